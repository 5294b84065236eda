//! The two cups, and who takes them (O3 to O7).

use crate::rules::Seat;

/// The cup holders of the current competition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Cups {
    /// The holder of gold.
    pub gold: Option<Seat>,
    /// The holder of silver; always `None` with two players (O14).
    pub silver: Option<Seat>,
}

/// The effect on the cups when a seat enters cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taking {
    /// Takes gold; a dethroned holder takes silver, from whoever has it (O3, O4, O5).
    Gold {
        /// The previous holder; `None` for the middle of the table.
        from: Option<Seat>,
        /// Whether a tie decided it.
        tie: bool,
    },
    /// Holds gold already and keeps it (O7).
    KeepsGold,
    /// Takes silver.
    Silver {
        /// The previous holder; `None` for the middle of the table.
        from: Option<Seat>,
        /// Whether a tie decided it.
        tie: bool,
    },
    /// Holds silver already and keeps it.
    KeepsSilver,
    /// Neither highest nor second highest: the cups stay where they are (O6).
    Nothing,
}

impl Cups {
    /// The effect when the total of `seat` becomes `total`, and the cup holders afterwards. `totals` has one entry for
    /// each player; the entry of `seat` itself may be out of date.
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
            // Compared with the holder of silver, not with others who might have earned it (O6).
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
