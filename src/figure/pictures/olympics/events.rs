//! Olympics: the five events.

use crate::figure::drawing::pose::Limb::Reach;
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Joint::{Head, NearHand};
use crate::figure::drawing::shape::DrawStep::{Disc, Far, AttachTo, Group, Line, Near, OnSheet, Poly, Ring, InPose, Transform, Whole};
use crate::figure::drawing::shape::{DrawStep, accent, body};
use crate::figure::pictures::kit::{CAP, WATER};

/// A hoop, with the left end of the rim at the origin.
pub static HOOP: &[DrawStep] = &[
    Line(accent(30), &[(0, 0), (22, 0)]),
    Line(accent(16), &[(3, 2), (6, 15), (11, 2), (16, 15), (19, 2)]),
    Line(accent(16), &[(3, 2), (8, 15), (14, 15), (19, 2)]),
    Line(body(36), &[(26, -20), (26, 6)]),
];

pub static BASKETBALL: &[DrawStep] = &[
    InPose(&pose(34, 62, -80, -74, -98)
        .arms(bend(10, -50), bend(-46, -54))
        .legs(bend(108, 96), bend(22, 104))
        .feet(60, 35)),
    Whole,
    AttachTo(NearHand, -50),
    Disc(accent(0), 6, 0, 8),
    Transform(66, 32, 0, 100),
    Group(HOOP),
];

/// A swimmer doing the crawl, without the water.
pub static FREESTYLE: &[DrawStep] = &[
    InPose(&pose(36, 50, -6, -12, -14)
        .arms(bend(8, 4), bend(-82, 8))
        .legs(bend(172, 184), bend(180, 172))
        .feet(190, 176)),
    Whole,
    AttachTo(Head, 10),
    Group(CAP),
    OnSheet,
];

pub static SWIMMING: &[DrawStep] = &[Group(FREESTYLE), Group(WATER)];

pub static GYMNASTICS: &[DrawStep] = &[
    InPose(&pose(50, 44, 84, 98, 80)
        .arms(bend(96, 84), bend(84, 92))
        .legs(bend(204, 196), bend(-18, -10))
        .feet(192, -4)),
    Whole,
    OnSheet,
    Line(accent(50), &[(8, 101), (92, 101)]),
    Line(accent(30), &[(24, 104), (18, 116)]),
    Line(accent(30), &[(76, 104), (82, 116)]),
];

/// A bicycle: wheels on the ground at y = 95, bottom bracket at (47, 78).
pub static BICYCLE: &[DrawStep] = &[
    Ring(accent(28), 22, 78, 17),
    Ring(accent(28), 80, 78, 17),
    Line(accent(28), &[(22, 78), (47, 79), (39, 48)]),
    Line(accent(28), &[(22, 78), (41, 56), (69, 54), (47, 79)]),
    Line(accent(28), &[(80, 78), (68, 50)]),
];

pub static CYCLING: &[DrawStep] = &[
    InPose(&pose(38, 42, -34, -18, -42)
        .arms(Reach(74, 57), Reach(72, 57))
        .legs(Reach(46, 66), Reach(46, 80))
        .feet(12, 8)),
    Far,
    OnSheet,
    Group(BICYCLE),
    Line(accent(28), &[(68, 50), (75, 51), (77, 56), (73, 59)]),
    Line(accent(40), &[(33, 47), (43, 47)]),
    Near,
    AttachTo(Head, 10),
    Group(CAP),
];

pub static SPRINT: &[DrawStep] = &[
    InPose(&pose(44, 42, 10, 16, -6)
        .arms(Reach(76, 78), Reach(70, 78))
        .legs(Reach(14, 74), Reach(38, 74))
        .feet(62, 58)),
    OnSheet,
    Poly(accent(20), &[(12, 84), (8, 70), (1, 84)]),
    Far,
    Poly(accent(20), &[(36, 84), (32, 72), (25, 84)]),
    Near,
    Line(accent(30), &[(0, 86), (98, 86)]),
];
