//! The moves that cost a player most, found after the game.
//!
//! Each choice is judged by the hint that its seat could have had then ([`HintSearch`]), compared with what was played.
//! All choices are looked at briefly, and the few that seem to have cost most are looked at again, properly. No seed of a
//! deal is needed: the same views give the same answer.

use super::trial::{Difference, SURE_FROM_ERRORS, Trial};
use crate::bots::{Cause, Figures, GOLD_PLAYOUTS, HintAnswer, HintRequest, HintSearch, WIN};
use crate::cards::Seed;
use crate::rules::{Advise, Rules, Seat};
use crate::short;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// The playouts of each hint (see [`HintRequest::playouts`]): at first for every choice, then for those that seem costly.
const PLAYOUTS: [[u32; 2]; 2] = [[240, 120], [2 * GOLD_PLAYOUTS, 2 * GOLD_PLAYOUTS]];
/// How many choices are looked at properly.
const MAX_SUSPECTS: usize = 6;
/// How many moves are told.
const MAX_MOVES: usize = 2;
/// The least that a move costs to be told: a place in so many games of 100, or a point a game.
const PLACES: i64 = 5;

/// The choices of a seat in a finished game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct CostlyRequest<R: Rules> {
    /// The seat.
    pub seat: Seat,
    /// The number of seats.
    pub seats: usize,
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

/// A move that cost its player something. The answer to [`super::WorkerRequest::Costly`] is a list of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CostlyMove<A, F> {
    /// The number of the action, from 1.
    pub action: usize,
    /// The better action.
    pub better: A,
    /// Why it is better.
    pub cause: Cause<F>,
    /// What the better action and the one that was played bring; `None` if the rules decide.
    pub figures: Option<Figures>,
    /// What the move cost.
    pub cost: Cost,
}

/// What a move cost on average.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cost {
    /// So many points: whole ones, 0 for half a point.
    Points(u8),
    /// The first place in so many games of 100.
    Wins(u8),
    /// A place in so many games of 100.
    Places(u8),
    /// A card that the rules show to be wasted, whatever it would have brought.
    Wasted,
}

/// How much a move cost, to put moves in order: whether a card was wasted, then places in games of a thousand, then points in
/// hundredths.
type Weight = (bool, i64, i64);

/// A costly move of a game.
type Found<R> = CostlyMove<<R as Rules>::Action, <R as Advise>::Fact>;

/// The search for the moves that cost a seat most, done in slices by [`CostlySearch::step`].
#[derive(Clone, Debug)]
pub struct CostlySearch<R: Advise> {
    request: CostlyRequest<R>,
    /// Whether this is the first look at all choices (0) or the proper one at some (1); 2 when all is done.
    pass: usize,
    /// The indices of the choices that are still to be looked at in this pass, the next one last.
    queue: Vec<usize>,
    /// The hint for the choice that is looked at, with its index.
    current: Option<(usize, HintSearch<R>)>,
    /// The choices that seem to have cost something of what the search maximizes, with how much, by index.
    suspects: Vec<(i64, usize)>,
    found: Vec<(Weight, Found<R>)>,
    /// The playouts of all finished looks.
    spent: u32,
    /// The playouts of all looks.
    planned: u32,
}

impl<R: Advise> CostlySearch<R> {
    /// Begins the search.
    pub fn new(request: CostlyRequest<R>) -> Self {
        let queue: Vec<usize> = (0..request.choices.len()).rev().collect();
        let planned = playouts(0, queue.len()) + playouts(1, queue.len().min(MAX_SUSPECTS));
        let (suspects, found) = (Vec::new(), Vec::new());
        Self { request, pass: 0, queue, current: None, suspects, found, spent: 0, planned }
    }

    /// Runs at most `playouts` more playouts. Returns whether the search is done.
    pub fn step(&mut self, playouts: u32) -> bool {
        match self.current.take() {
            Some((index, mut hint)) => {
                let is_done = hint.step(playouts);
                // Nothing is better than what was played.
                if is_done || hint.best() == self.played(index) {
                    self.finish_look(index, &hint);
                } else {
                    self.current = Some((index, hint));
                }
            }
            None => self.begin_look(),
        }
        self.is_done()
    }

    fn is_done(&self) -> bool {
        self.pass >= PLAYOUTS.len()
    }

    /// The number of finished playouts and their total, for a progress bar.
    pub fn progress(&self) -> (u32, u32) {
        let current = self.current.as_ref().map_or(0, |(_, hint)| hint.progress().0);
        (self.spent + current, self.planned)
    }

    /// The moves that cost most, the most costly first.
    pub fn answer(&self) -> Vec<Found<R>> {
        let mut found = self.found.clone();
        short::sort_by_key(&mut found, |(weight, one)| (Reverse(*weight), one.action));
        found.into_iter().take(MAX_MOVES).map(|(_, one)| one).collect()
    }

