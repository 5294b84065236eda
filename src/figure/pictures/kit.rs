//! Apparatus that several sports share.

use crate::figure::drawing::shape::DrawStep::{Blob, Curve, Line, Poly, Ring};
use crate::figure::drawing::shape::{DrawStep, accent, body, glow};

/// A cap or helmet, for a head that faces right.
pub static CAP: &[DrawStep] = &[Blob(accent(0), &[(-7, 2), (-7, 2), (-7, -3), (0, -8), (6, -5), (8, 0), (8, 0)])];

/// The water around a swimmer.
pub static WATER: &[DrawStep] = &[
    Curve(accent(36), &[(-8, 62), (4, 56), (16, 62), (28, 56), (40, 62), (52, 56), (64, 62), (76, 56),
        (88, 62), (100, 56)]),
    Curve(glow(36), &[(4, 71), (16, 65), (28, 71), (40, 65), (52, 71), (64, 65), (76, 71), (88, 65)]),
];

/// Two rows of waves, from the origin to the right.
pub static WAVE: &[DrawStep] = &[
    Curve(accent(36), &[(0, 0), (12, -6), (24, 0), (36, -6), (48, 0), (60, -6), (72, 0), (84, -6), (96, 0)]),
    Curve(glow(36), &[(12, 10), (24, 4), (36, 10), (48, 4), (60, 10), (72, 4), (84, 10)]),
];

/// A belt with its knot in front; the spine is the x axis.
pub static BELT: &[DrawStep] = &[
    Line(accent(32), &[(0, -5), (0, 5)]),
    Line(accent(24), &[(0, 5), (-8, 10)]),
    Line(accent(24), &[(0, 5), (-10, 5)]),
];

/// A fencer's mask, for a head that faces right.
pub static MASK: &[DrawStep] =
    &[Blob(accent(0), &[(1, -8), (1, -8), (8, -4), (9, 3), (4, 9), (-2, 8), (-2, 8), (-1, 0)])];

/// Hilt at the origin, blade along the x axis.
pub static SWORD: &[DrawStep] = &[Line(accent(20), &[(0, 0), (42, 0)]), Line(accent(34), &[(3, -4), (3, 4)])];

/// Handle at the origin, head along the x axis.
pub static RACKET: &[DrawStep] = &[
    Line(accent(34), &[(0, 0), (8, 0)]),
    Line(accent(24), &[(8, 0), (13, 0)]),
    Line(accent(10), &[(14, -4), (28, -4)]),
    Line(accent(10), &[(13, 0), (29, 0)]),
    Line(accent(10), &[(14, 4), (28, 4)]),
    Line(accent(10), &[(17, -7), (17, 7)]),
    Line(accent(10), &[(21, -8), (21, 8)]),
    Line(accent(10), &[(25, -7), (25, 7)]),
    Ring(accent(28), 21, 0, 9),
];

/// A net across the court, with the foot of its near post at the origin.
pub static NET: &[DrawStep] = &[
    Line(body(26), &[(-20, -12), (-20, -58)]),
    Line(accent(12), &[(-20, -44), (0, -50)]),
    Line(accent(12), &[(-13, -33), (-13, -60)]),
    Line(accent(12), &[(-7, -34), (-7, -62)]),
    Line(accent(24), &[(-20, -32), (0, -34)]),
    Line(accent(24), &[(-20, -57), (0, -64)]),
    Line(body(38), &[(0, 0), (0, -65)]),
];

/// A ski under a foot at the origin, pointing along the x axis.
pub static SKI: &[DrawStep] = &[Line(accent(32), &[(-20, 4), (34, 4), (41, 1)])];

/// A skate under a foot at the origin.
pub static SKATE: &[DrawStep] = &[
    Line(accent(26), &[(-5, 7), (12, 7)]),
    Line(accent(20), &[(-1, 3), (-1, 7)]),
    Line(accent(20), &[(6, 3), (6, 7)]),
];

/// A conifer, with its foot at the origin.
pub static FIR: &[DrawStep] = &[
    Poly(glow(14), &[(0, -44), (9, -28), (5, -28), (13, -12), (-13, -12), (-5, -28), (-9, -28)]),
    Line(glow(40), &[(0, -10), (0, 0)]),
];
