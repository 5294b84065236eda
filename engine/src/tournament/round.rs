//! A round of a tournament: a game that has begun.

/// A game that has begun. Its result is in the record of its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The short name of the game.
    pub game: String,
    /// The id of the table on this device.
    pub table: String,
    /// The code of the deal, by which the table is found if an import gave it another id.
    pub deal: String,
    /// Whether all agreed to give the game up. It counts for nobody.
    pub is_given_up: bool,
}
