//! Olympikos: Paralympic sports with eyeshades or blades, on the floor or a bench.

use crate::figure::drawing::pose::{Pose, bend, half, pose};
use crate::figure::drawing::shape::Joint::{FarKnee, Head, NearHand, NearKnee};
use crate::figure::drawing::shape::DrawStep::{
    Arc, Curve, Disc, Far, AttachTo, Group, Line, Near, OnSheet, Ring, Rival, InPose, Transform, Whole,
};
use crate::figure::drawing::shape::{DrawStep, accent, body, glow};

/// Eyeshades, for a head that faces right.
static EYESHADES: &[DrawStep] = &[Line(accent(38), &[(-5, -2), (6, -1)])];

/// A ball with a bell in it, which rings to the left.
static BELL_BALL: &[DrawStep] = &[
    Disc(accent(0), 0, 0, 9),
    Disc(body(0), 0, 0, 3),
    Arc(accent(22), 0, 0, 14, -40, 40),
    Arc(glow(22), 0, 0, 19, -40, 40),
];

pub static BLIND_FOOTBALL: &[DrawStep] = &[
    InPose(&pose(40, 54, -74, -70, -66)
        .arms(bend(38, -16), bend(146, 84))
        .legs(bend(112, 132), bend(38, 84))
        .feet(40, -6)),
    Whole,
    AttachTo(Head, 24),
    Group(EYESHADES),
    Transform(82, 88, 0, 100),
    Group(BELL_BALL),
];

pub static GOALBALL: &[DrawStep] = &[
    InPose(&pose(44, 76, -16, -8, -34)
        .arms(bend(26, 6), bend(-68, -52))
        .legs(bend(168, 170), bend(214, 196))
        .feet(160, 200)),
    Whole,
    AttachTo(Head, 56),
    Group(EYESHADES),
    Transform(108, 54, 150, 100),
    Group(BELL_BALL),
    Transform(0, 0, 0, 100),
    Line(accent(30), &[(0, 92), (110, 92)]),
];

pub static SITTING_VOLLEYBALL: &[DrawStep] = &[
    InPose(&pose(34, 84, -96, -88, -98)
        .arms(bend(-24, -62), bend(-50, -46))
        .legs(bend(-16, 30), half(2))
        .feet(-50, 0)),
    Whole,
    AttachTo(NearHand, -46),
    Disc(accent(0), 8, 0, 8),
    OnSheet,
    Line(accent(30), &[(8, 95), (84, 95)]),
    Line(body(36), &[(96, 96), (96, 44)]),
    Line(accent(24), &[(82, 48), (96, 45)]),
    Line(accent(24), &[(82, 68), (96, 69)]),
    Line(accent(12), &[(82, 58), (96, 57)]),
    Line(accent(12), &[(87, 48), (87, 68)]),
    Line(accent(12), &[(91, 46), (91, 68)]),
    Line(body(26), &[(82, 90), (82, 46)]),
];

/// A running blade below a knee at the origin; the shank is the x axis.
static BLADE: &[DrawStep] = &[Curve(accent(46), &[(1, 0), (8, 0), (15, 5), (22, 5), (26, -2), (27, -10)])];
static FAR_BLADE: &[DrawStep] = &[Curve(glow(46), &[(1, 0), (8, 0), (15, 5), (22, 5), (26, -2), (27, -10)])];

pub static PARA_SPRINT: &[DrawStep] = &[
    InPose(&pose(44, 50, -68, -62, -70)
        .arms(bend(162, 100), bend(44, -46))
        .legs(half(132), half(6))),
    AttachTo(FarKnee, 164),
    Group(FAR_BLADE),
    Far,
    AttachTo(NearKnee, 98),
    Group(BLADE),
    Near,
    Line(accent(30), &[(4, 96), (96, 96)]),
];

pub static POWERLIFTING: &[DrawStep] = &[
    Disc(glow(0), 48, 16, 15),
    InPose(&pose(60, 66, 182, 182, 178)
        .arms(bend(-84, -84), bend(-96, -88))
        .legs(bend(-6, 4), bend(2, -2))
        .feet(-60, -60)
        .open(0, 1)),
    Far,
    OnSheet,
    Line(accent(60), &[(16, 77), (104, 77)]),
    Line(accent(34), &[(26, 80), (26, 96)]),
    Line(accent(34), &[(92, 80), (92, 96)]),
    Line(accent(34), &[(18, 97), (34, 97)]),
    Line(accent(34), &[(84, 97), (100, 97)]),
    Near,
    Line(body(40), &[(76, 58), (76, 74)]),
    Disc(accent(0), 35, 22, 17),
    Disc(body(0), 35, 22, 4),
];

static RUNS: Pose = pose(62, 52, -74, -68, -74)
    .arms(bend(30, -34), bend(158, 100))
    .legs(bend(120, 184), bend(36, 98))
    .feet(110, -8);
static GUIDES: Pose = pose(25, 52, -76, -70, -76)
    .arms(bend(150, 60), bend(44, 20))
    .legs(bend(118, 180), bend(38, 100))
    .feet(110, -8);

pub static GUIDE_RUNNING: &[DrawStep] = &[
    InPose(&GUIDES),
    Rival,
    InPose(&RUNS),
    Whole,
    AttachTo(Head, 14),
    Group(EYESHADES),
    OnSheet,
    Ring(body(20), 54, 48, 6),
    Line(accent(30), &[(-6, 98), (96, 98)]),
];
