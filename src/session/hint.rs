//! Hints: the best action for whoever is asked, and why it is better than others.

use crate::contract::ActionUi;
use pentathlon_engine::bots::{Explanation, Reason, ScoredAction};
use pentathlon_engine::rules::Seat;
use std::sync::Arc;

/// How many actions are marked on the table: the best, and the next two.
const MARKED: usize = 3;
/// Two actions are compared from so many sampled games on; before, both are tried again.
const SHARED: u16 = 200;

/// A hint for a seat at one moment of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The seat that is asked.
    pub(super) seat: Seat,
    /// How many actions had been played.
    pub(super) played: usize,
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

/// What a search has found.
#[derive(Clone, PartialEq, Debug)]
pub struct FoundHint {
    pub(super) scored: Vec<ScoredAction<Arc<dyn ActionUi>>>,
    pub(super) explanation: Explanation,
    /// Actions that the player selected, and why the best one is better.
    pub(super) compared: Vec<(Arc<dyn ActionUi>, Reason)>,
}

/// What a hint says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintText {
    /// The name of the best action.
    pub best: String,
    /// The name of the action that it is compared with.
    pub compared: Option<String>,
    /// The reason; `None` while the two are tried.
    pub reason: Option<String>,
}

/// An action with its figures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintLine {
    /// Its name.
    pub name: String,
    /// In how many of 100 games it comes first.
    pub wins: i32,
    /// The points it brings on average.
    pub points: i32,
    /// Whether there were too few playouts to trust the figures.
    pub is_rough: bool,
}

impl FoundHint {
    /// The best action, with its figures.
    pub(super) fn best(&self) -> Option<&ScoredAction<Arc<dyn ActionUi>>> {
        self.scored.get(usize::from(self.explanation.best))
    }

    /// The action to show.
    pub fn best_action(&self) -> Option<&Arc<dyn ActionUi>> {
        self.best().map(|best| &best.action)
    }

    /// The actions that are marked: the best, then the next ones that were tried well enough.
    pub fn marked(&self) -> impl Iterator<Item = &ScoredAction<Arc<dyn ActionUi>>> {
        let most = self.best().map_or(0, |best| best.playouts);
        let others = (0_u8..).zip(&self.scored).filter(|(index, _)| *index != self.explanation.best);
        let sure = others.map(|(_, scored)| scored).filter(move |scored| !scored.is_rough(most));
        self.best().into_iter().chain(sure).take(MARKED)
    }

    /// Why the best action is better than that one; `None` if too little is known of the two.
    pub(super) fn reason(&self, action: &Arc<dyn ActionUi>) -> Option<Reason> {
        let tried = self.scored.iter().position(|scored| &scored.action == action);
        let reason = tried.and_then(|index| self.explanation.reasons.get(index)).copied();
        let known = reason.filter(|reason| reason.shared >= SHARED || self.best_action() == Some(action));
        known.or_else(|| self.compared.iter().find(|(known, _)| known == action).map(|(_, reason)| *reason))
    }
}
