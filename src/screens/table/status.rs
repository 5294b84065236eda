//! What happens while nobody is asked: who thinks, what is shown, a race that waits, another tab that has the table.

use crate::contract::SessionPhase;
use crate::messages::screens;
use crate::saves;
use crate::session::TableSession;
use crate::ui::{derived_bool, derived_text, dynamic_if, on_tap};
use leptos::prelude::*;

/// What the others are doing, and the button that skips it.
pub(super) fn status(session: TableSession) -> impl IntoView {
    // The button keeps the focus when the session starts to wait for a tap.
    let waits = derived_bool(move || session.phase().get() == SessionPhase::Showing { waits: true });
    let phase = Memo::new(move |_| match session.phase().get() {
        SessionPhase::Showing { .. } => SessionPhase::Showing { waits: false },
        phase => phase,
    });
    view! {
        <div class="status">
            {dynamic_if(move || match phase.get() {
                SessionPhase::Thinking(seat) => {
                    let name = session.name(seat);
                    let said =
                        if session.is_person(seat) { screens::only_choice(&name) } else { screens::thinking(&name) };
                    Some(view! { <p>{said}</p> }.into_any())
                }
                SessionPhase::Showing { .. } => {
                    let word = move || if waits.get() { screens::next() } else { screens::skip() }.to_owned();
                    let class = derived_text(move || if waits.get() { "button primary" } else { "button" }.to_owned());
                    Some(
                        view! {
                            <p>{derived_text(move || session.caption())}</p>
                            <button type="button" class=class on:click=on_tap(move || session.skip())>
                                {derived_text(word)}
                            </button>
                        }
                            .into_any(),
                    )
                }
                SessionPhase::ReadOnlyTab => {
                    Some(
                        view! {
                            <p>{screens::elsewhere()}</p>
                            <button type="button" class="primary" on:click=on_tap(saves::steal)>
                                {screens::take_over()}
                            </button>
                        }
                            .into_any(),
                    )
                }
                SessionPhase::Racing { paused: true } => Some(match session.race().counted_in() {
                    Some(seconds) => view! { <p class="count-in" role="alert">{seconds}</p> }.into_any(),
                    None => race_is_paused(session),
                }),
                SessionPhase::Curtain(..)
                | SessionPhase::Asking(_)
                | SessionPhase::Racing { .. }
                | SessionPhase::Over => None,
            })}
        </div>
    }
}

/// The question before a race, and in its pauses.
fn race_is_paused(session: TableSession) -> AnyView {
    let (why, word) = match session.race().has_begun() {
        true => (screens::race_paused(), screens::race_goes_on()),
        false => (screens::race_ready(), screens::race_begins()),
    };
    view! {
        <p>{why}</p>
        <button type="button" class="primary go-on" on:click=on_tap(move || session.race().resume())>
            {word}
        </button>
    }
    .into_any()
}
