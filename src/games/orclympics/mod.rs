//! How Orc-lympics is drawn: pure functions from a view to a model, then the game's own components.

mod about;
mod action;
mod board;
mod builder;
mod cards;
#[cfg(test)]
mod display_sync;
mod finish;
mod frame;
mod hand;
mod hand_cards;
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
mod score;
mod sounds;
mod stage;
mod task;
mod tile;
mod tips;
mod tray;

use crate::contract::{BoardContext, GameOption, Rivals, Season};
use crate::messages::orclympics as messages;
use pentathlon_engine::bots::Reason;
use pentathlon_engine::games::orclympics::{Action, Orclympics, View};
use pentathlon_engine::rules::Standing;
use pentathlon_engine::table::Player;

/// The context of board and hand.
type Context = BoardContext<Orclympics>;

implement_game_ui!(Orclympics {
    const START: Option<fn() -> &'static str> = Some(messages::start);
    const OPTIONS: &'static [GameOption] = options::OPTIONS;
    const SKILL_WINS: Option<[u8; 2]> = Some([9, 9]);

    teaching!(orclympicslesson::{SAY, WIN, ABOUT, TIP, TOGETHER, MORE}, ["orclympics"], ["orclympics-together"], ["orclympics-more"]);

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

    fn season(view: &View, standing: &Standing) -> Option<Season> {
        score::season(view, standing)
    }
});
