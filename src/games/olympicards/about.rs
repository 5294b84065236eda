//! What can be asked about: "What is this?"

use crate::browser::Topic;
use crate::contract::Teaching;
use crate::messages::{olympicardslesson as lesson, olympicardsrules as rules};

/// What teaches the game.
pub static TEACHING: Teaching = Teaching {
    lesson: written_games!(lesson::SAY, ["olympicards"]),
    together: written_games!(lesson::TOGETHER, ["olympicards-together"]),
    more: written_games!(lesson::MORE, ["olympicards-more", "olympicards-more2"]),
    sentences: &lesson::SENTENCES,
    topics: TOPICS,
    about: |number| lesson::ABOUT.get(number)?.text(),
    tip: |number| lesson::TIP.get(number)?.text(),
    wins: || lesson::WIN.iter().filter_map(|win| win.text()).collect(),
};

/// The things on the table, as selectors of the page, in the order of the messages `about-…`, each with the passage of the
/// rules about it. A thing within another one comes first.
const TOPICS: &[Topic] = &[
    Topic(".starred", rules::RULES_VARIANT_RECORD),
    Topic(".must", rules::RULES_TURN_TEXT),
    Topic(".sport-facts", rules::RULES_ANSWER_FEWER),
    Topic(".sport-animation-value", rules::RULES_PLAY_TEXT),
    Topic(".sport-face", rules::RULES_BOX_SPORTS),
    Topic(r#".marked [data-card^="turned"]"#, rules::RULES_TURNED_TEXT),
    Topic(".marked", rules::RULES_PLAY_TEXT),
    Topic(".needed, .sport-card", rules::RULES_PLAY_TEXT),
    Topic(".supply", rules::RULES_STACK_TEXT),
    Topic(".tile-done", rules::RULES_SCORING_TEXT),
    Topic(".tile-off", rules::RULES_TURN_TEXT),
    Topic(".tile-hidden", rules::RULES_TURN_TEXT),
    Topic(".programme", rules::RULES_AIM_TEXT),
    Topic(".run-medals .star, .line-won .record, .world-record", rules::RULES_VARIANT_RECORD),
    Topic(".medallion", rules::RULES_BOX_MEDALS),
    Topic(".flag", rules::RULES_BOX_START),
    Topic(".gain", rules::RULES_LADDER_TEXT),
    Topic(".crowning", rules::RULES_LADDER_TEXT),
    Topic(".run-cards", rules::RULES_ANSWER_COUNT),
    Topic(".run-points, .run-medals", rules::RULES_SCORING_TEXT),
    Topic(".run-doing", rules::RULES_PLAY_TEXT),
    Topic(".run-total", rules::RULES_PLAY_TEXT),
    Topic(".run li", rules::RULES_PLAY_TEXT),
    Topic(".track", rules::RULES_PLAY_TEXT),
    Topic(".ladder .aim", rules::RULES_AIM_TEXT),
    Topic(".rung-who", rules::RULES_LADDER_TEXT),
    Topic(".rung.next", rules::RULES_LADDER_TEXT),
    Topic(".ladder", rules::RULES_LADDER_TEXT),
    Topic(".perf .suit, .perf small", rules::RULES_BOX_CARDS),
    Topic(".held-card.dim", rules::RULES_PLAY_TEXT),
    Topic(".held-card", rules::RULES_BOX_CARDS),
    Topic(r#"[data-action="play_sport"]"#, rules::RULES_TURN_TEXT),
    Topic(r#"[data-action="defer"]"#, rules::RULES_TURN_TEXT),
    Topic(".withdraw", rules::RULES_PLAY_TEXT),
    Topic(".confirm", rules::RULES_PLAY_TEXT),
    Topic(".ask", rules::RULES_PLAY_HEAD),
];
