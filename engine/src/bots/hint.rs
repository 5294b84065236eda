//! A hint: the best action for a seat, what to compare it with, and why it is better.
//!
//! The rules decide first: what is wasted is never tried. A search finds the best of the others; of those that cannot be told
//! apart, the one that keeps most for later. Then the best action and the one that it is compared with are tried again with
//! new luck, so that nothing leads by the luck that chose it. If the other turns out to be better, they change places.

use super::cause::{Cause, Figures, Weighed, weigh};
use super::trial::Trial;
use super::{GOLD_PLAYOUTS, ScoredAction, Search, SearchRequest};
use crate::cards::Seed;
use crate::rules::{Advise, Rules, Seat};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// The playouts of a hint: those that look for the best action, and those that compare it with another.
pub const HINT_PLAYOUTS: [u32; 2] = [2 * GOLD_PLAYOUTS, 2 * GOLD_PLAYOUTS];
/// The best action is compared with passing unless passing comes first so much less often, in games of a thousand.
const FAR_BEHIND: i32 = 200;

/// What a hint needs: what a seat knows and what it may do. Nothing else is sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct HintRequest<R: Rules> {
    /// What the seat knows; in a phase of secret choices, what it knew before anybody chose.
    pub view: R::View,
    /// The seat that is to act.
    pub seat: Seat,
    /// The number of seats.
    pub seats: usize,
    /// Its legal actions.
    pub legal: Vec<R::Action>,
    /// The playouts, as in [`HINT_PLAYOUTS`].
    pub playouts: [u32; 2],
    /// Determines the sampled states.
    pub seed: Seed,
    /// The best action, if a hint has found it before; it is only compared with the selected one then.
    pub best: Option<R::Action>,
    /// The action that the player has selected.
    pub selected: Option<R::Action>,
}

/// A hint: the answer to [`super::WorkerRequest::Hint`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HintAnswer<A, F> {
    /// The best action.
    pub best: A,
    /// What it is compared with: the action that is selected, or what a Regular would do, or passing, or the one
    /// that looks best of the others, of what is wasted only if nothing else is left; `None` if all are much the same.
    pub other: Option<A>,
    /// Why the best action is better.
    pub cause: Cause<F>,
    /// What both bring; `None` if they were not tried, because the rules decide.
    pub figures: Option<Figures>,
}

/// The search for a hint, done in slices by [`HintSearch::step`].
#[derive(Clone, Debug)]
pub struct HintSearch<R: Advise> {
    request: HintRequest<R>,
    /// Looks for the best action, or compares two.
    search: Option<Search<R>>,
    /// The best action and the other one, once they are known.
    pair: Option<[R::Action; 2]>,
    answer: Option<HintAnswer<R::Action, R::Fact>>,
}

impl<R: Advise> HintSearch<R> {
    /// Begins; `None` if there is nothing to choose from.
    pub fn new(request: HintRequest<R>) -> Option<Self> {
        let mut hint = Self { request, search: None, pair: None, answer: None };
        match (hint.request.best, hint.request.selected) {
            (Some(best), Some(selected)) => hint.compare(best, Some(selected)),
            _ => {
                let [looking, _] = hint.request.playouts;
                let legal = hint.request.legal.clone();
                hint.search = Some(Search::new(hint.request_among(legal, looking, 0))?.remembering());
            }
        }
        Some(hint)
    }

    /// Runs at most `playouts` more playouts. Returns whether the search is done.
    pub fn step(&mut self, playouts: u32) -> bool {
        if self.answer.is_none() && self.search.as_mut().is_none_or(|search| search.step(playouts)) {
            match self.pair {
                Some(pair) => self.finish(pair),
                None => self.choose(),
            }
        }
        self.answer.is_some()
    }

    /// The number of finished playouts and their total, for a progress bar.
    pub fn progress(&self) -> (u32, u32) {
        let [looking, comparing] = self.request.playouts;
        let total = looking + comparing;
        let done = self.search.as_ref().map_or(0, |search| search.progress().0);
        match (&self.answer, self.pair) {
            (Some(_), _) => (total, total),
            (None, Some(_)) => (looking + done, total),
            (None, None) => (done, total),
        }
    }

    /// The best action, once it is known; comparing may still change it.
    pub fn best(&self) -> Option<R::Action> {
        let found = self.answer.as_ref().map(|answer| answer.best);
        found.or_else(|| self.pair.map(|[best, _]| best))
    }

    /// The hint, once the search is done.
    pub const fn answer(&self) -> Option<&HintAnswer<R::Action, R::Fact>> {
        self.answer.as_ref()
    }

    /// What the best action and the other one brought in the same games; empty if they were not tried.
    pub(super) fn common_trials(&self) -> Vec<[Trial; 2]> {
        let found = self.answer.as_ref().filter(|answer| answer.figures.is_some());
        let pair = found.and_then(|answer| Some([answer.best, answer.other?]));
        self.search.as_ref().zip(pair).map_or_else(Vec::new, |(search, pair)| search.common_trials(pair))
    }

    /// What a search with luck of its own needs.
    fn request_among(&self, legal: Vec<R::Action>, playouts: u32, number: u8) -> SearchRequest<R> {
        let HintRequest { view, seat, seed, .. } = &self.request;
        let mut seed = *seed;
        let [first, ..] = &mut seed.0;
        *first ^= number;
        SearchRequest { view: view.clone(), seat: *seat, legal, playouts, seed }
    }

    /// Chooses the best action and another to compare it with, once the search for them is done.
    fn choose(&mut self) {
        let Some(search) = self.search.take() else { return };
        let tried = search.scored_actions();
        let Some(best) = self.best_of(&search, &tried) else { return };
        let other = self.other_than(best, &tried);
        self.compare(best, other);
    }

