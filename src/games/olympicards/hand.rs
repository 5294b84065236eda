//! The hand of the viewer, and the prompt.

use super::cards::{self, SeatCard, attempt_of, hand_of};
use super::model::{self, Task};
use super::picture::front;
use super::prompt::{may_set_record, prompt, withdrawing};
use super::turn::Turn;
use super::{Context, identity, names, requirement};
use crate::games;
use crate::messages::{MessageId, olympicards as messages, olympicardsrules};
use crate::ui::{ActionButton, card_list, confirm_button, derived_bool, derived_text, dynamic_if, question};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Action, Against, Attempt, Performance, Sport};

/// Up to so many cards lie like a fan, where there is room.
const MAX_IN_A_ROW: usize = 7;
/// How many cards fit in a row on the narrowest phone, each as wide as a finger.
const ROW: usize = 8;
/// More cards than this take longer rows.
const CROWD: usize = 3 * ROW;
const CROWDED_ROW: usize = 10;

/// What the parts of the hand share.
#[derive(Clone, Copy)]
struct HandState {
    context: Context,
    task: Memo<Task>,
    /// The turn, if the viewer has to play.
    turn: Memo<Option<Turn>>,
    held: Memo<Vec<SeatCard>>,
    /// The tapped cards. Of equal copies, this tells which one was tapped.
    tapped: RwSignal<Vec<SeatCard>>,
    /// The tapped cards, as long as cards are selected; otherwise empty.
    chosen: Memo<Vec<SeatCard>>,
    /// The fewest cards that must join if the chosen ones cannot be played alone.
    joining: Memo<Vec<SeatCard>>,
}

impl HandState {
    fn new(context: Context) -> Self {
        let (task, held) = (context.memo(model::task), context.memo(cards::held));
        let turn = Memo::new(move |_| match task.get() {
            Task::Turn(turn) if context.is_asked() => Some(turn),
            _ => None,
        });
        let tapped = RwSignal::new(Vec::new());
        let selected = Memo::new(move |_| match context.selected() {
            Some(Action::Cards(attempt)) => Some(attempt),
            _ => None,
        });
        let chosen = Memo::new(move |_| selected.get().map_or_else(Vec::new, |_| tapped.get()));
        let joining = Memo::new(move |_| {
            let joining = |attempt| cards::joining(&held.read(), &chosen.read(), attempt);
            selected.get().map_or_else(Vec::new, joining)
        });
        Self { context, task, turn, held, tapped, chosen, joining }
    }

    /// Why a card cannot be played, alone or with others; `None` if it can.
    fn fault(self, turn: Turn, card: Performance) -> Option<String> {
        let rule = turn.sport.rule();
        // Where only one card is played, another one replaces the chosen card.
        let chosen = if rule.most > 1 { attempt_of(&self.chosen.read()) } else { None };
        let fits = rule.fits(hand_of(&self.held.read()), chosen, card, turn.mark);
        fits.err().map(|reason| requirement::why_not(turn.sport, turn.mark, card, reason))
    }

    /// What the chosen cards play.
    fn attempt(self, turn: Turn, chosen: &[SeatCard]) -> Option<Attempt> {
        turn.complete(hand_of(&self.held.read()), attempt_of(chosen))
    }

    /// The action of a tap on a card.
    fn action(self, held: SeatCard) -> Action {
        let attempt = self.turn.get().and_then(|turn| {
            let mut chosen = if turn.sport.rule().most > 1 { self.chosen.get() } else { Vec::new() };
            if !chosen.contains(&held) {
                chosen.push(held);
            }
            self.attempt(turn, &chosen)
        });
        Action::Cards(attempt.unwrap_or(Attempt::one(held.card)))
    }

    /// Handles a tap on a card.
    fn tap(self, held: SeatCard) {
        let context = self.context;
        let Some(turn) = self.turn.get() else { return context.explain(&self.not_now(), self.passage()) };
        let mut chosen = self.chosen.get();
        let takes_out = chosen.contains(&held);
        if !takes_out && let Some(why) = self.fault(turn, held.card) {
            return context.explain(&why, self.passage());
        }
        let one = Action::Cards(Attempt::one(held.card));
        if turn.sport.rule().most > 1 {
            // With several cards, only the player knows when the choice is complete.
            if takes_out {
                chosen.retain(|other| *other != held);
            } else {
                chosen.push(held);
            }
            if context.select(self.attempt(turn, &chosen).map(Action::Cards)) {
                self.tapped.set(chosen);
            }
        } else if !chosen.is_empty() && !takes_out {
            // Tapping another copy of the selected card is not a second tap.
            if context.select(Some(one)) {
                self.tapped.set(vec![held]);
            }
        } else {
            self.tapped.set(vec![held]);
            context.tap(one);
        }
    }

