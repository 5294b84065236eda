//! The replay of a table, step by step: a finished one from any seat's view or with everything open, a running one as
//! far as the player with the device may see it.

use crate::contract::{AnyContext, GameTable, name, names};
use crate::games;
use crate::messages::screens;
use crate::route::Route;
use crate::saves;
use crate::screens::seat_marks::show_marks_of;
use crate::screens::set_up::new_table::save_copy_and_open;
use crate::screens::table::all_hands::all_hands;
use crate::screens::table::log::{LogLines, log};
use crate::screens::table::story_link::story_link;
use crate::screens::{head, nothing_here};
use crate::session::{Replay, SPEEDS};
use crate::settings::settings;
use crate::ui::{Icon, derived_text, dynamic, dynamic_if, icon, on_tap, on_value, seat_class};
use leptos::prelude::*;
use pentathlon_engine::rules::{Awaiting, Viewer};
use pentathlon_engine::table::{Pace, Player};

/// The replay of the table with that id, from the action of that number.
pub fn replay(id: &str, action: usize) -> AnyView {
    let reading = saves::record(id).and_then(|record| games::read_record(&record).ok());
    let table = match reading {
        Some(reading) if reading.fault.is_none() => reading.table,
        _ => return nothing_here(screens::no_such_table()),
    };
    show_marks_of(id, table.players());
    let is_over = table.awaiting() == Awaiting::Over;
    let word = if is_over { screens::replay_end() } else { screens::replay_leave() };
    let story = story_link(id, table.as_ref());
    let back = Route::Table(id.to_owned()).address();
    let ways = view! { {story} <a class="button" href=back>{word}</a> };
    watch_replay(table, action, ways.into_any())
}

/// The replay of a table from the action of that number, with the ways out of it.
pub fn watch_replay(table: Box<dyn GameTable>, action: usize, ways: AnyView) -> AnyView {
    let players = table.players().to_vec();
    let ui = table.ui();
    let replay = Replay::open(table);
    replay.go_to_action(action);
    // Whoever opens it wants to see the game go on, not its beginning, unless they go step by step or at once.
    let preferences = settings().peek();
    if action == 0 && !preferences.is_still() && matches!(preferences.pace, Pace::Normal | Pace::Fast) {
        replay.toggle();
    }
    let shown = Signal::derive(move || replay.shown());
    let context = AnyContext::replay(shown, players.clone());
    let seated = StoredValue::new(players.clone());
    let is_open = Memo::new(move |_| replay.viewer() == Viewer::Open);
    let has_hand = Memo::new(move |_| matches!(replay.viewer(), Viewer::Seat(_)));
    let log_is_open = RwSignal::new(false);
    view! {
        <main class="table replay" translate="no" data-game=ui.info().id data-phase="replay">
            {head(screens::replay_title().to_owned())}
            <p class="progress">{derived_text(move || replay.shown().view.progress())}</p>
            <div class="board">{ui.board(context)}</div>
            <div class="replay-controls">
                <p class="replay-said" role="status">{derived_text(move || replay.said())}</p>
                {steps(replay)}
                <div class="row">
                    {eyes(replay, &players)} {speed(replay)}
                    <button type="button" class="button" on:click=on_tap(move || {
                        replay.stop();
                        log_is_open.set(true);
                    })>
                        {screens::log()}
                    </button>
                    {dynamic_if(move || replay.can_play_on().then(|| view! {
                        <button type="button" class="button" on:click=on_tap(move || play_on(replay))>
                            {screens::replay_play_on()}
                        </button>
                    }))}
                    {ways}
                </div>
            </div>
            {dynamic_if(move || has_hand.get().then(|| view! { <div class="below">{ui.hand(context)}</div> }))}
            {dynamic_if(move || is_open.get().then(|| all_hands(shown, seated.get_value())))}
            {dynamic_if(move || log_is_open.get().then(|| {
                let close = Callback::new(move |()| log_is_open.set(false));
                let to = Callback::new(move |step| {
                    replay.go_to(step);
                    log_is_open.set(false);
                });
                log(replay.log(), &names(&seated.get_value()), LogLines::Lead { at: untrack(|| replay.at()), to }, close)
            }))}
        </main>
    }
    .into_any()
}

