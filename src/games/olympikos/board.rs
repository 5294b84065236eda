//! The table: players, five sports, three medals; and round them, in a race, the pads.

use super::card::{self, ring_class};
use super::hyphens::{hyphenated, letters};
use super::medal_stand::medal_stand;
use super::model::{self, Ticking};
use super::pads;
use super::past::past;
use super::seats::badge;
use super::sport::look_at_sport;
use super::words::{self, Say};
use super::{Context, pictures};
use crate::text::Word;
use crate::ui::{countdown, derived_text, dynamic, dynamic_if, flag, on_tap, step};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Medal, Phase, Ring, Sport, View};
use pentathlon_engine::rules::Seat;

/// Everything public at once.
pub fn board(context: Context) -> AnyView {
    pictures::preload();
    let looked_at = RwSignal::new(None::<(Ring, Sport)>);
    let looks_back = RwSignal::new(false);
    let racers = pads::racers(context);
    let seats = context.seats();
    let phase = context.memo(|view| view.phase);
    let has_past = context.memo(|view| !view.past.is_empty());
    let sport = move |ring: Ring| {
        let sport = context.memo(move |view| view.sport(ring));
        // Only the Coach knows, and sees it at the card.
        let wanted = context.memo(move |view| model::is_wanted(view, ring));
        dynamic(move || draw_sport(ring, sport.get(), wanted, looked_at))
    };
    let class = derived_text(move || {
        let kind = match phase.get() {
            Phase::Coach { .. } => "coaching",
            Phase::Race => "racing",
            Phase::Presentation => "presenting",
            Phase::Over => "over",
        };
        format!("kos-board {kind} pads-{}", racers.read().len())
    });
    view! {
        <div class=class>
            <div class="kos-middle">
                <div class="kos-top">
                    <ol aria-label=Word::ListPlayers.text() class=format!("kos-chips kos-chips-{seats}")>
                        {step(move || Seat::all(seats).map(|seat| badge(context, seat)).collect_view())}
                    </ol>
                    {clock(context, phase)}
                    {dynamic_if(move || {
                        (has_past.get() && phase.get() != Phase::Race).then(|| view! {
                            <button type="button" class="button kos-past" on:click=on_tap(move || looks_back.set(true))>
                                {Say::LookBack.text()}
                            </button>
                        })
                    })}
                </div>
                <ol aria-label=Word::ListSports.text() class="kos-sports">{Ring::ALL.map(|ring| step(move || sport(ring)))}</ol>
                <ol aria-label=Word::ListMedals.text() class="kos-medals">{step(move || Medal::ALL.map(|medal| medal_stand(context, medal)))}</ol>
            </div>
            {step(move || pads::pads(context, racers))}
            {dynamic_if(move || looked_at.get().map(|(ring, sport)| look_at_sport(ring, sport, move || looked_at.set(None))))}
            {dynamic_if(move || looks_back.get().then(|| past(context, move || looks_back.set(false))))}
        </div>
    }
    .into_any()
}

/// What is left of the time, or the button that stands for the clock.
fn clock(context: Context, phase: Memo<Phase>) -> AnyView {
    let ticking = context.memo(model::ticking);
    let of = Memo::new(move |_| context.left().map(|left| left.of));
    let by_hand = Memo::new(move |_| context.waits_for_button());
    let seconds = Signal::derive(move || context.left().map_or(0, |left| left.seconds));
    dynamic_if(move || {
        if phase.get() != Phase::Race {
            return None;
        }
        if by_hand.get() {
            let say = match ticking.get() {
                // Clues are flipped as always.
                Ticking::Three | Ticking::Flip => return None,
                Ticking::Rival => Say::PressRival,
                Ticking::Guard => Say::PressGuard,
            };
            let button = view! {
                <button type="button" class="primary kos-press" on:click=on_tap(move || context.press_clock())>
                    {say.text()}
                </button>
            };
            return Some(button.into_any());
        }
        let say = match ticking.get() {
            Ticking::Three => Say::CountThree,
            Ticking::Flip => Say::CountFlip,
            Ticking::Rival => Say::CountRival,
            Ticking::Guard => Say::CountGuard,
        };
        let ring = countdown(seconds, of.get()?, say.text());
        Some(view! { <div class="kos-clock">{ring}</div> }.into_any())
    })
}

fn draw_sport(
    ring: Ring,
    sport: Sport,
    wanted: Memo<bool>,
    looked_at: RwSignal<Option<(Ring, Sport)>>,
) -> impl IntoView {
    let label = Say::SportLabel.with(&[("ring", words::ring(ring)), ("sport", sport.name())]);
    view! {
        <li>
            <button
                type="button"
                class=format!("kos-sport {}", ring_class(ring))
                class:wanted=flag(move || wanted.get())
                on:click=on_tap(move || looked_at.set(Some((ring, sport))))
            >
                <span class="spoken">{label}</span>
                <span class="kos-sport-ring" aria-hidden="true">{card::ring(ring)} <small>{words::ring(ring)}</small></span>
                <span class="kos-sport-picture" aria-hidden="true">{card::sport(sport)}</span>
                <span class="kos-sport-name" aria-hidden="true" style:--letters=letters(sport.name())>{hyphenated(sport.name())}</span>
            </button>
        </li>
    }
}

/// How far the game is, in a few words.
pub fn progress(view: &View) -> String {
    if view.phase == Phase::Over {
        return Say::ProgressOver.text().to_owned();
    }
    Say::ProgressTurn.with(&[("turn", &(view.turn + 1).to_string()), ("turns", &view.turns.to_string())])
}
