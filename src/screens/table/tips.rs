//! Tips in first games: one sentence at most at a time, beside what it is about, when it first matters. Each is shown
//! once on a device.

use super::popover::{Obstacles, content, popover_position, what_is_asked};
use crate::browser::{ScreenRect, Storage, listen, on_scroll, pixels, rects, screen_size, watch};
use crate::contract::SessionPhase;
use crate::messages::{app, language, screens};
use crate::session::TableSession;
use crate::settings::settings;
use crate::ui::{Icon, derived_bool, derived_text, dynamic_if, icon, on_tap};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::rules::Viewer;
use std::rc::Rc;

/// How long what a tip is about stands still before the tip finds its place, in milliseconds.
const STILL_MS: u32 = 450;
/// How often it is looked at until then.
const MAX_LOOKS: u8 = 10;

/// Where it is kept that the tip of this device was shown: that holding a thing explains it.
const HELD_KEY: &str = "tips/held";
/// What that tip points at: a card that the player holds.
const A_CARD: &str = ".below li:first-child [data-action]";

/// A tip on the screen.
#[derive(Clone, Copy, PartialEq)]
struct ShownTip {
    /// How many actions had been played.
    actions: usize,
    text: &'static str,
    points_at: &'static str,
}

/// The tips of a table.
pub fn tips(session: TableSession) -> AnyView {
    let tip = RwSignal::new(None::<ShownTip>);
    let at = RwSignal::new(None::<Placed>);
    watch(move || look_for_tip(session, tip, at));
    let frame = move |about: Vec<ScreenRect>| {
        at.try_update(|at| {
            if let Some(at) = at {
                (at.about, at.table) = (vec![about], table_corner());
            }
        });
    };
    // A hint speaks alone.
    watch(move || {
        if session.hint.with(Option::is_some) {
            tip.set(None);
            at.set(None);
        }
    });
    // The frames go while things move; once nothing does, the tip finds its place again.
    let find_again = move || {
        if at.with_untracked(Option::is_some) {
            frame(Vec::new());
            find_place_once_still(tip, MAX_LOOKS, Rc::new(move |place| drop(at.try_set(Some(place)))));
        }
    };
    listen("resize", move |_| find_again());
    on_scroll(move || {
        if let Some(tip) = tip.get_untracked() {
            frame(framed(&tip));
        }
    });
    // A choice moves buttons, and brings the one that confirms it.
    watch(move || {
        session.selected.track();
        find_again();
    });
    dynamic_if(move || {
        tip.get().map(|tip_now| {
            view! {
                {dynamic_if(move || at.with(|at| at.as_ref().map(frames)))}
                <aside
                    class="tip"
                    class:placed=derived_bool(move || at.with(Option::is_some))
                    style:--x=coordinate(at, |at| at.x)
                    style:--y=coordinate(at, |at| at.y)
                    style:--table-x=coordinate(at, |at| at.table.0)
                    style:--table-y=coordinate(at, |at| at.table.1)
                >
                    <p>{tip_now.text}</p>
                    <button type="button" class="round" aria-label=app::close() on:click=on_tap(move || at.set(None))>
                        {icon(Icon::Close)}
                    </button>
                </aside>
            }
            .into_any()
        })
    })
}

/// Shows a tip, if one fits what is asked now.
fn look_for_tip(session: TableSession, tip: RwSignal<Option<ShownTip>>, at: RwSignal<Option<Placed>>) {
    session.shown().track();
    let ui = session.ui;
    let SessionPhase::Asking(seat) = session.phase().get() else { return tip.set(None) };
    let actions = session.with_table(|table| table.len());
    if tip.get_untracked().is_some_and(|tip| tip.actions == actions) {
        return;
    }
    tip.set(None);
    let has_hint = session.hint.with_untracked(Option::is_some);
    let is_wanted = settings().peek().tips && session.viewer() == Viewer::Seat(seat) && !has_hint;
    let seen = seen(ui.info().id);
    let view = session.shown().with_untracked(|shown| shown.view.clone());
    let of_game = view.tip(seat, seen).map(|(number, points_at)| (Some(number), points_at));
    // When nothing else matters: that everything explains itself.
    let of_all = || Storage.get(HELD_KEY).is_none().then_some((None, A_CARD));
    let Some((number, points_at)) = of_game.or_else(of_all).filter(|_| is_wanted) else { return };
    language::load(&[ui.teaching().sentences], move |_| {
        let text = number.map_or_else(|| Some(screens::tip_hold()), |number| (ui.teaching().tip)(number));
        let is_there = tip.try_get_untracked() == Some(None);
        let Some(text) = text.filter(|_| is_there && session.asks_after(actions)) else { return };
        at.set(None);
        tip.set(Some(ShownTip { actions, text, points_at }));
        let placed = move |place| {
            if at.try_set(Some(place)).is_some() {
                return;
            }
            session.narrator.add(text);
            let Some(number) = number else { return held_a_thing() };
            // Without storage the tip comes again in the next game.
            let _ = Storage.set(&key(ui.info().id), &(seen | 1 << number).to_string());
        };
        find_place_once_still(tip, MAX_LOOKS, Rc::new(placed));
    });
}

