//! Prizes: medals and cups.

use crate::figure::Pictogram;
use crate::ui::pictogram;
use leptos::prelude::*;

/// The metal of a prize. It always carries a number too, because colour is never the only cue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metal {
    /// For the first.
    Gold,
    /// For the second.
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

/// A cup with its value on the foot.
pub fn cup(metal: Metal, worth: &str, name: &str) -> AnyView {
    view! {
        <span class=format!("cup {}", metal.class()) role="img" aria-label=name.to_owned()>
            {pictogram(Pictogram::Cup)}
            <b aria-hidden="true">{worth.to_owned()}</b>
        </span>
    }
    .into_any()
}
