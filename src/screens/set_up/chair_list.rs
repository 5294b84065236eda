//! The seats of the set-up as they are drawn: an arch for each, and below them what the lit one may do.

use super::chair::Chair;
use super::chairs::Chairs;
use super::names::{NAMES, names};
use crate::browser::{focus_first, focus_when_drawn, select_text};
use crate::figure::Pictogram;
use crate::messages::screens;
use crate::ui::{
    Icon, Mark, bool_attr, colour_class, derived_bool, derived_text, dynamic, dynamic_if, icon,
    name_attributes, on_tap, on_value, pictogram, token,
};
use leptos::prelude::*;
use pentathlon_engine::rules::Level;
use pentathlon_engine::table::PlayerKind;

/// The input limit of a name: more than a name may have, because an emoji takes many units.
const TYPED_LENGTH: usize = 64;

/// What a level is called.
pub fn level_name(level: Level) -> &'static str {
    match level {
        Level::Rookie => screens::rookie(),
        Level::Regular => screens::regular(),
        Level::Expert => screens::expert(),
    }
}

/// All chairs, and what can be done with the lit one. `has_start` says whether one of the players starts.
pub fn chair_list(chairs: Chairs, has_start: bool) -> AnyView {
    let count = chairs.list.with_untracked(Vec::len);
    view! {
        <ul class="chairs" style:--seats=count.to_string()>
            {dynamic(move || {
                let all = chairs.list.get().into_iter().enumerate();
                all.map(|(place, chair)| one_chair(chairs, count, place, chair)).collect::<Vec<AnyView>>()
            })}
        </ul>
        {names(chairs.known())}
        <div class="of-chair">{dynamic(move || of_lit(chairs, count, has_start))}</div>
        {dynamic_if(move || {
            let remark = chairs.refusal().or_else(|| chairs.other_names());
            remark.map(|remark| view! { <p class="remark name-remark">{remark}</p> })
        })}
        <p class="visually-hidden" role="status">{chairs.said}</p>
    }
    .into_any()
}

fn one_chair(chairs: Chairs, count: usize, place: usize, chair: Chair) -> AnyView {
    let is_lit = move || chairs.lit.get() == place;
    let mark = Memo::new(move |_| chairs.mark(chair.key));
    view! {
        <li>
            <button
                type="button"
                class="chair"
                class:sits=derived_bool(move || chairs.sat.get() == Some(chair.key))
                aria-pressed=bool_attr(is_lit)
                on:click=on_tap(move || chairs.lit.set(place))
            >
                <span class="visually-hidden">{screens::seat_before(place + 1, count)}</span>
                {dynamic(move || match chair.kind.get() {
                    Some(kind) => occupant(chairs, chair, kind, mark.get()),
                    None => {
                        let word = if is_lit() { screens::who_sits() } else { screens::seat_free() };
                        view! { <span class="arched">{icon(Icon::Add)}<b>{word}</b></span> }.into_any()
                    }
                })}
            </button>
        </li>
    }
    .into_any()
}

/// Who sits in a seat, with their mark.
fn occupant(chairs: Chairs, chair: Chair, kind: PlayerKind, (colour, shape): Mark) -> AnyView {
    let starts = move || {
        (chairs.start.get() == Some(chair.key)).then(|| {
            view! {
                // A line more would move the seats below.
                <span class="visually-hidden">{screens::starts()}</span>
                <i class="torch" aria-hidden="true">{pictogram(Pictogram::Torch)}</i>
            }
        })
    };
    let level = match kind {
        PlayerKind::Computer(level) => Some(level),
        PlayerKind::Person => None,
    };
    view! {
        <span class=format!("arched taken {}", colour_class(colour))>
            {token(colour, shape)}
            <b dir="auto">{derived_text(move || chair.name.get())}</b>
            {level.map(|level| view! { <small>{level_name(level)}</small>{dots(level)} }.into_any())}
            {dynamic_if(starts)}
        </span>
    }
    .into_any()
}

/// How strong a computer is, as one to three dots.
pub fn dots(level: Level) -> AnyView {
    let full = Level::ALL.iter().take_while(|&&one| one != level).count();
    let all: Vec<AnyView> =
        (0..Level::ALL.len()).map(|dot| view! { <i class:full=dot <= full></i> }.into_any()).collect();
    view! { <span class="dots" aria-hidden="true">{all}</span> }.into_any()
}

/// What can be done with the lit seat: a free one waits for somebody.
fn of_lit(chairs: Chairs, count: usize, has_start: bool) -> AnyView {
    let place = chairs.lit.get();
    let (is_first, is_last) = (place == 0, place + 1 == count);
    let Some(chair) = chairs.lit_chair().filter(|chair| chair.is_taken()) else {
        return view! { <p class="remark">{screens::tap_somebody()}</p> }.into_any();
    };
    let start = has_start.then(|| {
        let starts = move || chairs.start.get() == Some(chair.key);
        let toggle = move || {
            let other = (!starts()).then_some(chair.key);
            chairs.start.set(other);
        };
        view! {
            <button type="button" class="button starts" aria-pressed=bool_attr(starts) on:click=on_tap(toggle)>
                {screens::to_start()}
            </button>
        }
        .into_any()
    });
    let move_to = move |to: usize, there: &'static str| {
        chairs.move_lit(to);
        // The buttons are drawn anew: the focus stays on the way, or turns round at its end.
        focus_when_drawn(&[there, ".of-chair :is(.left, .right):not(:disabled)"]);
    };
    view! {
        <div class="row" role="group" aria-label=screens::seat_of(place + 1, count)>
            <input
                type="text"
                {..name_attributes()}
                list=NAMES
                enterkeyhint="next"
                on:keydown=move |event| {
                    if event.key() == "Enter" {
                        event.prevent_default();
                        leave_name(chairs);
                    }
                }
                maxlength=TYPED_LENGTH.to_string()
                aria-label=screens::name_of(place + 1)
                prop:value=derived_text(move || chair.name.get())
                on:input=on_value(move |name| chair.type_name(&name))
                on:focus=move |event| select_text(&event)
            />
            <button
                type="button"
                class="button"
                disabled=derived_bool(move || chairs.count() <= chairs.least)
                on:click=on_tap(move || chairs.leave_free())
            >
                {screens::leave_free()}
            </button>
            {start}
            <button
                type="button"
                class="button left"
                disabled=is_first
                on:click=on_tap(move || move_to(place.saturating_sub(1), ".of-chair .left:not(:disabled)"))
            >
                {screens::move_left()}
            </button>
            <button
                type="button"
                class="button right"
                disabled=is_last
                on:click=on_tap(move || move_to(place + 1, ".of-chair .right:not(:disabled)"))
            >
                {screens::move_right()}
            </button>
        </div>
    }
    .into_any()
}

/// A name is typed: the next free seat is lit, and the focus is where somebody else sits down in it. If all are taken, it goes to
/// the button that begins the game.
fn leave_name(chairs: Chairs) {
    chairs.light_next();
    let is_free = untrack(|| chairs.lit_chair()).is_some_and(|chair| chair.kind.get_untracked().is_none());
    let next = if is_free { ".somebody" } else { ".bar [type=submit]" };
    // At once, before the field is drawn anew: else the focus is nowhere for a moment, and a key pressed then is lost.
    focus_first(&[next]);
}
