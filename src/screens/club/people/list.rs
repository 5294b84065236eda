//! The people of this device, each on a seat: a tap opens what can be changed about them.

use super::editor::editor;
use crate::browser::focus_when_drawn;
use crate::messages::{isolated, people as messages, screens};
use crate::saves::people::{self, Person, all};
use crate::screens::head;
use crate::ui::{Icon, bool_attr, derived_bool, dynamic, dynamic_if, icon, on_tap, token};
use leptos::prelude::*;

/// How many empty seats stand there while there is nobody.
const EMPTY_SEATS: usize = 3;

/// What is being done.
#[derive(Clone, PartialEq, Eq)]
enum Doing {
    Nothing,
    Adding,
    /// About the person with that id.
    Changing(String),
    Deleting(String),
}

impl Doing {
    /// Whether it is about the person with that id.
    fn is_about(&self, id: &str) -> bool {
        matches!(self, Self::Changing(of) | Self::Deleting(of) if of == id)
    }
}

/// The list on screen.
#[derive(Clone, Copy)]
struct List {
    people: RwSignal<Vec<Person>>,
    doing: RwSignal<Doing>,
}

impl List {
    fn begin(self, doing: Doing) {
        let first =
            if matches!(doing, Doing::Deleting(_)) { ".person-more .keep" } else { ".person-more input" };
        self.doing.set(doing);
        focus_when_drawn(&[first]);
    }

    /// Ends what was being done. The focus goes back to the person with that id, or to the list without them.
    fn end(self, id: &str) {
        self.doing.set(Doing::Nothing);
        self.people.set(all());
        focus_when_drawn(&[&format!("#person-{id} .change"), ".people-list"]);
    }
}

/// The screen.
pub fn screen() -> AnyView {
    view! {
        <main class="screen arena people-screen">
            <div class="arena-head">{head(screens::people_here().to_owned())}</div>
            <div class="arena-body fill">
                <section class="hall-scene of-people" aria-labelledby="who-plays">
                    <div class="hall-words">
                        <h2 id="who-plays">{messages::who_plays()}</h2>
                        <p>{messages::why()}</p>
                    </div>
                    {seats()}
                </section>
            </div>
        </main>
    }
    .into_any()
}

/// The list, as it stands over a set-up.
pub fn list() -> AnyView {
    view! { {seats()} <p class="remark">{messages::why()}</p> }.into_any()
}

/// A seat for everybody.
fn seats() -> AnyView {
    let list = List { people: RwSignal::new(all()), doing: RwSignal::new(Doing::Nothing) };
    view! {
        <div class="people-list" tabindex="-1">
            {dynamic(move || {
                let people = list.people.get();
                let more = if people.is_empty() { EMPTY_SEATS - 1 } else { 0 };
                let empty = || view! { <li class="person-seat is-free" aria-hidden="true"></li> };
                let seats: Vec<AnyView> = people.into_iter().map(|person| seat(list, person)).collect();
                view! {
                    <ul>{seats} {free_seat(list)} {(0..more).map(|_| empty()).collect_view()}</ul>
                }
                    .into_any()
            })}
        </div>
    }
    .into_any()
}

/// The seat of a person.
fn seat(list: List, person: Person) -> AnyView {
    let name = isolated(person.name());
    let earlier: Vec<String> = person.names.iter().skip(1).map(|name| isolated(name)).collect();
    let earlier = (!earlier.is_empty())
        .then(|| view! { <small>{messages::earlier_names(&earlier)}</small> }.into_any());
    let (place, label) = (format!("person-{}", person.id), messages::change_label(&name));
    let id = StoredValue::new(person.id);
    let is_open = move || list.doing.with(|doing| id.with_value(|id| doing.is_about(id)));
    view! {
        <li id=place class="person-seat" class:is-open=derived_bool(is_open)>
            <button
                type="button"
                class="change"
                aria-label=label
                aria-expanded=bool_attr(is_open)
                on:click=on_tap(move || list.begin(Doing::Changing(id.get_value())))
            >
                {token(person.colour, person.shape)}
                <b>{name}</b>
            </button>
            {earlier}
        </li>
        {asked(list, move |doing| id.with_value(|id| doing.is_about(id)))}
    }
    .into_any()
}

/// The seat for somebody new.
fn free_seat(list: List) -> AnyView {
    view! {
        <li class="person-seat is-free">
            <button
                type="button"
                class="add"
                aria-expanded=bool_attr(move || list.doing.get() == Doing::Adding)
                on:click=on_tap(move || list.begin(Doing::Adding))
            >
                {icon(Icon::Add)}
                <b>{messages::add()}</b>
            </button>
        </li>
        {asked(list, |doing| *doing == Doing::Adding)}
    }
    .into_any()
}

/// What is asked about somebody, below the row with their seat, while that is done.
fn asked(list: List, is_done_here: impl Fn(&Doing) -> bool + Send + Sync + 'static) -> AnyView {
    dynamic_if(move || {
        let doing = list.doing.get();
        is_done_here(&doing).then(|| view! { <li class="person-about">{more(list, doing)}</li> }.into_any())
    })
    .into_any()
}

fn more(list: List, doing: Doing) -> AnyView {
    let of = |id: &str| list.people.with_untracked(|all| all.iter().find(|person| person.id == id).cloned());
    let end = move |id: String| Callback::new(move |()| list.end(&id));
    let delete = move |id: &str| {
        let id = id.to_owned();
        Callback::new(move |()| list.begin(Doing::Deleting(id.clone())))
    };
    match doing {
        Doing::Nothing => ().into_any(),
        Doing::Adding => editor(None, end(String::new()), None),
        Doing::Changing(id) => {
            of(&id).map(|person| editor(Some(&person), end(id.clone()), Some(delete(&id)))).into_any()
        }
        Doing::Deleting(id) => of(&id).map(|person| question(&person, end(id.clone()))).into_any(),
    }
}

/// What becomes of the games of a person who is deleted, before they are.
fn question(person: &Person, end: Callback<()>) -> AnyView {
    let id = person.id.clone();
    let delete = move || {
        people::delete(&id);
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
