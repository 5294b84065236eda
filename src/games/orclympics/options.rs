//! The options of the set-up.

use crate::contract::GameOption;
use crate::messages::orclympics as messages;

/// Which events are drawn, and whether the game begins a season (not in a tournament). A season that starts over has no
/// points yet.
pub const OPTIONS: &[GameOption] = &[
    GameOption {
        key: "events",
        question: messages::option_events,
        remark: Some(messages::events_why),
        answers: &[(Some("sorted"), messages::events_sorted), (Some("random"), messages::events_random)],
        only: None,
        resets: Some("won"),
    },
    GameOption {
        key: "season",
        question: messages::option_season,
        remark: Some(messages::season_why),
        answers: &[
            (None, messages::season_none),
            (Some("3"), messages::season_3),
            (Some("5"), messages::season_5),
            (Some("7"), messages::season_7),
        ],
        only: Some(|company| !company.is_tournament),
        resets: Some("won"),
    },
];
