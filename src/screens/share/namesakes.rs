//! The question whether somebody in a save from elsewhere is the person of this device who is called so, or nearly so.

use crate::messages::{isolated, screens, share};
use crate::saves::people::{Person, all, namesake};
use crate::ui::{choice, person_mark};
use leptos::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// A person of this device, and whoever is called so.
struct Namesake {
    person: Person,
    /// The names.
    names: BTreeSet<String>,
    /// In how many saves.
    saves: usize,
}

/// The questions about these saves, each with the names of its people; `None` without any. `same` has the names of those
/// who are a person of this device, each with the id.
pub fn namesakes(saves: Vec<Vec<String>>, same: RwSignal<BTreeMap<String, String>>) -> Option<AnyView> {
    let people = all();
    let mut found: Vec<Namesake> = Vec::new();
    for names in saves {
        let mut seen = BTreeSet::new();
        for name in &names {
            let Some(person) = namesake(&people, name, &names) else { continue };
            let place = found.iter().position(|known| known.person.id == person.id).unwrap_or_else(|| {
                found.push(Namesake { person: person.clone(), names: BTreeSet::new(), saves: 0 });
                found.len() - 1
            });
            if let Some(known) = found.get_mut(place) {
                known.names.insert(name.clone());
                known.saves += usize::from(seen.insert(person.id.clone()));
            }
        }
    }
    let questions: Vec<AnyView> = found.into_iter().map(|namesake| question(namesake, same)).collect();
    (!questions.is_empty()).then(|| {
        view! {
            <section class="pane preview-kind">
                {questions}
                <p class="remark">{share::namesake_why()}</p>
            </section>
        }
        .into_any()
    })
}

fn question(
    Namesake { person, names, saves }: Namesake,
    same: RwSignal<BTreeMap<String, String>>,
) -> AnyView {
    let name = isolated(person.name());
    let mark = person_mark(person.colour, person.shape);
    let called = isolated(names.first().map_or(person.name(), String::as_str));
    let details = view! {
        <p class="row">{mark} <span>{share::namesake_games(&called, saves)}</span></p>
    };
    let names = StoredValue::new(names);
    let chosen = Signal::derive(move || {
        same.with(|same| names.with_value(|names| names.iter().any(|name| same.contains_key(name)))).into()
    });
    let id = StoredValue::new(person.id.clone());
    let answer = Callback::new(move |answer| {
        same.update(|same| {
            names.with_value(|names| {
                for name in names {
                    _ = if answer == 1 {
                        same.insert(name.clone(), id.get_value())
                    } else {
                        same.remove(name)
                    };
                }
            });
        });
    });
    let answers = vec![screens::somebody_else().to_owned(), screens::my_own(&name)];
    let key = format!("namesake-{}", person.id);
    choice(key, screens::is_this_your(&name), Some(details.into_any()), answers, chosen, answer)
}
