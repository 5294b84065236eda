//! Which cards fit a selection before it is played.

use super::{Attempt, Hand, Misfit, Performance, Rule};

impl Rule {
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
        to_beat: Option<Attempt>,
    ) -> Result<(), Misfit> {
        let with = match selected {
            None => Some(Attempt::one(card)),
            Some(selected) => selected.with(card),
        };
        let with = with.ok_or(Misfit::TooManyCards)?;
        match self.fault(with, to_beat) {
            Some(misfit) if !self.leads_somewhere(hand, with, to_beat) => Err(misfit),
            _ => Ok(()),
        }
    }

    /// Whether some legal play from `hand` contains the whole selection.
    fn leads_somewhere(self, hand: Hand, selected: Attempt, to_beat: Option<Attempt>) -> bool {
        let mut found = false;
        self.attempts(hand, to_beat, |attempt| {
            let all: Hand = attempt.cards().collect();
            found |= all.without(selected).is_some();
        });
        found
    }
}