    /// The passage of the rules about what can be played.
    fn passage(self) -> MessageId {
        match self.task.get() {
            Task::Choose { .. } => olympicardsrules::RULES_TURN_TEXT,
            Task::Turn(turn) => match turn.sport {
                Sport::TableTennis => olympicardsrules::RULES_TENNIS_TEXT,
                Sport::Sailing => olympicardsrules::RULES_SAILING_TEXT,
                sport => match sport.rule().against {
                    Against::Own => olympicardsrules::RULES_OWN_TEXT,
                    Against::Last => olympicardsrules::RULES_LATEST_TEXT,
                    Against::Turned => olympicardsrules::RULES_TURNED_TEXT,
                },
            },
            Task::Watch | Task::Over => olympicardsrules::RULES_PLAY_TEXT,
        }
    }

    /// Why nothing can be played.
    fn not_now(self) -> String {
        match self.task.get() {
            Task::Choose { sport, .. } => messages::why_choose(names::sport(sport)),
            Task::Turn(turn) => messages::why_not_turn(&self.context.name(turn.seat)),
            Task::Watch => String::new(),
            Task::Over => messages::watch_over().to_owned(),
        }
    }
}

/// The prompt and the hand.
pub fn hand(context: Context) -> AnyView {
    let state = HandState::new(context);
    let prompt = games::prompt(context, move || prompt(context, &state.held.read()));
    let asked =
        Memo::new(move |_| context.is_asked().then(|| matches!(state.task.get(), Task::Choose { .. })));
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
            withdraw(state)
        }
    };
    view! {
        <div class=kind>
            <section class="ask" aria-labelledby="prompt">{question(prompt)}</section>
            {fan(state)}
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
fn withdraw(state: HandState) -> AnyView {
    let context = state.context;
    let words = Memo::new(move |_| withdrawing(context));
    let alone = Memo::new(move |_| state.turn.get().is_some_and(|turn| turn.alone));
    let has_choice = Memo::new(move |_| {
        let held = state.held.read();
        state.turn.get().is_some_and(|turn| {
            if turn.alone {
                may_set_record(&context.view(), turn, &held)
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
            context.play_on_tap(action);
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
fn fan(state: HandState) -> AnyView {
    let held = state.held;
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
            {card_list(move || held.get(), |held| held.key(), move |held| card(state, held))}
        </ul>
    }
    .into_any()
}

fn card(state: HandState, held: SeatCard) -> AnyView {
    let selected = derived_bool(move || state.chosen.read().contains(&held));
    let joins = Memo::new(move |_| state.joining.read().contains(&held));
    let ready =
        Memo::new(move |_| state.turn.get().is_some_and(|turn| state.fault(turn, held.card).is_none()));
    let touchable = move || ready.get() || selected.get();
    let (colour, value) = (names::colour(held.card.colour()), held.card.value());
    let spoken = move || match ready.get() {
        true => messages::card_ready(colour, value),
        false => messages::card_idle(colour, value),
    };
    // The distance from the middle, in half cards.
    let lean = derived_text(move || {
        let all = state.held.read();
        let place = all.iter().position(|other| *other == held).unwrap_or_default();
        (2 * place as i32 + 1 - all.len() as i32).to_string()
    });
    let kind = kind(held.card);
    let class = move || format!("held-card {kind}{}", if joins.get() { " joins" } else { "" });
    let button = ActionButton {
        selected,
        joined: joins.into(),
        ready: derived_bool(touchable),
        dim: derived_bool(move || state.turn.read().is_some() && !touchable()),
        card: Signal::stored(identity::card(held)),
        from: identity::STACK.to_owned(),
        ..ActionButton::new(derived_text(move || state.action(held).to_string()), derived_text(class))
    };
    let content = view! { {front(held.card)} <span class="visually-hidden">{derived_text(spoken)}</span> };
    let button = button.view(content.into_any(), move || untrack(|| state.tap(held)));
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
