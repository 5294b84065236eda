//! The question, what the selection would do, and what the button says that does it.

use super::Context;
use super::outcome::{Before, outcome};
use super::task::Task;
use super::words::{self, Say};
use crate::ui::Prompt;
use pentathlon_engine::games::orclympics::{Action, HAND, Team};
use pentathlon_engine::rules::Seat;

/// What is asked, and what the selection would do.
pub fn prompt(context: Context, task: Task) -> Prompt {
    let (selected, asked) = (context.selected(), context.is_asked());
    let name = |seat: Seat| context.name(seat);
    match task {
        Task::Keep { seat, pick, to, rest } if asked => {
            let (pick, of, to) = (pick.to_string(), HAND.to_string(), name(to));
            let values =
                [("name", name(seat)), ("pick", pick), ("of", of), ("to", to), ("rest", rest.to_string())];
            let values: Vec<(&str, &str)> =
                values.iter().map(|(key, value)| (*key, value.as_str())).collect();
            let title = Say::AskKeep.with(&values);
            match selected {
                Some(Action::Keep(race)) => Prompt {
                    title,
                    why: if rest == 0 { Say::AskKeepForced } else { Say::KeepWhy }.with(&values),
                    confirm: Some(Say::Keep.with(&[("race", words::one(race))])),
                },
                _ => {
                    let why = match rest {
                        0 => Say::AskKeepForced,
                        1 => Say::AskKeepLast,
                        _ => Say::AskKeepWhy,
                    };
                    Prompt::plain(title, why.with(&values))
                }
            }
        }
        Task::Build { seat } if asked => build(context, seat),
        Task::Enter { seat, .. } if asked => enter(context, task, seat),
        Task::TakeBack { seat } if asked => {
            let title = Say::AskTakeBack.with(&[("name", &name(seat))]);
            let (why, confirm) = match selected {
                Some(Action::TakeBack(Some(race))) => {
                    (Say::AskTakeBackWhy, Some(Say::TakeBack.with(&[("race", words::one(race))])))
                }
                Some(Action::TakeBack(None)) => (Say::TakeNoneWhy, Some(Say::TakeNoneIt.text().to_owned())),
                _ => (Say::AskTakeBackWhy, None),
            };
            Prompt { title, why: why.text().to_owned(), confirm }
        }
        Task::Kept { seat, race } => Prompt::plain(
            Say::KeptWait.with(&[("name", &name(seat)), ("race", words::one(race))]),
            Say::OthersChoose.text(),
        ),
        Task::Built { seat, roster } => {
            let why = format!("{}. {}", words::team(roster), Say::OthersBuild.text());
            Prompt::plain(Say::BuiltWait.with(&[("name", &name(seat))]), why)
        }
        Task::Decided { seat, choice } => {
            let title = match choice {
                Some(race) => Say::DecidedWait.with(&[("name", &name(seat)), ("race", words::one(race))]),
                None => Say::DecidedNone.with(&[("name", &name(seat))]),
            };
            Prompt::plain(title, Say::OthersChoose.text())
        }
        Task::Keep { .. } | Task::WaitDraft => Prompt::plain(Say::WatchDraft.text(), ""),
        Task::Build { .. } | Task::WaitBuild => Prompt::plain(Say::WatchBuild.text(), ""),
        Task::Enter { seat, .. } | Task::WaitTurn(seat) => {
            Prompt::plain(Say::WatchTurn.with(&[("name", &name(seat))]), "")
        }
        Task::TakeBack { .. } | Task::WaitTakeBack => Prompt::plain(Say::WatchTakeBack.text(), ""),
        Task::Watch(_) => Prompt::default(),
        Task::Over => Prompt::plain(Say::WatchOver.text(), ""),
    }
}

/// What a team would be, and what would go back to the box.
fn build(context: Context, seat: Seat) -> Prompt {
    let title = Say::AskBuild.with(&[("name", &context.name(seat))]);
    let Some(Action::Roster(team)) = context.selected() else {
        return Prompt::plain(title, Say::AskBuildWhy.text());
    };
    let confirm = Some(Say::Build.text().to_owned());
    if team.is_empty() {
        return Prompt { title, why: Say::BuildNone.text().to_owned(), confirm };
    }
    let out = context.view().player(seat).and_then(|player| player.kept).unwrap_or_default().minus(team);
    let mut why = Say::BuildTeam.with(&[("cards", &words::cards(team.len())), ("team", &words::team(team))]);
    if !out.is_empty() {
        why.push(' ');
        why.push_str(&Say::BuildOut.with(&[("team", &words::team(out))]));
    }
    Prompt { title, why, confirm }
}

/// What entering would do to the cups, or passing.
fn enter(context: Context, task: Task, seat: Seat) -> Prompt {
    let Task::Enter { competition, has_silver, usable, has_cards, .. } = task else {
        return Prompt::default();
    };
    let view = context.view();
    let own = context.name(seat);
    let title = Say::AskEnter.with(&[("name", &own)]);
    let skill = words::skill(competition.skill());
    match context.selected() {
        Some(Action::Enter(team)) => {
            let totals: Vec<u8> = view.players.iter().map(|player| player.total).collect();
            let before = Before { seat, cups: view.cups, totals: &totals };
            Prompt {
                title,
                why: outcome(&before, view.total_with(seat, team), &|seat| context.name(seat)),
                confirm: Some(Say::Enter.with(&[("team", &words::team(team))])),
            }
        }
        Some(Action::Pass) => {
            let why = if view.cups.gold == Some(seat) {
                Say::PassWhyGold
            } else if view.cups.silver == Some(seat) {
                Say::PassWhySilver
            } else {
                Say::PassWhy
            };
            Prompt { title, why: why.with(&[("name", &own)]), confirm: Some(Say::PassIt.text().to_owned()) }
        }
        _ => {
            let why = match (usable == Team::EMPTY, has_cards, has_silver) {
                (true, false, _) => Say::AskEnterEmpty,
                (true, true, _) => Say::AskEnterNobody,
                (false, _, true) => Say::AskEnterWhy,
                (false, _, false) => Say::AskEnterWhyGold,
            };
            let why = why.with(&[
                ("skill", skill),
                ("gold", &competition.gold().to_string()),
                ("silver", &competition.silver().to_string()),
            ]);
            Prompt::plain(title, why)
        }
    }
}
