//! How Olympikos is drawn: from a view to a model (pure functions), then the pieces only it has.

mod board;
mod card;
mod hand;
mod identity;
mod keys;
mod lore;
mod model;
mod options;
mod pads;
mod parted;
mod past;
mod pictures;
mod podest;
mod rules;
mod sport;
mod tell;
mod words;

use crate::games::{Face, Piece, Score, Stand, Verdict, tables};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Grade, Medal, Olympikos, View};
use pentathlon_engine::rules::{Seat, Viewer};
use pentathlon_engine::table::AnyTable;
use words::Say;

/// How Olympikos is drawn and told.
pub static FACE: Face = Face {
    id: "olympikos",
    read: tables::read::<Olympikos>,
    open: tables::open::<Olympikos>,
    start: Some(|| Say::AskStart.text()),
    options: options::options,
    progress: |view| view.downcast_ref::<View>().map(board::progress).unwrap_or_default(),
    board: board::board,
    hand: hand::hand,
    tell: tell::tell,
    dwell: tell::dwell,
    leaves: |_| None,
    sound: tell::sound,
    forbidden: tell::forbidden,
    rules: rules::rules,
    score,
    tiebreak: |_| Say::TieRule.text(),
    verdict,
    season: |_| None,
};

/// Something of the view that is shown, drawn anew only when it changes.
fn part<T: Clone + PartialEq + Send + Sync + 'static>(
    stand: Stand,
    part: impl Fn(&View) -> T + Send + Sync + 'static,
) -> Piece<Option<T>> {
    Piece::new(move || stand.shown.with(|shown| shown.view.downcast_ref::<View>().map(&part)))
}

/// Points by medal, those as Coach, and what was lost.
fn score(table: &dyn AnyTable) -> Score {
    let view = table.view(Viewer::Table);
    let Some(view) = view.downcast_ref::<View>() else { return Score::default() };
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
    Score { categories, points }
}

/// Two have played together: their grade (K27).
fn verdict(table: &dyn AnyTable) -> Option<Verdict> {
    let view = table.view(Viewer::Table);
    let view = view.downcast_ref::<View>().filter(|view| view.setup.is_together())?;
    let points = i32::from(view.players.first()?.points);
    let reached = Grade::of(points);
    let title = Say::VerdictTitle.with(&[
        ("names", "{names}"),
        ("points", &points.to_string()),
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
