//! What entering cards would do to the cups, in sentences.

use crate::messages::orclympics as messages;
use pentathlon_engine::games::orclympics::{Cups, Taking};
use pentathlon_engine::rules::Seat;

/// The situation before a seat enters cards.
pub struct CupSituation<'a> {
    /// The seat that would enter.
    pub seat: Seat,
    /// The current cup holders.
    pub cups: Cups,
    /// The current totals, by seat.
    pub totals: &'a [u8],
}

/// The sentences: the new total, which cup it takes and from whom, and where the other cup goes.
pub fn outcome(before: &CupSituation<'_>, total: u8, name: &dyn Fn(Seat) -> String) -> String {
    let CupSituation { seat, cups, totals } = *before;
    let (taking, after) = cups.after(seat, total, totals);
    let of = |holder: Option<Seat>| {
        let points = holder.and_then(|holder| totals.get(holder.index())).copied().unwrap_or(0);
        (holder.map(name).unwrap_or_default(), points)
    };
    match taking {
        Taking::Gold { from: None, .. } => messages::if_gold_free(total),
        Taking::Gold { from: Some(from), tie } => {
            let from = name(from);
            let first =
                if tie { messages::if_gold_tie(total, &from) } else { messages::if_gold(total, &from) };
            // With two players the dethroned player gets no silver (O14).
            if after.silver.is_none() {
                return first;
            }
            let then = match cups.silver {
                None => messages::if_dethroned(&from),
                Some(holder) if holder == seat => messages::if_swap(&from),
                Some(holder) => messages::if_dethroned_from(&from, &name(holder)),
            };
            messages::sentences(&first, &then)
        }
        Taking::KeepsGold => messages::if_keeps_gold(total),
        Taking::Silver { from: None, .. } => messages::if_silver_free(total),
        Taking::Silver { from: Some(from), tie: true } => messages::if_silver_tie(total, &name(from)),
        Taking::Silver { from: Some(from), tie: false } => messages::if_silver(total, &name(from)),
        Taking::KeepsSilver => {
            let (gold, most) = of(cups.gold);
            messages::if_keeps_silver(total, &gold, most)
        }
        Taking::Nothing => {
            let ((gold, most), (silver, second)) = (of(cups.gold), of(cups.silver));
            if cups.silver.is_none() {
                messages::if_nothing_gold(total, &gold, most)
            } else {
                messages::if_nothing(total, &gold, most, &silver, second)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CupSituation, outcome};
    use crate::messages::orclympics as messages;
    use pentathlon_engine::games::orclympics::Cups;
    use pentathlon_engine::rules::Seat;

    const LANDOLF: Seat = Seat(0);
    const BEGOLAS: Seat = Seat(1);
    const GILBO: Seat = Seat(2);

    fn name(seat: Seat) -> String {
        ["Landolf", "Begolas", "Gilbo"].get(seat.index()).copied().unwrap_or("?").to_owned()
    }

    fn says(seat: Seat, total: u8, gold: Option<Seat>, silver: Option<Seat>, totals: &[u8]) -> String {
        outcome(&CupSituation { seat, cups: Cups { gold, silver }, totals }, total, &name)
    }

    #[test]
    fn rulebook_the_example_of_play_is_foretold_cup_by_cup() {
        assert_eq!(says(LANDOLF, 4, None, None, &[0, 0, 0]), messages::if_gold_free(4));
        assert_eq!(says(BEGOLAS, 1, Some(LANDOLF), None, &[4, 0, 0]), messages::if_silver_free(1));
        assert_eq!(
            says(GILBO, 4, Some(LANDOLF), Some(BEGOLAS), &[4, 1, 0]),
            messages::sentences(
                &messages::if_gold_tie(4, "Landolf"),
                &messages::if_dethroned_from("Landolf", "Begolas")
            )
        );
        assert_eq!(
            says(BEGOLAS, 5, Some(GILBO), Some(LANDOLF), &[4, 1, 4]),
            messages::sentences(
                &messages::if_gold(5, "Gilbo"),
                &messages::if_dethroned_from("Gilbo", "Landolf")
            )
        );
    }

    #[test]
    fn o4_who_overtakes_from_silver_exchanges_the_cups() {
        assert_eq!(
            says(BEGOLAS, 5, Some(LANDOLF), Some(BEGOLAS), &[4, 3, 0]),
            messages::sentences(&messages::if_gold(5, "Landolf"), &messages::if_swap("Landolf"))
        );
    }

    #[test]
    fn o6_neither_highest_nor_second_is_told_who_is() {
        assert_eq!(
            says(GILBO, 4, Some(LANDOLF), Some(BEGOLAS), &[5, 5, 0]),
            messages::if_nothing(4, "Landolf", 5, "Begolas", 5)
        );
    }

    #[test]
    fn o7_who_holds_a_cup_may_add_and_keeps_it() {
        assert_eq!(says(LANDOLF, 6, Some(LANDOLF), None, &[4, 0, 0]), messages::if_keeps_gold(6));
        assert_eq!(
            says(BEGOLAS, 3, Some(LANDOLF), Some(BEGOLAS), &[4, 2, 0]),
            messages::if_keeps_silver(3, "Landolf", 4)
        );
    }

    #[test]
    fn o14_with_two_players_no_silver_is_spoken_of() {
        assert_eq!(says(BEGOLAS, 4, Some(LANDOLF), None, &[4, 0]), messages::if_gold_tie(4, "Landolf"));
        assert_eq!(
            says(BEGOLAS, 3, Some(LANDOLF), None, &[4, 0]),
            messages::if_nothing_gold(3, "Landolf", 4)
        );
    }

    #[test]
    fn a_tie_for_second_takes_the_silver() {
        assert_eq!(
            says(GILBO, 3, Some(LANDOLF), Some(BEGOLAS), &[5, 3, 0]),
            messages::if_silver_tie(3, "Begolas")
        );
    }
}
