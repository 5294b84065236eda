//! The messages for sports, colours and medals, and the texts that each sport has of its own.

use crate::messages::olympicards as messages;
use pentathlon_engine::games::olympicards::{Colour, Medal, Sport};

/// The name of a sport.
pub fn sport(sport: Sport) -> messages::Sport {
    match sport {
        Sport::Marathon => messages::SPORT_MARATHON,
        Sport::HighJump => messages::SPORT_HIGH_JUMP,
        Sport::Swimming => messages::SPORT_SWIMMING,
        Sport::Hurdles => messages::SPORT_HURDLES,
        Sport::Weightlifting => messages::SPORT_WEIGHTLIFTING,
        Sport::Archery => messages::SPORT_ARCHERY,
        Sport::Relay => messages::SPORT_RELAY,
        Sport::TableTennis => messages::SPORT_TABLE_TENNIS,
        Sport::Sailing => messages::SPORT_SAILING,
    }
}

/// The name of a colour.
pub fn colour(colour: Colour) -> messages::Colour {
    match colour {
        Colour::Blue => messages::COLOUR_BLUE,
        Colour::Yellow => messages::COLOUR_YELLOW,
        Colour::Black => messages::COLOUR_BLACK,
        Colour::Green => messages::COLOUR_GREEN,
        Colour::Red => messages::COLOUR_RED,
    }
}

/// The name of a medal.
pub fn medal(medal: Medal) -> messages::Medal {
    match medal {
        Medal::Bronze => messages::MEDAL_BRONZE,
        Medal::Silver => messages::MEDAL_SILVER,
        Medal::Gold => messages::MEDAL_GOLD,
    }
}

/// The rule of a sport as printed on its card.
pub fn rule(sport: Sport) -> &'static str {
    match sport {
        Sport::Marathon => messages::rule_marathon(),
        Sport::HighJump => messages::rule_high_jump(),
        Sport::Swimming => messages::rule_swimming(),
        Sport::Hurdles => messages::rule_hurdles(),
        Sport::Weightlifting => messages::rule_weightlifting(),
        Sport::Archery => messages::rule_archery(),
        Sport::Relay => messages::rule_relay(),
        Sport::TableTennis => messages::rule_table_tennis(),
        Sport::Sailing => messages::rule_sailing(),
    }
}

/// The name of the card that a play is compared with.
pub fn mark(sport: Sport) -> &'static str {
    match sport {
        Sport::Marathon | Sport::HighJump | Sport::Swimming => messages::mark_own(),
        Sport::Hurdles => messages::mark_hurdle(),
        Sport::Weightlifting => messages::mark_last(),
        Sport::Archery => messages::mark_target(),
        Sport::Relay => messages::mark_baton(),
        Sport::TableTennis => messages::mark_ball(),
        Sport::Sailing => messages::mark_wind(),
    }
}
