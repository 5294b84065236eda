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

use crate::games::{GameUi, Score, Ties};
use crate::messages::olympicards as messages;
use crate::session::BoardContext;
use pentathlon_engine::games::olympicards::{Medal, Olympicards, RECORD_POINTS, View};

/// How Olympicards is drawn and narrated.
pub static UI: GameUi<Olympicards> = GameUi {
    start: Some(messages::start),
    options: &options::OPTIONS,
    preferences: None,
    progress: board::progress,
    part: board::progress,
    wins: Some([9, 9]),
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
type Context = BoardContext<Olympicards>;

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
