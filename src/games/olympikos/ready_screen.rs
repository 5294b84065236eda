//! The screen before a race. Nothing of the race is in the document until somebody says that all are ready.

use super::Context;
use super::card::ring;
use crate::contract::SessionPhase;
use crate::messages::olympikos as messages;
use crate::ui::{deferred, dynamic, dynamic_if, mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Phase, Ring};
use pentathlon_engine::rules::Seat;

/// How much of the turn is visible.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Visible {
    /// Nothing: the race has not begun, or is paused.
    Nothing,
    /// The backs of sports and clues, while the Coach chooses.
    Backs,
    /// Everything that the viewer may see.
    All,
}

/// How much of the turn is visible. Looking at the sports for longer is an advantage, so only the Coach sees them
/// before the race; where nobody plays, everybody may.
pub fn visible(context: Context) -> Memo<Visible> {
    let raced = context.is_played() && !context.people().is_empty();
    let chooses = context.memo(|view| (view.phase, view.hand.is_some(), view.flipped));
    let coaches_alone = coaches_alone(context);
    Memo::new(move |_| match (chooses.get(), context.phase()) {
        _ if !raced => Visible::All,
        ((Phase::Race, ..), SessionPhase::Racing { paused: true }) => Visible::Nothing,
        // A Coach who is alone is not asked whether all are ready.
        ((Phase::Race, _, 0), SessionPhase::Showing { .. }) if !coaches_alone.get() => Visible::Nothing,
        ((Phase::Coach { .. }, false, _), _) => Visible::Backs,
        _ => Visible::All,
    })
}

/// Whether nobody at this screen guesses in this turn: its only person is the Coach.
fn coaches_alone(context: Context) -> Memo<bool> {
    context.memo(move |view| context.people().without(view.coach).is_empty())
}

/// What replaces the table; `is_around` is whether several people sit around it. The question and its button belong to the table screen.
pub fn ready_screen(context: Context, is_around: Memo<bool>) -> impl IntoView {
    let begins = context.memo(|view| view.flipped == 0);
    let aim = match untrack(|| context.view()).setup.is_together() {
        true => messages::aim_together(),
        false => messages::aim(),
    };
    let coaches_alone = coaches_alone(context);
    let controlled = context.memo(|view| view.controlled);
    let draw = move || {
        let names: Vec<String> = controlled.get().iter().map(|seat| context.name(seat)).collect();
        let tested = (!names.is_empty()).then(|| view! { <p>{messages::ready_tested(&names)}</p> });
        let why = if coaches_alone.get() { messages::ready_why_coach() } else { messages::ready_why() };
        begins.get().then(|| view! { <p>{why}</p> {tested} })
    };
    let sit = move || {
        is_around.get().then(|| {
            // Which of the two is right, only the stylesheet knows.
            view! {
                <div class="olympikos-sit"><strong>{messages::ready_sit()}</strong> " " {messages::ready_secret()}</div>
                <div class="olympikos-one-pad">{messages::ready_one_pad()}</div>
            }
        })
    };
    view! { <div class="olympikos-ready">{deferred(move || who_guesses(context))} {dynamic_if(sit)} <p><b>{aim}</b></p> {dynamic_if(draw)}</div> }
}

/// The Coach and the Athletes of this turn, over the rings that their cards have.
fn who_guesses(context: Context) -> AnyView {
    let coach = context.memo(|view| view.coach);
    let token = move |seat: Seat| {
        view! { <span class=format!("olympikos-role {}", seat_class(seat))>{mark(seat)} {context.name(seat)}</span> }
    };
    let draw = move || {
        let coach = coach.get();
        let athletes = Seat::all(context.seats()).filter(|&seat| seat != coach).map(token).collect_view();
        view! {
            <p><b>{messages::ready_who()}</b> {athletes}</p>
            <p><b>{messages::coach_role()}</b> {token(coach)}</p>
        }
    };
    view! {
        <div class="olympikos-roles">
            {dynamic(draw)} <div class="olympikos-roles-rings" aria-hidden="true">{Ring::ALL.map(ring)}</div>
        </div>
    }
    .into_any()
}
