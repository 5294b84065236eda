//! The question, what the selection would do, and the word of the button that does it: a pure function.

use super::outcome::{Before, outcome};
use super::task::Task;
use super::words::{self, Say};
use pentathlon_engine::games::orclympics::{Action, HAND, Team, View};
use pentathlon_engine::rules::Seat;

/// A question with what the selection would do, and the button that does it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// The question.
    pub title: String,
    /// What would happen, or what it is about.
    pub why: String,
    /// What the button says, if there is something to confirm.
    pub confirm: Option<String>,
}

fn plain(title: String, why: &str) -> Prompt {
    Prompt { title, why: why.to_owned(), confirm: None }
}

/// What who looks is asked; `asked` is whether he may act at this moment.
pub fn prompt(
    view: &View,
    task: Task,
    selected: Option<Action>,
    asked: bool,
    name: &dyn Fn(Seat) -> String,
) -> Prompt {
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
                    Prompt { title, why: why.with(&values), confirm: None }
                }
            }
        }
        Task::Build { seat } if asked => build(view, seat, selected, &name(seat)),
        Task::Enter { seat, .. } if asked => enter(view, task, seat, selected, name),
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
        Task::Kept { seat, race } => plain(
            Say::KeptWait.with(&[("name", &name(seat)), ("race", words::one(race))]),
            Say::OthersChoose.text(),
        ),
        Task::Built { seat, roster } => {
            let why = format!("{}. {}", words::team(roster), Say::OthersBuild.text());
            plain(Say::BuiltWait.with(&[("name", &name(seat))]), &why)
        }
        Task::Decided { seat, choice } => {
            let title = match choice {
                Some(race) => Say::DecidedWait.with(&[("name", &name(seat)), ("race", words::one(race))]),
                None => Say::DecidedNone.with(&[("name", &name(seat))]),
            };
            plain(title, Say::OthersChoose.text())
        }
        Task::Keep { .. } | Task::WaitDraft => plain(Say::WatchDraft.text().to_owned(), ""),
        Task::Build { .. } | Task::WaitBuild => plain(Say::WatchBuild.text().to_owned(), ""),
        Task::Enter { seat, .. } | Task::WaitTurn(seat) => {
            plain(Say::WatchTurn.with(&[("name", &name(seat))]), "")
        }
        Task::TakeBack { .. } | Task::WaitTakeBack => plain(Say::WatchTakeBack.text().to_owned(), ""),
        Task::Over => plain(Say::WatchOver.text().to_owned(), ""),
    }
}

/// What a team would be, and what would go back to the box.
fn build(view: &View, seat: Seat, selected: Option<Action>, name: &str) -> Prompt {
    let title = Say::AskBuild.with(&[("name", name)]);
    let Some(Action::Roster(team)) = selected else {
        return Prompt { title, why: Say::AskBuildWhy.text().to_owned(), confirm: None };
    };
    let confirm = Some(Say::Build.text().to_owned());
    if team.is_empty() {
        return Prompt { title, why: Say::BuildNone.text().to_owned(), confirm };
    }
    let out = view.player(seat).and_then(|player| player.kept).unwrap_or_default().minus(team);
    let mut why = Say::BuildTeam.with(&[("count", &team.len().to_string()), ("team", &words::team(team))]);
    if !out.is_empty() {
        why.push(' ');
        why.push_str(&Say::BuildOut.with(&[("team", &words::team(out))]));
    }
    Prompt { title, why, confirm }
}

/// What entering would do to the cups, or passing.
fn enter(
    view: &View,
    task: Task,
    seat: Seat,
    selected: Option<Action>,
    name: &dyn Fn(Seat) -> String,
) -> Prompt {
    let Task::Enter { competition, has_silver, usable, has_cards, .. } = task else {
        return Prompt::default();
    };
    let own = name(seat);
    let title = Say::AskEnter.with(&[("name", &own)]);
    let skill = words::skill(competition.skill());
    match selected {
        Some(Action::Enter(team)) => {
            let totals: Vec<u8> = view.players.iter().map(|player| player.total).collect();
            let before = Before { seat, cups: view.cups, totals: &totals };
            Prompt {
                title,
                why: outcome(&before, view.total_with(seat, team), name),
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
            Prompt { title, why, confirm: None }
        }
    }
}
