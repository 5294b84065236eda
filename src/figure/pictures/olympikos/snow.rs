//! Olympikos: sports on snow.

use crate::figure::drawing::pose::Limb::Reach;
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Joint::{FarFoot, FarHand, Head, NearFoot, NearHand};
use crate::figure::drawing::shape::DrawStep::{Curve, Disc, Far, AttachTo, Group, Line, Near, OnSheet, Poly, InPose, Transform};
use crate::figure::drawing::shape::{DrawStep, accent, body, glow};
use crate::figure::pictures::kit::{CAP, FIR, SKI};

/// A slalom gate, with its foot at the origin.
static GATE: &[DrawStep] = &[
    Line(accent(28), &[(0, 0), (0, -46)]),
    Poly(accent(20), &[(1, -45), (20, -41), (20, -27), (1, -25)]),
];

pub static ALPINE: &[DrawStep] = &[
    Transform(84, 112, 0, 110),
    Group(GATE),
    Transform(0, 0, 22, 100),
    InPose(&pose(44, 40, -34, -12, -30)
        .arms(bend(56, -30), bend(78, -26))
        .legs(bend(40, 116), bend(26, 112))
        .feet(0, 0)),
    Far,
    AttachTo(FarFoot, 0),
    Group(SKI),
    Near,
    AttachTo(NearHand, 152),
    Line(accent(20), &[(-4, 0), (44, 0)]),
    AttachTo(NearFoot, 0),
    Group(SKI),
    AttachTo(Head, 8),
    Group(CAP),
];

pub static CROSS_COUNTRY: &[DrawStep] = &[
    Transform(102, 98, 0, 100),
    Group(FIR),
    Transform(0, 0, 0, 100),
    InPose(&pose(44, 54, -60, -50, -62)
        .arms(bend(24, -18), bend(146, 158))
        .legs(bend(44, 100), bend(124, 148))
        .feet(0, 46)),
    AttachTo(FarHand, 112),
    Line(accent(18), &[(-4, 0), (52, 0)]),
    Far,
    AttachTo(FarFoot, 0),
    Group(SKI),
    AttachTo(NearHand, 128),
    Line(accent(20), &[(-4, 0), (34, 0)]),
    AttachTo(NearFoot, 22),
    Group(SKI),
    Near,
];

pub static SKI_JUMPING: &[DrawStep] = &[
    InPose(&pose(34, 50, -34, -28, -34)
        .arms(bend(150, 158), bend(156, 164))
        .legs(bend(136, 128), bend(130, 124))
        .feet(-20, -20)),
    Far,
    Near,
    AttachTo(NearFoot, -30),
    Line(accent(36), &[(-16, 6), (52, 6), (58, 3)]),
    AttachTo(FarFoot, -20),
    Line(glow(36), &[(-14, 6), (50, 6), (56, 3)]),
    AttachTo(Head, 0),
    Group(CAP),
    OnSheet,
    Curve(accent(30), &[(-20, 98), (4, 102), (34, 114), (64, 124), (92, 126)]),
];

pub static FREESTYLE: &[DrawStep] = &[
    Transform(106, 92, 158, 100),
    InPose(&pose(46, 46, -84, -98, -104)
        .arms(bend(36, 4), bend(158, 172))
        .legs(bend(104, 76), bend(60, 108))
        .feet(-26, 24)),
    AttachTo(FarFoot, -30),
    Group(SKI),
    Far,
    Near,
    AttachTo(NearFoot, 30),
    Group(SKI),
    AttachTo(Head, -10),
    Group(CAP),
    Transform(0, 0, 0, 100),
    Curve(accent(30), &[(-14, 84), (-14, 84), (-6, 108), (16, 122), (92, 124), (92, 124)]),
];

pub static SNOWBOARD: &[DrawStep] = &[
    Transform(10, 2, -20, 100),
    InPose(&pose(42, 46, -54, -32, -50)
        .arms(bend(206, 236), bend(62, 112))
        .legs(bend(38, 88), bend(62, 142))
        .feet(10, 10)),
    Far,
    AttachTo(NearFoot, 4),
    Curve(accent(50), &[(-18, -2), (-12, 4), (16, 6), (42, 4), (48, -2)]),
    Near,
    AttachTo(Head, 0),
    Group(CAP),
    Transform(0, 0, 0, 100),
    Curve(accent(30), &[(6, 70), (6, 70), (12, 96), (28, 108), (86, 110), (86, 110)]),
];

pub static BIATHLON: &[DrawStep] = &[
    InPose(&pose(36, 54, -96, -92, -80)
        .arms(Reach(66, 28), Reach(50, 33))
        .legs(bend(80, 86), bend(106, 96))
        .feet(0, 0)),
    Far,
    AttachTo(NearFoot, 0),
    Line(accent(34), &[(-14, 4), (46, 4), (52, 1)]),
    AttachTo(NearHand, -10),
    Line(accent(54), &[(-15, 3), (-6, 1)]),
    Line(accent(28), &[(-8, -3), (44, -3)]),
    Near,
    Disc(body(0), 104, 44, 5),
    Disc(body(0), 104, 58, 5),
    Disc(accent(0), 104, 72, 5),
    Disc(accent(0), 104, 30, 5),
    Disc(body(0), 104, 86, 5),
    OnSheet,
];
