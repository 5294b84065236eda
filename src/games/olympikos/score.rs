//! The points by category, for the podium.

use crate::contract::Score;
use crate::messages::olympikos as messages;
use pentathlon_engine::games::olympikos::{Medal, View};
use pentathlon_engine::rules::Seat;

/// Points by medal, as Coach, and lost.
pub fn score(view: &View) -> Score {
    let together = view.setup.is_together();
    let points = Seat::all(view.players.len())
        .zip(&view.players)
        .map(|(seat, player)| {
            let sum = |medal: Option<Medal>| -> i32 {
                let as_coach = medal.is_none();
                let turns = view.past.iter().filter(|past| (past.coach == seat) == as_coach || together);
                let points = turns.flat_map(|past| {
                    let mine = past.points.iter().zip(Medal::ALL);
                    mine.filter(move |(_, won)| medal.is_none_or(|medal| medal == *won))
                        .map(|(points, _)| points)
                });
                if together {
                    return points.flatten().copied().map(i32::from).sum();
                }
                points.filter_map(|points| points.get(seat.index())).copied().map(i32::from).sum()
            };
            let mut points: Vec<i32> = Medal::ALL.into_iter().map(|medal| sum(Some(medal))).collect();
            if !together {
                points.push(sum(None));
                let gained: i32 = points.iter().sum();
                points.push(i32::from(player.points) - gained);
            }
            points
        })
        .collect();
    let mut categories =
        vec![messages::category_bronze(), messages::category_silver(), messages::category_gold()];
    if !together {
        categories.extend([messages::category_coach(), messages::category_lost()]);
    }
    Score { categories, points, neutral: None }
}
