//! Before a race: nothing of it is in the document until somebody says that all are ready.

use super::Context;
use super::words::Say;
use crate::session::SessionPhase;
use crate::ui::dynamic_if;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::Phase;
use pentathlon_engine::table::Kind;

/// How much of the turn is on the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum DisplayedFrame {
    /// Nothing: the race has not begun, or it is held up.
    Nothing,
    /// The backs of sports and clues: the Coach chooses.
    Backs,
    /// All that the viewer may see.
    All,
}

/// How much of the turn is on the table. Whoever has longer to look at the sports has an advantage, so only the Coach sees
/// them before the race; where nobody plays, there is none.
pub fn shown(context: Context) -> Memo<DisplayedFrame> {
    let has_people = context.players().iter().any(|player| player.kind == Kind::Person);
    let raced = context.is_played() && has_people;
    let chooses = context.memo(|view| (view.phase, view.hand.is_some(), view.flipped));
    Memo::new(move |_| match (chooses.get(), context.phase()) {
        _ if !raced => DisplayedFrame::All,
        ((Phase::Race, ..), SessionPhase::Racing { paused: true }) => DisplayedFrame::Nothing,
        ((Phase::Race, _, 0), SessionPhase::Showing { .. }) => DisplayedFrame::Nothing,
        ((Phase::Coach { .. }, false, _), _) => DisplayedFrame::Backs,
        _ => DisplayedFrame::All,
    })
}

/// What stands in the place of the table. The question and its button are the table's own.
pub fn ready_screen(context: Context) -> impl IntoView {
    let begins = context.memo(|view| view.flipped == 0);
    view! { <div class="olympikos-ready">{dynamic_if(move || begins.get().then(|| view! { <p>{Say::GateWhy.text()}</p> }))}</div> }
}
