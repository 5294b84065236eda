//! What teaches the game: its lessons, its tips, and what can be asked about ("What is this?").

use super::model::{self, Task};
use crate::browser::Topic;
use crate::contract::{Teaching, Tip};
use crate::messages::{olympia2000lesson as lesson, olympia2000rules as rules};
use pentathlon_engine::games::olympia2000::{Athlete, Group, View};

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

/// The tips, in the order of the messages `tip-…`.
pub const TIPS: &[Tip<View>] = &[
    |view, _| sends(view).then_some(".place.lit"),
    |view, _| (sends(view) && positions_up_to(view, 8) > 1).then_some(".hand"),
    |view, _| (sends(view) && loses_well(view)).then_some(".hand .on-crutches"),
    |view, _| (matches!(model::task(view), Task::Choose { .. })).then_some(".columns"),
    |view, _| (matches!(model::task(view), Task::Deal { .. })).then_some(".offer .card"),
    |view, _| (sends(view) && is_given(view)).then_some(".known-to"),
    |view, _| (sends(view) && is_deck_low(view)).then_some(".hand"),
    |view, _| (sends(view) && holds_no_place(view)).then_some(".hand .place.lit.none"),
];

fn sends(view: &View) -> bool {
    matches!(model::task(view), Task::Send { .. })
}

/// How many athletes in the hand have a place up to this one in the discipline of the round.
fn positions_up_to(view: &View, last: u8) -> usize {
    let Some(prize) = view.prize else { return 0 };
    model::hand(view).iter().filter(|athlete| athlete.position(prize.discipline) <= last).count()
}

fn loses_well(view: &View) -> bool {
    let on_crutches = |athlete: &Athlete| athlete.group() == Group::Crutches;
    positions_up_to(view, 20) == 0 && model::hand(view).iter().any(on_crutches)
}

fn is_given(view: &View) -> bool {
    model::hand(view).into_iter().any(|athlete| model::giver(view, athlete).is_some())
}

/// Whether an athlete in the hand has no place in the discipline of the round.
fn holds_no_place(view: &View) -> bool {
    let Some(prize) = view.prize else { return false };
    model::hand(view).iter().any(|athlete| athlete.position(prize.discipline) > Athlete::LAST_POSITION)
}

/// Whether cards will be drawn once or twice more.
fn is_deck_low(view: &View) -> bool {
    let seats = view.players.len();
    (seats..3 * seats).contains(&usize::from(view.deck))
}
