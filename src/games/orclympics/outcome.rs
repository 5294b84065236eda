//! What entering cards would do to the cups, in sentences, before it is done.

use super::words::Say;
use pentathlon_engine::games::orclympics::{Cups, Taking};
use pentathlon_engine::rules::Seat;

/// What is known before somebody enters.
pub struct Before<'a> {
    /// Who would enter.
    pub seat: Seat,
    /// Who holds the cups now.
    pub cups: Cups,
    /// The totals by seat, now.
    pub totals: &'a [u8],
}

/// The sentences: the new total, which cup it takes and from whom, and where the other cup goes.
pub fn outcome(before: &Before<'_>, total: u8, name: &dyn Fn(Seat) -> String) -> String {
    let Before { seat, cups, totals } = *before;
    let (taking, after) = cups.after(seat, total, totals);
    let of = |holder: Option<Seat>| {
        let points = holder.and_then(|holder| totals.get(holder.index())).copied().unwrap_or(0);
        (holder.map(name).unwrap_or_default(), points.to_string())
    };
    let (total, own) = (total.to_string(), name(seat));
    let ((gold, most), (silver, second)) = (of(cups.gold), of(cups.silver));
    let say = |say: Say, from: &str| {
        say.with(&[
            ("total", &total),
            ("name", &own),
            ("from", from),
            ("gold", &gold),
            ("most", &most),
            ("silver", &silver),
            ("second", &second),
        ])
    };
    match taking {
        Taking::Gold { from: None, .. } => say(Say::IfGoldFree, ""),
        Taking::Gold { from: Some(from), tie } => {
            let from = name(from);
            let first = say(if tie { Say::IfGoldTie } else { Say::IfGold }, &from);
            // With two players there is no silver for the dethroned (O14).
            if after.silver.is_none() {
                return first;
            }
            let then = match cups.silver {
                None => Say::IfDethroned.with(&[("name", &from)]),
                Some(holder) if holder == seat => Say::IfSwap.with(&[("name", &from)]),
                Some(holder) => Say::IfDethronedFrom.with(&[("name", &from), ("from", &name(holder))]),
            };
            format!("{first} {then}")
        }
        Taking::KeepsGold => say(Say::IfKeepsGold, ""),
        Taking::Silver { from: None, .. } => say(Say::IfSilverFree, ""),
        Taking::Silver { from: Some(from), tie } => {
            say(if tie { Say::IfSilverTie } else { Say::IfSilver }, &name(from))
        }
        Taking::KeepsSilver => say(Say::IfKeepsSilver, ""),
        Taking::Nothing if cups.silver.is_none() => say(Say::IfNothingGold, ""),
        Taking::Nothing => say(Say::IfNothing, ""),
    }
}

#[cfg(test)]
mod tests {
    use super::{Before, outcome};
    use pentathlon_engine::games::orclympics::Cups;
    use pentathlon_engine::rules::Seat;

    const LANDOLF: Seat = Seat(0);
    const BEGOLAS: Seat = Seat(1);
    const GILBO: Seat = Seat(2);

    fn name(seat: Seat) -> String {
        ["Landolf", "Begolas", "Gilbo"].get(seat.index()).copied().unwrap_or("?").to_owned()
    }

    fn says(seat: Seat, total: u8, gold: Option<Seat>, silver: Option<Seat>, totals: &[u8]) -> String {
        outcome(&Before { seat, cups: Cups { gold, silver }, totals }, total, &name)
    }

    #[test]
    fn rulebook_the_example_of_play_is_foretold_cup_by_cup() {
        assert_eq!(says(LANDOLF, 4, None, None, &[0, 0, 0]), "4: Landolf takes the gold.");
        assert_eq!(says(BEGOLAS, 1, Some(LANDOLF), None, &[4, 0, 0]), "1: Begolas takes the silver.");
        assert_eq!(
            says(GILBO, 4, Some(LANDOLF), Some(BEGOLAS), &[4, 1, 0]),
            "4: ties Landolf and takes the gold. Landolf gets the silver from Begolas."
        );
        assert_eq!(
            says(BEGOLAS, 5, Some(GILBO), Some(LANDOLF), &[4, 1, 4]),
            "5: beats Gilbo and takes the gold. Gilbo gets the silver from Landolf."
        );
    }

    #[test]
    fn o4_who_overtakes_from_silver_exchanges_the_cups() {
        assert_eq!(
            says(BEGOLAS, 5, Some(LANDOLF), Some(BEGOLAS), &[4, 3, 0]),
            "5: beats Landolf and takes the gold. Landolf gets the silver in exchange."
        );
    }

    #[test]
    fn o6_neither_highest_nor_second_is_told_who_is() {
        assert_eq!(
            says(GILBO, 4, Some(LANDOLF), Some(BEGOLAS), &[5, 5, 0]),
            "4: no cup. Landolf holds the gold with 5, Begolas the silver with 5."
        );
    }

    #[test]
    fn o7_who_holds_a_cup_may_add_and_keeps_it() {
        assert_eq!(says(LANDOLF, 6, Some(LANDOLF), None, &[4, 0, 0]), "6: Landolf keeps the gold.");
        assert_eq!(
            says(BEGOLAS, 3, Some(LANDOLF), Some(BEGOLAS), &[4, 2, 0]),
            "3: Begolas keeps the silver; Landolf is ahead with 4."
        );
    }

    #[test]
    fn o14_with_two_players_no_silver_is_spoken_of() {
        assert_eq!(says(BEGOLAS, 4, Some(LANDOLF), None, &[4, 0]), "4: ties Landolf and takes the gold.");
        assert_eq!(
            says(BEGOLAS, 3, Some(LANDOLF), None, &[4, 0]),
            "3: no cup. Landolf holds the gold with 4."
        );
    }

    #[test]
    fn a_tie_for_second_takes_the_silver() {
        assert_eq!(
            says(GILBO, 3, Some(LANDOLF), Some(BEGOLAS), &[5, 3, 0]),
            "3: ties Begolas and takes the silver."
        );
    }
}
