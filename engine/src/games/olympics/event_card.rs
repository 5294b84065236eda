//! The five event cards.

use crate::rules::named_enum;

named_enum! {
    /// An event card, with a gold, a silver and a bronze medal on it.
    pub enum EventCard {
        /// Basketball.
        Basketball = "basketball",
        /// Swimming.
        Swimming = "swimming",
        /// Gymnastics.
        Gymnastics = "gymnastics",
        /// Cycling.
        Cycling = "cycling",
        /// Athletics.
        Athletics = "athletics",
    }
}
