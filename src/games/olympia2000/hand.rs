//! The hand of who looks, and what he is asked.

use super::board::part;
use super::card::{front, label};
use super::identity;
use super::model::{self, Held, Slot, Task};
use super::words::{self, Say};
use crate::desk::{STEPS, TURNS};
use crate::games::{Piece, Stand};
use crate::parts::{holds, live_if, mark, says, seat_class, tap, truth};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Action, Athlete, Chip, Discipline, HAND, View};
use pentathlon_engine::rules::{Seat, SeatSet};

/// Prompt and hand.
pub fn hand(stand: Stand) -> AnyView {
    // In turns: the offer, the places that count, what is asked, the cards.
    let held = part(stand.turn(TURNS - 2), model::hand);
    let task = part(stand, model::task);
    let is_asked = Piece::new(move || task.get().flatten().is_some());
    let prize = part(stand.turn(TURNS - 4), |view| view.prize.map(|chip| chip.discipline));
    let lit = Signal::derive(move || prize.get().flatten().flatten());
    let offered = part(stand.turn(TURNS - 5), model::task);
    let dealing = holds(move || matches!(offered.get().flatten(), Some(Task::Deal { .. })));
    let before = StoredValue::new(model::remembered(&stand.past()));
    let slots = Piece::new(move || {
        let held = held.get().flatten().unwrap_or_default();
        let slots = before.with_value(|before| model::slots(before, &held));
        before.set_value(slots.clone());
        slots
    });
    let slot = move |index: usize| {
        let slot = Piece::new(move || slots.get()?.get(index).copied().flatten());
        live_if(move || {
            let slot = slot.get().flatten()?;
            Some(card(stand, task, lit, slot))
        })
    };
    view! {
        <div class="o-hand" class:placed=stand.plays() class:dealing=dealing>
            <section class="prompt" aria-labelledby="prompt">
                {live_if(move || (is_asked.get() == Some(true)).then(|| prompt(stand, task)))}
            </section>
            <div class="offer-and-hand">
                {stand.opens(STEPS - HAND - 2, move || live_if(move || match offered.get().flatten() {
                    Some(Task::Deal { athlete, to, .. }) if stand.plays() => Some(offer(stand, lit, athlete, to)),
                    _ => None,
                }))}
                <ul class="hand">
                    {(0..HAND).map(|index| stand.opens(STEPS - HAND - 1 + index, move || slot(index))).collect_view()}
                </ul>
            </div>
        </div>
    }
    .into_any()
}

fn read(selected: Option<String>) -> Option<Action> {
    selected.and_then(|action| action.parse().ok())
}

/// A question with what the selection would do, and the button that does it.
#[derive(Clone, PartialEq, Default)]
struct Prompt {
    title: String,
    why: String,
    confirm: Option<String>,
}

