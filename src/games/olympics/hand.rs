//! The hand of who looks, and what he is asked.

use super::board::part;
use super::card::front;
use super::identity;
use super::model::{self, Held, Slot, Task};
use super::sport::colour;
use super::words::{self, Say};
use crate::desk::STEPS;
use crate::games::{Piece, Stand};
use crate::parts::{holds, live_if, says, tap, truth};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Action, Card, Competitor, HAND, Placement, Token, View};
use pentathlon_engine::rules::Seat;

/// The most cards in a hand: before an investment.
const MOST: usize = HAND + 1;

/// Prompt and hand.
pub fn hand(stand: Stand) -> AnyView {
    let held = part(stand, model::hand);
    let task = part(stand, model::task);
    let is = move |wanted: fn(Task) -> bool| {
        holds(move || task.get().flatten().is_some_and(wanted) && stand.asked().is_some())
    };
    let before = StoredValue::new(model::remembered(&stand.past()));
    let slots = Piece::new(move || {
        let held = held.get().flatten().unwrap_or_default();
        let slots = before.with_value(|before| model::slots(before, &held));
        before.set_value(slots.clone());
        slots
    });
    let slot = move |index: usize| {
        let slot = Piece::new(move || slots.get()?.get(index).copied().flatten());
        live_if(move || Some(card(stand, task, slot.get().flatten()?)))
    };
    view! {
        <div
            class="o-hand m-hand"
            class:ends=holds(move || matches!(task.get().flatten(), Some(Task::Ceremony | Task::Over)))
            class:bidding=is(|task| matches!(task, Task::Bid(_)))
            class:investing=is(|task| matches!(task, Task::Invest(_)))
        >
            <section class="prompt" aria-labelledby="prompt">
                {live_if(move || task.get().flatten().map(|task| prompt(stand, task)))}
            </section>
            <ul class="hand" data-place=identity::HAND>
                {(0..MOST).map(|index| stand.opens(STEPS - MOST + index, move || slot(index))).collect_view()}
            </ul>
        </div>
    }
    .into_any()
}

/// A question with what the selection would do, and the button that does it.
#[derive(Clone, PartialEq, Default)]
struct Prompt {
    title: String,
    why: String,
    confirm: Option<String>,
}

fn prompt(stand: Stand, task: Task) -> AnyView {
    let words = Piece::new(move || {
        let selected = stand.selected.get().and_then(|action| action.parse::<Action>().ok());
        words_of(stand, task, selected, stand.asked().is_some())
    });
    let words = move || words.get().unwrap_or_default();
    view! {
        <h2 id="prompt" tabindex="-1">{says(move || words().title)}</h2>
        <p>{says(move || words().why)}</p>
        {live_if(move || {
            words().confirm.map(|confirm| {
                view! {
                    <button type="button" class="primary confirm" on:click=tap(move || stand.confirm())>
                        {confirm}
                    </button>
                }
            })
        })}
    }
    .into_any()
}

fn words_of(stand: Stand, task: Task, selected: Option<Action>, asked: bool) -> Prompt {
    let plain = |title: String, why: &str| Prompt { title, why: why.to_owned(), confirm: None };
    let named = |say: Say, seat: Seat| say.with(&[("name", &stand.name(seat))]);
    match task {
        Task::Bid(seat) if asked => {
            let title = named(Say::AskBid, seat);
            match selected {
                Some(Action::Bid(card)) => Prompt {
                    title,
                    why: Say::BidWhy.with(&[("card", &words::card(card))]),
                    confirm: Some(Say::Bid.with(&[("value", &card.acquisition().to_string())])),
                },
                _ => plain(title, Say::AskBidWhy.text()),
            }
        }
        Task::Take(seat) if asked => {
            let title = named(Say::AskTake, seat);
            match selected {
                Some(Action::Take(_)) => Prompt {
                    title,
                    why: Say::TakeWhy.text().to_owned(),
                    confirm: Some(Say::Take.text().to_owned()),
                },
                _ => plain(title, Say::AskTakeWhy.text()),
            }
        }
        Task::Invest(seat) if asked => {
            let title = named(Say::AskInvest, seat);
            match selected {
                Some(Action::Invest(card)) => {
                    let (why, confirm) = would(stand, seat, card);
                    Prompt { title, why, confirm: Some(confirm) }
                }
                _ => plain(title, Say::AskInvestWhy.text()),
            }
        }
        Task::HasBid(seat, card) => plain(
            Say::BidDone.with(&[("name", &stand.name(seat)), ("value", &card.acquisition().to_string())]),
            Say::WaitOthers.text(),
        ),
        Task::HasInvested(seat, card) => plain(
            Say::InvestDone.with(&[("name", &stand.name(seat)), ("card", &words::card(card))]),
            Say::WaitOthers.text(),
        ),
        Task::Take(seat) | Task::WaitTake(seat) => plain(named(Say::WatchTake, seat), ""),
        Task::Bid(_) | Task::WaitBids => plain(Say::WatchBids.text().to_owned(), ""),
        Task::Invest(_) | Task::WaitInvestments => plain(Say::WatchInvest.text().to_owned(), ""),
        Task::Watch => plain(Say::WatchPlacing.text().to_owned(), ""),
        Task::Ceremony => plain(Say::WatchCeremony.text().to_owned(), ""),
        Task::Over => plain(Say::WatchOver.text().to_owned(), ""),
    }
}

