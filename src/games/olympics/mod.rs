//! How Olympics is drawn: pure functions from a view to a model, then the game's own components.

mod about;
mod action;
mod board;
mod card;
mod ceremony;
mod competitor;
#[cfg(test)]
mod display_sync;
mod emblem;
mod frame;
mod hand;
mod identity;
mod lanes;
mod look;
mod market;
mod model;
mod names;
mod positions;
mod reasons;
mod rules;
mod sounds;
mod sport;
mod stage;
mod timing;
mod tips;
mod view;

use crate::contract::BoardContext;
use pentathlon_engine::games::olympics::Olympics;

/// The context of board and hand.
type Context = BoardContext<Olympics>;

// No seat starts in this game (M15), and it has no options.
implement_game_ui!(Olympics {
    const SKILL_WINS: Option<[u8; 2]> = Some([7, 9]);

    teaching!(olympicslesson::{SAY, WIN, ABOUT, TIP, TOGETHER, MORE}, ["olympics"], ["olympics-together"], ["olympics-more"]);
});
