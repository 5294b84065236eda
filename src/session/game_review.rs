//! The review of a finished game: its rounds and sentences, and the chances that the search worker computes.

use super::ErasedGameUi;
use crate::browser::{SearchUpdate, request_search};
use leptos::prelude::*;
use pentathlon_engine::bots::{self, REVIEW_PLAYOUTS, ReviewResult};
use pentathlon_engine::rules::{Seat, Viewer};
use pentathlon_engine::table::{AnyTable, Player};
use std::cell::RefCell;

thread_local! {
    /// The last request and its answer, so that returning from the replay needs no new search.
    static LAST: RefCell<(Vec<u8>, Vec<u8>)> = const { RefCell::new((Vec::new(), Vec::new())) };
}

/// A finished game, divided into its rounds.
#[derive(Clone, Debug)]
pub struct ReviewInput {
    game: &'static str,
    players: Vec<Player>,
    /// The name of each round, and the number of the action that ends it.
    rounds: Vec<(String, usize)>,
    /// The sentences of each action.
    sentences: Vec<String>,
    question: Vec<u8>,
}

/// The state of a review.
#[derive(Clone, Debug)]
pub enum ReviewState {
    /// The worker computes it; the progress, from 0 to 1.
    Thinking(f64),
    /// It was cancelled.
    Stopped,
    /// No search is possible here.
    Failed,
    /// It is complete.
    Told(GameReview),
}

/// A review, ready to be rendered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameReview {
    /// The names of the rounds.
    pub rounds: Vec<String>,
    /// The chance of each seat before the first round and after each one, in hundredths.
    pub chances: Vec<Vec<i32>>,
    /// The line of each seat in the chart.
    pub lines: Vec<Vec<ChartPoint>>,
    /// The turning points.
    pub turns: Vec<TurningPoint>,
}

/// A point of a line. A round is 1000 wide, a sure win 1000 high.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChartPoint {
    /// From the left.
    pub x: i32,
    /// From the bottom.
    pub y: i32,
}

/// A turning point: an action that changed the chances most.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The number of the action, from 1.
    pub action: usize,
    /// The name of its round.
    pub round: String,
    /// Its sentence.
    pub sentence: String,
    /// The seat whose chance changed.
    pub seat: Seat,
    /// The chance before it, in hundredths.
    pub before: i32,
    /// The chance after it, in hundredths.
    pub after: i32,
    /// Its point in the chart.
    pub point: ChartPoint,
}

impl ReviewInput {
    /// A finished game. `None` if it is not over, or if it has races.
    pub fn of(table: &dyn AnyTable, ui: &dyn ErasedGameUi) -> Option<Self> {
        if !table.has_review() {
            return None;
        }
        let players = table.players().to_vec();
        let mut part = ui.part(&table.first_view(Viewer::Open));
        let mut rounds: Vec<(String, usize)> = Vec::new();
        let mut sentences = Vec::new();
        for (action, frames) in (1..).zip(table.history(0, Viewer::Open)) {
            let told = frames.iter().find_map(|frame| ui.narrate(&frame.event, &players));
            sentences.push(told.unwrap_or_default());
            let next = frames.last().map_or_else(|| part.clone(), |frame| ui.part(&frame.view));
            if next != part {
                rounds.push((std::mem::replace(&mut part, next), action));
            }
        }
        // What follows the end is not a round.
        match rounds.last_mut() {
            Some((_, end)) if *end == sentences.len() => {}
            _ => rounds.push((part, sentences.len())),
        }
        let question = table.review_input(rounds.iter().map(|&(_, end)| end).collect(), REVIEW_PLAYOUTS)?;
        Some(Self { game: table.facts().id, players, rounds, sentences, question })
    }

