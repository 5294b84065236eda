//! A search over sampled states, for any game that implements [`Advise`].
//!
//! All candidates are tried in the same sampled states with the same luck. Each state is then played to its end by
//! evaluation ([`Playout`]), rivals acting from their own views, so they know no secrets. In stages, the worse
//! half of the candidates is dropped (sequential halving).
//!
//! The same seed, view and number of playouts give the same action on every machine: results are counted in integers, and the
//! length of a search in playouts, not in time. Where a game evaluates in floats, they are only added, subtracted,
//! multiplied, divided and compared, which IEEE 754 defines to the last bit.

use super::scored_action::ScoredAction;
use super::trial::{Trial, pairs};
use crate::bots::{Outcome, Playout, WIN};
use crate::cards::{Chance, Seed, Stream};
use crate::rules::{Advise, Rules, Seat};
use crate::short;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// The number of playouts per decision of an Expert: 10 to 50 ms on average in a native build.
pub const GOLD_PLAYOUTS: u32 = 1_000;
/// How often sampling a state is tried.
const SAMPLING_TRIES: usize = 8;

/// Everything that a search needs: what a seat knows and what it may do. Nothing else is sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct SearchRequest<R: Rules> {
    /// What the seat knows; in a phase of secret choices, what it knew before anybody chose: otherwise sampling gives rivals who
    /// have already chosen random choices.
    pub view: R::View,
    /// The seat that is to act.
    pub seat: Seat,
    /// Its legal actions.
    pub legal: Vec<R::Action>,
    /// The number of playouts in all.
    pub playouts: u32,
    /// Determines the sampled states.
    pub seed: Seed,
}

/// A search for the best action of a seat, done in slices by [`Search::step`].
///
/// ```
/// use pentathlon_engine::bots::{Search, SearchRequest};
/// use pentathlon_engine::cards::Seed;
/// use pentathlon_engine::games::olympia2000::{Olympia2000, Setup};
/// use pentathlon_engine::rules::{Seat, Setup as _, Viewer};
/// use pentathlon_engine::table::{PlayerKind, Player, Source, Table};
///
/// let players = ["Ana", "Bo"].map(|name| Player::new(name, PlayerKind::Person)).to_vec();
/// let table = Table::<Olympia2000>::open(Setup::new(2, "")?, players, Source::Seed(Seed::from_number(1)))
///     .map_err(|why| why.to_string())?;
///
/// // A view and its legal actions go in, never the state.
/// let (view, legal) = (table.view(Viewer::Seat(Seat(0))), table.legal(Seat(0)));
/// let request = SearchRequest { view, seat: Seat(0), legal, playouts: 40, seed: Seed::from_number(2) };
/// let mut search = Search::<Olympia2000>::new(request).ok_or("a choice")?;
/// // In slices, so that whoever draws a progress bar has a turn between them.
/// while !search.step(8) {}
/// let best = search.scored_actions()[0];
/// assert_eq!(Some(best.action), search.best());
/// assert!((0..=1000).contains(&best.wins));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Search<R: Rules> {
    view: R::View,
    seat: Seat,
    seed: Seed,
    /// The candidates; the first `alive` of them are still being tried.
    candidates: Vec<Candidate<R::Action>>,
    alive: usize,
    playouts: u32,
    spent: u32,
    /// The number of playouts after which the next candidates are dropped.
    stage_end: u32,
    /// The number of states sampled so far.
    states: u32,
    /// The sampled state in use, with the luck that goes with it.
    sampled: Option<(R::State, Chance)>,
    /// The index of the next candidate.
    next: usize,
    /// Where a playout plays.
    scratch: Option<R::State>,
    playout: Playout<R>,
    /// What each playout brought, if it is remembered.
    trials: Option<Vec<Trial>>,
}

/// A candidate.
#[derive(Clone, Copy, Debug)]
struct Candidate<A> {
    /// Its number among all candidates.
    number: u8,
    action: A,
    value: i64,
    share: i64,
    points: i64,
    playouts: u32,
}

