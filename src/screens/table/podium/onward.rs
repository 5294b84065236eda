//! What a finished game is a part of, and so where its podium leads.

use super::of_day::{OfDay, of_day};
use crate::messages::screens;
use crate::saves::tournaments;
use crate::screens::doors;
use crate::session::TableSession;
use leptos::prelude::*;

/// What a game is a part of.
pub enum Onward {
    /// A tournament, and what comes there, which is known a moment later.
    Tournament {
        /// Its id.
        id: String,
        /// The words of the first button.
        next: RwSignal<String>,
    },
    /// The deal of a day.
    Day(OfDay),
    /// Nothing larger: the first button is the rematch.
    Nowhere,
}

impl Onward {
    /// What the game is a part of.
    pub fn of(session: TableSession) -> Self {
        if let Some(id) = tournaments::of_table(&session.id()) {
            return Self::Tournament { id, next: RwSignal::new(screens::to_tournament().to_owned()) };
        }
        let is_branch = session.with_table(|table| table.branched_at()).is_some();
        let day = || of_day(&session.id(), &session.commitment().to_string());
        (!is_branch).then(day).flatten().map_or(Self::Nowhere, Self::Day)
    }

    /// The deal of a day.
    pub fn day(&self) -> Option<&OfDay> {
        if let Self::Day(day) = self { Some(day) } else { None }
    }

    /// The tournament so far.
    pub fn strip(&self, session: TableSession) -> Option<AnyView> {
        let Self::Tournament { id, next } = self else { return None };
        Some(doors::open(|doors| (doors.event_strip)(id, &session.id(), *next)))
    }
}
