//! When the tips matter.

use super::model::{self, Task};
use super::turn::Turn;
use crate::contract::Tip;
use pentathlon_engine::games::olympicards::{Against, Demand, Player, View};
use pentathlon_engine::rules::Seat;

/// The tips, in the order of the messages `tip-…`.
pub const TIPS: &[Tip<View>] = &[
    |view, _| (turn(view).is_some() && view.setup.is_for_two()).then_some(".ladder"),
    |view, _| (matches!(model::task(view), Task::Choose { .. })).then_some(r#"[data-action="defer"]"#),
    |view, _| turn(view).is_some_and(takes_steps).then_some(".sport-card"),
    |view, _| (turn(view).is_some_and(sets_task) && fitting(view) > 0).then_some(".sport-card"),
    |view, seat| (is_first_turn(view, seat) && runs_short(view, seat)).then_some(".ladder"),
    |view, _| (turn(view).is_some() && may_be_first_out(view)).then_some(".rung.next"),
    |view, _| turn(view).is_some_and(|turn| turn.alone).then_some(".withdraw"),
];

fn turn(view: &View) -> Option<Turn> {
    match model::task(view) {
        Task::Turn(turn) => Some(turn),
        _ => None,
    }
}

fn takes_steps(turn: Turn) -> bool {
    let rule = turn.sport.rule();
    rule.against == Against::Own && matches!(rule.demand, Demand::Higher | Demand::Lower)
}

fn sets_task(turn: Turn) -> bool {
    turn.sport.rule().against == Against::Last && !turn.alone
}

/// Whether a seat has not played in this sport yet, and cards matter to it for the sports to come.
fn is_first_turn(view: &View, seat: Seat) -> bool {
    let is_first = |player: &Player| player.last.is_none();
    turn(view).is_some_and(|turn| !turn.alone) && view.player(seat).is_some_and(is_first)
}

/// Whether a seat has few cards left for the sports to come: as long as there are enough, new ones are of no use yet.
fn runs_short(view: &View, seat: Seat) -> bool {
    !model::is_last_sport(view) && view.player(seat).is_some_and(|player| player.cards <= 4)
}

/// How many cards can be played.
fn fitting(view: &View) -> usize {
    view.playable(None).iter().filter(|(_, fits)| fits.is_ok()).count()
}

fn may_be_first_out(view: &View) -> bool {
    !view.setup.is_for_two() && view.withdrawn.is_empty() && (1..3).contains(&fitting(view))
}