    /// The players, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Computes the review. `state` receives the progress and the result.
    pub fn tell(&self, state: RwSignal<ReviewState>) {
        let known = LAST.with_borrow(|(question, answer)| {
            (*question == self.question).then(|| self.read(answer)).flatten()
        });
        if let Some(review) = known {
            return state.set(ReviewState::Told(review));
        }
        state.set(ReviewState::Thinking(0.0));
        let past = self.clone();
        request_search(self.game, &self.question, move |thought| {
            let next = match thought {
                SearchUpdate::Progress(progress) => ReviewState::Thinking(progress),
                SearchUpdate::Failed => ReviewState::Failed,
                SearchUpdate::Answer(answer) => {
                    let review = past.read(&answer);
                    LAST.set((past.question.clone(), answer));
                    review.map_or(ReviewState::Failed, ReviewState::Told)
                }
            };
            let _ = state.try_set(next);
        });
    }

    fn read(&self, answer: &[u8]) -> Option<GameReview> {
        self.told(&ReviewResult::from_bytes(answer)?)
    }

    /// The review; `None` if chances are missing.
    fn told(&self, ReviewResult { chances, turning_points }: &ReviewResult) -> Option<GameReview> {
        let seats = self.players.len();
        if chances.len() != self.sentences.len() + 1 || chances.iter().any(|each| each.len() != seats) {
            return None;
        }
        let ends: Vec<usize> = std::iter::once(0).chain(self.rounds.iter().map(|&(_, end)| end)).collect();
        let turns: Vec<TurningPoint> =
            turning_points.iter().filter_map(|&turn| self.turning(&ends, chances, turn)).collect();
        let mut drawn = ends.clone();
        drawn.extend(turns.iter().flat_map(|turn| [turn.action - 1, turn.action]));
        drawn.sort_unstable();
        drawn.dedup();
        let line = |seat: usize| {
            let point = |&action: &usize| {
                Some(ChartPoint { x: x(&ends, action), y: *chances.get(action)?.get(seat)? })
            };
            drawn.iter().filter_map(point).collect()
        };
        Some(GameReview {
            rounds: self.rounds.iter().map(|(name, _)| name.clone()).collect(),
            chances: ends
                .iter()
                .filter_map(|&end| Some(chances.get(end)?.iter().map(|&chance| hundredths(chance)).collect()))
                .collect(),
            lines: (0..seats).map(line).collect(),
            turns,
        })
    }

    fn turning(
        &self,
        ends: &[usize],
        chances: &[Vec<i32>],
        bots::TurningPoint { action, seat }: bots::TurningPoint,
    ) -> Option<TurningPoint> {
        let chance = |action: usize| chances.get(action)?.get(seat.index()).copied();
        let (before, after) = (chance(action.checked_sub(1)?)?, chance(action)?);
        Some(TurningPoint {
            action,
            round: self.rounds.iter().find(|&&(_, end)| action <= end)?.0.clone(),
            sentence: self.sentences.get(action - 1)?.clone(),
            seat,
            before: hundredths(before),
            after: hundredths(after),
            point: ChartPoint { x: x(ends, action), y: after },
        })
    }
}

/// The horizontal position of an action: each round is 1000 wide, whatever its number of actions.
fn x(ends: &[usize], action: usize) -> i32 {
    let round = ends.iter().skip(1).take_while(|&&end| end < action).count();
    let (Some(&from), Some(&to)) = (ends.get(round), ends.get(round + 1)) else { return 0 };
    1000 * round as i32 + (1000 * (action - from) / (to - from).max(1)) as i32
}

fn hundredths(thousandths: i32) -> i32 {
    (thousandths + 5) / 10
}

