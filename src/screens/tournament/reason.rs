//! Why somebody is champion, in a sentence: the best reason that is true.

use super::cast::won;
use super::course::{Course, winners};
use crate::messages::tournament as messages;
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::{Seat, Standing};
use pentathlon_engine::tournament::{Decision, decision, standing};

/// The reason; `None` for a tournament without a second place.
pub fn reason(course: &Course, now: &Standing) -> Option<String> {
    let champions: Vec<Seat> = now.firsts().collect();
    let [champion] = champions.as_slice() else {
        return Some(messages::decided_shared(&course.names(champions)));
    };
    let (_, second) = now.by_rank().into_iter().nth(1)?;
    let (name, other) = (course.name(*champion), course.name(second));
    let results = course.results();
    match decision(&results, *champion, second) {
        Decision::Points(points) => Some(
            story(course, *champion, second)
                .unwrap_or_else(|| messages::decided_points(&name, &other, points)),
        ),
        Decision::Wins(_) => {
            let [won, lost] = [*champion, second].map(|seat| won(course, seat).count());
            Some(messages::decided_wins(&name, &other, won, lost))
        }
        Decision::LastGame(_) => Some(messages::decided_last(&name, &other)),
        Decision::Shared => None,
    }
}

/// What made it more than a matter of points.
fn story(course: &Course, champion: Seat, second: Seat) -> Option<String> {
    let results = course.results();
    let seats = course.tournament.participants.len();
    let (name, other) = (course.name(champion), course.name(second));
    let games: Vec<&str> = course.over().map(|(round, _)| round.game.as_str()).collect();
    let before: Vec<Standing> =
        (1..results.len()).map(|games| standing(seats, results.get(..games).unwrap_or_default())).collect();
    let points = |standing: &Standing, seat: Seat| standing.points.get(seat.index()).copied();
    let won = |places: &Vec<u8>| winners(places).any(|winner| winner == champion);
    if results.len() > 1 && results.iter().all(won) {
        return Some(messages::won_all(&name, results.len()));
    }
    if let (Some(eve), Some(game)) = (before.last(), games.last())
        && points(eve, champion) == points(eve, second)
    {
        let title = title_of(game);
        return Some(if results.last().is_some_and(won) {
            messages::level_then_won(&name, &other, &title)
        } else {
            messages::level_then_ahead(&name, &other, &title)
        });
    }
    if before.len() > 1 && before.iter().all(|standing| standing.firsts().eq([champion])) {
        return Some(messages::led_throughout(&name));
    }
    let is_last = |standing: &&Standing| {
        let own = standing.ranks.get(champion.index()).copied();
        seats > 2 && own > Some(1) && own == standing.ranks.iter().copied().max()
    };
    let last = before.iter().position(|standing| is_last(&standing))?;
    Some(messages::came_from_last(&name, &title_of(games.get(last)?)))
}
