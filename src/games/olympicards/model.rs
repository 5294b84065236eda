//! From a view to what is drawn: pure functions whose values can be compared, so that only what changes is updated.

mod lane;

use super::turn::Turn;
pub use lane::{Lane, PlayerStatus, lane};
use pentathlon_engine::games::olympicards::{Against, Demand, Event, Phase, Reward, Sport, View};
use pentathlon_engine::rules::Seat;

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Somebody lets the sport be played, or puts it off.
    Choose {
        /// Who is asked.
        seat: Seat,
        /// The sport.
        sport: Sport,
    },
    /// Somebody plays cards, or withdraws.
    Turn(Turn),
    /// Nobody: a card is turned over, or a sport has just ended.
    Watch,
    /// The game is over.
    Over,
}

/// What the table waits for.
pub fn task(view: &View) -> Task {
    match (view.phase, view.sport) {
        (Phase::Choice, Some(sport)) => Task::Choose { seat: view.start, sport },
        (Phase::Turn { seat }, Some(sport)) => {
            let is_turned = sport.rule().against == Against::Turned;
            Task::Turn(Turn {
                seat,
                sport,
                to_beat: view.to_beat(seat),
                turned: is_turned.then_some(view.round),
                empty: view.player(seat).is_some_and(|player| player.cards == 0),
                alone: last_in(view) == Some(seat),
            })
        }
        (Phase::Opening | Phase::Result, _) => Task::Watch,
        _ => Task::Over,
    }
}

/// The only seat that is still in the sport, if all others have withdrawn.
pub fn last_in(view: &View) -> Option<Seat> {
    let mut playing =
        Seat::all(view.players.len()).filter(|&seat| view.player(seat).is_some_and(|player| player.playing));
    playing.next().filter(|_| playing.next().is_none())
}

/// Whether the values of several cards add up: in weightlifting, but not in sailing.
pub fn adds_up(view: &View) -> bool {
    view.sport.is_some_and(|sport| sport.rule().demand != Demand::Wind)
}

/// Whether no sport is left after the current one.
pub fn is_last_sport(view: &View) -> bool {
    view.sports_left() == 0
}

/// What a withdrawal pays now: after the last sport, nobody needs the start card.
pub fn pays(view: &View, reward: &Reward) -> Reward {
    Reward { start_card: reward.start_card && !is_last_sport(view), ..*reward }
}

/// What the sport card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SportCard {
    /// The sport.
    pub sport: Sport,
    /// Whether a world record can be set in it.
    pub star: bool,
    /// Whether it must be played, because it was put off before, or because another one just was.
    pub must: bool,
    /// Whether it is the last one.
    pub last: bool,
}

/// The sport that was turned over or is being played.
pub fn sport_card(view: &View) -> Option<SportCard> {
    let sport = view.sport?;
    Some(SportCard {
        sport,
        star: view.setup.has_record(sport),
        must: view.must_play,
        last: is_last_sport(view),
    })
}

/// A place in the programme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tile {
    /// A finished sport, and who won gold.
    Done(Sport, Option<Seat>),
    /// The current sport.
    Current(Sport),
    /// Face down.
    Hidden,
    /// Put off: it waits face up.
    PutOff(Sport),
}

impl Tile {
    /// The sport, if it is known.
    pub fn sport(self) -> Option<Sport> {
        match self {
            Self::Done(sport, _) | Self::Current(sport) | Self::PutOff(sport) => Some(sport),
            Self::Hidden => None,
        }
    }
}

/// The nine sports in order; which ones are face down is unknown.
pub fn programme(view: &View) -> Vec<Tile> {
    let done = view.finished.iter().map(|finished| Tile::Done(finished.sport, finished.gold));
    let hidden = std::iter::repeat_n(Tile::Hidden, view.face_down.into());
    let put_off = view.deferred.iter().copied().map(Tile::PutOff);
    done.chain(view.sport.map(Tile::Current)).chain(hidden).chain(put_off).collect()
}

/// The ladder of withdrawal as shown: of the current sport, or as the result of the last one until the next begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ladder {
    /// The sport.
    pub sport: Option<Sport>,
    /// Who withdrew, in order.
    pub taken: Vec<Seat>,
    /// Whether the sport is over.
    pub is_result: bool,
}

/// The ladder to show next, given the one shown before.
pub fn ladder(view: &View, before: &Ladder) -> Ladder {
    if matches!(view.phase, Phase::Turn { .. }) || !view.withdrawn.is_empty() {
        return Ladder { sport: view.sport, taken: view.withdrawn.clone(), is_result: false };
    }
    let mut result = Ladder { is_result: before.sport.is_some(), ..before.clone() };
    // Where steps are not shown one by one, the last one out is missing: the only player who has not withdrawn.
    let seats = view.players.len();
    if result.is_result && !view.setup.is_for_two() && result.taken.len() + 1 == seats {
        result.taken.extend(Seat::all(seats).find(|seat| !before.taken.contains(seat)));
    }
    result
}

/// Whether the reward of a step is taken. It is not while the player who climbs it is still being paid.
pub fn is_paid(ladder: &Ladder, step: usize, event: Option<&Event>) -> bool {
    let pays = matches!(
        event,
        Some(Event::Withdrew { .. } | Event::Drew { .. } | Event::Short { .. } | Event::Reshuffled { .. })
    );
    step + usize::from(pays) < ladder.taken.len()
}

#[cfg(test)]
mod tests {
    #![allow(
        clippy::expect_used,
        clippy::unwrap_used,
        reason = "a test that cannot go on stops with a sentence"
    )]

    use super::{Ladder, ladder};
    use crate::test_tables;
    use pentathlon_engine::games::olympicards::{Action, Olympicards, Phase, State};
    use pentathlon_engine::rules::{Rules, Viewer};

    /// The asked seat plays the sport, or withdraws.
    fn act(state: &mut State) {
        let seat = Olympicards::awaiting(state).seats().first().expect("somebody is asked");
        let view = Olympicards::view(state, Viewer::Table);
        let action = if view.phase == Phase::Choice { Action::PlaySport } else { Action::Withdraw };
        Olympicards::play(state, seat, action, &mut |_, _| {}).expect("it is legal");
    }

    #[test]
    fn the_ladder_shows_the_result_of_a_sport_until_the_next_one_is_played() {
        for seats in 3..=7 {
            let mut state = test_tables::state::<Olympicards>(seats, "", 7);
            let view = |state: &State| Olympicards::view(state, Viewer::Table);
            let mut shown = ladder(&view(&state), &Ladder::default());
            assert!(!shown.is_result, "nothing has been played");
            let sport = view(&state).sport;
            for _ in 0..=seats {
                act(&mut state);
                shown = ladder(&view(&state), &shown);
            }
            // All have withdrawn. The last one is shown although no view contains it.
            assert!(shown.is_result && shown.sport == sport, "{shown:?}");
            assert_eq!(shown.taken.len(), seats);
            assert_eq!(shown.taken.last().copied(), view(&state).finished.last().unwrap().gold);
            assert_eq!(ladder(&view(&state), &shown), shown, "it stays");
            act(&mut state);
            let next = ladder(&view(&state), &shown);
            assert!(!next.is_result && next.taken.is_empty(), "{next:?}");
        }
    }
}
