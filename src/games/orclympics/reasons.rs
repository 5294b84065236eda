//! The reasons of hints: why one action is better than another.

use super::names;
use crate::messages::orclympics as messages;
use pentathlon_engine::bots::{Reason, ReasonKind};
use pentathlon_engine::games::orclympics::{Action, SKILLS, Skill, View, part_cup};
use pentathlon_engine::rules::LATER;

/// Why the first action is better than the other; `None` if the reasons that all games share are enough.
pub fn reason(view: &View, actions: [Action; 2], reason: &Reason) -> Option<String> {
    let ReasonKind::Gains { group, part, against } = reason.kind else { return None };
    let (gain, loss, [n, m]) = (reason.gain, reason.loss, reason.games);
    let gold =
        part.map(|part| part_cup(usize::from(part))).filter(|(_, is_gold)| *is_gold).map(|(index, _)| index);
    // What is decided now has the group 0.
    let is_now = group == 0;
    match actions {
        [Action::Enter(_), other] if is_now && gold.is_some() => match (other, against) {
            (Action::Pass, Some(_)) => Some(messages::reason_enter_but(loss, n)),
            (Action::Pass, None) => Some(messages::reason_gold_passing(n, m)),
            (Action::Enter(team), _) => Some(messages::reason_gold_here(n, &names::team(team), m)),
            _ => None,
        },
        [Action::Enter(team), Action::Enter(other)] if !is_now && team.len() < other.len() => {
            Some(messages::reason_enter_saves((other.len() - team.len()) as u8, gain))
        }
        [Action::Pass, Action::Enter(_)] if !is_now => Some(match against {
            Some(0) => messages::reason_pass_but(reason.games_against[1], gain),
            _ => messages::reason_pass(gain),
        }),
        _ => {
            if let Some(index) = gold {
                let competition = names::competition(*view.row.get(index)?);
                return Some(messages::reason_gold_in(competition, n, m));
            }
            if let [Action::TakeBack(_), Action::TakeBack(Some(race))] = actions {
                return (group == LATER).then(|| messages::reason_back(gain, names::race(race)));
            }
            let skill = names::skill(*Skill::ALL.get(usize::from(group.checked_sub(SKILLS)?))?);
            Some(match against {
                Some(_) => messages::reason_skill_but(loss, gain, skill),
                None => messages::reason_skill(gain, skill),
            })
        }
    }
}
