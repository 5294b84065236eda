//! The lanes of the players: what each has entered, and what each is doing.

use super::model::{self, Doing, Lane, Rests};
use super::race_cards::{contestant, copies, head};
use super::words::{self, Say};
use super::{Context, identity};
use crate::ui::{Metal, card_list, cup, derived_text, dynamic, dynamic_if, flag, mark, on_tap, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Event, Race, Skill};
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
        Doing::Acts | Doing::Waits => "",
    }
}

/// What lies before a player, in sentences.
fn lane_label(lane: &Lane, name: &str) -> String {
    let mut label = Say::LaneLabel.with(&[
        ("name", name),
        ("points", &words::points(lane.points)),
        ("cards", &words::cards(lane.cards.into())),
        ("resting", &lane.resting.to_string()),
        ("status", doing(lane.doing)),
    ]);
    let mut add = |sentence: String| {
        label.push(' ');
        label.push_str(&sentence);
    };
    if lane.counts {
        let skill = words::skill(lane.skill);
        let (team, total) = (words::team(lane.entered), lane.total.to_string());
        add(match lane.entered.is_empty() {
            true => Say::LaneNothing.with(&[("name", name)]),
            false => {
                Say::LaneEntered.with(&[("name", name), ("team", &team), ("total", &total), ("skill", skill)])
            }
        });
    }
    if lane.gold.is_some() {
        add(Say::LaneGold.with(&[("name", name)]));
    }
    if lane.silver.is_some() {
        add(Say::LaneSilver.with(&[("name", name)]));
    }
    label
}

/// The cards that rest, on a heap: those that have just come to rest lie on it face up, and came there from the track.
fn draw_rests(seat: Seat, rests: Rests) -> AnyView {
    let backs = (0..rests.backs).map(|_| view! { <i class="rest-back"></i> }.into_any());
    let faces = copies(rests.faces).map(|(race, nth)| {
        view! { <i class="rest-face" data-card=identity::entered(seat, race, nth)>{head(race, None)}</i> }
            .into_any()
    });
    let all: Vec<AnyView> = backs.chain(faces).collect();
    // What is taken back is sent off from under them: nobody but its owner knows which card it is.
    let any = (!all.is_empty())
        .then(|| view! { <i class="rest-back any" data-card=identity::rests(seat)></i> }.into_any());
    view! { {any} {all} }.into_any()
}

/// The cards that lie face up before a player.
fn entered(lane: Memo<Lane>, seat: Seat) -> AnyView {
    let any = Memo::new(move |_| !lane.read().entered.is_empty());
    let cards = move || {
        let lane = lane.read();
        copies(lane.entered).map(|(race, nth)| (race, nth, lane.skill)).collect::<Vec<(Race, u8, Skill)>>()
    };
    // The value on a card is that in the skill of the competition.
    let key =
        |&(race, nth, skill): &(Race, u8, Skill)| (skill as u64) << 16 | (race as u64) << 8 | u64::from(nth);
    let draw = move |(race, nth, skill)| {
        let from = if lane.read_untracked().own { identity::HAND.to_owned() } else { identity::seat(seat) };
        view! {
            <li data-card=identity::entered(seat, race, nth) data-from=from>{contestant(race, skill)}</li>
        }
        .into_any()
    };
    dynamic_if(move || {
        any.get().then(|| view! { <ul class="lane-entered">{card_list(cards, key, draw)}</ul> })
    })
}

/// A cup, while it stands before a player.
fn standing(lane: Memo<Lane>, metal: Metal) -> AnyView {
    let worth = Memo::new(move |_| if metal == Metal::Gold { lane.read().gold } else { lane.read().silver });
    let (card, say) = match metal {
        Metal::Gold => (identity::GOLD, Say::GoldCup),
        _ => (identity::SILVER, Say::SilverCup),
    };
    dynamic_if(move || {
        let worth = worth.get()?.to_string();
        Some(view! { <span data-card=card>{cup(metal, &worth, &say.with(&[("value", &worth)]))}</span> })
    })
}

