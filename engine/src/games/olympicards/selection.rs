//! A selection of cards on its way to being played: what it adds up to, and what is still missing.

use super::{Attempt, Hand, Performance, Reason, Rule};

/// How far a selection has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It can be played as it is.
    Ready,
    /// It cannot be played yet, but with more cards of the hand it can; why not yet.
    More(Reason),
    /// Whatever is added, it cannot be played.
    Never(Reason),
}

impl Rule {
    /// How far the cards selected from `hand` have come.
    pub fn progress(self, hand: Hand, selected: Attempt, mark: Option<Attempt>) -> Progress {
        match self.fault(selected, mark) {
            None => Progress::Ready,
            Some(reason) if self.leads_somewhere(hand, selected, mark) => Progress::More(reason),
            Some(reason) => Progress::Never(reason),
        }
    }

    /// Why `card` cannot be added to what is selected from `hand` (nothing at first); `Ok` if it can be played so, or
    /// with more cards.
    ///
    /// # Errors
    /// The reason.
    pub fn fits(
        self,
        hand: Hand,
        selected: Option<Attempt>,
        card: Performance,
        mark: Option<Attempt>,
    ) -> Result<(), Reason> {
        let with = match selected {
            None => Some(Attempt::one(card)),
            Some(selected) => selected.with(card),
        };
        let with = with.ok_or(Reason::TooManyCards)?;
        match self.progress(hand, with, mark) {
            Progress::Ready | Progress::More(_) => Ok(()),
            Progress::Never(reason) => Err(reason),
        }
    }

    /// Whether some legal play from `hand` contains all that is selected.
    fn leads_somewhere(self, hand: Hand, selected: Attempt, mark: Option<Attempt>) -> bool {
        let mut found = false;
        self.attempts(hand, mark, |attempt| {
            let all: Hand = attempt.cards().collect();
            found |= all.without(selected).is_some();
        });
        found
    }
}
