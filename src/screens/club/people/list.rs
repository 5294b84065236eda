//! The list of people: mark and name of each, with what can be done about them.

use super::form::form;
use crate::browser::{focus_first, focus_on};
use crate::messages::{isolated, people as messages, screens};
use crate::saves::people::{Person, SAVES, all};
use crate::screens::head;
use crate::ui::{dynamic, dynamic_if, on_tap, token};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// What is being done about one of the people.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PersonAction {
    Nothing,
    Changing,
    Deleting,
}

/// The list on screen.
#[derive(Clone, Copy)]
struct List {
    people: RwSignal<Vec<Person>>,
    /// The id of the person about whom something is being done, and what.
    doing: RwSignal<(String, PersonAction)>,
}

impl List {
    fn begin(self, id: &str, doing: PersonAction) {
        self.doing.set((id.to_owned(), doing));
        let first = match doing {
            PersonAction::Deleting => format!("#person-{id} .keep"),
            _ => format!("#person-{id} input"),
        };
        Timeout::new(0, move || _ = focus_on(&first)).forget();
    }

    /// Ends what was being done. The focus goes back to the person, or to the list without them.
    fn end(self, id: &str) {
        self.people.set(all());
        self.doing.set((String::new(), PersonAction::Nothing));
        let (change, list) = (format!("#person-{id} .change"), ".people-list".to_owned());
        Timeout::new(0, move || focus_first(&[&change, &list])).forget();
    }
}

/// The screen.
pub fn screen() -> AnyView {
    view! {
        <main class="screen people-screen">{head(screens::people_here().to_owned())} {list()}</main>
    }
    .into_any()
}

/// The list.
pub fn list() -> AnyView {
    let list =
        List { people: RwSignal::new(all()), doing: RwSignal::new((String::new(), PersonAction::Nothing)) };
    view! {
        <div class="people-list stack" tabindex="-1">
            <p class="remark">{messages::why()}</p>
            {dynamic(move || {
                let people = list.people.get();
                if people.is_empty() {
                    return view! { <p>{messages::nobody()}</p> }.into_any();
                }
                let rows: Vec<AnyView> = people.into_iter().map(|person| row(list, person)).collect();
                view! { <ul class="stack">{rows}</ul> }.into_any()
            })}
        </div>
    }
    .into_any()
}

fn row(list: List, person: Person) -> AnyView {
    let name = isolated(person.name());
    let earlier: Vec<String> = person.names.iter().skip(1).map(|name| isolated(name)).collect();
    let earlier = (!earlier.is_empty())
        .then(|| view! { <small>{messages::earlier_names(&earlier)}</small> }.into_any());
    let (to_change, to_delete) = (person.id.clone(), person.id.clone());
    let (change, delete) = (messages::change_label(&name), messages::delete_label(&name));
    let mark = token(person.colour, person.shape);
    let shown = name.clone();
    let place = format!("person-{}", person.id);
    view! {
        <li id=place>
            {mark}
            <span class="person-name"><b>{shown}</b> {earlier}</span>
            <button
                type="button"
                class="button change"
                aria-label=change
                on:click=on_tap(move || list.begin(&to_change, PersonAction::Changing))
            >
                {messages::change()}
            </button>
            <button
                type="button"
                class="button danger"
                aria-label=delete
                on:click=on_tap(move || list.begin(&to_delete, PersonAction::Deleting))
            >
                {messages::delete()}
            </button>
            {dynamic_if(move || {
                let (id, doing) = list.doing.get();
                let end = {
                    let id = person.id.clone();
                    move || list.end(&id)
                };
                match doing {
                    PersonAction::Changing if id == person.id => Some(form(&person, Callback::new(move |()| end()))),
                    PersonAction::Deleting if id == person.id => Some(question(&person, Callback::new(move |()| end()))),
                    _ => None,
                }
            })}
        </li>
    }
    .into_any()
}

/// What becomes of the games of a person who is deleted, before they are.
fn question(person: &Person, end: Callback<()>) -> AnyView {
    let id = person.id.clone();
    let delete = move || {
        SAVES.remove(&id);
        end.run(());
    };
    view! {
        <div class="person-more stack" role="group">
            <p>{messages::delete_why(&isolated(person.name()))}</p>
            <div class="row">
                <button type="button" class="button keep" on:click=on_tap(move || end.run(()))>{messages::keep()}</button>
                <button type="button" class="button danger" on:click=on_tap(delete)>{messages::delete()}</button>
            </div>
        </div>
    }
    .into_any()
}
