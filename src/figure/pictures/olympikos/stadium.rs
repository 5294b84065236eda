//! Olympikos: running, throwing and vaulting, and sports that combine several disciplines.

use crate::figure::drawing::pose::Limb::Reach;
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Joint::NearHand;
use crate::figure::drawing::shape::DrawStep::{Arc, Curve, Disc, Far, AttachTo, Group, Line, Near, OnSheet, Ring, InPose, Transform, Whole};
use crate::figure::drawing::shape::{DrawStep, accent, body, glow};
use crate::figure::pictures::kit::WAVE;
use crate::figure::pictures::olympia2000::disciplines::RUNNER;

pub static RACE_WALK: &[DrawStep] = &[
    InPose(&pose(50, 54, -84, -86, -84)
        .arms(bend(60, -46), bend(142, 34))
        .legs(bend(60, 62), bend(116, 124))
        .feet(-22, 48)),
    Whole,
    Line(accent(30), &[(8, 98), (30, 98)]),
    Line(accent(30), &[(42, 98), (64, 98)]),
    Line(accent(30), &[(76, 98), (98, 98)]),
];

pub static POLE_VAULT: &[DrawStep] = &[
    InPose(&pose(52, 14, 146, 118, 150)
        .arms(bend(80, 96), bend(92, 90))
        .legs(bend(20, 62), bend(30, 74))
        .feet(70, 80)
        .open(0, -1)),
    Far,
    Curve(body(26), &[(40, 48), (43, 66), (40, 84), (32, 104)]),
    Near,
    Line(accent(30), &[(52, 31), (98, 31)]),
    Line(accent(36), &[(98, 24), (98, 104)]),
    Line(accent(36), &[(22, 104), (106, 104)]),
];

pub static JAVELIN: &[DrawStep] = &[
    InPose(&pose(44, 54, -100, -108, -92)
        .arms(bend(-16, -20), bend(196, 172))
        .legs(bend(48, 56), bend(108, 138))
        .feet(-24, 55)),
    Far,
    AttachTo(NearHand, -24),
    Line(accent(26), &[(-24, 0), (52, 0)]),
    Line(accent(46), &[(44, 0), (49, 0)]),
    Near,
];

pub static SHOT_PUT: &[DrawStep] = &[
    InPose(&pose(38, 60, -112, -116, -96)
        .arms(bend(-44, -34), bend(165, -32))
        .legs(Reach(72, 94), bend(62, 122))
        .feet(-10, 0)),
    Far,
    Near,
    AttachTo(NearHand, 0),
    Disc(accent(0), 5, 2, 6),
    OnSheet,
    Line(accent(30), &[(10, 98), (84, 98)]),
    Line(accent(60), &[(84, 95), (84, 96)]),
];

pub static HAMMER: &[DrawStep] = &[
    InPose(&pose(36, 58, -116, -112, -104)
        .arms(bend(-26, -24), bend(-18, -24))
        .legs(bend(104, 82), bend(44, 92))
        .feet(0, 0)),
    Arc(glow(26), 28, 36, 66, -12, 24),
    Far,
    AttachTo(NearHand, -24),
    Line(accent(20), &[(0, 0), (34, 0)]),
    Line(accent(30), &[(1, -4), (1, 4)]),
    Disc(accent(0), 38, 0, 7),
    Near,
];

pub static TRIATHLON: &[DrawStep] = &[
    InPose(&RUNNER),
    Whole,
    Transform(-8, 112, 0, 76),
    Group(WAVE),
    Transform(86, 88, 0, 100),
    Ring(accent(34), 0, 0, 22),
    Line(accent(15), &[(-14, -14), (14, 14)]),
    Line(accent(15), &[(-14, 14), (14, -14)]),
    Disc(accent(0), 0, 0, 4),
];

pub static MODERN_PENTATHLON: &[DrawStep] = &[
    InPose(&pose(36, 52, -76, -70, -78)
        .arms(bend(160, 96), bend(14, -14))
        .legs(bend(128, 178), bend(30, 98))
        .feet(100, 0)),
    Far,
    AttachTo(NearHand, -38),
    Line(accent(24), &[(0, 0), (38, 0)]),
    Line(accent(30), &[(3, -5), (3, 5)]),
    Near,
    Ring(accent(34), 88, 52, 12),
    Disc(accent(0), 88, 52, 4),
    Transform(4, 100, 0, 100),
    Group(WAVE),
];