/// The lane of a player. It stays in the document as long as the table: only what changes in it is drawn again.
pub fn lane(context: Context, seat: Seat, looked_at: RwSignal<Option<Seat>>) -> AnyView {
    let told = flag(move || context.event().is_some());
    let lane = Memo::new(move |_| model::lane(&context.view(), seat, told.get()));
    let rests = context.memo(move |view| model::rests(view, seat));
    let passes_to = Memo::new(move |_| lane.read().passes_to);
    let is = move |what: fn(&Lane) -> bool| flag(move || what(&lane.read()));
    let text = move |words: fn(&Lane) -> String| derived_text(move || words(&lane.read()));
    let count = |say: Say, count: u8| say.with(&[("count", &count.to_string())]);
    let name = context.name(seat);
    let label = {
        let name = name.clone();
        derived_text(move || lane_label(&lane.read(), &name))
    };
    // The cup that is told of is carried here.
    let takes = flag(move || {
        matches!(
            context.event(),
            Some(Event::TookGold { seat: to, .. } | Event::TookSilver { seat: to, .. } | Event::Dethroned { seat: to, .. })
                if to == seat
        )
    });
    let busy = |lane: &Lane| {
        matches!(lane.doing, Doing::Choosing | Doing::Building | Doing::Turn | Doing::Acts | Doing::Deciding)
    };
    let passes = dynamic_if(move || {
        passes_to.get().map(|to| {
            view! {
                <span class="passes" aria-hidden="true">{Say::PassesTo.with(&[("name", &context.name(to))])}</span>
            }
        })
    });
    view! {
        <li
            class=format!("lane {}", seat_class(seat))
            class:busy=is(busy)
            class:passed=is(|lane| lane.doing == Doing::Passed)
            class:leads=is(|lane| lane.gold.is_some())
            class:second=is(|lane| lane.silver.is_some())
            class:takes=takes
        >
            <button
                type="button"
                class="lane-who"
                data-place=identity::seat(seat)
                on:click=on_tap(move || looked_at.set(Some(seat)))
            >
                <span class="spoken">{label}</span>
                {mark(seat)}
                <span class="lane-name" aria-hidden="true">{name}</span>
                <span class="lane-counts" aria-hidden="true" data-place=identity::in_hand(seat)>
                    <span class="long">{derived_text(move || count(Say::InHand, lane.read().cards))}</span>
                    <span class="short">{derived_text(move || count(Say::HandShort, lane.read().cards))}</span>
                    <i>"·"</i>
                    <span class="long">{derived_text(move || count(Say::Resting, lane.read().resting))}</span>
                    <span class="short">{derived_text(move || count(Say::RestShort, lane.read().resting))}</span>
                </span>
                <span class="lane-rests" aria-hidden="true">{dynamic(move || draw_rests(seat, rests.get()))}</span>
                <span class="lane-points" aria-hidden="true">
                    <b>{text(|lane| lane.points.to_string())}</b>
                    <small>
                        {text(|lane| if lane.points == 1 { Say::Point } else { Say::Points }.text().to_owned())}
                    </small>
                </span>
            </button>
            <span
                class="lane-doing"
                class:done=is(|lane| matches!(lane.doing, Doing::Chosen | Doing::Built | Doing::Decided))
                aria-hidden="true"
            >
                {text(|lane| doing(lane.doing).to_owned())}
            </span>
            <div class="lane-track" aria-hidden="true">
                <i class="lane-bar"><i style:--share=text(|lane| format!("{}%", lane.share))></i></i>
                {passes} {entered(lane, seat)}
            </div>
            <span class="lane-cups" aria-hidden="true">
                {standing(lane, Metal::Gold)}
                {standing(lane, Metal::Silver)}
            </span>
            <b class="lane-total" aria-hidden="true">
                {text(|lane| match lane.counts && !lane.entered.is_empty() {
                    true => lane.total.to_string(),
                    false => String::new(),
                })}
            </b>
        </li>
    }
    .into_any()
}