/// A tip or a hint that has found its place.
pub struct Placed {
    /// The distance from the left edge of the screen, in CSS pixels.
    pub x: f64,
    /// The distance from its top: of the lower edge of what grows up, else of the upper edge.
    pub y: f64,
    /// Where the upper left corner of the table is: it may be scrolled, or narrower than the screen.
    pub table: (f64, f64),
    /// Whether it stands above what it is about: if it becomes higher, it does so upwards, and covers nothing of that.
    pub grows_up: bool,
    /// What it is about: first what matters most, then what matters less.
    pub about: Vec<Vec<ScreenRect>>,
}

/// A coordinate of the place of a tip or a hint, as soon as it has one.
pub fn coordinate(at: RwSignal<Option<Placed>>, of: fn(&Placed) -> f64) -> Signal<String> {
    derived_text(move || pixels(at.with(|at| at.as_ref().map_or(0.0, of))))
}

/// Where the upper left corner of the table is on the screen.
pub fn table_corner() -> (f64, f64) {
    rects("main.table").first().map(|table| (table.left, table.top)).unwrap_or_default()
}

/// A frame around each thing that a tip or a hint is about.
pub fn frames(at: &Placed) -> AnyView {
    let Placed { about, table, .. } = at;
    let frame = |(class, rect): (&'static str, &ScreenRect)| {
        let ScreenRect { left, top, width, height } = rect;
        view! {
            <i
                class=class
                style:--x=pixels(left - table.0)
                style:--y=pixels(top - table.1)
                style:inline-size=pixels(*width)
                style:block-size=pixels(*height)
            ></i>
        }
        .into_any()
    };
    let classes = std::iter::once("tip-about").chain(std::iter::repeat("tip-about less"));
    let all = classes.zip(about).flat_map(|(class, rects)| rects.iter().map(move |rect| (class, rect)));
    all.map(frame).collect::<Vec<_>>().into_any()
}

/// Finds the place for the tip as soon as what it is about stands still: cards may be on their way.
fn find_place_once_still(tip: RwSignal<Option<ShownTip>>, looks: u8, placed: Rc<dyn Fn(Placed)>) {
    // The table may have gone on, and then there is no tip to place.
    let Some(now) = tip.try_get_untracked().flatten() else { return };
    let before = rects(now.points_at);
    Timeout::new(STILL_MS, move || {
        // The first cards may not even be drawn yet.
        let moves = rects(now.points_at) != before || before.is_empty();
        if moves && looks > 1 {
            find_place_once_still(tip, looks - 1, placed);
        } else if let Some(place) = find_place(&now).filter(|_| tip.try_get_untracked() == Some(Some(now))) {
            placed(place);
        }
    })
    .forget();
}

/// The place for a tip; `None` if what it points at is not in sight.
fn find_place(tip: &ShownTip) -> Option<Placed> {
    let own = rects(".tip").into_iter().next()?;
    let lit = rects(tip.points_at);
    if lit.is_empty() {
        return None;
    }
    let drawn = Obstacles { lit, asked: what_is_asked(), content: content() };
    let (x, y) = popover_position((own.width, own.height), screen_size(), &drawn);
    Some(Placed { x, y, table: table_corner(), grows_up: false, about: vec![framed(tip)] })
}

/// Where a frame is drawn: around what the tip is about, but around no choice, which would look as if it were selected.
fn framed(tip: &ShownTip) -> Vec<ScreenRect> {
    rects(&format!(":is({}):not([data-action])", tip.points_at))
}

/// The tips that have been shown on this device, a bit each.
fn seen(game: &str) -> u32 {
    Storage.get(&key(game)).and_then(|text| text.parse().ok()).unwrap_or(0)
}

/// Remembers that somebody knows that things explain themselves.
pub fn held_a_thing() {
    // Without storage the tip comes again in the next game.
    let _ = Storage.set(HELD_KEY, "1");
}

fn key(game: &str) -> String {
    format!("tips/{game}")
}
