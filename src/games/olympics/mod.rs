//! How Olympics is drawn: pure functions from a view to a model, then the game's own components.

mod action;
mod board;
mod card;
mod ceremony;
mod competitor;
mod details;
#[cfg(test)]
mod display_sync;
mod facts;
mod frame;
mod hand;
mod identity;
mod lanes;
mod market;
mod model;
mod names;
mod picture;
mod rules;
mod sounds;
mod stage;
mod teaching;
mod timing;
mod view;

use crate::contract::{AnyContext, BoardContext, GameUi, RulesPage, Teaching};
use crate::sound::Family;
use leptos::prelude::AnyView;
use pentathlon_engine::games::olympics::Olympics;

/// The context of board and hand.
type Context = BoardContext<Olympics>;

// No seat starts in this game (M15), and it has no options.
impl GameUi for Olympics {
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

    fn skill_wins(&self) -> Option<[u8; 2]> {
        Some([7, 9])
    }
}
