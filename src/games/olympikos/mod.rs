//! How Olympikos is drawn: pure functions from a view to a model, then the game's own components.

mod board;
mod card;
mod clock;
#[cfg(test)]
mod display_sync;
mod hand;
mod held;
mod hyphens;
mod identity;
mod keys;
mod medal_stand;
mod model;
mod names;
mod narrate;
mod options;
mod pad;
mod pads;
mod past;
mod pictures;
mod ready_screen;
mod rules;
mod seats;
mod sounds;
mod sport;
mod sport_notes;
mod sports;
mod stage;
mod together;

use crate::games::{GameUi, Score, Verdict};
use crate::messages::olympikos as messages;
use crate::session::BoardContext;
use pentathlon_engine::games::olympikos::{Grade, Medal, Olympikos, View};
use pentathlon_engine::rules::Seat;

/// How Olympikos is drawn and narrated.
pub static UI: GameUi<Olympikos> = GameUi {
    start: Some(messages::ask_start),
    options: &options::OPTIONS,
    preferences: Some(options::preferences),
    progress: board::progress,
    part: board::progress,
    wins: None,
    board: board::board,
    hand: hand::hand,
    held: held::held,
    narrate: narrate::narrate,
    // A race has no hints.
    action_name: |_, _| String::new(),
    display_ms: narrate::display_ms,
    exit: |_| None,
    stop: narrate::stop,
    sound: narrate::sound,
    sounds: &sounds::SOUNDS,
    explain: narrate::explain,
    rules: rules::rules,
    score,
    ties: None,
    verdict,
    season: |_, _| None,
};

/// The context of board and hand.
type Context = BoardContext<Olympikos>;

/// Points by medal, as Coach, and lost.
fn score(view: &View) -> Score {
    let together = view.setup.is_together();
    let points = Seat::all(view.players.len())
        .zip(&view.players)
        .map(|(seat, player)| {
            let sum = |medal: Option<Medal>| -> i32 {
                let as_coach = medal.is_none();
                let turns = view.past.iter().filter(|past| (past.coach == seat) == as_coach || together);
                let points = turns.flat_map(|past| {
                    let mine = past.points.iter().zip(Medal::ALL);
                    mine.filter(move |(_, its)| medal.is_none_or(|medal| medal == *its))
                        .map(|(points, _)| points)
                });
                if together {
                    return points.flatten().copied().map(i32::from).sum();
                }
                points.filter_map(|points| points.get(seat.index())).copied().map(i32::from).sum()
            };
            let mut points: Vec<i32> = Medal::ALL.into_iter().map(|medal| sum(Some(medal))).collect();
            if !together {
                points.push(sum(None));
                let gained: i32 = points.iter().sum();
                points.push(i32::from(player.points) - gained);
            }
            points
        })
        .collect();
    let mut categories =
        vec![messages::category_bronze(), messages::category_silver(), messages::category_gold()];
    if !together {
        categories.extend([messages::category_coach(), messages::category_lost()]);
    }
    Score { categories, points, neutral: None }
}

/// The grade of two people who played together (K27).
fn verdict(view: &View, players: &[String]) -> Option<Verdict> {
    let points = view.players.first().filter(|_| view.setup.is_together())?.points;
    let reached = Grade::of(i32::from(points));
    let line = |grade: Grade| {
        let (name, from) = (names::grade(grade), grade.from_points());
        let line = match grade {
            Grade::WorldRecord => messages::grade_all(name, from),
            _ => messages::grade_from(name, from),
        };
        (line, grade == reached)
    };
    Some(Verdict {
        title: messages::verdict_title(players, points, names::grade(reached)),
        heading: messages::verdict_heading(),
        grades: Grade::ALL.into_iter().rev().map(line).collect(),
    })
}
