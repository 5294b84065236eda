//! Name and mark of a person: of somebody new, or others for somebody who is known.

use crate::browser::select_text;
use crate::messages::{isolated, people as messages};
use crate::route::Route;
use crate::saves::people::{MARKS, Person, all, mark};
use crate::saves::{NameError, add, rename};
use crate::ui::{
    derived_bool, derived_text, dynamic, name_attributes, on_tap, on_value, pills, shortened, token,
};
use leptos::prelude::*;

/// The editor, without a person for somebody new. `end` is called once it is saved or left, and `delete` to delete the person.
pub fn editor(person: Option<&Person>, end: Callback<()>, delete: Option<Callback<()>>) -> AnyView {
    let draft = person.cloned().unwrap_or_else(|| Person::new(String::new(), "", &all()));
    let name = RwSignal::new(draft.name().to_owned());
    let (colour, shape) = (RwSignal::new(draft.colour), RwSignal::new(draft.shape));
    let trouble = RwSignal::new(String::new());
    let others = all().into_iter().filter(|other| other.id != draft.id).collect();
    let others: StoredValue<Vec<Person>> = StoredValue::new(others);
    let known = person.map(|person| (person.id.clone(), person.name().to_owned()));
    let save = move || {
        let named = name.get_untracked();
        let saved = match &known {
            Some((id, before)) if named == *before => Ok(id.clone()),
            Some((id, _)) => rename(id, &named).map(|()| id.clone()),
            None => add(&named).map(|person| person.id),
        };
        match saved {
            Ok(id) => {
                mark(&id, colour.get_untracked(), shape.get_untracked());
                end.run(());
            }
            Err(NameError::Empty) => trouble.set(messages::name_empty().to_owned()),
            Err(NameError::Taken(other)) => trouble.set(messages::name_taken(&isolated(other.name()))),
        }
    };
    let colours = move |one: u8| ((one, shape.get()), messages::colour_number(usize::from(one) + 1));
    let shapes = move |one: u8| ((colour.get(), one), messages::shape_number(usize::from(one) + 1));
    view! {
        <form
            class="person-more stack"
            on:input=move |_| trouble.set(String::new())
            on:submit=move |event| {
                event.prevent_default();
                save();
            }
        >
            <label class="field">
                <span>{messages::name()}</span>
                <input
                    type="text"
                    {..name_attributes()}
                    maxlength="64"
                    prop:value=derived_text(move || name.get())
                    on:input=on_value(move |typed| name.set(typed))
                    on:focus=move |event| select_text(&event)
                />
            </label>
            {shortened(name)}
            <p class="trouble" role="alert">{trouble}</p>
            {marks("colour", messages::colour(), colour, others, colours)}
            {marks("shape", messages::shape(), shape, others, shapes)}
            {person.map(|_| view! { <p class="remark">{messages::change_why()}</p> })}
            <div class="row">
                <button type="submit" class="primary">{messages::save()}</button>
                <button type="button" class="button" on:click=on_tap(move || end.run(()))>{messages::cancel()}</button>
                {person.map(page)}
                {delete.map(|delete| delete_button(&draft, delete))}
            </div>
        </form>
    }
    .into_any()
}

/// The way to what the hall says of a person.
fn page(person: &Person) -> AnyView {
    let address = Route::Hall(format!("person/{}", person.id)).address();
    view! { <a class="button" href=address>{messages::page(&isolated(person.name()))}</a> }.into_any()
}

fn delete_button(person: &Person, delete: Callback<()>) -> AnyView {
    let label = messages::delete_label(&isolated(person.name()));
    view! {
        <button type="button" class="button danger" aria-label=label on:click=on_tap(move || delete.run(()))>
            {messages::delete()}
        </button>
    }
    .into_any()
}

/// The choice of one of the colours or shapes: `looks` says how a person looks with each, and its label. What would look like
/// one of the `others` is dimmed, and can be taken all the same.
fn marks(
    key: &'static str,
    question: &'static str,
    chosen: RwSignal<u8>,
    others: StoredValue<Vec<Person>>,
    looks: impl Fn(u8) -> ((u8, u8), String) + Copy + Send + Sync + 'static,
) -> AnyView {
    let answers: Vec<AnyView> = (0..MARKS)
        .map(|one| {
            let whose = move || {
                let (look, _) = looks(one);
                others.with_value(|others| {
                    let other = others.iter().find(|other| (other.colour, other.shape) == look);
                    other.map(|other| isolated(other.name()))
                })
            };
            let said = move || {
                let (_, label) = looks(one);
                whose().map_or_else(|| label.clone(), |name| messages::taken(&label, &name))
            };
            view! {
                <label class="pill" class:is-taken=derived_bool(move || whose().is_some())>
                    <input
                        type="radio"
                        name=key
                        aria-label=derived_text(said)
                        prop:checked=derived_bool(move || chosen.get() == one)
                        on:change=on_value(move |_| chosen.set(one))
                    />
                    <span>
                        {dynamic(move || {
                            let ((colour, shape), _) = looks(one);
                            token(colour, shape)
                        })}
                    </span>
                </label>
            }
            .into_any()
        })
        .collect();
    pills(question.to_owned(), None, answers)
}
