//! What is at stake in the next game, in a sentence or two.

use super::coming::Coming;
use super::course::Course;
use crate::messages::{screens, tournament as messages};
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::tournament::{Prospect, Stakes, Ties, most_points, stakes};

/// Whether so many players of a game can share a place.
pub fn ties(game: &str, seats: usize) -> Ties {
    match (game, seats) {
        ("olympikos", 2) => Ties::Certain,
        ("olympics", _) | ("olympicards", 2) => Ties::Impossible,
        _ => Ties::Possible,
    }
}

/// What comes next, what a win is worth, and what it can change.
pub fn at_stake(course: &Course, coming: &Coming) -> String {
    let seats = course.tournament.participants.len();
    let worth = most_points(seats);
    let (game, is_on) = match coming {
        Coming::Choice(seats) => return messages::choose_worth(&course.names(seats.iter().copied()), worth),
        Coming::On(round) => (&round.game, true),
        Coming::Next { game, .. } => (game, false),
    };
    let title = title_of(game);
    let later: Vec<Ties> = course
        .tournament
        .left()
        .filter(|listed| listed.game != *game)
        .map(|listed| ties(&listed.game, seats))
        .collect();
    let next = ties(game, seats);
    let lead = if next == Ties::Certain {
        messages::together_worth(&title)
    } else if is_on {
        messages::on_worth(&title, worth)
    } else if course.tournament.rounds.is_empty() {
        return messages::first_worth(&title, worth);
    } else if let Coming::Next { chosen_by, .. } = coming
        && !chosen_by.is_empty()
    {
        messages::chosen_worth(&course.names(chosen_by.iter().copied()), &title, worth)
    } else if later.is_empty() {
        messages::last_worth(&title, worth)
    } else {
        messages::next_worth(&title, worth)
    };
    if course.results().is_empty() {
        return lead;
    }
    match said(course, &stakes(seats, &course.results(), next, &later), later.is_empty()) {
        Some(more) => screens::sentences(&lead, &more),
        None => lead,
    }
}

/// The stakes in a sentence.
fn said(course: &Course, stakes: &Stakes, is_last: bool) -> Option<String> {
    match stakes {
        Stakes::Settled { leader, is_second_open: true } => {
            Some(messages::settled_second_open(&course.name(*leader)))
        }
        Stakes::Settled { leader, .. } => Some(messages::settled(&course.name(*leader))),
        Stakes::Ahead(seats) => Some(messages::ahead(&course.names(seats.iter().copied()))),
        Stakes::Open(prospects) => match prospects.as_slice() {
            [] => None,
            [(one, prospect), (other, same)] if prospect == same => {
                Some(messages::clause(&clause(course, &[*one, *other], *prospect, is_last)))
            }
            [(one, prospect), (other, then)] => Some(messages::clauses(
                &clause(course, &[*one], *prospect, is_last),
                &clause(course, &[*other], *then, is_last),
            )),
            [(one, prospect), ..] => Some(messages::clause(&clause(course, &[*one], *prospect, is_last))),
        },
    }
}

/// What one or two can reach.
fn clause(course: &Course, seats: &[Seat], prospect: Prospect, is_last: bool) -> String {
    let (names, count) = (course.names(seats.iter().copied()), seats.len());
    match (prospect, is_last) {
        (Prospect::LeadsWithWin, false) => messages::leads_with_win(count, &names),
        (Prospect::LeadsTiedWithWin, false) => messages::leads_tied_with_win(count, &names),
        (Prospect::LeadsWithWin | Prospect::LeadsTiedWithWin, true) => {
            messages::champion_with_win(count, &names)
        }
        (Prospect::CanLead, false) => messages::can_lead(&names),
        (Prospect::CanLead, true) => messages::can_be_champion(&names),
        (Prospect::CanDrawLevel, _) => messages::can_draw_level(&names),
    }
}

#[cfg(test)]
mod tests {
    use super::ties;
    use pentathlon_engine::games::shelf;
    use pentathlon_engine::tournament::Ties;

    #[test]
    fn only_what_the_rules_exclude_is_left_out() {
        let excluded: Vec<(&str, usize)> = shelf()
            .iter()
            .flat_map(|info| info.seats.clone().map(|seats| (info.id, seats)))
            .filter(|&(game, seats)| ties(game, seats) != Ties::Possible)
            .collect();
        let expected = [
            ("olympics", 2),
            ("olympics", 3),
            ("olympics", 4),
            ("olympics", 5),
            ("olympikos", 2),
            ("olympicards", 2),
        ];
        assert_eq!(excluded, expected);
    }
}
