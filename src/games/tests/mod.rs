//! Tests of all games, as they are drawn and narrated.

mod action_labels;
mod any_table;
pub mod display_sync;
mod hints;
mod lessons;
mod options;
pub mod pace;
pub mod positions;
mod sound_secrecy;
mod sounds_heard;
mod tips;

use super::{every_game_ui, visit_all};
use display_sync::Screen;
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::Setup;
use std::collections::BTreeSet;

/// Something that is checked of every game.
pub trait UiVisitor {
    fn visit<G: Screen>(&mut self);
}

struct Ids(BTreeSet<&'static str>);

impl UiVisitor for Ids {
    fn visit<G: Screen>(&mut self) {
        self.0.insert(G::Setup::INFO.id);
    }
}

#[test]
fn every_game_of_the_shelf_is_drawn() {
    let mut drawn = Ids(BTreeSet::new());
    visit_all(&mut drawn);
    assert_eq!(drawn.0, shelf().iter().map(|info| info.id).collect());
}
