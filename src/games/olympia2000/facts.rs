//! The reasons of hints: a sentence for each fact.

use crate::contract::FactUi;
use pentathlon_engine::games::olympia2000::Fact;
use pentathlon_engine::table::Player;

impl FactUi for Fact {
    fn sentence(&self, _players: &[Player]) -> String {
        match *self {}
    }
}
