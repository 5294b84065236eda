//! What a game of a tournament has changed, in words.

use super::course::Course;
use crate::messages::{screens, tournament as messages};
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::short;
use pentathlon_engine::tournament::{points, standing};

/// What the game of that number among those that count has changed: the points that it gave, the best place first, and who
/// is ahead since then.
pub fn change(course: &Course, number: usize) -> Option<String> {
    let (round, ranks) = course.over().nth(number)?;
    let gained = points(ranks);
    let gain = |seat: Seat| {
        messages::gain(gained.get(seat.index()).copied().unwrap_or_default(), &course.name(seat))
    };
    let gains: Vec<String> = best_first(ranks).into_iter().map(gain).collect();
    let sentence = messages::gained(&title_of(&round.game), &gains);
    let results = course.results();
    let leaders = |games: usize| -> Vec<Seat> {
        standing(ranks.len(), results.get(..games).unwrap_or_default()).winners().collect()
    };
    match leaders(number + 1).as_slice() {
        [one] if number > 0 && leaders(number) != [*one] => {
            Some(screens::sentences(&sentence, &messages::takes_lead(&course.name(*one))))
        }
        _ => Some(sentence),
    }
}

/// The seats by their places, the first place first.
fn best_first(ranks: &[u8]) -> Vec<Seat> {
    let mut seats: Vec<(u8, Seat)> = ranks.iter().copied().zip((0..).map(Seat)).collect();
    short::sort(&mut seats);
    seats.into_iter().map(|(_, seat)| seat).collect()
}
