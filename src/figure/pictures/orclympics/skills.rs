//! Orc-lympics: the emblems of the three skills. A wing for speed, an eye for cunning, a fist for strength.

use crate::figure::drawing::shape::DrawStep::{Blob, Bone, Curve, Disc, Line, Poly};
use crate::figure::drawing::shape::{DrawStep, accent, body};

pub static WING: &[DrawStep] = &[
    Blob(body(0), &[(10, 92), (10, 92), (4, 64), (12, 38), (34, 18), (66, 8), (98, 4), (98, 4), (92, 18), (78, 28),
        (78, 28), (94, 28), (94, 28), (86, 42), (68, 50), (68, 50), (82, 52), (82, 52), (72, 64), (54, 68),
        (54, 68), (66, 72), (66, 72), (54, 82), (36, 82), (22, 84)]),
    Curve(accent(36), &[(22, 54), (32, 38), (52, 30), (78, 28)]),
    Curve(accent(36), &[(24, 66), (34, 56), (48, 50), (68, 50)]),
    Curve(accent(36), &[(24, 76), (34, 70), (42, 68), (54, 68)]),
];

pub static EYE: &[DrawStep] = &[
    Curve(body(80), &[(10, 34), (30, 16), (54, 12), (90, 20)]),
    Blob(body(0), &[(2, 60), (2, 60), (22, 40), (50, 33), (78, 40), (98, 60), (98, 60), (78, 80), (50, 87), (22, 80)]),
    Disc(accent(0), 50, 60, 20),
    Disc(body(0), 50, 60, 12),
    Disc(accent(0), 55, 55, 4),
];

pub static FIST: &[DrawStep] = &[
    Bone(body(0), &[(25, 26, 85), (25, 52, 85)]),
    Bone(body(0), &[(43, 20, 88), (43, 52, 88)]),
    Bone(body(0), &[(61, 21, 88), (61, 52, 88)]),
    Bone(body(0), &[(79, 29, 82), (79, 52, 82)]),
    Poly(body(60), &[(20, 54), (84, 50), (82, 70), (74, 82), (32, 82), (22, 72)]),
    Bone(accent(0), &[(20, 56, 128), (54, 60, 128)]),
    Bone(body(0), &[(18, 56, 95), (54, 60, 95)]),
    Poly(body(20), &[(35, 84), (72, 84), (70, 102), (37, 102)]),
    Line(accent(34), &[(30, 89), (78, 89)]),
];
