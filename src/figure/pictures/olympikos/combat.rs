//! Olympikos: combat sports.

use crate::figure::drawing::pose::Limb::Reach;
use crate::figure::drawing::pose::{Pose, bend, pose};
use crate::figure::drawing::shape::Joint::{FarHand, Head, NearHand, Waist};
use crate::figure::drawing::shape::DrawStep::{Disc, Far, AttachTo, Group, Line, Near, Rival, InPose, Transform, Whole};
use crate::figure::drawing::shape::{DrawStep, accent, glow};
use crate::figure::pictures::kit::{BELT, CAP, MASK, SWORD};

pub static JUDO: &[DrawStep] = &[
    InPose(&pose(60, 16, 36, 70, 84)
        .arms(bend(60, 20), bend(112, 96))
        .legs(bend(206, 168), bend(226, 196))
        .feet(150, 190)
        .open(0, -1)),
    Rival,
    InPose(&pose(42, 60, -44, -24, 8)
        .arms(bend(38, 10), bend(24, 62))
        .legs(bend(112, 124), bend(50, 116))
        .feet(20, 0)),
    Whole,
    AttachTo(Waist, -34),
    Group(BELT),
];

pub static TAEKWONDO: &[DrawStep] = &[
    InPose(&pose(40, 54, -128, -112, -98)
        .arms(bend(40, -50), bend(150, 60))
        .legs(bend(94, 88), bend(-30, -34))
        .feet(0, -76)),
    Whole,
    AttachTo(Head, 0),
    Group(CAP),
    AttachTo(Waist, -120),
    Group(BELT),
];

pub static KARATE: &[DrawStep] = &[
    InPose(&pose(42, 64, -86, -84, -86)
        .arms(bend(158, 14), bend(-4, -2))
        .legs(Reach(70, 94), bend(128, 134))
        .feet(0, 12)),
    Whole,
    AttachTo(Waist, -85),
    Group(BELT),
];

pub static BOXING: &[DrawStep] = &[
    Line(glow(26), &[(2, 44), (98, 44)]),
    Line(glow(26), &[(2, 60), (98, 60)]),
    Line(glow(26), &[(2, 76), (98, 76)]),
    InPose(&pose(42, 56, -80, -68, -72)
        .arms(bend(-4, -8), bend(96, -56))
        .legs(bend(58, 92), bend(112, 126))
        .feet(0, 34)),
    Far,
    AttachTo(FarHand, 0),
    Disc(accent(0), 3, 0, 7),
    Near,
    AttachTo(NearHand, 0),
    Disc(accent(0), 2, -2, 7),
];

static CLINCH: Pose = pose(24, 58, -56, -34, -6)
    .arms(bend(44, 0), bend(30, -16))
    .legs(bend(116, 136), bend(56, 110))
    .feet(30, 0);

pub static WRESTLING: &[DrawStep] = &[
    Transform(117, 0, 0, -100),
    InPose(&CLINCH),
    Rival,
    Transform(0, 0, 0, 100),
    InPose(&CLINCH),
    Whole,
    Line(accent(30), &[(-4, 101), (121, 101)]),
];

pub static FENCING: &[DrawStep] = &[
    InPose(&pose(38, 62, -80, -78, -84)
        .arms(bend(206, -78), bend(10, -4))
        .legs(bend(142, 148), bend(8, 94))
        .feet(24, 0)),
    Far,
    AttachTo(NearHand, -8),
    Group(SWORD),
    Near,
    AttachTo(Head, 0),
    Group(MASK),
];
