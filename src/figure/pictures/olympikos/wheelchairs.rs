//! Olympikos: wheelchair sports. The athlete sits with the hip at (38, 55), in a chair built for speed.

use crate::figure::drawing::pose::{Pose, bend, pose};
use crate::figure::drawing::shape::Joint::{Head, NearHand};
use crate::figure::drawing::shape::DrawStep::{Arm, Disc, Far, AttachTo, Group, Line, Near, OnSheet, Ring, InPose, Transform};
use crate::figure::drawing::shape::{DrawStep, accent, body, glow};
use crate::figure::pictures::kit::{MASK, RACKET, SWORD};
use crate::figure::pictures::olympics::events::HOOP;

/// Frame, foot plate and front wheel.
static FRAME: &[DrawStep] = &[
    Line(accent(30), &[(26, 42), (30, 63), (60, 63), (68, 88), (77, 88)]),
    Ring(accent(28), 66, 93, 4),
];

/// The big wheel and its push rim.
static WHEEL: &[DrawStep] = &[
    Line(accent(12), &[(38, 57), (38, 97)]),
    Line(accent(12), &[(21, 67), (55, 87)]),
    Line(accent(12), &[(21, 87), (55, 67)]),
    Ring(accent(36), 38, 77, 20),
    Disc(accent(0), 38, 77, 4),
];

const fn seated(lower: i16, upper: i16, head: i16) -> Pose {
    pose(38, 55, lower, upper, head).legs(bend(14, 72), bend(8, 70)).feet(0, 4)
}

pub static BASKETBALL: &[DrawStep] = &[
    InPose(&seated(-84, -78, -96).arms(bend(20, -50), bend(-46, -56))),
    Far,
    Group(FRAME),
    Near,
    Group(WHEEL),
    AttachTo(NearHand, -50),
    Disc(accent(0), 6, 0, 8),
    Arm,
    Transform(76, 24, 0, 90),
    Group(HOOP),
];

pub static TENNIS: &[DrawStep] = &[
    InPose(&seated(-74, -62, -72).arms(bend(110, 76), bend(24, -14))),
    Far,
    Group(FRAME),
    Near,
    Group(WHEEL),
    AttachTo(NearHand, -40),
    Group(RACKET),
    Arm,
    Disc(accent(0), 112, 34, 5),
];

pub static RUGBY: &[DrawStep] = &[
    InPose(&seated(-62, -46, -62).arms(bend(60, 10), bend(120, 56))),
    Far,
    Disc(accent(0), 67, 46, 9),
    Group(FRAME),
    Line(accent(60), &[(86, 78), (86, 92)]),
    Line(accent(36), &[(64, 74), (84, 80)]),
    Line(accent(36), &[(70, 90), (84, 90)]),
    Near,
    Disc(accent(0), 38, 77, 21),
    Disc(body(0), 38, 77, 12),
    Disc(accent(0), 38, 77, 4),
    Arm,
];

pub static BOCCIA: &[DrawStep] = &[
    InPose(&seated(-92, -90, -80).arms(bend(70, 60), bend(38, -2))),
    Far,
    Line(accent(40), &[(26, 30), (29, 50)]),
    Group(FRAME),
    Near,
    Group(WHEEL),
    AttachTo(NearHand, -6),
    Disc(accent(0), 5, -3, 6),
    OnSheet,
    Disc(body(0), 94, 91, 6),
    Disc(glow(0), 107, 91, 6),
    Disc(accent(0), 118, 93, 4),
];

/// The clamp that holds a chair to the floor.
static CLAMP: &[DrawStep] = &[Line(body(34), &[(38, 101), (38, 90)]), Line(body(34), &[(62, 101), (62, 88)])];

pub static FENCING: &[DrawStep] = &[
    Line(body(50), &[(-18, 103), (104, 103)]),
    Transform(118, 0, 0, -100),
    InPose(&seated(-108, -100, -90).arms(bend(114, 74), bend(20, -44))),
    Far,
    AttachTo(NearHand, -38),
    Group(SWORD),
    OnSheet,
    Group(FRAME),
    Near,
    Group(WHEEL),
    Group(CLAMP),
    AttachTo(Head, 0),
    Group(MASK),
    Transform(-32, 0, 0, 100),
    InPose(&seated(-62, -50, -62).arms(bend(134, 86), bend(-6, -2))),
    Far,
    AttachTo(NearHand, 2),
    Group(SWORD),
    OnSheet,
    Group(FRAME),
    Near,
    Group(WHEEL),
    Group(CLAMP),
    AttachTo(Head, 14),
    Group(MASK),
    OnSheet,
];
