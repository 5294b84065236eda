//! The reasons of hints: why one action is better than another.

use super::names;
use crate::messages::olympics as messages;
use pentathlon_engine::bots::{Reason, ReasonKind};
use pentathlon_engine::games::olympics::{Action, EventCard, Medal, Placement, View, part_medal};

/// In so many games of a hundred ties must go another way before a reason is about them.
const TIES: u8 = 10;

/// Why the first action is better than the other; `None` if the reasons that all games share are enough.
pub fn reason(view: &View, actions: [Action; 2], reason: &Reason) -> Option<String> {
    let ReasonKind::Gains { group, part, against } = reason.kind else { return None };
    let event = |group: u8| EventCard::ALL.get(usize::from(group)).copied();
    let (gain, [n, m]) = (reason.gain, reason.games);
    match actions {
        [Action::Bid(card), Action::Bid(other)] => {
            let (value, less) = (card.acquisition(), other.acquisition());
            match reason.figure {
                Some(first) if first.favours => {
                    let [n, m] = first.games;
                    Some(messages::reason_bid_first(value, n, less, m, reason.points))
                }
                Some(first) => Some(messages::reason_bid_but(less, first.games[1], reason.points)),
                None => {
                    let event = event(group).filter(|&event| event == other.event())?;
                    Some(messages::reason_bid_saves(value, names::card(other), gain, names::event(event)))
                }
            }
        }
        [Action::Take(card), Action::Take(other)] | [Action::Invest(card), Action::Invest(other)] => {
            let invests = matches!(actions, [Action::Invest(_), _]);
            let is_discarded = |card| matches!(view.placement(card), Some(Placement::Discard { .. }));
            if invests && is_discarded(other) && !is_discarded(card) {
                return Some(messages::reason_waste(names::card(other)));
            }
            if let Some(ties) = reason.figure.filter(|ties| invests && ties.favours && ties.more >= TIES) {
                return Some(messages::reason_number(card.acquisition(), ties.more));
            }
            let other = names::card(other);
            let Some(event_here) = event(group) else {
                return invests.then(|| messages::reason_waits(other, reason.points));
            };
            let is_gold = part
                .and_then(|part| part_medal(usize::from(part)))
                .is_some_and(|(_, medal)| medal == Medal::Gold);
            let here = names::event(event_here);
            Some(match against.and_then(event) {
                _ if is_gold => messages::reason_gold_at(here, n, other, m),
                Some(there) => messages::reason_at_but(other, names::event(there), gain, here),
                None => messages::reason_at(gain, here, other),
            })
        }
        _ => None,
    }
}