    fn played(&self, index: usize) -> Option<R::Action> {
        self.request.choices.get(index).map(|choice| choice.played)
    }

    /// Begins with the next choice, or with the next pass.
    fn begin_look(&mut self) {
        let Some(index) = self.queue.pop() else { return self.begin_pass() };
        match self.hint(index) {
            Some(hint) => self.current = Some((index, hint)),
            None => self.spent += playouts(self.pass, 1),
        }
    }

    fn begin_pass(&mut self) {
        self.pass += 1;
        if self.pass == 1 {
            short::sort_by_key(&mut self.suspects, |&(cost, index)| (Reverse(cost), index));
            self.queue = self.suspects.iter().map(|&(_, index)| index).take(MAX_SUSPECTS).collect();
            self.planned = self.spent + playouts(1, self.queue.len());
            self.queue.reverse();
        }
    }

    /// The hint that the player would have had. Each has luck of its own.
    fn hint(&self, index: usize) -> Option<HintSearch<R>> {
        let PastChoice { view, legal, played, .. } = self.request.choices.get(index)?;
        HintSearch::new(HintRequest {
            view: view.clone(),
            seat: self.request.seat,
            seats: self.request.seats,
            legal: legal.clone(),
            playouts: *PLAYOUTS.get(self.pass)?,
            seed: Seed::from_number((2 * index + self.pass) as u64),
            best: None,
            selected: Some(*played),
        })
    }

    /// Goes on after a finished look.
    fn finish_look(&mut self, index: usize, hint: &HintSearch<R>) {
        self.spent += playouts(self.pass, 1);
        let Some(choice) = self.request.choices.get(index) else { return };
        let answer = hint.answer().filter(|answer| answer.other == Some(choice.played));
        let Some(&HintAnswer { best: better, cause, figures, .. }) = answer else { return };
        let is_wasted = R::is_wasted(&choice.view, choice.played);
        let trials = hint.common_trials();
        if self.pass == 0 {
            let value = Difference::of(&trials, |trial| i64::from(trial.value)).sum();
            if is_wasted || value > 0 {
                let value = if is_wasted { i64::MAX } else { value / trials.len().max(1) as i64 };
                self.suspects.push((value, index));
            }
        } else if !matches!(cause, Cause::Equal | Cause::Keeps) {
            let cost = if is_wasted { Some(Cost::Wasted) } else { sure_cost(&trials, self.request.seat) };
            let (places, points) = mean_cost(&trials, self.request.seat);
            let told = cost.map(|cost| CostlyMove { action: choice.action, better, cause, figures, cost });
            self.found.extend(told.map(|told| ((is_wasted, places, points), told)));
        }
    }
}

/// The playouts of so many looks in a pass.
fn playouts(pass: usize, looks: usize) -> u32 {
    PLAYOUTS.get(pass).map_or(0, |playouts| playouts.iter().sum::<u32>() * looks as u32)
}

fn places(trial: &Trial) -> i64 {
    -i64::from(trial.rank)
}

fn points(seat: Seat) -> impl Fn(&Trial) -> i64 {
    move |trial| trial.points_of(seat)
}

/// What the second of two actions costs, over the pairs of their trials: places in games of a thousand, and points in
/// hundredths.
fn mean_cost(trials: &[[Trial; 2]], seat: Seat) -> (i64, i64) {
    let games = trials.len().max(1) as i64;
    let mean = |sum: i64, scale: i64| sum * scale / games;
    (mean(Difference::of(trials, places).sum(), 1000), mean(Difference::of(trials, points(seat)).sum(), 100))
}

/// The same as it is told; `None` if it is not certain, or too little.
fn sure_cost(trials: &[[Trial; 2]], seat: Seat) -> Option<Cost> {
    let games = trials.len() as i64;
    let value = Difference::of(trials, |trial| i64::from(trial.value));
    let share = Difference::of(trials, |trial| i64::from(trial.share));
    let (places, points) = (Difference::of(trials, places), Difference::of(trials, points(seat)));
    let at_least = |each: &Difference, sum: i64| each.is_sure(SURE_FROM_ERRORS) && each.sum() >= sum;
    if !at_least(&value, 1) {
        return None;
    }
    if at_least(&points, games) {
        Some(Cost::Points(points.points()))
    } else if at_least(&share, (PLACES * games * i64::from(WIN) + 99) / 100) {
        Some(Cost::Wins(share.percent_more(i64::from(WIN))))
    } else {
        at_least(&places, (PLACES * games + 99) / 100).then(|| Cost::Places(places.percent_more(1)))
    }
}
