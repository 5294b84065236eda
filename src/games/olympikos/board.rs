//! The table: players, five sports and three medals, and during a race the pads around them.

use super::medal_stand::{medal_stand, small_clue};
use super::pads;
use super::past::past;
use super::placing::Placing;
use super::ready_screen::{self, Visible};
use super::seats::badge;
use super::sport::look_at_sport;
use super::{Context, card, clock, frame, pictures, sports, stage, together};
use crate::contract::SessionPhase;
use crate::messages::{olympikos as messages, screens};
use crate::ui::{deferred, derived_bool, derived_text, dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Medal, Phase, Ring, Sport};
use pentathlon_engine::rules::Seat;

/// Everything that is public.
pub fn board(context: Context) -> AnyView {
    pictures::preload();
    let looked_at = RwSignal::new(None::<(Ring, Sport)>);
    let looks_back = RwSignal::new(false);
    let shown = ready_screen::visible(context);
    let asks_ready = Memo::new(move |_| shown.get() == Visible::Nothing);
    let racers = pads::racers(context);
    let phase = context.memo(|view| view.phase);
    let placings = pads::placings(context, racers, asks_ready, phase);
    let seated = Memo::new(move |_| pads::seated(context, &racers.read()));
    let is_around = Memo::new(move |_| seated.read().len() > 1);
    // Where one person races, the table itself is the pad.
    let sole = Signal::derive(move || match placings.get().as_slice() {
        &[placing] => Some(placing),
        _ => None,
    });
    let seats = context.seats();
    let is_together = untrack(|| context.view()).setup.is_together();
    let has_past = context.memo(|view| !view.past.is_empty());
    let class = derived_text(move || {
        let kind = match phase.get() {
            _ if asks_ready.get() => "asks-ready",
            Phase::Coach { .. } => "coaching",
            Phase::Race => "racing",
            Phase::Presentation => "presenting",
            Phase::Over => "over",
        };
        format!("olympikos-board {kind} pads-{}", seated.read().len())
    });
    view! {
        <div class=class>
            <div class="olympikos-middle">
                {dynamic_if(move || (seated.read().len() > 4 && !placings.read().is_empty()).then(|| opposite(context)))}
                <div class="olympikos-top">
                    <ol aria-label=screens::list_players() class=format!("olympikos-chips olympikos-chips-{seats}") class:together=is_together>
                        {deferred(move || Seat::all(seats).map(|seat| badge(context, seat)).collect_view())}
                        {is_together.then(|| deferred(move || together::total(context)))}
                    </ol>
                    {dynamic_if(move || {
                        let looks = has_past.get() && !matches!(phase.get(), Phase::Race | Phase::Presentation);
                        looks.then(|| view! {
                            <button type="button" class="button olympikos-past" on:click=on_tap(move || looks_back.set(true))>
                                {messages::look_back()}
                            </button>
                        })
                    })}
                </div>
                {dynamic_if(move || Some(if asks_ready.get() {
                    ready_screen::ready_screen(context, is_around).into_any()
                } else {
                    let hidden = Memo::new(move |_| shown.get() == Visible::Backs);
                    view! { {sports::sports(context, hidden, looked_at, sole)} {arena(context, sole)} }.into_any()
                }))}
            </div>
            {deferred(move || pads::pads(context, placings, seated))}
            {dynamic_if(move || looked_at.get().map(|(ring, sport)| look_at_sport(ring, sport, move || looked_at.set(None))))}
            {dynamic_if(move || looks_back.get().then(|| past(context, move || looks_back.set(false))))}
        </div>
    }
    .into_any()
}

/// The three medals, with the clock beside them and the control above. While cards are turned over, a tap shows the
/// next one.
fn arena(context: Context, sole: Signal<Option<Placing>>) -> AnyView {
    let on_stage = stage::medal(context);
    let timed = clock::has_place(context);
    let presents = context.memo(|view| view.phase == Phase::Presentation);
    let class = derived_text(move || {
        let stage = on_stage.get().map_or_else(String::new, |medal| format!(" staged stage-{medal}"));
        format!("olympikos-arena{stage}")
    });
    let skip = on_tap(move || {
        if presents.get_untracked() {
            context.select(None);
        }
    });
    view! {
        <div class=class class:timed=derived_bool(move || timed.get()) on:click=skip>
            <ol aria-label=screens::list_medals() class="olympikos-medals">
                {deferred(move || Medal::ALL.map(|medal| medal_stand(context, medal, sole)))}
            </ol>
            {clock::clock(context)}
            {stage::control(context)}
            {dynamic_if(move || matches!(context.phase(), SessionPhase::Curtain(..)).then(|| who_coaches(context)))}
        </div>
    }
    .into_any()
}

/// Who is the Coach of this turn and who is tested, while the device is passed on.
fn who_coaches(context: Context) -> AnyView {
    let view = context.view();
    let turn = frame::turn(view.coach, view.controlled, &context.players());
    view! { <p class="olympikos-turn">{turn}</p> }.into_any()
}

/// The clues once more, for those who sit opposite, where pads have no room for them.
fn opposite(context: Context) -> AnyView {
    let clue = |medal: Medal| view! { <li class=card::medal_class(medal)>{small_clue(context, medal)}</li> };
    view! { <ol class="olympikos-opposite" aria-hidden="true">{Medal::ALL.map(clue)}</ol> }.into_any()
}
