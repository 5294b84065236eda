//! Olympikos: everything is round and moves, and the question is what it is.

use super::Cover;
use super::art::Art;
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
