//! Athletes that appear only on covers.

use crate::figure::drawing::pose::Limb::{Reach, Turned};
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Part::{Set, Whole};
use crate::figure::drawing::shape::Part;

/// A hurdler; the hurdle is not drawn.
pub static HURDLER: &[Part] = &[
    Set(&pose(42, 48, -62, -50, -66)
        .arms(bend(14, -14), bend(138, 62))
        .legs(bend(158, 204), bend(-10, 6))
        .feet(120, -72)),
    Whole,
];

/// Somebody who lifts something wide with both hands.
pub static LIFTER: &[Part] = &[
    Set(&pose(50, 64, -90, -90, -90)
        .arms(Turned(26, 16), Reach(74, 16))
        .legs(Turned(28, 96), Reach(72, 96))
        .feet(165, 15)
        .open(9, 0)),
    Whole,
];
