//! The sport cards: what has been played, what is turned over, what is still to come.

use super::Sport;

/// The nine sport cards in the order in which they are played, if nothing is put off any more. Those put off lie
/// face up at the bottom (C17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Programme {
    /// First the finished sports, then the one turned over, then the stack, top first.
    pub(super) order: [Sport; Sport::COUNT],
    /// How many are finished.
    pub(super) finished: u8,
    /// How many of the stack lie face up; they are the last.
    pub(super) open: u8,
    /// Whether the sport turned over lay face up already, so that it must be played.
    pub(super) must: bool,
}

impl Programme {
    /// The sports in that order, the first one turned over.
    pub(super) const fn new(order: [Sport; Sport::COUNT]) -> Self {
        Self { order, finished: 0, open: 0, must: false }
    }

    /// The sport turned over; none after the last.
    #[inline]
    pub fn current(&self) -> Option<Sport> {
        self.order.get(usize::from(self.finished)).copied()
    }

    /// The finished sports, in the order they were played.
    pub fn finished(&self) -> &[Sport] {
        self.order.get(..usize::from(self.finished)).unwrap_or_default()
    }

    /// The sports that were put off and wait face up, the next one first.
    pub fn deferred(&self) -> &[Sport] {
        self.order.get(Sport::COUNT - usize::from(self.open)..).unwrap_or_default()
    }

    /// How many sports are still face down.
    pub fn face_down(&self) -> u8 {
        (Sport::COUNT as u8 - self.finished).saturating_sub(1 + self.open)
    }

    /// Whether the sport turned over may be put off: it lay face down, and there is another (C3).
    #[inline]
    pub(super) fn can_defer(&self) -> bool {
        !self.must && self.finished + 1 < Sport::COUNT as u8
    }

    /// Puts the sport turned over face up to the bottom and turns over the next, which must be played (C3).
    pub(super) fn defer(&mut self) {
        if let Some(rest) = self.order.get_mut(usize::from(self.finished)..) {
            rest.rotate_left(1);
            self.open += 1;
            self.turn_over();
            self.must = true;
        }
    }

    /// Puts the finished sport away and turns over the next, if there is one.
    pub(super) fn advance(&mut self) {
        self.finished += 1;
        self.must = false;
        self.turn_over();
    }

    /// The uppermost card is turned over, or lies face up already.
    fn turn_over(&mut self) {
        let left = Sport::COUNT as u8 - self.finished;
        if left > 0 && self.open == left {
            self.open -= 1;
            self.must = true;
        }
    }
}
