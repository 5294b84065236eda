//! Selects what a run covers where there is too much to cover: always the same cases, others with `cargo xtask test --seed
//! N`, and all with `cargo xtask test --all`.

use std::collections::{BTreeMap, BTreeSet};
use std::env;

use xtask::check::end_to_end::ALL;

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

/// How often a test has checked each kind of phase. Kinds are told apart by the possible verbs, without their values.
#[derive(Default)]
pub struct Phases(BTreeMap<String, usize>);

impl Phases {
    /// A JavaScript function that returns the kind of a list of actions.
    pub const KIND: &str =
        "(actions) => [...new Set(actions.map((action) => action.split(' ')[0]))].sort().join(' ')";

    /// Notes that a test checks a phase of a kind.
    pub fn check(&mut self, kind: &str) {
        *self.0.entry(kind.to_owned()).or_default() += 1;
    }

    /// Whether a test should check the phase with these actions, which is then counted.
    pub fn is_new(&mut self, actions: &[String]) -> bool {
        let verbs: BTreeSet<&str> = actions.iter().filter_map(|action| action.split(' ').next()).collect();
        let kind = Vec::from_iter(verbs).join(" ");
        let is_new = !self.known().contains(&kind.as_str());
        self.check(&kind);
        is_new
    }

    /// The kinds that have been checked often enough: twice, or never with `--all`.
    pub fn known(&self) -> Vec<&str> {
        let often = self.0.iter().filter(|(_, times)| **times > 1 && !everything());
        often.map(|(kind, _)| kind.as_str()).collect()
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

#[test]
fn a_kind_of_phase_is_known_once_it_has_been_checked_twice() {
    let mut phases = Phases::default();
    for times in 0..3 {
        let known = times > 1 && !everything();
        assert_eq!(phases.known(), if known { vec!["give keep"] } else { Vec::new() });
        phases.check("give keep");
    }
}
