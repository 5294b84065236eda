//! The programme: finished sports, the current one, and those still to come.

use super::Sport;

/// The nine sport cards in the order in which they will be played if none is deferred any more. Deferred ones are face
/// up at the bottom (C17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Programme {
    /// First the finished sports, then the current one, then the stack, top first.
    pub(super) order: [Sport; Sport::COUNT],
    /// The number of finished sports.
    pub(super) finished: u8,
    /// The number of face-up cards in the stack; they are the last ones.
    pub(super) face_up: u8,
    /// Whether the current sport was already face up, so that it must be played.
    pub(super) must_play: bool,
}

impl Programme {
    /// A programme in that order, with the first sport turned over.
    pub(super) const fn new(order: [Sport; Sport::COUNT]) -> Self {
        Self { order, finished: 0, face_up: 0, must_play: false }
    }

    /// The current sport; none after the last.
    #[inline]
    pub fn current(&self) -> Option<Sport> {
        self.order.get(usize::from(self.finished)).copied()
    }

    /// The finished sports, in the order they were played.
    pub fn finished(&self) -> &[Sport] {
        self.order.get(..usize::from(self.finished)).unwrap_or_default()
    }

    /// The deferred sports, which are face up, the next one first.
    pub fn deferred(&self) -> &[Sport] {
        self.order.get(Sport::COUNT - usize::from(self.face_up)..).unwrap_or_default()
    }

    /// The number of sports that are still face down.
    pub fn face_down(&self) -> u8 {
        (Sport::COUNT as u8 - self.finished).saturating_sub(1 + self.face_up)
    }

    /// Whether the current sport may be deferred: it was face down, and there is another one (C3).
    #[inline]
    pub(super) fn can_defer(&self) -> bool {
        !self.must_play && self.finished + 1 < Sport::COUNT as u8
    }

    /// Puts the current sport face up to the bottom and turns over the next, which must be played (C3).
    pub(super) fn defer(&mut self) {
        if let Some(rest) = self.order.get_mut(usize::from(self.finished)..) {
            rest.rotate_left(1);
            self.face_up += 1;
            self.turn_over();
            self.must_play = true;
        }
    }

    /// Puts the finished sport away and turns over the next, if there is one.
    pub(super) fn advance(&mut self) {
        self.finished += 1;
        self.must_play = false;
        self.turn_over();
    }

    /// Makes the top card current: it is turned over, unless it is already face up.
    fn turn_over(&mut self) {
        let left = Sport::COUNT as u8 - self.finished;
        if left > 0 && self.face_up == left {
            self.face_up -= 1;
            self.must_play = true;
        }
    }
}
