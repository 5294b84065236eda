//! The hand of the viewer, and the prompt.

mod selection;

use super::cards::{SeatCard, hand_of};
use super::model::Task;
use super::picture::front;
use super::prompt::{may_try_for_record, prompt, withdrawing};
use super::{Context, identity, names};
use crate::games;
use crate::messages::olympicards as messages;
use crate::ui::{ActionButton, card_list, confirm_button, derived_bool, derived_text, dynamic_if, question};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Action, Attempt, Performance};
use selection::Selection;

/// Up to so many cards lie like a fan, where there is room.
const MAX_IN_A_ROW: usize = 7;
/// How many cards fit in a row on the narrowest phone, each as wide as a finger.
const ROW: usize = 8;
/// More cards than this take longer rows.
const CROWD: usize = 3 * ROW;
const CROWDED_ROW: usize = 10;

/// The prompt and the hand.
pub fn hand(context: Context) -> AnyView {
    let selection = Selection::new(context);
    let prompt = games::prompt_or_heading(context, move || prompt(context, &selection.held.read()));
    let asked =
        Memo::new(move |_| context.is_asked().then(|| matches!(selection.task.get(), Task::Choose { .. })));
    let kind = derived_text(move || {
        match asked.get() {
            Some(true) => "cards-hand choosing",
            Some(false) => "cards-hand playing",
            None => "cards-hand watching",
        }
        .to_owned()
    });
    let choices = move |choosing: bool| {
        if choosing {
            [
                choose(context, Action::PlaySport, messages::play_sport, messages::play_sport_it),
                choose(context, Action::Defer, messages::defer, messages::defer_it),
            ]
            .into_any()
        } else {
            withdraw(selection)
        }
    };
    view! {
        <div class=kind>
            <section class="ask" aria-labelledby="prompt">{question(prompt)}</section>
            {fan(selection)}
            <div class="acts">
                {dynamic_if(move || asked.get().map(choices))} {confirm_button(prompt, move || context.confirm())}
            </div>
        </div>
    }
    .into_any()
}

/// The buttons to play the sport or to put it off. The chosen one becomes the button that confirms.
fn choose(
    context: Context,
    action: Action,
    plain: fn() -> &'static str,
    confirm: fn(messages::Sport) -> String,
) -> AnyView {
    let selected = context.is_selected(action);
    let sport = context.memo(|view| view.sport.map(names::sport));
    let words = move || match sport.get().filter(|_| selected.get()) {
        Some(sport) => confirm(sport),
        None => plain().to_owned(),
    };
    let class = move || {
        if selected.get() { "primary choose-sport confirm" } else { "button choose-sport" }.to_owned()
    };
    let button = ActionButton { selected, ..ActionButton::new(action.to_string(), derived_text(class)) };
    button.view(view! { <b>{derived_text(words)}</b> }.into_any(), move || context.tap(action))
}

/// The button to withdraw, or to take gold. It says what that earns, and is away from the button that confirms: a
/// withdrawal is final for this sport and may draw cards, so tapping this button repeatedly never confirms; taking gold
/// draws none, so a second tap does. Where nothing can be played or won, one tap is enough.
fn withdraw(selection: Selection) -> AnyView {
    let context = selection.context;
    let words = Memo::new(move |_| withdrawing(context));
    let alone = Memo::new(move |_| selection.turn.get().is_some_and(|turn| turn.alone));
    let has_choice = Memo::new(move |_| {
        let held = selection.held.read();
        selection.turn.get().is_some_and(|turn| {
            if turn.alone {
                may_try_for_record(&context.view(), turn, &held)
            } else {
                turn.can_play(hand_of(&held))
            }
        })
    });
    let content = view! {
        <b>{derived_text(move || words.read().0.to_owned())}</b>
        <small>{derived_text(move || words.read().1.clone())}</small>
    };
    let action = Action::Withdraw;
    let selected = context.is_selected(action);
    let class = move || {
        match (alone.get(), has_choice.get(), selected.get()) {
            (true, true, true) => "primary withdraw confirm",
            (_, false, _) => "primary withdraw",
            _ => "button withdraw",
        }
        .to_owned()
    };
    let button = ActionButton { selected, ..ActionButton::new(action.to_string(), derived_text(class)) };
    button.view(content.into_any(), move || {
        if !has_choice.get_untracked() {
            context.act_at_once(action);
        } else if alone.get_untracked() {
            context.tap(action);
        } else {
            context.select(Some(action));
        }
    })
}

