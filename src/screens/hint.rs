//! The hint over the table: what Gold would do, and what that is expected to bring.

use crate::browser::cancel_search;
use crate::session::{Hint, ScoredName, TableSession};
use crate::text::Word;
use crate::ui::{Dialog, dynamic, on_tap};
use leptos::prelude::*;

/// The dialog with the hint. What is selected in it is not done.
pub fn hint(session: TableSession, close: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    let asked = session.may_ask_for_hint().and_then(|seat| session.hint(seat));
    on_cleanup(cancel_search);
    let select = move |advice: &ScoredName| {
        session.selected().set(Some(advice.action.clone()));
        close();
    };
    view! {
        <Dialog title=Word::HintTitle.text() on_close=close>
            {match asked {
                None => view! { <p>{Word::HintNone.text()}</p> }.into_any(),
                Some(hint) => dynamic(move || match hint.get() {
                    Hint::Thinking(progress) => view! {
                        <p>{Word::HintThinking.text()}</p>
                        <progress value=progress.to_string() aria-label=Word::HintTitle.text()></progress>
                    }
                    .into_any(),
                    Hint::Failed => view! { <p role="status">{Word::HintFailed.text()}</p> }.into_any(),
                    Hint::Found(advice) => {
                        let best = advice.first().cloned();
                        view! {
                            <div role="status">
                                <ol class="advice">
                                    {advice.iter().enumerate().map(|(rank, one)| told(rank, one)).collect_view()}
                                </ol>
                            </div>
                            {best
                                .map(|best| {
                                    let select = on_tap(move || select(&best));
                                    view! {
                                        <button type="button" class="primary" on:click=select>
                                            {Word::HintSelect.text()}
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

fn told(rank: usize, advice: &ScoredName) -> impl IntoView {
    let (wins, points) = (advice.wins.to_string(), advice.points.to_string());
    let fewer = advice.difference.map(|difference| difference.to_string());
    let reason = match (rank, fewer) {
        (0, Some(fewer)) => Word::HintBest.with(&[("fewer", &fewer)]),
        (0, None) => Word::HintBestClose.text().to_owned(),
        (_, Some(fewer)) => Word::HintFewer.with(&[("fewer", &fewer)]),
        (_, None) => Word::HintClose.text().to_owned(),
    };
    let rough = advice.is_rough.then(|| view! { " " {Word::HintFewPlayouts.text()} });
    view! {
        <li>
            <b>{advice.name.clone()}</b>
            <p>{Word::HintProspect.with(&[("wins", &wins), ("points", &points)])} " " {reason} {rough}</p>
        </li>
    }
}
