//! The podium of the house: whoever has won most games, each as the athlete of the game that they win most.

use super::contents::HallContents;
use crate::covers::cut;
use crate::figure::Pictogram;
use crate::messages::{hall as messages, isolated, screens};
use crate::ui::{pictogram, token};
use leptos::prelude::*;
use pentathlon_engine::hall::Winner;

/// So many stand on it.
pub const STANDS: usize = 3;

/// The podium of these winners, the second on the left of the first; `game` is the game in which they won, if it is one only. A
/// stand opens the page of who is on it.
pub fn podium(all: &HallContents, winners: &[Winner], game: Option<&str>) -> AnyView {
    let mut stands: Vec<AnyView> =
        winners.iter().take(STANDS).filter_map(|winner| stand(all, winner, game)).collect();
    // The first stands in the middle, whoever is beside them.
    stands.extend((stands.len() + 1..=STANDS).map(empty));
    stands.swap(0, 1);
    view! { <ul class="house">{stands}</ul> }.into_any()
}

/// The podium before anybody has won.
pub fn empty_podium() -> AnyView {
    view! { <ul class="house" aria-hidden="true">{[2, 1, 3].map(empty)}</ul> }.into_any()
}

/// A stand on which nobody is.
fn empty(rank: usize) -> AnyView {
    view! {
        <li class="stand" class:first=rank == 1 aria-hidden="true">
            <span class=format!("block rank-{rank}")></span>
        </li>
    }
    .into_any()
}

fn stand(all: &HallContents, winner: &Winner, game: Option<&str>) -> Option<AnyView> {
    let person = all.people.get(winner.person)?;
    let best = all.hall.person(winner.person, game).best_game().map(|known| known.game.clone());
    let (figure, accent) =
        best.as_deref().and_then(cut).map_or((Pictogram::Torch, ""), |cut| (cut.figure, cut.accent));
    let name = isolated(person.name());
    let spoken = messages::stand(&screens::place(winner.rank), &name, winner.wins);
    Some(
        view! {
            <li class="stand" class:first=winner.rank == 1 style:--accent=accent>
                <a href=all.page_of(winner.person)>
                    <span class="visually-hidden">{spoken}</span>
                    {pictogram(figure)}
                    <span class=format!("block rank-{}", winner.rank.min(3)) aria-hidden="true">
                        <span class="stand-name">{token(person.colour, person.shape)} <span>{name}</span></span>
                        <b>{winner.wins}</b>
                        <small>{messages::won(winner.wins)}</small>
                    </span>
                </a>
            </li>
        }
        .into_any(),
    )
}
