//! The athletes that have left the game: everybody has seen them, and nobody has to remember them.

use super::{Context, names};
use crate::messages::olympia2000 as messages;
use crate::ui::{Dialog, derived_text, dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Discipline};
use pentathlon_engine::{cards, short};

/// How many there are, in the heading of the result.
pub fn count(context: Context) -> AnyView {
    let count = context.memo(|view| view.revealed.len());
    view! { <small class="gone-count" aria-hidden="true">{derived_text(move || messages::gone(count.get()))} " ›"</small> }.into_any()
}

/// The button over that count, which opens the list, and the list.
pub fn gone(context: Context) -> AnyView {
    let is_open = RwSignal::new(false);
    view! {
        <button
            type="button"
            class="covering"
            aria-label=messages::look_at_gone()
            on:click=on_tap(move || is_open.set(true))
        ></button>
        {dynamic_if(move || is_open.get().then(|| list(context, move || is_open.set(false))))}
    }
    .into_any()
}

/// The athletes, the best in the discipline of the prize first.
fn list(context: Context, on_close: impl Fn() + Send + Sync + 'static) -> AnyView {
    let view = context.view();
    let discipline =
        view.prize.or(view.last.map(|round| round.chip)).map_or(Discipline::Discus, |chip| chip.discipline);
    let lines: Vec<AnyView> = by_place(view.revealed, discipline)
        .into_iter()
        .map(|athlete| {
            view! {
                <li>
                    <span>{names::athlete(athlete).text()}</span>
                    <b>{names::place_text(athlete.place(discipline))}</b>
                </li>
            }
            .into_any()
        })
        .collect();
    view! {
        <Dialog title=messages::gone_title() on_close=on_close wide=true>
            <p>{messages::gone_why(names::discipline(discipline))}</p>
            <ol class="gone">{lines}</ol>
        </Dialog>
    }
    .into_any()
}

/// These athletes, the best in the discipline first, and whoever has no place there last.
fn by_place(gone: cards::Set<Athlete>, discipline: Discipline) -> Vec<Athlete> {
    let mut athletes: Vec<Athlete> = gone.iter().collect();
    short::sort_by_key(&mut athletes, |athlete| athlete.position(discipline));
    athletes
}

#[cfg(test)]
mod tests {
    use super::by_place;
    use pentathlon_engine::cards::{Card, Set};
    use pentathlon_engine::games::olympia2000::{Athlete, Discipline};

    #[test]
    fn the_list_of_those_who_are_gone_has_everybody_also_whoever_is_disqualified() {
        let all: Set<Athlete> = (0..=u8::MAX).filter_map(Athlete::from_number).collect();
        for discipline in Discipline::ALL {
            let listed: Vec<u8> =
                by_place(all, discipline).iter().map(|athlete| athlete.position(discipline)).collect();
            assert_eq!(listed.len(), all.len(), "{discipline:?}");
            assert!(listed.is_sorted(), "{discipline:?}: {listed:?}");
        }
    }
}
