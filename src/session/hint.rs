//! Hints: the best action for whoever is asked, and why it is better than others.

use crate::contract::ActionUi;
use pentathlon_engine::bots::HintAnswer;
use pentathlon_engine::rules::Seat;
use std::sync::Arc;

/// A hint for a seat at one moment of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The seat that is asked.
    pub(super) seat: Seat,
    /// How many actions had been played.
    pub(super) actions: usize,
    /// How far it is.
    pub state: HintState,
}

/// The state of a hint.
#[derive(Clone, PartialEq, Debug)]
pub enum HintState {
    /// The actions are tried; the progress in percent, or `None` while what tries them is being fetched.
    Thinking(Option<u32>),
    /// They have been tried.
    Found(FoundHint),
    /// No search is possible here.
    Failed,
}

/// The best action and what it is compared with.
pub(super) type Answer = HintAnswer<Arc<dyn ActionUi>, String>;

/// What a search has found.
#[derive(Clone, PartialEq, Debug)]
pub struct FoundHint {
    pub(super) main: Answer,
    /// The same best action, compared with actions that the player selected since.
    pub(super) compared: Vec<Answer>,
}

/// What a hint says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintText {
    /// The name of the best action.
    pub best: String,
    /// The reason; `None` while it is being compared with the selected action.
    pub reason: Option<String>,
    /// The figures of both, if they were tried.
    pub lines: Vec<HintLine>,
}

/// An action with its figures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintLine {
    /// Its name.
    pub name: String,
    /// In how many of 100 games it comes first.
    pub wins: u8,
    /// The points it brings on average.
    pub points: i16,
}

impl FoundHint {
    /// The action to show.
    pub const fn best(&self) -> &Arc<dyn ActionUi> {
        &self.main.best
    }

    /// What is said while an action is selected; `None` until the best action has been compared with it.
    pub(super) fn answer(&self, selected: Option<&Arc<dyn ActionUi>>) -> Option<&Answer> {
        let Some(selected) = selected.filter(|&selected| selected != self.best()) else {
            return Some(&self.main);
        };
        let known = self.compared.iter().chain([&self.main]);
        known.into_iter().find(|answer| answer.other.as_ref() == Some(selected))
    }

    /// The actions that are framed: the best, and what it is compared with.
    pub fn framed(&self, selected: Option<&Arc<dyn ActionUi>>) -> Vec<Arc<dyn ActionUi>> {
        let selected = selected.filter(|&selected| selected != self.best());
        [Some(self.best()), selected.or(self.main.other.as_ref())].into_iter().flatten().cloned().collect()
    }

    /// Takes in the comparison with a selected action. If that turned out to be better, it is the best one from now on.
    pub(super) fn add(&mut self, answer: Answer) {
        if &answer.best == self.best() {
            self.compared.push(answer);
        } else {
            *self = Self { main: answer, compared: Vec::new() };
        }
    }
}
