//! How Orc-lympics is drawn: pure functions from a view to a model, then the game's own components.

mod about;
mod action;
mod board;
mod builder;
mod cards;
#[cfg(test)]
mod display_sync;
mod frame;
mod hand;
mod hand_state;
mod identity;
mod lanes;
mod model;
mod names;
mod options;
mod outcome;
mod person;
mod positions;
mod program;
mod prompt;
mod race_cards;
mod reasons;
mod rules;
mod sounds;
mod stage;
mod task;
mod tile;
mod tips;
mod tray;
mod view;

use crate::contract::{BoardContext, GameOption};
use crate::messages::orclympics as messages;
use pentathlon_engine::games::orclympics::Orclympics;

/// The context of board and hand.
type Context = BoardContext<Orclympics>;

implement_game_ui!(Orclympics {
    const START: Option<fn() -> &'static str> = Some(messages::start);
    const OPTIONS: &'static [GameOption] = options::OPTIONS;
    const SKILL_WINS: Option<[u8; 2]> = Some([9, 9]);

    teaching!(orclympicslesson::{SAY, WIN, ABOUT, TIP, TOGETHER, MORE}, ["orclympics"], ["orclympics-together"], ["orclympics-more"]);
});
