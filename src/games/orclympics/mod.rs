//! How Orc-lympics is drawn: from a view to a model (pure functions), then the pieces only it has.

mod board;
mod cards;
mod folk;
mod hand;
mod identity;
mod lanes;
mod model;
mod options;
mod outcome;
mod person;
mod program;
mod prompt;
mod rules;
mod task;
mod tell;
mod words;

use crate::games::{self, Face, Score, tables};
use pentathlon_engine::games::orclympics::{Orclympics, Season, Skill, View};
use pentathlon_engine::rules::{Seat, Viewer};
use pentathlon_engine::table::AnyTable;
use words::Say;

/// How Orc-lympics is drawn and told.
pub static FACE: Face = Face {
    id: "orclympics",
    read: tables::read::<Orclympics>,
    open: tables::open::<Orclympics>,
    start: Some(|| Say::Start.text()),
    options: options::options,
    progress: |view| view.downcast_ref::<View>().map(board::progress).unwrap_or_default(),
    board: board::board,
    hand: hand::hand,
    tell: tell::tell,
    dwell: tell::dwell,
    leaves: tell::leaves,
    sound: tell::sound,
    forbidden: tell::forbidden,
    rules: rules::rules,
    score,
    tiebreak: |_| Say::TieRule.text(),
    verdict: |_| None,
    season,
};

/// The season after this game (O21, O25).
fn season(table: &dyn AnyTable) -> Option<games::Season> {
    let view = table.view(Viewer::Table);
    let setup = view.downcast_ref::<View>()?.setup;
    let season = setup.season?.after(&table.standing());
    let next = if season.is_decided() {
        // Another season of the same length, nobody with a point yet.
        let fresh = Season::of(setup.seats(), season.target(), &vec![0; setup.seats()]);
        setup.in_season(fresh.ok()?).ok()?
    } else {
        setup.in_season(season).ok()?
    };
    Some(games::Season {
        target: season.target(),
        standing: season.standing(),
        decided: season.is_decided(),
        next: next.to_string(),
    })
}

/// Gold by skill, gold of the main event, silver.
fn score(table: &dyn AnyTable) -> Score {
    let view = table.view(Viewer::Table);
    let Some(view) = view.downcast_ref::<View>() else { return Score::default() };
    let won = || view.awards.iter().zip(view.row).filter_map(|(award, row)| Some(((*award)?, row)));
    let points = Seat::all(view.players.len())
        .map(|seat| {
            let gold = |skill: Option<Skill>| {
                won()
                    .filter(|(award, row)| {
                        award.gold == Some(seat)
                            && match skill {
                                Some(skill) => !row.is_main_event() && row.skill() == skill,
                                None => row.is_main_event(),
                            }
                    })
                    .map(|(_, row)| i32::from(row.gold()))
                    .sum::<i32>()
            };
            let silver = won().filter(|(award, _)| award.silver == Some(seat));
            let mut points: Vec<i32> = Skill::ALL.into_iter().map(|skill| gold(Some(skill))).collect();
            points.extend([gold(None), silver.map(|(_, row)| i32::from(row.silver())).sum()]);
            points
        })
        .collect();
    let mut categories: Vec<&'static str> = Skill::ALL.map(words::skill).to_vec();
    categories.extend([Say::MainEvent.text(), Say::SilverCategory.text()]);
    Score { categories, points }
}
