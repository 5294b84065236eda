//! What can be asked about: "What is this?"

use crate::browser::Topic;
use crate::contract::Teaching;
use crate::messages::{olympicslesson as lesson, olympicsrules as rules};

/// What teaches the game.
pub static TEACHING: Teaching = Teaching {
    lesson: written_games!(lesson::SAY, ["olympics"]),
    together: written_games!(lesson::TOGETHER, ["olympics-together"]),
    more: written_games!(lesson::MORE, ["olympics-more"]),
    sentences: &lesson::SENTENCES,
    topics: TOPICS,
    about: |number| lesson::ABOUT.get(number)?.text(),
    tip: |number| lesson::TIP.get(number)?.text(),
    wins: || lesson::WIN.iter().filter_map(|win| win.text()).collect(),
};

/// The things on the table, as selectors of the page, in the order of the messages `about-…`, each with the passage of the
/// rules about it. A thing within another one comes first.
const TOPICS: &[Topic] = &[
    Topic(".olympics-choice", rules::RULES_ONE_BID),
    Topic(".olympics-pair .olympics-back", rules::RULES_KNOWN_TEXT),
    Topic(".olympics-goes", rules::RULES_TWO_TEXT),
    Topic(".olympics-bib", rules::RULES_BOX_NUMBER),
    Topic(".olympics-stars, .olympics-mini > b", rules::RULES_BOX_STARS),
    Topic(".olympics-own", rules::RULES_KNOWN_TEXT),
    Topic(".olympics-chip .olympics-token", rules::RULES_TWO_NEW),
    Topic(".olympics-chip.olympics-back", rules::RULES_TWO_NEW),
    Topic(".olympics-chip", rules::RULES_TWO_NEW),
    Topic(".olympics-kind, .olympics-emblem", rules::RULES_BOX_CARDS),
    Topic(
        ".olympics-card .olympics-sport, .olympics-card .olympics-event-name, .olympics-mini .olympics-sport",
        rules::RULES_TWO_TEXT,
    ),
    Topic(".olympics-card", rules::RULES_BOX_CARDS),
    Topic(".olympics-took", rules::RULES_KNOWN_TAKEN),
    Topic(".olympics-pair", rules::RULES_ONE_PAIRS),
    Topic(".olympics-market", rules::RULES_ONE_PAIRS),
    Topic(r#".olympics-piles [data-place="deck"]"#, rules::RULES_END_TEXT),
    Topic(".olympics-discard", rules::RULES_KNOWN_TEXT),
    Topic(".olympics-medal", rules::RULES_CEREMONY_TEXT),
    Topic(".olympics-event", rules::RULES_AIM_TEXT),
    Topic(".olympics-sum", rules::RULES_CEREMONY_TEXT),
    Topic(".olympics-cell", rules::RULES_TWO_NEW),
    Topic(".olympics-points", rules::RULES_CEREMONY_POINTS),
    Topic(".olympics-status", rules::RULES_ROUND),
    Topic(".olympics-lane.seat-7 .olympics-head", rules::RULES_NEUTRAL_TEXT),
    Topic(".olympics-head", rules::RULES_ROUND),
    Topic(".olympics-rank", rules::RULES_CEREMONY_POINTS),
    Topic(".olympics-block small", rules::RULES_CEREMONY_TIE),
    Topic(".olympics-counted", rules::RULES_CEREMONY_TEXT),
    Topic(".olympics-step", rules::RULES_CEREMONY_TEXT),
    Topic(".olympics-ceremony", rules::RULES_CEREMONY_TEXT),
    Topic(".olympics-bid", rules::RULES_ONE_BID),
    Topic(".olympics-stage", rules::RULES_ONE_BID),
    Topic(".olympics-mini", rules::RULES_BOX_CARDS),
    Topic(".confirm", rules::RULES_ROUND),
    Topic(".prompt", rules::RULES_ROUND),
    Topic(".olympics-aim", rules::RULES_AIM_TEXT),
];
