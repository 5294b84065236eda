//! Olympikos: three more cycling sports.

use crate::figure::drawing::pose::Limb::Reach;
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Joint::Head;
use crate::figure::drawing::shape::DrawStep::{Blob, Disc, Far, AttachTo, Group, Line, Near, OnSheet, Poly, Ring, InPose, Transform};
use crate::figure::drawing::shape::{DrawStep, accent, body, glow};
use crate::figure::pictures::kit::{CAP, FIR};
use crate::figure::pictures::olympics::events::BICYCLE;

pub static BMX: &[DrawStep] = &[
    Transform(0, 0, 0, 100),
    Poly(glow(20), &[(-8, 118), (20, 112), (44, 98), (56, 84), (56, 118)]),
    Transform(6, 14, -24, 100),
    InPose(&pose(28, 46, -46, -32, -58)
        .arms(Reach(68, 46), Reach(66, 46))
        .legs(Reach(58, 76), Reach(40, 78))
        .feet(4, 4)),
    Far,
    OnSheet,
    Ring(accent(36), 24, 84, 13),
    Ring(accent(36), 74, 84, 13),
    Line(accent(30), &[(24, 84), (48, 82), (40, 66), (66, 60), (48, 82)]),
    Line(accent(30), &[(74, 84), (65, 54), (60, 46), (70, 46)]),
    Near,
    AttachTo(Head, 4),
    Group(CAP),
];

pub static TRACK: &[DrawStep] = &[
    Transform(0, 0, -8, 100),
    Poly(glow(20), &[(-6, 96), (106, 96), (106, 108), (-6, 122)]),
    Disc(glow(0), 22, 78, 16),
    Disc(glow(0), 80, 78, 16),
    InPose(&pose(36, 44, -22, -6, -16)
        .arms(bend(66, -12), bend(74, -8))
        .legs(Reach(47, 67), Reach(45, 81))
        .feet(12, 8)),
    Far,
    OnSheet,
    Group(BICYCLE),
    Line(accent(28), &[(68, 50), (84, 48)]),
    Line(accent(40), &[(31, 48), (42, 48)]),
    Near,
    AttachTo(Head, 14),
    Blob(accent(0), &[(-22, -2), (-22, -2), (-8, -8), (2, -8), (8, -2), (8, 1), (8, 1), (-6, 2)]),
];

pub static MOUNTAIN: &[DrawStep] = &[
    Transform(92, 76, 0, 150),
    Group(FIR),
    Transform(16, -4, 20, 94),
    InPose(&pose(26, 44, -52, -22, -48)
        .arms(Reach(70, 46), Reach(68, 46))
        .legs(Reach(54, 72), Reach(38, 76))
        .feet(0, 0)),
    Far,
    OnSheet,
    Ring(accent(40), 20, 78, 17),
    Ring(accent(40), 80, 78, 17),
    Line(accent(30), &[(20, 78), (48, 78), (39, 58), (68, 54), (48, 78)]),
    Line(accent(30), &[(80, 78), (66, 46), (72, 45)]),
    Line(accent(40), &[(34, 56), (43, 56)]),
    Near,
    AttachTo(Head, 0),
    Group(CAP),
    Transform(0, 0, 0, 100),
    Poly(body(20), &[(-10, 84), (4, 90), (14, 98), (32, 99), (44, 107), (58, 110), (72, 112), (84, 121),
        (102, 122),
        (102, 127), (-10, 127)]),
];
