//! Olympikos: wheelchair sports. The athlete sits with the hip at (38, 55), in a chair built for speed.

use crate::figure::drawing::pose::{Pose, bend, pose};
use crate::figure::drawing::shape::Joint::{Head, NearHand};
use crate::figure::drawing::shape::Part::{Arm, Disc, Far, Hold, Kit, Line, Near, Page, Ring, Set, Stage};
use crate::figure::drawing::shape::{Part, accent, body, glow};
use crate::figure::pictures::kit::{MASK, RACKET, SWORD};
use crate::figure::pictures::olympics::events::HOOP;

/// Frame, foot plate and front wheel.
static FRAME: &[Part] = &[
    Line(accent(30), &[(26, 42), (30, 63), (60, 63), (68, 88), (77, 88)]),
    Ring(accent(28), 66, 93, 4),
];

/// The big wheel and its push rim.
static WHEEL: &[Part] = &[
    Line(accent(12), &[(38, 57), (38, 97)]),
    Line(accent(12), &[(21, 67), (55, 87)]),
    Line(accent(12), &[(21, 87), (55, 67)]),
    Ring(accent(36), 38, 77, 20),
    Disc(accent(0), 38, 77, 4),
];

const fn seated(lower: i16, upper: i16, head: i16) -> Pose {
    pose(38, 55, lower, upper, head).legs(bend(14, 72), bend(8, 70)).feet(0, 4)
}

pub static BASKETBALL: &[Part] = &[
    Set(&seated(-84, -78, -96).arms(bend(20, -50), bend(-46, -56))),
    Far,
    Kit(FRAME),
    Near,
    Kit(WHEEL),
    Hold(NearHand, -50),
    Disc(accent(0), 6, 0, 8),
    Arm,
    Stage(76, 24, 0, 90),
    Kit(HOOP),
];

pub static TENNIS: &[Part] = &[
    Set(&seated(-74, -62, -72).arms(bend(110, 76), bend(24, -14))),
    Far,
    Kit(FRAME),
    Near,
    Kit(WHEEL),
    Hold(NearHand, -40),
    Kit(RACKET),
    Arm,
    Disc(accent(0), 112, 34, 5),
];

pub static RUGBY: &[Part] = &[
    Set(&seated(-62, -46, -62).arms(bend(60, 10), bend(120, 56))),
    Far,
    Disc(accent(0), 67, 46, 9),
    Kit(FRAME),
    Line(accent(60), &[(86, 78), (86, 92)]),
    Line(accent(36), &[(64, 74), (84, 80)]),
    Line(accent(36), &[(70, 90), (84, 90)]),
    Near,
    Disc(accent(0), 38, 77, 21),
    Disc(body(0), 38, 77, 12),
    Disc(accent(0), 38, 77, 4),
    Arm,
];

pub static BOCCIA: &[Part] = &[
    Set(&seated(-92, -90, -80).arms(bend(70, 60), bend(38, -2))),
    Far,
    Line(accent(40), &[(26, 30), (29, 50)]),
    Kit(FRAME),
    Near,
    Kit(WHEEL),
    Hold(NearHand, -6),
    Disc(accent(0), 5, -3, 6),
    Page,
    Disc(body(0), 94, 91, 6),
    Disc(glow(0), 107, 91, 6),
    Disc(accent(0), 118, 93, 4),
];

/// The clamp that holds a chair to the floor.
static CLAMP: &[Part] = &[Line(body(34), &[(38, 101), (38, 90)]), Line(body(34), &[(62, 101), (62, 88)])];

pub static FENCING: &[Part] = &[
    Line(body(50), &[(-18, 103), (104, 103)]),
    Stage(118, 0, 0, -100),
    Set(&seated(-108, -100, -90).arms(bend(114, 74), bend(20, -44))),
    Far,
    Hold(NearHand, -38),
    Kit(SWORD),
    Page,
    Kit(FRAME),
    Near,
    Kit(WHEEL),
    Kit(CLAMP),
    Hold(Head, 0),
    Kit(MASK),
    Stage(-32, 0, 0, 100),
    Set(&seated(-62, -50, -62).arms(bend(134, 86), bend(-6, -2))),
    Far,
    Hold(NearHand, 2),
    Kit(SWORD),
    Page,
    Kit(FRAME),
    Near,
    Kit(WHEEL),
    Kit(CLAMP),
    Hold(Head, 14),
    Kit(MASK),
    Page,
];
