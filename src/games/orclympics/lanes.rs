//! The lanes of the players: what each has entered and is doing.

use super::model::{self, Lane, PlayerStatus, Rests};
use super::race_cards::{contestant, copies, head};
use super::{Context, identity, names};
use crate::messages::orclympics as messages;
use crate::ui::{
    Metal, card_list, cup, derived_bool, derived_text, dynamic, dynamic_if, mark, on_tap, seat_class,
};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Event, Race, Skill, Team};
use pentathlon_engine::rules::Seat;

/// The chip with what a seat is doing.
fn status_word(status: PlayerStatus) -> &'static str {
    names::status(status).map_or("", |status| status.text())
}

/// A lane in sentences.
fn lane_label(lane: &Lane, name: &str) -> String {
    let mut label = messages::lane_label(name, lane.points, lane.cards, lane.resting);
    let mut add = |sentence: String| label = messages::sentences(&label, &sentence);
    if let Some(status) = names::status(lane.status) {
        add(messages::lane_doing(status, name));
    }
    if lane.counts {
        add(match lane.entered.is_empty() {
            true => messages::lane_nothing(name),
            false => {
                let (team, skill) = (names::team_object(lane.entered), names::skill(lane.skill));
                messages::lane_entered(name, &team, lane.total, skill)
            }
        });
    }
    if lane.gold.is_some() {
        add(messages::lane_gold(name));
    }
    if lane.silver.is_some() {
        add(messages::lane_silver(name));
    }
    label
}

/// The pile of resting cards. Those that have just come from the track lie on it face up.
fn draw_rests(seat: Seat, rests: Rests) -> AnyView {
    let backs = (0..rests.backs).map(|_| view! { <i class="rest-back"></i> }.into_any());
    let faces = copies(rests.faces).map(|(race, nth)| {
        view! { <i class="rest-face" data-card=identity::entered(seat, race, nth)>{head(race, None)}</i> }
            .into_any()
    });
    let all: Vec<AnyView> = backs.chain(faces).collect();
    // A card that is taken back leaves from under them: only its owner knows which card it is.
    let any = (!all.is_empty())
        .then(|| view! { <i class="rest-back any" data-card=identity::rests(seat)></i> }.into_any());
    view! { {any} {all} }.into_any()
}

/// The face-up cards of a player, each as wide as its points, and after them the viewer's selected ones.
fn entered(lane: Memo<Lane>, selected: Memo<Team>, seat: Seat) -> AnyView {
    let any = Memo::new(move |_| !lane.read().entered.is_empty() || !selected.read().is_empty());
    let cards = move || {
        let lane = lane.read();
        copies(lane.entered).map(|(race, nth)| (race, nth, lane.skill)).collect::<Vec<(Race, u8, Skill)>>()
    };
    // The value on a card is the one in the skill of the competition.
    let key =
        |&(race, nth, skill): &(Race, u8, Skill)| (skill as u64) << 16 | (race as u64) << 8 | u64::from(nth);
    let draw = move |(race, nth, skill)| {
        let from = if lane.read_untracked().own { identity::HAND.to_owned() } else { identity::seat(seat) };
        view! {
            <li
                style:--points=race.skill(skill).to_string()
                data-card=identity::entered(seat, race, nth)
                data-from=from
            >
                {contestant(race, skill)}
            </li>
        }
        .into_any()
    };
    let ghost = move |race: Race| {
        let skill = lane.read_untracked().skill;
        view! {
            <li class="ghost" style:--points=race.skill(skill).to_string()>{contestant(race, skill)}</li>
        }
    };
    let ghosts = move || dynamic(move || selected.get().iter().map(ghost).collect_view());
    dynamic_if(move || {
        any.get().then(|| view! { <ul class="lane-entered">{card_list(cards, key, draw)} {ghosts()}</ul> })
    })
}

/// A cup, while the player has it.
fn standing(lane: Memo<Lane>, metal: Metal) -> AnyView {
    let worth = Memo::new(move |_| if metal == Metal::Gold { lane.read().gold } else { lane.read().silver });
    dynamic_if(move || {
        let worth = worth.get()?;
        let (card, label) = match metal {
            Metal::Gold => (identity::GOLD, messages::gold_cup(worth)),
            Metal::Silver => (identity::SILVER, messages::silver_cup(worth)),
        };
        Some(view! { <span data-card=card>{cup(metal, &worth.to_string(), &label)}</span> })
    })
}

