//! The lanes of the players: what each has on the track, and what he is doing.

use super::identity;
use super::model::{self, Doing, Lane};
use super::phrase;
use super::picture::{chip, flag, gain, medal, star};
use super::words::Say;
use crate::games::Stand;
use crate::parts::{mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Medal, Reward};

/// What a seat is doing, in a word.
pub fn doing(doing: Doing) -> String {
    match doing {
        Doing::Choosing => Say::Choosing.text().to_owned(),
        Doing::Turn => Say::Turn.text().to_owned(),
        Doing::In => Say::In.text().to_owned(),
        Doing::Out(rung) => Say::OutAt.with(&[("ordinal", phrase::ordinal(rung))]),
    }
}

/// What lies before a player, in sentences.
pub fn lane_label(lane: &Lane, name: &str) -> String {
    let status = match lane.doing {
        Doing::Choosing | Doing::Turn => Say::StatusTurn.text().to_owned(),
        Doing::In => Say::StatusIn.text().to_owned(),
        Doing::Out(rung) => Say::StatusOut.with(&[("number", &(rung + 1).to_string())]),
    };
    let mut label = Say::LaneLabel.with(&[
        ("name", name),
        ("cards", &lane.cards.to_string()),
        ("points", &model::points(lane).to_string()),
        ("status", &status),
    ]);
    let mut add = |sentence: String| {
        label.push(' ');
        label.push_str(&sentence);
    };
    if lane.start {
        add(Say::LaneStart.with(&[("name", name)]));
    }
    if lane.next_start {
        add(Say::LaneNextStart.with(&[("name", name)]));
    }
    if !lane.run.is_empty() {
        let cards: Vec<String> = lane.run.iter().map(|&attempt| phrase::cards(attempt)).collect();
        add(Say::LanePlayed.with(&[("cards", &cards.join("; "))]));
    }
    if !lane.records.is_empty() {
        let sports: Vec<&str> = lane.records.iter().map(|&sport| phrase::sport(sport)).collect();
        add(Say::LaneRecords.with(&[("sports", &sports.join(", "))]));
    }
    label
}

/// The medals of a lane, so many of each.
pub fn medals(lane: &Lane) -> Vec<AnyView> {
    let kinds = [
        (Medal::Gold, lane.medals.gold),
        (Medal::Silver, lane.medals.silver),
        (Medal::Bronze, lane.medals.bronze),
    ];
    let some = kinds.into_iter().filter(|&(_, count)| count > 0);
    some.map(|(kind, count)| {
        view! { <span class="medal-count">{medal(kind)}{(count > 1).then(|| view! { <i>"×"{count}</i> })}</span> }
            .into_any()
    })
    .collect()
}

/// The lane of a player.
pub fn draw_lane(stand: Stand, lane: &Lane) -> AnyView {
    let seat = lane.seat;
    let name = stand.name(seat);
    let label = lane_label(lane, &name);
    let from = if lane.own { identity::HAND.to_owned() } else { identity::seat(seat) };
    let last = lane.run.len().saturating_sub(1);
    let mut laid: Vec<pentathlon_engine::games::olympicards::Performance> = Vec::new();
    let run: Vec<AnyView> = lane
        .run
        .iter()
        .enumerate()
        .map(|(play, &attempt)| {
            let several = attempt.len() > 1;
            let cards: Vec<AnyView> = attempt
                .cards()
                .map(|card| {
                    let nth = laid.iter().filter(|&&other| other == card).count();
                    laid.push(card);
                    let identity = identity::card(seat, card, nth);
                    view! { <span data-card=identity data-from=from.clone()>{chip(card)}</span> }.into_any()
                })
                .collect();
            let total = several.then(|| view! { <i class="run-total">{attempt.total()}</i> });
            view! {
                <li class:joined=several class:marks=lane.marks && play == last>{cards} {total}</li>
            }
            .into_any()
        })
        .collect();
    let records = (!lane.records.is_empty()).then(|| {
        let count = lane.records.len();
        view! { <span class="medal-count">{star()}{(count > 1).then(|| view! { <i>"×"{count}</i> })}</span> }
    });
    let points = model::points(lane);
    let decorated = points > 0;
    let asked = matches!(lane.doing, Doing::Choosing | Doing::Turn);
    let out = matches!(lane.doing, Doing::Out(_));
    view! {
        <li class=format!("run-lane {}", seat_class(seat)) class:busy=asked class:out=out>
            <span class="spoken">{label}</span>
            <div class="run-who" class:decorated=decorated aria-hidden="true" data-place=identity::seat(seat)>
                {mark(seat)}
                <span class="run-names">
                    <span class="run-name">{name}</span>
                    {lane.start.then(|| view! { <span class="run-flag" data-card=identity::START>{flag()}</span> })}
                </span>
                <span class="run-cards"><i></i>{lane.cards}</span>
                <span class="run-points">
                    <b>{points}</b>
                    <small>{if points == 1 { Say::Point.text() } else { Say::Points.text() }}</small>
                </span>
                {decorated.then(|| view! { <span class="run-medals">{medals(lane)} {records}</span> })}
            </div>
            <ol class="run" aria-hidden="true">{run}</ol>
            <span class="run-doing" aria-hidden="true">
                {(asked || out).then(|| doing(lane.doing))}
            </span>
        </li>
    }
    .into_any()
}

/// So many cards, a medal, the start card: what a withdrawal pays, small.
pub fn reward(reward: &Reward) -> Vec<AnyView> {
    let cards = (reward.cards > 0).then(|| gain(reward.cards).into_any());
    let won = reward.medal.map(|its| medal(its).into_any());
    let start = reward.start_card.then(|| flag().into_any());
    [won, cards, start].into_iter().flatten().collect()
}
