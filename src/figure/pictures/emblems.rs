//! The prizes: wreath, medal, cup; and the torch of the games.

use crate::figure::drawing::shape::DrawStep::{Arc, Blob, Curve, Disc, Leaves, Line, Poly, Ring};
use crate::figure::drawing::shape::{DrawStep, accent, body, glow};

/// A frame whose middle is left free for a number.
pub static LAUREL: &[DrawStep] = &[
    Arc(body(22), 50, 50, 39, 70, 258),
    Arc(body(22), 50, 50, 39, -78, 110),
    Leaves(body(0), 50, 50, 39, 108, 264, 9),
    Leaves(body(0), 50, 50, 39, 72, -84, 9),
    Poly(accent(30), &[(50, 88), (37, 82), (37, 94)]),
    Poly(accent(30), &[(50, 88), (63, 82), (63, 94)]),
];

pub static MEDAL: &[DrawStep] = &[
    Poly(accent(10), &[(22, 2), (40, 2), (58, 44), (46, 50)]),
    Poly(glow(10), &[(78, 2), (60, 2), (42, 44), (54, 50)]),
    Ring(body(30), 50, 47, 5),
    Disc(body(0), 50, 73, 25),
    Ring(accent(20), 50, 73, 19),
    Leaves(accent(0), 50, 73, 11, 100, 250, 5),
    Leaves(accent(0), 50, 73, 11, 80, -70, 5),
];

pub static CUP: &[DrawStep] = &[
    Curve(body(55), &[(27, 20), (12, 20), (10, 34), (20, 48), (34, 51)]),
    Curve(body(55), &[(73, 20), (88, 20), (90, 34), (80, 48), (66, 51)]),
    Blob(body(0), &[(25, 10), (25, 10), (75, 10), (75, 10), (75, 32), (66, 52), (55, 62), (54, 74),
        (54, 74), (46, 74), (46, 74), (45, 62), (34, 52), (25, 32)]),
    Line(accent(50), &[(24, 9), (76, 9)]),
    Poly(body(40), &[(41, 76), (59, 76), (64, 84), (36, 84)]),
    Line(accent(70), &[(32, 91), (68, 91)]),
    Leaves(accent(0), 50, 32, 11, 100, 250, 5),
    Leaves(accent(0), 50, 32, 11, 80, -70, 5),
];

pub static TORCH: &[DrawStep] = &[
    Blob(accent(0), &[(52, -4), (52, -4), (56, 10), (68, 20), (71, 32), (64, 45), (50, 49), (36, 45),
        (30, 33), (34, 22), (40, 26), (40, 26), (42, 12)]),
    Blob(body(0), &[(52, 22), (52, 22), (55, 30), (60, 36), (57, 44), (50, 47), (43, 43), (43, 36),
        (48, 31)]),
    Line(body(60), &[(30, 52), (70, 52)]),
    Poly(body(30), &[(37, 58), (63, 58), (54, 100), (46, 100)]),
    Line(accent(30), &[(41, 69), (59, 69)]),
];
