//! What is behind the ceremony: the stadium in the evening, and beams from the arches to the gold, on a picture of 1200 by 715.

use crate::covers::{arcade, colour_of, lanes};
use pentathlon_engine::cards::{Chance, Seed, Stream};

const BOTTOM: f64 = 715.0;
const HORIZON: f64 = 582.0;
/// The gold: its middle and its radius.
const GOLD: (f64, f64, f64) = (761.0, 393.0, 155.0);
/// How far from it the arches are, and how many degrees one is from the next.
const FAR: f64 = 304.0;
const STEP: f64 = 34.5;
/// The pieces of paper.
const PAPER: usize = 34;
/// The side of an arch.
const SIDE: f64 = 106.0;

/// The direction of the arch of that number among so many, from the gold: right and down.
fn direction(number: usize, games: usize) -> (f64, f64) {
    let turn = (number as f64 - games.saturating_sub(1) as f64 / 2.0) * STEP;
    let (sin, cos) = turn.to_radians().sin_cos();
    (sin, -cos)
}

/// The left and the upper edge of the arch of that number among so many, in per cent of the picture.
pub fn arch_place(number: usize, games: usize) -> [String; 2] {
    let (right, down) = direction(number, games);
    let left = GOLD.0 + FAR * right - SIDE / 2.0;
    let top = GOLD.1 + FAR * down - SIDE / 2.0;
    [format!("{:.2}%", left / 12.0), format!("{:.2}%", top / BOTTOM * 100.0)]
}

/// The stadium.
pub fn sky() -> String {
    arcade(HORIZON) + &lanes(GOLD.0, HORIZON, BOTTOM)
}

/// The beams of so many games, the gold that they meet in, and a lesser light behind the second and the third of so many places.
pub fn beams(games: usize, steps: usize) -> String {
    let (x, y, r) = GOLD;
    let beam = |number: usize| {
        let (right, down) = direction(number, games);
        let at = |along: f64, across: f64| {
            format!("{:.0} {:.0}", x + along * right - across * down, y + along * down + across * right)
        };
        let (from, half) = (FAR - SIDE * 0.2, SIDE * 0.33);
        format!(
            r#"<path class="beam" fill="{}" d="M{}L{}L{}L{}z"/>"#,
            colour_of(number),
            at(from, half),
            at(0.0, half * 2.1),
            at(0.0, -half * 2.1),
            at(from, -half)
        )
    };
    let beams: String = (0..games).map(beam).collect();
    let disc = |class: &str, x: f64, y: f64, r: f64| {
        format!(r#"<circle class="{class}" cx="{x:.0}" cy="{y:.0}" r="{r:.0}"/>"#)
    };
    let lesser = [(521.0, 486.0), (1001.0, 510.0)].into_iter().take(steps.saturating_sub(1));
    let lights: String = lesser.map(|(x, y)| disc("moon", x, y, 93.0)).collect();
    let lights = lights + &disc("gold-disc", x, y, r);
    format!(r#"{beams}{lights}<g class="confetti">{}</g>"#, paper())
}

/// Paper that lies in the air at the end, the same each time.
fn paper() -> String {
    let mut chance = Chance::new(&Seed::from_number(1), Stream::Decoration);
    let mut next = |least: u32, most: u32| least + chance.below(most - least);
    (0..PAPER)
        .map(|nth| {
            let (x, y, turn) = (next(470, 1190), next(30, 540), next(0, 180));
            let colour = colour_of(nth);
            format!(r#"<rect fill="{colour}" width="9" height="14" transform="translate({x} {y}) rotate({turn})"/>"#)
        })
        .collect()
}
