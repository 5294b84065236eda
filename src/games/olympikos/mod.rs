//! How Olympikos is drawn: pure functions from a view to a model, then the game's own components.

mod action;
mod board;
mod card;
mod clock;
#[cfg(test)]
mod display_sync;
mod drag;
mod fit;
mod frame;
mod hand;
mod highlights;
mod hyphens;
mod identity;
mod keys;
mod medal_stand;
mod model;
mod names;
mod options;
mod pad;
mod pads;
mod past;
mod pictures;
mod placing;
mod ready_screen;
mod repeats;
mod rules;
mod seats;
mod sounds;
mod sport;
mod sport_notes;
mod sports;
mod spot;
mod stage;
mod teaching;
mod together;
mod view;

use crate::contract::{
    AnyContext, BoardContext, GameTable, GameUi, Highlight, Repeats, RulesPage, SetUpQuestions, Teaching,
};
use crate::messages::olympikos as messages;
use crate::sound::Family;
use leptos::prelude::AnyView;
use pentathlon_engine::games::olympikos::Olympikos;

/// The context of board and hand.
type Context = BoardContext<Olympikos>;

impl GameUi for Olympikos {
    fn sounds(&self) -> &'static Family {
        &sounds::SOUNDS
    }

    fn board(&self, context: AnyContext) -> AnyView {
        context.draw(board::board)
    }

    fn hand(&self, context: AnyContext) -> AnyView {
        context.draw(hand::hand)
    }

    fn explain(&self, violation: &str) -> Option<&'static str> {
        frame::explain(violation)
    }

    fn rules(&self) -> &'static RulesPage {
        &rules::PAGE
    }

    fn teaching(&self) -> &'static Teaching {
        &teaching::TEACHING
    }

    fn start_question(&self) -> Option<&'static str> {
        Some(messages::ask_start())
    }

    /// The Coach gives clues, which is learned by guessing some.
    fn newcomer_starts(&self) -> bool {
        false
    }

    fn repeats(&self) -> Option<Repeats> {
        Some(repeats::repeats)
    }

    fn set_up(&self) -> &'static SetUpQuestions {
        &options::SET_UP
    }

    fn has_pictures(&self) -> bool {
        pictures::are_here()
    }

    fn highlights(&self, table: &dyn GameTable) -> Vec<Highlight> {
        highlights::highlights(table)
    }
}
