//! A turn in a sport.

use super::requirement::Requirement;
use pentathlon_engine::games::olympicards::{Attempt, Hand, Sport};
use pentathlon_engine::rules::Seat;

/// A turn in a sport.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The sport.
    pub sport: Sport,
    /// The play to compare with.
    pub to_beat: Option<Attempt>,
    /// The round, where the play to compare with is a card that was turned over in it.
    pub turned: Option<u8>,
    /// Whether the seat has no cards left, and so has to withdraw.
    pub empty: bool,
    /// Whether all others have withdrawn.
    pub alone: bool,
}

impl Turn {
    /// What the sport requires.
    pub fn requirement(self) -> Requirement {
        if self.empty { Requirement::Cards } else { Requirement::of(self.sport, self.to_beat) }
    }

    /// The chosen cards; if they cannot be played alone, with the fewest and lowest cards that complete them.
    pub fn complete(self, hand: Hand, chosen: Option<Attempt>) -> Option<Attempt> {
        let chosen = chosen?;
        let rule = self.sport.rule();
        if rule.fault(chosen, self.to_beat).is_none() {
            return Some(chosen);
        }
        let mut best: Option<Attempt> = None;
        rule.attempts(hand, self.to_beat, |attempt| {
            let all: Hand = attempt.cards().collect();
            let key = |attempt: Attempt| (attempt.len(), attempt.total());
            if all.without(chosen).is_some() && best.is_none_or(|best| key(attempt) < key(best)) {
                best = Some(attempt);
            }
        });
        best
    }

    /// Whether anything in the hand can be played.
    pub fn can_play(self, hand: Hand) -> bool {
        let mut any = false;
        self.sport.rule().attempts(hand, self.to_beat, |_| any = true);
        any
    }
}
