//! The pad of an Athlete: five rings, and the medals that can take them. Buttons act on touch, not on release. Where one
//! person races, the sports and medals of the table do the same ([`Placing`]).
//!
//! On a screen that several people see, all five cards stay on every pad: the remaining cards would reveal the ones on
//! the medals (see the engine's view). Which ring has just been picked is not visible either: all cards rise.

use super::card::{self, medal_class, ring_class};
use super::keys::Keys;
use super::medal_stand::small_clue;
use super::names;
use super::placing::{Placing, is_gone};
use super::spot::Spot;
use crate::messages::olympikos as messages;
use crate::ui::{
    ActionButton, ActsOn, bool_attr, derived_bool, derived_text, dynamic_if, mark, on_pointer, seat_class,
};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Medal, Ring};

/// The pad of an Athlete, at an edge of the screen.
pub fn pad(placing: Placing, edge: &str, keys: Keys, is_open: Signal<bool>) -> AnyView {
    let Placing { context, seat, .. } = placing;
    let [blue, yellow, black, green, red, bronze, silver, gold, control_key] = keys;
    let rings = [blue, yellow, black, green, red];
    let rings: Vec<AnyView> =
        Ring::ALL.into_iter().zip(rings).map(|(ring, key)| draw_ring(placing, ring, key)).collect();
    let medals = Medal::ALL.map(Spot::Medal).into_iter().zip([bronze, silver, gold]);
    let medals: Vec<AnyView> = medals.map(|(medal, key)| draw_spot(placing, medal, key)).collect();
    let is_controlled = placing.is(|pad| pad.is_controlled);
    let control =
        dynamic_if(move || is_controlled.get().then(|| draw_spot(placing, Spot::Control, control_key)));
    let done = placing.is(|pad| pad.is_done);
    let owes_control = placing.is(|pad| pad.owes_control);
    let say = move || match (done.get(), placing.why.get()) {
        (true, _) => messages::pad_done().to_owned(),
        // Whoever races alone is asked beside the pad.
        (_, why) if why.is_empty() && owes_control.get() && !placing.alone => messages::pad_test().to_owned(),
        (_, why) => why,
    };
    // Whoever listens is told by the prompt.
    let does = (!placing.alone).then(|| {
        let does = if is_controlled.get_untracked() { messages::pad_tested() } else { messages::ask_race() };
        view! { <span class="olympikos-pad-does" aria-hidden="true">{does}</span> }
    });
    let name = context.name(seat);
    let label = messages::pad_label(&name);
    view! {
        <section
            class=format!("olympikos-pad edge-{edge} {}", seat_class(seat))
            class:open-pad=is_open
            class:armed=derived_bool(move || placing.picked.get().is_some())
            class:done=done
            class:touched=derived_bool(move || placing.touches.get() > 0)
            class:again=derived_bool(move || placing.touches.get().is_multiple_of(2))
            data-pad=seat.to_string()
            aria-label=label
            on:contextmenu=move |event: MouseEvent| event.prevent_default()
            on:pointermove=on_pointer(move |event| placing.drag(event))
            on:pointerup=on_pointer(move |event| placing.drop(event))
            on:pointercancel=on_pointer(move |event| placing.put_back(event))
        >
            <p class="olympikos-pad-head">
                <span aria-hidden="true">{mark(seat)} <b>{name}</b></span>
                <span class="olympikos-pad-why" role="alert">{derived_text(say)}</span>
                {does}
            </p>
            <div class="olympikos-pad-rings">{rings}</div>
            <div class="olympikos-pad-medals">{medals} {control}</div>
        </section>
    }
    .into_any()
}

/// A ring. A tap picks it, which is not an action yet.
fn draw_ring(placing: Placing, ring: Ring, key: char) -> AnyView {
    let sport = placing.context.memo(move |view| view.sport(ring));
    let gone = placing.is(move |pad| is_gone(pad, ring));
    let picked = derived_bool(move || placing.has_picked(ring));
    let label = derived_text(move || {
        let ring_name = names::ring(ring);
        match gone.get() {
            true => messages::pad_ring_gone(ring_name),
            false => messages::pad_ring(ring_name, names::sport(sport.get())),
        }
    });
    view! {
        <button
            type="button"
            class=format!("olympikos-pad-ring {}", ring_class(ring))
            class:selected=picked
            class:gone=gone
            aria-pressed=bool_attr(move || picked.get())
            aria-label=label
            data-ring=ring.id()
            data-key=key.to_string()
            on:pointerdown=on_pointer(move |event| placing.press(ring, event))
            on:click=move |event: MouseEvent| {
                // A click without a pointer comes from a key or a screen reader.
                if event.detail() == 0 {
                    placing.pick(ring);
                }
            }
        >
            {card::ring(ring)} {dynamic_if(move || gone.get().then(card::used))}
            <span class="olympikos-pad-sport" aria-hidden="true">{dynamic_if(move || card::sport(sport.get()))}</span>
            {draw_key(key)}
        </button>
    }
    .into_any()
}

/// A medal or the control. A tap puts the picked ring there.
fn draw_spot(placing: Placing, spot: Spot, key: char) -> AnyView {
    let (class, name, data) = match spot {
        Spot::Medal(medal) => (medal_class(medal), names::medal(medal).text(), medal.id()),
        Spot::Control => ("control", messages::control_short(), "control"),
    };
    let open = placing.is(move |pad| spot.is_open(pad));
    let placed = placing.is(move |pad| spot.is_placed(pad));
    let ready = derived_bool(move || placing.picked.get().is_some() && open.get());
    let action = move || placing.picked.get().map_or_else(String::new, |ring| spot.action(ring).to_string());
    let label = move || match (spot, placed.get(), open.get()) {
        (Spot::Control, ..) => messages::pad_control().to_owned(),
        (Spot::Medal(medal), true, _) => messages::pad_medal_placed(names::medal(medal)),
        (Spot::Medal(medal), _, true) => messages::pad_medal(names::medal(medal)),
        (Spot::Medal(medal), ..) => messages::pad_medal_closed(names::medal(medal)),
    };
    let class = move || {
        let is = |holds: bool, class| if holds { class } else { "" };
        let (open, placed, ready) =
            (is(open.get(), " open"), is(placed.get(), " placed"), is(ready.get(), " ready"));
        format!("olympikos-pad-medal {class}{open}{placed}{ready}")
    };
    let button = ActionButton {
        ready,
        label: Some(derived_text(label)),
        data: Some(("data-medal", data)),
        key: Some(key),
        acts_on: ActsOn::PointerDown,
        ..ActionButton::new(derived_text(action), derived_text(class))
    };
    let clue = match spot {
        Spot::Medal(medal) if !placing.alone => Some(view! {
            <i class="olympikos-pad-clue" aria-hidden="true">{small_clue(placing.context, medal)}</i>
        }),
        _ => None,
    };
    let content = view! { {clue} <span aria-hidden="true">{name}</span> {draw_key(key)} };
    button.view(content.into_any(), move || placing.put(spot))
}

/// The keyboard key of a button, where there is a keyboard.
fn draw_key(key: char) -> AnyView {
    view! { <kbd aria-hidden="true">{key.to_ascii_uppercase()}</kbd> }.into_any()
}
