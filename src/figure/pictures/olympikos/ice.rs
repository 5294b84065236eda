//! Olympikos: sports on ice.

use crate::figure::drawing::pose::Limb::{Hidden, Reach};
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Joint::{FarFoot, Head, NearFoot};
use crate::figure::drawing::shape::DrawStep::{Blob, Bone, Curve, Far, AttachTo, Group, Line, Near, OnSheet, Poly, InPose, Transform, Whole};
use crate::figure::drawing::shape::{DrawStep, accent, body, glow};
use crate::figure::pictures::kit::{CAP, SKATE};

static ICE: &[DrawStep] = &[Line(glow(26), &[(-6, 102), (118, 102)])];

pub static BOBSLEIGH: &[DrawStep] = &[
    Transform(0, 0, 12, 100),
    InPose(&pose(28, 62, -76, -60, -66).arms(bend(66, 40), bend(80, 30)).legs(Hidden, Hidden)),
    Whole,
    AttachTo(Head, 10),
    Group(CAP),
    InPose(&pose(56, 62, -70, -52, -60).arms(bend(66, 40), bend(80, 30)).legs(Hidden, Hidden)),
    Whole,
    AttachTo(Head, 10),
    Group(CAP),
    OnSheet,
    Blob(accent(0), &[(7, 44), (7, 44), (13, 57), (52, 57), (76, 54), (98, 62), (108, 74), (104, 80),
        (20, 80), (8, 74)]),
    Line(body(30), &[(14, 87), (36, 87)]),
    Line(body(30), &[(74, 87), (98, 87)]),
    Line(body(30), &[(24, 82), (24, 86)]),
    Line(body(30), &[(86, 82), (86, 86)]),
    Line(glow(26), &[(-8, 93), (116, 93)]),
];

pub static LUGE: &[DrawStep] = &[
    Transform(0, 0, 10, 100),
    InPose(&pose(52, 62, 192, 196, 208)
        .arms(bend(22, 10), bend(26, 14))
        .legs(bend(-14, 12), bend(-8, 14))
        .feet(-10, -8)
        .open(0, 1)),
    Far,
    Curve(accent(46), &[(12, 72), (40, 73), (76, 72), (92, 66)]),
    Line(body(26), &[(30, 80), (78, 80), (88, 76)]),
    Line(body(26), &[(38, 74), (38, 80)]),
    Line(body(26), &[(70, 74), (70, 80)]),
    Near,
    AttachTo(Head, -80),
    Group(CAP),
    OnSheet,
    Line(glow(26), &[(-6, 87), (112, 87)]),
];

pub static SKELETON: &[DrawStep] = &[
    Transform(0, 0, 14, 100),
    InPose(&pose(46, 62, -4, -8, -24)
        .arms(bend(168, 176), bend(160, 178))
        .legs(bend(176, 184), bend(182, 178))
        .feet(186, 182)),
    Far,
    Curve(accent(50), &[(30, 74), (56, 76), (82, 74), (88, 68)]),
    Line(body(26), &[(34, 83), (82, 83)]),
    Near,
    AttachTo(Head, 24),
    Group(CAP),
    OnSheet,
    Line(glow(26), &[(-6, 90), (112, 90)]),
];

pub static FIGURE_SKATING: &[DrawStep] = &[
    InPose(&pose(46, 48, -30, -58, -76)
        .arms(bend(-10, -24), bend(196, 210))
        .legs(bend(88, 92), bend(196, 202))
        .feet(0, 206)),
    Far,
    AttachTo(FarFoot, 0),
    Group(SKATE),
    Near,
    AttachTo(NearFoot, 204),
    Group(SKATE),
    OnSheet,
    Curve(glow(26), &[(8, 108), (30, 98), (56, 98), (84, 108)]),
];

pub static SPEED_SKATING: &[DrawStep] = &[
    InPose(&pose(42, 54, -28, -8, -22)
        .arms(bend(40, 14), bend(178, 202))
        .legs(bend(44, 116), bend(130, 138))
        .feet(0, 30)),
    Far,
    AttachTo(FarFoot, 0),
    Group(SKATE),
    Near,
    AttachTo(NearFoot, 30),
    Group(SKATE),
    AttachTo(Head, 10),
    Group(CAP),
    OnSheet,
    Line(glow(26), &[(-2, 97), (100, 97)]),
];

pub static ICE_HOCKEY: &[DrawStep] = &[
    InPose(&pose(34, 54, -58, -40, -52)
        .arms(Reach(64, 62), Reach(54, 50))
        .legs(bend(124, 138), bend(40, 104))
        .feet(30, 0)),
    Far,
    AttachTo(NearFoot, 0),
    Group(SKATE),
    AttachTo(FarFoot, 30),
    Group(SKATE),
    OnSheet,
    Line(accent(34), &[(50, 44), (84, 96), (98, 97)]),
    Near,
    AttachTo(Head, 12),
    Group(CAP),
    OnSheet,
    Line(body(56), &[(108, 97), (114, 97)]),
    Group(ICE),
];

pub static CURLING: &[DrawStep] = &[
    InPose(&pose(40, 66, -32, -16, -40)
        .arms(bend(74, 64), bend(46, 34))
        .legs(bend(160, 172), bend(26, 122))
        .feet(176, 0)),
    Far,
    Near,
    OnSheet,
    Bone(accent(0), &[(90, 90, 70), (104, 90, 70)]),
    Curve(body(32), &[(84, 78), (86, 75), (92, 75), (98, 76), (98, 82)]),
    Poly(body(10), &[(84, 89), (110, 89), (110, 91), (84, 91)]),
    Line(glow(26), &[(-6, 101), (116, 101)]),
];
