//! The people of this device as chips at a seat of the set-up: one tap, and one of them sits there.

use super::seat_row::SeatRow;
use super::seats::SeatRows;
use crate::browser::focus_first;
use crate::messages::{isolated, screens};
use crate::saves::people::Person;
use crate::ui::{dynamic_if, on_tap, person_mark};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::table::Kind;

/// How many people are offered to a seat without one of them.
const MAX_OFFERED: usize = 8;
/// How many are offered instead of the one who sits there.
const MAX_INSTEAD: usize = 3;

/// The chips of a person's seat, most recent first; none where a computer sits.
pub fn chips(seat_rows: SeatRows, seat: usize, row: SeatRow) -> AnyView {
    dynamic_if(move || {
        let absent = seat_rows.absent();
        if row.kind.get() != Kind::Person || absent.is_empty() {
            return None;
        }
        let has_person = seat_rows.known().with(|known| row.person(known).is_some());
        let most = if has_person { MAX_INSTEAD } else { MAX_OFFERED };
        let chips: Vec<AnyView> =
            absent.into_iter().take(most).map(|person| chip(seat, row, &person)).collect();
        Some(view! { <div class="chips" role="group" aria-label=screens::people_for(seat + 1)>{chips}</div> })
    })
}

fn chip(seat: usize, row: SeatRow, person: &Person) -> AnyView {
    let name = person.name().to_owned();
    let label = screens::sits_down(&isolated(&name), seat + 1);
    let sit = {
        let name = name.clone();
        move || {
            row.call(&name, true);
            // The chip is gone. The focus goes to the next seat without a person, then to the button that begins the game.
            Timeout::new(0, move || {
                let next = format!(".place-row:nth-child(n + {}) .person-chip", seat + 2);
                focus_first(&[&next, ".set-up-bar button[type=submit]"]);
            })
            .forget();
        }
    };
    view! {
        <button type="button" class="person-chip" aria-label=label on:click=on_tap(sit)>
            {person_mark(person.colour, person.shape)} <span dir="auto">{name}</span>
        </button>
    }
    .into_any()
}
