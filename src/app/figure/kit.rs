//! Apparatus that several sports share.

use super::shape::Part::{Blob, Curve};
use super::shape::{Part, accent, glow};

/// A cap or helmet, on a head that looks right.
pub static CAP: &[Part] = &[Blob(accent(0), &[(-7, 2), (-7, 2), (-7, -3), (0, -8), (6, -5), (8, 0), (8, 0)])];

/// The water a swimmer lies in.
pub static WATER: &[Part] = &[
    Curve(
        accent(36),
        &[(-8, 62), (4, 56), (16, 62), (28, 56), (40, 62), (52, 56), (64, 62), (76, 56), (88, 62), (100, 56)],
    ),
    Curve(glow(36), &[(4, 71), (16, 65), (28, 71), (40, 65), (52, 71), (64, 65), (76, 71), (88, 65)]),
];

/// Two rows of waves, from the origin to the right.
pub static WAVE: &[Part] = &[
    Curve(accent(36), &[(0, 0), (12, -6), (24, 0), (36, -6), (48, 0), (60, -6), (72, 0), (84, -6), (96, 0)]),
    Curve(glow(36), &[(12, 10), (24, 4), (36, 10), (48, 4), (60, 10), (72, 4), (84, 10)]),
];