/// In how many rows so many cards lie, on a phone.
fn rows_of(cards: usize) -> usize {
    cards.div_ceil(if cards > CROWD { CROWDED_ROW } else { ROW }).max(1)
}

/// The cards in rows of about the same length, each card whole. A wide screen has half as many rows.
fn fan(selection: Selection) -> AnyView {
    let held = selection.held;
    let count = Memo::new(move |_| held.read().len());
    let class = derived_text(move || {
        if count.get() > MAX_IN_A_ROW { "fanned" } else { "fanned fanned-few" }.to_owned()
    });
    let rows = move |wide: usize| derived_text(move || rows_of(count.get()).div_ceil(wide).to_string());
    let row = move |wide: usize| {
        derived_text(move || count.get().div_ceil(rows_of(count.get()).div_ceil(wide)).max(1).to_string())
    };
    view! {
        <ul
            class=class
            style:--row=row(1)
            style:--rows=rows(1)
            style:--wide=row(2)
            style:--wides=rows(2)
            data-place=identity::HAND
        >
            {card_list(move || held.get(), |held| held.key(), move |held| card(selection, held))}
        </ul>
    }
    .into_any()
}

fn card(selection: Selection, held: SeatCard) -> AnyView {
    let selected = derived_bool(move || selection.chosen.read().contains(&held));
    let joins = Memo::new(move |_| selection.joining.read().contains(&held));
    let ready = Memo::new(move |_| {
        selection.turn.get().is_some_and(|turn| selection.fault(turn, held.card).is_none())
    });
    let touchable = move || ready.get() || selected.get();
    let (colour, value) = (names::colour(held.card.colour()), held.card.value());
    let spoken = move || match ready.get() {
        true => messages::card_ready(colour, value),
        false => messages::card_idle(colour, value),
    };
    // The distance from the middle, in half cards.
    let lean = derived_text(move || {
        let all = selection.held.read();
        let place = all.iter().position(|other| *other == held).unwrap_or_default();
        (2 * place as i32 + 1 - all.len() as i32).to_string()
    });
    let kind = kind(held.card);
    let class = move || format!("held-card {kind}{}", if joins.get() { " joins" } else { "" });
    let button = ActionButton {
        selected,
        joined: joins.into(),
        ready: derived_bool(touchable),
        dim: derived_bool(move || selection.turn.read().is_some() && !touchable()),
        card: Signal::stored(identity::card(held)),
        from: identity::STACK.to_owned(),
        ..ActionButton::new(derived_text(move || selection.action(held).to_string()), derived_text(class))
    };
    let content = view! { {front(held.card)} <span class="visually-hidden">{derived_text(spoken)}</span> };
    let button = button.view(content.into_any(), move || untrack(|| selection.tap(held)));
    view! { <li style:--lean=lean>{button}</li> }.into_any()
}

/// The class of all copies of a card.
fn kind(card: Performance) -> String {
    format!("kind-{}", card.index())
}

/// The cards of a play, as selectors, and how many of each: cards change what they do with the selection, and keep their
/// names.
pub fn buttons(attempt: Attempt) -> Vec<(String, usize)> {
    let mut kinds: Vec<(String, usize)> = Vec::new();
    for card in attempt.cards() {
        let selector = format!(".held-card.{}", kind(card));
        match kinds.last_mut().filter(|(known, _)| *known == selector) {
            Some((_, count)) => *count += 1,
            None => kinds.push((selector, 1)),
        }
    }
    kinds
}
