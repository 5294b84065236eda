//! What the viewer is asked, and what would come of what is selected.

use super::cards::{SeatCard, can_play, hand_of};
use super::model::{self, Task, Turn};
use super::words::Say;
use super::{Context, phrase, requirement};
use crate::ui::Prompt;
use pentathlon_engine::games::olympicards::{Action, Attempt, View};

/// The prompt for what is selected; `held` is the hand.
pub fn prompt(context: Context, held: &[SeatCard]) -> Prompt {
    let (view, selected, asked) = (context.view(), context.selected(), context.is_asked());
    let name = |seat| context.name(seat);
    match model::task(&view) {
        Task::Choose { seat, sport } if asked => {
            let (own, sport) = (name(seat), phrase::the(sport));
            let values = [("name", own.as_str()), ("sport", sport)];
            let why = match selected {
                Some(Action::PlaySport) => Say::PlaySportWhy,
                Some(Action::Defer) => Say::DeferWhy,
                _ => Say::AskChooseWhy,
            };
            // The button that was chosen confirms itself.
            Prompt::plain(Say::AskChoose.with(&values), why.with(&values))
        }
        Task::Turn(turn) if asked => {
            let title = if turn.alone && !view.setup.is_for_two() { Say::AskAlone } else { Say::AskTurn };
            let title = title.with(&[("name", &name(turn.seat))]);
            let (why, confirm) = match selected {
                Some(Action::Cards(attempt)) => play(&view, turn, attempt, held.len()),
                Some(Action::Withdraw) => withdraw(context, &view, turn),
                _ => (nothing_yet(turn, held), None),
            };
            Prompt { title, why, confirm }
        }
        Task::Choose { seat, sport } => {
            Prompt::plain(Say::WatchChoose.with(&[("name", &name(seat)), ("sport", phrase::the(sport))]), "")
        }
        Task::Turn(turn) => {
            let name = name(turn.seat);
            let need = requirement::requirement(turn.sport, turn.mark);
            Prompt::plain(
                Say::WatchTurn.with(&[("name", &name)]),
                Say::WatchTurnNeed.with(&[("name", &name), ("need", &need)]),
            )
        }
        Task::Watch => Prompt::default(),
        Task::Over => Prompt::plain(Say::WatchOver.text(), ""),
    }
}

/// What is needed, while nothing is selected.
fn nothing_yet(turn: Turn, held: &[SeatCard]) -> String {
    if held.is_empty() {
        return Say::AskEmpty.text().to_owned();
    }
    if !can_play(turn, hand_of(held)) {
        return Say::AskNone.text().to_owned();
    }
    let (sport, need) = (phrase::sport(turn.sport), requirement::requirement(turn.sport, turn.mark));
    match turn.mark {
        None => Say::AskFree.with(&[("sport", sport), ("need", &need)]),
        Some(mark) => {
            let mark = phrase::cards(mark);
            Say::AskNeedMark.with(&[("sport", sport), ("need", &need), ("mark", &mark)])
        }
    }
}

/// What playing that would be: its sum where several cards can be played.
fn play(view: &View, turn: Turn, attempt: Attempt, held: usize) -> (String, Option<String>) {
    let (names, sum, total) = (phrase::cards(attempt), phrase::sum(attempt), attempt.total().to_string());
    let lifts = turn.sport.rule().most > 2;
    let mut why = match turn.mark {
        Some(mark) if lifts => {
            Say::SumReady.with(&[("sum", &sum), ("total", &total), ("value", &mark.total().to_string())])
        }
        None if lifts => Say::SumFree.with(&[("sum", &sum), ("total", &total)]),
        Some(mark) => {
            Say::PlayWhy.with(&[("cards", &phrase::cards_name(attempt)), ("mark", &phrase::cards(mark))])
        }
        None => Say::PlayFree.with(&[("cards", &phrase::cards_name(attempt))]),
    };
    let last = held == usize::from(attempt.len());
    if last && view.setup.world_record && turn.sport.has_star() {
        why.push(' ');
        why.push_str(Say::PlayRecord.text());
    }
    let confirm = if attempt.len() > 1 && lifts {
        Say::PlayTotal.with(&[("sum", &sum), ("total", &total)])
    } else {
        Say::PlayCards.with(&[("cards", &names)])
    };
    (why, Some(confirm))
}

/// What withdrawing would be.
fn withdraw(context: Context, view: &View, turn: Turn) -> (String, Option<String>) {
    let Some(reward) = view.next_reward() else { return Default::default() };
    let (seat, rung) = (turn.seat, view.withdrawn.len());
    match (view.setup.is_for_two(), reward.medal) {
        (true, Some(medal)) => {
            let say =
                if rung + 1 == view.ladder().len() { Say::WithdrawTwoLast } else { Say::WithdrawTwoWhy };
            let why = say.with(&[
                ("name", &context.name(seat)),
                ("other", &context.name(seat.left(2))),
                ("cards", &phrase::count(reward.cards)),
                ("medal", phrase::medal(medal)),
            ]);
            (why, Some(Say::WithdrawTwoIt.text().to_owned()))
        }
        _ => {
            let pays = phrase::reward(reward);
            let why = Say::WithdrawWhy.with(&[
                ("name", &context.name(seat)),
                ("number", &(rung + 1).to_string()),
                ("reward", &pays),
            ]);
            (why, Some(Say::WithdrawIt.with(&[("reward", &pays)])))
        }
    }
}

/// What the button says that withdrawing would earn.
pub fn earns(context: Context) -> String {
    let view = context.view();
    let Some(reward) = view.next_reward() else { return String::new() };
    match (view.setup.is_for_two(), reward.medal, model::task(&view)) {
        (true, Some(medal), Task::Turn(turn)) => Say::WithdrawTwoFor.with(&[
            ("cards", &phrase::count(reward.cards)),
            ("medal", phrase::medal(medal)),
            ("other", &context.name(turn.seat.left(2))),
        ]),
        _ => Say::WithdrawFor.with(&[("reward", &phrase::reward(reward))]),
    }
}