/// The best action by a whole search at once, for tests and tools: the app searches in slices, in a worker. `None` if there is no
/// action, and in a race.
pub fn search_action<R: Advise>(
    view: &R::View,
    seat: Seat,
    legal: &[R::Action],
    playouts: u32,
    chance: &mut Chance,
) -> Option<R::Action> {
    let (view, legal, seed) = (view.clone(), legal.to_vec(), chance.draw_seed());
    let mut search = Search::<R>::new(SearchRequest { view, seat, legal, playouts, seed })?;
    while !search.step(playouts) {}
    search.best()
}

impl<R: Advise> Search<R> {
    /// Begins the search. What is wasted ([`Advise::is_wasted`]) is not tried, nor what another action does for less
    /// ([`Advise::is_cheaper`]). `None` if the seat has nothing to choose from, and in a race: there is no order of turns to look
    /// ahead in.
    pub fn new(mut request: SearchRequest<R>) -> Option<Self> {
        let SearchRequest { view, legal, .. } = &mut request;
        let all = legal.clone();
        let is_dear = |dear: R::Action| all.iter().any(|&cheap| R::is_cheaper(view, [cheap, dear]));
        legal.retain(|&action| !R::is_wasted(view, action) && !is_dear(action));
        Self::among_all(request)
    }

    /// The same, which tries whatever is legal.
    pub(super) fn among_all(request: SearchRequest<R>) -> Option<Self> {
        if const { R::RACE.is_some() } {
            return None;
        }
        let SearchRequest { view, seat, legal, playouts, seed } = request;
        let mut values = Vec::new();
        R::evaluate(&view, &legal, &mut values);
        let mut ranked: Vec<_> = values.into_iter().zip(legal).collect();
        short::sort_by_key(&mut ranked, |&(value, _)| Reverse(value));
        let mut candidates = Vec::new();
        for (place, (_, action)) in ranked.into_iter().enumerate() {
            if place < R::CANDIDATES || R::is_always_tried(action) {
                candidates.push(Candidate::new(candidates.len() as u8, action));
            }
        }
        let alive = candidates.len();
        let mut search = Self {
            view,
            seat,
            seed,
            candidates,
            alive,
            playouts,
            spent: 0,
            stage_end: 0,
            states: 0,
            sampled: None,
            next: 0,
            scratch: None,
            playout: Playout::default(),
            trials: None,
        };
        search.begin_stage();
        (alive > 0).then_some(search)
    }

    /// The same search, which also remembers what each playout brought: see [`Search::common_trials`].
    #[must_use]
    pub(super) fn remembering(mut self) -> Self {
        self.trials = Some(Vec::with_capacity(self.playouts as usize));
        self
    }

    /// Runs at most `playouts` more playouts. Returns whether the search is done.
    pub fn step(&mut self, playouts: u32) -> bool {
        for _ in 0..playouts {
            if self.is_done() {
                break;
            }
            self.try_next();
        }
        self.is_done()
    }

    /// Whether all playouts are done or only one candidate is left.
    pub fn is_done(&self) -> bool {
        self.spent >= self.playouts || self.alive <= 1
    }

    /// The number of finished playouts and their total, for a progress bar.
    pub fn progress(&self) -> (u32, u32) {
        (if self.is_done() { self.playouts } else { self.spent }, self.playouts)
    }

    /// The best action so far: the answer to [`super::WorkerRequest::Search`].
    pub fn best(&self) -> Option<R::Action> {
        let alive = self.candidates.iter().take(self.alive);
        // In the middle of a sampled state, candidates differ in their number of playouts, so compare the means.
        let best = alive.min_by_key(|candidate| Reverse(candidate.mean_value()));
        best.map(|candidate| candidate.action)
    }

    /// The candidates with their estimates, best first.
    pub fn scored_actions(&self) -> Vec<ScoredAction<R::Action>> {
        self.in_order().iter().map(Candidate::scored).collect()
    }

