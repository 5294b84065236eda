//! The stage in the middle of the board, where a competition is announced and its cups are won. It is a picture only: a
//! screen reader gets the sentences.

use super::model::{self, Placed};
use super::race_cards::{bust, emblem, race_class, skill_class};
use super::{Context, identity, names};
use crate::messages::orclympics as messages;
use crate::ui::{
    Metal, count_up, cup, derived_bool, dynamic_if, mark, on_tap, pictogram, seat_class, timeline,
};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Competition, Event, ROW};
use pentathlon_engine::rules::Seat;

/// When the skill, the cups and the starting player appear, in milliseconds.
const ANNOUNCED: [u32; 3] = [450, 800, 1150];

/// The stage, while it shows something.
pub fn stage(context: Context) -> AnyView {
    let begun = Memo::new(move |_| match context.event() {
        Some(Event::Began { competition, starter }) => Some((competition, starter)),
        _ => None,
    });
    let over = Memo::new(move |_| match context.event() {
        Some(Event::WonGold { competition, .. } | Event::WonSilver { competition, .. }) => Some(competition),
        _ => None,
    });
    view! {
        {dynamic_if(move || begun.get().map(|(competition, starter)| announce(context, competition, starter)))}
        {dynamic_if(move || over.get().map(|competition| award(context, competition)))}
    }
    .into_any()
}

fn title(context: Context, competition: Competition) -> String {
    let held = untrack(|| context.view().row.iter().position(|&held| held == competition));
    match held {
        Some(index) if !competition.is_main_event() => messages::progress_competition(index + 1, ROW),
        _ => messages::main_event().to_owned(),
    }
}

fn announce(context: Context, competition: Competition, starter: Seat) -> AnyView {
    let begun = timeline(ANNOUNCED);
    let shown = move |step: usize| derived_bool(move || begun.get() > step);
    let has_silver = untrack(|| context.view().setup.has_silver());
    let silver = has_silver.then(|| cup(Metal::Silver, &competition.silver().to_string(), ""));
    view! {
        <section
            class=format!("fair begins {}", skill_class(competition.skill()))
            class:main=competition.is_main_event()
            aria-hidden="true"
            on:click=on_tap(move || context.skip())
        >
            <div
                class="fair-card"
                data-card=identity::announced(competition)
                data-from=identity::tile(competition)
            >
                <p class="overline">{title(context, competition)}</p>
                <span class="tile-emblem">{pictogram(emblem(competition.skill()))}</span>
                <h2>{names::competition(competition).text()}</h2>
                <p class="fair-skill" class:shown=shown(0)>{names::skill(competition.skill()).text()}</p>
                <p class="fair-cups" class:shown=shown(1)>
                    {cup(Metal::Gold, &competition.gold().to_string(), "")} {silver}
                </p>
                <p class=format!("fair-first {}", seat_class(starter)) class:shown=shown(2)>
                    {mark(starter)} <span>{messages::is_first(&context.name(starter))}</span>
                </p>
            </div>
        </section>
    }
    .into_any()
}

fn award(context: Context, competition: Competition) -> AnyView {
    let gold = context.memo(|view| model::placed(view, Metal::Gold));
    let silver = context.memo(|view| model::placed(view, Metal::Silver));
    view! {
        <section
            class=format!("fair awards {}", skill_class(competition.skill()))
            class:main=competition.is_main_event()
            aria-hidden="true"
            on:click=on_tap(move || context.skip())
        >
            <p class="overline">{names::competition(competition).text()}</p>
            <div class="fair-steps">
                {dynamic_if(move || silver.get().map(|placed| step_of(context, Metal::Silver, placed)))}
                {dynamic_if(move || gold.get().map(|placed| step_of(context, Metal::Gold, placed)))}
            </div>
        </section>
    }
    .into_any()
}

/// The winner of a cup: the best athlete of the team, the cup, and the points being counted up.
fn step_of(context: Context, metal: Metal, placed: Placed) -> AnyView {
    let Placed { seat, best, value, points } = placed;
    let (class, card) = match metal {
        Metal::Gold => ("fair-step gold", identity::GOLD),
        Metal::Silver => ("fair-step silver", identity::SILVER),
    };
    view! {
        <div class=format!("{class} {}", seat_class(seat))>
            <span class="fair-won" data-card=card>{cup(metal, &value.to_string(), "")}</span>
            <span class=format!("fair-portrait {}", race_class(best))>{bust(best)}</span>
            <p class="fair-name">{mark(seat)} <span>{context.name(seat)}</span></p>
            <p class="fair-points">
                {count_up(points - i32::from(value), value.into())} <small>{messages::points_unit(points)}</small>
            </p>
        </div>
    }
    .into_any()
}
