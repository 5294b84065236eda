//! The hint on the table: the best action is framed where it is, what it is compared with has a thinner frame, and a note beside
//! them says why. It never acts.

use super::popover::{Obstacles, content, popover_position, what_is_asked};
use super::tips::{Placed, coordinate, frames, table_corner};
use crate::browser::{ScreenRect, bring_into_sight, listen, on_scroll, rects, screen_size, watch};
use crate::messages::{app, screens};
use crate::session::{Hint, HintLine, HintState, HintText, TableSession};
use crate::ui::{Icon, derived_bool, dynamic, dynamic_if, icon, on_tap};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// How long a selected card moves, in milliseconds.
const MOVE_MS: u32 = 350;

/// The hint of a table, if one is open.
pub fn hint(session: TableSession) -> AnyView {
    let is_open = Memo::new(move |_| session.hint.with(Option::is_some));
    dynamic_if(move || is_open.get().then(|| open_hint(session)))
}

fn open_hint(session: TableSession) -> AnyView {
    let at = RwSignal::new(None::<Placed>);
    let has_numbers = RwSignal::new(false);
    let second_look = StoredValue::new_local(None::<Timeout>);
    // What it is about may be on its way, so a second look follows. The note is measured at the first: if its numbers are asked
    // for in between, it grows where it is.
    let look = move || {
        let Some(note) = rects(".hint").into_iter().next() else { return };
        let place = move || {
            let _ = at.try_set(Some(find_place(session, (note.width, note.height))));
        };
        place();
        second_look.try_set_value(Some(Timeout::new(MOVE_MS, place)));
    };
    // Everything that may move what it is about, or change what it says.
    watch(move || {
        session.hint.track();
        session.selected.track();
        Timeout::new(0, look).forget();
    });
    listen("resize", move |_| {
        // The frames are somewhere else now.
        let _ = at.try_set(None);
        Timeout::new(MOVE_MS, look).forget();
    });
    on_scroll(move || {
        at.try_update(|at| {
            if let Some(at) = at {
                (at.about, at.table) = (marked(session), table_corner());
            }
        });
    });
    // The best action must be in sight.
    let best = Memo::new(move |_| match session.hint.get().map(|hint| hint.state) {
        Some(HintState::Found(found)) => session.hint_buttons(&found).into_iter().next().unwrap_or_default(),
        _ => Vec::new(),
    });
    watch(move || {
        if let Some((selector, _)) = best.get().first() {
            bring_into_sight(selector);
        }
    });
    view! {
        {dynamic_if(move || at.with(|at| at.as_ref().map(frames)))}
        <aside
            class="tip hint"
            class:placed=derived_bool(move || at.with(Option::is_some))
            class:grows-up=derived_bool(move || at.with(|at| at.as_ref().is_some_and(|at| at.grows_up)))
            style:--x=coordinate(at, |at| at.x)
            style:--y=coordinate(at, |at| at.y)
            style:--table-x=coordinate(at, |at| at.table.0)
            style:--table-y=coordinate(at, |at| at.table.1)
            aria-label=screens::hint()
        >
            <div>
                <div role="status">{dynamic(move || said(session))}</div>
                {dynamic_if(move || choices(session, has_numbers))}
                {dynamic_if(move || has_numbers.get().then(|| numbers(session)))}
            </div>
            <button type="button" class="round" aria-label=app::close() on:click=on_tap(move || session.close_hint())>
                {icon(Icon::Close)}
            </button>
        </aside>
    }
    .into_any()
}

