//! The question to the viewer, and the effect of the selection.

use super::cards::{SeatCard, hand_of};
use super::model::{self, Task};
use super::requirement::ask;
use super::turn::Turn;
use super::{Context, names, phrase};
use crate::messages::{olympicards as messages, screens};
use crate::ui::Prompt;
use pentathlon_engine::games::olympicards::{Action, Against, Attempt, Demand, RECORD_POINTS, View};

/// The prompt for the current selection; `held` is the hand.
pub fn prompt(context: Context, held: &[SeatCard]) -> Prompt {
    let (view, selected, asked) = (context.view(), context.selected(), context.is_asked());
    let name = |seat| context.name(seat);
    match model::task(&view) {
        Task::Choose { seat, .. } if asked => {
            let own = name(seat);
            let why = match selected {
                Some(Action::PlaySport) => messages::play_sport_why().to_owned(),
                Some(Action::Defer) => messages::defer_why().to_owned(),
                _ => match view.rounds_in_sport() {
                    Some([own, usual]) => messages::ask_choose_lasts(own, usual),
                    None => messages::ask_choose_why().to_owned(),
                },
            };
            // The chosen button is also the one that confirms.
            Prompt::plain(messages::ask_choose(&own), why)
        }
        Task::Turn(turn) if asked => {
            let own = name(turn.seat);
            let title = match (turn.alone, turn.can_play(hand_of(held))) {
                (true, _) if may_try_for_record(&view, turn, held) => messages::ask_alone(&own),
                (true, _) => messages::ask_gold(&own),
                (false, true) => messages::ask_turn(&own),
                (false, false) => messages::ask_out(&own),
            };
            let (why, confirm) = match selected {
                Some(Action::Cards(attempt)) => play(&view, turn, attempt, held.len()),
                // The chosen button is also the one that confirms.
                Some(Action::Withdraw) if turn.alone => (alone(&view, turn, held), None),
                Some(Action::Withdraw) => withdraw(context, &view, turn),
                _ => (nothing_yet(&view, turn, held), None),
            };
            Prompt { title, why, confirm }
        }
        Task::Choose { seat, sport } => {
            let name = name(seat);
            Prompt::plain(messages::watch_choose(&name, names::sport(sport)), messages::lane_start(&name))
        }
        Task::Turn(turn) if turn.alone => {
            let name = name(turn.seat);
            Prompt::plain(messages::watch_alone(&name), messages::watch_alone_why(&name))
        }
        Task::Turn(turn) => {
            let name = name(turn.seat);
            Prompt::plain(messages::watch_turn(&name), turn.requirement().sentence(&name))
        }
        Task::Watch => Prompt::default(),
        Task::Over => Prompt::plain(messages::watch_over(), ""),
    }
}

/// The requirement, while nothing is selected.
fn nothing_yet(view: &View, turn: Turn, held: &[SeatCard]) -> String {
    if held.is_empty() {
        empty(view, turn).to_owned()
    } else if !turn.can_play(hand_of(held)) {
        messages::ask_none().to_owned()
    } else if turn.alone {
        alone(view, turn, held)
    } else {
        ask(turn.sport, turn.to_beat)
    }
}

/// Why nothing can be played with an empty hand, which brings the last one in a world record in a sport with a star (C12).
fn empty(view: &View, turn: Turn) -> &'static str {
    if turn.alone && view.setup.has_record(turn.sport) {
        messages::ask_empty_record()
    } else {
        messages::ask_empty()
    }
}

/// What there is to win for the last one in, who has gold in any case (C7).
fn alone(view: &View, turn: Turn, held: &[SeatCard]) -> String {
    if held.is_empty() {
        empty(view, turn).to_owned()
    } else if may_try_for_record(view, turn, held) {
        messages::ask_alone_record(RECORD_POINTS)
    } else if model::is_last_sport(view) {
        messages::ask_alone_last().to_owned()
    } else {
        messages::ask_alone_why().to_owned()
    }
}

/// Whether the last one in can play a card for a world record (C12): all that playing on can win.
pub fn may_try_for_record(view: &View, turn: Turn, held: &[SeatCard]) -> bool {
    view.setup.has_record(turn.sport) && turn.can_play(hand_of(held))
}

/// The effect of a play: its sum, where several cards can be played.
fn play(view: &View, turn: Turn, attempt: Attempt, held: usize) -> (String, Option<String>) {
    let total = attempt.total();
    let sum = if turn.sport.rule().most > 2 { phrase::sum(attempt) } else { None };
    let mut why = match (&sum, turn.to_beat) {
        (Some(sum), Some(to_beat)) => messages::sum_ready(sum, total, to_beat.total()),
        (Some(sum), None) => messages::sum_free(sum, total),
        (None, to_beat) => compared(turn, attempt, to_beat),
    };
    let last = held == usize::from(attempt.len());
    if last && view.setup.has_record(turn.sport) {
        why = screens::sentences(&why, &messages::play_record(attempt.len()));
    }
    let confirm = match sum {
        Some(sum) => messages::play_total(&sum, total),
        None => messages::play_cards(&phrase::cards(attempt)),
    };
    (why, Some(confirm))
}

