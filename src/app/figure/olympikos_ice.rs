//! Olympikos: on ice.

use super::kit::{CAP, SKATE};
use super::pose::Limb::{Bend, Hidden, Reach};
use super::pose::pose;
use super::shape::Joint::{FarFoot, Head, NearFoot, NearHand};
use super::shape::Part::{Blob, Bone, Curve, Far, Hold, Kit, Line, Near, Page, Poly, Set, Stage, Whole};
use super::shape::{Part, accent, body, glow};

static ICE: &[Part] = &[Line(glow(26), &[(-6, 102), (118, 102)])];

pub static BOBSLEIGH: &[Part] = &[
    Stage(0, 0, 12, 100),
    Set(&pose(28, 62, -76, -60, -66).arms(Bend(66, 40), Bend(80, 30)).legs(Hidden, Hidden)),
    Whole,
    Hold(Head, 10),
    Kit(CAP),
    Set(&pose(56, 62, -70, -52, -60).arms(Bend(66, 40), Bend(80, 30)).legs(Hidden, Hidden)),
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
        .arms(Bend(22, 10), Bend(26, 14))
        .legs(Bend(-14, 12), Bend(-8, 14))
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
        .arms(Bend(168, 176), Bend(160, 178))
        .legs(Bend(176, 184), Bend(182, 178))
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
        .arms(Bend(-10, -24), Bend(196, 210))
        .legs(Bend(88, 92), Bend(196, 202))
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
        .arms(Bend(40, 14), Bend(178, 202))
        .legs(Bend(44, 116), Bend(130, 138))
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
        .legs(Bend(124, 138), Bend(40, 104))
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
        .arms(Bend(74, 64), Bend(46, 34))
        .legs(Bend(160, 172), Bend(26, 122))
        .feet(176, 0)),
    Far,
    Near,
    Page,
    Bone(accent(0), &[(90, 90, 70), (104, 90, 70)]),
    Curve(body(32), &[(84, 78), (86, 75), (92, 75), (98, 76), (98, 82)]),
    Poly(body(10), &[(84, 89), (110, 89), (110, 91), (84, 91)]),
    Line(glow(26), &[(-6, 101), (116, 101)]),
];
