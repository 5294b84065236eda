//! What a good player would say of an action: what is wasted, and what is kept. Why an action is better is in `fact.rs`.

use super::deal::ROW;
use super::evaluation::price;
use super::fact::{Case, fact, may_answer};
use super::state::RACES;
use super::{Action, Fact, Orclympics, Phase, Player, Taking, Team, View};
use crate::rules::{Advise, Seat};

impl Advise for Orclympics {
    type Fact = Fact;

    fn is_wasted(view: &View, action: Action) -> bool {
        own(view).is_some_and(|(seat, own)| waste(view, seat, own, action).is_some())
    }

    fn is_always_tried(action: Action) -> bool {
        action == Action::Pass
    }

    fn keeping(view: &View, action: Action) -> i32 {
        let Some((seat, own)) = own(view) else { return 0 };
        let hand = own.hand.unwrap_or_default();
        let kept = match action {
            // What takes nothing is spent for nothing, or the rest has to follow.
            Action::Enter(team) if view.cups_after(seat, team).0 == Taking::Nothing => return -1,
            Action::TakeBack(Some(race)) => Team::of(race),
            Action::Enter(team) => hand.minus(team),
            Action::Pass => hand,
            // A card that is not kept goes on to the next player.
            Action::Keep(_) | Action::TakeBack(None) => Team::EMPTY,
            // Both rosters are kept.
            Action::Roster(_) => return 0,
        };
        let later = later(view);
        kept.iter().map(|race| (100.0 * price(race, later)) as i32).sum()
    }

    fn are_twins(view: &View, actions: [Action; 2]) -> bool {
        let ([Action::Enter(a), Action::Enter(b)], Some((seat, _))) = (actions, own(view)) else {
            return false;
        };
        a.len() == b.len()
            && a.minus(b).len() <= 1
            && view.cups_after(seat, a).1 == view.cups_after(seat, b).1
    }

    fn is_cheaper(view: &View, actions: [Action; 2]) -> bool {
        let ([Action::Enter(one), Action::Enter(other)], Some(case)) = (actions, Case::of(view)) else {
            return false;
        };
        let [kept, instead] = actions.map(|action| Self::keeping(view, action));
        kept > instead && case.enough(one, other).is_some()
    }

    fn fact(view: &View, [better, other]: [Action; 2]) -> Option<Fact> {
        let case = Case::of(view)?;
        let Case { seat, own, .. } = case;
        let shown = || fact(&case, [better, other]);
        match waste(view, seat, own, other) {
            // The cup that is taken, or kept, says more.
            Some(waste @ (Fact::NothingComesAfter | Fact::TakesNothing)) => shown().or(Some(waste)),
            wasted => wasted.or_else(shown),
        }
    }
}

impl<'a> Case<'a> {
    fn of(view: &'a View) -> Option<Self> {
        let (seat, own) = own(view)?;
        Some(Self { view, seat, own, later: later(view) })
    }
}

fn own(view: &View) -> Option<(Seat, &Player)> {
    let seat = view.seat()?;
    Some((seat, view.players.get(seat.index())?))
}

/// The competitions that cards kept now can still enter.
fn later(view: &View) -> &[super::Competition] {
    let held = match view.phase {
        Phase::Draft { .. } | Phase::Passing { .. } | Phase::Rosters | Phase::Final => 0,
        Phase::Compete | Phase::Award | Phase::TakeBacks | Phase::Returns | Phase::Over => {
            usize::from(view.current) + 1
        }
    };
    view.row.get(held..).unwrap_or_default()
}

/// Why an action is wasted: another one does at least as well whatever happens, as continued games in
/// `tests/orclympics/hints.rs` show.
fn waste(view: &View, seat: Seat, own: &Player, action: Action) -> Option<Fact> {
    let hand = own.hand?;
    let is_last_in = may_answer(view, seat).next().is_none();
    let usable = hand.usable(view.competition().skill());
    match action {
        Action::Enter(team) if is_last_in && view.cups.gold == Some(seat) => {
            Some(Fact::GoldIsYours { race: team.kinds().next()?, cards: team.len() as u8 })
        }
        Action::Enter(_) if view.cups_after(seat, usable).0 == Taking::Nothing => Some(Fact::NoCup),
        Action::Enter(team) if is_last_in && takes_with_fewer(view, seat, team) => Some(Fact::FewerWillDo),
        Action::Enter(team) if is_last_in && view.cups_after(seat, team).1 == view.cups => {
            Some(Fact::TakesNothing)
        }
        Action::Pass if usize::from(view.current) + 1 == ROW && !usable.is_empty() => {
            matches!(view.cups_after(seat, usable).0, Taking::Gold { .. } | Taking::Silver { .. })
                .then_some(Fact::NothingComesAfter)
        }
        Action::TakeBack(None) => {
            own.resting.filter(|resting| !resting.is_empty()).map(|_| Fact::RestingWinsNothing)
        }
        Action::TakeBack(Some(race)) => {
            let may_enter = |race: super::Race| later(view).iter().any(|card| race.skill(card.skill()) > 0);
            let is_other_better = || own.resting.is_some_and(|resting| resting.kinds().any(may_enter));
            (!may_enter(race) && is_other_better()).then_some(Fact::NoUse(race))
        }
        Action::Roster(team) => {
            let left = own.kept?.minus(team);
            let fits = |race: &super::Race| team.has(*race) || team.races() < RACES;
            left.kinds().find(fits).map(Fact::LeftAtHome)
        }
        _ => None,
    }
}

/// Whether one card of the team is not needed for the cup it takes.
fn takes_with_fewer(view: &View, seat: Seat, team: Team) -> bool {
    let (taking, cups) = view.cups_after(seat, team);
    matches!(taking, Taking::Gold { .. })
        && team
            .kinds()
            .map(|race| team.without(race))
            .any(|part| !part.is_empty() && view.cups_after(seat, part).1 == cups)
}
