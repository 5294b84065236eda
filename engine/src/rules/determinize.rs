//! Imagining worlds: what makes computer players honest.

use crate::cards::Chance;
use crate::rules::Rules;

/// A game in which a player can imagine what is hidden.
///
/// A computer player gets a view, imagines states that agree with it, and thinks in those. It never sees the state
/// of the table. The same function proves that views tell nothing else: every imagined state gives the very view
/// it was imagined from (`tests/secrecy.rs`).
pub trait Determinize: Rules {
    /// A whole state that agrees with everything in `view`, which is a seat's. What the seat cannot know is drawn
    /// anew. `None` for a view that no game could give.
    fn determinize(view: &Self::View, chance: &mut Chance) -> Option<Self::State>;
}
