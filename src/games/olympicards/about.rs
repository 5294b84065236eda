//! What can be asked about: "What is this?"

use crate::browser::Topic;
use crate::messages::olympicards as messages;

/// The things on the table, as selectors of the page, in the order of the messages `about-…`, each with the passage of the
/// rules about it. A thing within another one comes first.
pub const TOPICS: &[Topic] = &[
    Topic(".starred", messages::rules_variant_record),
    Topic(".must", messages::rules_turn_text),
    Topic(".sport-facts", messages::rules_answer_fewer),
    Topic(".sport-animation-value", messages::rules_play_text),
    Topic(".sport-face", messages::rules_box_sports),
    Topic(r#".marked [data-card^="turned"]"#, messages::rules_turned_text),
    Topic(".marked", messages::rules_play_text),
    Topic(".needed, .sport-card", messages::rules_play_text),
    Topic(".supply", messages::rules_stack_text),
    Topic(".tile-done", messages::rules_scoring_text),
    Topic(".tile-off", messages::rules_turn_text),
    Topic(".tile-hidden", messages::rules_turn_text),
    Topic(".programme", messages::rules_aim_text),
    Topic(".run-medals .star, .line-won .record, .world-record", messages::rules_variant_record),
    Topic(".medallion", messages::rules_box_medals),
    Topic(".flag", messages::rules_box_start),
    Topic(".gain", messages::rules_ladder_text),
    Topic(".crowning", messages::rules_ladder_text),
    Topic(".run-cards", messages::rules_answer_count),
    Topic(".run-points, .run-medals", messages::rules_scoring_text),
    Topic(".run-doing", messages::rules_play_text),
    Topic(".run-total", messages::rules_play_text),
    Topic(".run li", messages::rules_play_text),
    Topic(".track", messages::rules_play_text),
    Topic(".ladder .aim", messages::rules_aim_text),
    Topic(".rung-who", messages::rules_ladder_text),
    Topic(".rung.next", messages::rules_ladder_text),
    Topic(".ladder", messages::rules_ladder_text),
    Topic(".perf .suit, .perf small", messages::rules_box_cards),
    Topic(".held-card.dim", messages::rules_play_text),
    Topic(".held-card", messages::rules_box_cards),
    Topic(r#"[data-action="play_sport"]"#, messages::rules_turn_text),
    Topic(r#"[data-action="defer"]"#, messages::rules_turn_text),
    Topic(".withdraw", messages::rules_play_text),
    Topic(".confirm", messages::rules_play_text),
    Topic(".ask", messages::rules_play_head),
];
