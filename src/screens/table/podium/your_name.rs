//! The question who plays on this device, once, after the first game.

use super::next_level::is_first_at;
use crate::browser::is_same_name;
use crate::messages::screens;
use crate::saves::{guests, people, tournaments};
use crate::screens::set_up::names::with_distinct_names;
use crate::session::TableSession;
use crate::ui::{derived_text, name_attributes, on_value};
use leptos::prelude::*;
use pentathlon_engine::table::{Kind, Player};

/// Under this key is the table at which the question was asked.
const ASKED_AT: &str = "asked-name";
/// How many characters can be typed; the name is then cut.
const MAX_TYPED: &str = "64";

/// The question below the result of a table with one person, who is a guest; `None` if it was asked at another table, or if
/// somebody is known on this device. The answer renames the guest at this table, too.
pub fn your_name(session: TableSession) -> Option<AnyView> {
    let players = session.players();
    let mut people = players.iter().filter(|player| player.kind == Kind::Person);
    let guest = people.next().filter(|_| people.next().is_none())?.name().to_owned();
    if !people::all().is_empty() || !is_first_at(ASKED_AT, &session.id()) {
        return None;
    }
    let (typed, name) = (RwSignal::new(String::new()), guest.clone());
    let answer = move || {
        let Some(person) = people::remember(&typed.get_untracked()) else { return };
        let named = |player: &Player| match player.kind {
            Kind::Person => Player::new(person.name(), Kind::Person),
            Kind::Computer(_) => player.clone(),
        };
        let players = with_distinct_names(session.players().iter().map(named).collect(), is_same_name);
        people::note_played(&players);
        session.rename(&players);
        guests::save(&session.id(), &[]);
        if let Some(tournament) = tournaments::of_table(&session.id()) {
            guests::answer(&tournament, &name, Some(&person));
        }
        session.narrator().notify(&screens::your_name_kept(person.name()));
    };
    Some(
        view! {
            <form
                class="tie your-name"
                on:submit=move |event| {
                    event.prevent_default();
                    answer();
                }
            >
                <label>
                    <span>{screens::your_name(&guest)}</span>
                    <input
                        type="text"
                        {..name_attributes()}
                        maxlength=MAX_TYPED
                        prop:value=derived_text(move || typed.get())
                        on:input=on_value(move |name| typed.set(name))
                    />
                </label>
                <button type="submit" class="button">{screens::your_name_keep()}</button>
            </form>
        }
        .into_any(),
    )
}
