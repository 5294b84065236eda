//! An event and the view after it, as one viewer saw them.

use crate::rules::Rules;

/// An event with its viewer's view just after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame<R: Rules> {
    /// The event.
    pub event: R::Event,
    /// The view just after it.
    pub view: R::View,
}
