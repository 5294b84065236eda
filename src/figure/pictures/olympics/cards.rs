//! Olympics: what supports an athlete: coach, training, fans, and the equipment of each event.

use crate::figure::drawing::pose::Limb::{Reach, Turned};
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Joint::{FarHand, Head};
use crate::figure::drawing::shape::DrawStep::{Blob, Curve, Disc, Far, AttachTo, Group, Line, Near, OnSheet, Poly, Ring, InPose, Whole};
use crate::figure::drawing::shape::{DrawStep, accent, body, pale};
use crate::figure::pictures::kit::CAP;
use super::events::BICYCLE;

pub static COACH: &[DrawStep] = &[
    InPose(&pose(42, 58, -90, -86, -84)
        .arms(bend(70, -6), bend(-8, -26))
        .legs(bend(104, 98), bend(78, 84))
        .feet(10, 4)),
    Far,
    AttachTo(FarHand, 0),
    Poly(accent(20), &[(-4, -12), (12, -12), (12, 10), (-4, 10)]),
    AttachTo(Head, 10),
    Group(CAP),
    OnSheet,
    Near,
    Line(accent(24), &[(88, 8), (98, 2)]),
    Line(accent(24), &[(92, 20), (102, 20)]),
    Line(accent(24), &[(88, 32), (98, 38)]),
];

pub static TRAINING: &[DrawStep] = &[
    InPose(&pose(50, 58, -90, -90, -90)
        .arms(Turned(20, 18), Reach(80, 18))
        .legs(Turned(34, 98), Reach(66, 98))
        .feet(165, 15)
        .open(8, 0)),
    Whole,
    OnSheet,
    Line(body(26), &[(10, 14), (30, 14)]),
    Line(accent(70), &[(9, 7), (9, 21)]),
    Line(accent(70), &[(31, 7), (31, 21)]),
    Line(body(26), &[(70, 14), (90, 14)]),
    Line(accent(70), &[(69, 7), (69, 21)]),
    Line(accent(70), &[(91, 7), (91, 21)]),
];

pub static FANS: &[DrawStep] = &[
    Disc(pale(0), 20, 46, 9),
    Line(pale(110), &[(20, 66), (20, 90)]),
    Line(pale(44), &[(14, 64), (4, 36)]),
    Line(pale(44), &[(26, 64), (34, 42)]),
    Disc(pale(0), 82, 46, 9),
    Line(pale(110), &[(82, 66), (82, 90)]),
    Line(pale(44), &[(76, 64), (68, 42)]),
    Line(pale(44), &[(88, 64), (98, 36)]),
    Line(body(24), &[(66, 44), (66, -4)]),
    Poly(accent(20), &[(66, -4), (96, 3), (66, 18)]),
    Disc(body(0), 50, 38, 10),
    Line(body(130), &[(50, 62), (50, 92)]),
    Line(body(50), &[(44, 58), (32, 26)]),
    Line(body(50), &[(56, 58), (66, 28)]),
    Line(accent(60), &[(2, 96), (98, 96)]),
];

pub static BALL: &[DrawStep] = &[
    Disc(accent(0), 50, 50, 44),
    Line(body(30), &[(6, 50), (94, 50)]),
    Line(body(30), &[(50, 6), (50, 94)]),
    Curve(body(30), &[(20, 20), (36, 50), (20, 80)]),
    Curve(body(30), &[(80, 20), (64, 50), (80, 80)]),
    Ring(body(30), 50, 50, 44),
];

pub static GOGGLES: &[DrawStep] = &[
    Curve(body(50), &[(10, 46), (-6, 34), (-14, 14)]),
    Curve(body(50), &[(90, 46), (106, 34), (114, 14)]),
    Blob(accent(0), &[(8, 46), (20, 34), (40, 38), (44, 54), (32, 68), (14, 64)]),
    Blob(accent(0), &[(92, 46), (80, 34), (60, 38), (56, 54), (68, 68), (86, 64)]),
    Curve(body(50), &[(8, 46), (20, 34), (40, 38), (44, 54), (32, 68), (14, 64), (8, 46)]),
    Curve(body(50), &[(92, 46), (80, 34), (60, 38), (56, 54), (68, 68), (86, 64), (92, 46)]),
    Curve(body(50), &[(43, 50), (50, 46), (57, 50)]),
];

pub static RINGS: &[DrawStep] = &[
    Line(body(50), &[(28, 0), (28, 56)]),
    Line(body(50), &[(72, 0), (72, 56)]),
    Line(body(70), &[(10, 0), (90, 0)]),
    Ring(accent(70), 28, 74, 16),
    Ring(accent(70), 72, 74, 16),
];

pub static BIKE: &[DrawStep] = &[
    Group(BICYCLE),
    Line(accent(28), &[(68, 50), (75, 51), (77, 56), (73, 59)]),
    Line(body(50), &[(32, 47), (45, 47)]),
    Line(body(34), &[(42, 86), (52, 72)]),
];

pub static SHOE: &[DrawStep] = &[
    Blob(accent(0), &[(8, 30), (8, 30), (14, 38), (26, 36), (34, 28), (34, 28), (50, 44), (68, 54), (88, 58),
        (96, 70), (96, 70), (8, 70), (8, 70)]),
    Line(body(70), &[(7, 74), (96, 74)]),
    Line(body(30), &[(40, 38), (34, 48)]),
    Line(body(30), &[(50, 46), (44, 56)]),
    Line(body(30), &[(60, 52), (55, 61)]),
    Line(body(36), &[(54, 80), (54, 88)]),
    Line(body(36), &[(68, 80), (68, 88)]),
    Line(body(36), &[(82, 80), (82, 88)]),
];
