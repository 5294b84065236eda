//! The hand and the prompt.

use super::card::{back, front};
use super::model::{self, Task};
use super::picture::colour;
use super::{Context, identity, names};
use crate::games;
use crate::messages::{MessageId, olympics as messages, olympicsrules};
use crate::ui::{
    ActionButton, Arrivals, HandOrder, Prompt, Slot, card_list, confirm_button, derived_bool, derived_text,
    dynamic_if, question,
};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Action, Card, Competitor, Event, Placement, Token, View};
use pentathlon_engine::rules::Seat;

/// The prompt and the hand.
pub fn hand(context: Context) -> AnyView {
    let task = context.memo(model::task);
    let prompt = games::prompt_or_heading(context, move || prompt(context, task.get()));
    let asks = move |what: fn(Task) -> bool| derived_bool(move || what(task.get()) && context.is_asked());
    let past = context.past_views();
    let order = StoredValue::new(HandOrder::remembered(past.iter().map(|view| model::hand(view))));
    // The dealt hand is there from the beginning; only later cards arrive from the pool.
    let dealt = past.first().map(|view| model::hand(view)).unwrap_or_default();
    let held = context.memo(model::hand);
    let remembered = StoredValue::new(Arrivals::remembered(past.iter().map(|view| model::hand(view))));
    let arrivals = Memo::new(move |before: Option<&Arrivals<Card>>| {
        before.cloned().unwrap_or_else(|| remembered.get_value()).then(held.get())
    });
    let slots = move || {
        order.update_value(|order| order.update(&held.read()));
        let is_new = |slot: &Slot<Card>| slot.is_new && !dealt.contains(&slot.card);
        let slot = |slot: Slot<Card>| Slot { is_new: is_new(&slot), ..slot };
        order.with_value(|order| order.slots().map(slot).collect::<Vec<_>>())
    };
    view! {
        <div
            class="hand-layout olympics-hand"
            class:ends=derived_bool(move || matches!(task.get(), Task::Ceremony | Task::Over))
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
                    move |slot| card(context, task, arrivals, slot),
                )}
            </ul>
        </div>
    }
    .into_any()
}

/// The question, and the effect of the selection.
fn prompt(context: Context, task: Task) -> Prompt {
    let (selected, asked) = (context.selected(), context.is_asked());
    let named = |say: fn(&str) -> String, seat: Seat| say(&context.name(seat));
    match (task, selected) {
        (Task::Bid(seat), Some(Action::Bid(card))) if asked => Prompt {
            title: named(messages::ask_bid, seat),
            why: messages::bid_why().to_owned(),
            confirm: Some(messages::bid(card.acquisition())),
        },
        (Task::Bid(seat), _) if asked => {
            Prompt::plain(named(messages::ask_bid, seat), messages::ask_bid_why())
        }
        (Task::Take(seat), Some(Action::Take(_))) if asked => Prompt {
            title: named(messages::ask_take, seat),
            why: messages::take_why().to_owned(),
            confirm: Some(messages::take().to_owned()),
        },
        (Task::Take(seat), _) if asked => {
            Prompt::plain(named(messages::ask_take, seat), messages::ask_take_why())
        }
        (Task::Invest(seat), Some(Action::Invest(card))) if asked => {
            let (why, confirm) = outcome(&context.view(), seat, card);
            Prompt { title: named(messages::ask_invest, seat), why, confirm: Some(confirm.to_owned()) }
        }
        (Task::Invest(seat), _) if asked => {
            Prompt::plain(named(messages::ask_invest, seat), messages::ask_invest_why())
        }
        (Task::HasBid(seat, card), _) => Prompt::plain(
            messages::bid_done(&context.name(seat), card.acquisition()),
            messages::wait_others(),
        ),
        (Task::HasInvested(seat, card), _) => Prompt::plain(
            messages::invest_done(&context.name(seat), names::card(card)),
            messages::wait_others(),
        ),
        (Task::Take(seat) | Task::WaitTake(seat), _) => Prompt::plain(named(messages::watch_take, seat), ""),
        (Task::Bid(_) | Task::WaitBids, _) => Prompt::plain(messages::watch_bids(), ""),
        (Task::Invest(_) | Task::WaitInvestments, _) => Prompt::plain(messages::watch_invest(), ""),
        (Task::Watch, _) => Prompt::plain(messages::watch_placing(), ""),
        (Task::Ceremony, _) => Prompt::plain(messages::watch_ceremony(), ""),
        (Task::Over, _) => Prompt::plain(messages::watch_over(), ""),
    }
}

/// The effect of investing a card, and the text of the button that does it.
fn outcome(view: &View, seat: Seat, card: Card) -> (String, &'static str) {
    let event = card.event();
    match view.placement(card) {
        Some(Placement::Upgrade { replaced }) => {
            (messages::invest_upgrade(names::card(replaced), replaced.performance()), messages::invest())
        }
        Some(Placement::Discard { standing }) => {
            (messages::invest_discard(standing.performance()), messages::discard_it())
        }
        Some(Placement::FaceDown) | None => {
            let why = match model::line(view, Competitor::Seat(seat), event).token {
                Token::Covers(Some(turned)) => {
                    messages::invest_down_turns(names::card(turned), turned.performance())
                }
                _ => messages::invest_down(names::event(event)),
            };
            (why, messages::invest())
        }
    }
}

