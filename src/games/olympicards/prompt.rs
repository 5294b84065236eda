//! The question to the viewer, and the effect of the selection.

use super::cards::{SeatCard, hand_of};
use super::model::{self, Task};
use super::requirement::{Requirement, ask};
use super::turn::Turn;
use super::{Context, names, phrase};
use crate::messages::{olympicards as messages, screens};
use crate::ui::Prompt;
use pentathlon_engine::games::olympicards::{Action, Against, Attempt, Demand, View};

/// The prompt for the current selection; `held` is the hand.
pub fn prompt(context: Context, held: &[SeatCard]) -> Prompt {
    let (view, selected, asked) = (context.view(), context.selected(), context.is_asked());
    let name = |seat| context.name(seat);
    match model::task(&view) {
        Task::Choose { seat, .. } if asked => {
            let own = name(seat);
            let why = match selected {
                Some(Action::PlaySport) => messages::play_sport_why(&own),
                Some(Action::Defer) => messages::defer_why().to_owned(),
                _ => messages::ask_choose_why().to_owned(),
            };
            // The chosen button is also the one that confirms.
            Prompt::plain(messages::ask_choose(&own), why)
        }
        Task::Turn(turn) if asked => {
            let own = name(turn.seat);
            let title = if turn.alone && !view.setup.is_for_two() {
                messages::ask_alone(&own)
            } else {
                messages::ask_turn(&own)
            };
            let (why, confirm) = match selected {
                Some(Action::Cards(attempt)) => play(&view, turn, attempt, held.len()),
                Some(Action::Withdraw) => withdraw(context, &view, turn),
                _ => (nothing_yet(turn, held), None),
            };
            Prompt { title, why, confirm }
        }
        Task::Choose { seat, sport } => {
            Prompt::plain(messages::watch_choose(&name(seat), names::sport(sport)), "")
        }
        Task::Turn(turn) => {
            let name = name(turn.seat);
            let needs = Requirement::of(turn.sport, turn.mark).sentence(&name);
            Prompt::plain(messages::watch_turn(&name), needs)
        }
        Task::Watch => Prompt::default(),
        Task::Over => Prompt::plain(messages::watch_over(), ""),
    }
}

/// The requirement, while nothing is selected.
fn nothing_yet(turn: Turn, held: &[SeatCard]) -> String {
    if held.is_empty() {
        messages::ask_empty().to_owned()
    } else if !turn.can_play(hand_of(held)) {
        messages::ask_none().to_owned()
    } else {
        ask(turn.sport, turn.mark)
    }
}

/// The effect of a play: its sum, where several cards can be played.
fn play(view: &View, turn: Turn, attempt: Attempt, held: usize) -> (String, Option<String>) {
    let total = attempt.total();
    let sum = if turn.sport.rule().most > 2 { phrase::sum(attempt) } else { None };
    let mut why = match (&sum, turn.mark) {
        (Some(sum), Some(mark)) => messages::sum_ready(sum, total, mark.total()),
        (Some(sum), None) => messages::sum_free(sum, total),
        (None, mark) => compared(turn, attempt, mark),
    };
    let last = held == usize::from(attempt.len());
    if last && view.setup.world_record && turn.sport.has_star() {
        why = screens::sentences(&why, &messages::play_record(attempt.len()));
    }
    let confirm = match sum {
        Some(sum) => messages::play_total(&sum, total),
        None => messages::play_cards(&phrase::cards(attempt)),
    };
    (why, Some(confirm))
}

/// How a play compares with the mark.
fn compared(turn: Turn, attempt: Attempt, mark: Option<Attempt>) -> String {
    let card = attempt.first();
    let (colour, value) = (names::colour(card.colour()), card.value());
    let Some(mark) = mark else { return messages::play_free(colour, value) };
    let rule = turn.sport.rule();
    let (of_mark, its) = (names::colour(mark.first().colour()), mark.total());
    match (rule.demand, rule.against) {
        (Demand::NoLower, _) => messages::play_hurdle(colour, value, its),
        (Demand::Within(_), _) => messages::play_target(colour, value, its),
        (Demand::Wind, _) if attempt.len() > 1 => messages::play_tack(colour),
        (Demand::Wind, _) => messages::play_wind(colour, value),
        (Demand::Higher, Against::Last) => messages::lift_ready(value, its),
        (_, Against::Own) => messages::play_after_own(colour, value, of_mark, its),
        _ => messages::play_after(colour, value, of_mark, its),
    }
}

/// The effect of withdrawing.
fn withdraw(context: Context, view: &View, turn: Turn) -> (String, Option<String>) {
    let Some(reward) = view.next_reward() else { return Default::default() };
    let (name, place) = (context.name(turn.seat), view.withdrawn.len() + 1);
    match (view.setup.is_for_two(), reward.medal) {
        (true, Some(medal)) => {
            let (medal, other) = (names::medal(medal), context.name(turn.seat.left(2)));
            let why = if place == view.ladder().len() {
                messages::withdraw_two_last(&name, reward.cards, medal, &other)
            } else {
                messages::withdraw_two_why(&name, reward.cards, medal, &other)
            };
            (why, Some(messages::withdraw().to_owned()))
        }
        _ => {
            let why = messages::withdraw_why(&name, place, &phrase::reward(reward));
            (why, Some(messages::withdraw_it(&phrase::reward_short(reward))))
        }
    }
}

/// The button's text for what withdrawing earns.
pub fn earns(context: Context) -> String {
    let view = context.view();
    let Some(reward) = view.next_reward() else { return String::new() };
    match (view.setup.is_for_two(), reward.medal, model::task(&view)) {
        (true, Some(medal), Task::Turn(turn)) => {
            messages::withdraw_two_for(reward.cards, names::medal(medal), &context.name(turn.seat.left(2)))
        }
        _ => messages::withdraw_for(&phrase::reward_short(reward)),
    }
}
