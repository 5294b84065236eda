//! Reasons of hints that all games share.

use super::name;
use crate::messages::screens;
use pentathlon_engine::bots::{Reason, ReasonKind};
use pentathlon_engine::table::Player;

/// A reason that all games share. `equals` actions are about equally good.
pub fn general_reason(reason: &Reason, equals: u8, players: &[Player]) -> String {
    let [n, m] = reason.games;
    match reason.kind {
        ReasonKind::Equal => screens::reason_equal(equals),
        ReasonKind::Trade { now: true } => screens::reason_trade().to_owned(),
        ReasonKind::Trade { now: false } => screens::reason_trade_later().to_owned(),
        ReasonKind::Gains { .. } | ReasonKind::Points => screens::reason_points(reason.points),
        ReasonKind::Denies { rival, costs: false } => {
            screens::reason_denies(&name(players, rival), reason.gain)
        }
        ReasonKind::Denies { rival, costs: true } => {
            screens::reason_denies_but(reason.loss, &name(players, rival), reason.gain)
        }
        ReasonKind::Tie => screens::reason_tie(n),
        ReasonKind::First => screens::reason_first(n, m),
        ReasonKind::LostPlace { place } => screens::reason_lost_place(place, n, m),
        ReasonKind::LostPoints => screens::reason_lost_points(reason.points),
        ReasonKind::Won => screens::reason_won(reason.points),
    }
}
