//! The options of the set-up.

use crate::contract::GameOption;
use crate::messages::olympia2000 as messages;

/// What decides between players who are tied.
pub const OPTIONS: &[GameOption] = &[GameOption {
    key: "tie",
    question: messages::option_tie,
    remark: Some(messages::tie_why),
    answers: &[(Some("shared"), messages::tie_shared), (Some("laurels"), messages::tie_laurels)],
    only: None,
    resets: None,
}];
