//! The messages for sports, colours and medals, and the texts that each sport has of its own.

use crate::contract::named;
use crate::messages::olympicards as messages;
use pentathlon_engine::games::olympicards::{Colour, Medal, Sport};

named! { messages:
    /// The name of a sport.
    sport: Sport => Sport,
    /// The name of a colour.
    colour: Colour => Colour,
    /// The name of a medal.
    medal: Medal => Medal,
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
pub fn to_beat(sport: Sport) -> &'static str {
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
