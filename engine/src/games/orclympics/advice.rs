//! What a good player would say of an action: what is wasted, and why an action is better than another.

use super::Orclympics;
use crate::rules::Advise;

/// Why an action is better than another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Fact {}

impl Advise for Orclympics {
    type Fact = Fact;
}
