//! The review of a finished game: how likely each seat was to win at each moment, and which actions turned the game.
//!
//! From each moment the rest of the game is played out many times by evaluation ([`Playout`]), from states
//! sampled from what each seat knew then, one seat after the other. So a chance of winning is what the players together
//! could expect, and luck shows in the review at the moment it is revealed. (Playouts from the true states, deals and
//! decks included, would often decide a game before it begins.) The ends of rounds and the largest changes get the most
//! playouts. The same record gives the same review on every machine, as with a search ([`super::Search`]).

use crate::bots::{Outcome, Playout, WIN};
use crate::cards::{Chance, Seed, Stream};
use crate::rules::{Advise, Awaiting, Event as _, Rules, Seat, Setup, Viewer};
use crate::short;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// The playouts of an important moment. With this many, a chance is within 4.5 percentage points of the true one in 19
/// of 20 moments, and usually closer.
pub const REVIEW_PLAYOUTS: u32 = 500;
/// Other moments get the playouts of an important one divided by this.
const USUAL_SHARE: u32 = 5;
/// How many of the largest changes are examined as important moments.
const MAX_SUSPECTS: usize = 12;
/// The maximum number of turning points.
const MAX_TURNING_POINTS: usize = 5;
/// The smallest change of a chance that makes a turning point, in thousandths: more than luck alone causes.
const MIN_CHANGE: i32 = 120;
/// A smaller change than this is in doubt: among many changes, luck has made the largest ones larger. Its two moments get
/// [`TIMES`] the playouts.
const CERTAIN_CHANGE: i32 = 200;
/// See [`CERTAIN_CHANGE`].
const TIMES: u32 = 3;

/// What a review is made from, as it is sent to the worker.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct ReviewRequest<R: Rules> {
    /// The number of seats.
    pub seats: usize,
    /// The options of the set-up, in notation.
    pub options: String,
    /// Determines the luck of the playouts.
    pub seed: Seed,
    /// The deal, in notation.
    pub deal: String,
    /// Every action with its seat.
    pub actions: Vec<(Seat, R::Action)>,
    /// The number of actions after which each round ends.
    pub rounds: Vec<usize>,
    /// The number of playouts of an important moment.
    pub playouts_per_moment: u32,
}

/// The review of a finished game, computed in slices by [`ReviewSearch::step`].
#[derive(Clone, Debug)]
pub struct ReviewSearch<R: Rules> {
    seats: usize,
    seed: Seed,
    /// The number of playouts of an important moment.
    playouts_per_moment: u32,
    /// The seat of each action; `None` for a secret choice, which is revealed together with those of others.
    actors: Vec<Option<Seat>>,
    /// The index of the moment for each number of actions. A secret choice before the last one begins no new moment,
    /// because sampling would draw it at random. Neither does an action that everybody foresaw and that reveals nothing.
    at: Vec<usize>,
    /// The ends of rounds, as numbers of actions.
    rounds: Vec<usize>,
    moments: Vec<Moment<R::State>>,
    /// The index of the moment being played out.
    current: usize,
    /// How often [`ReviewSearch::refine`] has chosen important moments.
    refined: u32,
    /// What each seat knows at that moment; empty before its first playout and at the end of the game.
    views: Vec<R::View>,
    playout: Playout<R>,
}

#[derive(Clone, Debug)]
struct Moment<S> {
    state: S,
    /// The total share of the win of each seat; each playout adds up to [`WIN`].
    shares: [i64; Seat::MAX_COUNT],
    playouts: u32,
    /// The number of playouts it should get.
    wanted: u32,
}

/// An action that turned the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The number of the action, counted from 1.
    pub action: usize,
    /// The seat whose chance changed most.
    pub seat: Seat,
    /// How many actions it reveals: all choices of a secret phase, of which it is the last, or only itself.
    pub revealed: usize,
}

/// A review that is worked out: the answer to [`super::WorkerRequest::Review`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewAnswer {
    /// The chance of each seat to win after each number of actions, from none on, in thousandths.
    pub chances: Vec<Vec<i32>>,
    /// The actions that turned the game, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

