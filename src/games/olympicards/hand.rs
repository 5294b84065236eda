//! The hand of who looks, and what he is asked.

use super::board::part;
use super::identity;
use super::model::{self, Cards, Chosen, Task, Turn};
use super::need;
use super::phrase;
use super::picture::front;
use super::prompt::{Prompt, earns, prompt};
use super::words::Say;
use crate::browser::watch;
use crate::games::{Piece, Stand};
use crate::parts::{holds, live, live_if, says, tap, truth};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Action, Attempt, Performance, View};

/// So many cards overlap in a row of the narrowest phone, 24 pixels of each in sight; and on a tablet.
const ROW: i32 = 11;
const WIDE_ROW: i32 = 26;

/// What the pieces of the hand share.
#[derive(Clone, Copy)]
struct Desk {
    stand: Stand,
    task: Piece<Option<Task>>,
    cards: Piece<Option<Option<Cards>>>,
    /// Which places of the hand are chosen; of copies it is seen which one was touched.
    chosen: RwSignal<Chosen>,
}

impl Desk {
    fn cards(self) -> Cards {
        self.cards.get().flatten().flatten().unwrap_or_default()
    }

    /// The turn, if who looks is asked for cards.
    fn turn(self) -> Option<Turn> {
        self.stand.asked()?;
        match self.task.get().flatten() {
            Some(Task::Turn(turn)) => Some(turn),
            _ => None,
        }
    }

    /// Why the card cannot be played, alone or with others; nothing, if it can.
    fn fault(self, turn: Turn, card: Performance) -> Option<String> {
        let cards = self.cards();
        // Where one card is played at a time, another takes the place of the chosen one.
        let chosen = if turn.rule().most > 1 { cards.chosen(self.chosen.get()) } else { None };
        let fits = turn.rule().fits(cards.hand(), chosen, card, turn.mark);
        fits.err().map(|reason| need::why_not(turn.sport, turn.mark, card, reason))
    }

    fn is_ready(self, card: Performance) -> bool {
        self.turn().is_some_and(|turn| self.fault(turn, card).is_none())
    }

    /// What is played if the card at a place is tapped.
    fn attempt(self, turn: Turn, index: usize) -> Option<Attempt> {
        let (cards, bit) = (self.cards(), 1 << index);
        let chosen = if turn.rule().most > 1 { self.chosen.get() | bit } else { bit };
        model::complete(turn, cards.hand(), cards.chosen(chosen))
    }

    /// A tap on the card at a place.
    fn touch(self, index: usize, card: Performance) {
        let stand = self.stand;
        let (bit, chosen) = (1 << index, self.chosen.get_untracked());
        let Some(turn) = untrack(|| self.turn()) else { return stand.explain(&self.not_now()) };
        let takes_out = chosen & bit != 0;
        if !takes_out && let Some(why) = untrack(|| self.fault(turn, card)) {
            return stand.explain(&why);
        }
        let several = turn.rule().most > 1;
        if several {
            // Several can be chosen: only who chooses knows when they are complete.
            let cards = untrack(|| self.cards());
            let attempt = model::complete(turn, cards.hand(), cards.chosen(chosen ^ bit));
            if stand.select(attempt.map(|attempt| Action::Cards(attempt).to_string())) {
                self.chosen.set(chosen ^ bit);
            }
        } else if chosen != 0 && !takes_out {
            // Another copy of what is selected is not yet a second tap.
            if stand.select(Some(Action::Cards(Attempt::one(card)).to_string())) {
                self.chosen.set(bit);
            }
        } else {
            self.chosen.set(bit);
            stand.tap(Action::Cards(Attempt::one(card)).to_string());
        }
    }

    /// Why nothing can be played.
    fn not_now(self) -> String {
        match self.task.peek().flatten() {
            Some(Task::Choose { sport, .. }) => Say::WhyChoose.with(&[("sport", phrase::the(sport))]),
            Some(Task::Turn(turn)) => Say::WhyNotTurn.with(&[("name", &self.stand.name(turn.seat))]),
            _ => Say::WatchOver.text().to_owned(),
        }
    }
}

fn read(selected: Option<String>) -> Option<Action> {
    selected.and_then(|action| action.parse().ok())
}

/// Prompt and hand.
pub fn hand(stand: Stand) -> AnyView {
    let desk = Desk {
        stand,
        task: part(stand, model::task),
        cards: part(stand, model::cards),
        chosen: RwSignal::new(0),
    };
    // Nothing is chosen any more when nothing is selected, or something that is no card.
    watch(move || {
        if !matches!(read(stand.selected.get()), Some(Action::Cards(_))) {
            desk.chosen.set(0);
        }
    });
    let words = Piece::new(move || {
        let name = |seat| stand.name(seat);
        let (cards, selected) = (desk.cards(), read(stand.selected.get()));
        let asked = stand.asked().is_some();
        stand.shown.with(|shown| {
            let view = shown.view.downcast_ref::<View>()?;
            Some(prompt(view, selected, asked, &cards, &name))
        })
    });
    let acts = Piece::new(move || {
        let asked = stand.asked().is_some();
        desk.task.get().flatten().filter(|_| asked).map(|task| matches!(task, Task::Choose { .. }))
    });
    let kind = says(move || {
        let kind = match (stand.asked(), desk.task.get().flatten()) {
            (Some(_), Some(Task::Choose { .. })) => "choosing",
            (Some(_), Some(Task::Turn(_))) => "playing",
            _ => "watching",
        };
        format!("cards-hand {kind}")
    });
    view! {
        <div class=kind>
            <section class="ask" aria-labelledby="prompt">{ask(words)}</section>
            {live(move || draw_cards(desk, &desk.cards()))}
            <div class="acts">
                {live_if(move || {
                    acts.get().flatten().map(|choosing| if choosing { choices(stand) } else { withdraw(stand) })
                })}
                {live_if(move || {
                    words.get().flatten().and_then(|words| words.confirm).map(|confirm| {
                        view! {
                            <button type="button" class="primary confirm" on:click=tap(move || stand.confirm())>
                                {confirm}
                            </button>
                        }
                    })
                })}
            </div>
        </div>
    }
    .into_any()
}

