//! How Olympicards is drawn: pure functions from a view to a model, then the game's own components.

mod board;
mod cards;
mod crowning;
#[cfg(test)]
mod display_sync;
mod hand;
mod held;
mod identity;
mod ladder;
mod lanes;
mod line_up;
mod model;
mod names;
mod narrate;
mod options;
mod phrase;
mod picture;
mod prompt;
mod requirement;
mod rules;
mod score;
mod sounds;
mod sport_animation;
mod sports;
mod tile;
mod turn;

use crate::games;
use crate::messages::olympicards as messages;
use crate::session::{BoardContext, SetUpSheet, Ties};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Action, Event, Olympicards};
use pentathlon_engine::table::Player;

/// The context of board and hand.
type Context = BoardContext<Olympicards>;

implement_game_ui!(Olympicards {
    const START: Option<fn() -> &'static str> = Some(messages::start);
    const TIES: Option<Ties> = Some(Ties {
        broken: |names, points| messages::tie_broken(names, points),
        partly: |names, points| messages::tie_partly(names, points),
    });
    const WINS: Option<[u8; 2]> = Some([9, 9]);

    lesson!(olympicardslesson, "olympicards");

    fn action_name(action: &Action, players: &[Player]) -> String {
        narrate::action_name(action, players)
    }

    fn exit(event: &Event) -> Option<(String, String)> {
        narrate::exit(event)
    }

    fn questions(sheet: SetUpSheet) -> AnyView {
        games::questions(&options::OPTIONS, sheet)
    }
});
