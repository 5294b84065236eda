//! Whether samples have the right distribution: chi-square tests against an enumeration of small cases.

#![allow(dead_code, reason = "not every suite samples")]

use std::collections::BTreeMap;
use std::fmt::Debug;

/// How far the samples are from the expected weights, in standard deviations of the chi-square distribution; outcomes
/// expected fewer than five times are merged. Fails for an outcome that is not expected at all.
pub fn deviation<K: Ord + Debug>(
    weights: &BTreeMap<K, f64>,
    samples: u32,
    mut sample: impl FnMut() -> K,
) -> f64 {
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
pub const MAX_DEVIATION: f64 = 4.5;
