//! What is said of an action, how it is touched and what pictures it.

use leptos::prelude::AnyView;
use pentathlon_engine::table::Player;
use std::any::Any;
use std::fmt::{Debug, Display, Formatter, Result};

/// An action of some game; it displays as its notation.
pub trait ActionUi: Any + Display + Send + Sync {
    /// Its label: "Keep the orc". A race has no hints, and its actions need no label.
    fn name(&self, _players: &[Player]) -> String {
        String::new()
    }

    /// The buttons that a player touches for it, as selectors, and how many of what each finds.
    fn buttons(&self) -> Vec<(String, usize)> {
        vec![(button(self), 1)]
    }

    /// A small picture of what it is done with; `None` if it is done with nothing that has a picture.
    fn picture(&self) -> Option<AnyView> {
        None
    }
}

/// The selector of the button of an action.
pub fn button(action: &(impl Display + ?Sized)) -> String {
    format!("[data-action=\"{action}\"]")
}

impl dyn ActionUi {
    /// The action as one of a game; `None` if it belongs to another game.
    pub fn of<A: 'static>(&self) -> Option<&A> {
        (self as &dyn Any).downcast_ref()
    }
}

/// Only actions of one table are compared, and there a notation means one action.
impl PartialEq for dyn ActionUi {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Debug for dyn ActionUi {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        Display::fmt(self, f)
    }
}