/// The best action and the reason.
fn said(session: TableSession) -> AnyView {
    match session.hint.get().map(|hint| hint.state) {
        Some(HintState::Thinking(None)) => view! { <p>{app::fetching()}</p> }.into_any(),
        Some(HintState::Thinking(Some(progress))) => view! {
            <p>{screens::hint_thinking()}</p>
            <progress max="100" value=progress.to_string() aria-label=screens::hint()></progress>
        }
        .into_any(),
        Some(HintState::Found(found)) => {
            let text = session.hint_text(&found, session.selected.get().as_ref());
            view! {
                <p><b class="hint-best">{text.best}</b></p>
                <p>{text.reason}</p>
            }
            .into_any()
        }
        Some(HintState::Failed) => view! { <p>{screens::hint_failed()}</p> }.into_any(),
        None => ().into_any(),
    }
}

/// The buttons that select the best action and show the figures.
fn choices(session: TableSession, has_numbers: RwSignal<bool>) -> Option<AnyView> {
    let Some(Hint { state: HintState::Found(found), .. }) = session.hint.get() else { return None };
    let best = found.best().clone();
    let selected = session.selected.get();
    let has_lines = !session.hint_text(&found, selected.as_ref()).lines.is_empty();
    let is_selected = selected.as_ref() == Some(&best);
    let select = move || session.selected.set(Some(best.clone()));
    Some(
        view! {
            <p class="hint-choices">
                {(!is_selected)
                    .then(|| {
                        view! {
                            <button type="button" class="button" on:click=on_tap(select)>
                                {screens::hint_select()}
                            </button>
                        }
                    })}
                {has_lines
                    .then(|| {
                        view! {
                            <button
                                type="button"
                                class="button"
                                aria-expanded=move || has_numbers.get().to_string()
                                on:click=on_tap(move || has_numbers.update(|shown| *shown = !*shown))
                            >
                                {screens::hint_numbers()}
                            </button>
                        }
                    })}
            </p>
        }
        .into_any(),
    )
}

/// The figures of the two actions that are compared.
fn numbers(session: TableSession) -> AnyView {
    let Some(Hint { state: HintState::Found(found), .. }) = session.hint.get() else {
        return ().into_any();
    };
    let HintText { lines, .. } = session.hint_text(&found, session.selected.get().as_ref());
    if lines.is_empty() {
        return ().into_any();
    }
    let line = |HintLine { name, wins, points }: HintLine| {
        view! { <li><b>{name}</b> <span>{screens::hint_row(wins, points)}</span></li> }
    };
    view! {
        <p class="hint-about">{screens::hint_numbers_about()}</p>
        <ol class="hint-numbers">{lines.into_iter().map(line).collect_view()}</ol>
    }
    .into_any()
}

/// The place for a note of that size, beside what it is about.
fn find_place(session: TableSession, (width, height): (f64, f64)) -> Placed {
    let about = marked(session);
    // While the actions are tried, the note is near the question.
    let lit = if about.iter().all(Vec::is_empty) { rects("#prompt") } else { about.concat() };
    let lowest = lit.iter().map(|rect| rect.bottom()).fold(0.0, f64::max);
    let drawn = Obstacles { lit, asked: what_is_asked(), content: content() };
    let (x, y) = popover_position((width, height), screen_size(), &drawn);
    let grows_up = y + height < lowest;
    let y = if grows_up { y + height } else { y };
    Placed { x, y, table: table_corner(), grows_up, about }
}

/// Where what the hint is about is now: the best action, and what it is compared with.
fn marked(session: TableSession) -> Vec<Vec<ScreenRect>> {
    match session.hint.try_get_untracked().flatten().map(|hint| hint.state) {
        Some(HintState::Found(found)) => {
            let places = |buttons: Vec<_>| buttons.into_iter().flat_map(on_screen).collect();
            session.hint_buttons(&found).into_iter().map(places).collect()
        }
        _ => Vec::new(),
    }
}

/// Where the first of what a selector finds are, as far as they are in sight: a hand may be wider than the screen.
fn on_screen((selector, count): (String, usize)) -> Vec<ScreenRect> {
    let (width, _) = screen_size();
    let is_in_sight = |rect: &ScreenRect| rect.left >= 0.0 && rect.right() <= width;
    rects(&selector).into_iter().take(count).filter(is_in_sight).collect()
}
