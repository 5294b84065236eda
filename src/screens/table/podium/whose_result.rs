//! The question, once, below the result of a game, whether somebody at the table is the person of this device who is called so, or
//! nearly so.

use crate::browser::focus_on;
use crate::messages::{isolated, screens};
use crate::saves::guests::{self, Guest, Who};
use crate::saves::people::{self, Person};
use crate::saves::{person_names, tournaments};
use crate::session::TableSession;
use crate::ui::{dynamic, on_tap};
use leptos::prelude::*;

/// The guests at a table about whom nobody has said yet whether they are the person of this device who is called so, each with that
/// person. A name that somebody typed is compared without its accents, too.
fn unsaid(session: TableSession) -> Vec<(Guest, Person)> {
    let (people, names) = (people::all(), person_names(&session.players()));
    let asked = |guest: Guest| {
        let person = match guest.who {
            _ if !names.contains(&guest.name) => None,
            Who::Unsaid => people::find_among(&people, &guest.name),
            Who::Typed => people::namesake(&people, &guest.name, &names),
            Who::SomebodyElse | Who::Person(_) => None,
        };
        person.cloned().map(|person| (guest, person))
    };
    guests::of(&session.id()).into_iter().filter_map(asked).collect()
}

/// The question, one after the other; nothing where all is said.
pub fn whose_result(session: TableSession) -> AnyView {
    let left = RwSignal::new(unsaid(session));
    dynamic(move || {
        let (guest, person) = left.with(|left| left.first().cloned())?;
        let name = isolated(person.name());
        let answer = move |is_person: bool| {
            let (id, person) = (session.id(), Some(&person).filter(|_| is_person));
            guests::answer(&id, &guest.name, person);
            // The next games of a tournament are played by the same people.
            if let Some(tournament) = tournaments::of_table(&id) {
                guests::answer(&tournament, &guest.name, person);
            }
            left.update(|left| left.retain(|(other, _)| *other != guest));
            focus_on("#podium-title");
        };
        let (no, yes) = (answer.clone(), answer);
        Some(
            view! {
                <div class="tie your-name" role="group" aria-labelledby="whose-result">
                    <p><b id="whose-result">{screens::is_this_your(&name)}</b> " " {screens::whose_result()}</p>
                    <div class="row">
                        <button type="button" class="button" on:click=on_tap(move || no(false))>{screens::somebody_else()}</button>
                        <button type="button" class="button" on:click=on_tap(move || yes(true))>{screens::my_own(&name)}</button>
                    </div>
                </div>
            }
            .into_any(),
        )
    })
    .into_any()
}