/// Moves values at least `gap` apart so that labels do not overlap: between 0 and `top`, as close as possible to the
/// wanted places.
pub fn parted(wanted: &[i32], gap: i32, top: i32) -> Vec<i32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    // Of equal values the first goes on top.
    order.sort_by_key(|&index| (wanted.get(index), std::cmp::Reverse(index)));
    let mut placed = wanted.to_vec();
    let mut least = 0;
    for &index in &order {
        if let Some(place) = placed.get_mut(index) {
            *place = least.max(*place);
            least = *place + gap;
        }
    }
    let mut most = top;
    for &index in order.iter().rev() {
        if let Some(place) = placed.get_mut(index) {
            *place = most.min(*place);
            most = *place - gap;
        }
    }
    placed
}

#[cfg(test)]
#[allow(clippy::expect_used)]
mod tests {
    use super::{ChartPoint, ReviewInput, parted, x};
    use pentathlon_engine::bots::{self, ReviewResult};
    use pentathlon_engine::rules::Seat;
    use pentathlon_engine::table::{Kind, Player};

    fn input() -> ReviewInput {
        let player = |name| Player::new(name, Kind::Person);
        ReviewInput {
            game: "",
            players: vec![player("Ana"), player("Bo")],
            rounds: vec![("First".to_owned(), 2), ("Second".to_owned(), 3)],
            sentences: ["Ana bids.", "Bo passes.", "Ana wins."].map(str::to_owned).to_vec(),
            question: Vec::new(),
        }
    }

    fn result(turning_points: &[(usize, u8)]) -> ReviewResult {
        ReviewResult {
            chances: [[500, 500], [444, 555], [840, 160], [1000, 0]].map(Vec::from).to_vec(),
            turning_points: turning_points
                .iter()
                .map(|&(action, seat)| bots::TurningPoint { action, seat: Seat(seat) })
                .collect(),
        }
    }

    #[test]
    fn a_review_has_the_chances_after_each_round_and_bends_its_lines_where_the_game_turned() {
        let review = input().told(&result(&[(2, 1)])).expect("nothing is missing");
        assert_eq!(review.rounds, ["First", "Second"]);
        assert_eq!(review.chances, [[50, 50], [84, 16], [100, 0]]);
        let points = |all: [(i32, i32); 4]| all.map(|(x, y)| ChartPoint { x, y }).to_vec();
        let ana = points([(0, 500), (500, 444), (1000, 840), (2000, 1000)]);
        let bo = points([(0, 500), (500, 555), (1000, 160), (2000, 0)]);
        assert_eq!(review.lines, [ana, bo]);
        let turn = review.turns.first().expect("one action turned the game");
        assert_eq!((turn.action, turn.seat, turn.before, turn.after), (2, Seat(1), 56, 16));
        assert_eq!((turn.round.as_str(), turn.sentence.as_str()), ("First", "Bo passes."));
        assert_eq!(turn.point, ChartPoint { x: 1000, y: 160 });
    }

    #[test]
    fn an_answer_that_is_too_short_or_wrong_is_no_review() {
        let mut short = result(&[]);
        short.chances.pop();
        assert_eq!(input().told(&short), None);
        let mut narrow = result(&[]);
        narrow.chances[1].pop();
        assert_eq!(input().told(&narrow), None);
        assert_eq!(input().read(&[]), None);
        for turn in [(0, 0), (4, 0), (2, 2), (2, 255)] {
            let review = input().told(&result(&[turn])).expect("the chances are whole");
            assert_eq!(review.turns, [], "{turn:?}");
        }
    }

    #[test]
    fn each_round_is_equally_wide() {
        assert_eq!(
            [0, 1, 2, 4, 5, 6, 7].map(|action| x(&[0, 2, 6, 7], action)),
            [0, 500, 1000, 1500, 1750, 2000, 3000]
        );
    }

    #[test]
    fn labels_are_parted_and_stay_near_their_place_within_bounds() {
        assert_eq!(parted(&[1000, 0, 0, 0], 90, 1000), [1000, 180, 90, 0]);
        assert_eq!(parted(&[980, 990, 20], 90, 1000), [910, 1000, 20]);
        assert_eq!(parted(&[500, 300], 90, 1000), [500, 300]);
    }
}
