//! How a computer player thinks of Orc-lympics.

use super::{Action, Orclympics, State, View};
use crate::cards::Chance;
use crate::rules::{Imagine, Judge};

impl Imagine for Orclympics {
    fn imagine(_view: &View, _chance: &mut Chance) -> Option<State> {
        None
    }
}

impl Judge for Orclympics {
    fn judge(_view: &View, _action: Action) -> i32 {
        0
    }
}
