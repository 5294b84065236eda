//! The replay of a finished table, step by step, from any seat's eyes or with everything open.

use super::{head, nothing_here};
use crate::browser::watch;
use crate::games;
use crate::route::Route;
use crate::saves;
use crate::session::{ErasedContext, Shown, names};
use crate::settings::settings;
use crate::text::Word;
use crate::ui::{Icon, derived_text, dynamic_if, icon, on_tap, on_value};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::rules::{Awaiting, Seat, Viewer};
use pentathlon_engine::table::{AnyFrame, AnyTable};

/// How long a step is shown when the replay runs by itself and the event has no time of its own.
const STEP_MS: u32 = 700;

/// The replay of a table.
pub fn replay(id: &str) -> AnyView {
    let reading = saves::record(id).and_then(|record| games::read_record(&record).ok());
    let table = match reading {
        Some(reading) if reading.fault.is_none() => reading.table,
        _ => return nothing_here(Word::NoSuchTable.text()),
    };
    // The record of a game that is not over reveals hidden cards.
    if table.awaiting() != Awaiting::Over {
        return nothing_here(Word::NoSuchTable.text());
    }
    let Some(ui) = games::game_ui(table.facts().id) else { return nothing_here(Word::NoSuchGame.text()) };
    let players = table.players().to_vec();
    let table = StoredValue::new(table);
    let eyes = RwSignal::new(None::<Seat>);
    let frames = RwSignal::new(frames(table, None));
    let count = move || frames.with(Vec::len);
    let step = RwSignal::new(0_usize);
    let running = RwSignal::new(false);
    let timer = StoredValue::new_local(None::<Timeout>);
    let last = move || count().saturating_sub(1);
    let frame =
        move || frames.with(|frames| frames.get(step.get().min(frames.len().saturating_sub(1))).cloned());
    let shown = Signal::derive(move || match frame() {
        Some(frame) => Shown { view: frame.view, event: Some(frame.event) },
        None => Shown { view: table.with_value(|table| table.view(Viewer::Open)), event: None },
    });
    let settings = settings();
    // Running: each step brings the next after its time.
    watch(move || {
        timer.set_value(None);
        if !running.get() {
            return;
        }
        if step.get() >= last() {
            return running.set(false);
        }
        let usual = frame().map_or(STEP_MS, |frame| ui.display_ms(&frame.event).max(STEP_MS));
        let ms = settings.get().pace.lasts(usual).unwrap_or(usual).max(50);
        timer.set_value(Some(Timeout::new(ms, move || {
            let _ = step.try_update(|step| *step += 1);
        })));
    });
    on_cleanup(move || {
        let _ = timer.try_set_value(None);
    });
    let context = ErasedContext::replay(shown, players.clone());
    let said = {
        let players = players.clone();
        move || frame().and_then(|frame| ui.narrate(&frame.event, &players)).unwrap_or_default()
    };
    let eye_choices: Vec<AnyView> = std::iter::once((String::new(), Word::ReplayAllOpen.text().to_owned()))
        .chain(names(&players).into_iter().enumerate().map(|(seat, name)| (seat.to_string(), name)))
        .map(|(value, text)| view! { <option value=value>{text}</option> }.into_any())
        .collect();
    let button = move |shape: Icon, word: Word, to: fn(usize) -> usize| {
        view! {
            <button
                type="button"
                class="round"
                aria-label=word.text()
                on:click=on_tap(move || {
                    running.set(false);
                    step.update(|step| *step = to(*step));
                })
            >
                {icon(shape)}
            </button>
        }
    };
    let look_through = move |seat: String| {
        let seat = seat.parse().ok().map(Seat);
        frames.set(self::frames(table, seat));
        eyes.set(seat);
    };
    let back = Route::Table(id.to_owned()).address();
    view! {
        <main class="table replay" data-game=ui.facts().id data-phase="replay">
            {head(Word::ReplayTitle.text().to_owned())}
            <div class="board">{ui.board(context)}</div>
            <div class="replay-controls">
                <p class="replay-said" role="status">{derived_text(said)}</p>
                <div class="row">
                    {button(Icon::Back, Word::ReplayBack, |step| step.saturating_sub(1))}
                    <button
                        type="button"
                        class="primary"
                        on:click=on_tap(move || {
                            if step.get_untracked() >= last() {
                                step.set(0);
                            }
                            running.update(|running| *running = !*running);
                        })
                    >
                        {derived_text(move || if running.get() { Word::ReplayStop } else { Word::ReplayRun }.text().to_owned())}
                    </button>
                    {button(Icon::Forward, Word::ReplayOn, |step| step + 1)}
                    <input
                        type="range"
                        min="0"
                        aria-label=derived_text(move || Word::ReplayStep
                                .with(&[
                                    ("step", &(step.get() + 1).to_string()),
                                    ("steps", &count().to_string()),
                                ]))
                        max=derived_text(move || last().to_string())
                        prop:value=derived_text(move || step.get().to_string())
                        on:input=on_value(move |value| {
                            running.set(false);
                            step.set(value.parse().unwrap_or(0));
                        })
                    />
                    <label class="eyes">
                        <span>{Word::ReplayEyes.text()}</span>
                        <select on:change=on_value(look_through)>
                            {eye_choices}
                        </select>
                    </label>
                    <a class="button" href=back>{Word::ReplayEnd.text()}</a>
                </div>
            </div>
            {dynamic_if(move || eyes.get().map(|_| view! { <div class="below">{ui.hand(context)}</div> }))}
        </main>
    }
    .into_any()
}

fn frames(table: StoredValue<Box<dyn AnyTable>>, eyes: Option<Seat>) -> Vec<AnyFrame> {
    let viewer = eyes.map_or(Viewer::Open, Viewer::Seat);
    table.with_value(|table| table.history(0, viewer)).into_iter().flatten().collect()
}
