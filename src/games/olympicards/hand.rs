//! The hand of the viewer, and what is asked.

use super::cards::{self, SeatCard, attempt_of, complete, hand_of};
use super::model::{self, Task, Turn};
use super::narrate::heading;
use super::picture::front;
use super::prompt::{earns, prompt};
use super::words::Say;
use super::{Context, identity, phrase, requirement};
use crate::games;
use crate::ui::{ActionButton, card_list, confirm_button, derived_text, dynamic_if, flag, question};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Action, Attempt, Performance};

/// So many cards overlap in a row of the narrowest phone, 24 pixels of each in sight; and on a tablet.
const ROW: usize = 11;
const WIDE_ROW: usize = 26;

/// What the parts of the hand share.
#[derive(Clone, Copy)]
struct HandState {
    context: Context,
    task: Memo<Task>,
    /// The turn, if the viewer is asked for cards.
    turn: Memo<Option<Turn>>,
    held: Memo<Vec<SeatCard>>,
    /// The cards that were tapped; of copies it is seen which one was.
    tapped: RwSignal<Vec<SeatCard>>,
    /// Those of them that are chosen: none any more, when no cards are selected.
    chosen: Memo<Vec<SeatCard>>,
    /// What is chosen cannot always be played alone: the fewest cards that complete it join in.
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

    /// Why the card cannot be played, alone or with others; nothing, if it can.
    fn fault(self, turn: Turn, card: Performance) -> Option<String> {
        let rule = turn.sport.rule();
        // Where one card is played at a time, another takes the place of the chosen one.
        let chosen = if rule.most > 1 { attempt_of(&self.chosen.read()) } else { None };
        let fits = rule.fits(hand_of(&self.held.read()), chosen, card, turn.mark);
        fits.err().map(|reason| requirement::why_not(turn.sport, turn.mark, card, reason))
    }

    /// What is played when these cards are chosen.
    fn attempt(self, turn: Turn, chosen: &[SeatCard]) -> Option<Attempt> {
        complete(turn, hand_of(&self.held.read()), attempt_of(chosen))
    }

    /// What a tap on a card would play.
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

    /// A tap on a card.
    fn tap(self, held: SeatCard) {
        let context = self.context;
        let Some(turn) = self.turn.get() else { return context.explain(&self.not_now()) };
        let mut chosen = self.chosen.get();
        let takes_out = chosen.contains(&held);
        if !takes_out && let Some(why) = self.fault(turn, held.card) {
            return context.explain(&why);
        }
        let one = Action::Cards(Attempt::one(held.card));
        if turn.sport.rule().most > 1 {
            // Several can be chosen: only the player knows when they are complete.
            if takes_out {
                chosen.retain(|other| *other != held);
            } else {
                chosen.push(held);
            }
            if context.select(self.attempt(turn, &chosen).map(Action::Cards)) {
                self.tapped.set(chosen);
            }
        } else if !chosen.is_empty() && !takes_out {
            // Another copy of what is selected is not yet a second tap.
            if context.select(Some(one)) {
                self.tapped.set(vec![held]);
            }
        } else {
            self.tapped.set(vec![held]);
            context.tap(one);
        }
    }

    /// Why nothing can be played.
    fn not_now(self) -> String {
        match self.task.get() {
            Task::Choose { sport, .. } => Say::WhyChoose.with(&[("sport", phrase::the(sport))]),
            Task::Turn(turn) => Say::WhyNotTurn.with(&[("name", &self.context.name(turn.seat))]),
            Task::Watch => String::new(),
            Task::Over => Say::WatchOver.text().to_owned(),
        }
    }
}

