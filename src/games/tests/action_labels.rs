//! Tests that every action has a label of its own, in whole games of every kind.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::display_sync::Screen;
use super::{UiVisitor, visit_all};
use crate::contract::ActionUi;
use crate::test_tables;
use pentathlon_engine::rules::Level;
use std::collections::BTreeSet;

struct EachActionHasItsOwnName;

impl UiVisitor for EachActionHasItsOwnName {
    fn visit<R: Screen>(&mut self) {
        // Nobody takes a hint in a race.
        if R::RACE.is_some() {
            return;
        }
        let mut table = test_tables::table::<R>(3, Level::Rookie, 5);
        let players = table.players().to_vec();
        while let Some(seat) = table.next_seat() {
            let legal = table.legal(seat);
            let names: BTreeSet<String> = legal.iter().map(|action| action.name(&players)).collect();
            assert!(names.len() == legal.len() && !names.contains(""), "{legal:?}: {names:?}");
            table.play_like(seat, Level::Rookie).unwrap();
        }
    }
}

#[test]
fn each_action_that_a_hint_could_name_has_its_own_name() {
    visit_all(&mut EachActionHasItsOwnName);
}