fn ask(words: Piece<Option<Prompt>>) -> impl IntoView {
    let words = move || words.get().flatten().unwrap_or_default();
    view! {
        <h2 id="prompt" tabindex="-1">{says(move || words().title)}</h2>
        <p aria-live="polite">{says(move || words().why)}</p>
    }
}

/// To play the sport, or to put it off.
fn choices(stand: Stand) -> AnyView {
    let choice = |action: Action, say: Say| {
        let words = view! { <b>{say.text()}</b> }.into_any();
        button(stand, action, "choose-sport", words)
    };
    view! {
        {choice(Action::PlaySport, Say::PlaySport)} {choice(Action::Defer, Say::Defer)}
    }
    .into_any()
}

/// To withdraw: a button of its own that says what it would earn, away from the one that confirms.
fn withdraw(stand: Stand) -> AnyView {
    let earned = Piece::new(move || {
        let name = |seat| stand.name(seat);
        stand.shown.with(|shown| earns(shown.view.downcast_ref::<View>()?, &name))
    });
    let earned = says(move || earned.get().flatten().unwrap_or_default());
    let words = view! { <b>{Say::Withdraw.text()}</b> <small>{earned}</small> }.into_any();
    button(stand, Action::Withdraw, "withdraw", words)
}

fn button(stand: Stand, action: Action, class: &str, words: AnyView) -> AnyView {
    let notation = action.to_string();
    let selected = stand.is_selected(&notation);
    let touch = {
        let notation = notation.clone();
        move || match action {
            // Who withdraws is out: that is never done at one tap.
            Action::Withdraw if selected.get_untracked() => stand.confirm(),
            Action::Withdraw => {
                let _ = stand.select(Some(notation.clone()));
            }
            _ => stand.tap(notation.clone()),
        }
    };
    view! {
        <button
            type="button"
            class=format!("button {class}")
            class:selected=selected
            aria-pressed=truth(move || selected.get())
            data-action=notation
            data-ready="true"
            on:click=tap(touch)
        >
            {words}
        </button>
    }
    .into_any()
}

fn draw_cards(desk: Desk, cards: &Cards) -> AnyView {
    let count = cards.cards.len() as i32;
    let all: Vec<AnyView> = (0..cards.cards.len().min(Chosen::BITS as usize))
        .filter_map(|index| {
            let card = *cards.cards.get(index)?;
            let identity = identity::card(cards.seat, card, cards.nth(index));
            // How far from the middle, in half cards.
            let lean = (2 * index as i32 + 1 - count).to_string();
            Some(view! { <li style:--lean=lean>{draw_card(desk, index, card, identity)}</li> }.into_any())
        })
        .collect();
    let class = match count {
        0..=5 => "fanned fanned-few",
        6..=7 => "fanned",
        8..=14 => "fanned fanned-many",
        _ => "fanned fanned-most",
    };
    // Where they overlap in rows, all rows are of about the same length.
    let rows = |most: i32| {
        let rows = ((count + most - 1) / most).max(1);
        ((count + rows - 1) / rows, rows)
    };
    let ((row, rows), (wide, wides)) = (rows(ROW), rows(WIDE_ROW));
    view! {
        <ul
            class=class
            style:--row=row.to_string()
            style:--rows=rows.to_string()
            style:--wide=wide.to_string()
            style:--wides=wides.to_string()
            data-place=identity::HAND
        >
            {all}
        </ul>
    }
    .into_any()
}

fn draw_card(desk: Desk, index: usize, card: Performance, identity: String) -> impl IntoView {
    let selected = holds(move || desk.chosen.get() >> index & 1 == 1);
    // What is chosen cannot always be played alone: the fewest cards that complete it are offered.
    let joins = holds(move || match read(desk.stand.selected.get()) {
        Some(Action::Cards(attempt)) => {
            desk.cards().others(desk.chosen.get(), Some(attempt)) >> index & 1 == 1
        }
        _ => false,
    });
    let ready = holds(move || desk.is_ready(card));
    let touchable = holds(move || ready.get() || selected.get());
    let asked = holds(move || desk.turn().is_some());
    let action = says(move || {
        let attempt = desk.turn().and_then(|turn| desk.attempt(turn, index)).unwrap_or(Attempt::one(card));
        Action::Cards(attempt).to_string()
    });
    view! {
        <button
            type="button"
            class="held-card"
            class:dim=holds(move || asked.get() && !touchable.get())
            class:selected=selected
            class:joins=joins
            aria-pressed=truth(move || selected.get() || joins.get())
            data-card=identity
            data-from=identity::STACK
            data-action=action
            data-ready=truth(move || touchable.get())
            on:click=tap(move || desk.touch(index, card))
        >
            {front(card)}
            <span class="spoken">{says(move || {
                let name = phrase::card_name(card);
                if ready.get() { format!("{name}. {}", Say::CardReady.text()) } else { format!("{name}.") }
            })}</span>
        </button>
    }
}
