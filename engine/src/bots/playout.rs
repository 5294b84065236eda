//! Playouts: a game played to its end by quick evaluation.

use super::greedy::best;
use crate::cards::Chance;
use crate::rules::{Awaiting, Judge, Rules, Seat, Viewer};

/// Plays games to their end. Its buffers are reused, so that a playout allocates nothing of its own.
#[derive(Clone, Debug)]
pub struct Playout<R: Rules> {
    legal: Vec<R::Action>,
    values: Vec<i32>,
    /// One action in so many is a random one; 0 for none.
    slips: u32,
}

impl<R: Judge> Playout<R> {
    /// Playouts in which one action in `slips` is a random one; 0 for none. Without slips all would follow the same
    /// few lines, and what rivals like to do would be taken for what they must do.
    pub fn new(slips: u32) -> Self {
        Self { legal: Vec::with_capacity(64), values: Vec::with_capacity(64), slips }
    }

    /// Plays `state` to its end. `None` if somebody is asked who can do nothing; the rules exclude that.
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

    /// What `seat` does, from its own view: the action with the best quick evaluation, or a slip.
    pub fn choose(&mut self, state: &R::State, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
        R::legal(state, seat, &mut self.legal);
        if self.legal.len() <= 1 || (self.slips > 0 && chance.below(self.slips) == 0) {
            return chance.pick(&self.legal).copied();
        }
        R::evaluate(&R::view(state, Viewer::Seat(seat)), &self.legal, &mut self.values);
        best(&self.legal, &self.values, chance)
    }
}
