//! How Olympicards is drawn: pure functions from a view to a model, then the game's own components.

mod about;
mod action;
mod board;
mod cards;
mod crowning;
#[cfg(test)]
mod display_sync;
mod finish;
mod frame;
mod hand;
mod hand_cards;
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
mod score;
mod sounds;
mod sport_animation;
mod sports;
mod tile;
mod tips;
mod turn;

use crate::contract::{BoardContext, GameOption, Rivals};
use crate::messages::olympicards as messages;
use pentathlon_engine::bots::Reason;
use pentathlon_engine::games::olympicards::{Action, Olympicards, View};
use pentathlon_engine::table::Player;

/// The context of board and hand.
type Context = BoardContext<Olympicards>;

implement_game_ui!(Olympicards {
    const START: Option<fn() -> &'static str> = Some(messages::start);
    const OPTIONS: &'static [GameOption] = options::OPTIONS;
    const SKILL_WINS: Option<[u8; 2]> = Some([9, 9]);

    teaching!(olympicardslesson::{SAY, WIN, ABOUT, TIP, TOGETHER, MORE}, ["olympicards"], ["olympicards-together"], ["olympicards-more", "olympicards-more2"]);

    fn reason(view: &View, actions: [Action; 2], reason: &Reason, players: &[Player]) -> Option<String> {
        reasons::reason(view, actions, reason, players)
    }

    fn won(view: &View, rivals: &Rivals) -> Option<String> {
        finish::won(view, rivals)
    }

    fn tie_break(view: &View, tied: &[String], rivals: &Rivals) -> Option<String> {
        finish::tie_break(view, tied, rivals)
    }
});
