//! How Olympicards is drawn: pure functions from a view to a model, then the game's own components.

mod about;
mod action;
mod board;
mod cards;
mod crowning;
#[cfg(test)]
mod display_sync;
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
mod positions;
mod prompt;
mod reasons;
mod requirement;
mod rules;
mod sounds;
mod sport_animation;
mod sports;
mod tile;
mod tips;
mod turn;
mod view;

use crate::contract::{BoardContext, GameOption};
use crate::messages::olympicards as messages;
use pentathlon_engine::games::olympicards::Olympicards;

/// The context of board and hand.
type Context = BoardContext<Olympicards>;

implement_game_ui!(Olympicards {
    const START: Option<fn() -> &'static str> = Some(messages::start);
    const OPTIONS: &'static [GameOption] = options::OPTIONS;
    const SKILL_WINS: Option<[u8; 2]> = Some([9, 9]);

    teaching!(olympicardslesson::{SAY, WIN, ABOUT, TIP, TOGETHER, MORE}, ["olympicards"], ["olympicards-together"], ["olympicards-more", "olympicards-more2"]);
});
