//! The five sports under their rings, face down until the race begins.

use super::Context;
use super::card::{self, ring_class};
use super::hyphens::{hyphenated, letters, lines};
use super::model;
use super::names;
use super::placing::Placing;
use super::stage;
use crate::messages::{olympikos as messages, screens};
use crate::ui::{deferred, derived_bool, derived_text, dynamic, dynamic_if, on_pointer};
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Ring, Sport};

/// The sports. A tap enlarges one; during a race it picks the ring of the only person who races.
pub fn sports(
    context: Context,
    hidden: Memo<bool>,
    looked_at: RwSignal<Option<(Ring, Sport)>>,
    sole: Signal<Option<Placing>>,
) -> AnyView {
    let look = move |ring: Ring, sport: Sport| {
        if !untrack(|| context.race().is_running()) {
            looked_at.set(Some((ring, sport)));
        }
    };
    let target = stage::target(context);
    let sport = move |ring: Ring| {
        let sport = context.memo(move |view| view.sport(ring));
        // Only the Coach knows this, and sees it marked on the card.
        let for_coach = context.memo(move |view| model::is_target(view, ring));
        let is_target = Memo::new(move |_| for_coach.get() || target.get() == Some(ring));
        dynamic(move || match hidden.get() {
            true => face_down(ring).into_any(),
            false => face_up(ring, sport, for_coach, is_target, look, sole).into_any(),
        })
    };
    view! {
        <ol
            aria-label=screens::list_sports()
            class="olympikos-sports keep-clear"
            class:shows-target=derived_bool(move || target.get().is_some())
            on:pointermove=on_pointer(racer(sole, Placing::drag))
            on:pointerup=on_pointer(racer(sole, Placing::drop))
            on:pointercancel=on_pointer(racer(sole, Placing::put_back))
        >
            {Ring::ALL.map(|ring| deferred(move || sport(ring)))}
        </ol>
    }
    .into_any()
}

/// Tells the only person who races what a pointer on the sports does.
fn racer(
    sole: Signal<Option<Placing>>,
    does: fn(Placing, &PointerEvent),
) -> impl Fn(&PointerEvent) + Send + Sync + 'static {
    move |event| {
        if let Some(placing) = sole.get_untracked() {
            does(placing, event);
        }
    }
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
                <span class="visually-hidden">{label}</span>
                {head(ring)}
                <span class="olympikos-sport-back" aria-hidden="true">"?"</span>
            </div>
        </li>
    }
}

fn face_up(
    ring: Ring,
    sport: Memo<Sport>,
    for_coach: Memo<bool>,
    is_target: Memo<bool>,
    look: impl Fn(Ring, Sport) + Copy + Send + Sync + 'static,
    sole: Signal<Option<Placing>>,
) -> impl IntoView {
    let picked = move || sole.get().is_some_and(|placing| placing.has_picked(ring));
    let gone = Memo::new(move |_| sole.get().is_some_and(|placing| placing.is_gone(ring)));
    let draw = move || {
        let sport = sport.get();
        let name = names::sport(sport);
        let label = derived_text(move || match gone.get() {
            true => messages::sport_gone(names::ring(ring), name),
            false => messages::sport_label(names::ring(ring), name),
        });
        view! {
            <button
                type="button"
                class=format!("olympikos-sport {}", ring_class(ring))
                class:target=derived_bool(move || is_target.get())
                class:selected=derived_bool(picked)
                class:gone=derived_bool(move || gone.get())
                aria-pressed=move || sole.get().map(|_| picked().to_string())
                on:pointerdown=on_pointer(move |event| {
                    if let Some(placing) = sole.get_untracked() {
                        placing.press(ring, event);
                    }
                })
                on:click=move |event: MouseEvent| match sole.get_untracked() {
                    // A click without a pointer comes from a key or a screen reader.
                    Some(placing) if event.detail() == 0 => placing.pick(ring),
                    Some(_) => {}
                    None => look(ring, sport),
                }
            >
                <span class="visually-hidden">{label}</span>
                {head(ring)}
                <span class="olympikos-sport-picture" aria-hidden="true">{card::sport(sport)}</span>
                <span
                    class="olympikos-sport-name"
                    aria-hidden="true"
                    style:--letters=letters(name.text())
                    style:--lines=lines(name.text())
                >
                    {hyphenated(name.text())}
                </span>
                {dynamic_if(move || gone.get().then(card::used))}
                {dynamic(move || for_coach.get().then(|| view! { <small class="olympikos-sport-tag">{messages::to_guess()}</small> }))}
            </button>
        }
    };
    view! { <li>{dynamic(draw)}</li> }
}
