//! What can be asked about: "What is this?"

use crate::browser::Topic;
use crate::contract::Teaching;
use crate::messages::{olympia2000lesson as lesson, olympia2000rules as rules};

/// What teaches the game.
pub static TEACHING: Teaching = Teaching {
    lesson: written_games!(lesson::SAY, ["olympia2000"]),
    together: written_games!(lesson::TOGETHER, ["olympia2000-together"]),
    more: written_games!(lesson::MORE, ["olympia2000-more"]),
    sentences: &lesson::SENTENCES,
    topics: TOPICS,
    about: |number| lesson::ABOUT.get(number)?.text(),
    tip: |number| lesson::TIP.get(number)?.text(),
    wins: || lesson::WIN.iter().filter_map(|win| win.text()).collect(),
};

/// The things on the table, as selectors of the page, in the order of the messages `about-…`, each with the passage of the
/// rules about it. A thing within another one comes first.
const TOPICS: &[Topic] = &[
    Topic(".known-to", rules::RULES_THREE_KNOW),
    Topic(".place.lit", rules::RULES_ONE_TEXT),
    Topic(".place", rules::RULES_BOX_ATHLETES),
    Topic(".card .portrait, .card-group", rules::RULES_BOX_GROUPS),
    Topic(".offer .card", rules::RULES_THREE_TEXT),
    Topic(".offer-choices", rules::RULES_THREE_TEXT),
    Topic(".card", rules::RULES_BOX_ATHLETES),
    Topic(".then", rules::RULES_TWO_TEXT),
    Topic(".prize", rules::RULES_ONE_TEXT),
    Topic(".column-chips .uppermost", rules::RULES_TWO_TEXT),
    Topic(".column-chips, .column-left", rules::RULES_SET_UP_LAURELS),
    Topic(r#".column[data-action="chip combination"]"#, rules::RULES_BOX_COMBINATION),
    Topic(".column", rules::RULES_TWO_TEXT),
    Topic(".aim", rules::RULES_AIM_ROUND),
    Topic(".deck", rules::RULES_END_TEXT),
    Topic(".deck-mark", rules::RULES_THREE_TEXT),
    Topic(".badge-plus", rules::RULES_END_COUNT),
    Topic(".badge-points", rules::RULES_END_COUNT),
    Topic(".badge-status", rules::RULES_ROUND),
    Topic(".badge", rules::RULES_END_COUNT),
    Topic(".void", rules::RULES_VOID_TEXT),
    Topic(".line button", rules::RULES_ANSWER_GONE),
    Topic(".line-rank", rules::RULES_ONE_TEXT),
    Topic(".line-place", rules::RULES_BOX_ATHLETES),
    Topic(".line-who small", rules::RULES_TWO_TEXT),
    Topic(".result", rules::RULES_ONE_TEXT),
    Topic(".stage-token", rules::RULES_BOX_CONSOLATION),
    Topic(".stage", rules::RULES_ONE_TEXT),
    Topic(".laurel", rules::RULES_BOX_LAURELS),
    Topic(".confirm", rules::RULES_ROUND),
    Topic(".prompt", rules::RULES_ROUND),
];
