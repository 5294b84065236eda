//! What is won: medals and cups.

use crate::figure::Pictogram;
use crate::parts::pictogram;
use leptos::prelude::*;

/// What a prize is made of. The metal never stands alone: a number stands on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "gallery"), allow(dead_code, reason = "the games of a build give only some"))]
pub enum Metal {
    /// The first.
    Gold,
    /// The second.
    Silver,
    /// The third.
    Bronze,
}

#[cfg_attr(not(feature = "gallery"), allow(dead_code, reason = "the games of a build give only some"))]
impl Metal {
    /// All, best first.
    pub const ALL: [Self; 3] = [Self::Gold, Self::Silver, Self::Bronze];

    fn class(self) -> &'static str {
        match self {
            Self::Gold => "gold",
            Self::Silver => "silver",
            Self::Bronze => "bronze",
        }
    }
}

/// A medal on its ribbon; it bounces once when it is new.
#[cfg(feature = "gallery")]
pub fn medal(metal: Metal, is_new: bool, name: &str) -> AnyView {
    view! {
        <span class=format!("medal {}", metal.class()) class:new=is_new role="img" aria-label=name.to_owned()>
            {pictogram(Pictogram::Medal)}
            <b aria-hidden="true">{metal as usize + 1}</b>
        </span>
    }
    .into_any()
}

/// A cup, with what it is worth on its foot.
pub fn cup(metal: Metal, worth: &str, name: &str) -> AnyView {
    view! {
        <span class=format!("cup {}", metal.class()) role="img" aria-label=name.to_owned()>
            {pictogram(Pictogram::Cup)}
            <b aria-hidden="true">{worth.to_owned()}</b>
        </span>
    }
    .into_any()
}
