//! The reasons of hints: why one action is better than another.

use super::{names, phrase};
use crate::contract;
use crate::messages::olympicards as messages;
use pentathlon_engine::bots::{Reason, ReasonKind};
use pentathlon_engine::games::olympicards::{Action, GOLD, RECORD, View};
use pentathlon_engine::table::Player;

/// Why the first action is better than the other; `None` if the reasons that all games share are enough.
pub fn reason(view: &View, actions: [Action; 2], reason: &Reason, players: &[Player]) -> Option<String> {
    let ReasonKind::Gains { group, part, against } = reason.kind else { return None };
    let part = part.map(usize::from);
    let (gain, loss, [n, m]) = (reason.gain, reason.loss, reason.games);
    // What is decided now has the group 0.
    let is_now = group == 0;
    match actions {
        [Action::Withdraw, Action::Cards(_)] if !is_now => {
            let reward = view.setup.ladder().get(view.withdrawn.len())?;
            let rival = view.seat().filter(|_| view.players.len() == 2).map(|seat| seat.left(2));
            match (against, rival) {
                (Some(0), Some(rival)) if reward.medal.is_some() => {
                    Some(messages::reason_two_but(&contract::name(players, rival), gain))
                }
                (Some(0), _) => Some(messages::reason_withdraw_but(loss, gain)),
                _ => (reward.cards > 0).then(|| messages::reason_withdraw(reward.cards, gain)),
            }
        }
        [Action::Cards(_), Action::Withdraw] if part == Some(GOLD) => Some(match against {
            Some(_) => messages::reason_play_but(loss, n),
            None => messages::reason_play(n),
        }),
        [Action::Cards(_), Action::Cards(other)] => match part {
            Some(GOLD) => Some(messages::reason_gold_here(n, &phrase::cards(other), m)),
            Some(RECORD) => Some(messages::reason_record(n, m)),
            _ => (!is_now && against.is_none())
                .then(|| messages::reason_card_saves(&phrase::cards(other), gain)),
        },
        [Action::PlaySport | Action::Defer, _] if part == Some(GOLD) => {
            Some(messages::reason_sport(names::sport(view.sport?), n, m))
        }
        _ => None,
    }
}