/// What would become of a card that is invested, and the words of the button that does it.
fn would(stand: Stand, seat: Seat, card: Card) -> (String, String) {
    let (placement, turned) = stand.shown.with(|shown| {
        let Some(view) = shown.view.downcast_ref::<View>() else { return (None, None) };
        let line = view.line(Competitor::Seat(seat), card.event());
        let turned = line.and_then(|line| match line.token {
            Token::Covers(card) => card,
            Token::Unused | Token::Marks(_) => None,
        });
        (view.placement(card), turned)
    });
    let (event, name) = (words::event(card.event()), stand.name(seat));
    let invest = Say::Invest.text().to_owned();
    match (placement, turned) {
        (Some(Placement::Upgrade { replaced }), _) => {
            let replaced = words::card_and_stars(replaced);
            (Say::InvestUpgrade.with(&[("replaced", &replaced)]), invest)
        }
        (Some(Placement::Discard { standing }), _) => {
            let standing = words::card_and_stars(standing);
            (Say::InvestDiscard.with(&[("standing", &standing)]), Say::DiscardIt.text().to_owned())
        }
        (_, Some(turned)) => {
            let turned = words::card_and_stars(turned);
            (Say::InvestDownTurns.with(&[("turned", &turned)]), invest)
        }
        (_, None) => (Say::InvestDown.with(&[("event", event), ("name", &name)]), invest),
    }
}

/// Where a card would go: at length, in short, and the class it is drawn with.
fn goes(held: Held) -> (String, String, &'static str) {
    let both = |long: Say, short: Say| (long.text().to_owned(), short.text().to_owned());
    match held.placement {
        Some(Placement::Upgrade { replaced }) => {
            let values = [
                ("kind", words::kind(replaced.card_type())),
                ("stars", words::star_row(replaced.performance())),
            ];
            (Say::GoesUpgrade.with(&values), Say::GoesUpgradeShort.with(&values), "m-goes upgrade")
        }
        Some(Placement::Discard { .. }) => {
            let (long, short) = both(Say::GoesDiscard, Say::GoesDiscardShort);
            (long, short, "m-goes waste")
        }
        Some(Placement::FaceDown) | None => {
            let long = Say::GoesDown.with(&[("event", words::event(held.card.event()))]);
            (long, Say::GoesDownShort.text().to_owned(), "m-goes")
        }
    }
}

fn card(stand: Stand, task: Piece<Option<Task>>, slot: Slot) -> AnyView {
    let Slot { held, is_new } = slot;
    let card = held.card;
    // A card is bid or invested, as the phase wants it.
    let action = move || match task.get().flatten() {
        Some(Task::Invest(_) | Task::HasInvested(..) | Task::WaitInvestments) => Action::Invest(card),
        _ => Action::Bid(card),
    };
    let notation = says(move || action().to_string());
    let selected = holds(move || stand.selected.with(|selected| *selected == Some(notation.get())));
    let ready = holds(move || {
        matches!(task.get().flatten(), Some(Task::Bid(_) | Task::Invest(_))) && stand.asked().is_some()
    });
    let (long, short, class) = goes(held);
    let spoken = format!("{}. {long}.", words::card_in_full(card));
    let act = move || {
        if ready.get_untracked() {
            stand.tap(notation.get_untracked());
        } else {
            stand.explain(&why_not(stand, task.peek().flatten()));
        }
    };
    view! {
        <li class:new=is_new>
            <button
                type="button"
                class=format!("card m-card {}", colour(card.event()))
                class:dim=holds(move || !ready.get())
                class:selected=selected
                aria-pressed=truth(move || selected.get())
                data-card=identity::card(card)
                data-from=if is_new { identity::POOL } else { "" }
                data-action=notation
                data-ready=truth(move || ready.get())
                on:click=tap(act)
            >
                {front(card)}
                <span class=class aria-hidden="true">
                    <span class="long">{long}</span>
                    <span class="short">{short}</span>
                </span>
                <span class="spoken">{says(move || {
                    if ready.get() { format!("{spoken} {}", Say::CardPlayable.text()) } else { spoken.clone() }
                })}</span>
            </button>
        </li>
    }
    .into_any()
}

/// Why no card can be chosen now.
fn why_not(stand: Stand, task: Option<Task>) -> String {
    match task {
        Some(Task::Take(_)) => Say::WhyTakeNow.text().to_owned(),
        Some(Task::WaitTake(seat)) => Say::WhyNotYourTurn.with(&[("name", &stand.name(seat))]),
        Some(Task::HasBid(..) | Task::HasInvested(..)) => Say::WaitOthers.text().to_owned(),
        Some(Task::WaitInvestments) => Say::WatchInvest.text().to_owned(),
        _ => Say::WatchBids.text().to_owned(),
    }
}
