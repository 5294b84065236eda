//! Tests that every action has a label of its own, in whole games of every kind.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::display_sync::Screen;
use super::{UiVisitor, visit_all};
use crate::contract::ActionUi;
use pentathlon_engine::bots::Level;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::rules::Setup;
use pentathlon_engine::table::{Kind, Player, Source, Table};
use std::collections::BTreeSet;

struct EachActionHasItsOwnName;

impl UiVisitor for EachActionHasItsOwnName {
    fn visit<R: Screen>(&mut self) {
        // Nobody takes a hint in a race.
        if R::RACE.is_some() {
            return;
        }
        let setup = R::Setup::new(3, "").expect("three can play");
        let players: Vec<Player> =
            ["Ana", "Bo", "Chen"].map(|name| Player::new(name, Kind::Computer(Level::Bronze))).to_vec();
        let mut table = Table::<R>::open(setup, players.clone(), Source::Seed(Seed::from_number(5))).unwrap();
        while let Some(seat) = table.next_seat() {
            let legal = table.legal(seat);
            let names: BTreeSet<String> = legal.iter().map(|action| action.name(&players)).collect();
            assert!(names.len() == legal.len() && !names.contains(""), "{legal:?}: {names:?}");
            table.plays_like(seat, Level::Bronze).unwrap();
        }
    }
}

#[test]
fn each_action_that_a_hint_could_name_has_its_own_name() {
    visit_all(&mut EachActionHasItsOwnName);
}
