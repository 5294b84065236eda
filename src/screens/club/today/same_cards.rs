//! What others have made of the same cards.

use super::words::level_of;
use crate::messages::{isolated, today as messages};
use crate::route::Route;
use crate::saves::people::Person;
use crate::saves::{guests, people};
use crate::ui::token;
use leptos::prelude::*;
use pentathlon_engine::daily::{Daily, DayPlay, PlayKind};
use pentathlon_engine::hall::SeatResult;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::PlayerKind;
use std::cmp::Reverse;

/// The game whose rivals act in a race, when the device is ready.
const RACE: &str = "olympikos";
/// So many of those who have not had their try are listed.
const MOST_ASKED: usize = 3;

/// The points of all who sat at the table of a play, and of the others here who have had their try, the best first; then the ways
/// to begin for those who have not.
pub fn same_cards(daily: &Daily, play: &DayPlay, seats: Vec<SeatResult>, others: Vec<Other>) -> AnyView {
    let own = (0..).zip(seats).map(|(seat, result)| (seat, result, play));
    let had = others.iter().filter_map(|other| Some((0, other.result.clone()?, other.play.as_ref()?)));
    let mut all: Vec<(u8, SeatResult, &DayPlay)> = own.chain(had).collect();
    all.sort_by_key(|(_, result, _)| Reverse(result.points));
    let mut rows: Vec<AnyView> =
        all.into_iter().map(|(seat, result, play)| row(play, seat, &result)).collect();
    rows.extend(others.iter().filter(|other| other.result.is_none()).take(MOST_ASKED).map(asked));
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

/// Somebody else who plays on this device.
pub struct Other {
    /// The person.
    pub person: Person,
    /// Their play for the record, if it is over.
    pub play: Option<DayPlay>,
    /// What became of their seat in it.
    pub result: Option<SeatResult>,
    /// Where they begin or go on.
    pub address: String,
}

/// Somebody who has not had their try.
fn asked(other: &Other) -> AnyView {
    let Person { colour, shape, .. } = other.person;
    view! {
        <li>
            {token(colour, shape)} <span><a href=other.address.clone()>{messages::play_as(&isolated(other.person.name()))}</a></span>
        </li>
    }
    .into_any()
}

fn row(play: &DayPlay, seat: u8, result: &SeatResult) -> AnyView {
    let SeatResult { player, points, .. } = result;
    let is_person = player.kind == PlayerKind::Person;
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
    let is_replay = is_person && play.kind == PlayKind::Table;
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
