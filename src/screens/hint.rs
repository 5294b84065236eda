//! The hint over the table: what Gold would play, and the result it expects.

use crate::browser::cancel_search;
use crate::messages::screens;
use crate::session::{Hint, HintLine, TableSession};
use crate::ui::{Dialog, dynamic, on_tap};
use leptos::prelude::*;

/// The hint dialog. It only selects the action.
pub fn hint(session: TableSession, close: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    let asked = session.may_ask_for_hint().and_then(|seat| session.hint(seat));
    on_cleanup(cancel_search);
    let select = move |advice: &HintLine| {
        session.selected().set(Some(advice.scored.action.clone()));
        close();
    };
    view! {
        <Dialog title=screens::hint_title() on_close=close>
            {match asked {
                None => view! { <p>{screens::hint_none()}</p> }.into_any(),
                Some(hint) => dynamic(move || match hint.get() {
                    Hint::Thinking(progress) => view! {
                        <p>{screens::hint_thinking()}</p>
                        <progress value=progress.to_string() aria-label=screens::hint_title()></progress>
                    }
                    .into_any(),
                    Hint::Failed => view! { <p role="status">{screens::hint_failed()}</p> }.into_any(),
                    Hint::Found(advice) => {
                        let best = advice.first().cloned();
                        view! {
                            <div role="status">
                                <ol class="advice">
                                    {advice.iter().map(told).collect_view()}
                                </ol>
                            </div>
                            {best
                                .map(|best| {
                                    let select = on_tap(move || select(&best));
                                    view! {
                                        <button type="button" class="primary" on:click=select>
                                            {screens::hint_select()}
                                        </button>
                                    }
                                })}
                        }
                        .into_any()
                    }
                }),
            }}
        </Dialog>
    }
    .into_any()
}

fn told(advice: &HintLine) -> impl IntoView {
    let (wins, points) = advice.figures();
    let prospect = screens::hint_prospect(wins, points);
    let reason = match (advice.fewer, advice.equals) {
        (Some(fewer), _) => screens::hint_fewer(fewer),
        // The best of several equally good actions says it for all.
        (None, 0) => String::new(),
        (None, 1) => screens::hint_best_close().to_owned(),
        (None, _) => screens::hint_best_close_two().to_owned(),
    };
    let mut told = screens::sentences(&prospect, &reason);
    if advice.is_rough {
        told = screens::sentences(&told, screens::hint_few_playouts());
    }
    view! {
        <li>
            <b>{advice.name.clone()}</b>
            <p>{told}</p>
        </li>
    }
}
