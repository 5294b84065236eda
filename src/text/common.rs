//! Words of the boards that all games share.

use super::words;

words! {
    /// What screen readers call a list on a board.
    Word {
        ListPlayers "Players";
        ListSports "Sports";
        ListMedals "Medals";
    }
}
