//! The form of a person: how well the last games went, whatever they were and however many played.

use super::GameResult;

/// So many games make the form.
pub const FORM_GAMES: usize = 10;

/// The form after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FormPoint {
    /// The number of the game among all results of the hall.
    pub result: usize,
    /// Of 100 others at the table, how many were left behind in it; who is equal is half left behind.
    pub share: u32,
    /// The same on average of the last [`FORM_GAMES`] games, this one included.
    pub form: u32,
}

/// How many of 100 others a seat left behind; `None` if it played alone.
pub(super) fn share(result: &GameResult, seat: usize) -> Option<u32> {
    let others = result.seats.len().checked_sub(1).filter(|&others| others > 0)?;
    let own = result.seats.get(seat)?.place;
    let each = |(other, place): (usize, u8)| {
        if other == seat { 0 } else { usize::from(place >= own) + usize::from(place > own) }
    };
    let left_behind: usize = result.seats.iter().map(|seat| seat.place).enumerate().map(each).sum();
    Some((50 * left_behind / others) as u32)
}

/// The form after each of some games, by number and share.
pub(super) fn form(shares: &[(usize, u32)]) -> Vec<FormPoint> {
    let at = |(index, &(result, share)): (usize, &(usize, u32))| {
        let first = (index + 1).saturating_sub(FORM_GAMES);
        let last: Vec<u32> = shares.iter().take(index + 1).skip(first).map(|&(_, share)| share).collect();
        let form = last.iter().sum::<u32>() / (last.len() as u32).max(1);
        FormPoint { result, share, form }
    };
    shares.iter().enumerate().map(at).collect()
}
