//! Everybody, looked at closer: medals, records, cards, what was played and what withdrawing paid.

use super::lanes::{lane_label, medals};
use super::model;
use super::phrase;
use super::picture::{chips, flag, star};
use super::words::Say;
use crate::games::Stand;
use crate::parts::{Dialog, mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::View;
use pentathlon_engine::rules::Seat;

/// Everybody, over the table.
pub fn line_up(stand: Stand, on_close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let lines: Vec<AnyView> = stand.shown.with(|shown| {
        let view = shown.view.downcast_ref::<View>();
        let seats = view.map_or(0, |view| view.players.len());
        Seat::all(seats).filter_map(|seat| line(stand, view?, seat)).collect()
    });
    view! {
        <Dialog title=Say::SeatsTitle.text() on_close=on_close wide=true>
            <ol class="line-up">{lines}</ol>
        </Dialog>
    }
}

fn line(stand: Stand, view: &View, seat: Seat) -> Option<AnyView> {
    let lane = model::lane(view, seat)?;
    let name = stand.name(seat);
    let label = lane_label(&lane, &name);
    let points = model::points(&lane);
    let unit = if points == 1 { Say::Point } else { Say::Points }.text();
    let played: Vec<AnyView> = lane
        .run
        .iter()
        .map(|&attempt| {
            let several = attempt.len() > 1;
            view! { <li class:joined=several>{chips(attempt)}</li> }.into_any()
        })
        .collect();
    let rewards: Vec<AnyView> = view
        .rewards(seat)
        .map(|(_, reward)| {
            let sentence = Say::WithdrewFor.with(&[("reward", &phrase::reward(reward))]);
            view! { <p class="remark">{sentence}</p> }.into_any()
        })
        .collect();
    let records: Vec<AnyView> = lane
        .records
        .iter()
        .map(|&sport| view! { <span class="record">{star()} {phrase::sport(sport)}</span> }.into_any())
        .collect();
    let line = view! {
        <li class=format!("line-of {}", seat_class(seat))>
            <span class="spoken">{label}</span>
            <div class="line-head" aria-hidden="true">
                {mark(seat)} <b>{name}</b> {lane.start.then(flag)}
                <span>{Say::InHand.with(&[("count", &lane.cards.to_string())])}</span>
                <strong>{points} " " {unit}</strong>
            </div>
            <div class="line-won" aria-hidden="true">{medals(&lane)} {records}</div>
            <ol class="run" aria-hidden="true">{played}</ol>
            {rewards}
        </li>
    };
    Some(line.into_any())
}
