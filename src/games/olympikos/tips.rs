//! When the tips matter.

use super::model;
use crate::session::Tip;
use pentathlon_engine::games::olympikos::{Clue, Medal, Olympikos, Phase, View};
use pentathlon_engine::rules::Seat;

/// The tips, in the order of the messages `tip-…`.
pub const TIPS: &[Tip<Olympikos>] = &[
    Tip { points_at: ".olympikos-sports", matters: |view, _| coaches(view) },
    Tip { points_at: ".olympikos-way.flat", matters: |view, _| coaches(view) && fits_none_alone(view) },
    Tip { points_at: ".olympikos-chip.coach", matters: |view, _| chooses_second(view) },
    Tip { points_at: ".olympikos-past", matters: |view, _| coaches(view) && !view.past.is_empty() },
    Tip { points_at: ".olympikos-medals", matters: |view, seat| races(view) && has_placed(view, seat, 0) },
    Tip { points_at: ".olympikos-pile .olympikos-card:not(.wanted)", matters: is_slower },
    Tip { points_at: ".olympikos-pad-medal.control", matters: |view, seat| view.owes_control(seat) },
];

fn coaches(view: &View) -> bool {
    model::clues(view).is_some()
}

fn races(view: &View) -> bool {
    view.phase == Phase::Race && view.flipped > 0
}

fn has_placed(view: &View, seat: Seat, count: usize) -> bool {
    seat != view.coach && model::pad(view, seat).placed.len() == count
}

fn chooses_second(view: &View) -> bool {
    coaches(view) && view.phase == Phase::Coach { medal: Medal::Silver } && !view.setup.is_together()
}

/// Whether each clue fits another sport at least as well as the target.
fn fits_none_alone(view: &View) -> bool {
    let Phase::Coach { medal } = view.phase else { return false };
    let Some(target) = view.target(medal).map(|ring| view.sport(ring)) else { return false };
    let others = || view.sports.iter().filter(|&&sport| sport != target);
    let fits = |clue: &Clue| others().all(|&sport| clue.strength(sport) < clue.strength(target));
    model::clues(view).is_some_and(|clues| !clues.iter().any(fits))
}

/// Whether somebody else has a card on a medal where the seat has none.
fn is_slower(view: &View, seat: Seat) -> bool {
    let open = |medal: &Medal| view.is_open(*medal, seat) && view.stand(*medal).cards.len() > 1;
    !view.setup.is_together() && Medal::ALL.iter().any(open)
}
