//! The options of the set-up.

use crate::games::GameOption;
use crate::messages::orclympics as messages;

/// The question of each game. A season that starts over has no points yet.
pub static OPTIONS: [GameOption; 1] = [GameOption {
    key: "events",
    question: messages::option_events,
    remark: Some(messages::events_why),
    answers: &[(Some("sorted"), messages::events_sorted), (Some("random"), messages::events_random)],
    only: None,
    resets: Some("won"),
}];

/// The question of a game that is not part of a tournament.
pub static SEASON: [GameOption; 1] = [GameOption {
    key: "season",
    question: messages::option_season,
    remark: Some(messages::season_why),
    answers: &[
        (None, messages::season_none),
        (Some("3"), messages::season_3),
        (Some("5"), messages::season_5),
        (Some("7"), messages::season_7),
    ],
    only: None,
    resets: Some("won"),
}];
