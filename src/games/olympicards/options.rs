//! The options of the set-up.

use super::words::Say;
use crate::games::GameOption;

/// The questions: world records (C12), and when the start-player card moves between two players (C14).
pub static OPTIONS: [GameOption; 2] = [
    GameOption {
        key: "world_record",
        question: || Say::OptionRecords.text(),
        remark: Some(|| Say::RecordsWhy.text()),
        answers: &[(Some("no"), || Say::RecordsNo.text()), (Some("yes"), || Say::RecordsYes.text())],
        only: None,
        resets: None,
    },
    GameOption {
        key: "two_start",
        question: || Say::OptionTwo.text(),
        remark: Some(|| Say::TwoWhy.text()),
        answers: &[(Some("third"), || Say::TwoThird.text()), (Some("first"), || Say::TwoFirst.text())],
        only: Some(|seats| seats == 2),
        resets: None,
    },
];
