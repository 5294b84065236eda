//! The public part of the table: the row of seven competitions, and below it a lane for each player.

use super::Context;
use super::lanes::lane;
use super::model;
use super::person::person;
use super::program::program;
use super::stage::stage;
use super::tile::tile;
use crate::messages::orclympics as messages;
use crate::messages::screens;
use crate::ui::{deferred, dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Action, Phase, ROW, Team};
use pentathlon_engine::rules::Seat;

/// Everything that is public.
pub fn board(context: Context) -> AnyView {
    let seat_looked_at = RwSignal::new(None::<Seat>);
    let row_looked_at = RwSignal::new(false);
    let seats = context.seats();
    let place = move |index: usize| {
        let card = context.memo(move |view| model::tile(view, index));
        dynamic_if(move || card.get().map(|card| tile(context, card)))
    };
    // From the first competition on, the lanes stay in place.
    let held = context
        .memo(|view| !matches!(view.phase, Phase::Draft { .. } | Phase::Passing { .. } | Phase::Rosters));
    let selected = Memo::new(move |_| match context.selected() {
        Some(Action::Enter(team)) => team,
        _ => Team::EMPTY,
    });
    let scale = Memo::new(move |_| model::scale(&context.view(), selected.get()));
    let aim = match untrack(|| context.view().setup.has_silver()) {
        true => messages::aim(),
        false => messages::aim_two(),
    };
    view! {
        <div class="orc-board" class:held=held>
            <section class="row-of-seven">
                <ol aria-label=messages::row_title()>{(0..ROW).map(|index| deferred(move || place(index))).collect_view()}</ol>
                <button
                    type="button"
                    class="row-look"
                    aria-label=messages::look_at_row()
                    on:click=on_tap(move || row_looked_at.set(true))
                ></button>
            </section>
            <p class="row-aim">{aim}</p>
            <ol class=format!("lanes seats-{seats}") aria-label=screens::list_players()>
                {Seat::all(seats).map(|seat| deferred(move || lane(context, seat, seat_looked_at, selected, scale))).collect_view()}
            </ol>
            {stage(context)}
            {dynamic_if(move || row_looked_at.get().then(|| program(context, move || row_looked_at.set(false))))}
            {dynamic_if(move || person(context, seat_looked_at.get()?, move || seat_looked_at.set(None)))}
        </div>
    }
    .into_any()
}
