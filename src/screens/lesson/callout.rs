//! The callout of a lesson: a ring of light around what it speaks of, and its sentence beside it.

use crate::browser::{
    ScreenRect, bring_into_sight, focus_on, is_dialog_open, pixels, rects, screen_size, watch,
};
use crate::messages::lesson as messages;
use crate::route::Route;
use crate::screens::table::popover::{Obstacles, popover_position, what_is_asked};
use crate::session::{LessonGuide, TableSession};
use crate::ui::{derived_bool, derived_text, dynamic, dynamic_if, on_tap};
use gloo_timers::callback::{Interval, Timeout};
use leptos::prelude::*;
use std::cell::Cell;

/// How often the places of what is lit are looked up, in milliseconds: cards move, and screens turn.
const LOOK_MS: u32 = 120;
/// For how many looks the callout waits for what it points at, which may be drawn a moment later.
const MAX_LOOKS_MISSED: u8 = 10;
/// How far the light reaches around what is lit, in CSS pixels.
const LIGHT: f64 = 5.0;

/// Where everything is.
#[derive(Clone, PartialEq, Default, Debug)]
struct Places {
    /// The step that they belong to.
    step: Option<usize>,
    screen: (f64, f64),
    size: (f64, f64),
    drawn: Obstacles,
    /// What is lit: what the callout speaks of, and what is tapped next.
    light: Vec<ScreenRect>,
}

/// What a callout has seen.
#[derive(Clone, Copy)]
struct Sight {
    session: TableSession,
    guide: LessonGuide,
    places: RwSignal<Places>,
    /// The step that the callout has found a place for, and on which screen.
    placed: RwSignal<Option<(usize, (f64, f64))>>,
}

impl Sight {
    /// Looks up where everything is. `missed` counts the looks that did not find what the step points at.
    fn look(self, missed: &Cell<u8>) {
        let Some(number) = self.guide.speech_untracked().map(|speech| speech.step) else { return };
        let Some(step) = self.guide.step(number) else { return };
        // Everything is measured from the corner of the table, which may be scrolled.
        let corner = rects(".lesson").first().copied().unwrap_or_default();
        let within = |rect: ScreenRect| ScreenRect {
            left: rect.left - corner.left,
            top: rect.top - corner.top,
            ..rect
        };
        let find = |selector: &String| rects(selector).into_iter().map(within);
        let lit: Vec<ScreenRect> = step.points_at.iter().flat_map(find).collect();
        let is_missing = lit.is_empty() && !step.points_at.is_empty();
        missed.set(if is_missing { missed.get().saturating_add(1) } else { 0 });
        if (1..MAX_LOOKS_MISSED).contains(&missed.get()) {
            return;
        }
        let next = self.session.tapped_next(self.guide, &step);
        let next = next.iter().flat_map(|(selector, count)| find(selector).take(*count));
        let light = distinct(lit.iter().copied().chain(next).collect());
        let asked = if step.asks { what_is_asked().into_iter().map(within).collect() } else { Vec::new() };
        let size = rects(".lesson-callout").first().map(|rect| (rect.width, rect.height)).unwrap_or_default();
        // The words are not measured: that would take too long every time.
        let drawn = Obstacles { lit, asked, content: Vec::new() };
        let screen = screen_size();
        let now = Places { step: Some(number), screen, size, drawn, light };
        // The callout shows itself when nothing has moved since the last look.
        if self.places.try_with_untracked(|places| *places != now) == Some(true) {
            let _ = self.places.try_set(now);
        } else if self.placed.try_get_untracked() != Some(Some((number, screen))) {
            let _ = self.placed.try_set(Some((number, screen)));
        }
    }
}

/// The callout of a lesson over its table.
pub fn callout(
    session: TableSession,
    guide: LessonGuide,
    part: usize,
    step_of: fn(usize, usize) -> String,
    say: fn(usize) -> Option<&'static str>,
    on_end: Callback<()>,
) -> AnyView {
    let sight =
        Sight { session, guide, places: RwSignal::new(Places::default()), placed: RwSignal::new(None) };
    let Sight { places, placed, .. } = sight;
    let current_number = Memo::new(move |_| {
        let step = guide.speech()?.step;
        placed.get().filter(|&(placed, _)| placed == step).map(|_| step)
    });
    follow_steps(sight, current_number);
    watch(move || {
        if guide.is_over() {
            on_end.run(());
        }
    });
    let said = move || {
        let speech = guide.speech()?;
        let message = match speech.answer {
            Some(answer) => answer,
            None => guide.step(speech.step)?.message,
        };
        say(message)
    };
    let place = Memo::new(move |_| places.with(|now| popover_position(now.size, now.screen, &now.drawn)));
    view! {
        <div
            class="lesson"
            class:speaks=derived_bool(move || guide.speech().is_some())
            class:placed=derived_bool(move || current_number.get().is_some())
        >
            {dynamic_if(move || guide.speech().is_some().then(|| spotlight(places)))}
            <section
                class="lesson-callout"
                aria-label=messages::callout()
                data-step=derived_text(move || {
                    current_number.get().map(|step| format!("{part}.{step}")).unwrap_or_default()
                })
                // The width and height of the screen on which it has its place.
                data-screen=derived_text(move || {
                    let screen = placed.get().map(|(_, (width, height))| (width as i32, height as i32));
                    screen.map(|(width, height)| format!("{width}x{height}")).unwrap_or_default()
                })
                style:--x=derived_text(move || pixels(place.get().0))
                style:--y=derived_text(move || pixels(place.get().1))
            >
                <p
                    class="lesson-said"
                    class:answers=derived_bool(move || guide.speech().is_some_and(|speech| speech.answer.is_some()))
                    role="status"
                    translate="yes"
                    // Whatever a translation has put into it is replaced.
                    prop:textContent=derived_text(move || said().unwrap_or_default().to_owned())
                ></p>
                {ways_on(session, guide, step_of)}
            </section>
        </div>
    }
    .into_any()
}

