//! The names of players, as sentences, labels and badges show them.

use crate::messages::isolated;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// The name of the player in a seat, for sentences, labels and badges.
pub fn name(players: &[Player], seat: Seat) -> String {
    players.get(seat.index()).map(|player| isolated(player.name_in(seat))).unwrap_or_default()
}

/// The names of all players, like [`name`].
pub fn names(players: &[Player]) -> Vec<String> {
    Seat::all(players.len()).map(|seat| name(players, seat)).collect()
}
