//! Olympikos: the two riding sports.

use crate::figure::drawing::pose::Limb::Reach;
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Joint::Head;
use crate::figure::drawing::shape::DrawStep::{Bone, Far, AttachTo, Group, Line, Near, OnSheet, Poly, InPose, Transform};
use crate::figure::drawing::shape::{DrawStep, accent, body, glow};
use crate::figure::pictures::kit::CAP;

/// Trunk, neck, head and tail of a horse that faces right.
static HORSE: &[DrawStep] = &[
    Bone(accent(0), &[(20, 50, 40), (10, 54, 34), (2, 66, 16)]),
    Bone(accent(0), &[(29, 53, 128), (46, 54, 120), (64, 52, 122)]),
    Bone(accent(0), &[(68, 48, 100), (80, 28, 60), (82, 22, 52)]),
    Bone(accent(0), &[(82, 22, 56), (95, 33, 34)]),
    Poly(accent(16), &[(79, 19), (81, 10), (85, 18)]),
];

pub static SHOW_JUMPING: &[DrawStep] = &[
    Line(body(30), &[(66, 84), (66, 122)]),
    Line(body(30), &[(100, 84), (100, 122)]),
    Line(body(44), &[(58, 90), (108, 90)]),
    Line(body(44), &[(58, 104), (108, 104)]),
    Transform(-4, 22, -20, 100),
    Bone(glow(0), &[(66, 56, 62), (84, 62, 42), (78, 74, 30), (76, 79, 24)]),
    Bone(glow(0), &[(28, 58, 84), (18, 74, 48), (2, 82, 32), (-10, 92, 26)]),
    InPose(&pose(44, 34, -54, -20, -36)
        .arms(Reach(76, 38), Reach(74, 38))
        .legs(bend(48, 124), bend(46, 128))
        .feet(20, 20)),
    Group(HORSE),
    Bone(accent(0), &[(66, 58, 64), (80, 68, 42), (72, 79, 30), (70, 84, 25)]),
    Bone(accent(0), &[(26, 56, 90), (12, 68, 50), (-2, 76, 32), (-16, 82, 26)]),
    Near,
    AttachTo(Head, 14),
    Group(CAP),
];

pub static DRESSAGE: &[DrawStep] = &[
    Bone(glow(0), &[(66, 58, 62), (82, 66, 40), (80, 84, 28), (84, 88, 24)]),
    Bone(glow(0), &[(26, 58, 84), (18, 76, 46), (14, 90, 30), (10, 103, 26), (15, 105, 22)]),
    InPose(&pose(44, 38, -90, -88, -88)
        .arms(Reach(66, 38), Reach(64, 38))
        .legs(bend(62, 112), bend(60, 114))
        .feet(6, 6)),
    Group(HORSE),
    Bone(accent(0), &[(64, 58, 62), (66, 78, 38), (65, 90, 27), (65, 103, 24), (69, 105, 20)]),
    Bone(accent(0), &[(28, 58, 90), (32, 76, 46), (24, 88, 30), (28, 96, 24), (32, 96, 20)]),
    Line(body(14), &[(64, 38), (92, 34)]),
    Far,
    Near,
    AttachTo(Head, -2),
    Poly(body(10), &[(-6, -5), (-6, -14), (6, -14), (6, -5)]),
    Line(body(26), &[(-9, -4), (10, -4)]),
    Line(accent(18), &[(-6, -7), (6, -7)]),
    OnSheet,
];
