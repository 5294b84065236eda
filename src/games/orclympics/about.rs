//! What can be asked about: "What is this?"

use crate::browser::Topic;
use crate::messages::orclympics as messages;

/// The things on the table, as selectors of the page, in the order of the messages `about-…`, each with the passage of the
/// rules about it. A thing within another one comes first.
pub const TOPICS: &[Topic] = &[
    Topic(".tile .cup", messages::rules_box_cups),
    Topic(".worth.gold", messages::rules_after_text),
    Topic(".worth.silver", messages::rules_after_text),
    Topic(".tile-emblem", messages::rules_box_emblems),
    Topic(".tile.main", messages::rules_box_competitions),
    Topic(".tile.now", messages::rules_box_competitions),
    Topic(".tile", messages::rules_box_competitions),
    Topic(".row-of-seven", messages::rules_set_up_row),
    Topic(".cup.gold", messages::rules_enter_gold),
    Topic(".cup.silver", messages::rules_enter_silver),
    Topic(".lane-rests", messages::rules_after_rest),
    Topic(".lane-counts", messages::rules_ask_public_text),
    Topic(".lane-points", messages::rules_after_text),
    Topic(".lane-who", messages::rules_ask_public_text),
    Topic(".lane-doing", messages::rules_pass_text),
    Topic(".passes", messages::rules_draft_text),
    Topic(".lane-entered li", messages::rules_enter_text),
    Topic(".lane-total", messages::rules_enter_text),
    Topic(".lane", messages::rules_enter_text),
    Topic(".fair.begins", messages::rules_compete_first),
    Topic(".fair.awards", messages::rules_after_text),
    Topic(".race-card-name small", messages::rules_box_folk),
    Topic(".ability.none", messages::rules_box_folk),
    Topic(".ability.counts", messages::rules_enter_text),
    Topic(".ability", messages::rules_box_folk),
    Topic(".race-card.dim", messages::rules_enter_text),
    Topic(".race-card", messages::rules_box_folk),
    Topic(".aside", messages::rules_draft_text),
    Topic(".race-slots li", messages::rules_team_text),
    Topic(".offer-team", messages::rules_team_text),
    Topic(r#"[data-action="pass"]"#, messages::rules_pass_text),
    Topic(r#"[data-action="take_back -"]"#, messages::rules_after_rest),
    Topic(".confirm", messages::rules_compete_turn),
    Topic(".ask", messages::rules_compete),
    Topic(".head", messages::rules_box_folk),
    Topic(".row-aim", messages::rules_brief_compete),
];
