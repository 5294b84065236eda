//! Olympicards: those of its nine sports that no other game draws.

use crate::figure::drawing::pose::Limb::{Hidden, Reach, Turned};
use crate::figure::drawing::pose::{Pose, bend, pose};
use crate::figure::drawing::shape::Joint::NearHand;
use crate::figure::drawing::shape::DrawStep::{Blob, Curve, Disc, Far, AttachTo, Group, Line, Near, OnSheet, Poly, InPose, Transform, Whole};
use crate::figure::drawing::shape::{DrawStep, accent, body, glow};

static FLOPS: Pose = pose(48, 30, 8, 48, 20)
    .arms(Hidden, bend(208, 196))
    .legs(bend(186, 108), bend(196, 122))
    .feet(150, 165)
    .open(0, -1);

/// A jumper over a bar that is not drawn.
pub static JUMPER: &[DrawStep] = &[InPose(&FLOPS), Whole];

pub static HIGH_JUMP: &[DrawStep] = &[
    InPose(&FLOPS),
    Poly(glow(20), &[(40, 84), (90, 84), (90, 97), (40, 97)]),
    Far,
    Line(accent(30), &[(4, 50), (96, 50)]),
    Line(accent(36), &[(4, 44), (4, 97)]),
    Line(accent(36), &[(96, 44), (96, 97)]),
    Near,
];

pub static HURDLES: &[DrawStep] = &[
    InPose(&pose(42, 48, -62, -50, -66)
        .arms(bend(14, -14), bend(138, 62))
        .legs(bend(158, 204), bend(-10, 6))
        .feet(120, -72)),
    Far,
    Line(accent(60), &[(54, 66), (86, 66)]),
    Line(accent(32), &[(57, 66), (57, 100), (46, 100)]),
    Line(accent(32), &[(83, 66), (83, 100), (72, 100)]),
    Near,
];

pub static WEIGHTLIFTING: &[DrawStep] = &[
    InPose(&pose(50, 64, -90, -90, -90)
        .arms(Turned(30, 14), Reach(70, 14))
        .legs(Turned(30, 94), Reach(70, 94))
        .feet(165, 15)
        .open(8, 0)),
    OnSheet,
    Line(body(24), &[(2, 12), (98, 12)]),
    Poly(accent(30), &[(10, -2), (16, -2), (16, 26), (10, 26)]),
    Poly(accent(30), &[(84, -2), (90, -2), (90, 26), (84, 26)]),
    Poly(accent(30), &[(3, 4), (5, 4), (5, 20), (3, 20)]),
    Poly(accent(30), &[(95, 4), (97, 4), (97, 20), (95, 20)]),
    Whole,
];

static GIVES: Pose = pose(26, 52, -70, -64, -74)
    .arms(bend(150, 70), bend(20, 0))
    .legs(bend(124, 196), bend(30, 96))
    .feet(120, -5);
static TAKES: Pose = pose(94, 52, -70, -62, -64)
    .arms(bend(40, -45), bend(160, 176))
    .legs(bend(20, 96), bend(126, 158))
    .feet(-10, 70);

pub static RELAY: &[DrawStep] =
    &[InPose(&TAKES), Whole, InPose(&GIVES), Far, AttachTo(NearHand, -12), Line(accent(42), &[(-3, 0), (17, 0)]), Near];

/// A player, without the table and the ball.
pub static PLAYER: &[DrawStep] = &[
    InPose(&pose(30, 58, -66, -52, -62)
        .arms(bend(128, 40), bend(64, -24))
        .legs(bend(122, 108), bend(48, 108))
        .feet(0, 0)),
    Far,
    AttachTo(NearHand, -58),
    Line(accent(36), &[(0, 0), (6, 0)]),
    Disc(accent(0), 9, 0, 7),
    Near,
];

pub static TABLE_TENNIS: &[DrawStep] = &[
    Line(accent(44), &[(56, 76), (106, 76)]),
    Line(accent(30), &[(92, 76), (92, 98)]),
    Line(accent(22), &[(82, 64), (82, 74)]),
    Group(PLAYER),
    Disc(body(0), 88, 40, 3),
];

pub static SAILING: &[DrawStep] = &[
    Transform(0, 0, -9, 100),
    Line(body(28), &[(62, 4), (62, 84)]),
    Blob(accent(0), &[(65, 8), (65, 8), (82, 30), (90, 54), (90, 72), (90, 72), (65, 74), (65, 74)]),
    Blob(glow(0), &[(58, 16), (58, 16), (58, 72), (58, 72), (44, 74), (36, 74), (36, 74), (50, 48)]),
    InPose(&pose(26, 72, -152, -136, -110)
        .arms(Reach(48, 68), Reach(42, 62))
        .legs(bend(8, 40), bend(-4, 30))
        .feet(-40, -40)),
    Far,
    Blob(body(0), &[(20, 84), (20, 84), (60, 86), (106, 80), (106, 80), (98, 94), (84, 99), (38, 98),
        (26, 94)]),
    Near,
    Transform(0, 0, 0, 100),
    Curve(accent(36), &[(2, 100), (14, 94), (26, 100), (38, 94), (50, 100), (62, 94), (74, 100), (86, 94),
        (98, 100), (110, 94)]),
];