impl<R: Advise> ReviewSearch<R> {
    /// Begins the review. `None` if an action is not legal, the game is not over, or seats race in it: in a race, nobody
    /// can look ahead.
    pub fn new(request: ReviewRequest<R>) -> Option<Self> {
        if const { R::RACE.is_some() } {
            return None;
        }
        let ReviewRequest { seats, options, seed, deal, actions, rounds, playouts_per_moment } = request;
        let setup = R::Setup::new(seats, &options).ok()?;
        let mut state = R::start(&setup, &deal.parse().ok()?).ok()?;
        let mut moments = vec![Moment::new(state.clone(), playouts_per_moment / USUAL_SHARE)];
        let mut at = vec![0];
        let mut actors = Vec::new();
        for (seat, action) in actions {
            let asked = R::awaiting(&state);
            // What only the seat itself knew to be its only action tells the others something: what it does not hold.
            let mut is_news = !R::is_forced(&R::view(&state, Viewer::Table), seat);
            R::play(&mut state, seat, action, &mut |_, event| is_news |= event.reveals()).ok()?;
            // The last of several secret choices reveals all of them, so it begins a new moment even if it was forced.
            let is_secret = matches!(asked, Awaiting::Secret(_));
            is_news |= is_secret;
            actors.push(Some(seat).filter(|_| !is_secret));
            if is_news && !R::awaiting(&state).goes_on_after(asked, seat) {
                moments.push(Moment::new(state.clone(), playouts_per_moment / USUAL_SHARE));
            }
            at.push(moments.len() - 1);
        }
        if R::awaiting(&state) != Awaiting::Over {
            return None;
        }
        // The result is certain at the end, even if the last action was forced.
        moments.push(Moment::new(state, playouts_per_moment));
        *at.last_mut()? = moments.len() - 1;
        let playout = Playout::default();
        Some(Self {
            seats,
            seed,
            playouts_per_moment,
            actors,
            at,
            rounds,
            moments,
            current: 0,
            refined: 0,
            views: Vec::new(),
            playout,
        })
    }

    /// Runs at most `playouts` more playouts. Returns whether the review is finished.
    pub fn step(&mut self, playouts: u32) -> bool {
        for _ in 0..playouts {
            while self.moments.get(self.current).is_some_and(|moment| moment.playouts >= moment.wanted) {
                self.current += 1;
                self.views.clear();
            }
            if self.current < self.moments.len() {
                self.play_out();
            } else if !self.refine() {
                return true;
            }
        }
        false
    }

    /// The number of finished playouts and the estimated total, for a progress bar.
    pub fn progress(&self) -> (u32, u32) {
        let done = self.moments.iter().map(|moment| moment.playouts).sum();
        let all: u32 = self.moments.iter().map(|moment| moment.wanted).sum();
        // Before they are chosen, the important moments are unknown: assume the maximum.
        let important = if self.refined == 0 { self.rounds.len() + 2 * MAX_SUSPECTS } else { 0 };
        let doubtful = if self.refined < 2 { (TIMES - 1) * 2 * MAX_TURNING_POINTS as u32 } else { 0 };
        (done, all + (important as u32 + doubtful) * self.playouts_per_moment)
    }

    /// Each seat's chance of winning after that many actions, in thousandths.
    pub fn chances(&self, actions: usize) -> impl Iterator<Item = i32> {
        let moment = self.at.get(actions).and_then(|&at| self.moments.get(at));
        let seats = moment.map_or(0, |_| self.seats);
        Seat::all(seats).map(move |seat| moment.map_or(0, |moment| moment.chance(seat)))
    }

