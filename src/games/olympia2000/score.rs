//! The points by category, for the podium.

use super::names;
use crate::contract::Score;
use crate::messages::olympia2000 as messages;
use pentathlon_engine::games::olympia2000::{Discipline, View};

/// Laurels by discipline, and consolation.
pub fn score(view: &View) -> Score {
    let points = view
        .players
        .iter()
        .map(|player| {
            let laurels = Discipline::ALL.map(|discipline| {
                let won = player.won.iter().filter(|chip| chip.discipline == discipline);
                won.map(|chip| i32::from(chip.value)).sum()
            });
            laurels.into_iter().chain([i32::from(player.consolation)]).collect()
        })
        .collect();
    let mut categories: Vec<&'static str> = Discipline::ALL.map(|it| names::discipline(it).text()).to_vec();
    categories.push(messages::consolation());
    Score { categories, points, neutral: None }
}
