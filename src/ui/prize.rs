//! What is won: medals and cups.

use crate::figure::Pictogram;
use crate::ui::pictogram;
use leptos::prelude::*;

/// What a prize is made of. The metal never stands alone: a number stands on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metal {
    /// The first.
    Gold,
    /// The second.
    Silver,
}

impl Metal {
    fn class(self) -> &'static str {
        match self {
            Self::Gold => "gold",
            Self::Silver => "silver",
        }
    }
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
