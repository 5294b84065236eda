//! The moves that cost a player most, found after the game.
//!
//! Each choice is judged by what its seat knew then: a search from that view finds the best action, and the best one and
//! the one that was played are then tried alone, with new luck, so that an action is not called best because it was lucky.
//! All choices are looked at briefly, and the few that seem to have cost most are looked at again, properly. No seed of a
//! deal is needed: the same views give the same answer.

use super::sample::{Difference, Sample};
use crate::bots::{GOLD_PLAYOUTS, Reason, ReasonKind, Search, WIN};
use crate::cards::Seed;
use crate::rules::{Advise, Determinize, Rules, Seat};
use crate::short;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The playouts that look for the best action, and those that compare it with the one played: at first for every choice,
/// then for those that seem costly.
const BUDGETS: [[u32; 2]; 2] = [[240, 120], [2 * GOLD_PLAYOUTS, 2 * GOLD_PLAYOUTS]];
/// How many choices are looked at properly.
const MAX_CANDIDATES: usize = 6;
/// How many moves are told.
const MAX_MOVES: usize = 2;
/// A difference is certain from so many standard errors.
const ERRORS: i64 = 2;
/// The least that a move costs to be told: a place in so many games of 100, or a point a game.
const PLACES: i64 = 5;

/// The choices of a seat in a finished game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct CostlyInput<R: Rules> {
    /// The seat.
    pub seat: Seat,
    /// Its choices, in the order of the game.
    pub choices: Vec<PastChoice<R>>,
}

/// A choice in a finished game, as its seat knew it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct PastChoice<R: Rules> {
    /// The number of the action, from 1.
    pub action: usize,
    /// What the seat knew; in a phase of secret choices, what it knew before anybody chose.
    pub view: R::View,
    /// What it could do.
    pub legal: Vec<R::Action>,
    /// What it did.
    pub played: R::Action,
}

/// A move that cost its player something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CostlyMove<A> {
    /// The number of the action, from 1.
    pub action: usize,
    /// The better action.
    pub better: A,
    /// Why it is better.
    pub reason: Reason,
}

impl<A: Serialize + DeserializeOwned> CostlyMove<A> {
    /// Moves as bytes (postcard): the answer to [`super::WorkerRequest::Costly`].
    pub fn to_bytes(moves: &[Self]) -> Vec<u8> {
        postcard::to_allocvec(moves).unwrap_or_default()
    }

    /// Reads what [`CostlyMove::to_bytes`] wrote; `None` for anything else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Vec<Self>> {
        postcard::from_bytes(bytes).ok()
    }
}

/// What a move cost on average: places, in games of a thousand, and then points, in hundredths.
type Cost = (i64, i64);

/// The search for the moves that cost a seat most, done in slices by [`CostlySearch::step`].
#[derive(Clone, Debug)]
pub struct CostlySearch<R: Rules> {
    input: CostlyInput<R>,
    /// Whether this is the first look at all choices (0) or the proper one at some (1); 2 when all is done.
    pass: usize,
    /// The indices of the choices that are still to be looked at in this pass, the next one last.
    queue: Vec<usize>,
    current: Option<Look<R>>,
    /// The choices that seem to have cost something of what the search maximizes, with how much, by index.
    suspects: Vec<(i64, usize)>,
    found: Vec<(Cost, CostlyMove<R::Action>)>,
    /// The playouts of all finished looks.
    passed: u32,
    /// The playouts of all looks.
    planned: u32,
}

/// A look at a choice: first for the best action, then at it and the one that was played.
#[derive(Clone, Debug)]
struct Look<R: Rules> {
    index: usize,
    search: Search<R>,
    best: Option<R::Action>,
}

impl<R: Advise + Determinize> CostlySearch<R> {
    /// Begins the search.
    pub fn new(input: CostlyInput<R>) -> Self {
        let queue: Vec<usize> = (0..input.choices.len()).rev().collect();
        let planned = playouts(0, queue.len()) + playouts(1, queue.len().min(MAX_CANDIDATES));
        let (suspects, found) = (Vec::new(), Vec::new());
        Self { input, pass: 0, queue, current: None, suspects, found, passed: 0, planned }
    }

    /// Runs at most `playouts` more playouts. Returns whether the search is done.
    pub fn step(&mut self, playouts: u32) -> bool {
        match self.current.take() {
            Some(mut look) => {
                if look.search.step(playouts) {
                    self.look_on(look);
                } else {
                    self.current = Some(look);
                }
            }
            None => self.begin_look(),
        }
        self.is_done()
    }

    fn is_done(&self) -> bool {
        self.pass >= BUDGETS.len()
    }

    /// The number of finished playouts and their total, for a progress bar.
    pub fn progress(&self) -> (u32, u32) {
        let [looking, _] = self.budget();
        let current = self.current.as_ref().map_or(0, |look| {
            let (done, _) = look.search.progress();
            if look.best.is_some() { looking + done } else { done }
        });
        (self.passed + current, self.planned)
    }

    /// The moves that cost most, the most costly first.
    pub fn moves(&self) -> Vec<CostlyMove<R::Action>> {
        let mut found = self.found.clone();
        short::sort_by_key(&mut found, |(cost, one)| (std::cmp::Reverse(*cost), one.action));
        found.into_iter().take(MAX_MOVES).map(|(_, one)| one).collect()
    }