/// It stands as long as anything is asked: only its words are written anew.
fn prompt(stand: Stand, task: Piece<Option<Task>>) -> AnyView {
    let uppermost = move |discipline| {
        stand.shown.with(|shown| shown.view.downcast_ref::<View>()?.columns.uppermost(discipline))
    };
    let words = Piece::new(move || {
        let task = task.get().flatten()?;
        Some(words_of(stand, task, read(stand.selected.get()), stand.asked().is_some(), uppermost))
    });
    let words = move || words.get().flatten().unwrap_or_default();
    let confirm = Piece::new(move || words().confirm);
    view! {
        <h2 id="prompt" tabindex="-1">{says(move || words().title)}</h2>
        <p>{says(move || words().why)}</p>
        {live_if(move || {
            confirm.get().flatten().map(|confirm| {
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

fn words_of(
    stand: Stand,
    task: Task,
    selected: Option<Action>,
    asked: bool,
    uppermost: impl Fn(Discipline) -> Option<Chip>,
) -> Prompt {
    let plain = |title: String, why: &str| Prompt { title, why: why.to_owned(), confirm: None };
    let name = |seat: Seat| stand.name(seat);
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
                        why: why.with(&[("discipline", discipline), ("place", &words::place_in_full(place))]),
                        confirm: Some(Say::Send.with(&[("name", athlete.name())])),
                    }
                }
                _ => {
                    let why = if last { Say::AskAthleteWhyOne } else { Say::AskAthleteWhy };
                    let why = why.with(&[("discipline", discipline), ("value", &prize.value.to_string())]);
                    Prompt { title, why, confirm: None }
                }
            }
        }
        Task::Sent { seat, athlete } => plain(
            Say::SentWait.with(&[("name", &name(seat)), ("athlete", athlete.name())]),
            Say::SentWaitWhy.text(),
        ),
        Task::Choose { seat, prize } if asked => {
            let title = Say::AskChip.with(&[("name", &name(seat))]);
            let chosen = match selected {
                Some(Action::Chip(discipline)) => uppermost(discipline),
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
        Task::Deal { seat, athlete, to } if asked => match selected {
            Some(Action::Give(to)) => Prompt {
                title: Say::AskDeal.with(&[("name", &name(seat))]),
                why: Say::GiveWhy.with(&[("name", &name(to)), ("athlete", athlete.name())]),
                confirm: Some(Say::GiveIt.with(&[("name", &name(to))])),
            },
            Some(Action::Keep) => Prompt {
                title: Say::AskDeal.with(&[("name", &name(seat))]),
                why: Say::KeepWhy.with(&[("athlete", athlete.name())]),
                confirm: Some(Say::KeepIt.with(&[("athlete", athlete.name())])),
            },
            _ if to.is_empty() => {
                plain(Say::AskDealForced.with(&[("name", &name(seat))]), Say::AskDealForcedWhy.text())
            }
            _ => plain(Say::AskDeal.with(&[("name", &name(seat))]), Say::AskDealWhy.text()),
        },
        Task::Choose { seat, .. } | Task::WaitChoose(seat) => {
            plain(Say::WatchChip.with(&[("name", &name(seat))]), "")
        }
        Task::Deal { seat, .. } | Task::WaitDeal(seat) => {
            plain(Say::WatchDeal.with(&[("name", &name(seat))]), "")
        }
        Task::Send { .. } | Task::WaitAthletes => plain(Say::WatchChoosing.text().to_owned(), ""),
        Task::Over => plain(Say::WatchOver.text().to_owned(), ""),
    }
}

/// The card from the deck, and what can be done with it.
fn offer(stand: Stand, lit: Signal<Option<Discipline>>, athlete: Athlete, to: SeatSet) -> impl IntoView {
    let keep = choice(stand, Action::Keep, Say::KeepShort.text().to_owned(), None);
    let give: Vec<AnyView> = to
        .iter()
        .map(|seat| choice(stand, Action::Give(seat), stand.name(seat), Some(seat)).into_any())
        .collect();
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
}

fn choice(stand: Stand, action: Action, text: String, seat: Option<Seat>) -> impl IntoView {
    let notation = action.to_string();
    let selected = stand.is_selected(&notation);
    let class = seat.map_or("choice-button", seat_class);
    let label = match seat {
        Some(_) => Say::GiveIt.with(&[("name", &text)]),
        None => text.clone(),
    };
    view! {
        <button
            type="button"
            class=format!("choice-button {class}")
            class:selected=selected
            aria-pressed=truth(move || selected.get())
            aria-label=label
            data-action=notation.clone()
            data-ready=truth(move || stand.asked().is_some())
            on:click=tap(move || stand.tap(notation.clone()))
        >
            {seat.map(mark)}
            <span>{text}</span>
        </button>
    }
}

fn card(
    stand: Stand,
    task: Piece<Option<Task>>,
    lit: Signal<Option<Discipline>>,
    slot: Slot,
) -> impl IntoView {
    let Slot { held: Held { athlete, known_to }, is_new } = slot;
    let notation = Action::Athlete(athlete).to_string();
    let selected = stand.is_selected(&notation);
    let ready =
        holds(move || matches!(task.get().flatten(), Some(Task::Send { .. })) && stand.asked().is_some());
    let mut spoken = label(athlete);
    let known = known_to.map(|giver| {
        let name = stand.name(giver);
        spoken.push(' ');
        spoken.push_str(&Say::CardKnownTo.with(&[("name", &name)]));
        view! { <span class="known-to" aria-hidden="true">{mark(giver)}{Say::KnownTo.with(&[("name", &name)])}</span> }
    });
    let act = {
        let notation = notation.clone();
        move || {
            if ready.get_untracked() {
                stand.tap(notation.clone());
            } else {
                stand.explain(&why_not(stand, task.peek().flatten()));
            }
        }
    };
    view! {
        <li class:new=is_new>
            <button
                type="button"
                class="card"
                class:dim=holds(move || !ready.get())
                class:selected=selected
                aria-pressed=truth(move || selected.get())
                data-card=identity::card(athlete)
                data-from=if is_new { identity::DECK } else { "" }
                data-action=notation.clone()
                data-ready=truth(move || ready.get())
                on:click=tap(act)
            >
                {front(athlete, lit)}
                <span class="spoken">{says(move || {
                    if ready.get() { format!("{spoken} {}", Say::CardPlayable.text()) } else { spoken.clone() }
                })}</span>
                {known}
            </button>
        </li>
    }
}

/// Why no athlete can be sent now.
fn why_not(stand: Stand, task: Option<Task>) -> String {
    match task {
        Some(Task::Choose { .. }) => Say::WhyFirstChip.text().to_owned(),
        Some(Task::Deal { .. }) => Say::WhyFirstDeal.text().to_owned(),
        Some(Task::WaitChoose(seat) | Task::WaitDeal(seat)) => {
            Say::WhyNotNow.with(&[("name", &stand.name(seat))])
        }
        Some(Task::Sent { .. }) => Say::SentWaitWhy.text().to_owned(),
        _ => Say::WatchChoosing.text().to_owned(),
    }
}
