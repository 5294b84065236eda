//! Olympikos: ball games, and badminton.

use crate::figure::drawing::pose::Limb::Reach;
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Joint::{Head, NearHand};
use crate::figure::drawing::shape::DrawStep::{Arm, Bone, Curve, Disc, Far, AttachTo, Group, Line, Near, Poly, InPose, Transform, Whole};
use crate::figure::drawing::shape::{DrawStep, accent, body, glow};
use crate::figure::pictures::kit::{CAP, NET, RACKET};

pub static TENNIS: &[DrawStep] = &[
    InPose(&pose(44, 58, -84, -106, -80)
        .arms(bend(-46, -62), bend(196, -62))
        .legs(bend(64, 98), bend(104, 122))
        .feet(0, 40)),
    Far,
    AttachTo(NearHand, -118),
    Group(RACKET),
    Near,
    Disc(accent(0), 76, 0, 5),
];

pub static BADMINTON: &[DrawStep] = &[
    InPose(&pose(36, 60, -76, -92, -112)
        .arms(bend(8, -30), bend(-72, -52))
        .legs(bend(66, 104), bend(124, 176))
        .feet(20, 110)),
    Far,
    AttachTo(NearHand, -44),
    Group(RACKET),
    Near,
    Poly(accent(16), &[(90, 30), (86, 19), (98, 24)]),
    Disc(body(0), 86, 34, 4),
    Transform(100, 110, 0, 100),
    Group(NET),
];

pub static FOOTBALL: &[DrawStep] = &[
    InPose(&pose(42, 54, -104, -92, -80)
        .arms(bend(24, -24), bend(164, 138))
        .legs(bend(98, 92), bend(40, 24))
        .feet(0, -30)),
    Whole,
    Disc(accent(0), 92, 78, 9),
    Poly(body(12), &[(92, 74), (96, 77), (94, 82), (90, 82), (88, 77)]),
];

pub static HANDBALL: &[DrawStep] = &[
    InPose(&pose(38, 56, -90, -106, -88)
        .arms(bend(-6, -16), bend(190, -74))
        .legs(bend(24, 112), bend(112, 172))
        .feet(40, 120)),
    Far,
    AttachTo(NearHand, -80),
    Disc(accent(0), 5, 0, 7),
    Near,
    Line(glow(16), &[(82, 24), (102, 24)]),
    Line(glow(16), &[(82, 38), (102, 38)]),
    Line(glow(16), &[(82, 52), (102, 52)]),
    Line(glow(16), &[(82, 66), (102, 66)]),
    Line(glow(16), &[(90, 12), (90, 100)]),
    Line(glow(16), &[(98, 12), (98, 100)]),
    Line(accent(36), &[(104, 10), (82, 10), (82, 100)]),
];

pub static VOLLEYBALL: &[DrawStep] = &[
    InPose(&pose(38, 62, -72, -84, -106)
        .arms(bend(10, -34), bend(-64, -44))
        .legs(bend(110, 160), bend(124, 186))
        .feet(110, 140)),
    Whole,
    AttachTo(NearHand, -40),
    Disc(accent(0), 8, 0, 8),
    Transform(94, 110, 0, 120),
    Group(NET),
];

pub static BEACH_VOLLEYBALL: &[DrawStep] = &[
    Disc(glow(0), 14, 20, 13),
    InPose(&pose(32, 66, -62, -48, -66)
        .arms(bend(34, 8), bend(36, 10))
        .legs(bend(116, 170), bend(24, 104))
        .feet(170, 0)),
    Whole,
    Disc(accent(0), 88, 30, 9),
    Curve(body(10), &[(81, 25), (88, 30), (92, 38)]),
    Curve(accent(30), &[(-2, 98), (20, 95), (44, 99), (70, 94), (100, 98)]),
];

pub static RUGBY: &[DrawStep] = &[
    InPose(&pose(42, 52, -64, -54, -64)
        .arms(bend(-2, -14), bend(116, -12))
        .legs(bend(16, 102), bend(124, 164))
        .feet(0, 84)),
    Whole,
    Bone(accent(0), &[(57, 46, 22), (64, 38, 66), (71, 30, 22)]),
    Arm,
];

pub static FIELD_HOCKEY: &[DrawStep] = &[
    InPose(&pose(32, 54, -50, -26, -36)
        .arms(Reach(64, 58), Reach(59, 50))
        .legs(bend(118, 132), bend(34, 106))
        .feet(34, 0)),
    Far,
    Curve(accent(36), &[(57, 46), (64, 58), (78, 86), (84, 95), (92, 95), (93, 89)]),
    Near,
    Disc(body(0), 104, 94, 4),
    Line(accent(24), &[(0, 99), (112, 99)]),
];

pub static BASEBALL: &[DrawStep] = &[
    InPose(&pose(46, 58, -96, -92, -84)
        .arms(Reach(34, 34), Reach(32, 37))
        .legs(bend(56, 88), bend(116, 104))
        .feet(0, 0)),
    Far,
    Bone(accent(0), &[(34, 39, 20), (30, 27, 14), (21, -1, 36)]),
    Near,
    AttachTo(Head, 0),
    Group(CAP),
    Line(accent(26), &[(7, 0), (12, 1)]),
    Transform(0, 0, 0, 100),
    Disc(body(0), 92, 34, 5),
    Line(glow(20), &[(102, 31), (112, 29)]),
    Line(glow(20), &[(102, 37), (110, 37)]),
    Poly(accent(10), &[(72, 98), (80, 95), (96, 95), (92, 101), (78, 101)]),
];
