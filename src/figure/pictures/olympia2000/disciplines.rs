//! Olympia 2000: the five disciplines, with what only ancient athletes or demigods have.

use crate::figure::drawing::pose::{Pose, bend, pose};
use crate::figure::drawing::shape::Joint::{FarHand, Head, NearHand, Neck};
use crate::figure::drawing::shape::DrawStep::{
    Ancient, Blob, Curve, Disc, Far, Hero, AttachTo, Group, Leaves, Line, Near, OnSheet, Poly, InPose, Whole,
};
use crate::figure::drawing::shape::{DrawStep, accent, glow};

/// The mantle of a demigod, fastened at the neck; it flows along the x axis of whatever holds it.
static MANTLE: &[DrawStep] = &[Blob(glow(0), &[(-2, -3), (9, -8), (21, -4), (36, -10), (36, -10),
    (31, 0), (39, 8), (39, 8), (24, 7), (12, 12), (-1, 7)])];

/// The weights that ancient jumpers swung in their hands.
static WEIGHTS: &[DrawStep] = &[
    AttachTo(FarHand, 0),
    Curve(accent(46), &[(-6, 2), (-3, -1), (3, -1), (6, 2)]),
    AttachTo(NearHand, 0),
    Curve(accent(46), &[(-6, 2), (-3, -1), (3, -1), (6, 2)]),
    OnSheet,
];

pub static DISCUS: &[DrawStep] = &[
    InPose(&pose(40, 56, -52, -30, -62)
        .arms(bend(100, 68), bend(206, 214))
        .legs(bend(112, 150), bend(38, 112))
        .feet(75, 0)),
    Hero(&[AttachTo(Neck, 140), Group(MANTLE)]),
    Far,
    AttachTo(NearHand, 214),
    Disc(accent(0), 5, 0, 8),
    Near,
];

pub static RUNNER: Pose = pose(47, 54, -80, -74, -80)
    .arms(bend(45, -40), bend(152, 62))
    .legs(bend(46, 98), bend(118, 192))
    .feet(-12, 115);

pub static MARATHON: &[DrawStep] = &[
    InPose(&RUNNER),
    Hero(&[AttachTo(Neck, 172), Group(MANTLE)]),
    Whole,
    Curve(accent(30), &[(6, 96), (28, 100), (60, 98), (94, 102)]),
];

pub static LONG_JUMP: &[DrawStep] = &[
    InPose(&pose(42, 52, -60, -48, -70)
        .arms(bend(-24, -8), bend(8, 22))
        .legs(bend(0, 36), bend(18, 28))
        .feet(-35, -42)),
    Hero(&[AttachTo(Neck, 196), Group(MANTLE)]),
    Far,
    Ancient(WEIGHTS),
    Near,
    Curve(accent(30), &[(10, 85), (44, 85), (58, 83), (74, 77), (88, 83), (98, 85)]),
];

/// A bow held at the origin and drawn to the shoulder.
pub static BOW: &[DrawStep] = &[
    Curve(accent(30), &[(-7, -29), (-10, -24), (-2, -12), (1, 0), (-2, 12), (-10, 24), (-7, 29)]),
    Line(accent(13), &[(-10, -24), (-29, 1), (-10, 24)]),
    Line(accent(18), &[(-29, 1), (9, 0)]),
];

pub static ARCHERY: &[DrawStep] = &[
    InPose(&pose(42, 53, -90, -90, -86)
        .arms(bend(-2, -1), bend(170, -4))
        .legs(bend(70, 82), bend(112, 96))
        .feet(0, 0)),
    Hero(&[AttachTo(Neck, 108), Group(MANTLE)]),
    Far,
    AttachTo(FarHand, 0),
    Group(BOW),
    Near,
];

pub static COMBINATION: &[DrawStep] = &[
    InPose(&pose(50, 58, -90, -90, -90)
        .arms(bend(218, -112), bend(-38, -68))
        .legs(bend(102, 92), bend(78, 88))
        .feet(165, 15)
        .open(8, 0)),
    Hero(&[
        AttachTo(Neck, 0),
        Blob(glow(0), &[(-9, 1), (9, 1), (16, 22), (25, 47), (25, 47), (15, 42), (5, 48), (-5, 43),
            (-15, 48), (-25, 44), (-25, 44), (-17, 22)]),
    ]),
    Whole,
    AttachTo(Head, 0),
    Leaves(accent(0), 0, 1, 10, 165, 258, 3),
    Leaves(accent(0), 0, 1, 10, 15, -78, 3),
    OnSheet,
    Poly(accent(20), &[(29, 105), (73, 105), (73, 115), (29, 115)]),
];
