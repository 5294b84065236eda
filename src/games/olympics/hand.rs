//! The hand, and what is asked.

use super::card::front;
use super::model::{self, Task};
use super::narrate::heading;
use super::sport::colour;
use super::words::{self, Say};
use super::{Context, identity};
use crate::games;
use crate::ui::{
    ActionButton, HandOrder, Prompt, Slot, card_list, confirm_button, derived_text, dynamic_if, flag,
    question,
};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Action, Card, Competitor, Placement, Token, View};
use pentathlon_engine::rules::Seat;

/// Prompt and hand.
pub fn hand(context: Context) -> AnyView {
    let task = context.memo(model::task);
    let prompt = games::prompt(context, heading, move || prompt(context, task.get()));
    let asks = move |what: fn(Task) -> bool| flag(move || what(task.get()) && context.is_asked());
    let past = context.past_views();
    let order = StoredValue::new(HandOrder::remembered(past.iter().map(|view| model::hand(view))));
    // The hand that is dealt is there from the beginning; only later cards come from the pool.
    let dealt = past.first().map(|view| model::hand(view)).unwrap_or_default();
    let held = context.memo(model::hand);
    let slots = move || {
        order.update_value(|order| order.update(&held.read()));
        let is_new = |slot: &Slot<Card>| slot.is_new && !dealt.contains(&slot.card);
        let slot = |slot: Slot<Card>| Slot { is_new: is_new(&slot), ..slot };
        order.with_value(|order| order.slots().map(slot).collect::<Vec<_>>())
    };
    view! {
        <div
            class="hand-layout olympics-hand"
            class:ends=flag(move || matches!(task.get(), Task::Ceremony | Task::Over))
            class:bidding=asks(|task| matches!(task, Task::Bid(_)))
            class:investing=asks(|task| matches!(task, Task::Invest(_)))
        >
            <section class="prompt" aria-labelledby="prompt">
                {question(prompt)} {confirm_button(prompt, move || context.confirm())}
            </section>
            <ul class="hand" data-place=identity::HAND>
                {card_list(
                    slots,
                    |slot| u64::from(slot.card.number()),
                    move |slot| card(context, task, slot),
                )}
            </ul>
        </div>
    }
    .into_any()
}

/// What is asked, and what the selection would do.
fn prompt(context: Context, task: Task) -> Prompt {
    let (selected, asked) = (context.selected(), context.is_asked());
    let named = |say: Say, seat: Seat| say.with(&[("name", &context.name(seat))]);
    match (task, selected) {
        (Task::Bid(seat), Some(Action::Bid(card))) if asked => Prompt {
            title: named(Say::AskBid, seat),
            why: Say::BidWhy.with(&[("card", &words::card(card))]),
            confirm: Some(Say::Bid.with(&[("value", &card.acquisition().to_string())])),
        },
        (Task::Bid(seat), _) if asked => Prompt::plain(named(Say::AskBid, seat), Say::AskBidWhy.text()),
        (Task::Take(seat), Some(Action::Take(_))) if asked => Prompt {
            title: named(Say::AskTake, seat),
            why: Say::TakeWhy.text().to_owned(),
            confirm: Some(Say::Take.text().to_owned()),
        },
        (Task::Take(seat), _) if asked => Prompt::plain(named(Say::AskTake, seat), Say::AskTakeWhy.text()),
        (Task::Invest(seat), Some(Action::Invest(card))) if asked => {
            let (why, confirm) = outcome(&context.view(), seat, &context.name(seat), card);
            Prompt { title: named(Say::AskInvest, seat), why, confirm: Some(confirm.text().to_owned()) }
        }
        (Task::Invest(seat), _) if asked => {
            Prompt::plain(named(Say::AskInvest, seat), Say::AskInvestWhy.text())
        }
        (Task::HasBid(seat, card), _) => Prompt::plain(
            Say::BidDone.with(&[("name", &context.name(seat)), ("value", &card.acquisition().to_string())]),
            Say::WaitOthers.text(),
        ),
        (Task::HasInvested(seat, card), _) => Prompt::plain(
            Say::InvestDone.with(&[("name", &context.name(seat)), ("card", &words::card(card))]),
            Say::WaitOthers.text(),
        ),
        (Task::Take(seat) | Task::WaitTake(seat), _) => Prompt::plain(named(Say::WatchTake, seat), ""),
        (Task::Bid(_) | Task::WaitBids, _) => Prompt::plain(Say::WatchBids.text(), ""),
        (Task::Invest(_) | Task::WaitInvestments, _) => Prompt::plain(Say::WatchInvest.text(), ""),
        (Task::Watch, _) => Prompt::plain(Say::WatchPlacing.text(), ""),
        (Task::Ceremony, _) => Prompt::plain(Say::WatchCeremony.text(), ""),
        (Task::Over, _) => Prompt::plain(Say::WatchOver.text(), ""),
    }
}

