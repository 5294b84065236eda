//! What can be asked about: "What is this?"

use crate::browser::Topic;
use crate::contract::Teaching;
use crate::messages::{olympikoslesson as lesson, olympikosrules as rules};

/// What teaches the game.
pub static TEACHING: Teaching = Teaching {
    lesson: written_games!(lesson::SAY, ["olympikos-practice", "olympikos"]),
    together: written_games!(lesson::TOGETHER, ["olympikos-together"]),
    more: written_games!(lesson::MORE, ["olympikos-more"]),
    sentences: &lesson::SENTENCES,
    topics: TOPICS,
    about: |number| lesson::ABOUT.get(number)?.text(),
    tip: |number| lesson::TIP.get(number)?.text(),
    wins: || lesson::WIN.iter().filter_map(|win| win.text()).collect(),
};

/// The things on the table, as selectors of the page, in the order of the messages `about-…`, each with the passage of the
/// rules about it. A thing within another one comes first.
const TOPICS: &[Topic] = &[
    Topic(".olympikos-control-card", rules::RULES_CONTROL_HOW),
    Topic(".olympikos-gain", rules::RULES_POINTS_ATHLETES),
    Topic(".olympikos-total", rules::RULES_TOGETHER_POINTS),
    Topic(".olympikos-points, .olympikos-pips", rules::RULES_POINTS_BOARD),
    Topic(".olympikos-chip.coach", rules::RULES_COACH_DRAW),
    Topic(".olympikos-chip.controlled", rules::RULES_CONTROL_WHO),
    Topic(".olympikos-chip", rules::RULES_ATHLETES_PLACE),
    Topic(".olympikos-past", rules::RULES_TURN_END),
    Topic(".olympikos-opposite", rules::RULES_COACH_LAY),
    Topic(".olympikos-sport.wanted", rules::RULES_COACH_DRAW),
    Topic(".olympikos-sport.answer", rules::RULES_PRESENTATION_TEXT),
    Topic(".olympikos-sport.down", rules::RULES_SETUP_SPORTS),
    Topic(".olympikos-sport-ring", rules::RULES_BOX_RINGS),
    Topic(".olympikos-sport", rules::RULES_BOX_RINGS),
    Topic(".olympikos-podest h3", rules::RULES_POINTS_ATHLETES),
    Topic(".olympikos-how", rules::RULES_COACH_LAY),
    Topic(".olympikos-podest .olympikos-clue.down", rules::RULES_COACH_LAY),
    Topic(".olympikos-podest .olympikos-clue", rules::RULES_COACH_LAY),
    Topic(".olympikos-card.wanted", rules::RULES_COACH_DRAW),
    Topic(".olympikos-card.rival", rules::RULES_TOGETHER_RIVALS),
    Topic(".olympikos-card.right", rules::RULES_POINTS_ATHLETES),
    Topic(".olympikos-card.wrong", rules::RULES_POINTS_ATHLETES),
    Topic(".olympikos-card", rules::RULES_ATHLETES_PLACE),
    Topic(".olympikos-podest", rules::RULES_ATHLETES_PLACE),
    Topic(".olympikos-clock", rules::RULES_ATHLETES_FLIP),
    Topic(".olympikos-press", rules::RULES_OPTION_CLOCK),
    Topic(".olympikos-test", rules::RULES_CONTROL_POSITIVE),
    Topic(".olympikos-ready", rules::RULES_SETUP_SPORTS),
    Topic(".olympikos-pad-ring.gone", rules::RULES_ATHLETES_PLACE),
    Topic(".olympikos-pad-ring", rules::RULES_ATHLETES_FLIP),
    Topic(".olympikos-pad-medal.control", rules::RULES_CONTROL_HOW),
    Topic(".olympikos-pad-medal.placed", rules::RULES_ATHLETES_PLACE),
    Topic(".olympikos-pad-medal", rules::RULES_ATHLETES_FLIP),
    Topic(".olympikos-tabs", rules::RULES_ATHLETES_FLIP),
    Topic(".olympikos-pad", rules::RULES_ATHLETES_PLACE),
    Topic(".olympikos-way.flat", rules::RULES_COACH_LAY),
    Topic(".olympikos-way", rules::RULES_COACH_LAY),
    Topic(".olympikos-clues .olympikos-clue", rules::RULES_COACH_REST),
    Topic(".ask .olympikos-ring", rules::RULES_COACH_DRAW),
    Topic(".confirm", rules::RULES_COACH_LAY),
    Topic(".ask", rules::RULES_TURN),
];
