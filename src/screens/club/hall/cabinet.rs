//! The cabinet: a case for each game, with who has won it how often, and one thing that is worth telling.

use super::contents::HallContents;
use crate::figure::Pictogram;
use crate::messages::{hall as messages, isolated};
use crate::route::Route;
use crate::screens::arch::wide_arch;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::{shelf, short_title_of};
use pentathlon_engine::hall::Winner;

/// From so many victories in a row on, they are told.
pub const TOLD_STREAK: u32 = 3;

/// The cases, in the order of the shelf.
pub fn cabinet(all: &HallContents) -> AnyView {
    let cases: Vec<AnyView> = shelf().into_iter().map(|info| case(all, info.id)).collect();
    view! { <ul class="cabinet">{cases}</ul> }.into_any()
}

fn case(all: &HallContents, game: &'static str) -> AnyView {
    let winners = all.hall.winners(Some(game));
    let medals = [0, 1, 2].map(|place| {
        let winner = winners.get(place);
        // Who has won as often has the same medal.
        let metal = winner.map_or(place, |winner| usize::from(winner.rank).saturating_sub(1));
        let won = |winner: &Winner| view! { {winner.wins} " " {messages::won(winner.wins)} }.into_any();
        medal(metal, winner.map(|winner| (isolated(&all.name(winner.person)), won(winner))))
    });
    view! {
        <li>
            <a class="case" href=Route::Hall(format!("game/{game}")).address()>
                {wide_arch(game)} <b>{short_title_of(game)}</b> <span class="case-medals">{medals}</span> <span class="case-told">{told(all, game)}</span>
            </a>
        </li>
    }
    .into_any()
}

/// A medal of that metal, from gold on, and below it whose or what it is, and how often; pale if it is nobody's.
pub fn medal(metal: usize, of: Option<(String, AnyView)>) -> AnyView {
    let class = ["case-medal is-gold", "case-medal is-silver", "case-medal is-bronze"];
    let is_free = of.is_none();
    let of = of.map(|(what, times)| view! { <span>{what}</span> <small>{times}</small> });
    view! {
        <span class=class.get(metal).copied() class:is-free=is_free>
            {pictogram(Pictogram::Medal)} {of}
        </span>
    }
    .into_any()
}

/// One thing that is worth telling of a game.
fn told(all: &HallContents, game: &str) -> String {
    let house = all.hall.house_records(game);
    let streaks = (0..all.people.len()).map(|person| (person, all.hall.person(person, Some(game)).streak));
    let streak = streaks.filter(|&(_, streak)| streak >= TOLD_STREAK).max_by_key(|&(_, streak)| streak);
    match (house.highest, streak) {
        (_, Some((person, wins))) => messages::won_in_a_row(&all.said_name(person), wins),
        (Some(record), None) => messages::highest_is(&all.said_name(record.person), record.points),
        (None, None) if house.played > 0 => String::new(),
        (None, None) => messages::never_played().to_owned(),
    }
}
