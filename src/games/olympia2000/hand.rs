//! The hand, and what is asked.

use super::card::{front, label};
use super::model::{self, Task};
use super::narrate::heading;
use super::words::{self, Say};
use super::{Context, identity};
use crate::games;
use crate::ui::{
    ActionButton, HandOrder, Prompt, Slot, card_list, confirm_button, derived_text, dynamic_if, flag, mark,
    question, seat_class,
};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Action, Athlete, Discipline};
use pentathlon_engine::rules::{Seat, SeatSet};

/// Prompt and hand.
pub fn hand(context: Context) -> AnyView {
    let task = context.memo(model::task);
    let prompt = games::prompt(context, heading, move || prompt(context, task.get()));
    let lit = context.memo(|view| model::contested(view).map(|chip| chip.discipline)).into();
    let dealing = flag(move || matches!(task.get(), Task::Deal { .. }));
    let past = context.past_views();
    let order = StoredValue::new(HandOrder::remembered(past.iter().map(|view| model::hand(view))));
    let held = context.memo(model::hand);
    let slots = move || {
        order.update_value(|order| order.update(&held.read()));
        order.with_value(|order| order.slots().collect::<Vec<Slot<Athlete>>>())
    };
    let offer = Memo::new(move |_| match task.get() {
        Task::Deal { athlete, to, .. } if context.is_played() => Some((athlete, to)),
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

/// What is asked, and what the selection would do.
fn prompt(context: Context, task: Task) -> Prompt {
    let (selected, asked) = (context.selected(), context.is_asked());
    let name = |seat: Seat| context.name(seat);
    match task {
        Task::Send { seat, prize, last } if asked => {
            let title = Say::AskAthlete.with(&[("name", &name(seat))]);
            let discipline = words::discipline(prize.discipline);
            match selected {
                Some(Action::Athlete(athlete)) => {
                    let place = athlete.place(prize.discipline);
                    let why = match athlete.rank(prize.discipline) {
                        rank if rank <= Athlete::LAST_RANK => Say::SendWhy,
                        _ => Say::SendWhyNone,
                    };
                    Prompt {
                        title,
                        why: why.with(&[("discipline", discipline), ("place", &words::place(place))]),
                        confirm: Some(Say::Send.with(&[("name", athlete.name())])),
                    }
                }
                _ => {
                    let why = if last { Say::AskAthleteWhyOne } else { Say::AskAthleteWhy };
                    let why = why.with(&[("discipline", discipline), ("value", &prize.value.to_string())]);
                    Prompt::plain(title, why)
                }
            }
        }
        Task::Sent { seat, athlete } => Prompt::plain(
            Say::SentWait.with(&[("name", &name(seat)), ("athlete", athlete.name())]),
            Say::SentWaitWhy.text(),
        ),
        Task::Choose { seat, prize } if asked => {
            let title = Say::AskChip.with(&[("name", &name(seat))]);
            let chosen = match selected {
                Some(Action::Chip(discipline)) => context.view().columns.uppermost(discipline),
                _ => None,
            };
            match chosen {
                Some(chip) => Prompt {
                    title,
                    why: Say::ChooseChipWhy.text().to_owned(),
                    confirm: Some(Say::ChooseChip.with(&[
                        ("discipline", words::discipline(chip.discipline)),
                        ("value", &chip.value.to_string()),
                    ])),
                },
                None => Prompt {
                    title,
                    why: Say::AskChipWhy.with(&[
                        ("discipline", words::discipline(prize.discipline)),
                        ("value", &prize.value.to_string()),
                    ]),
                    confirm: None,
                },
            }
        }
        Task::Deal { seat, to, .. } if asked => {
            let (title, why) = if to.is_empty() {
                (Say::AskDealForced, Say::AskDealForcedWhy)
            } else {
                (Say::AskDeal, Say::AskDealWhy)
            };
            Prompt::plain(title.with(&[("name", &name(seat))]), why.text())
        }
        Task::Choose { seat, .. } | Task::WaitChoose(seat) => {
            Prompt::plain(Say::WatchChip.with(&[("name", &name(seat))]), "")
        }
        Task::Deal { seat, .. } | Task::WaitDeal(seat) => {
            Prompt::plain(Say::WatchDeal.with(&[("name", &name(seat))]), "")
        }
        Task::Send { .. } | Task::WaitAthletes => Prompt::plain(Say::WatchChoosing.text().to_owned(), ""),
        Task::Watch => Prompt::plain(Say::WatchResult.text().to_owned(), ""),
        Task::Over => Prompt::plain(Say::WatchOver.text().to_owned(), ""),
    }
}

/// The card from the deck, and what can be done with it.
fn draw_offer(context: Context, lit: Signal<Option<Discipline>>, athlete: Athlete, to: SeatSet) -> AnyView {
    let keep = choice(context, Action::Keep, Say::KeepShort.text().to_owned(), None);
    let give: Vec<AnyView> =
        to.iter().map(|seat| choice(context, Action::Give(seat), context.name(seat), Some(seat))).collect();
    view! {
        <section class="offer" aria-label=Say::FromDeck.text()>
            <p class="overline">{Say::FromDeck.text()}</p>
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
        Some(_) => Say::GiveIt.with(&[("name", &text)]),
        None => text.clone(),
    };
    let class = format!("choice-button {}", seat.map_or("", seat_class));
    ActionButton {
        once: true,
        ready: flag(move || context.is_asked()),
        label: Some(Signal::stored(label)),
        ..ActionButton::new(action.to_string(), class)
    }
    .view(view! { {seat.map(mark)} <span>{text}</span> }.into_any(), move || context.tap_once(action))
}

fn card(context: Context, task: Memo<Task>, lit: Signal<Option<Discipline>>, slot: Slot<Athlete>) -> AnyView {
    let Slot { card: athlete, is_new } = slot;
    let action = Action::Athlete(athlete);
    let ready = flag(move || matches!(task.get(), Task::Send { .. }) && context.is_asked());
    let giver = context.memo(move |view| model::giver(view, athlete));
    let known = move || giver.get().map(|giver| (giver, context.name(giver)));
    let spoken = move || {
        let mut spoken = label(athlete);
        let mut add = |sentence: &str| {
            spoken.push(' ');
            spoken.push_str(sentence);
        };
        if let Some((_, name)) = known() {
            add(&Say::CardKnownTo.with(&[("name", &name)]));
        }
        if ready.get() {
            add(Say::CardPlayable.text());
        }
        spoken
    };
    let content = view! {
        {front(athlete, lit)}
        <span class="spoken">{derived_text(spoken)}</span>
        {dynamic_if(move || {
            let (giver, name) = known()?;
            let knows = Say::KnownTo.with(&[("name", &name)]);
            Some(view! { <span class="known-to" aria-hidden="true">{mark(giver)}{knows}</span> })
        })}
    };
    let act = move || {
        if ready.get_untracked() {
            context.tap(action);
        } else {
            context.explain(&why_not(context, task.get_untracked()));
        }
    };
    let button = ActionButton {
        selected: context.is_selected(action),
        ready,
        dim: flag(move || !ready.get()),
        card: Signal::stored(identity::card(athlete)),
        from: if is_new { identity::DECK.to_owned() } else { String::new() },
        ..ActionButton::new(action.to_string(), "card")
    };
    view! { <li class:new=is_new>{button.view(content.into_any(), act)}</li> }.into_any()
}

/// Why no athlete can be sent now.
fn why_not(context: Context, task: Task) -> String {
    match task {
        Task::Choose { .. } => Say::WhyFirstChip.text().to_owned(),
        Task::Deal { .. } => Say::WhyFirstDeal.text().to_owned(),
        Task::WaitChoose(seat) | Task::WaitDeal(seat) => {
            Say::WhyNotNow.with(&[("name", &context.name(seat))])
        }
        Task::Sent { .. } => Say::SentWaitWhy.text().to_owned(),
        _ => Say::WatchChoosing.text().to_owned(),
    }
}
