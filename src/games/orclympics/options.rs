//! The options of the set-up.

use super::words::Say;
use crate::games::GameOption;

/// The questions. A season that is begun again has no points yet.
pub static OPTIONS: [GameOption; 2] = [
    GameOption {
        key: "events",
        question: || Say::OptionEvents.text(),
        remark: Some(|| Say::EventsWhy.text()),
        answers: &[
            (Some("sorted"), || Say::EventsSorted.text()),
            (Some("random"), || Say::EventsRandom.text()),
        ],
        only: None,
        resets: Some("won"),
    },
    GameOption {
        key: "season",
        question: || Say::OptionSeason.text(),
        remark: Some(|| Say::SeasonWhy.text()),
        answers: &[
            (None, || Say::SeasonNone.text()),
            (Some("3"), || Say::Season3.text()),
            (Some("5"), || Say::Season5.text()),
            (Some("7"), || Say::Season7.text()),
        ],
        only: None,
        resets: Some("won"),
    },
];
