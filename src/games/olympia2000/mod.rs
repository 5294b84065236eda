//! How Olympia 2000 (B.C.) is drawn: pure functions from a view to a model, then the game's own components.

mod action;
mod board;
mod card;
#[cfg(test)]
mod display_sync;
mod entrant;
mod facts;
mod frame;
mod gone;
mod hand;
mod identity;
mod model;
mod names;
mod options;
mod prompt;
mod result;
mod rules;
mod seats;
mod sounds;
mod stage;
mod teaching;
mod view;

use crate::contract::{AnyContext, BoardContext, GameUi, RulesPage, SetUpQuestions, Teaching};
use crate::messages::olympia2000 as messages;
use crate::sound::Family;
use leptos::prelude::AnyView;
use pentathlon_engine::games::olympia2000::Olympia2000;

/// The context of board and hand.
type Context = BoardContext<Olympia2000>;

impl GameUi for Olympia2000 {
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
        Some(messages::start())
    }

    fn set_up(&self) -> &'static SetUpQuestions {
        const { &SetUpQuestions::options(options::OPTIONS) }
    }

    fn skill_wins(&self) -> Option<[u8; 2]> {
        Some([9, 8])
    }
}
