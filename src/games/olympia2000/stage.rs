//! The stage for the reveal of a round: the athletes come in face down, turn over from the worst place to the best, and
//! the winner steps forward. It is a picture only: a screen reader gets the sentences, and the result board has the
//! same in words.

use super::card::{group_class, name_class, picture, portrait, pose};
use super::entrant::{Entrant, entrants, staged};
use super::model;
use super::{Context, identity, names};
use crate::messages::olympia2000 as messages;
use crate::ui::{
    derived_bool, derived_text, dynamic_if, hide_caption, laurel, mark, on_tap, pictogram, seat_class,
    timeline,
};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Chip, Event, Round};

/// When the first athlete turns over, in milliseconds.
const FIRST_MS: u32 = 400;
/// The time between two athletes, in milliseconds.
const NEXT_MS: u32 = 230;
/// The extra pause before the best one, which meanwhile rises.
const PAUSE_MS: u32 = 650;
/// How long the result stays in view, in milliseconds.
const LOOK_MS: u32 = 900;

/// When each athlete turns over, the worst first; the last time is when the winner steps forward.
fn begin(athletes: u32) -> impl Iterator<Item = u32> {
    let turn = move |nth: u32| FIRST_MS + nth * NEXT_MS + if nth + 1 < athletes { 0 } else { PAUSE_MS };
    (0..=athletes).map(turn)
}

/// How long the reveal of a round takes, in milliseconds.
pub fn lasts(round: &Round) -> u32 {
    let athletes = round.athletes.iter().flatten().count() as u32;
    begin(athletes).last().unwrap_or_default() + LOOK_MS
}

/// The stage, while a round is shown.
pub fn stage(context: Context) -> AnyView {
    let round = context.memo(staged);
    dynamic_if(move || round.get().map(|round| draw(context, round)))
}

fn draw(context: Context, round: Round) -> AnyView {
    let entrants = entrants(&round, context.memo(model::has_chooser).get_untracked());
    let count = entrants.len();
    let begun = timeline(begin(count as u32));
    let later = derived_bool(move || !matches!(context.event(), Some(Event::Revealed(_))));
    let won = context.memo(|view| model::prize(view).won);
    let turned = move |turn: usize| Memo::new(move |_| begun.get() > turn || later.get());
    let crowned = turned(count);
    hide_caption(crowned.into());
    let Chip { discipline, value } = round.chip;
    let chip = derived_text(move || if won.get() { String::new() } else { identity::chip(round.chip) });
    let entrants = entrants.into_iter().map(|one| {
        let held = (one.turn > 0 && one.turn + 1 == count).then(|| turned(one.turn - 1));
        entrant(context, round.chip, one, turned(one.turn), held)
    });
    view! {
        <section class=format!("stage entrants-{count}") class:crowned=crowned class:won=won aria-hidden="true" on:click=on_tap(move || context.skip())>
            <h2 class="stage-prize">
                <span class="stage-chip" data-card=chip>{laurel(value, "large")}</span>
                {pictogram(picture(discipline))}
                <span>{names::discipline(discipline).text()}</span>
            </h2>
            <ul class={if count > 3 { "many" } else { "" }}>{entrants.collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// An athlete. The last one waits, risen, once all others are turned over: when `held` is true.
fn entrant(
    context: Context,
    chip: Chip,
    entrant: Entrant,
    turned: Memo<bool>,
    held: Option<Memo<bool>>,
) -> AnyView {
    let Entrant { seat, athlete, rank, wins, chooses, .. } = entrant;
    let outcome = if wins {
        Some(messages::takes_laurels(chip.value + u8::from(athlete.earns_consolation())))
    } else {
        chooses.then(|| messages::chooses_next().to_owned())
    };
    // Drawn only when it turns over: drawing all at once would hold up the stage.
    let face = move || {
        view! {
            <span class=format!("entrant-face {}", group_class(athlete.group()))>
                <span class="frieze"></span>
                <span class="portrait">{portrait(athlete, pose(athlete, chip.discipline))}</span>
                <b class=name_class(athlete)>{names::athlete(athlete).text()}</b>
                <b class="entrant-place" class:word=rank.is_none()>{names::place_text(athlete.place(chip.discipline))}</b>
            </span>
        }
    };
    let consoled = athlete.earns_consolation().then(|| {
        let token = messages::points_added(1);
        view! { <b class="stage-token" data-card=identity::consolation(athlete)>{token}</b> }
    });
    view! {
        <li
            class=format!("entrant {}", seat_class(seat))
            class:turned=turned
            class:waits=derived_bool(move || held.is_some_and(|held| held.get()) && !turned.get())
            class:wins=wins
            class:chooses=chooses
            data-card=identity::card(athlete)
            data-from=identity::seat(seat)
        >
            <span class="entrant-card">
                <span class="entrant-back">{mark(seat)}</span>
                {dynamic_if(move || turned.get().then(face))}
                {consoled}
            </span>
            <span class="entrant-owner">{mark(seat)} <span>{context.name(seat)}</span></span>
            <span class="entrant-outcome">{outcome}</span>
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::begin;

    #[test]
    fn the_best_athlete_turns_over_last_and_then_there_is_time_to_look() {
        for athletes in 2..=5 {
            let times: Vec<u32> = begin(athletes).collect();
            assert!(times.is_sorted() && times.len() == athletes as usize + 1);
        }
    }
}
