//! The points by category, for the podium.

use crate::contract::Score;
use crate::messages::olympicards as messages;
use pentathlon_engine::games::olympicards::{Medal, RECORD_POINTS, View};

/// Points by medal, and those of world records if they count.
pub fn score(view: &View) -> Score {
    let records = view.setup.world_record;
    let points = view.players.iter().map(|player| {
        let medals = player.medals;
        let of = |count: u8, medal: Medal| i32::from(count) * medal.points();
        let mut points = vec![
            of(medals.gold, Medal::Gold),
            of(medals.silver, Medal::Silver),
            of(medals.bronze, Medal::Bronze),
        ];
        if records {
            points.push(RECORD_POINTS * player.records.len() as i32);
        }
        points
    });
    let points = points.collect();
    let mut categories =
        vec![messages::category_gold(), messages::category_silver(), messages::category_bronze()];
    if records {
        categories.push(messages::category_records());
    }
    Score { categories, points, neutral: None }
}
