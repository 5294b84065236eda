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
mod finish;
mod frame;
mod hand;
mod hand_cards;
mod identity;
mod lanes;
mod look;
mod market;
mod model;
mod names;
mod positions;
mod reasons;
mod rules;
mod score;
mod sounds;
mod sport;
mod stage;
mod timing;
mod tips;

use crate::contract::{BoardContext, Rivals};
use leptos::prelude::AnyView;
use pentathlon_engine::bots::Reason;
use pentathlon_engine::games::olympics::{Action, Olympics, View};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// The context of board and hand.
type Context = BoardContext<Olympics>;

// No seat starts in this game (M15), and it has no options.
implement_game_ui!(Olympics {
    const SKILL_WINS: Option<[u8; 2]> = Some([7, 9]);

    teaching!(olympicslesson::{SAY, WIN, ABOUT, TIP, TOGETHER, MORE}, ["olympics"], ["olympics-together"], ["olympics-more"]);

    fn round_name(view: &View) -> String {
        board::round_name(view)
    }

    fn reason(view: &View, actions: [Action; 2], reason: &Reason, _players: &[Player]) -> Option<String> {
        reasons::reason(view, actions, reason)
    }

    fn won(view: &View, rivals: &Rivals) -> Option<String> {
        finish::won(view, rivals)
    }

    fn tie_break(view: &View, tied: &[String], rivals: &Rivals) -> Option<String> {
        finish::tie_break(view, tied, rivals)
    }

    fn deciding_cards(view: &View, seats: [Seat; 2]) -> Option<[AnyView; 2]> {
        finish::deciding_cards(view, seats)
    }
});
