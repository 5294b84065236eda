//! The hand of the viewer, the prompt, and the card from the deck that is kept or given.

use super::card::{front, label};
use super::model::{self, Task};
use super::prompt::prompt;
use super::{Context, identity};
use crate::games;
use crate::messages::{MessageId, olympia2000 as messages, olympia2000rules, screens};
use crate::ui::{
    ActionButton, ActsOn, HandOrder, Slot, card_list, confirm_button, derived_bool, derived_text, dynamic_if,
    mark, question, seat_class,
};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Action, Athlete, Discipline};
use pentathlon_engine::rules::{Seat, SeatSet};

/// The prompt and the hand.
pub fn hand(context: Context) -> AnyView {
    let task = context.memo(model::task);
    let prompt = games::prompt_or_heading(context, move || prompt(context, task.get()));
    let contested = context.memo(|view| model::contested(view).map(|chip| chip.discipline));
    // The hand shows how good it would be for a coming prize before that is chosen.
    let lit = Memo::new(move |_| match (task.get(), context.selected()) {
        (Task::Choose { .. }, Some(Action::Chip(discipline))) => Some(discipline),
        _ => contested.get(),
    });
    let lit = lit.into();
    let dealing = derived_bool(move || matches!(task.get(), Task::Deal { .. }));
    let past = context.past_views();
    let order = StoredValue::new(HandOrder::remembered(past.iter().map(|view| model::hand(view))));
    let held = context.memo(model::hand);
    let slots = move || {
        order.update_value(|order| order.update(&held.read()));
        order.with_value(|order| order.slots().collect::<Vec<Slot<Athlete>>>())
    };
    let offer = Memo::new(move |_| match task.get() {
        Task::Deal { athlete, to, .. } if context.is_played() || context.is_asked() => Some((athlete, to)),
        _ => None,
    });
    view! {
        <div class="hand-layout" class:placed=context.is_played() class:dealing=dealing>
            <section class="prompt" aria-labelledby="prompt">
                {question(prompt)} {confirm_button(prompt, move || context.confirm())}
            </section>
            <div class="offer-and-hand">
                {dynamic_if(move || offer.get().map(|(athlete, to)| draw_offer(context, lit, athlete, to)))}
                <ul class="hand">
                    {card_list(
                        slots,
                        |slot| u64::from(slot.card.number()),
                        move |slot| card(context, task, lit, slot),
                    )}
                </ul>
            </div>
        </div>
    }
    .into_any()
}

/// The card from the deck, and the choices it offers.
fn draw_offer(context: Context, lit: Signal<Option<Discipline>>, athlete: Athlete, to: SeatSet) -> AnyView {
    let keep = choice(context, Action::Keep, messages::keep_short().to_owned(), None);
    let give: Vec<AnyView> =
        to.iter().map(|seat| choice(context, Action::Give(seat), context.name(seat), Some(seat))).collect();
    view! {
        <section class="offer" aria-label=messages::from_deck()>
            <p class="overline">{messages::from_deck()}</p>
            <div
                class="card"
                role="img"
                aria-label=label(athlete)
                data-card=identity::card(athlete)
                data-from=identity::DECK
            >
                {front(athlete, lit)}
            </div>
            <div class="offer-choices">{keep}{give}</div>
        </section>
    }
    .into_any()
}

fn choice(context: Context, action: Action, text: String, seat: Option<Seat>) -> AnyView {
    let label = match seat {
        Some(_) => messages::give_it(&text),
        None => text.clone(),
    };
    let class = format!("choice-button {}", seat.map_or("", seat_class));
    ActionButton {
        acts_on: ActsOn::FirstClick,
        ready: derived_bool(move || context.is_asked()),
        label: Some(Signal::stored(label)),
        ..ActionButton::new(action.to_string(), class)
    }
    .view(view! { {seat.map(mark)} <span>{text}</span> }.into_any(), move || context.act_at_once(action))
}

fn card(context: Context, task: Memo<Task>, lit: Signal<Option<Discipline>>, slot: Slot<Athlete>) -> AnyView {
    let Slot { card: athlete, is_new } = slot;
    let action = Action::Athlete(athlete);
    let ready = derived_bool(move || matches!(task.get(), Task::Send { .. }) && context.is_asked());
    let giver = context.memo(move |view| model::giver(view, athlete));
    let known = move || giver.get().map(|giver| (giver, context.name(giver)));
    let spoken = move || {
        let mut spoken = label(athlete);
        if let Some((_, name)) = known() {
            spoken = screens::sentences(&spoken, &messages::card_known_to(&name));
        }
        if ready.get() {
            spoken = screens::sentences(&spoken, messages::card_playable());
        }
        spoken
    };
    let content = view! {
        {front(athlete, lit)}
        <span class="visually-hidden">{derived_text(spoken)}</span>
        {dynamic_if(move || {
            let (giver, name) = known()?;
            Some(view! { <span class="known-to" aria-hidden="true">{mark(giver)}{messages::known_to(&name)}</span> })
        })}
    };
    let act = move || {
        if ready.get_untracked() {
            context.tap(action);
        } else {
            let (why, passage) = why_not(context, task.get_untracked());
            context.refuse_tap(&why, passage);
        }
    };
    let button = ActionButton {
        selected: context.is_selected(action),
        ready,
        dim: derived_bool(move || !ready.get()),
        card: Signal::stored(identity::card(athlete)),
        from: if is_new { identity::DECK.to_owned() } else { String::new() },
        ..ActionButton::new(action.to_string(), "card")
    };
    view! { <li class:new=is_new>{button.view(content.into_any(), act)}</li> }.into_any()
}

/// Why no athlete can be sent now.
fn why_not(context: Context, task: Task) -> (String, MessageId) {
    use olympia2000rules::{RULES_ONE_TEXT, RULES_THREE_TEXT, RULES_TWO_TEXT};
    let not_now = |seat| messages::why_not_now(&context.name(seat));
    match task {
        Task::Choose { .. } => (messages::why_first_chip().to_owned(), RULES_TWO_TEXT),
        Task::WaitChoose(seat) => (not_now(seat), RULES_TWO_TEXT),
        Task::Deal { .. } => (messages::why_first_deal().to_owned(), RULES_THREE_TEXT),
        Task::WaitDeal(seat) => (not_now(seat), RULES_THREE_TEXT),
        Task::Sent { .. } => (messages::sent_wait_why().to_owned(), RULES_ONE_TEXT),
        _ => (messages::watch_choosing().to_owned(), RULES_ONE_TEXT),
    }
}
