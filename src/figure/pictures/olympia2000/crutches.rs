//! Olympia 2000: the athlete on crutches in each discipline. He wants to win, too.

use crate::figure::drawing::pose::Limb::{Reach, Turned};
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Joint::{FarHand, NearFoot, NearHand, Neck};
use crate::figure::drawing::shape::DrawStep::{Curve, Disc, Far, AttachTo, Group, Leaves, Line, Near, OnSheet, InPose, Whole};
use crate::figure::drawing::shape::{DrawStep, accent};
use super::disciplines::BOW;

/// A crutch under the arm that holds it: from the neck along the x axis.
static CRUTCH: &[DrawStep] = &[
    Line(accent(30), &[(6, -5), (5, 5)]),
    Line(accent(26), &[(6, 0), (70, 0)]),
    Line(accent(26), &[(29, -3), (29, 3)]),
];

/// A bandaged foot; the shank is the x axis.
static BANDAGE: &[DrawStep] = &[Line(accent(66), &[(-8, 0), (0, 0), (0, -4)])];

static DISCUS_ON_CRUTCHES: &[DrawStep] = &[
    InPose(&pose(40, 56, -80, -70, -84)
        .arms(Reach(56, 58), bend(200, 214))
        .legs(bend(96, 92), bend(70, 135))
        .feet(0, 45)),
    AttachTo(Neck, 64),
    Group(CRUTCH),
    AttachTo(Neck, 74),
    Group(CRUTCH),
    Far,
    AttachTo(NearHand, 214),
    Disc(accent(0), 5, 0, 8),
    Near,
    AttachTo(NearFoot, 135),
    Group(BANDAGE),
];

static MARATHON_ON_CRUTCHES: &[DrawStep] = &[
    InPose(&pose(42, 54, -72, -68, -82)
        .arms(Reach(59, 56), Reach(64, 54))
        .legs(Reach(32, 92), bend(48, 125))
        .feet(25, 35)),
    AttachTo(Neck, 76),
    Group(CRUTCH),
    Far,
    Near,
    AttachTo(NearFoot, 125),
    Group(BANDAGE),
    AttachTo(Neck, 64),
    Group(CRUTCH),
    OnSheet,
    Curve(accent(30), &[(6, 98), (28, 102), (60, 100), (94, 104)]),
];

static LONG_JUMP_ON_CRUTCHES: &[DrawStep] = &[
    InPose(&pose(54, 56, -112, -98, -80)
        .arms(Turned(42, 58), Turned(40, 58))
        .legs(bend(12, 24), bend(-8, 12))
        .feet(-50, -78)),
    AttachTo(Neck, 96),
    Group(CRUTCH),
    Far,
    Near,
    AttachTo(NearFoot, 12),
    Group(BANDAGE),
    AttachTo(Neck, 106),
    Group(CRUTCH),
    OnSheet,
    Curve(accent(30), &[(22, 103), (54, 103), (68, 101), (82, 95), (96, 101), (106, 103)]),
];

static ARCHERY_ON_CRUTCHES: &[DrawStep] = &[
    InPose(&pose(42, 54, -92, -90, -86)
        .arms(bend(-2, -1), bend(170, -4))
        .legs(bend(90, 90), bend(72, 138))
        .feet(0, 45)),
    AttachTo(Neck, 70),
    Group(CRUTCH),
    Far,
    AttachTo(FarHand, 0),
    Group(BOW),
    AttachTo(Neck, 112),
    Group(CRUTCH),
    Near,
    AttachTo(NearFoot, 138),
    Group(BANDAGE),
];

static COMBINATION_ON_CRUTCHES: &[DrawStep] = &[
    InPose(&pose(50, 56, -90, -88, -80)
        .arms(Reach(42, 58), bend(-30, -84))
        .legs(bend(94, 90), bend(66, 120))
        .feet(170, 30)
        .open(7, 0)),
    AttachTo(Neck, 104),
    Group(CRUTCH),
    AttachTo(Neck, 68),
    Group(CRUTCH),
    Whole,
    AttachTo(NearFoot, 120),
    Group(BANDAGE),
    AttachTo(NearHand, 0),
    Leaves(accent(0), 0, -8, 8, 90, 260, 6),
    Leaves(accent(0), 0, -8, 8, 90, -80, 6),
];

pub static ON_CRUTCHES: [&[DrawStep]; 5] = [
    DISCUS_ON_CRUTCHES,
    MARATHON_ON_CRUTCHES,
    LONG_JUMP_ON_CRUTCHES,
    ARCHERY_ON_CRUTCHES,
    COMBINATION_ON_CRUTCHES,
];
