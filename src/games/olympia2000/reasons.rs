//! The reasons of hints: why one action is better than another.

use super::names;
use crate::messages::olympia2000 as messages;
use pentathlon_engine::bots::{Figure, Reason, ReasonKind};
use pentathlon_engine::games::olympia2000::{Action, PRIZE, View, part_discipline};

/// Why the first action is better than the other; `None` if the reasons that all games share are enough.
pub fn reason(view: &View, actions: [Action; 2], reason: &Reason) -> Option<String> {
    let ReasonKind::Gains { group, part, against } = reason.kind else { return None };
    let part = part.map(usize::from);
    let (gain, [n, m]) = (reason.gain, reason.games);
    // What is decided now has the group 0.
    let is_now = group == 0;
    match actions {
        [Action::Athlete(athlete), Action::Athlete(other)] => {
            let prize = view.prize?;
            let has_place = |athlete| names::place(athlete).is_ok();
            if has_place(athlete.place(prize.discipline)) && !has_place(other.place(prize.discipline)) {
                return Some(messages::reason_no_place(names::athlete(other)));
            }
            let (own, rival) = (names::athlete(athlete), names::athlete(other));
            match (is_now, against) {
                (true, Some(_)) if part == Some(PRIZE) => {
                    Some(messages::reason_send_but(own, reason.loss, n))
                }
                (true, None) if part == Some(PRIZE) => Some(messages::reason_send(own, n, rival, m)),
                (true, _) => None,
                (false, Some(0)) => Some(messages::reason_save_but(rival, reason.games_against[1], gain)),
                (false, _) => Some(match (reason.figure, part.and_then(part_discipline)) {
                    (Some(Figure { favours: true, games: [n, _], .. }), _) => {
                        messages::reason_last(own, n, gain)
                    }
                    (_, Some(place)) => messages::reason_kept_in(rival, gain, names::discipline(place)),
                    (_, None) => messages::reason_kept(rival, gain),
                }),
            }
        }
        [Action::Chip(_), Action::Chip(other)] if is_now => {
            let value = view.columns.uppermost(other)?.value;
            let other = names::discipline(other);
            if part.is_some() {
                Some(messages::reason_chip(n, other, value, m))
            } else {
                (m > n).then(|| messages::reason_chip_but(other, value, m, gain))
            }
        }
        [Action::Keep, Action::Give(_)] => {
            let kept = names::athlete(view.looked?);
            Some(match part.and_then(part_discipline) {
                Some(place) => messages::reason_kept_in(kept, gain, names::discipline(place)),
                None => messages::reason_kept(kept, gain),
            })
        }
        [Action::Give(_), Action::Keep] => Some(messages::reason_give(gain, names::athlete(view.looked?))),
        _ => None,
    }
}
