//! When the tips matter.

use super::task::{self, Task};
use crate::contract::Tip;
use pentathlon_engine::games::orclympics::{Phase, RACES, Taking, Team, View};
use pentathlon_engine::rules::Seat;

/// The tips, in the order of the messages `tip-…`.
pub const TIPS: &[Tip<View>] = &[
    |view, _| (view.phase == Phase::Draft { pick: 0 }).then_some(".row-of-seven"),
    |view, seat| has_fourth_race(view, seat).then_some(".tray"),
    |view, _| (view.phase == Phase::Rosters).then_some(".builder"),
    |view, _| (!usable(view).is_empty()).then_some(r#"[data-action="pass"]"#),
    |view, _| (!usable(view).is_empty() && is_main_event(view)).then_some(".tile.main"),
    |view, seat| may_tie(view, seat).then_some(r#"[data-card="cup gold"]"#),
    |view, seat| rests_two_races(view, seat).then_some(".race-cards"),
];

/// The cards that can be entered now, where that could gain something.
fn usable(view: &View) -> Team {
    match task::task(view) {
        Task::Enter { usable, has_won: false, .. } => usable,
        _ => Team::EMPTY,
    }
}

fn is_main_event(view: &View) -> bool {
    view.competition().is_main_event()
}

/// Whether three races are kept, and the hand has a fourth.
fn has_fourth_race(view: &View, seat: Seat) -> bool {
    let Phase::Draft { .. } = view.phase else { return false };
    let player = view.player(seat);
    let cards = player.and_then(|player| player.kept.zip(player.hand));
    cards.is_some_and(|(kept, hand)| kept.races() == RACES && hand.kinds().any(|race| !kept.has(race)))
}

fn may_tie(view: &View, seat: Seat) -> bool {
    let ties = |team| matches!(view.cups_after(seat, team).0, Taking::Gold { tie: true, .. });
    usable(view).kinds().any(|race| ties(Team::of(race)))
}

fn rests_two_races(view: &View, seat: Seat) -> bool {
    let resting = view.player(seat).and_then(|player| player.resting);
    view.phase == Phase::TakeBacks && resting.is_some_and(|team| team.races() > 1)
}
