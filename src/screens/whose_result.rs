//! The question, once, below the result of a game, whether somebody at the table is the person of this device who is called so.

use crate::browser::focus_on;
use crate::messages::{isolated, screens};
use crate::saves::guests::{self, Guest};
use crate::saves::{people, tournaments};
use crate::session::TableSession;
use crate::ui::{dynamic, on_tap};
use leptos::prelude::*;
use pentathlon_engine::table::Kind;

/// The guests at a table about whom nobody has said yet whether they are the person of this device who is called so.
fn unsaid(session: TableSession) -> Vec<Guest> {
    let players = session.players();
    let sits = |name: &str| players.iter().any(|one| one.kind == Kind::Person && one.name() == name);
    let is_unsaid =
        |guest: &Guest| !guest.is_settled && sits(&guest.name) && people::find(&guest.name).is_some();
    guests::of(&session.id()).into_iter().filter(is_unsaid).collect()
}

/// The question, one after the other; nothing where all is said.
pub fn whose_result(session: TableSession) -> AnyView {
    let left = RwSignal::new(unsaid(session));
    dynamic(move || {
        let guest = left.with(|left| left.first().cloned())?;
        let person = people::find(&guest.name)?;
        let name = isolated(person.name());
        let answer = move |is_person: bool| {
            let id = session.id();
            guests::answer(&id, &guest.name, is_person);
            // The next games of a tournament are played by the same people.
            if let Some(tournament) = tournaments::of_table(&id) {
                guests::answer(&tournament, &guest.name, is_person);
            }
            left.update(|left| left.retain(|other| *other != guest));
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
