//! A moment of a table, as somebody saw it.

use crate::rules::Rules;

/// An event with the view that its viewer had just then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame<R: Rules> {
    /// What happened.
    pub event: R::Event,
    /// What the viewer knew then.
    pub view: R::View,
}