    /// The turning points, in the order of play.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let mut turns: Vec<TurningPoint> = self.largest().into_iter().map(|(_, turn)| turn).collect();
        short::sort_by_key(&mut turns, |turn| turn.action);
        turns
    }

    /// The review as far as it is worked out.
    pub fn answer(&self) -> ReviewAnswer {
        ReviewAnswer {
            chances: (0..self.at.len()).map(|actions| self.chances(actions).collect()).collect(),
            turning_points: self.turning_points(),
        }
    }

    fn play_out(&mut self) {
        let Some(moment) = self.moments.get_mut(self.current) else { return };
        if self.views.is_empty() && R::awaiting(&moment.state) != Awaiting::Over {
            let view = |seat| R::view(&moment.state, Viewer::Seat(seat));
            self.views.extend(Seat::all(self.seats).map(view));
        }
        // Every moment uses the same random streams.
        let mut luck = Chance::new(&self.seed, Stream::Thinking(moment.playouts));
        let view = self.views.get(moment.playouts as usize % self.seats.max(1));
        moment.playouts += 1;
        let sampled = view.and_then(|view| R::determinize(view, &mut luck));
        let mut state = sampled.unwrap_or_else(|| moment.state.clone());
        if self.playout.finish(&mut state, &mut luck).is_some() {
            let standing = R::standing(&state);
            for (seat, share) in (0..).map(Seat).zip(&mut moment.shares).take(self.seats) {
                *share += i64::from(Outcome::of(&standing, seat).share);
            }
        }
    }

    /// Raises the number of playouts of the important moments: first of the ends of rounds and the largest changes, then
    /// of those turning points that are in doubt, until none is. Returns whether there is more to play.
    fn refine(&mut self) -> bool {
        let (wanted, important) = if self.refined == 0 {
            let suspects = self.changes(|_| true).into_iter().take(MAX_SUSPECTS);
            let sides = suspects.flat_map(|(_, turn)| [turn.action - 1, turn.action]);
            (self.playouts_per_moment, sides.chain(self.rounds.iter().copied()).chain([0]).collect())
        } else {
            let doubtful = self.largest().into_iter().filter(|&(change, _)| change < CERTAIN_CHANGE);
            let sides: Vec<usize> = doubtful.flat_map(|(_, turn)| [turn.action - 1, turn.action]).collect();
            (TIMES * self.playouts_per_moment, sides)
        };
        let mut is_raised = self.refined == 0;
        for actions in important {
            if let Some(moment) = self.at.get(actions).and_then(|&at| self.moments.get_mut(at)) {
                is_raised |= moment.wanted < wanted;
                moment.wanted = moment.wanted.max(wanted);
            }
        }
        self.refined += 1;
        self.current = 0;
        self.views.clear();
        is_raised
    }

    /// The largest changes between important moments, largest first.
    fn largest(&self) -> Vec<(i32, TurningPoint)> {
        let mut turns = self.changes(|moment| moment.wanted >= self.playouts_per_moment);
        turns.retain(|&(change, _)| change >= MIN_CHANGE);
        turns.truncate(MAX_TURNING_POINTS);
        turns
    }

    /// How many actions an action reveals: itself, and the secret choices that still belong to the moment before it.
    fn revealed(&self, action: usize) -> usize {
        let (Some(&before), Some(earlier)) = (self.at.get(action - 1), self.actors.get(..action - 1)) else {
            return 1;
        };
        // The moment before each of the earlier actions.
        let earlier = self.at.iter().zip(earlier).rev();
        1 + earlier.take_while(|&(&at, actor)| at == before && actor.is_none()).count()
    }

    /// How much each action changed a chance, largest change first, for actions whose moments before and after satisfy
    /// `is_known`.
    fn changes(&self, is_known: impl Fn(&Moment<R::State>) -> bool) -> Vec<(i32, TurningPoint)> {
        let mut changes = Vec::new();
        for ((action, actor), sides) in (1..).zip(&self.actors).zip(self.at.windows(2)) {
            let mut moments = sides.iter().filter_map(|&at| self.moments.get(at));
            let (Some(before), Some(after)) = (moments.next(), moments.next()) else { continue };
            if sides.first() == sides.last() || !is_known(before) || !is_known(after) {
                continue;
            }
            let rise = |seat: Seat| after.chance(seat) - before.chance(seat);
            let change = |seat: Seat| rise(seat).abs();
            let most = Seat::all(self.seats).map(change).max().unwrap_or_default();
            // Prefer the seat that acted, or among several that did, one whose chance rose.
            let seats = Seat::all(self.seats).filter(|&seat| 10 * change(seat) >= 9 * most);
            let key = |&seat: &Seat| match actor {
                Some(actor) => (*actor == seat, change(seat), Reverse(seat)),
                None => (rise(seat) > 0, change(seat), Reverse(seat)),
            };
            let Some(seat) = seats.max_by_key(key) else { continue };
            changes.push((change(seat), TurningPoint { action, seat, revealed: self.revealed(action) }));
        }
        short::sort_by_key(&mut changes, |&(change, turn)| (Reverse(change), turn.action));
        changes
    }
}

impl<S> Moment<S> {
    const fn new(state: S, wanted: u32) -> Self {
        Self { state, shares: [0; Seat::MAX_COUNT], playouts: 0, wanted }
    }

    fn chance(&self, seat: Seat) -> i32 {
        let share = self.shares.get(seat.index()).copied().unwrap_or_default();
        (share * 1000 / (i64::from(WIN) * i64::from(self.playouts.max(1)))) as i32
    }
}