/// The row below what is said: the way out, which step this is, and the way on, which is a move where the step asks for one.
fn ways_on(session: TableSession, guide: LessonGuide, step_of: fn(usize, usize) -> String) -> impl IntoView {
    let number = move || {
        let speech = guide.speech();
        speech.map(|speech| step_of(speech.step + 1, guide.steps())).unwrap_or_default()
    };
    let asks = Memo::new(move |_| {
        guide.speech().and_then(|speech| guide.step(speech.step)).is_some_and(|step| step.asks)
    });
    view! {
        <div class="lesson-row">
            <a class="lesson-leave" href=Route::Shelf.address()>{messages::leave()}</a>
            <span class="lesson-number">{derived_text(number)}</span>
            {dynamic(move || if asks.get() {
                view! { <b class="lesson-turn">{messages::your_move()}</b> }.into_any()
            } else {
                view! {
                    <button type="button" class="primary lesson-next" on:click=on_tap(move || session.next_callout())>
                        {messages::next()}
                    </button>
                }
                    .into_any()
            })}
        </div>
    }
}

/// Looks where everything is from time to time, brings what a new step points at into sight, and gives its button the focus once
/// the callout has its place.
fn follow_steps(sight: Sight, placed: Memo<Option<usize>>) {
    let guide = sight.guide;
    let missed = Cell::new(0_u8);
    let timer = StoredValue::new_local(Some(Interval::new(LOOK_MS, move || sight.look(&missed))));
    on_cleanup(move || {
        let _ = timer.try_set_value(None);
    });
    watch(move || {
        let Some(step) = guide.speech().and_then(|speech| guide.step(speech.step)) else { return };
        Timeout::new(0, move || {
            for selector in &step.points_at {
                bring_into_sight(selector);
            }
        })
        .forget();
    });
    watch(move || {
        if placed.get().and_then(|number| guide.step(number)).is_some_and(|step| !step.asks) {
            Timeout::new(0, || {
                if !is_dialog_open() {
                    focus_on(".lesson-next");
                }
            })
            .forget();
        }
    });
}

/// Everything but what is lit is darker, and what is lit has a ring.
fn spotlight(places: RwSignal<Places>) -> AnyView {
    let dark = derived_text(move || {
        places.with(|places| {
            let (width, height) = places.screen;
            let lit = &places.light;
            // Where one thing is within another, the hole is that of the larger.
            let is_within =
                |rect: &ScreenRect| lit.iter().any(|other| other != rect && contains(*other, *rect));
            let holes: String = lit.iter().filter(|rect| !is_within(rect)).map(|rect| hole(*rect)).collect();
            if holes.is_empty() { String::new() } else { format!("M0 0H{width}V{height}H0Z{holes}") }
        })
    });
    // A table is no wider than it can use: what is beside it is dark, too.
    let dims = derived_bool(move || places.with(|places| !places.light.is_empty()));
    let rings =
        derived_text(move || places.with(|places| places.light.iter().map(|rect| hole(*rect)).collect()));
    view! {
        <svg class="lesson-spotlight" class:dims=dims aria-hidden="true">
            <path class="spotlight-dark" d=dark></path>
            <path class="spotlight-ring" d=rings></path>
        </svg>
    }
    .into_any()
}

/// Each rectangle once.
fn distinct(mut rects: Vec<ScreenRect>) -> Vec<ScreenRect> {
    let mut seen = Vec::new();
    rects.retain(|rect| {
        let is_new = !seen.contains(rect);
        seen.push(*rect);
        is_new
    });
    rects
}

/// Whether a rectangle is within another.
fn contains(outer: ScreenRect, inner: ScreenRect) -> bool {
    outer.left <= inner.left
        && outer.top <= inner.top
        && outer.right() >= inner.right()
        && outer.bottom() >= inner.bottom()
}

/// A rectangle with round corners around what is lit, as a path.
fn hole(rect: ScreenRect) -> String {
    let (left, top) = ((rect.left - LIGHT) as i32, (rect.top - LIGHT) as i32);
    let (width, height) = ((rect.width + 2.0 * LIGHT) as i32, (rect.height + 2.0 * LIGHT) as i32);
    let round = 10.min(width / 2).min(height / 2);
    let (across, down) = (width - 2 * round, height - 2 * round);
    let corner = |x: i32, y: i32| format!("a{round} {round} 0 0 1 {x} {y}");
    format!(
        "M{} {top}h{across}{}v{down}{}h-{across}{}v-{down}{}Z",
        left + round,
        corner(round, round),
        corner(-round, round),
        corner(-round, -round),
        corner(round, -round),
    )
}
