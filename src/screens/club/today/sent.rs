//! What is sent to a friend: the place and the dots, which tell nothing of the cards, and a link to the same deal.

use super::lead::Lead;
use super::words::title_of_day;
use crate::browser::{long_day, page_address};
use crate::messages::language::language;
use crate::messages::today as messages;
use crate::route::Route;
use pentathlon_engine::daily::{Daily, Date, DayPlay};

/// The text about a play of a date.
pub fn text(date: Date, play: &DayPlay, place: u8, seats: usize, leads: &[Lead]) -> String {
    let outcome = match (play.is_for_record, play.is_eased) {
        (false, _) => messages::outcome_again(place, seats),
        (true, false) => messages::outcome(place, seats),
        (true, true) => messages::outcome_eased(place, seats),
    };
    let head = messages::line(&long_day(language(), date), &title_of_day(&Daily::of(date)));
    // The place may be missing, and an older version does not look at it.
    let link = format!("{}{}/{place}", page_address(), Route::Today(Some(date)).address());
    lines([head, outcome, messages::beat_it().to_owned(), link], leads)
}

/// The place of whoever sent a link, if the address of the date says it. Whatever else stands there says nothing.
pub fn place_in(hash: &str) -> Option<u8> {
    let (_, after) = hash.rsplit_once('/')?;
    let place =
        after.chars().next().and_then(|place| place.to_digit(10)).filter(|place| (1..=3).contains(place));
    let is_it = after.chars().nth(1).is_none_or(|next| !next.is_ascii_alphanumeric() && next != '-');
    let is_after_date =
        hash.trim_start_matches(['#', '/']).starts_with("today/") && hash.matches('/').count() > 2;
    place.filter(|_| is_it && is_after_date).map(|place| place as u8)
}

/// The lines, with the dots after the outcome.
fn lines([head, outcome, question, link]: [String; 4], leads: &[Lead]) -> String {
    let dots: String = leads.iter().map(|lead| lead.letter()).collect();
    let outcome = if dots.is_empty() { outcome } else { format!("{outcome} {dots}") };
    [head, outcome, question, link].join("\n")
}

#[cfg(test)]
mod tests {
    use super::{Lead, lines, place_in};

    #[test]
    fn a_place_in_an_address_is_read_and_a_forged_one_is_not() {
        for (hash, place) in [
            ("/today/2026-11-27/2", Some(2)),
            ("#/today/2026-11-27/1.", Some(1)),
            ("/today/2026-11-27/3?fbclid=IwAR0", Some(3)),
            ("/today/2026-11-27", None),
            ("/today", None),
            ("/today/2026-11-27/0", None),
            ("/today/2026-11-27/4", None),
            ("/today/2026-11-27/12", None),
            ("/today/2026-11-27/1st", None),
            ("/today/2026-11-27/", None),
            ("/hall/day/2026-11-27/2", None),
        ] {
            assert_eq!(place_in(hash), place, "{hash}");
        }
    }

    #[test]
    fn a_friend_gets_the_place_the_dots_and_the_link_and_no_blank_where_there_are_no_dots() {
        let of = |leads: &[Lead]| {
            lines(
                ["Friday", "Silver of 3", "Can you do as well?", "https://x/#/today"].map(str::to_owned),
                leads,
            )
        };
        assert_eq!(
            of(&[Lead::Last, Lead::Between, Lead::First]),
            "Friday\nSilver of 3 ○◐●\nCan you do as well?\nhttps://x/#/today"
        );
        assert_eq!(of(&[]), "Friday\nSilver of 3\nCan you do as well?\nhttps://x/#/today");
    }
}