/// Who it is, with cards and points. A tap shows all that is known of the player.
fn lane_head(
    context: Context,
    seat: Seat,
    lane: Memo<Lane>,
    looked_at: RwSignal<Option<Seat>>,
) -> impl IntoView {
    let rests = context.memo(move |view| model::rests(view, seat));
    let text = move |words: fn(&Lane) -> String| derived_text(move || words(&lane.read()));
    let name = context.name(seat);
    let label = {
        let name = name.clone();
        derived_text(move || lane_label(&lane.read(), &name))
    };
    view! {
        <button
            type="button"
            class="lane-who"
            data-place=identity::seat(seat)
            on:click=on_tap(move || looked_at.set(Some(seat)))
        >
            <span class="visually-hidden">{label}</span>
            {mark(seat)}
            <span class="lane-name" aria-hidden="true">{name}</span>
            <span class="lane-counts" aria-hidden="true" data-place=identity::in_hand(seat)>
                <span>{text(|lane| lane.kept.map_or_else(|| messages::in_hand(lane.cards), messages::kept_so_far))}</span>
                {dynamic_if(move || {
                    lane.read().kept.is_none().then(|| view! {
                        <i>"·"</i>
                        <span>{text(|lane| messages::resting(lane.resting))}</span>
                    })
                })}
            </span>
            <span class="lane-rests" aria-hidden="true">{dynamic(move || draw_rests(seat, rests.get()))}</span>
            <span class="lane-points" aria-hidden="true">
                <b>{text(|lane| lane.points.to_string())}</b>
                <small>{text(|lane| messages::points_unit(lane.points))}</small>
            </span>
        </button>
    }
}

/// The lane of a player. It stays in the document for the whole table; only what changes in it is updated.
pub fn lane(
    context: Context,
    seat: Seat,
    looked_at: RwSignal<Option<Seat>>,
    selected: Memo<Team>,
    scale: Memo<u8>,
) -> AnyView {
    let narrated = derived_bool(move || context.event().is_some());
    let lane = Memo::new(move |_| model::lane(&context.view(), seat, narrated.get()));
    let selected = Memo::new(move |_| if lane.read().own { selected.get() } else { Team::EMPTY });
    let passes_to = Memo::new(move |_| lane.read().passes_to);
    let is = move |what: fn(&Lane) -> bool| derived_bool(move || what(&lane.read()));
    let text = move |words: fn(&Lane) -> String| derived_text(move || words(&lane.read()));
    // The cup of the event on show is carried to this lane.
    let takes = derived_bool(move || {
        matches!(
            context.event(),
            Some(Event::TookGold { seat: to, .. } | Event::TookSilver { seat: to, .. } | Event::Dethroned { seat: to, .. })
                if to == seat
        )
    });
    let passes = dynamic_if(move || {
        passes_to.get().map(|to| {
            view! {
                <span class="passes" aria-hidden="true">{messages::passes_to(&context.name(to))}</span>
            }
        })
    });
    view! {
        <li
            class=format!("lane {}", seat_class(seat))
            class:busy=is(Lane::is_busy)
            class:passed=is(|lane| lane.status == PlayerStatus::Passed)
            class:leads=is(|lane| lane.gold.is_some())
            class:second=is(|lane| lane.silver.is_some())
            class:takes=takes
        >
            {lane_head(context, seat, lane, looked_at)}
            <span
                class="lane-doing"
                class:done=is(|lane| matches!(lane.status, PlayerStatus::Chosen | PlayerStatus::Built | PlayerStatus::Decided))
                aria-hidden="true"
            >
                {text(|lane| status_word(lane.status).to_owned())}
            </span>
            <div
                class="lane-track"
                aria-hidden="true"
                style:--total=text(|lane| lane.total.to_string())
                style:--scale=derived_text(move || scale.get().to_string())
            >
                <i class="lane-bar"><i></i></i>
                {passes} {entered(lane, selected, seat)}
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
