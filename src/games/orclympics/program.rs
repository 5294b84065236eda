//! The seven competitions, large: their values, winners and entries.

use super::Context;
use super::model;
use super::names;
use super::race_cards::{emblem, skill_class};
use super::tile::tile_label;
use crate::messages::orclympics as messages;
use crate::ui::{Dialog, mark, pictogram, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{ROW, View};
use pentathlon_engine::rules::Seat;

/// The row of competitions over the table.
pub fn program(context: Context, on_close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let view = context.view();
    let lines: Vec<AnyView> = (0..ROW).filter_map(|index| line(context, &view, index)).collect();
    view! {
        <Dialog title=messages::row_title() on_close=on_close wide=true>
            <ol class="program">{lines}</ol>
        </Dialog>
    }
}

fn line(context: Context, view: &View, index: usize) -> Option<AnyView> {
    let tile = model::tile(view, index)?;
    let competition = tile.competition;
    let label = tile_label(context, &tile);
    let skill = names::skill(competition.skill());
    let (gold, silver) = (competition.gold(), competition.silver());
    let worth = match (competition.is_main_event(), tile.has_silver) {
        (false, true) => messages::row_worth(skill, gold, silver),
        (false, false) => messages::row_worth_gold(skill, gold),
        (true, true) => messages::row_worth_main(skill, gold, silver),
        (true, false) => messages::row_worth_main_gold(skill, gold),
    };
    let won = |winner: Option<Seat>, sentence: fn(&str) -> String| {
        winner
            .map(|seat| view! { <p class=seat_class(seat)>{mark(seat)} {sentence(&context.name(seat))}</p> })
    };
    let entered: Vec<AnyView> = Seat::all(view.players.len())
        .filter_map(|seat| Some((seat, view.player(seat)?.history.get(index).copied()?)))
        .filter(|(_, team)| !team.is_empty())
        .map(|(seat, team)| {
            let total = team.total(competition.skill());
            let sentence = messages::row_entered(&context.name(seat), &names::team(team), total);
            view! { <li class=seat_class(seat)>{mark(seat)} {sentence}</li> }.into_any()
        })
        .collect();
    let line = view! {
        <li class=format!("program-line {}", skill_class(competition.skill())) class:now=tile.when == model::When::Now>
            <span class="tile-emblem" role="img" aria-label=label>{pictogram(emblem(competition.skill()))}</span>
            <div>
                <h3>{names::competition(competition).text()}</h3>
                <p class="remark">{worth}</p>
                {won(tile.gold, messages::tile_gold)} {won(tile.silver, messages::tile_silver)}
                {tile.discarded.then(|| view! { <p>{messages::tile_nobody()}</p> }.into_any())}
                <ul class="remark">{entered}</ul>
            </div>
        </li>
    };
    Some(line.into_any())
}
