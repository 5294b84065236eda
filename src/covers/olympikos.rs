//! Olympikos: everything is round and moves, and the question is what it is.

use super::art::Art;
use super::look::{self, Look, Stage, disc, drawn, shape};
use super::{Cover, Cut};
use crate::figure::Pictogram;
use crate::messages::app;

/// The discs: class, place, radius, and the sport in each.
const DISCS: [(&str, i32, i32, i32, Pictogram); 14] = [
    ("p-blue", 3, 66, 62, Pictogram::Surfing),
    ("p-red", 291, 66, 62, Pictogram::RhythmicGymnastics),
    ("p-yellow", -18, 190, 59, Pictogram::Javelin),
    ("p-red", 75, 184, 30, Pictogram::Boxing),
    ("p-blue", 150, 237, 55, Pictogram::Football),
    ("p-green", 274, 221, 62, Pictogram::WheelchairTennis),
    ("p-green", 62, 246, 27, Pictogram::Archery),
    ("p-red", -6, 314, 60, Pictogram::Volleyball),
    ("p-yellow", 90, 300, 24, Pictogram::Curling),
    ("p-red", 146, 321, 24, Pictogram::Luge),
    ("p-black", 213, 317, 38, Pictogram::Fencing),
    ("p-yellow", 316, 341, 60, Pictogram::Judo),
    ("p-green", 97, 396, 58, Pictogram::Skateboarding),
    ("p-blue", 214, 420, 60, Pictogram::Rowing),
];

/// The cover.
pub const COVER: Cover = Cover {
    line: app::poster_olympikos,
    marks: [app::mark_two, app::mark_pictures],
    is_first: false,
    art: drawing,
};

/// What the stadium shows of it.
pub const CUT: Cut =
    Cut { square: "70 10 165 165", wide: "25 0 255 177", figure: Pictogram::FlagBearer, accent: "#fff7e4" };

fn drawing() -> String {
    let mut art = Art::new();
    art.open("0 0 100% 100%", "0 0 300 350", "xMidYMin slice");
    for (colour, x, y, r, sport) in DISCS {
        art.disc(colour, &format!("{x} {y} {r}"));
        let side = r * 144 / 100;
        art.figure(
            if colour == "p-yellow" { "p-on-yellow" } else { "p-on-disc" },
            &format!("{} {} {side} {side}", x - side / 2, y - side / 2),
            sport,
        );
    }
    // Four balls, and the question mark with its ten seconds.
    art.disc("p-yellow", "88 25 22");
    art.path("p-seam", "M72 11q14 14 1 29M104 39q-14-14-1-29");
    art.disc("p-green", "209 25 21");
    art.path("p-seam", "M209 4v42M188 25h42M195 10q13 15 0 30M223 10q-13 15 0 30");
    art.disc("p-yellow", "243 142 21");
    art.path("p-seam", "M222 142h42M243 121q-12 21 0 42");
    art.disc("p-black", "150 104 73");
    art.path("p-clock", "M150 44a60 60 0 1 1-57 41");
    art.path("p-question", "M128 89a22.5 22.5 0 1 1 33 19.5q-10.5 5.5-10.5 17");
    art.disc("p-dot", "150.5 146 9.5");
    art.close();
    art.done()
}

/// The look of its podium on a picture to share.
pub static LOOK: Look = Look {
    field: "#fdf4e3",
    ink: "#1b1714",
    block: "#1b1714",
    on_block: "#fdf4e3",
    corner: 0.9,
    figure: ["#1b1714", "#c22a24", "none"],
    ornament: "#1b1714",
    paper: ["#1d5fb4", "#d2342c", "#1f8a45"],
    round: 1.0,
    pictograms: &[
        ("p-on-disc", Pictogram::Surfing),
        ("p-on-disc", Pictogram::Volleyball),
        ("p-on-disc", Pictogram::Football),
        ("p-on-disc", Pictogram::WheelchairTennis),
        ("p-on-disc", Pictogram::Fencing),
        ("p-on-yellow", Pictogram::Judo),
    ],
    scenery,
    face: look::plain,
};

/// Everything is round.
fn scenery(stage: &Stage, pictograms: &[String]) -> String {
    /// Left, and the height above the floor as shares of width and height, radius, colour.
    const DISCS: [(f64, f64, f64, &str); 6] = [
        (0.0, 0.34, 0.12, "#1d5fb4"),
        (1.0, 0.36, 0.12, "#d2342c"),
        (0.17, 0.5, 0.05, "#1f8a45"),
        (0.83, 0.51, 0.05, "#1b1714"),
        (0.9, 0.14, 0.1, "#1d5fb4"),
        (0.1, 0.13, 0.11, "#f2b21b"),
    ];
    let (x, y, light) = stage.light(0.86);
    let (floor, (_, bottom)) = (stage.floor, stage.size);
    let mut markup = String::new();
    for ((left, up, r, colour), sport) in DISCS.into_iter().zip(pictograms) {
        let (cx, r) = (left * 1200.0, r * bottom);
        // Below the headline.
        let cy = (floor - up * bottom).max(bottom * 0.29 + r);
        markup += &disc(colour, cx, cy, r);
        markup += &drawn(sport, cx, cy, r * 1.44);
    }
    markup += &disc("#f2b21b", x, y, light);
    let horizon = stage.horizon();
    markup
        + &shape(
            "#1f8a45",
            &format!(
                "M-10 {:.0}Q600 {:.0} 1210 {:.0}V{bottom:.0}H-10z",
                horizon + 20.0,
                horizon - 40.0,
                horizon + 20.0
            ),
        )
}