/// How a play compares with the one to beat.
fn compared(turn: Turn, attempt: Attempt, to_beat: Option<Attempt>) -> String {
    let card = attempt.first();
    let (colour, value) = (names::colour(card.colour()), card.value());
    let Some(to_beat) = to_beat else { return messages::play_free(colour, value) };
    let rule = turn.sport.rule();
    let (colour_to_beat, total_to_beat) = (names::colour(to_beat.first().colour()), to_beat.total());
    match (rule.demand, rule.against) {
        (Demand::NoLower, _) => messages::play_hurdle(colour, value, total_to_beat),
        (Demand::Within(_), _) => messages::play_target(colour, value, total_to_beat),
        (Demand::Wind, _) if attempt.len() > 1 => messages::play_tack(colour),
        (Demand::Wind, _) => messages::play_wind(colour, value),
        (Demand::Higher, Against::Last) => messages::lift_ready(value, total_to_beat),
        (_, Against::Own) => messages::play_after_own(colour, value, colour_to_beat, total_to_beat),
        _ => messages::play_after(colour, value, colour_to_beat, total_to_beat),
    }
}

/// The effect of withdrawing.
fn withdraw(context: Context, view: &View, turn: Turn) -> (String, Option<String>) {
    let Some(reward) = view.next_reward() else { return Default::default() };
    let why = match (view.setup.is_for_two(), reward.medal) {
        (true, Some(medal)) => {
            let (medal, other) = (names::medal(medal), context.name(turn.seat.left(2)));
            if view.withdrawn.len() + 1 == view.ladder().len() {
                messages::withdraw_two_last(reward.cards, medal, &other)
            } else {
                messages::withdraw_two_why(reward.cards, medal, &other)
            }
        }
        _ => {
            let pays = phrase::reward(&model::pays(view, reward));
            if model::is_last_sport(view) {
                messages::withdraw_last_why(&pays)
            } else {
                messages::withdraw_why(&pays)
            }
        }
    };
    (why, Some(messages::withdraw_it().to_owned()))
}

/// The two lines of the button to withdraw: what it does, and what it earns.
pub fn withdrawing(context: Context) -> (&'static str, String) {
    let view = context.view();
    let Some(reward) = view.next_reward() else { return Default::default() };
    let earned = match (view.setup.is_for_two(), reward.medal, model::task(&view)) {
        (true, Some(medal), Task::Turn(turn)) => {
            messages::withdraw_two_for(reward.cards, names::medal(medal), &context.name(turn.seat.left(2)))
        }
        (false, _, Task::Turn(turn)) if turn.alone => {
            let cards = view.player(turn.seat).map_or(0, |player| player.cards);
            return (messages::take_gold(), with_gold(&view, turn, cards));
        }
        _ => messages::withdraw_for(&phrase::reward_short(&model::pays(&view, reward))),
    };
    (messages::withdraw(), earned)
}

/// What the last one in has beside the gold: cards, or with none a world record in a sport with a star (C12).
fn with_gold(view: &View, turn: Turn, cards: u8) -> String {
    match cards {
        0 if view.setup.has_record(turn.sport) => messages::take_gold_record().to_owned(),
        _ => messages::take_gold_keeps(cards),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{Action, Turn, alone, messages, nothing_yet, play, with_gold};
    use crate::test_tables;
    use pentathlon_engine::games::olympicards::{Olympicards, Sport, View};
    use pentathlon_engine::rules::{Rules, Seat, Viewer};
    use pentathlon_engine::table::{Lesson, Table};

    fn view(options: &str) -> View {
        Olympicards::view(&test_tables::state::<Olympicards>(3, options, 7), Viewer::Table)
    }

    #[test]
    fn the_lesson_quotes_the_button_that_confirms_its_move() {
        let file = include_str!("../../../lang/en/olympicardslesson.ftl");
        let quote =
            file.split_once("say-nines = ").unwrap().1.split_once('“').unwrap().1.split_once('”').unwrap().0;
        let lesson = Lesson::read(&[include_str!("../../../engine/lessons/olympicards.txt")]).unwrap();
        let steps = lesson.parts.iter().flat_map(|part| part.steps.iter().map(move |step| (part, step)));
        let (part, step) = steps.into_iter().find(|(_, step)| lesson.keys[step.message] == "nines").unwrap();
        let table = Table::<Olympicards>::read(&part.record).unwrap();
        let action = table.entries().nth(step.after).unwrap().action;
        let attempt = if let Action::Cards(attempt) = action { Some(attempt) } else { None }.unwrap();
        let turn = Turn {
            seat: Seat(0),
            sport: Sport::Weightlifting,
            to_beat: None,
            turned: None,
            empty: false,
            alone: false,
        };
        assert_eq!(play(&view(""), turn, attempt, 9).1.as_deref(), Some(quote));
    }

    #[test]
    fn an_empty_hand_is_told_of_a_world_record_where_gold_brings_one() {
        let star = |star: bool| Sport::ALL.into_iter().find(|sport| sport.has_star() == star).unwrap();
        let turn =
            |sport, alone| Turn { seat: Seat(0), sport, to_beat: None, turned: None, empty: true, alone };
        let (with, without) = (view("world_record=yes"), view("world_record=no"));
        let record = turn(star(true), true);
        let said = [nothing_yet(&with, record, &[]), alone(&with, record, &[]), with_gold(&with, record, 0)];
        let expected =
            [messages::ask_empty_record(), messages::ask_empty_record(), messages::take_gold_record()];
        assert_eq!(said, expected, "C12");
        let others = [(&without, record), (&with, turn(star(false), true)), (&with, turn(star(true), false))];
        for (view, turn) in others {
            assert_eq!(nothing_yet(view, turn, &[]), messages::ask_empty());
        }
        assert_eq!(with_gold(&without, record, 0), messages::take_gold_keeps(0));
        assert_eq!(with_gold(&with, record, 2), messages::take_gold_keeps(2), "cards are kept");
    }
}
