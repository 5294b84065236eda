//! The hand and the prompt.

use super::card::{front, label};
use super::model::{self, Task};
use super::{Context, identity, names};
use crate::games;
use crate::messages::{MessageId, olympia2000 as messages, olympia2000rules, screens};
use crate::ui::{
    ActionButton, ActsOn, HandOrder, Prompt, Slot, card_list, confirm_button, derived_bool, derived_text,
    dynamic_if, mark, question, seat_class,
};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Action, Athlete, Discipline, View};
use pentathlon_engine::rules::{Seat, SeatSet};

/// The prompt and the hand.
pub fn hand(context: Context) -> AnyView {
    let task = context.memo(model::task);
    let prompt = games::prompt(context, move || prompt(context, task.get()));
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

/// The question, and the effect of the selection.
fn prompt(context: Context, task: Task) -> Prompt {
    let (selected, asked) = (context.selected(), context.is_asked());
    let name = |seat: Seat| context.name(seat);
    match task {
        Task::Send { seat, prize } if asked => {
            let title = messages::ask_athlete(&name(seat));
            let discipline = names::discipline(prize.discipline);
            match selected {
                Some(Action::Athlete(athlete)) => Prompt {
                    title,
                    why: send_why(&context.view(), athlete, prize.discipline),
                    confirm: Some(messages::send(names::athlete(athlete))),
                },
                _ => Prompt::plain(title, messages::ask_athlete_why(discipline, prize.value)),
            }
        }
        Task::Sent { seat, athlete } => Prompt::plain(
            messages::sent_wait(&name(seat), names::athlete(athlete)),
            messages::sent_wait_why(),
        ),
        Task::Choose { seat, prize } if asked => {
            let round = model::round_chosen_for(&context.view());
            let title = match round {
                Some(round) => messages::ask_chip(&name(seat), round),
                None => messages::ask_chip_idle(&name(seat)),
            };
            let chosen = match selected {
                Some(Action::Chip(discipline)) => context.view().columns.uppermost(discipline),
                _ => None,
            };
            match chosen {
                Some(chip) => Prompt {
                    title,
                    why: messages::choose_chip_why(names::discipline(prize.discipline), prize.value),
                    confirm: Some(match round {
                        Some(round) => {
                            messages::choose_chip(names::discipline(chip.discipline), chip.value, round)
                        }
                        None => messages::choose_chip_idle(names::discipline(chip.discipline), chip.value),
                    }),
                },
                None if round.is_none() => Prompt::plain(title, messages::ask_chip_idle_why()),
                None => Prompt::plain(
                    title,
                    messages::ask_chip_why(names::discipline(prize.discipline), prize.value),
                ),
            }
        }
        Task::Deal { seat, to, .. } if asked => {
            let why = match to.first().filter(|_| to.len() == 1) {
                Some(last) => messages::ask_deal_last_why(&name(last)),
                None => messages::ask_deal_why().to_owned(),
            };
            Prompt::plain(messages::ask_deal(&name(seat)), why)
        }
        Task::Choose { seat, .. } | Task::WaitChoose(seat) => {
            Prompt::plain(messages::watch_chip(&name(seat)), "")
        }
        Task::Deal { seat, .. } | Task::WaitDeal(seat) => {
            Prompt::plain(messages::watch_deal(&name(seat)), messages::watch_deal_why())
        }
        Task::Send { .. } | Task::WaitAthletes => Prompt::plain(messages::watch_choosing(), ""),
        Task::Watch => Prompt::plain(messages::watch_result(), ""),
        Task::Over => Prompt::plain(messages::watch_over(), ""),
    }
}

/// How many athletes could still beat this one: better, not in the viewer's hand, and not seen to leave the game.
fn count_better(view: &View, athlete: Athlete, discipline: Discipline) -> usize {
    let own = view.seat().and_then(|seat| view.player(seat)?.hand).unwrap_or_default();
    let is_better = |other: &Athlete| other.rank(discipline) < athlete.rank(discipline);
    let is_left = |other: &Athlete| !own.contains(*other) && !view.revealed.contains(*other);
    Athlete::all().filter(is_better).filter(is_left).count()
}

/// What sending an athlete means.
fn send_why(view: &View, athlete: Athlete, discipline: Discipline) -> String {
    let name = names::discipline(discipline);
    let why = match names::place(athlete.place(discipline)) {
        Ok(_) => messages::send_why(name, count_better(view, athlete, discipline)),
        Err(word) => messages::send_why_none(name, word),
    };
    match athlete.earns_consolation() {
        true => screens::sentences(&why, messages::send_why_crutches()),
        false => why,
    }
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
        acts_on: ActsOn::Click,
        ready: derived_bool(move || context.is_asked()),
        label: Some(Signal::stored(label)),
        ..ActionButton::new(action.to_string(), class)
    }
    .view(view! { {seat.map(mark)} <span>{text}</span> }.into_any(), move || context.play_on_tap(action))
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
            context.explain(&why, passage);
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

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{count_better, messages, send_why};
    use pentathlon_engine::bots::Level;
    use pentathlon_engine::cards::Seed;
    use pentathlon_engine::games::olympia2000::{Athlete, Discipline, Olympia2000, Phase, View};
    use pentathlon_engine::rules::{Seat, Setup, Viewer};
    use pentathlon_engine::table::{Kind, Player, Source, Table};

    /// What seat 0 sees whenever athletes are chosen in a game of three.
    fn views() -> Vec<View> {
        let setup = Setup::new(3, "").expect("three can play");
        let players = ["Ana", "Bo", "Chen"].map(|name| Player::new(name, Kind::Person)).to_vec();
        let mut table = Table::<Olympia2000>::open(setup, players, Source::Seed(Seed([7; 32])))
            .expect("a table can be opened");
        let mut views = Vec::new();
        while let Some(seat) = table.next_seat() {
            let view = table.view(Viewer::Seat(Seat(0)));
            if view.phase == Phase::Athletes {
                views.push(view);
            }
            table.plays_like(seat, Level::Bronze).expect("there is a legal action");
        }
        views
    }

    #[test]
    fn those_who_could_still_beat_an_athlete_are_neither_in_hand_nor_gone() {
        let views = views();
        assert!(views.len() > 5);
        for view in &views {
            let player = view.player(Seat(0)).expect("there are three");
            for athlete in player.hand.expect("it is the own hand").iter() {
                for discipline in Discipline::ALL {
                    let count = count_better(view, athlete, discipline);
                    let all =
                        Athlete::all().filter(|other| other.rank(discipline) < athlete.rank(discipline));
                    let (all, gone) = (all.count(), view.revealed.len());
                    assert!(count <= all && count + gone + usize::from(player.cards) > all, "{athlete:?}");
                }
            }
        }
        // At first nobody is gone: the best of all is beaten by nobody, whoever holds it.
        let best =
            Athlete::all().min_by_key(|athlete| athlete.rank(Discipline::Marathon)).expect("there are 55");
        assert_eq!(count_better(&views[0], best, Discipline::Marathon), 0);
    }

    #[test]
    fn the_consolation_of_an_athlete_on_crutches_is_said_before_it_is_sent() {
        let view = views().swap_remove(0);
        let consoling = Athlete::all().filter(|&athlete| {
            let says =
                |&discipline| send_why(&view, athlete, discipline).ends_with(messages::send_why_crutches());
            Discipline::ALL.iter().all(says)
        });
        let consoled = Athlete::all().filter(|athlete| athlete.earns_consolation());
        assert!(consoling.eq(consoled), "Z11");
    }
}