/// Where an invested card would go.
#[derive(Clone, PartialEq)]
struct Destination {
    /// What the card would do to another one: the words of a strip, long and short, and their class.
    strip: Option<(String, String, &'static str)>,
    spoken: String,
}

fn destination(view: &View, seat: Seat, card: Card) -> Destination {
    match view.placement(card) {
        Some(Placement::Upgrade { replaced }) => {
            let (kind, stars) = (names::kind(replaced.card_type()), replaced.performance());
            let short = messages::goes_upgrade_short().to_owned();
            Destination {
                strip: Some((messages::goes_upgrade(kind, stars), short, "olympics-goes upgrade")),
                spoken: messages::spoken_upgrade(kind, stars),
            }
        }
        Some(Placement::Discard { .. }) => Destination {
            strip: Some((
                messages::goes_discard().to_owned(),
                messages::goes_discard_short().to_owned(),
                "olympics-goes waste",
            )),
            spoken: messages::spoken_discard().to_owned(),
        },
        Some(Placement::FaceDown) | None => {
            let spoken = messages::spoken_down(names::event(card.event()));
            match model::line(view, Competitor::Seat(seat), card.event()).token {
                Token::Covers(Some(turned)) => {
                    let (kind, stars) = (names::kind(turned.card_type()), turned.performance());
                    let (long, short) =
                        (messages::goes_turns(kind, stars), messages::goes_turns_short(stars));
                    let turns = messages::invest_down_turns(names::card(turned), stars);
                    Destination {
                        strip: Some((long, short, "olympics-goes")),
                        spoken: messages::sentences(&spoken, &turns),
                    }
                }
                _ => Destination { strip: None, spoken },
            }
        }
    }
}

fn card(context: Context, task: Memo<Task>, arrivals: Memo<Arrivals<Card>>, slot: Slot<Card>) -> AnyView {
    let Slot { card, is_new } = slot;
    // The phase decides whether a card is bid or invested.
    let action = Memo::new(move |_| match task.get() {
        Task::Invest(_) | Task::HasInvested(..) | Task::WaitInvestments => Action::Invest(card),
        _ => Action::Bid(card),
    });
    let ready =
        derived_bool(move || matches!(task.get(), Task::Bid(_) | Task::Invest(_)) && context.is_asked());
    // A bid is discarded, so the destination is shown only when cards are invested.
    let goes = Memo::new(move |_| match task.get() {
        Task::Invest(seat) if context.is_asked() => Some(destination(&context.view(), seat, card)),
        _ => None,
    });
    let just_came = derived_bool(move || arrivals.read().contains(card));
    let spoken = move || {
        let mut spoken = messages::card_sentence(names::card(card), card.performance(), card.acquisition());
        if just_came.get() {
            spoken = messages::sentences(&spoken, messages::card_new());
        }
        if let Some(goes) = &*goes.read() {
            spoken = messages::sentences(&spoken, &goes.spoken);
        }
        if ready.get() {
            spoken = messages::sentences(&spoken, messages::card_playable());
        }
        spoken
    };
    // The card beneath the pair comes from the pool as it lay there, and is turned over for its new owner alone.
    let was_beneath = is_new
        && untrack(
            || matches!(context.event(), Some(Event::Took { closed: Some(closed), .. }) if closed == card),
        );
    let content = view! {
        {front(card)}
        {was_beneath.then(|| view! { <span class="olympics-over">{back()}</span> })}
        {dynamic_if(move || {
            let (long, short, class) = goes.get()?.strip?;
            Some(view! {
                <span class=class aria-hidden="true">
                    <span class="long">{long}</span>
                    <span class="short">{short}</span>
                </span>
            })
        })}
        {dynamic_if(move || just_came.get().then(|| view! {
            <small class="olympics-new" aria-hidden="true">{messages::mark_new()}</small>
        }))}
        <span class="visually-hidden">{derived_text(spoken)}</span>
    };
    let act = move || {
        if ready.get_untracked() {
            context.tap(action.get_untracked());
        } else {
            let (why, passage) = why_not(context, task.get_untracked());
            context.refuse_tap(&why, passage);
        }
    };
    let button = ActionButton {
        selected: derived_bool(move || context.selected() == Some(action.get())),
        ready,
        dim: derived_bool(move || !ready.get()),
        card: Signal::stored(identity::card(card)),
        from: if is_new { identity::POOL.to_owned() } else { String::new() },
        ..ActionButton::new(
            derived_text(move || action.get().to_string()),
            format!("card olympics-card {}", colour(card.event())),
        )
    };
    view! { <li class:new=just_came>{button.view(content.into_any(), act)}</li> }.into_any()
}

/// Why no card can be chosen now, and the passage of the rules about it.
fn why_not(context: Context, task: Task) -> (String, MessageId) {
    let why = match task {
        Task::Take(_) => messages::why_take_now().to_owned(),
        Task::WaitTake(seat) => messages::why_not_your_turn(&context.name(seat)),
        Task::HasBid(..) | Task::HasInvested(..) => messages::wait_others().to_owned(),
        Task::WaitInvestments => messages::watch_invest().to_owned(),
        _ => messages::watch_bids().to_owned(),
    };
    let invests = matches!(task, Task::HasInvested(..) | Task::WaitInvestments);
    (why, if invests { olympicsrules::RULES_TWO_TEXT } else { olympicsrules::RULES_ONE_BID })
}
