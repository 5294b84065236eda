//! What is sent to a friend: the place and the dots, which tell nothing of the cards, and a link to the same deal.

use super::lead::Lead;
use super::words::title_of_day;
use crate::browser::{long_day, page_address};
use crate::messages::language::language;
use crate::messages::today as messages;
use crate::route::Route;
use pentathlon_engine::daily::{Daily, Date, Play};

/// The text about a play of a date.
pub fn text(date: Date, play: &Play, place: u8, seats: usize, leads: &[Lead]) -> String {
    let outcome = match (play.is_first, play.is_eased) {
        (false, _) => messages::outcome_again(place, seats),
        (true, false) => messages::outcome(place, seats),
        (true, true) => messages::outcome_eased(place, seats),
    };
    let head = messages::line(&long_day(language(), date), &title_of_day(&Daily::of(date)));
    let link = page_address() + &Route::Today(Some(date)).address();
    lines([head, outcome, messages::beat_it().to_owned(), link], leads)
}

/// The lines, with the dots after the outcome.
fn lines([head, outcome, question, link]: [String; 4], leads: &[Lead]) -> String {
    let dots: String = leads.iter().map(|lead| lead.letter()).collect();
    let outcome = if dots.is_empty() { outcome } else { format!("{outcome} {dots}") };
    [head, outcome, question, link].join("\n")
}

#[cfg(test)]
mod tests {
    use super::{Lead, lines};

    #[test]
    fn a_friend_gets_the_place_the_dots_and_the_link_and_no_blank_where_there_are_no_dots() {
        let of = |leads: &[Lead]| {
            lines(
                ["Friday", "Silver of 3", "Can you beat it?", "https://x/#/today"].map(str::to_owned),
                leads,
            )
        };
        assert_eq!(
            of(&[Lead::Last, Lead::Between, Lead::First]),
            "Friday\nSilver of 3 ○◐●\nCan you beat it?\nhttps://x/#/today"
        );
        assert_eq!(of(&[]), "Friday\nSilver of 3\nCan you beat it?\nhttps://x/#/today");
    }
}
