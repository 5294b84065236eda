//! How Olympicards is drawn: from a view to a model (pure functions), then the pieces only it has.

mod board;
mod hand;
mod identity;
mod lanes;
mod line_up;
mod model;
mod need;
mod options;
mod phrase;
mod picture;
mod prompt;
mod rules;
mod sports;
mod stair;
mod tell;
mod words;

use crate::games::{Face, Score, tables};
use pentathlon_engine::games::olympicards::{Medal, Olympicards, RECORD_POINTS, View};
use pentathlon_engine::rules::Viewer;
use pentathlon_engine::table::AnyTable;
use words::Say;

/// How Olympicards is drawn and told.
pub static FACE: Face = Face {
    id: "olympicards",
    read: tables::read::<Olympicards>,
    open: tables::open::<Olympicards>,
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
    season: |_| None,
};

/// Points by medal, and those of world records if they count.
fn score(table: &dyn AnyTable) -> Score {
    let view = table.view(Viewer::Table);
    let Some(view) = view.downcast_ref::<View>() else { return Score::default() };
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
        vec![Say::CategoryGold.text(), Say::CategorySilver.text(), Say::CategoryBronze.text()];
    if records {
        categories.push(Say::CategoryRecords.text());
    }
    Score { categories, points }
}
