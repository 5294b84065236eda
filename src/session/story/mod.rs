//! The story of a finished game: its rounds and sentences, and the chances that the search worker computes. Of a race
//! it tells the points and what is worth telling, because nobody can look ahead there.

mod chart;
mod costly;
mod turning;

use crate::browser::SearchUpdate;
use crate::contract::{GameTable, Highlight};
use crate::session::known_answer::KnownAnswer;
use chart::x;
pub use chart::{ChartPoint, ChartUnit};
pub use costly::{Costly, CostlyMoves, CostlyState};
use leptos::prelude::*;
use pentathlon_engine::bots::{REVIEW_PLAYOUTS, ReviewAnswer, from_bytes};
use pentathlon_engine::rules::{Awaiting, Viewer};
use pentathlon_engine::short;
use pentathlon_engine::table::Player;
pub use turning::Turning;
use turning::hundredths;

thread_local! {
    /// Returning from the replay needs no new search.
    static LAST: KnownAnswer = const { KnownAnswer::none() };
}

/// A finished game, divided into its rounds.
#[derive(Clone, Debug)]
pub struct StoryInput {
    game: &'static str,
    players: Vec<Player>,
    /// The name of each round, and the number of the action that ends it.
    rounds: Vec<(String, usize)>,
    /// The sentences of each action.
    sentences: Vec<Vec<String>>,
    /// The points of each seat after each action, from none on.
    points: Vec<Vec<i32>>,
    source: StorySource,
}

/// Where the story comes from.
#[derive(Clone, Debug)]
enum StorySource {
    /// The request to the search worker.
    Search(Vec<u8>),
    /// What is worth telling of a race.
    Race(Vec<Highlight>),
}

/// The state of a story.
#[derive(Clone, Debug)]
pub enum StoryState {
    /// The worker computes it; the progress, in percent.
    Thinking(u32),
    /// It was cancelled.
    Stopped,
    /// No search is possible here.
    Failed,
    /// It is complete.
    Told(Story),
}

/// A story, ready to be rendered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// The names of the rounds.
    pub rounds: Vec<String>,
    /// What the chart shows.
    pub unit: ChartUnit,
    /// The value of each seat before the first round and after each one.
    pub values: Vec<Vec<i32>>,
    /// The line of each seat in the chart.
    pub lines: Vec<Vec<ChartPoint>>,
    /// The turning points.
    pub turns: Vec<Turning>,
}

impl StoryInput {
    /// A finished game. `None` if it is not over.
    pub fn of(table: &dyn GameTable) -> Option<Self> {
        if table.awaiting() != Awaiting::Over {
            return None;
        }
        let players = table.players().to_vec();
        let mut round = table.first_view(Viewer::Open).round_name();
        let mut rounds: Vec<(String, usize)> = Vec::new();
        let mut sentences: Vec<Vec<String>> = Vec::new();
        let mut points = vec![table.first_view(Viewer::Open).points()];
        for (action, frames) in (1..).zip(table.history(0, Viewer::Open)) {
            let narration = frames.iter().filter_map(|frame| frame.narrate(&players));
            sentences.push(narration.collect());
            let next = frames.last().map_or_else(|| round.clone(), |frame| frame.view().round_name());
            let before = || points.last().cloned().unwrap_or_default();
            points.push(frames.last().map_or_else(before, |frame| frame.view().points()));
            if next != round {
                rounds.push((std::mem::replace(&mut round, next), action));
            }
        }
        // What follows the end is not a round.
        match rounds.last_mut() {
            Some((_, end)) if *end == sentences.len() => {}
            _ => rounds.push((round, sentences.len())),
        }
        let ends = rounds.iter().map(|&(_, end)| end).collect();
        let source = match table.review_request(ends, REVIEW_PLAYOUTS) {
            Some(request) => StorySource::Search(request),
            None => StorySource::Race(table.ui().highlights(table)),
        };
        Some(Self { game: table.info().id, players, rounds, sentences, points, source })
    }

