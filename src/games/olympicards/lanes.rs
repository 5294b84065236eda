//! The lanes of the players: what each has played and is doing.

use super::cards::Play;
use super::model::{self, Lane, PlayerStatus};
use super::phrase;
use super::picture::{chip, gain, medal, star, start_flag};
use super::{Context, identity, names};
use crate::messages::{olympicards as messages, screens};
use crate::ui::{card_list, derived_bool, derived_text, dynamic_if, mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Medal, Medals, Reward};
use pentathlon_engine::rules::Seat;

/// A lane in sentences.
pub fn lane_label(lane: &Lane, name: &str) -> String {
    let status = match lane.status {
        PlayerStatus::Choosing | PlayerStatus::Turn => messages::status_turn(name),
        PlayerStatus::Acts | PlayerStatus::In => messages::status_in(name),
        PlayerStatus::Out => messages::status_out(name),
        PlayerStatus::Gold => messages::status_gold(name),
    };
    let start = match (lane.start, lane.next_start) {
        (true, true) => Some(messages::lane_keeps_start(name)),
        (true, false) => Some(messages::lane_start(name)),
        (false, true) => Some(messages::lane_next_start(name)),
        (false, false) => None,
    };
    let played = || {
        let plays: Vec<String> = lane.run.iter().map(|play| phrase::play(play.attempt)).collect();
        messages::lane_played(&plays)
    };
    let records = || {
        let record = |&sport| messages::lane_record(names::sport(sport));
        messages::lane_records(&lane.records.iter().map(record).collect::<Vec<String>>())
    };
    let others =
        [Some(status), start, (!lane.run.is_empty()).then(played), (!lane.records.is_empty()).then(records)];
    let label = messages::lane_label(name, lane.cards, lane.points());
    others.into_iter().flatten().fold(label, |label, sentence| screens::sentences(&label, &sentence))
}

/// Medals with their counts.
pub fn medals(won: Medals) -> Vec<AnyView> {
    let kinds = [(Medal::Gold, won.gold), (Medal::Silver, won.silver), (Medal::Bronze, won.bronze)];
    let some = kinds.into_iter().filter(|&(_, count)| count > 0);
    some.map(|(kind, count)| counted(medal(kind).into_any(), count.into())).collect()
}

fn counted(what: AnyView, count: usize) -> AnyView {
    let times = (count > 1).then(|| view! { <i>"×"{count}</i> });
    view! { <span class="medal-count">{what}{times}</span> }.into_any()
}

/// The lane of a player. It stays in the document for the whole table; only what changes in it is updated.
pub fn lane(context: Context, seat: Seat) -> AnyView {
    let narrated = derived_bool(move || context.event().is_some());
    let lane = Memo::new(move |_| model::lane(&context.view(), seat, narrated.get()));
    let name = context.name(seat);
    let label = {
        let name = name.clone();
        move || lane_label(&lane.read(), &name)
    };
    let start = Memo::new(move |_| lane.read().start);
    let won = Memo::new(move |_| lane.with(|lane| (lane.medals, lane.records.len())));
    let points = Memo::new(move |_| lane.read().points());
    let unit = move || messages::points(points.get());
    let status = move || match lane.read().status {
        PlayerStatus::Choosing => messages::choosing().to_owned(),
        PlayerStatus::Turn => messages::turn().to_owned(),
        PlayerStatus::Out => messages::out().to_owned(),
        PlayerStatus::Gold => messages::gold().to_owned(),
        PlayerStatus::Acts | PlayerStatus::In => String::new(),
    };
    view! {
        <li
            class=format!("run-lane {}", seat_class(seat))
            class:busy=derived_bool(move || lane.read().is_busy())
            class:out=derived_bool(move || lane.read().is_out())
        >
            <span class="visually-hidden">{derived_text(label)}</span>
            <div
                class="run-who"
                class:decorated=derived_bool(move || points.get() > 0)
                aria-hidden="true"
                data-place=identity::seat(seat)
            >
                {mark(seat)}
                <span class="run-names">
                    <span class="run-name">{name}</span>
                    {dynamic_if(move || {
                        start.get().then(|| view! { <span class="run-flag" data-card=identity::START>{start_flag()}</span> })
                    })}
                </span>
                <span class="run-cards"><i></i>{derived_text(move || lane.read().cards.to_string())}</span>
                <span class="run-points">
                    <b>{derived_text(move || points.get().to_string())}</b>
                    <small>{derived_text(unit)}</small>
                </span>
                {dynamic_if(move || {
                    let (won, records) = won.get();
                    let starred = (records > 0).then(|| counted(star().into_any(), records));
                    (points.get() > 0).then(|| view! { <span class="run-medals">{medals(won)} {starred}</span> })
                })}
            </div>
            <ol class="run" aria-hidden="true">
                {card_list(move || lane.read().run.clone(), Play::key, move |play| draw_play(lane, play))}
            </ol>
            <span class="run-doing" aria-hidden="true">{derived_text(status)}</span>
        </li>
    }
    .into_any()
}

/// A play. Its cards move here from the hand.
fn draw_play(lane: Memo<Lane>, play: Play) -> AnyView {
    let several = play.attempt.len() > 1;
    let from = {
        let lane = lane.read_untracked();
        if lane.own { identity::HAND.to_owned() } else { identity::seat(lane.seat) }
    };
    let cards: Vec<AnyView> = play
        .cards
        .iter()
        .map(|&held| {
            view! { <span data-card=identity::card(held) data-from=from.clone()>{chip(held.card)}</span> }
                .into_any()
        })
        .collect();
    let adds_up = several && lane.read_untracked().adds_up;
    let total = adds_up.then(|| view! { <i class="run-total">{play.attempt.total()}</i> });
    let is_to_beat =
        derived_bool(move || lane.with(|lane| lane.is_to_beat && lane.run.last() == Some(&play)));
    view! { <li class:joined=several class:to-beat=is_to_beat>{cards} {total}</li> }.into_any()
}

/// What a withdrawal pays, small: cards, a medal, the start card.
pub fn reward(reward: &Reward) -> Vec<AnyView> {
    let cards = (reward.cards > 0).then(|| gain(reward.cards).into_any());
    let won = reward.medal.map(|kind| medal(kind).into_any());
    let start = reward.start_card.then(|| start_flag().into_any());
    [won, cards, start].into_iter().flatten().collect()
}