    /// The trials of two candidates in the states in which both were tried, if the search remembers them.
    pub(super) fn common_trials(&self, actions: [R::Action; 2]) -> Vec<[Trial; 2]> {
        let number = |action| {
            self.candidates
                .iter()
                .find(|candidate| candidate.action == action)
                .map(|candidate| candidate.number)
        };
        match (actions.map(number), &self.trials) {
            ([Some(one), Some(other)], Some(trials)) => pairs(trials, [one, other]),
            _ => Vec::new(),
        }
    }

    fn in_order(&self) -> Vec<Candidate<R::Action>> {
        let mut candidates = self.candidates.clone();
        let mean = |candidate: &Candidate<R::Action>| Reverse(candidate.mean_value());
        let (alive, dropped) = candidates.split_at_mut(self.alive);
        short::sort_by_key(alive, mean);
        short::sort_by_key(dropped, |candidate| (Reverse(candidate.playouts), mean(candidate)));
        candidates
    }

    /// Tries one candidate in the current sampled state; after the last candidate, the next state is sampled.
    fn try_next(&mut self) {
        if self.next == 0 {
            self.sample();
        }
        let (Some((sampled, luck)), Some(candidate)) = (&self.sampled, self.candidates.get_mut(self.next))
        else {
            // Nothing could be sampled: evaluation decides.
            self.spent = self.playouts;
            return;
        };
        let mut luck = luck.clone();
        let state = match &mut self.scratch {
            Some(state) => {
                state.clone_from(sampled);
                state
            }
            empty => empty.insert(sampled.clone()),
        };
        let is_legal = R::play(state, self.seat, candidate.action, &mut |_, _| {}).is_ok();
        if is_legal && self.playout.finish(state, &mut luck).is_some() {
            let standing = R::standing(state);
            let outcome = Outcome::of(&standing, self.seat);
            candidate.add(outcome);
            if let Some(trials) = &mut self.trials {
                trials.push(Trial::of(candidate.number, self.states, &standing, self.seat, outcome));
            }
        }
        self.spent += 1;
        self.next += 1;
        if self.next >= self.alive {
            self.next = 0;
            if self.spent >= self.stage_end {
                self.drop_half();
            }
        }
    }

    /// Samples the next state. Each comes with its own random stream, so that every candidate meets the same luck in it.
    fn sample(&mut self) {
        let mut chance = Chance::new(&self.seed, Stream::Thinking(self.states));
        self.states += 1;
        let sampled = (0..SAMPLING_TRIES).find_map(|_| R::determinize(&self.view, &mut chance));
        self.sampled = sampled.map(|state| (state, chance));
    }

    /// Divides the remaining playouts evenly among the remaining stages.
    fn begin_stage(&mut self) {
        let stages = usize::BITS - self.alive.saturating_sub(1).leading_zeros();
        self.stage_end = self.spent + (self.playouts - self.spent) / stages.max(1);
    }

    fn drop_half(&mut self) {
        if let Some(alive) = self.candidates.get_mut(..self.alive) {
            short::sort_by_key(alive, |candidate| Reverse(candidate.value));
        }
        self.alive = self.alive.div_ceil(2);
        self.begin_stage();
    }
}

impl<A: Copy> Candidate<A> {
    const fn new(number: u8, action: A) -> Self {
        Self { number, action, value: 0, share: 0, points: 0, playouts: 0 }
    }

    fn add(&mut self, outcome: Outcome) {
        self.value += i64::from(outcome.value());
        self.share += i64::from(outcome.share);
        self.points += i64::from(outcome.points);
        self.playouts += 1;
    }

    fn mean_value(&self) -> i64 {
        self.value / i64::from(self.playouts.max(1))
    }

    fn scored(&self) -> ScoredAction<A> {
        let mean = |sum: i64, scale: i64| (sum * scale / i64::from(self.playouts.max(1))) as i32;
        ScoredAction {
            action: self.action,
            wins: mean(self.share, 1_000) / WIN,
            points: mean(self.points, 100),
            playouts: self.playouts,
        }
    }
}