    /// The points of each seat after each round.
    pub fn points_by_round(&self) -> Vec<Vec<i32>> {
        self.rounds.iter().filter_map(|&(_, end)| self.points.get(end).cloned()).collect()
    }

    /// Whether it is computed by playing on from each moment.
    pub fn is_searched(&self) -> bool {
        matches!(self.source, StorySource::Search(_))
    }

    /// The story, if it is that of a race or the last one that was computed.
    pub fn known(&self) -> Option<Story> {
        match &self.source {
            StorySource::Search(request) => self.read(&LAST.with(|last| last.to(request))?),
            StorySource::Race(highlights) => Some(self.of_race(highlights)),
        }
    }

    /// Computes the story. `state` receives the progress and the result.
    pub fn start(&self, state: RwSignal<StoryState>) {
        if let Some(story) = self.known() {
            return state.set(StoryState::Told(story));
        }
        let StorySource::Search(request) = &self.source else { return };
        state.set(StoryState::Thinking(0));
        let input = self.clone();
        KnownAnswer::ask(&LAST, self.game, request, move |update| {
            let next = match update {
                SearchUpdate::Progress(progress) => StoryState::Thinking(progress),
                SearchUpdate::Failed => StoryState::Failed,
                SearchUpdate::Answer(answer) => {
                    input.read(&answer).map_or(StoryState::Failed, StoryState::Told)
                }
            };
            let _ = state.try_set(next);
        });
    }

    fn read(&self, answer: &[u8]) -> Option<Story> {
        self.describe(&from_bytes(answer)?)
    }

    /// The story; `None` if chances are missing.
    fn describe(&self, ReviewAnswer { chances, turning_points }: &ReviewAnswer) -> Option<Story> {
        let seats = self.players.len();
        if chances.len() != self.sentences.len() + 1 || chances.iter().any(|each| each.len() != seats) {
            return None;
        }
        let turns = turning_points.iter().filter_map(|&turn| self.turning(chances, turn)).collect();
        let chances: Vec<Vec<i32>> =
            chances.iter().map(|each| each.iter().map(|&chance| hundredths(chance)).collect()).collect();
        Some(self.drawn(ChartUnit::Chance, &chances, turns))
    }

    /// The story of a race.
    fn of_race(&self, highlights: &[Highlight]) -> Story {
        let points = &self.points;
        let most = points.iter().flatten().copied().max().unwrap_or(0).max(2);
        let turn = |highlight: &Highlight| {
            let Highlight { action, seat, sentence } = highlight.clone();
            let value = points.get(action)?.get(seat.index()).copied()?;
            Some((value, Turning { sentence, ..self.at(action, seat)? }))
        };
        let turns = highlights.iter().filter_map(turn).collect();
        self.drawn(ChartUnit::Points { most: most + most % 2 }, points, turns)
    }

    /// The chart and its turning points, with the values after each action and of each turning point.
    fn drawn(&self, unit: ChartUnit, values: &[Vec<i32>], turns: Vec<(i32, Turning)>) -> Story {
        let ends: Vec<usize> = std::iter::once(0).chain(self.rounds.iter().map(|&(_, end)| end)).collect();
        let mut bends = ends.clone();
        bends.extend(turns.iter().flat_map(|(_, turn)| [turn.action - 1, turn.action]));
        short::sort(&mut bends);
        bends.dedup();
        let point =
            |action: usize, value: i32| ChartPoint { x: x(&ends, action), y: 1000 * value / unit.most() };
        let line = |seat: usize| {
            bends.iter().filter_map(|&action| Some(point(action, *values.get(action)?.get(seat)?))).collect()
        };
        Story {
            rounds: self.rounds.iter().map(|(name, _)| name.clone()).collect(),
            unit,
            values: ends.iter().filter_map(|&end| values.get(end).cloned()).collect(),
            lines: (0..self.players.len()).map(line).collect(),
            turns: turns
                .into_iter()
                .map(|(value, turn)| Turning { point: point(turn.action, value), ..turn })
                .collect(),
        }
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, clippy::panic)]
mod tests {
    use super::{ChartPoint, ChartUnit, StoryInput, StorySource};
    use crate::contract::Highlight;
    use pentathlon_engine::bots::{self, ReviewAnswer};
    use pentathlon_engine::rules::Seat;
    use pentathlon_engine::table::{Player, PlayerKind};

