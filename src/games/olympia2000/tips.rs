//! When the tips matter.

use super::model::{self, Task};
use crate::contract::Tip;
use pentathlon_engine::games::olympia2000::{Athlete, Group, View};

/// The tips, in the order of the messages `tip-…`.
pub const TIPS: &[Tip<View>] = &[
    |view, _| sends(view).then_some(".place.lit"),
    |view, _| (sends(view) && ranks_up_to(view, 8) > 1).then_some(".hand"),
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
fn ranks_up_to(view: &View, rank: u8) -> usize {
    let Some(prize) = view.prize else { return 0 };
    model::hand(view).iter().filter(|athlete| athlete.rank(prize.discipline) <= rank).count()
}

fn loses_well(view: &View) -> bool {
    let on_crutches = |athlete: &Athlete| athlete.group() == Group::Crutches;
    ranks_up_to(view, 20) == 0 && model::hand(view).iter().any(on_crutches)
}

fn is_given(view: &View) -> bool {
    model::hand(view).into_iter().any(|athlete| model::giver(view, athlete).is_some())
}

/// Whether an athlete in the hand has no place in the discipline of the round.
fn holds_no_place(view: &View) -> bool {
    let Some(prize) = view.prize else { return false };
    model::hand(view).iter().any(|athlete| athlete.rank(prize.discipline) > Athlete::LAST_RANK)
}

/// Whether cards will be drawn once or twice more.
fn is_deck_low(view: &View) -> bool {
    let seats = view.players.len();
    (seats..3 * seats).contains(&usize::from(view.deck))
}
