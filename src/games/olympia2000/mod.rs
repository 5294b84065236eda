//! How Olympia 2000 (B.C.) is drawn: pure functions from a view to a model, then the game's own components.

mod board;
mod card;
#[cfg(test)]
mod display_sync;
mod entrant;
mod hand;
mod held;
mod identity;
mod model;
mod names;
mod narrate;
mod result;
mod rules;
mod seats;
mod sounds;
mod stage;

use crate::games::{self, GameOption};
use crate::messages::olympia2000 as messages;
use crate::session::{BoardContext, GameUi, HeldCard, Score, SetUpSheet, SkipBehaviour, Ties};
use crate::sound::{Family, Sound};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Action, Discipline, Event, Olympia2000, View};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// The context of board and hand.
type Context = BoardContext<Olympia2000>;

impl GameUi for Olympia2000 {
    const SOUNDS: &'static Family = &sounds::SOUNDS;
    const START: Option<fn() -> &'static str> = Some(messages::start);
    const TIES: Option<Ties> = Some(Ties { broken: messages::tie_broken, partly: messages::tie_partly });
    const WINS: Option<[u8; 2]> = Some([9, 8]);

    fn board(context: Context) -> AnyView {
        board::board(context)
    }

    fn hand(context: Context) -> AnyView {
        hand::hand(context)
    }

    fn held(view: &View, seat: Seat) -> Vec<HeldCard> {
        held::held(view, seat)
    }

    fn part(view: &View) -> String {
        board::part(view)
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
        games::questions(&OPTIONS, sheet)
    }

    /// Laurels by discipline, and consolation.
    fn score(view: &View) -> Score {
        let points = view
            .players
            .iter()
            .map(|player| {
                let laurels = Discipline::ALL.map(|discipline| {
                    let won = player.won.iter().filter(|chip| chip.discipline == discipline);
                    won.map(|chip| i32::from(chip.value)).sum()
                });
                laurels.into_iter().chain([i32::from(player.consolation)]).collect()
            })
            .collect();
        let mut categories: Vec<&'static str> =
            Discipline::ALL.map(|it| names::discipline(it).text()).to_vec();
        categories.push(messages::consolation());
        Score { categories, points, neutral: None }
    }
}

/// The options of the set-up.
static OPTIONS: [GameOption; 1] = [GameOption {
    key: "tie",
    question: messages::option_tie,
    remark: Some(messages::tie_why),
    answers: &[(Some("shared"), messages::tie_shared), (Some("laurels"), messages::tie_laurels)],
    only: None,
    resets: None,
}];
