//! The question, the effect of the selection, and the text of the button that confirms it.

use super::outcome::{CupSituation, outcome};
use super::task::{self, Task};
use super::{Context, names};
use crate::messages::orclympics as messages;
use crate::ui::Prompt;
use pentathlon_engine::games::orclympics::{Action, Team};
use pentathlon_engine::rules::Seat;

/// The question, and the effect of the selection.
pub fn prompt(context: Context, task: Task) -> Prompt {
    let asked = context.is_asked();
    let name = |seat: Seat| context.name(seat);
    match task {
        Task::Keep { seat, to, rest } if asked => keep(context, seat, to, rest),
        Task::Build { seat } if asked => build(context, seat),
        Task::Enter { seat, .. } if asked => enter(context, task, seat),
        Task::TakeBack { seat } if asked => take_back(context, seat),
        Task::Kept { seat, race } => {
            Prompt::plain(messages::kept_wait(&name(seat), names::race(race)), messages::others_choose())
        }
        Task::Built { seat, roster } => {
            let title = messages::built_wait(&name(seat));
            if roster.is_empty() {
                Prompt::plain(title, messages::built_wait_none())
            } else {
                Prompt::plain(title, messages::built_wait_why(&names::team(roster)))
            }
        }
        Task::Decided { seat, choice } => {
            let title = match choice {
                Some(race) => messages::decided_wait(&name(seat), names::race(race)),
                None => messages::decided_none(&name(seat)),
            };
            Prompt::plain(title, messages::others_choose())
        }
        Task::Keep { .. } | Task::WaitDraft => Prompt::plain(messages::watch_draft(), ""),
        Task::Build { .. } | Task::WaitBuild => Prompt::plain(messages::watch_build(), ""),
        Task::Enter { seat, .. } | Task::WaitTurn(seat) => {
            Prompt::plain(messages::watch_turn(&name(seat)), "")
        }
        Task::TakeBack { .. } | Task::WaitTakeBack => Prompt::plain(messages::watch_take_back(), ""),
        Task::Watch(_) => Prompt::default(),
        Task::Over => Prompt::plain(messages::watch_over(), ""),
    }
}

/// Which card is kept, and where the others go. The last one goes nowhere.
fn keep(context: Context, seat: Seat, to: Seat, rest: u8) -> Prompt {
    let (name, to) = (context.name(seat), context.name(to));
    let selected = match context.selected() {
        Some(Action::Keep(race)) => Some(race),
        _ => None,
    };
    let confirm = selected.map(|race| messages::keep(names::race(race)));
    if rest == 0 {
        let why = messages::ask_keep_last_why().to_owned();
        return Prompt { title: messages::ask_keep_last(&name), why, confirm };
    }
    let why = match selected {
        Some(_) => messages::keep_why(&to, rest),
        None => messages::ask_keep_why(&to, rest),
    };
    Prompt { title: messages::ask_keep(&name), why, confirm }
}

/// The team that would be built, and what would be left out.
fn build(context: Context, seat: Seat) -> Prompt {
    let title = messages::ask_build(&context.name(seat));
    let Some(Action::Roster(team)) = context.selected() else {
        return Prompt::plain(title, messages::ask_build_why());
    };
    let out = context.view().player(seat).and_then(|player| player.kept).unwrap_or_default().minus(team);
    let why = if team.is_empty() {
        messages::build_none().to_owned()
    } else if out.is_empty() {
        messages::build_team(team.len(), &names::team(team))
    } else {
        messages::build_team_out(team.len(), &names::team(team), &names::team(out))
    };
    Prompt { title, why, confirm: Some(messages::build().to_owned()) }
}

/// What entering, or passing, would do to the cups.
fn enter(context: Context, task: Task, seat: Seat) -> Prompt {
    let Task::Enter { competition, has_silver, usable, cards, left, has_won, .. } = task else {
        return Prompt::default();
    };
    let view = context.view();
    let name = context.name(seat);
    let skill = names::skill(competition.skill());
    let must_pass = usable == Team::EMPTY;
    let is_last_in = task::is_last_in(&view);
    let title = match (has_won, must_pass) {
        (true, _) => messages::ask_gold(&name),
        (false, true) => messages::ask_pass(&name),
        (false, false) => messages::ask_enter(&name),
    };
    match context.selected() {
        Some(Action::Enter(team)) => {
            let totals: Vec<u8> = view.players.iter().map(|player| player.total).collect();
            let before = CupSituation { seat, cups: view.cups, totals: &totals };
            Prompt {
                title,
                why: outcome(&before, view.total_with(seat, team), &|seat| context.name(seat)),
                confirm: Some(messages::enter(&names::team_object(team))),
            }
        }
        _ if has_won => Prompt::plain(title, messages::ask_gold_why()),
        Some(Action::Pass) => {
            let why = if view.cups.gold == Some(seat) {
                messages::pass_why_gold()
            } else if view.cups.silver == Some(seat) && is_last_in {
                messages::pass_why_silver_won()
            } else if view.cups.silver == Some(seat) {
                messages::pass_why_silver()
            } else {
                messages::pass_why()
            };
            Prompt { title, why: why.to_owned(), confirm: Some(messages::pass_it().to_owned()) }
        }
        _ if must_pass && cards == 0 => Prompt::plain(title, messages::ask_pass_empty()),
        _ if must_pass => Prompt::plain(title, messages::ask_pass_nobody(skill, cards)),
        _ => {
            let worth = if has_silver {
                messages::ask_enter_why(skill, competition.gold(), competition.silver())
            } else {
                messages::ask_enter_why_gold(skill, competition.gold())
            };
            let then = match (is_last_in, left) {
                (true, _) => messages::ask_enter_alone().to_owned(),
                (false, 1) => messages::ask_enter_last().to_owned(),
                _ if cards < left => messages::cards_left(cards, left),
                _ => messages::ask_enter_rest().to_owned(),
            };
            Prompt::plain(title, messages::sentences(&worth, &then))
        }
    }
}

/// Which card would come back.
fn take_back(context: Context, seat: Seat) -> Prompt {
    let (why, confirm) = match context.selected() {
        Some(Action::TakeBack(Some(race))) => {
            (messages::ask_take_back_why(), Some(messages::take_back(names::race(race))))
        }
        Some(Action::TakeBack(None)) => {
            (messages::take_none_why(), Some(messages::take_none_it().to_owned()))
        }
        _ => (messages::ask_take_back_why(), None),
    };
    Prompt { title: messages::ask_take_back(&context.name(seat)), why: why.to_owned(), confirm }
}
