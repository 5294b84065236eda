//! How Olympia 2000 (B.C.) is drawn: pure functions from a view to a model, then the game's own components.

mod about;
mod action;
mod board;
mod card;
#[cfg(test)]
mod display_sync;
mod entrant;
mod frame;
mod gone;
mod hand;
mod identity;
mod model;
mod names;
mod options;
mod positions;
mod reasons;
mod result;
mod rules;
mod seats;
mod sounds;
mod stage;
mod tips;
mod view;

use crate::contract::{BoardContext, GameOption};
use crate::messages::olympia2000 as messages;
use pentathlon_engine::games::olympia2000::Olympia2000;

/// The context of board and hand.
type Context = BoardContext<Olympia2000>;

implement_game_ui!(Olympia2000 {
    const START: Option<fn() -> &'static str> = Some(messages::start);
    const OPTIONS: &'static [GameOption] = options::OPTIONS;
    const SKILL_WINS: Option<[u8; 2]> = Some([9, 8]);

    teaching!(olympia2000lesson::{SAY, WIN, ABOUT, TIP, TOGETHER, MORE}, ["olympia2000"], ["olympia2000-together"], ["olympia2000-more"]);
});
