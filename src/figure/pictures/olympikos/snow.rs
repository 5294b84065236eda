//! Olympikos: sports on snow.

use crate::figure::drawing::pose::Limb::Reach;
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Joint::{FarFoot, FarHand, Head, NearFoot, NearHand};
use crate::figure::drawing::shape::Part::{Curve, Disc, Far, Hold, Kit, Line, Near, Page, Poly, Set, Stage};
use crate::figure::drawing::shape::{Part, accent, body, glow};
use crate::figure::pictures::kit::{CAP, FIR, SKI};

/// A slalom gate, with its foot at the origin.
static GATE: &[Part] = &[
    Line(accent(28), &[(0, 0), (0, -46)]),
    Poly(accent(20), &[(1, -45), (20, -41), (20, -27), (1, -25)]),
];

pub static ALPINE: &[Part] = &[
    Stage(84, 112, 0, 110),
    Kit(GATE),
    Stage(0, 0, 22, 100),
    Set(&pose(44, 40, -34, -12, -30)
        .arms(bend(56, -30), bend(78, -26))
        .legs(bend(40, 116), bend(26, 112))
        .feet(0, 0)),
    Far,
    Hold(FarFoot, 0),
    Kit(SKI),
    Near,
    Hold(NearHand, 152),
    Line(accent(20), &[(-4, 0), (44, 0)]),
    Hold(NearFoot, 0),
    Kit(SKI),
    Hold(Head, 8),
    Kit(CAP),
];

pub static CROSS_COUNTRY: &[Part] = &[
    Stage(102, 98, 0, 100),
    Kit(FIR),
    Stage(0, 0, 0, 100),
    Set(&pose(44, 54, -60, -50, -62)
        .arms(bend(24, -18), bend(146, 158))
        .legs(bend(44, 100), bend(124, 148))
        .feet(0, 46)),
    Hold(FarHand, 112),
    Line(accent(18), &[(-4, 0), (52, 0)]),
    Far,
    Hold(FarFoot, 0),
    Kit(SKI),
    Hold(NearHand, 128),
    Line(accent(20), &[(-4, 0), (34, 0)]),
    Hold(NearFoot, 22),
    Kit(SKI),
    Near,
];

pub static SKI_JUMPING: &[Part] = &[
    Set(&pose(34, 50, -34, -28, -34)
        .arms(bend(150, 158), bend(156, 164))
        .legs(bend(136, 128), bend(130, 124))
        .feet(-20, -20)),
    Far,
    Near,
    Hold(NearFoot, -30),
    Line(accent(36), &[(-16, 6), (52, 6), (58, 3)]),
    Hold(FarFoot, -20),
    Line(glow(36), &[(-14, 6), (50, 6), (56, 3)]),
    Hold(Head, 0),
    Kit(CAP),
    Page,
    Curve(accent(30), &[(-20, 98), (4, 102), (34, 114), (64, 124), (92, 126)]),
];

pub static FREESTYLE: &[Part] = &[
    Stage(106, 92, 158, 100),
    Set(&pose(46, 46, -84, -98, -104)
        .arms(bend(36, 4), bend(158, 172))
        .legs(bend(104, 76), bend(60, 108))
        .feet(-26, 24)),
    Hold(FarFoot, -30),
    Kit(SKI),
    Far,
    Near,
    Hold(NearFoot, 30),
    Kit(SKI),
    Hold(Head, -10),
    Kit(CAP),
    Stage(0, 0, 0, 100),
    Curve(accent(30), &[(-14, 84), (-14, 84), (-6, 108), (16, 122), (92, 124), (92, 124)]),
];

pub static SNOWBOARD: &[Part] = &[
    Stage(10, 2, -20, 100),
    Set(&pose(42, 46, -54, -32, -50)
        .arms(bend(206, 236), bend(62, 112))
        .legs(bend(38, 88), bend(62, 142))
        .feet(10, 10)),
    Far,
    Hold(NearFoot, 4),
    Curve(accent(50), &[(-18, -2), (-12, 4), (16, 6), (42, 4), (48, -2)]),
    Near,
    Hold(Head, 0),
    Kit(CAP),
    Stage(0, 0, 0, 100),
    Curve(accent(30), &[(6, 70), (6, 70), (12, 96), (28, 108), (86, 110), (86, 110)]),
];

pub static BIATHLON: &[Part] = &[
    Set(&pose(36, 54, -96, -92, -80)
        .arms(Reach(66, 28), Reach(50, 33))
        .legs(bend(80, 86), bend(106, 96))
        .feet(0, 0)),
    Far,
    Hold(NearFoot, 0),
    Line(accent(34), &[(-14, 4), (46, 4), (52, 1)]),
    Hold(NearHand, -10),
    Line(accent(54), &[(-15, 3), (-6, 1)]),
    Line(accent(28), &[(-8, -3), (44, -3)]),
    Near,
    Disc(body(0), 104, 44, 5),
    Disc(body(0), 104, 58, 5),
    Disc(accent(0), 104, 72, 5),
    Disc(accent(0), 104, 30, 5),
    Disc(body(0), 104, 86, 5),
    Page,
];
