//! Selects what a run covers where there is too much to cover: always the same cases, others with `cargo xtask test --seed
//! N`, and all with `cargo xtask test --all`.

use std::collections::{BTreeMap, BTreeSet};
use std::env;

use xtask::end_to_end::ALL;

use crate::chance;

/// Whether this run covers everything.
pub fn everything() -> bool {
    env::var_os(ALL).is_some()
}

/// One of the items, or all, each with its index. Lists of the same length with different `number`s get different
/// choices.
pub fn some_of<T>(list: Vec<T>, number: usize) -> Vec<(usize, T)> {
    chance::print();
    let chosen = chance::of_this_run().wrapping_add(number) % list.len().max(1);
    list.into_iter().enumerate().filter(|(at, _)| everything() || *at == chosen).collect()
}

/// Whether the case of this number has its turn: one of `groups` consecutive numbers, or each.
pub fn has_its_turn(number: usize, groups: usize) -> bool {
    everything() || chance::of_this_run().wrapping_add(number).is_multiple_of(groups)
}

/// How often a test has seen each kind of phase.
#[derive(Default)]
pub struct Phases(BTreeMap<BTreeSet<String>, usize>);

impl Phases {
    /// Whether a test should check this phase: the first two of each kind, or all. Kinds are told apart by the possible
    /// verbs, without their values.
    pub fn is_new(&mut self, actions: &[String]) -> bool {
        let word = |action: &String| action.split(' ').next().unwrap_or_default().to_owned();
        let met = self.0.entry(actions.iter().map(word).collect()).or_default();
        *met += 1;
        *met <= 2 || everything()
    }
}

#[test]
fn over_the_seeds_each_company_has_its_turn() {
    if everything() {
        assert_eq!(some_of(vec!['a', 'b', 'c'], 0).len(), 3);
    } else {
        let chosen: BTreeSet<char> =
            (0..3).flat_map(|number| some_of(vec!['a', 'b', 'c'], number)).map(|(_, it)| it).collect();
        assert_eq!(chosen, BTreeSet::from(['a', 'b', 'c']));
    }
}

#[test]
fn a_phase_is_new_twice() {
    let actions = |all: &[&str]| -> Vec<String> { all.iter().map(|&action| action.to_owned()).collect() };
    let mut phases = Phases::default();
    assert!(phases.is_new(&actions(&["give 3", "keep"])));
    assert!(phases.is_new(&actions(&["keep", "give 7"])));
    assert_eq!(phases.is_new(&actions(&["give 9", "keep"])), everything());
    assert!(phases.is_new(&actions(&["keep"])));
}
