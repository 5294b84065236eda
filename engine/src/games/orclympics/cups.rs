//! The two cups, and who takes which (O3 to O7).

use crate::rules::Seat;

/// Who holds the cups of the competition that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cups {
    /// Who holds gold.
    pub gold: Option<Seat>,
    /// Who holds silver; nobody ever with two players (O14).
    pub silver: Option<Seat>,
}

/// What a seat that enters cards does to the cups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taking {
    /// Takes gold; a holder dethroned takes silver, from whoever has it (O3, O4, O5).
    Gold {
        /// From whom; from the middle of the table if from nobody.
        from: Option<Seat>,
        /// Whether a tie did it.
        tie: bool,
    },
    /// Holds gold already and keeps it (O7).
    KeepsGold,
    /// Takes silver.
    Silver {
        /// From whom; from the middle of the table if from nobody.
        from: Option<Seat>,
        /// Whether a tie did it.
        tie: bool,
    },
    /// Holds silver already and keeps it.
    KeepsSilver,
    /// Neither highest nor second highest: the cups stay where they are (O6).
    Nothing,
}

impl Cups {
    /// What happens when `seat` comes to `total`, and who holds the cups then. `totals` are those of all seats, that
    /// of `seat` itself may be the old one; their number is the number of players.
    #[inline]
    pub fn after(self, seat: Seat, total: u8, totals: &[u8]) -> (Taking, Cups) {
        let of = |holder: Seat| totals.get(holder.index()).copied().unwrap_or(0);
        let has_silver = totals.len() > 2;
        match self.gold {
            Some(holder) if holder == seat => (Taking::KeepsGold, self),
            Some(holder) if total >= of(holder) => {
                let silver = if has_silver { Some(holder) } else { None };
                (
                    Taking::Gold { from: Some(holder), tie: total == of(holder) },
                    Cups { gold: Some(seat), silver },
                )
            }
            None => (Taking::Gold { from: None, tie: false }, Cups { gold: Some(seat), ..self }),
            // Compared with who holds silver, not with who else might have earned it (O6).
            Some(_) if !has_silver => (Taking::Nothing, self),
            Some(_) => match self.silver {
                Some(holder) if holder == seat => (Taking::KeepsSilver, self),
                Some(holder) if total < of(holder) => (Taking::Nothing, self),
                holder => {
                    let tie = holder.is_some_and(|holder| total == of(holder));
                    (Taking::Silver { from: holder, tie }, Cups { silver: Some(seat), ..self })
                }
            },
        }
    }
}
