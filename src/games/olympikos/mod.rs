//! How Olympikos is drawn: from a view to a model (pure functions), then the pieces only it has.

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
mod words;

use crate::games::{GameUi, Score, Verdict};
use crate::session::BoardContext;
use pentathlon_engine::games::olympikos::{Grade, Medal, Olympikos, View};
use pentathlon_engine::rules::Seat;
use words::Say;

/// How Olympikos is drawn and narrated.
pub static UI: GameUi<Olympikos> = GameUi {
    start: Some(|| Say::AskStart.text()),
    options: &options::OPTIONS,
    preferences: Some(options::preferences),
    progress: board::progress,
    part: board::progress,
    wins: None,
    board: board::board,
    hand: hand::hand,
    held: held::held,
    narrate: narrate::narrate,
    // Nobody takes a hint in a race.
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

/// What board and hand receive.
type Context = BoardContext<Olympikos>;

/// Points by medal, those as Coach, and what was lost.
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
        vec![Say::CategoryBronze.text(), Say::CategorySilver.text(), Say::CategoryGold.text()];
    if !together {
        categories.extend([Say::CategoryCoach.text(), Say::CategoryLost.text()]);
    }
    Score { categories, points, neutral: None }
}

/// Two have played together: their grade (K27).
fn verdict(view: &View, names: &[String]) -> Option<Verdict> {
    let player = view.players.first().filter(|_| view.setup.is_together())?;
    let points = i32::from(player.points);
    let reached = Grade::of(points);
    let title = Say::VerdictTitle.with(&[
        ("names", &names.join(", ")),
        ("points", &words::points(player.points)),
        ("grade", words::grade(reached)),
    ]);
    let line = |grade: Grade| {
        let from = grade.from_points().to_string();
        let say = if grade == Grade::WorldRecord { Say::GradeAll } else { Say::GradeFrom };
        (say.with(&[("grade", words::grade(grade)), ("from", &from)]), grade == reached)
    };
    let grades = Grade::ALL.into_iter().rev().map(line).collect();
    Some(Verdict { title, heading: Say::VerdictHeading.text(), grades })
}
