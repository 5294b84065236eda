//! Olympikos: sports in, on and over the water.

use crate::figure::drawing::pose::Limb::{Hidden, Reach};
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Joint::{Head, NearHand};
use crate::figure::drawing::shape::DrawStep::{
    Arm, Blob, Bone, Curve, Disc, Far, AttachTo, Group, Line, Near, OnSheet, Poly, InPose, Transform, Whole,
};
use crate::figure::drawing::shape::{DrawStep, accent, body, glow};
use crate::figure::pictures::kit::{CAP, WAVE};
use crate::figure::pictures::olympics::events::FREESTYLE;

pub static DIVING: &[DrawStep] = &[
    InPose(&pose(52, 40, 62, 66, 64)
        .arms(bend(62, 66), bend(68, 66))
        .legs(bend(240, 246), bend(236, 238))
        .feet(246, 240)),
    Line(body(44), &[(0, 32), (22, 32)]),
    Line(body(30), &[(2, 32), (2, 100)]),
    Whole,
    Transform(24, 100, 0, 100),
    Group(WAVE),
];

/// A swimmer's legs out of the water, with the hips at the origin.
static LEGS: &[DrawStep] = &[
    Bone(body(0), &[(0, 4, 58), (-1, -18, 42), (-1, -24, 42), (0, -38, 26), (1, -45, 19)]),
    Bone(body(0), &[(0, 4, 56), (14, -12, 42), (2, -24, 26), (-1, -29, 19)]),
];

pub static ARTISTIC_SWIMMING: &[DrawStep] = &[
    Transform(24, 76, 0, 100),
    Group(LEGS),
    Transform(92, 76, 0, -100),
    Group(LEGS),
    Transform(0, 0, 0, 100),
    InPose(&pose(58, 84, -90, -90, -90).arms(bend(222, -102), bend(-42, -78)).legs(Hidden, Hidden).open(7, 0)),
    Whole,
    Transform(-4, 84, 0, 100),
    Group(WAVE),
];

pub static WATER_POLO: &[DrawStep] = &[
    InPose(&pose(44, 84, -84, -78, -74).arms(bend(24, 8), bend(196, 262)).legs(Hidden, Hidden)),
    Far,
    AttachTo(NearHand, 0),
    Disc(accent(0), 1, -9, 9),
    Near,
    AttachTo(Head, 0),
    Group(CAP),
    Transform(-2, 84, 0, 100),
    Group(WAVE),
];

pub static OPEN_WATER: &[DrawStep] = &[
    Transform(-6, 2, -12, 80),
    Group(FREESTYLE),
    Transform(0, 0, 0, 100),
    Poly(accent(30), &[(86, 28), (97, -6), (108, 28)]),
    Line(body(40), &[(91, 16), (103, 16)]),
    Curve(accent(36), &[(-10, 58), (12, 58), (34, 50), (60, 34), (84, 30), (104, 38), (118, 50)]),
    Curve(glow(36), &[(-4, 70), (18, 71), (40, 63), (64, 47), (84, 42), (102, 50), (112, 60)]),
    Curve(accent(36), &[(8, 83), (24, 84), (46, 76), (68, 59), (84, 54), (100, 62), (106, 68)]),
];

pub static SURFING: &[DrawStep] = &[
    Blob(accent(0), &[(-6, 98), (-6, 98), (0, 60), (18, 28), (48, 8), (76, 12), (84, 26), (80, 36),
        (80, 36), (72, 24), (56, 26), (44, 42), (46, 66), (64, 84), (100, 90), (112, 98), (112, 98)]),
    InPose(&pose(66, 56, -112, -66, -62)
        .arms(bend(20, -12), bend(190, 206))
        .legs(bend(28, 104), bend(118, 74))
        .feet(14, 14)),
    Far,
    Bone(body(0), &[(34, 85, 8), (48, 88, 28), (84, 94, 28), (104, 97, 8)]),
    Near,
];

pub static KITE: &[DrawStep] = &[
    Blob(accent(0), &[(60, 0), (60, 0), (80, 4), (96, 18), (102, 38), (102, 38), (92, 24), (76, 14)]),
    InPose(&pose(28, 66, -136, -122, -104)
        .arms(Reach(46, 44), Reach(43, 42))
        .legs(bend(50, 70), bend(0, 40))
        .feet(-44, -44)),
    Line(accent(12), &[(60, 0), (44, 42), (102, 38)]),
    Far,
    Bone(body(0), &[(38, 112, 8), (46, 105, 28), (72, 80, 28), (80, 70, 8)]),
    Line(accent(34), &[(38, 38), (50, 48)]),
    Near,
    Transform(-4, 112, 0, 100),
    Group(WAVE),
];

pub static ROWING: &[DrawStep] = &[
    InPose(&pose(38, 70, -106, -98, -90)
        .arms(Reach(54, 52), Reach(52, 54))
        .legs(Reach(70, 76), Reach(67, 76))
        .feet(-60, -60)),
    Far,
    Bone(body(0), &[(-2, 78, 8), (16, 80, 36), (86, 80, 36), (106, 78, 8)]),
    Near,
    Line(accent(30), &[(46, 50), (94, 93)]),
    Bone(accent(0), &[(90, 88, 20), (96, 94, 46), (104, 101, 46)]),
    Arm,
    Transform(-6, 96, 0, 100),
    Group(WAVE),
];

pub static CANOE_SLALOM: &[DrawStep] = &[
    Line(accent(36), &[(14, -4), (14, 48)]),
    Line(accent(36), &[(96, -4), (96, 48)]),
    Line(body(36), &[(14, 8), (14, 16)]),
    Line(body(36), &[(14, 30), (14, 38)]),
    Line(body(36), &[(96, 8), (96, 16)]),
    Line(body(36), &[(96, 30), (96, 38)]),
    InPose(&pose(50, 74, -84, -70, -70).arms(Reach(76, 38), Reach(56, 66)).legs(Hidden, Hidden)),
    Far,
    Bone(accent(0), &[(80, 26, 20), (84, 19, 46), (88, 12, 46)]),
    Bone(accent(0), &[(46, 82, 20), (42, 88, 46), (38, 95, 46)]),
    Line(accent(28), &[(44, 86), (82, 22)]),
    Near,
    AttachTo(Head, 0),
    Group(CAP),
    OnSheet,
    Blob(body(0), &[(4, 72), (4, 72), (28, 76), (50, 78), (78, 76), (106, 66), (106, 66), (92, 82),
        (72, 90), (38, 90), (16, 84)]),
    Transform(-4, 98, 0, 100),
    Group(WAVE),
];
