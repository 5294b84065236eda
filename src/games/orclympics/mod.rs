//! How Orc-lympics is drawn: pure functions from a view to a model, then the game's own components.

mod action;
mod board;
mod builder;
mod cards;
#[cfg(test)]
mod display_sync;
mod facts;
mod frame;
mod hand;
mod identity;
mod lanes;
mod model;
mod names;
mod options;
mod outcome;
mod person;
mod program;
mod prompt;
mod race_cards;
mod rules;
mod selection;
mod sounds;
mod stage;
mod task;
mod teaching;
mod tile;
mod tray;
mod view;

use crate::contract::{AnyContext, BoardContext, GameUi, RulesPage, SetUpQuestions, Teaching};
use crate::messages::orclympics as messages;
use crate::sound::Family;
use leptos::prelude::AnyView;
use pentathlon_engine::games::orclympics::Orclympics;

/// The context of board and hand.
type Context = BoardContext<Orclympics>;

impl GameUi for Orclympics {
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