    pub(super) fn input() -> StoryInput {
        let player = |name| Player::new(name, PlayerKind::Person);
        StoryInput {
            game: "",
            players: vec![player("Ana"), player("Bo")],
            rounds: vec![("First".to_owned(), 2), ("Second".to_owned(), 3)],
            sentences: ["Ana bids.", "Bo passes.", "Ana wins."]
                .map(|sentence| vec![sentence.to_owned()])
                .to_vec(),
            points: vec![vec![0, 0]; 4],
            source: StorySource::Search(Vec::new()),
        }
    }

    pub(super) fn result(turning_points: &[(usize, u8)]) -> ReviewAnswer {
        ReviewAnswer {
            chances: [[500, 500], [440, 560], [840, 160], [1000, 0]].map(Vec::from).to_vec(),
            turning_points: turning_points
                .iter()
                .map(|&(action, seat)| bots::TurningPoint { action, seat: Seat(seat), revealed: 1 })
                .collect(),
        }
    }

    #[test]
    fn a_story_has_the_chances_after_each_round_and_bends_its_lines_where_the_game_turned() {
        let story = input().describe(&result(&[(2, 1)])).expect("nothing is missing");
        assert_eq!(story.rounds, ["First", "Second"]);
        assert_eq!(story.values, [[50, 50], [84, 16], [100, 0]]);
        let points = |all: [(i32, i32); 4]| all.map(|(x, y)| ChartPoint { x, y }).to_vec();
        let ana = points([(0, 500), (500, 440), (1000, 840), (2000, 1000)]);
        let bo = points([(0, 500), (500, 560), (1000, 160), (2000, 0)]);
        assert_eq!(story.lines, [ana, bo]);
        let turn = story.turns.first().expect("one action turned the game");
        assert_eq!((turn.action, turn.seat), (2, Seat(1)));
        assert_eq!((turn.round.as_str(), turn.sentence.as_str()), ("First", "Bo passes."));
        assert_eq!(turn.point, ChartPoint { x: 1000, y: 160 });
    }

    #[test]
    fn an_answer_that_is_too_short_or_wrong_is_no_story() {
        let mut short = result(&[]);
        short.chances.pop();
        assert_eq!(input().describe(&short), None);
        let mut narrow = result(&[]);
        narrow.chances[1].pop();
        assert_eq!(input().describe(&narrow), None);
        assert_eq!(input().read(&[]), None);
        for turn in [(0, 0), (4, 0), (2, 2), (2, 255)] {
            let story = input().describe(&result(&[turn])).expect("the chances are whole");
            assert_eq!(story.turns, [], "{turn:?}");
        }
    }

    #[test]
    fn a_race_is_told_by_its_points_and_highlights_at_once() {
        let highlight = |action| Highlight { action, seat: Seat(1), sentence: "Bo is fast.".to_owned() };
        let points = [[0, 0], [0, 0], [2, 3], [5, 3]].map(Vec::from).to_vec();
        let source = StorySource::Race(vec![highlight(2), highlight(4)]);
        let story = StoryInput { points, source, ..input() }.known().expect("nothing has to be computed");
        assert_eq!(story.unit, ChartUnit::Points { most: 6 });
        assert_eq!(story.values, [[0, 0], [2, 3], [5, 3]]);
        let turns: Vec<_> = story.turns.iter().map(|turn| (turn.action, turn.sentence.as_str())).collect();
        assert_eq!(turns, [(2, "Bo is fast.")], "there is no fourth action");
        assert_eq!(story.turns[0].point, ChartPoint { x: 1000, y: 500 });
    }
}
