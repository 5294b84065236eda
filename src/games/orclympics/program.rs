//! The seven competitions, large: what they are worth, who won them, who entered what.

use super::Context;
use super::board::tile_label;
use super::model;
use super::race_cards::{emblem, skill_class};
use super::words::{self, Say};
use crate::ui::{Dialog, mark, pictogram, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{ROW, View};
use pentathlon_engine::rules::Seat;

/// The row of competitions over the table.
pub fn program(context: Context, on_close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let view = context.view();
    let lines: Vec<AnyView> = (0..ROW).filter_map(|index| line(context, &view, index)).collect();
    view! {
        <Dialog title=Say::RowTitle.text() on_close=on_close wide=true>
            <ol class="program">{lines}</ol>
        </Dialog>
    }
}

fn line(context: Context, view: &View, index: usize) -> Option<AnyView> {
    let tile = model::tile(view, index)?;
    let competition = tile.competition;
    let label = tile_label(context, &tile);
    let worth = if tile.has_silver { Say::RowWorth } else { Say::RowWorthGold };
    let worth = worth.with(&[
        ("skill", words::skill(competition.skill())),
        ("gold", &competition.gold().to_string()),
        ("silver", &competition.silver().to_string()),
    ]);
    let won = |winner: Option<Seat>, say: Say| {
        winner.map(|seat| view! { <p class=seat_class(seat)>{mark(seat)} {say.with(&[("name", &context.name(seat))])}</p> })
    };
    let entered: Vec<AnyView> = Seat::all(view.players.len())
        .filter_map(|seat| Some((seat, view.player(seat)?.history.get(index).copied()?)))
        .filter(|(_, team)| !team.is_empty())
        .map(|(seat, team)| {
            let sentence = Say::RowEntered.with(&[
                ("name", &context.name(seat)),
                ("team", &words::team(team)),
                ("total", &team.total(competition.skill()).to_string()),
            ]);
            view! { <li class=seat_class(seat)>{mark(seat)} {sentence}</li> }.into_any()
        })
        .collect();
    let line = view! {
        <li class=format!("program-line {}", skill_class(competition.skill())) class:now=tile.when == model::When::Now>
            <span class="tile-emblem" role="img" aria-label=label>{pictogram(emblem(competition.skill()))}</span>
            <div>
                <h3>{competition.name()}</h3>
                <p class="remark">
                    {competition.is_main_event().then(|| view! { <b>{Say::MainEvent.text()}</b> " · " }.into_any())} {worth}
                </p>
                {won(tile.gold, Say::TileGold)} {won(tile.silver, Say::TileSilver)}
                {tile.discarded.then(|| view! { <p>{Say::TileNobody.text()}</p> }.into_any())}
                <ul class="remark">{entered}</ul>
            </div>
        </li>
    };
    Some(line.into_any())
}
