//! The reasons of hints that all games share.

use super::name;
use crate::messages::screens;
use pentathlon_engine::bots::{Cause, Figures};
use pentathlon_engine::table::Player;

/// From so many games of a hundred on, no number is told: what is nearly certain against computer players is less so against
/// people.
const NEARLY: u8 = 80;

/// Why an action is better than the one of that name.
pub fn reason(cause: &Cause<String>, other: &str, figures: Option<Figures>, players: &[Player]) -> String {
    match *cause {
        Cause::Fact(ref sentence) => sentence.clone(),
        Cause::First => match figures.map(|figures| figures.wins) {
            Some([wins, less]) if wins < NEARLY => screens::reason_first(wins, other, less),
            _ => screens::reason_first_usually(other),
        },
        Cause::Points(more) => screens::reason_points(more, other),
        Cause::Denies(rival, less) => screens::reason_denies(&name(players, rival), less, other),
        Cause::Lead(more) => screens::reason_lead(more, other),
        Cause::Keeps => screens::reason_keeps(other),
        Cause::Equal => screens::reason_equal(other),
    }
}
