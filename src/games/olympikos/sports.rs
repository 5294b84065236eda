//! The five sports under their rings, face down until the race begins.

use super::Context;
use super::card::{self, ring_class};
use super::hyphens::{hyphenated, letters};
use super::model;
use super::names;
use super::stage;
use crate::messages::{olympikos as messages, screens};
use crate::ui::{deferred, dynamic, flag, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Ring, Sport};

/// The sports. Tapping one enlarges it.
pub fn sports(context: Context, hidden: Memo<bool>, looked_at: RwSignal<Option<(Ring, Sport)>>) -> AnyView {
    let answer = stage::answer(context);
    let sport = move |ring: Ring| {
        let sport = context.memo(move |view| view.sport(ring));
        // Only the Coach knows this, and sees it marked on the card.
        let wanted = context.memo(move |view| model::is_wanted(view, ring));
        let is_answer = Memo::new(move |_| answer.get() == Some(ring));
        dynamic(move || match hidden.get() {
            true => face_down(ring).into_any(),
            false => face_up(ring, sport, wanted, is_answer, looked_at).into_any(),
        })
    };
    view! {
        <ol
            aria-label=screens::list_sports()
            class="olympikos-sports"
            class:answered=flag(move || answer.get().is_some())
        >
            {Ring::ALL.map(|ring| deferred(move || sport(ring)))}
        </ol>
    }
    .into_any()
}

/// The head of a sport in the colour of its ring, with the ring's letter and name.
fn head(ring: Ring) -> impl IntoView {
    view! {
        <span class="olympikos-sport-ring" aria-hidden="true">{card::ring(ring)} <small>{names::ring(ring).text()}</small></span>
    }
}

fn face_down(ring: Ring) -> impl IntoView {
    let label = messages::sport_hidden(names::ring(ring));
    view! {
        <li>
            <div class=format!("olympikos-sport down {}", ring_class(ring))>
                <span class="spoken">{label}</span>
                {head(ring)}
                <span class="olympikos-sport-back" aria-hidden="true">"?"</span>
            </div>
        </li>
    }
}

fn face_up(
    ring: Ring,
    sport: Memo<Sport>,
    wanted: Memo<bool>,
    is_answer: Memo<bool>,
    looked_at: RwSignal<Option<(Ring, Sport)>>,
) -> impl IntoView {
    let draw = move || {
        let sport = sport.get();
        let name = names::sport(sport);
        let label = messages::sport_label(names::ring(ring), name);
        view! {
            <button
                type="button"
                class=format!("olympikos-sport {}", ring_class(ring))
                class:wanted=flag(move || wanted.get())
                class:answer=flag(move || is_answer.get())
                on:click=on_tap(move || looked_at.set(Some((ring, sport))))
            >
                <span class="spoken">{label}</span>
                {head(ring)}
                <span class="olympikos-sport-picture" aria-hidden="true">{card::sport(sport)}</span>
                <span class="olympikos-sport-name" aria-hidden="true" style:--letters=letters(name.text())>{hyphenated(name.text())}</span>
                {dynamic(move || wanted.get().then(|| view! { <small class="olympikos-sport-tag">{messages::to_guess()}</small> }))}
            </button>
        }
    };
    view! { <li>{dynamic(draw)}</li> }
}