/// The buttons back, run and forward, and the position.
fn steps(replay: Replay) -> impl IntoView {
    let button = move |shape: Icon, word: &'static str, to: fn(usize) -> usize| {
        let act = move || replay.go_to(to(untrack(|| replay.at())));
        view! { <button type="button" class="round" aria-label=word on:click=on_tap(act)>{icon(shape)}</button> }
    };
    let run =
        move || if replay.is_running() { screens::replay_stop() } else { screens::replay_run() }.to_owned();
    let label = move || screens::replay_step(replay.at() + 1, replay.len());
    view! {
        <div class="row">
            {button(Icon::Back, screens::replay_back(), |step| step.saturating_sub(1))}
            <button type="button" class="primary" on:click=on_tap(move || replay.toggle())>{derived_text(run)}</button>
            {button(Icon::Forward, screens::replay_on(), |step| step + 1)}
            <div class="replay-bar">
                <input
                    type="range"
                    min="0"
                    aria-label=derived_text(label)
                    max=derived_text(move || replay.last().to_string())
                    prop:value=derived_text(move || replay.at().to_string())
                    on:input=on_value(move |value| replay.go_to(value.parse().unwrap_or(0)))
                />
                {dynamic(move || marks(replay))}
            </div>
        </div>
    }
}

/// Marks on the bar: where the sections of the log begin, and what turned it.
fn marks(replay: Replay) -> AnyView {
    let last = replay.last().max(1);
    let place = |step: usize| format!("calc(100% * {step} / {last})");
    let sections = replay.log().into_iter().filter_map(|section| Some(section.lines.first()?.step));
    let sections: Vec<AnyView> =
        sections.map(|step| view! { <i style:--x=place(step)></i> }.into_any()).collect();
    let turns: Vec<AnyView> = replay
        .turning_points()
        .into_iter()
        .map(|(step, turn)| view! { <b class=seat_class(turn.seat) style:--x=place(step)></b> }.into_any())
        .collect();
    view! { <div class="replay-marks" aria-hidden="true">{sections} {turns}</div> }.into_any()
}

/// The choice of the viewer.
fn eyes(replay: Replay, players: &[Player]) -> impl IntoView {
    let viewers = replay.viewers();
    let choices: Vec<AnyView> = (0..)
        .zip(&viewers)
        .map(|(number, &viewer): (usize, _)| {
            let text = match viewer {
                Viewer::Seat(seat) => name(players, seat),
                Viewer::Open => screens::replay_all_open().to_owned(),
                Viewer::Table => screens::replay_public().to_owned(),
            };
            view! { <option value=number.to_string()>{text}</option> }.into_any()
        })
        .collect();
    let look = move |number: String| {
        if let Some(&viewer) = number.parse().ok().and_then(|number: usize| viewers.get(number)) {
            replay.look_through(viewer);
        }
    };
    view! {
        <label class="eyes">
            <span>{screens::replay_eyes()}</span>
            <select on:change=on_value(look)>{choices}</select>
        </label>
    }
}

/// The choice of the speed.
fn speed(replay: Replay) -> impl IntoView {
    let choices: Vec<AnyView> = SPEEDS
        .into_iter()
        .map(|speed| {
            let times = screens::replay_times(speed);
            view! { <option value=speed.to_string()>{times}</option> }.into_any()
        })
        .collect();
    let set = move |speed: String| replay.set_speed(speed.parse().unwrap_or(1));
    view! {
        <label class="eyes">
            <span>{screens::replay_speed()}</span>
            <select on:change=on_value(set)>{choices}</select>
        </label>
    }
}

/// Plays on from the current step, at a new table.
fn play_on(replay: Replay) {
    if let Some(table) = replay.branch() {
        save_copy_and_open(table.as_ref());
    }
}
