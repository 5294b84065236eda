//! The seats of the set-up as they are drawn: an arch for each, and below them what the lit one may do.

use super::names::{NAMES, names};
use super::seat_row::SeatRow;
use super::seats::SeatRows;
use crate::browser::{focus_first, select_text};
use crate::contract::Words;
use crate::figure::Pictogram;
use crate::messages::screens;
use crate::ui::{
    Icon, bool_attr, derived_bool, derived_text, dynamic, dynamic_if, icon, name_attributes, on_tap,
    on_value, pictogram, seat_class, token,
};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::bots::Level;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Kind;

/// The input limit of a name: more than a name may have, because an emoji takes many units.
const TYPED_LENGTH: usize = 64;

/// The levels of computers, with what they are called.
pub const LEVELS: [(Level, Words); 3] =
    [(Level::Bronze, screens::rookie), (Level::Silver, screens::regular), (Level::Gold, screens::expert)];

/// All seats, and what can be done with the lit one. `has_start` says whether one of the players starts.
pub fn chairs(seats: SeatRows, has_start: bool) -> AnyView {
    let count = seats.list.with_untracked(Vec::len);
    view! {
        <ul class="chairs" style:--seats=count.to_string()>
            {dynamic(move || {
                let all = seats.list.get().into_iter().enumerate();
                all.map(|(place, row)| chair(seats, count, place, row)).collect::<Vec<AnyView>>()
            })}
        </ul>
        {names(seats.known())}
        <div class="of-chair">{dynamic(move || of_lit(seats, count, has_start))}</div>
        {dynamic_if(move || {
            let remark = seats.refusal().or_else(|| seats.other_names());
            remark.map(|remark| view! { <p class="remark name-remark">{remark}</p> })
        })}
        <p class="visually-hidden" role="status">{seats.said}</p>
    }
    .into_any()
}

fn chair(seats: SeatRows, count: usize, place: usize, row: SeatRow) -> AnyView {
    let is_lit = move || seats.lit.get() == place;
    view! {
        <li>
            <button
                type="button"
                class="chair"
                class:sits=derived_bool(move || seats.sat.get() == Some(row.key))
                aria-pressed=bool_attr(is_lit)
                on:click=on_tap(move || seats.lit.set(place))
            >
                <span class="visually-hidden">{screens::seat_before(place + 1, count)}</span>
                {dynamic(move || match row.kind.get() {
                    Some(kind) => sitter(seats, row, kind),
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

/// Who sits in a seat, with the mark that is theirs at the table.
fn sitter(seats: SeatRows, row: SeatRow, kind: Kind) -> AnyView {
    let seat = seats.at_table(row.key) as u8;
    let starts = move || {
        (seats.start.get() == Some(row.key)).then(|| {
            view! {
                <small>{screens::starts()}</small>
                <i class="torch" aria-hidden="true">{pictogram(Pictogram::Torch)}</i>
            }
        })
    };
    let level = LEVELS.into_iter().find(|(level, _)| kind == Kind::Computer(*level));
    view! {
        <span class=format!("arched taken {}", seat_class(Seat(seat)))>
            {token(seat, seat)}
            <b dir="auto">{derived_text(move || row.name.get())}</b>
            {level.map(|(level, word)| view! { <small>{word()}</small>{dots(level)} }.into_any())}
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
fn of_lit(seats: SeatRows, count: usize, has_start: bool) -> AnyView {
    let place = seats.lit.get();
    let (is_first, is_last) = (place == 0, place + 1 == count);
    let Some(row) = seats.lit_row().filter(|row| row.is_taken()) else {
        return view! { <p class="remark">{screens::tap_somebody()}</p> }.into_any();
    };
    let start = has_start.then(|| {
        let starts = move || seats.start.get() == Some(row.key);
        let toggle = move || {
            let other = (!starts()).then_some(row.key);
            seats.start.set(other);
        };
        view! {
            <button type="button" class="button starts" aria-pressed=bool_attr(starts) on:click=on_tap(toggle)>
                {screens::to_start()}
            </button>
        }
        .into_any()
    });
    let move_to = move |to: usize, there: &'static str| {
        seats.move_lit(to);
        // The buttons are drawn anew: the focus stays on the way, or turns round at its end.
        Timeout::new(0, move || focus_first(&[there, ".of-chair :is(.left, .right):not(:disabled)"]))
            .forget();
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
                        leave_name(seats);
                    }
                }
                maxlength=TYPED_LENGTH.to_string()
                aria-label=screens::name_of(place + 1)
                prop:value=derived_text(move || row.name.get())
                on:input=on_value(move |name| row.type_name(&name))
                on:focus=move |event| select_text(&event)
            />
            <button
                type="button"
                class="button"
                disabled=derived_bool(move || seats.count() <= seats.least)
                on:click=on_tap(move || seats.leave_free())
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
fn leave_name(seats: SeatRows) {
    seats.light_next();
    let is_free = untrack(|| seats.lit_row()).is_some_and(|row| row.kind.get_untracked().is_none());
    let next = if is_free { ".somebody" } else { ".bar [type=submit]" };
    Timeout::new(0, move || focus_first(&[next])).forget();
}
