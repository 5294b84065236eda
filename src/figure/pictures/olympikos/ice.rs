//! Olympikos: sports on ice.

use crate::figure::drawing::pose::Limb::{Hidden, Reach};
use crate::figure::drawing::pose::{bend, pose};
use crate::figure::drawing::shape::Joint::{FarFoot, Head, NearFoot};
use crate::figure::drawing::shape::Part::{Blob, Bone, Curve, Far, Hold, Kit, Line, Near, Page, Poly, Set, Stage, Whole};
use crate::figure::drawing::shape::{Part, accent, body, glow};
use crate::figure::pictures::kit::{CAP, SKATE};

static ICE: &[Part] = &[Line(glow(26), &[(-6, 102), (118, 102)])];

pub static BOBSLEIGH: &[Part] = &[
    Stage(0, 0, 12, 100),
    Set(&pose(28, 62, -76, -60, -66).arms(bend(66, 40), bend(80, 30)).legs(Hidden, Hidden)),
    Whole,
    Hold(Head, 10),
    Kit(CAP),
    Set(&pose(56, 62, -70, -52, -60).arms(bend(66, 40), bend(80, 30)).legs(Hidden, Hidden)),
    Whole,
    Hold(Head, 10),
    Kit(CAP),
    Page,
    Blob(accent(0), &[(7, 44), (7, 44), (13, 57), (52, 57), (76, 54), (98, 62), (108, 74), (104, 80),
        (20, 80), (8, 74)]),
    Line(body(30), &[(14, 87), (36, 87)]),
    Line(body(30), &[(74, 87), (98, 87)]),
    Line(body(30), &[(24, 82), (24, 86)]),
    Line(body(30), &[(86, 82), (86, 86)]),
    Line(glow(26), &[(-8, 93), (116, 93)]),
];

pub static LUGE: &[Part] = &[
    Stage(0, 0, 10, 100),
    Set(&pose(52, 62, 192, 196, 208)
        .arms(bend(22, 10), bend(26, 14))
        .legs(bend(-14, 12), bend(-8, 14))
        .feet(-10, -8)
        .open(0, 1)),
    Far,
    Curve(accent(46), &[(12, 72), (40, 73), (76, 72), (92, 66)]),
    Line(body(26), &[(30, 80), (78, 80), (88, 76)]),
    Line(body(26), &[(38, 74), (38, 80)]),
    Line(body(26), &[(70, 74), (70, 80)]),
    Near,
    Hold(Head, -80),
    Kit(CAP),
    Page,
    Line(glow(26), &[(-6, 87), (112, 87)]),
];

pub static SKELETON: &[Part] = &[
    Stage(0, 0, 14, 100),
    Set(&pose(46, 62, -4, -8, -24)
        .arms(bend(168, 176), bend(160, 178))
        .legs(bend(176, 184), bend(182, 178))
        .feet(186, 182)),
    Far,
    Curve(accent(50), &[(30, 74), (56, 76), (82, 74), (88, 68)]),
    Line(body(26), &[(34, 83), (82, 83)]),
    Near,
    Hold(Head, 24),
    Kit(CAP),
    Page,
    Line(glow(26), &[(-6, 90), (112, 90)]),
];

pub static FIGURE_SKATING: &[Part] = &[
    Set(&pose(46, 48, -30, -58, -76)
        .arms(bend(-10, -24), bend(196, 210))
        .legs(bend(88, 92), bend(196, 202))
        .feet(0, 206)),
    Far,
    Hold(FarFoot, 0),
    Kit(SKATE),
    Near,
    Hold(NearFoot, 204),
    Kit(SKATE),
    Page,
    Curve(glow(26), &[(8, 108), (30, 98), (56, 98), (84, 108)]),
];

pub static SPEED_SKATING: &[Part] = &[
    Set(&pose(42, 54, -28, -8, -22)
        .arms(bend(40, 14), bend(178, 202))
        .legs(bend(44, 116), bend(130, 138))
        .feet(0, 30)),
    Far,
    Hold(FarFoot, 0),
    Kit(SKATE),
    Near,
    Hold(NearFoot, 30),
    Kit(SKATE),
    Hold(Head, 10),
    Kit(CAP),
    Page,
    Line(glow(26), &[(-2, 97), (100, 97)]),
];

pub static ICE_HOCKEY: &[Part] = &[
    Set(&pose(34, 54, -58, -40, -52)
        .arms(Reach(64, 62), Reach(54, 50))
        .legs(bend(124, 138), bend(40, 104))
        .feet(30, 0)),
    Far,
    Hold(NearFoot, 0),
    Kit(SKATE),
    Hold(FarFoot, 30),
    Kit(SKATE),
    Page,
    Line(accent(34), &[(50, 44), (84, 96), (98, 97)]),
    Near,
    Hold(Head, 12),
    Kit(CAP),
    Page,
    Line(body(56), &[(108, 97), (114, 97)]),
    Kit(ICE),
];

pub static CURLING: &[Part] = &[
    Set(&pose(40, 66, -32, -16, -40)
        .arms(bend(74, 64), bend(46, 34))
        .legs(bend(160, 172), bend(26, 122))
        .feet(176, 0)),
    Far,
    Near,
    Page,
    Bone(accent(0), &[(90, 90, 70), (104, 90, 70)]),
    Curve(body(32), &[(84, 78), (86, 75), (92, 75), (98, 76), (98, 82)]),
    Poly(body(10), &[(84, 89), (110, 89), (110, 91), (84, 91)]),
    Line(glow(26), &[(-6, 101), (116, 101)]),
];