    fn budget(&self) -> [u32; 2] {
        BUDGETS.get(self.pass).copied().unwrap_or_default()
    }

    /// Begins with the next choice, or with the next pass.
    fn begin_look(&mut self) {
        let Some(index) = self.queue.pop() else { return self.begin_pass() };
        let search = self.search(index, None);
        match search {
            Some(search) => self.current = Some(Look { index, search, best: None }),
            None => self.passed += playouts(self.pass, 1),
        }
    }

    fn begin_pass(&mut self) {
        self.pass += 1;
        if self.pass == 1 {
            short::sort_by_key(&mut self.suspects, |&(cost, index)| (std::cmp::Reverse(cost), index));
            self.queue = self.suspects.iter().map(|&(_, index)| index).take(MAX_CANDIDATES).collect();
            self.planned = self.passed + playouts(1, self.queue.len());
            self.queue.reverse();
        }
    }

    /// A search from a choice: among everything, or between two actions. Each has luck of its own.
    fn search(&self, index: usize, between: Option<[R::Action; 2]>) -> Option<Search<R>> {
        let choice = self.input.choices.get(index)?;
        let [looking, comparing] = self.budget();
        let budget = if between.is_some() { comparing } else { looking };
        let number = 4 * index + 2 * self.pass + usize::from(between.is_some());
        let legal = between.as_ref().map_or(&*choice.legal, |between| between);
        let seed = Seed::from_number(number as u64);
        Some(Search::new(choice.view.clone(), self.input.seat, legal, budget, seed)?.explained())
    }

    /// Goes on after a finished search.
    fn look_on(&mut self, Look { index, search, best }: Look<R>) {
        let Some(played) = self.input.choices.get(index).map(|choice| choice.played) else { return };
        let Some(best) = best else {
            let explanation = search.explanation();
            let number = explanation.map_or(0, |explanation| usize::from(explanation.best));
            let best =
                search.scored_actions().get(number).map(|best| best.action).filter(|&best| best != played);
            let compared = best.and_then(|best| self.search(index, Some([best, played])));
            match compared {
                Some(search) => self.current = Some(Look { index, search, best }),
                None => self.passed += playouts(self.pass, 1),
            }
            return;
        };
        self.passed += playouts(self.pass, 1);
        let pairs = search.pairs([best, played]);
        if self.pass == 0 {
            let value = Difference::of(&pairs, |sample| i64::from(sample.value)).sum();
            if value > 0 {
                self.suspects.push((value / pairs.len().max(1) as i64, index));
            }
        } else if let (Some(cost), Some(reason)) = (sure_cost(&pairs, self.input.seat), reason(&search, best))
        {
            let action = self.input.choices.get(index).map_or(0, |choice| choice.action);
            self.found.push((cost, CostlyMove { action, better: best, reason }));
        }
    }
}

/// The playouts of so many looks in a pass.
fn playouts(pass: usize, looks: usize) -> u32 {
    BUDGETS.get(pass).map_or(0, |budget| budget.iter().sum::<u32>() * looks as u32)
}

/// Why the first of two actions is better; `None` if nothing can be said.
fn reason<R: Advise + Determinize>(search: &Search<R>, best: R::Action) -> Option<Reason> {
    let explanation = search.explanation()?;
    let shown = search.scored_actions().get(usize::from(explanation.best))?.action;
    let reason = *explanation.reasons.get(usize::from(explanation.best))?;
    let is_told = !matches!(reason.kind, ReasonKind::Equal | ReasonKind::Trade { .. });
    (shown == best && is_told).then_some(reason)
}

fn places(sample: &Sample) -> i64 {
    -i64::from(sample.rank)
}

fn points(seat: Seat) -> impl Fn(&Sample) -> i64 {
    move |sample| i64::from(sample.points.get(seat.index()).copied().unwrap_or(0))
}

/// What the second of two actions costs, over the pairs of their samples.
fn mean_cost(pairs: &[[Sample; 2]], seat: Seat) -> Cost {
    let games = pairs.len().max(1) as i64;
    let mean = |sum: i64, scale: i64| sum * scale / games;
    (mean(Difference::of(pairs, places).sum(), 1000), mean(Difference::of(pairs, points(seat)).sum(), 100))
}

/// The same; `None` if it is not certain, or too little.
fn sure_cost(pairs: &[[Sample; 2]], seat: Seat) -> Option<Cost> {
    let games = pairs.len() as i64;
    let value = Difference::of(pairs, |sample| i64::from(sample.value));
    let share = Difference::of(pairs, |sample| i64::from(sample.share));
    let (places, points) = (Difference::of(pairs, places), Difference::of(pairs, points(seat)));
    let at_least = |each: &Difference, sum: i64| each.is_sure(ERRORS) && each.sum() >= sum;
    let costs_places = at_least(&places, (PLACES * games + 99) / 100)
        || at_least(&share, (PLACES * games * i64::from(WIN) + 99) / 100);
    let costs_points = at_least(&points, games);
    let is_certain = at_least(&value, 1) && (costs_places || costs_points);
    is_certain.then(|| mean_cost(pairs, seat))
}
