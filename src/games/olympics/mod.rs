//! How Olympics is drawn: pure functions from a view to a model, then the game's own components.

mod board;
mod card;
mod ceremony;
mod competitor;
#[cfg(test)]
mod display_sync;
mod emblem;
mod hand;
mod held;
mod identity;
mod lanes;
mod look;
mod market;
mod model;
mod names;
mod narrate;
mod rules;
mod sounds;
mod sport;
mod stage;
mod timing;

use crate::messages::olympics as messages;
use crate::session::{BoardContext, GameUi, HeldCard, Neutral, Score, SkipBehaviour, Ties};
use crate::sound::{Family, Sound};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Action, Competitor, Event, EventCard, Medal, Olympics, View};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// The context of board and hand.
type Context = BoardContext<Olympics>;

/// No seat starts in this game (M15), and it has no options.
impl GameUi for Olympics {
    const SOUNDS: &'static Family = &sounds::SOUNDS;
    const TIES: Option<Ties> = Some(Ties {
        broken: |names, points| messages::tie_broken(names, points),
        partly: |names, points| messages::tie_partly(names, points),
    });
    const WINS: Option<[u8; 2]> = Some([7, 9]);

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

    /// The points of each event's medal.
    fn score(view: &View) -> Score {
        let of = |competitor: Competitor| -> Vec<i32> {
            let worth = |event| model::medal(view, competitor, event).map_or(0, Medal::points);
            EventCard::ALL.map(worth).map(i32::from).to_vec()
        };
        let neutral =
            view.competitors().find(|&competitor| competitor == Competitor::Neutral).map(|neutral| Neutral {
                name: messages::neutral(),
                seat: competitor::seat(neutral),
                points: of(neutral),
            });
        let points = Seat::all(view.players.len()).map(|seat| of(Competitor::Seat(seat))).collect();
        Score { categories: EventCard::ALL.map(|event| names::event(event).text()).to_vec(), points, neutral }
    }
}
