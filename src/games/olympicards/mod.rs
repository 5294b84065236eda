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
mod sounds;
mod sport_animation;
mod sports;
mod tile;
mod turn;

use crate::games;
use crate::messages::olympicards as messages;
use crate::session::{BoardContext, GameUi, HeldCard, Score, SetUpSheet, SkipBehaviour, Ties};
use crate::sound::{Family, Sound};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Action, Event, Medal, Olympicards, RECORD_POINTS, View};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// The context of board and hand.
type Context = BoardContext<Olympicards>;

impl GameUi for Olympicards {
    const SOUNDS: &'static Family = &sounds::SOUNDS;
    const START: Option<fn() -> &'static str> = Some(messages::start);
    const TIES: Option<Ties> = Some(Ties {
        broken: |names, points| messages::tie_broken(names, points),
        partly: |names, points| messages::tie_partly(names, points),
    });
    const WINS: Option<[u8; 2]> = Some([9, 9]);

    fn board(context: Context) -> AnyView {
        board::board(context)
    }

    fn hand(context: Context) -> AnyView {
        hand::hand(context)
    }

    fn held(view: &View, seat: Seat) -> Vec<HeldCard> {
        held::held(view, seat)
    }

    fn progress(view: &View) -> String {
        board::progress(view)
    }

    fn narrate(event: &Event, players: &[Player]) -> Option<String> {
        narrate::narrate(event, players)
    }

    fn action_name(action: &Action, players: &[Player]) -> String {
        narrate::action_name(action, players)
    }

    fn display_ms(event: &Event) -> u32 {
        narrate::display_ms(event)
    }

    fn exit(event: &Event) -> Option<(String, String)> {
        narrate::exit(event)
    }

    fn stop(event: &Event, next: Option<&Event>) -> SkipBehaviour {
        narrate::stop(event, next)
    }

    fn sound(event: &Event) -> Option<Sound> {
        narrate::sound(event)
    }

    fn explain(violation: &str) -> Option<&'static str> {
        narrate::explain(violation)
    }

    fn rules() -> AnyView {
        rules::rules()
    }

    fn questions(sheet: SetUpSheet) -> AnyView {
        games::questions(&options::OPTIONS, sheet)
    }

    /// Points by medal, and those of world records if they count.
    fn score(view: &View) -> Score {
        let records = view.setup.world_record;
        let points = view.players.iter().map(|player| {
            let medals = player.medals;
            let of = |count: u8, medal: Medal| i32::from(count) * medal.points();
            let mut points = vec![
                of(medals.gold, Medal::Gold),
                of(medals.silver, Medal::Silver),
                of(medals.bronze, Medal::Bronze),
            ];
            if records {
                points.push(RECORD_POINTS * player.records.len() as i32);
            }
            points
        });
        let points = points.collect();
        let mut categories =
            vec![messages::category_gold(), messages::category_silver(), messages::category_bronze()];
        if records {
            categories.push(messages::category_records());
        }
        Score { categories, points, neutral: None }
    }
}
