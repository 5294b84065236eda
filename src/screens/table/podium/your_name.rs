//! The question who plays on this device, once, after the first game.

use super::next_level::is_first_at;
use crate::browser::is_same_name;
use crate::messages::{isolated, screens};
use crate::saves::guests;
use crate::saves::people::{self, Person};
use crate::saves::person_names;
use crate::screens::seat_marks::show_marks_of;
use crate::screens::set_up::names::{doubled, with_distinct_names};
use crate::session::TableSession;
use crate::ui::{derived_text, dynamic_if, name_attributes, on_value, shortened};
use leptos::prelude::*;
use pentathlon_engine::table::{Player, PlayerKind};

/// Under this key is the table at which the question was asked.
const ASKED_AT: &str = "asked-name";
/// How many characters can be typed; the name is then cut.
const MAX_TYPED: &str = "64";

/// The question below the result of a table, whose people are all guests, with a field for each; `None` if it was asked at another
/// table, or if somebody is known on this device. The answer renames whoever has one at this table, too; the others stay guests.
pub fn your_name(session: TableSession) -> Option<AnyView> {
    let names = person_names(&session.players());
    if names.is_empty() || !people::all().is_empty() || !is_first_at(ASKED_AT, &session.id()) {
        return None;
    }
    let trouble = RwSignal::new(None);
    let fields: Vec<(String, RwSignal<String>)> =
        names.into_iter().map(|name| (name, RwSignal::new(String::new()))).collect();
    let (question, label, keep): (_, fn(&str) -> String, _) = match fields.as_slice() {
        [_] => (None, screens::your_name, screens::your_name_keep()),
        _ => (Some(screens::your_names()), isolated, screens::your_names_keep()),
    };
    let drawn: Vec<AnyView> = fields.iter().map(|(name, typed)| field(label(name), *typed)).collect();
    let answer = move || trouble.set(answer(session, &fields));
    Some(
        view! {
            <form
                class="tie your-name"
                on:input=move |_| trouble.set(None)
                on:submit=move |event| {
                    event.prevent_default();
                    answer();
                }
            >
                {question.map(|question| view! { <p>{question}</p> }.into_any())}
                {drawn}
                <button type="submit" class="button">{keep}</button>
                {dynamic_if(move || trouble.get().map(|why| view! { <p class="trouble" role="alert">{why}</p> }))}
            </form>
        }
        .into_any(),
    )
}

/// A field for the name of somebody.
fn field(label: String, typed: RwSignal<String>) -> AnyView {
    view! {
        <label>
            <span>{label}</span>
            <input
                type="text"
                {..name_attributes()}
                maxlength=MAX_TYPED
                prop:value=derived_text(move || typed.get())
                on:input=on_value(move |name| typed.set(name))
            />
        </label>
        {shortened(typed)}
    }
    .into_any()
}

/// Remembers those who have typed a name. Why that is not possible, in a sentence.
fn answer(session: TableSession, fields: &[(String, RwSignal<String>)]) -> Option<String> {
    let typed = |name: &str| {
        let (_, typed) = fields.iter().find(|(before, _)| before == name)?;
        Some(Player::new(&typed.get_untracked(), PlayerKind::Person))
            .filter(|player| !player.name().is_empty())
    };
    let mut players = session.players();
    // Each with the name that they had.
    let mut renamed: Vec<(String, Player)> = Vec::new();
    for player in players.iter_mut().filter(|player| player.kind == PlayerKind::Person) {
        if let Some(typed) = typed(player.name()) {
            renamed.push((player.name().to_owned(), typed.clone()));
            *player = typed;
        }
    }
    if let Some(name) = doubled(&players, is_same_name) {
        return Some(screens::name_twice(&isolated(&name)));
    }
    let kept: Vec<Person> =
        renamed.iter().filter_map(|(_, player)| people::remember(player.name())).collect();
    let names: Vec<String> = kept.iter().map(|person| isolated(person.name())).collect();
    let said = match names.as_slice() {
        [] => return None,
        [name] => screens::your_name_kept(name),
        _ => screens::your_names_kept(&names),
    };
    let players = with_distinct_names(players, is_same_name);
    people::note_played(&players);
    session.rename(&players);
    let mut guests = guests::of(&session.id());
    guests.retain(|guest| !renamed.iter().any(|(before, _)| *before == guest.name));
    guests::save(&session.id(), &guests);
    show_marks_of(&session.id(), &players);
    session.narrator.notify(&said);
    None
}
