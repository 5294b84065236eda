//! How Olympics is drawn: from a view to a model (pure functions), then the pieces only it has.

mod board;
mod card;
mod ceremony;
mod emblem;
mod hand;
mod identity;
mod lanes;
mod look;
mod market;
mod model;
mod rules;
mod sport;
mod tell;
mod who;
mod words;

use crate::games::{Face, Score, tables};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Competitor, EventCard, Medal, Olympics, View};
use pentathlon_engine::rules::{Seat, Viewer};
use pentathlon_engine::table::AnyTable;
use words::Say;

/// How Olympics is drawn and told.
pub static FACE: Face = Face {
    id: "olympics",
    read: tables::read::<Olympics>,
    open: tables::open::<Olympics>,
    // Nobody starts in this game (M15), and it has no options.
    start: None,
    options: |_| ().into_any(),
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

/// A column an event: what the medal counts that was taken there.
fn score(table: &dyn AnyTable) -> Score {
    let view = table.view(Viewer::Table);
    let Some(view) = view.downcast_ref::<View>() else { return Score::default() };
    let of = |seat: Seat, event: EventCard| {
        let cell = model::cell(view, Competitor::Seat(seat), event);
        cell.and_then(|cell| cell.medal).map_or(0, |medal| i32::from(Medal::points(medal)))
    };
    let points = Seat::all(view.players.len())
        .map(|seat| EventCard::ALL.into_iter().map(|event| of(seat, event)).collect())
        .collect();
    Score { categories: board::categories(), points }
}
