//! How Olympicards is drawn: pure functions from a view to a model, then the game's own components.

mod action;
mod board;
mod cards;
mod crowning;
#[cfg(test)]
mod display_sync;
mod facts;
mod frame;
mod hand;
mod identity;
mod ladder;
mod lanes;
mod line_up;
mod model;
mod names;
mod options;
mod phrase;
mod picture;
mod prompt;
mod requirement;
mod rules;
mod sounds;
mod sport_animation;
mod sports;
mod teaching;
mod tile;
mod turn;
mod view;

use crate::contract::{AnyContext, BoardContext, GameUi, RulesPage, SetUpQuestions, Teaching};
use crate::messages::olympicards as messages;
use crate::sound::Family;
use leptos::prelude::AnyView;
use pentathlon_engine::games::olympicards::Olympicards;

/// The context of board and hand.
type Context = BoardContext<Olympicards>;

impl GameUi for Olympicards {
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
        Some([9, 9])
    }
}
