//! The options of the set-up.

use crate::contract::GameOption;
use crate::messages::olympicards as messages;

/// The questions: world records (C12), and when the start-player card moves between two players (C14).
pub const OPTIONS: &[GameOption] = &[
    GameOption {
        key: "world_record",
        question: messages::option_records,
        remark: Some(messages::records_why),
        answers: &[(Some("no"), messages::records_no), (Some("yes"), messages::records_yes)],
        only: None,
        resets: None,
    },
    GameOption {
        key: "two_start",
        question: messages::option_two,
        remark: Some(messages::two_why),
        answers: &[(Some("third"), messages::two_third), (Some("first"), messages::two_first)],
        only: Some(|company| company.seats == 2),
        resets: None,
    },
];
