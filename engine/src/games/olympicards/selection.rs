//! A selection of cards before it is played: its state, and what is still missing.

use super::{Attempt, Hand, Misfit, Performance, Rule};

/// The state of a selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It can be played as it is.
    Ready,
    /// It cannot be played yet, but more cards of the hand can complete it; contains the current fault.
    More(Misfit),
    /// It cannot be played, whatever is added.
    Never(Misfit),
}

impl Rule {
    /// The state of the cards selected from `hand`.
    pub fn progress(self, hand: Hand, selected: Attempt, mark: Option<Attempt>) -> Progress {
        match self.fault(selected, mark) {
            None => Progress::Ready,
            Some(misfit) if self.leads_somewhere(hand, selected, mark) => Progress::More(misfit),
            Some(misfit) => Progress::Never(misfit),
        }
    }

    /// Whether `card` can be added to the selection from `hand` (initially empty): `Ok` if the result can be played, or
    /// completed with more cards.
    ///
    /// # Errors
    /// Why not.
    pub fn fits(
        self,
        hand: Hand,
        selected: Option<Attempt>,
        card: Performance,
        mark: Option<Attempt>,
    ) -> Result<(), Misfit> {
        let with = match selected {
            None => Some(Attempt::one(card)),
            Some(selected) => selected.with(card),
        };
        let with = with.ok_or(Misfit::TooManyCards)?;
        match self.progress(hand, with, mark) {
            Progress::Ready | Progress::More(_) => Ok(()),
            Progress::Never(misfit) => Err(misfit),
        }
    }

    /// Whether some legal play from `hand` contains the whole selection.
    fn leads_somewhere(self, hand: Hand, selected: Attempt, mark: Option<Attempt>) -> bool {
        let mut found = false;
        self.attempts(hand, mark, |attempt| {
            let all: Hand = attempt.cards().collect();
            found |= all.without(selected).is_some();
        });
        found
    }
}
