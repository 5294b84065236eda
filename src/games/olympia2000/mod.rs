//! How Olympia 2000 (B.C.) is drawn: from a view to a model (pure functions), then the pieces only it has.

mod board;
mod card;
mod hand;
mod identity;
mod model;
mod result;
mod rules;
mod seats;
mod tell;
mod words;

use crate::games::{Face, Score, tables};
use crate::parts::Choice;
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Discipline, Olympia2000, View};
use pentathlon_engine::rules::Viewer;
use pentathlon_engine::table::AnyTable;
use words::Say;

/// How Olympia 2000 (B.C.) is drawn and told.
pub static FACE: Face = Face {
    id: "olympia2000",
    read: tables::read::<Olympia2000>,
    open: tables::open::<Olympia2000>,
    start: Some(|| Say::Start.text()),
    options,
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

fn options(options: RwSignal<String>) -> AnyView {
    let tie = Signal::derive(move || usize::from(options.get().contains("tie=laurels")));
    view! {
        <Choice
            name="tie"
            question=Say::OptionTie.text()
            answers=vec![Say::TieShared.text(), Say::TieLaurels.text()]
            chosen=tie
            on_choose=move |answer: usize| {
                options.set(if answer == 1 { "tie=laurels" } else { "tie=shared" }.to_owned());
            }
        />
    }
    .into_any()
}

fn score(table: &dyn AnyTable) -> Score {
    let view = table.view(Viewer::Table);
    let Some(view) = view.downcast_ref::<View>() else { return Score::default() };
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
    Score { categories: board::categories(), points }
}
