//! What others have made of the same cards.

use super::words::level_of;
use crate::messages::{isolated, today as messages};
use crate::route::Route;
use crate::saves::{guests, people};
use crate::ui::token;
use leptos::prelude::*;
use pentathlon_engine::daily::{Daily, Play, Played};
use pentathlon_engine::hall::SeatResult;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Kind;

/// The game whose rivals act in a race, when the device is ready.
const RACE: &str = "olympikos";

/// The points of all who sat at the table of a play, the best first.
pub fn same_cards(daily: &Daily, play: &Play, seats: &[SeatResult]) -> AnyView {
    let mut order: Vec<(u8, &SeatResult)> = (0..).zip(seats).collect();
    order.sort_by_key(|(_, seat)| seat.place);
    let rows: Vec<AnyView> = order.into_iter().map(|(seat, result)| row(play, seat, result)).collect();
    let promise = match daily.game() {
        Some(RACE) => messages::promise_race(),
        Some(_) => messages::promise(),
        None => messages::promise_tournament(),
    };
    let eased = play.is_eased.then(|| view! { <p class="remark">{messages::eased_why()}</p> }.into_any());
    view! {
        <section class="pane" aria-labelledby="same-cards">
            <h2 id="same-cards">{messages::same_cards()}</h2>
            <ul class="day-rows">{rows}</ul>
            {eased}
            <p class="remark">{promise}</p>
        </section>
    }
    .into_any()
}

fn row(play: &Play, seat: u8, result: &SeatResult) -> AnyView {
    let SeatResult { player, points, .. } = result;
    let is_person = player.kind == Kind::Person;
    let known = is_person.then(|| {
        let people = people::all();
        people::seated(&people, &guests::of(&play.id), player.name()).cloned()
    });
    let known = known.flatten();
    let name = known
        .as_ref()
        .map_or_else(|| player.name_in(Seat(seat)).to_owned(), |person| person.name().to_owned());
    let (colour, shape) = known.map_or((seat, seat), |person| (person.colour, person.shape));
    let kind = (!is_person).then(|| view! { <small>{level_of(player)}</small> });
    let is_replay = is_person && play.played == Played::Table;
    let replay = is_replay.then(|| {
        let address = Route::Replay(play.id.clone()).address();
        view! { <a href=address>{messages::replay()}</a> }
    });
    view! {
        <li>
            {token(colour, shape)} <span><b>{isolated(&name)}</b> " " {kind} {replay}</span> <b>{*points}</b>
        </li>
    }
    .into_any()
}
