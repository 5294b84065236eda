//! Athletes that appear only on covers and on the podium.

use crate::figure::drawing::pose::Limb::{Reach, Turned};
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::DrawStep::{Far, AttachTo, Line, Near, OnSheet, Poly, InPose, Whole};
use crate::figure::drawing::shape::{Joint, DrawStep, accent, body};

/// A hurdler; the hurdle is not drawn.
pub static HURDLER: &[DrawStep] = &[
    InPose(&pose(42, 48, -62, -50, -66)
        .arms(bend(14, -14), bend(138, 62))
        .legs(bend(158, 204), bend(-10, 6))
        .feet(120, -72)),
    Whole,
];

/// Somebody who lifts something wide with both hands.
pub static LIFTER: &[DrawStep] = &[
    InPose(&pose(50, 64, -90, -90, -90)
        .arms(Turned(26, 16), Reach(74, 16))
        .legs(Turned(28, 96), Reach(72, 96))
        .feet(165, 15)
        .open(9, 0)),
    Whole,
];

/// Somebody who stands and carries a large flag, whose field is left free for a code.
pub static FLAG_BEARER: &[DrawStep] = &[
    InPose(&pose(26, 58, -90, -88, -86)
        .arms(bend(70, 20), bend(30, -40))
        .legs(bend(94, 92), bend(80, 88))
        .feet(0, 0)),
    Far,
    AttachTo(Joint::NearHand, 0),
    Line(body(26), &[(0, 14), (0, -44)]),
    OnSheet,
    Poly(accent(12), &[(48, 4), (98, 4), (98, 36), (48, 36)]),
    Near,
];
