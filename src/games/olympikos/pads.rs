//! The pads: each Athlete has their five cards at their own edge of the screen, turned towards them.
//!
//! Each pad tracks its own touches and none waits for another: two simultaneous touches are two actions, in the order
//! of the device's events.

use super::keys::keys;
use super::pad::pad;
use super::placing::Placing;
use super::{Context, model};
use crate::messages::olympikos as messages;
use crate::ui::{bool_attr, derived_bool, derived_text, dynamic, mark, on_tap, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Phase, View};
use pentathlon_engine::rules::{Seat, SeatSet};

/// The edges where pads lie, by the number of places around the table, clockwise from the bottom.
const EDGES: [&[&str]; 7] = [
    &[],
    &["bottom"],
    &["bottom", "top"],
    &["bottom", "left", "right"],
    &["bottom", "left", "top", "right"],
    &["bottom", "left", "top", "top second", "right"],
    &["bottom", "left", "top", "top second", "right", "bottom second"],
];

/// The people who race at this screen; none in a replay.
pub fn racers(context: Context) -> Memo<Vec<Seat>> {
    let people = if context.is_played() { context.people() } else { SeatSet::default() };
    context.memo(move |view| model::racers(view, people))
}

/// Who has a place around the table: all people, so that each keeps theirs while another one is the Coach. One who races
/// alone takes the device.
pub fn seated(context: Context, racers: &[Seat]) -> Vec<Seat> {
    if racers.len() > 1 { context.people().iter().collect() } else { racers.to_vec() }
}

/// The racers, and what each has picked; nobody while the race is paused, or once it is over. A new race begins with nothing
/// picked.
pub fn placings(
    context: Context,
    racers: Memo<Vec<Seat>>,
    asks_ready: Memo<bool>,
    phase: Memo<Phase>,
) -> Memo<Vec<Placing>> {
    let begin = move || {
        let racers = if asks_ready.get() || phase.get() != Phase::Race { Vec::new() } else { racers.get() };
        let alone = racers.len() == 1;
        racers.into_iter().map(|seat| Placing::new(context, seat, alone)).collect()
    };
    Memo::new_with_compare(move |_| begin(), |_, _| true)
}

/// The edge of a place among so many around the table.
fn edge(place: usize, places: usize) -> &'static str {
    EDGES.get(places).and_then(|edges| edges.get(place)).copied().unwrap_or("bottom")
}

/// The name and the points of somebody who has no pad, where it would lie, with what that person does: of all before a race,
/// so that they sit down there, and of the Coach in it, so that nothing moves when it starts. In the presentation all read
/// there what is turned over.
fn name_plate(context: Context, seat: Seat, edge: &str) -> AnyView {
    let points = context.memo(move |view| view.player(seat).map(|player| player.points));
    let points = derived_text(move || points.get().map(|points| points.to_string()).unwrap_or_default());
    let presents = context.memo(|view| view.phase == Phase::Presentation);
    let says = move || match context.frame().filter(|_| presents.get()) {
        Some(frame) => frame.narrate(&context.players()).unwrap_or_default(),
        None if presents.get() => messages::presentation().to_owned(),
        None => does(&untrack(|| context.view()), seat),
    };
    view! {
        // Whoever listens knows all from the badges.
        <p class=format!("olympikos-pad olympikos-plate edge-{edge} {}", seat_class(seat)) aria-hidden="true">
            <b>{mark(seat)} " " {context.name(seat)} <span>{points}</span></b>
            <small>{derived_text(says)}</small>
        </p>
    }
    .into_any()
}

/// What somebody without a pad does now.
fn does(view: &View, seat: Seat) -> String {
    match (seat == view.coach, view.controlled.contains(seat)) {
        (true, _) => messages::plate_coach().to_owned(),
        (_, true) => messages::plate_tested().to_owned(),
        _ => messages::plate_athlete().to_owned(),
    }
}

/// All pads, with a choice among them on a screen that has room for only one, and the names of those who have none.
pub fn pads(context: Context, placings: Memo<Vec<Placing>>, seated: Memo<Vec<Seat>>) -> AnyView {
    dynamic(move || {
        let (placings, seated) = (placings.get(), seated.get());
        let count = placings.len();
        let opened = RwSignal::new(placings.first().map(|first| first.seat));
        let is_open = move |seat: Seat| opened.get() == Some(seat);
        let tab = |&Placing { seat, .. }: &Placing| {
            view! {
                <button
                    type="button"
                    class=format!("olympikos-tab {}", seat_class(seat))
                    aria-pressed=bool_attr(move || is_open(seat))
                    on:click=on_tap(move || opened.set(Some(seat)))
                >
                    {mark(seat)} <span>{context.name(seat)}</span>
                </button>
            }
            .into_any()
        };
        let tabs = (count > 1).then(|| {
            let tabs: Vec<AnyView> = placings.iter().map(tab).collect();
            view! { <div class="olympikos-tabs" role="group" aria-label=messages::pads()>{tabs}</div> }
        });
        let of = |seat: Seat| placings.iter().find(|placing| placing.seat == seat);
        // Of six people only five race: the keys of the Coach are free for the sixth.
        let free = seated.iter().position(|&seat| of(seat).is_none()).unwrap_or_default();
        let around = seated.iter().enumerate().filter_map(|(place, &seat)| {
            let edge = edge(place, seated.len());
            match of(seat) {
                Some(&placing) => {
                    let keys = keys(place, free, seated.len());
                    Some(pad(placing, edge, keys, derived_bool(move || is_open(seat))))
                }
                None => (seated.len() > 1).then(|| name_plate(context, seat, edge)),
            }
        });
        let around: Vec<AnyView> = around.collect();
        let dragged: Vec<AnyView> = placings.iter().map(|placing| placing.dragged()).collect();
        view! { {tabs} {around} {dragged} }
    })
}