    /// Of the actions that cannot be told from the best one, the one that keeps most, then the one that looks best, then the
    /// one that comes first most often.
    fn best_of(&self, search: &Search<R>, tried: &[ScoredAction<R::Action>]) -> Option<R::Action> {
        let (view, first) = (&self.request.view, tried.first()?);
        let equal = tried.iter().filter(|one| {
            // An action that was dropped early may be worse than it seems.
            let is_tried_well = 2 * one.playouts >= first.playouts;
            let trials = search.common_trials([first.action, one.action]);
            let Weighed { order, .. } = weigh::<R::Fact>(&trials, self.request.seat, self.request.seats);
            one.action == first.action || is_tried_well && order == Ordering::Equal
        });
        let equal: Vec<_> = equal.collect();
        let actions: Vec<R::Action> = equal.iter().map(|one| one.action).collect();
        let mut values = Vec::new();
        R::evaluate(view, &actions, &mut values);
        let worth = equal.iter().zip(values);
        let most = worth.rev().max_by_key(|(one, value)| (R::keeping(view, one.action), *value, one.wins));
        most.map(|(one, _)| one.action)
    }

    fn other_than(&self, best: R::Action, tried: &[ScoredAction<R::Action>]) -> Option<R::Action> {
        let HintRequest { view, legal, selected, .. } = &self.request;
        let is_apart = |action: &R::Action| *action != best && !R::are_twins(view, [best, *action]);
        let mut values = Vec::new();
        R::evaluate(view, legal, &mut values);
        let evaluated = || legal.iter().zip(&values).rev().map(|(&action, value)| (action, value));
        let looks_best = evaluated().max_by_key(|(_, value)| *value);
        let wins = tried.iter().find(|one| one.action == best).map_or(0, |one| one.wins);
        let passing = tried
            .iter()
            .find(|one| R::is_always_tried(one.action) && one.wins + FAR_BEHIND >= wins)
            .map(|one| one.action);
        let next = || {
            let apart = evaluated().filter(|(action, _)| is_apart(action) && !R::is_wasted(view, *action));
            apart.max_by_key(|(_, value)| *value).map(|(action, _)| action)
        };
        // Only if nothing else is left: of what is wasted, what looks best.
        let wasted = || {
            let wasted = evaluated().filter(|(action, _)| R::is_wasted(view, *action));
            wasted.max_by_key(|(_, value)| *value).map(|(action, _)| action)
        };
        selected
            .filter(|&selected| selected != best)
            .or_else(|| looks_best.map(|(action, _)| action).filter(is_apart))
            .or_else(|| passing.filter(is_apart))
            .or_else(next)
            .or_else(wasted)
    }

    /// Compares two actions, if the rules do not decide between them.
    fn compare(&mut self, best: R::Action, other: Option<R::Action>) {
        let view = &self.request.view;
        let without_games = |cause| HintAnswer { best, other, cause, figures: None };
        let Some(other) = other else {
            self.answer = Some(without_games(Cause::Equal));
            return;
        };
        if (R::is_wasted(view, other) || R::is_cheaper(view, [best, other]))
            && let Some(fact) = R::fact(view, [best, other])
        {
            self.answer = Some(without_games(Cause::Fact(fact)));
            return;
        }
        let [_, comparing] = self.request.playouts;
        match Search::among_all(self.request_among(vec![best, other], comparing, 1)) {
            Some(search) => (self.pair, self.search) = (Some([best, other]), Some(search.remembering())),
            None => self.answer = Some(without_games(Cause::Equal)),
        }
    }

    /// Says which of two actions is better, and why.
    fn finish(&mut self, mut pair: [R::Action; 2]) {
        let mut weighed = self.weighed(pair);
        if weighed.order.then(self.kept(pair)) == Ordering::Less {
            pair.reverse();
            weighed = self.weighed(pair);
        }
        // Games do not tell them apart, or leave a doubt: then the cards may still speak for the second action.
        if (weighed.order == Ordering::Equal || !weighed.is_certain) && self.explains_only_the_second(pair) {
            pair.reverse();
            weighed = self.weighed(pair);
        }
        let Weighed { order, cause, figures, .. } = weighed;
        let cause = match (R::fact(&self.request.view, pair), cause) {
            (Some(fact), _) => Cause::Fact(fact),
            (None, Cause::Equal) if self.kept(pair) == Ordering::Greater => Cause::Keeps,
            (None, cause) => cause,
        };
        // Figures that speak for the other action would only contradict what is said.
        let [wins, others] = figures.wins;
        let figures = (order != Ordering::Less && wins >= others).then_some(figures);
        let [best, other] = pair;
        self.answer = Some(HintAnswer { best, other: Some(other), cause, figures });
    }

    /// How two actions compare in the games in which both were tried.
    fn weighed(&self, pair: [R::Action; 2]) -> Weighed<R::Fact> {
        let trials = self.search.as_ref().map_or_else(Vec::new, |search| search.common_trials(pair));
        weigh(&trials, self.request.seat, self.request.seats)
    }

    /// Whether the first of two actions keeps more for later, or less.
    fn kept(&self, [one, other]: [R::Action; 2]) -> Ordering {
        let view = &self.request.view;
        R::keeping(view, one).cmp(&R::keeping(view, other))
    }

    /// Whether there is a fact for the second action and none for the first. What is wasted needs none.
    fn explains_only_the_second(&self, [one, other]: [R::Action; 2]) -> bool {
        let view = &self.request.view;
        !R::is_wasted(view, other)
            && R::fact(view, [one, other]).is_none()
            && R::fact(view, [other, one]).is_some()
    }
}
