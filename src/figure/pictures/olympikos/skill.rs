//! Olympikos: sports of aim, grace and daring.

use crate::figure::drawing::pose::Limb::{Reach, Turned};
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Joint::{NearFoot, NearHand};
use crate::figure::drawing::shape::DrawStep::{Blob, Curve, Disc, Far, AttachTo, Line, Near, OnSheet, Poly, Ring, InPose, Whole};
use crate::figure::drawing::shape::{DrawStep, accent, body, glow};

pub static SHOOTING: &[DrawStep] = &[
    InPose(&pose(34, 54, -92, -96, -92)
        .arms(bend(112, 60), bend(-4, -2))
        .legs(bend(76, 86), bend(106, 94))
        .feet(0, 0)),
    Far,
    AttachTo(NearHand, -4),
    Line(accent(44), &[(0, 2), (1, -3), (15, -3)]),
    Near,
    Ring(accent(34), 98, 28, 13),
    Disc(accent(0), 98, 28, 5),
    Line(accent(30), &[(98, 44), (98, 98)]),
];

pub static RHYTHMIC: &[DrawStep] = &[
    InPose(&pose(40, 54, -76, -94, -112)
        .arms(bend(196, 206), bend(-42, -48))
        .legs(bend(90, 92), bend(192, 240))
        .feet(78, 252)),
    Far,
    AttachTo(NearHand, -30),
    Line(body(18), &[(0, 0), (16, 0)]),
    OnSheet,
    Curve(accent(30), &[(75, 1), (88, 9), (88, 20), (82, 27), (75, 27), (75, 24), (82, 24), (89, 31),
        (89, 41), (82, 48), (74, 48), (74, 45), (82, 45), (90, 52), (90, 63), (82, 70), (73, 70), (73, 67),
        (82, 67), (78, 84), (66, 86), (58, 80)]),
    Near,
];

pub static TRAMPOLINE: &[DrawStep] = &[
    InPose(&pose(50, 42, -90, -90, -90)
        .arms(bend(160, 188), bend(20, -8))
        .legs(bend(192, 186), bend(-12, -6))
        .feet(200, -20)
        .open(8, 0)),
    Whole,
    OnSheet,
    Curve(accent(30), &[(12, 88), (12, 88), (30, 89), (50, 92), (70, 89), (88, 88), (88, 88)]),
    Line(body(44), &[(4, 88), (14, 88)]),
    Line(body(44), &[(86, 88), (96, 88)]),
    Line(body(34), &[(12, 90), (20, 104)]),
    Line(body(34), &[(88, 90), (80, 104)]),
];

pub static CLIMBING: &[DrawStep] = &[
    Blob(accent(0), &[(24, 2), (34, 0), (38, 6), (32, 12), (24, 9)]),
    Blob(accent(0), &[(78, 18), (88, 16), (92, 24), (86, 30), (77, 27)]),
    Blob(accent(0), &[(10, 72), (20, 71), (26, 78), (18, 84), (9, 80)]),
    Blob(accent(0), &[(62, 100), (72, 97), (78, 102), (72, 108), (62, 107)]),
    Blob(glow(0), &[(64, 2), (72, 4), (70, 11), (62, 9)]),
    Blob(glow(0), &[(8, 34), (16, 32), (18, 40), (10, 42)]),
    Blob(glow(0), &[(86, 66), (94, 64), (94, 72), (87, 74)]),
    Curve(body(18), &[(60, -6), (58, 20), (52, 58)]),
    InPose(&pose(48, 62, -98, -84, -86)
        .arms(Turned(32, 8), Turned(82, 24))
        .legs(Turned(20, 74), Reach(66, 100))
        .feet(170, 20)
        .open(7, 0)),
    Whole,
];

pub static SKATEBOARDING: &[DrawStep] = &[
    InPose(&pose(46, 42, -58, -72, -78)
        .arms(bend(-8, -44), bend(172, 206))
        .legs(bend(20, 92), bend(66, 128))
        .feet(-16, -8)),
    Far,
    AttachTo(NearFoot, -14),
    Line(accent(40), &[(-12, 3), (-6, 6), (32, 6), (38, 2)]),
    Disc(body(0), 0, 11, 4),
    Disc(body(0), 26, 11, 4),
    Near,
    Line(accent(30), &[(6, 106), (94, 106)]),
];

pub static GOLF: &[DrawStep] = &[
    InPose(&pose(40, 54, -84, -98, -78)
        .arms(bend(-30, -70), bend(-50, -96))
        .legs(bend(80, 90), bend(104, 122))
        .feet(0, 60)
        .open(4, 1)),
    Far,
    AttachTo(NearHand, 196),
    Line(accent(24), &[(0, 0), (36, 0)]),
    Line(accent(40), &[(36, 0), (38, -5)]),
    Near,
    Disc(body(0), 74, 30, 3),
    Line(body(24), &[(94, 44), (94, 97)]),
    Poly(accent(20), &[(92, 44), (72, 51), (92, 58)]),
    Line(accent(30), &[(12, 98), (104, 98)]),
];

pub static BREAKING: &[DrawStep] = &[
    InPose(&pose(56, 36, 128, 118, 128)
        .arms(bend(10, -24), bend(92, 96))
        .legs(bend(-118, -88), bend(-10, 84))
        .feet(-110, 50)
        .open(0, -1)),
    Whole,
    Line(accent(30), &[(6, 92), (96, 92)]),
];
