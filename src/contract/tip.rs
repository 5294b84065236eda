//! Tips: one sentence each, shown in first games when they first matter.

use pentathlon_engine::rules::Seat;

/// A tip of a game with views `V`: see [`ViewUi::tips`](super::ViewUi::tips).
pub type Tip<V> = fn(&V, Seat) -> Option<&'static str>;
