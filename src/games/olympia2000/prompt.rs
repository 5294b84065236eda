//! The question, the effect of the selection, and the text of the button that confirms it.

use super::model::{self, Task};
use super::{Context, names};
use crate::messages::{olympia2000 as messages, screens};
use crate::ui::Prompt;
use pentathlon_engine::games::olympia2000::{Action, Athlete, Discipline, View};
use pentathlon_engine::rules::Seat;

/// The question, and the effect of the selection.
pub fn prompt(context: Context, task: Task) -> Prompt {
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
    let is_better = |other: &Athlete| other.position(discipline) < athlete.position(discipline);
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

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{count_better, messages, send_why};
    use crate::test_tables;
    use pentathlon_engine::games::olympia2000::{Athlete, Discipline, Olympia2000, Phase, View};
    use pentathlon_engine::rules::{Level, Seat, Viewer};

    /// What seat 0 sees whenever athletes are chosen in a game of three.
    fn views() -> Vec<View> {
        let mut table = test_tables::table::<Olympia2000>(3, Level::Rookie, 7);
        let mut views = Vec::new();
        while let Some(seat) = table.next_seat() {
            let view = table.view(Viewer::Seat(Seat(0)));
            if view.phase == Phase::Athletes {
                views.push(view);
            }
            table.play_like(seat, Level::Rookie).expect("there is a legal action");
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
                    let all = Athlete::all()
                        .filter(|other| other.position(discipline) < athlete.position(discipline));
                    let (all, gone) = (all.count(), view.revealed.len());
                    assert!(count <= all && count + gone + usize::from(player.cards) > all, "{athlete:?}");
                }
            }
        }
        // At first nobody is gone: the best of all is beaten by nobody, whoever holds it.
        let best = Athlete::all()
            .min_by_key(|athlete| athlete.position(Discipline::Marathon))
            .expect("there are 55");
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
