//! Playouts: a game played to its end by evaluation.

use super::quick_action::best;
use crate::cards::Chance;
use crate::rules::{Awaiting, Evaluate, Rules, Seat, Viewer};

/// One action in this many is a slip in usual playouts: a hint and the story of a game measure by the same scale.
const SLIPS: u32 = 20;

/// Plays games to their end. The buffers are reused, so a playout allocates nothing itself.
#[derive(Clone, Debug)]
pub struct Playout<R: Rules> {
    legal: Vec<R::Action>,
    values: Vec<i32>,
    /// One action in this many is random; 0 for none.
    slips: u32,
}

impl<R: Evaluate> Default for Playout<R> {
    /// Playouts with the usual slips. Without them all would follow the same few lines, and the search would take what
    /// rivals prefer for what they must do.
    fn default() -> Self {
        Self::new(SLIPS)
    }
}

impl<R: Evaluate> Playout<R> {
    /// Playouts in which one action in `slips` is random; 0 for none.
    pub fn new(slips: u32) -> Self {
        Self { legal: Vec::with_capacity(64), values: Vec::with_capacity(64), slips }
    }

    /// Plays `state` to its end. `None` if a seat that should act has no action, which the rules exclude.
    pub fn finish(&mut self, state: &mut R::State, chance: &mut Chance) -> Option<()> {
        loop {
            let awaiting = R::awaiting(state);
            if awaiting == Awaiting::Over {
                return Some(());
            }
            let seat = awaiting.seats().first()?;
            let action = self.choose(state, seat, chance)?;
            R::play(state, seat, action, &mut |_, _| {}).ok()?;
        }
    }

    /// The action of `seat` from its own view: the best by evaluation, or a slip.
    pub fn choose(&mut self, state: &R::State, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
        R::legal(state, seat, &mut self.legal);
        if self.legal.len() <= 1 || (self.slips > 0 && chance.below(self.slips) == 0) {
            return chance.pick(&self.legal).copied();
        }
        R::evaluate(&R::view(state, Viewer::Seat(seat)), &self.legal, &mut self.values);
        best(&self.legal, &self.values, chance)
    }
}
