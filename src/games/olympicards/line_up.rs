//! All players in detail: medals, records, cards, plays, and what withdrawing paid.

use super::lanes::{lane_label, medals};
use super::phrase;
use super::picture::{chips, star, start_flag};
use super::{Context, model, names};
use crate::messages::{olympicards as messages, screens};
use crate::ui::{Dialog, mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::View;
use pentathlon_engine::rules::Seat;

/// All players, over the table.
pub fn line_up(context: Context, on_close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let view = context.view();
    let lines: Vec<AnyView> = Seat::all(context.seats()).map(|seat| line(context, &view, seat)).collect();
    view! {
        <Dialog title=messages::seats_title() on_close=on_close wide=true>
            <ol class="line-up">{lines}</ol>
        </Dialog>
    }
}

fn line(context: Context, view: &View, seat: Seat) -> AnyView {
    let lane = model::lane(view, seat, untrack(|| context.event()).is_some());
    let name = context.name(seat);
    let label = lane_label(&lane, &name);
    let played: Vec<AnyView> = lane
        .run
        .iter()
        .map(|play| {
            let several = play.attempt.len() > 1;
            view! { <li class:joined=several>{chips(play.attempt)}</li> }.into_any()
        })
        .collect();
    let rewards: Vec<AnyView> = view
        .rewards(seat)
        .map(|(_, reward)| {
            let sentence = match reward.medal.filter(|_| view.setup.is_for_two()) {
                Some(medal) => messages::withdrew_two_for(&name, reward.cards, names::medal(medal)),
                None => messages::withdrew_for(&name, &phrase::reward(reward)),
            };
            view! { <p class="remark">{sentence}</p> }.into_any()
        })
        .collect();
    let records: Vec<AnyView> = lane
        .records
        .iter()
        .map(|&sport| view! { <span class="record">{star()} {names::sport(sport).text()}</span> }.into_any())
        .collect();
    view! {
        <li class=format!("line-of {}", seat_class(seat))>
            <span class="visually-hidden">{label}</span>
            <div class="line-head" aria-hidden="true">
                {mark(seat)} <b>{name}</b> {lane.start.then(start_flag)}
                <span>{messages::in_hand(lane.cards)}</span>
                <strong>{screens::points_of(lane.points())}</strong>
            </div>
            <div class="line-won" aria-hidden="true">{medals(lane.medals)} {records}</div>
            <ol class="run" aria-hidden="true">{played}</ol>
            {rewards}
        </li>
    }
    .into_any()
}
