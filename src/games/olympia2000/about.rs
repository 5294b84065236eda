//! What can be asked about: "What is this?"

use crate::browser::Topic;
use crate::messages::olympia2000 as messages;

/// The things on the table, as selectors of the page, in the order of the messages `about-…`, each with the passage of the
/// rules about it. A thing within another one comes first.
pub const TOPICS: &[Topic] = &[
    Topic(".known-to", messages::rules_three_know),
    Topic(".place.lit", messages::rules_one_text),
    Topic(".place", messages::rules_box_athletes),
    Topic(".card .portrait, .card-group", messages::rules_box_groups),
    Topic(".offer .card", messages::rules_three_text),
    Topic(".offer-choices", messages::rules_three_text),
    Topic(".card", messages::rules_box_athletes),
    Topic(".then", messages::rules_two_text),
    Topic(".prize", messages::rules_one_text),
    Topic(".column-chips .uppermost", messages::rules_two_text),
    Topic(".column-chips, .column-left", messages::rules_set_up_laurels),
    Topic(r#".column[data-action="chip combination"]"#, messages::rules_box_combination),
    Topic(".column", messages::rules_two_text),
    Topic(".aim", messages::rules_aim_round),
    Topic(".deck", messages::rules_end_text),
    Topic(".deck-mark", messages::rules_three_text),
    Topic(".badge-plus", messages::rules_end_count),
    Topic(".badge-points", messages::rules_end_count),
    Topic(".badge-status", messages::rules_round),
    Topic(".badge", messages::rules_end_count),
    Topic(".void", messages::rules_void_text),
    Topic(".line button", messages::rules_answer_gone),
    Topic(".line-rank", messages::rules_one_text),
    Topic(".line-place", messages::rules_box_athletes),
    Topic(".line-who small", messages::rules_two_text),
    Topic(".result", messages::rules_one_text),
    Topic(".stage-token", messages::rules_box_consolation),
    Topic(".stage", messages::rules_one_text),
    Topic(".laurel", messages::rules_box_laurels),
    Topic(".confirm", messages::rules_round),
    Topic(".prompt", messages::rules_round),
];
