//! Checks the measure by which the tests of sampled states compare distributions. The tests are in `sampling.rs` of the
//! games' folders; all draws are seeded, so that a test passes or fails the same on every run.

use crate::walk;
use crate::walk::distribution::{MAX_DEVIATION, deviation};
use std::collections::BTreeMap;

#[test]
fn the_measure_sees_a_small_bias() {
    let weights: BTreeMap<u32, f64> = (0..10).map(|outcome| (outcome, 1.0)).collect();
    let mut chance = walk::choices(1);
    assert!(deviation(&weights, 10_000, || chance.below(10)) < MAX_DEVIATION);
    // One outcome in twenty is replaced by the first.
    assert!(
        deviation(&weights, 10_000, || chance.below(10) * u32::from(chance.below(20) > 0)) > MAX_DEVIATION
    );
}
