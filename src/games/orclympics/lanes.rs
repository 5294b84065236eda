//! The lanes of the players: what each has entered, and what he is doing.

use super::folk::head;
use super::identity;
use super::model::{Doing, Lane, Rests};
use super::words::{self, Say};
use crate::games::Stand;
use crate::parts::{Metal, cup, mark, seat_class, tap};
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;

fn doing(doing: Doing) -> &'static str {
    match doing {
        Doing::Choosing => Say::Choosing.text(),
        Doing::Chosen => Say::Chosen.text(),
        Doing::Building => Say::Building.text(),
        Doing::Built => Say::Built.text(),
        Doing::Turn => Say::Turn.text(),
        Doing::Passed => Say::Passed.text(),
        Doing::Deciding => Say::Deciding.text(),
        Doing::Decided => Say::Decided.text(),
        Doing::Waits => "",
    }
}

/// What lies before a player, in sentences.
fn lane_label(lane: &Lane, name: &str) -> String {
    let mut label = Say::LaneLabel.with(&[
        ("name", name),
        ("points", &lane.points.to_string()),
        ("cards", &lane.cards.to_string()),
        ("resting", &lane.resting.to_string()),
        ("status", doing(lane.doing)),
    ]);
    let mut add = |sentence: String| {
        label.push(' ');
        label.push_str(&sentence);
    };
    if lane.counts {
        let skill = words::skill(lane.competition.skill());
        let (team, total) = (words::team(lane.entered), lane.total.to_string());
        add(match lane.entered.is_empty() {
            true => Say::LaneNothing.with(&[("name", name)]),
            false => {
                Say::LaneEntered.with(&[("name", name), ("team", &team), ("total", &total), ("skill", skill)])
            }
        });
    }
    if lane.gold {
        add(Say::LaneGold.with(&[("name", name)]));
    }
    if lane.silver {
        add(Say::LaneSilver.with(&[("name", name)]));
    }
    label
}

/// The cards that rest, on a heap: those that have just come to rest lie on it face up, and came there from the track.
fn draw_rests(seat: Seat, rests: Rests) -> AnyView {
    let backs = (0..rests.backs).map(|_| view! { <i class="rest-back"></i> }.into_any());
    let faces = rests.faces.kinds().flat_map(|race| {
        (0..rests.faces.count(race)).map(move |nth| {
            view! { <i class="rest-face" data-card=identity::entered(seat, race, nth)>{head(race, None)}</i> }
                .into_any()
        })
    });
    let all: Vec<AnyView> = backs.chain(faces).collect();
    // What is taken back is sent off from under them: nobody but its owner knows which card it is.
    let any = (!all.is_empty())
        .then(|| view! { <i class="rest-back any" data-card=identity::rests(seat)></i> }.into_any());
    view! { <span class="lane-rests" aria-hidden="true">{any} {all}</span> }.into_any()
}

/// The lane of a player.
pub fn draw_lane(stand: Stand, lane: Lane, rests: Rests, looked_at: RwSignal<Option<Seat>>) -> impl IntoView {
    let Lane { seat, points, cards, resting, entered, competition, total, gold, silver, .. } = lane;
    let name = stand.name(seat);
    let label = lane_label(&lane, &name);
    let from = if lane.own { identity::HAND.to_owned() } else { identity::seat(seat) };
    let mut heads: Vec<AnyView> = Vec::new();
    for race in entered.kinds() {
        for nth in 0..entered.count(race) {
            heads.push(
                view! {
                    <li data-card=identity::entered(seat, race, nth) data-from=from.clone()>
                        {head(race, Some(competition.skill()))}
                    </li>
                }
                .into_any(),
            );
        }
    }
    let standing = |stands: bool, metal: Metal, card: &'static str, value: u8, say: Say| {
        let value = value.to_string();
        stands.then(|| {
            view! { <span data-card=card>{cup(metal, &value, &say.with(&[("value", &value)]))}</span> }
                .into_any()
        })
    };
    let busy = matches!(lane.doing, Doing::Choosing | Doing::Building | Doing::Turn | Doing::Deciding);
    let done = matches!(lane.doing, Doing::Chosen | Doing::Built | Doing::Decided);
    let draft = lane.draft.map(|(kept, to)| {
        view! {
            <p class="lane-draft" aria-hidden="true">
                <span>{Say::KeptSoFar.with(&[("count", &kept.to_string())])}</span>
                <span class="passes">{Say::PassesTo.with(&[("name", &stand.name(to))])}{mark(to)}</span>
            </p>
        }
    });
    let count = |long: Say, short: Say, count: u8| {
        let count = count.to_string();
        view! {
            <span class="long">{long.with(&[("count", &count)])}</span>
            <span class="short">{short.with(&[("count", &count)])}</span>
        }
    };
    let entered = (!heads.is_empty()).then(|| view! { <ul class="lane-entered">{heads}</ul> }.into_any());
    let drafting = lane.draft.is_some();
    view! {
        <li
            class=format!("lane {}", seat_class(seat))
            class:busy=busy
            class:drafting=drafting
            class:passed=lane.doing == Doing::Passed
            class:leads=gold
            class:second=silver
        >
            <button
                type="button"
                class="lane-who"
                data-place=identity::seat(seat)
                on:click=tap(move || looked_at.set(Some(seat)))
            >
                <span class="spoken">{label}</span>
                {mark(seat)}
                <span class="lane-name" aria-hidden="true">{name}</span>
                <span class="lane-counts" aria-hidden="true" data-place=identity::in_hand(seat)>
                    {count(Say::InHand, Say::HandShort, cards)} <i>"·"</i> {count(Say::Resting, Say::RestShort, resting)}
                </span>
                {draw_rests(seat, rests)}
                <span class="lane-points" aria-hidden="true">
                    <b>{points}</b>
                    <small>{if points == 1 { Say::Point.text() } else { Say::Points.text() }}</small>
                </span>
            </button>
            <span class="lane-doing" class:done=done aria-hidden="true">{doing(lane.doing)}</span>
            <div class="lane-track" aria-hidden="true">
                {draft} {entered}
            </div>
            <span class="lane-cups" aria-hidden="true">
                {standing(gold, Metal::Gold, identity::GOLD, competition.gold(), Say::GoldCup)}
                {standing(silver, Metal::Silver, identity::SILVER, competition.silver(), Say::SilverCup)}
            </span>
            <b class="lane-total" aria-hidden="true">
                {(lane.counts && !lane.entered.is_empty()).then(|| total.to_string())}
            </b>
        </li>
    }
}