/// What would become of a card that is invested, and what the button says that does it.
fn outcome(view: &View, seat: Seat, name: &str, card: Card) -> (String, Say) {
    let event = card.event();
    match view.placement(card) {
        Some(Placement::Upgrade { replaced }) => {
            let replaced = words::card_and_stars(replaced);
            (Say::InvestUpgrade.with(&[("replaced", &replaced)]), Say::Invest)
        }
        Some(Placement::Discard { standing }) => {
            let standing = words::card_and_stars(standing);
            (Say::InvestDiscard.with(&[("standing", &standing)]), Say::DiscardIt)
        }
        Some(Placement::FaceDown) | None => {
            let why = match model::line(view, Competitor::Seat(seat), event).token {
                Token::Covers(Some(turned)) => {
                    Say::InvestDownTurns.with(&[("turned", &words::card_and_stars(turned))])
                }
                _ => Say::InvestDown.with(&[("event", words::event(event)), ("name", name)]),
            };
            (why, Say::Invest)
        }
    }
}

/// Where a card would go if it were invested.
#[derive(Clone, PartialEq)]
struct Destination {
    long: String,
    short: String,
    class: &'static str,
}

fn destination(view: &View, card: Card) -> Destination {
    match view.placement(card) {
        Some(Placement::Upgrade { replaced }) => {
            let values = [
                ("kind", words::kind(replaced.card_type())),
                ("stars", words::star_row(replaced.performance())),
            ];
            Destination {
                long: Say::GoesUpgrade.with(&values),
                short: Say::GoesUpgradeShort.text().to_owned(),
                class: "olympics-goes upgrade",
            }
        }
        Some(Placement::Discard { .. }) => Destination {
            long: Say::GoesDiscard.text().to_owned(),
            short: Say::GoesDiscardShort.text().to_owned(),
            class: "olympics-goes waste",
        },
        Some(Placement::FaceDown) | None => Destination {
            long: Say::GoesDown.with(&[("event", words::event(card.event()))]),
            short: Say::GoesDownShort.text().to_owned(),
            class: "olympics-goes",
        },
    }
}

fn card(context: Context, task: Memo<Task>, slot: Slot<Card>) -> AnyView {
    let Slot { card, is_new } = slot;
    // A card is bid or invested, as the phase wants it.
    let action = Memo::new(move |_| match task.get() {
        Task::Invest(_) | Task::HasInvested(..) | Task::WaitInvestments => Action::Invest(card),
        _ => Action::Bid(card),
    });
    let ready = flag(move || matches!(task.get(), Task::Bid(_) | Task::Invest(_)) && context.is_asked());
    // A bid is discarded: where the card would go is told only when cards are invested.
    let goes = context.memo(move |view| model::invests(view).then(|| destination(view, card)));
    let spoken = move || {
        let mut spoken = format!("{}.", words::card_in_full(card));
        if let Some(goes) = &*goes.read() {
            spoken.push_str(&format!(" {}.", goes.long));
        }
        if ready.get() {
            spoken.push(' ');
            spoken.push_str(Say::CardPlayable.text());
        }
        spoken
    };
    let content = view! {
        {front(card)}
        {dynamic_if(move || {
            let Destination { long, short, class } = goes.get()?;
            Some(view! {
                <span class=class aria-hidden="true">
                    <span class="long">{long}</span>
                    <span class="short">{short}</span>
                </span>
            })
        })}
        <span class="spoken">{derived_text(spoken)}</span>
    };
    let act = move || {
        if ready.get_untracked() {
            context.tap(action.get_untracked());
        } else {
            context.explain(&why_not(context, task.get_untracked()));
        }
    };
    let button = ActionButton {
        selected: flag(move || context.selected() == Some(action.get())),
        ready,
        dim: flag(move || !ready.get()),
        card: Signal::stored(identity::card(card)),
        from: if is_new { identity::POOL.to_owned() } else { String::new() },
        ..ActionButton::new(
            derived_text(move || action.get().to_string()),
            format!("card olympics-card {}", colour(card.event())),
        )
    };
    view! { <li class:new=is_new>{button.view(content.into_any(), act)}</li> }.into_any()
}

/// Why no card can be chosen now.
fn why_not(context: Context, task: Task) -> String {
    match task {
        Task::Take(_) => Say::WhyTakeNow.text().to_owned(),
        Task::WaitTake(seat) => Say::WhyNotYourTurn.with(&[("name", &context.name(seat))]),
        Task::HasBid(..) | Task::HasInvested(..) => Say::WaitOthers.text().to_owned(),
        Task::WaitInvestments => Say::WatchInvest.text().to_owned(),
        _ => Say::WatchBids.text().to_owned(),
    }
}
