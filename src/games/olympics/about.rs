//! What can be asked about: "What is this?"

use crate::browser::Topic;
use crate::messages::olympics as messages;

/// The things on the table, as selectors of the page, in the order of the messages `about-…`, each with the passage of the
/// rules about it. A thing within another one comes first.
pub const TOPICS: &[Topic] = &[
    Topic(".olympics-choice", messages::rules_one_bid),
    Topic(".olympics-pair .olympics-back", messages::rules_known_text),
    Topic(".olympics-goes", messages::rules_two_text),
    Topic(".olympics-bib", messages::rules_box_number),
    Topic(".olympics-stars, .olympics-mini-foot b", messages::rules_box_stars),
    Topic(".olympics-own", messages::rules_known_text),
    Topic(".olympics-chip .olympics-token", messages::rules_two_new),
    Topic(".olympics-chip.olympics-back", messages::rules_two_new),
    Topic(".olympics-chip", messages::rules_two_new),
    Topic(".olympics-kind, .olympics-emblem", messages::rules_box_cards),
    Topic(
        ".olympics-card .olympics-sport, .olympics-card .olympics-event-name, .olympics-mini .olympics-sport",
        messages::rules_two_text,
    ),
    Topic(".olympics-card", messages::rules_box_cards),
    Topic(".olympics-took", messages::rules_known_taken),
    Topic(".olympics-pair", messages::rules_one_pairs),
    Topic(".olympics-market", messages::rules_one_pairs),
    Topic(r#".olympics-piles [data-place="deck"]"#, messages::rules_end_text),
    Topic(".olympics-discard", messages::rules_known_text),
    Topic(".olympics-medal", messages::rules_ceremony_text),
    Topic(".olympics-event", messages::rules_aim_text),
    Topic(".olympics-sum", messages::rules_ceremony_text),
    Topic(".olympics-cell", messages::rules_two_new),
    Topic(".olympics-points", messages::rules_ceremony_points),
    Topic(".olympics-status", messages::rules_round),
    Topic(".olympics-lane.seat-7 .olympics-head", messages::rules_neutral_text),
    Topic(".olympics-head", messages::rules_round),
    Topic(".olympics-rank", messages::rules_ceremony_points),
    Topic(".olympics-block small", messages::rules_ceremony_tie),
    Topic(".olympics-counted", messages::rules_ceremony_text),
    Topic(".olympics-step", messages::rules_ceremony_text),
    Topic(".olympics-ceremony", messages::rules_ceremony_text),
    Topic(".olympics-bid", messages::rules_one_bid),
    Topic(".olympics-stage", messages::rules_one_bid),
    Topic(".olympics-mini", messages::rules_box_cards),
    Topic(".confirm", messages::rules_round),
    Topic(".prompt", messages::rules_round),
    Topic(".olympics-aim", messages::rules_aim_text),
];
