//! How Olympikos is drawn: pure functions from a view to a model, then the game's own components.

mod about;
mod action;
mod board;
mod card;
mod clock;
#[cfg(test)]
mod display_sync;
mod drag;
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
mod positions;
mod ready_screen;
mod rules;
mod seats;
mod sounds;
mod sport;
mod sport_notes;
mod sports;
mod stage;
mod target;
mod tips;
mod together;
mod view;

use crate::contract::{BoardContext, GameOption, GameTable, Highlight, SetUpSheet};
use crate::messages::olympikos as messages;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::Olympikos;

/// The context of board and hand.
type Context = BoardContext<Olympikos>;

implement_game_ui!(Olympikos {
    const START: Option<fn() -> &'static str> = Some(messages::ask_start);
    const OPTIONS: &'static [GameOption] = options::OPTIONS;
    // Old records name neither, because there was only the original deck, dealt as it came.
    const NEW_OPTIONS: &'static [&'static str] = &["clues=more", "hands=clear"];

    teaching!(olympikoslesson::{SAY, WIN, ABOUT, TIP, TOGETHER, MORE}, ["olympikos-practice", "olympikos"], ["olympikos-together"], ["olympikos-more"]);

    fn seating(sheet: SetUpSheet) -> AnyView {
        options::seating(sheet)
    }

    fn preferences(sheet: SetUpSheet) -> AnyView {
        options::preferences(sheet)
    }

    fn has_pictures() -> bool {
        pictures::are_here()
    }

    fn highlights(table: &dyn GameTable) -> Vec<Highlight> {
        highlights::highlights(table)
    }
});
