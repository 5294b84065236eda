//! What an import would change of what is somebody's of this device: each is asked for by itself, and the first answer keeps
//! it as it is.

use crate::browser::long_day;
use crate::contract::names;
use crate::messages::language::language;
use crate::messages::{isolated, share};
use crate::saves::dailies;
use crate::saves::people::Person;
use crate::saves::{Change, SaveKind};
use crate::ui::{choice, person_mark};
use leptos::prelude::*;
use pentathlon_engine::daily::Date;
use pentathlon_engine::games::title_of;
use pentathlon_engine::table::{Player, read_game, read_players};
use pentathlon_engine::tournament::Tournament;
use std::collections::BTreeSet;

/// The questions; `None` without any. `taken` has the places of the changes that are to be made.
pub fn asked(changes: &[Change], taken: RwSignal<BTreeSet<usize>>) -> Option<AnyView> {
    let asked = changes.iter().enumerate().filter(|(_, change)| change.is_asked);
    let questions: Vec<AnyView> = asked
        .filter_map(|(place, change)| {
            let (words, details) = question(change)?;
            let answers = [share::keep_mine(), share::take_theirs()].map(str::to_owned).to_vec();
            // The first answer is chosen at first, and changes nothing.
            let chosen = Signal::derive(move || usize::from(taken.with(|taken| taken.contains(&place))));
            let answer = Callback::new(move |answer| {
                taken
                    .update(|taken| _ = if answer == 1 { taken.insert(place) } else { taken.remove(&place) });
            });
            Some(choice(format!("change-{place}"), words, details, answers, chosen, answer))
        })
        .collect();
    (!questions.is_empty()).then(|| {
        view! {
            <section class="pane preview-kind">
                <h2 class="overline">{share::asked_title()}</h2>
                {questions}
            </section>
        }
        .into_any()
    })
}

/// What would change, in words, and a picture of it where that helps.
fn question(change: &Change) -> Option<(String, Option<AnyView>)> {
    match change.kind {
        SaveKind::Table => {
            let title = title_of(read_game(&change.after).unwrap_or_default());
            Some((share::asked_table(&title, &names(&read_players(&change.after))), None))
        }
        SaveKind::Tournament => {
            let tournament: Tournament = change.after.parse().ok()?;
            let players: Vec<Player> = tournament.participants.into_iter().map(|one| one.player).collect();
            let words = match change.before {
                Some(_) => share::asked_tournament,
                None => share::asked_tournament_takes,
            };
            Some((words(&names(&players)), None))
        }
        SaveKind::Day | SaveKind::Try => {
            let date = date_of(change)?;
            let is_today = dailies::today() == Some(date);
            let words = if is_today {
                share::asked_today().to_owned()
            } else {
                share::asked_day(&long_day(language(), date))
            };
            Some((words, None))
        }
        SaveKind::Person => {
            let before = Person::read(&change.id, change.before.as_ref()?)?;
            let after = Person::read(&change.id, &change.after)?;
            let is_new = |name: &&String| !before.names.contains(name) && name.as_str() != after.name();
            let more: Vec<String> = after.names.iter().filter(is_new).map(|name| isolated(name)).collect();
            let more = (!more.is_empty())
                .then(|| view! { <p class="remark">{share::asked_names(&more)}</p> }.into_any());
            let details = view! {
                <ul class="preview-seats">
                    {side(share::side_here(), &before)}
                    {side(share::side_there(), &after)}
                </ul>
                {more}
            };
            Some((share::asked_person(&isolated(before.name())), Some(details.into_any())))
        }
        SaveKind::Result | SaveKind::Guests => None,
    }
}

/// The date that a change is of.
pub(super) fn date_of(change: &Change) -> Option<Date> {
    change.id.get(..10)?.parse().ok()
}

/// A person as they are here or there.
fn side(place: &'static str, person: &Person) -> AnyView {
    let mark = person_mark(person.colour, person.shape);
    view! { <li><span>{place}</span> {mark} <b>{isolated(person.name())}</b></li> }.into_any()
}
