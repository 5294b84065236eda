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

use crate::games::{GameUi, Neutral, Score, Ties};
use crate::messages::olympics as messages;
use crate::session::BoardContext;
use pentathlon_engine::games::olympics::{Competitor, EventCard, Medal, Olympics, View};
use pentathlon_engine::rules::Seat;

/// How Olympics is drawn and narrated.
pub static UI: GameUi<Olympics> = GameUi {
    // No seat starts in this game (M15), and it has no options.
    start: None,
    options: &[],
    preferences: None,
    progress: board::progress,
    part: board::part,
    wins: Some([7, 9]),
    board: board::board,
    hand: hand::hand,
    held: held::held,
    narrate: narrate::narrate,
    action_name: narrate::action_name,
    display_ms: narrate::display_ms,
    exit: narrate::exit,
    stop: narrate::stop,
    sound: narrate::sound,
    sounds: &sounds::SOUNDS,
    explain: narrate::explain,
    rules: rules::rules,
    score,
    ties: Some(Ties {
        broken: |names, points| messages::tie_broken(names, points),
        partly: |names, points| messages::tie_partly(names, points),
    }),
    verdict: |_, _| None,
    season: |_, _| None,
};

/// The context of board and hand.
type Context = BoardContext<Olympics>;

/// The points of each event's medal.
fn score(view: &View) -> Score {
    let of = |competitor: Competitor| -> Vec<i32> {
        let worth = |event| model::medal(view, competitor, event).map_or(0, Medal::points);
        EventCard::ALL.map(worth).map(i32::from).to_vec()
    };
    let neutral = view.competitors().find(|&competitor| competitor == Competitor::Neutral).map(|neutral| {
        Neutral { name: messages::neutral(), seat: competitor::seat(neutral), points: of(neutral) }
    });
    let points = Seat::all(view.players.len()).map(|seat| of(Competitor::Seat(seat))).collect();
    Score { categories: EventCard::ALL.map(|event| names::event(event).text()).to_vec(), points, neutral }
}
