//! Sampled states have the right distribution: chi-square tests against an enumeration of small cases. All draws are
//! seeded, so that a test passes or fails the same on every run.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod walk;

#[path = "worlds/olympics.rs"]
mod olympics;
#[path = "worlds/orclympics.rs"]
mod orclympics;

use std::collections::BTreeMap;
use std::fmt::Debug;

/// How far the samples are from the expected weights, in standard deviations of the chi-square distribution; outcomes
/// expected fewer than five times are merged. Fails for an outcome that is not expected at all.
fn deviation<K: Ord + Debug>(weights: &BTreeMap<K, f64>, samples: u32, mut sample: impl FnMut() -> K) -> f64 {
    let mut counts: BTreeMap<&K, u32> = BTreeMap::new();
    for _ in 0..samples {
        let outcome = sample();
        let (known, _) =
            weights.get_key_value(&outcome).unwrap_or_else(|| panic!("{outcome:?} is impossible"));
        *counts.entry(known).or_default() += 1;
    }
    let all: f64 = weights.values().sum();
    let (mut square, mut cells, mut rare) = (0.0, 0_u32, (0.0, 0.0));
    let mut cell = |expected: f64, count: f64| {
        square += (count - expected).powi(2) / expected;
        cells += 1;
    };
    for (outcome, weight) in weights {
        let expected = f64::from(samples) * weight / all;
        let count = f64::from(counts.get(outcome).copied().unwrap_or(0));
        if expected < 5.0 {
            rare = (rare.0 + expected, rare.1 + count);
        } else {
            cell(expected, count);
        }
    }
    if rare.0 >= 5.0 {
        cell(rare.0, rare.1);
    }
    let freedom = f64::from(cells.saturating_sub(1)).max(1.0);
    (square - freedom) / (2.0 * freedom).sqrt()
}

/// The largest deviation that chance explains: it is exceeded in one of thousands of tests.
const MOST: f64 = 4.5;

#[test]
fn the_measure_sees_a_small_bias() {
    let weights: BTreeMap<u32, f64> = (0..10).map(|outcome| (outcome, 1.0)).collect();
    let mut chance = walk::choices(1);
    assert!(deviation(&weights, 10_000, || chance.below(10)) < MOST);
    // One outcome in twenty is replaced by the first.
    assert!(deviation(&weights, 10_000, || chance.below(10) * u32::from(chance.below(20) > 0)) > MOST);
}