/// Prompt and hand.
pub fn hand(context: Context) -> AnyView {
    let state = HandState::new(context);
    let prompt = games::prompt(context, heading, move || prompt(context, &state.held.read()));
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
                choose(context, Action::PlaySport, Say::PlaySport, Say::PlaySportIt),
                choose(context, Action::Defer, Say::Defer, Say::DeferIt),
            ]
            .into_any()
        } else {
            withdraw(context)
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

/// To play the sport or to put it off: the button that is chosen becomes the one that confirms.
fn choose(context: Context, action: Action, plain: Say, confirm: Say) -> AnyView {
    let selected = context.is_selected(action);
    let sport = context.memo(|view| view.sport.map(phrase::the).unwrap_or_default());
    let words = move || match selected.get() {
        true => confirm.with(&[("sport", sport.get())]),
        false => plain.text().to_owned(),
    };
    let class = move || {
        if selected.get() { "primary choose-sport confirm" } else { "button choose-sport" }.to_owned()
    };
    let button = ActionButton { selected, ..ActionButton::new(action.to_string(), derived_text(class)) };
    button.view(view! { <b>{derived_text(words)}</b> }.into_any(), move || context.tap(action))
}

/// To withdraw: a button of its own that says what it would earn, away from the one that confirms. A withdrawal is final
/// for this sport and may draw cards: however often this one is tapped, only the other does it.
fn withdraw(context: Context) -> AnyView {
    let earned = derived_text(move || earns(context));
    let words = view! { <b>{Say::Withdraw.text()}</b> <small>{earned}</small> };
    let action = Action::Withdraw;
    let selected = context.is_selected(action);
    let button =
        ActionButton { selected, ..ActionButton::new(action.to_string(), "button withdraw".to_owned()) };
    button.view(words.into_any(), move || {
        context.select(Some(action));
    })
}

/// The cards, side by side as long as there is room, else overlapping in rows.
fn fan(state: HandState) -> AnyView {
    let held = state.held;
    let count = Memo::new(move |_| held.read().len());
    let class = move || {
        match count.get() {
            0..=5 => "fanned fanned-few",
            6..=7 => "fanned",
            8..=14 => "fanned fanned-many",
            _ => "fanned fanned-most",
        }
        .to_owned()
    };
    let rows = move |most: usize| derived_text(move || count.get().div_ceil(most).max(1).to_string());
    // All rows are of about the same length.
    let row = move |most: usize| {
        derived_text(move || count.get().div_ceil(count.get().div_ceil(most).max(1)).to_string())
    };
    view! {
        <ul
            class=derived_text(class)
            style:--row=row(ROW)
            style:--rows=rows(ROW)
            style:--wide=row(WIDE_ROW)
            style:--wides=rows(WIDE_ROW)
            data-place=identity::HAND
        >
            {card_list(move || held.get(), |held| held.key(), move |held| card(state, held))}
        </ul>
    }
    .into_any()
}

fn card(state: HandState, held: SeatCard) -> AnyView {
    let selected = flag(move || state.chosen.read().contains(&held));
    let joins = Memo::new(move |_| state.joining.read().contains(&held));
    let ready =
        Memo::new(move |_| state.turn.get().is_some_and(|turn| state.fault(turn, held.card).is_none()));
    let touchable = move || ready.get() || selected.get();
    let name = phrase::card_name(held.card);
    let spoken = move || {
        if ready.get() { format!("{name}. {}", Say::CardReady.text()) } else { format!("{name}.") }
    };
    // How far from the middle, in half cards.
    let lean = derived_text(move || {
        let all = state.held.read();
        let place = all.iter().position(|other| *other == held).unwrap_or_default();
        (2 * place as i32 + 1 - all.len() as i32).to_string()
    });
    let class = move || if joins.get() { "held-card joins" } else { "held-card" }.to_owned();
    let button = ActionButton {
        selected,
        joined: joins.into(),
        ready: flag(touchable),
        dim: flag(move || state.turn.read().is_some() && !touchable()),
        card: Signal::stored(identity::card(held)),
        from: identity::STACK.to_owned(),
        ..ActionButton::new(derived_text(move || state.action(held).to_string()), derived_text(class))
    };
    let content = view! { {front(held.card)} <span class="spoken">{derived_text(spoken)}</span> };
    let button = button.view(content.into_any(), move || untrack(|| state.tap(held)));
    view! { <li style:--lean=lean>{button}</li> }.into_any()
}
