//! The look of each game on a picture of its podium: the colours of its cover, written in, because a picture knows no
//! style sheet. It is the same in both themes, as a printed card is.

use super::layout::Layout;
use super::scenery;
use crate::figure::Pictogram;

/// The look of a game.
pub struct Look {
    /// The short name of the game.
    pub game: &'static str,
    /// Behind everything, and what is written on it.
    pub field: &'static str,
    pub ink: &'static str,
    /// The blocks, and what is written on them.
    pub block: &'static str,
    pub on_block: &'static str,
    /// The radius of a block's upper corners, as a share of the size of its type.
    pub corner: f64,
    /// The athletes: their own colour, that of their apparatus, and that of the line around a near arm.
    pub figure: [&'static str; 3],
    /// Wreaths behind the athletes.
    pub ornament: &'static str,
    /// The pieces of paper, and how round they are, from 0 to 1.
    pub paper: [&'static str; 3],
    pub round: f64,
    /// Pictograms of the scenery, with the class that colours them (`style/covers.css`).
    pub pictograms: &'static [(&'static str, Pictogram)],
    /// The markup of the scenery, from the layout and the pictograms.
    pub scenery: fn(&Layout, &[String]) -> String,
    /// The markup on the face of a block: left, top, width, height.
    pub face: fn((f64, f64, f64, f64)) -> String,
}

/// What is written on medals.
pub const ON_METAL: &str = "#1b1714";
/// Gold, silver, bronze and no medal.
pub const METALS: [&str; 4] = ["#e3b23c", "#b4bcc4", "#c07d45", "#9c8d79"];

static LOOKS: [Look; 5] = [
    Look {
        game: "olympia2000",
        field: "#cf6f3e",
        ink: "#1d1009",
        block: "#1c1512",
        on_block: "#fbe9cf",
        corner: 0.0,
        figure: ["#1c1512", "#fbe9cf", "#de8a57"],
        ornament: "#fbe9cf",
        paper: ["#fbe9cf", "#a3461e", "#f0b878"],
        round: 0.5,
        pictograms: &[],
        scenery: scenery::olympia2000,
        face: scenery::incised,
    },
    Look {
        game: "olympics",
        field: "#8fc8f3",
        ink: "#0e2340",
        block: "#0e2340",
        on_block: "#fdf6e9",
        corner: 0.2,
        figure: ["#0e2340", "#b2371f", "none"],
        ornament: "#fdf6e9",
        paper: ["#fdf6e9", "#c4432b", "#f2b21b"],
        round: 0.0,
        pictograms: &[],
        scenery: scenery::olympics,
        face: scenery::plain,
    },
    Look {
        game: "olympikos",
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
        scenery: scenery::olympikos,
        face: scenery::plain,
    },
    Look {
        game: "orclympics",
        field: "#2f3b26",
        ink: "#f3e6c8",
        block: "#5b3a1d",
        on_block: "#fbf0d6",
        corner: 0.12,
        figure: ["#1b2313", "#f3e6c8", "none"],
        ornament: "#f3e6c8",
        paper: ["#f3e6c8", "#e2622c", "#86a84c"],
        round: 0.3,
        pictograms: &[],
        scenery: scenery::orclympics,
        face: scenery::planks,
    },
    Look {
        game: "olympicards",
        field: "#f57a1f",
        ink: "#0c1f45",
        block: "#ffffff",
        on_block: "#0c1f45",
        corner: 0.45,
        figure: ["#0c1f45", "#ffffff", "none"],
        ornament: "#ffffff",
        paper: ["#ffffff", "#ffd257", "#ffc48a"],
        round: 0.0,
        pictograms: &[
            ("p-sport", Pictogram::Hurdles),
            ("p-sport", Pictogram::Swimming),
            ("p-sport", Pictogram::LongJump),
            ("p-sport", Pictogram::TableTennis),
            ("p-sport", Pictogram::Weightlifting),
            ("p-sport", Pictogram::Relay),
            ("p-sport", Pictogram::HighJump),
            ("p-sport", Pictogram::Sailing),
            ("p-sport", Pictogram::Discus),
        ],
        scenery: scenery::olympicards,
        face: scenery::plain,
    },
];

/// The look of a game.
pub fn look(game: &str) -> Option<&'static Look> {
    LOOKS.iter().find(|look| look.game == game)
}

#[cfg(test)]
#[allow(clippy::expect_used)]
mod tests {
    use super::{LOOKS, METALS, ON_METAL, look};
    use pentathlon_engine::games::shelf;

    const COVERS: &str = include_str!("../../../../style/covers.css");

    /// The relative luminance of a colour, as WCAG defines it.
    fn luminance(colour: &str) -> f64 {
        let part = |at: usize| {
            let hex = colour.get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
            let value = f64::from(hex.expect("a colour")) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        (one / other).max(other / one)
    }

    #[test]
    fn every_game_has_a_look_in_the_colours_of_its_cover() {
        for facts in shelf() {
            let look = look(facts.id).expect("a look");
            let rule = format!("[data-game={}] :is(.cover, ", facts.id);
            let line = COVERS.lines().find(|line| line.contains(&rule));
            let line = line.expect("a line with the colours of the cover");
            assert!(line.contains(look.field) && line.contains(look.ink), "{}: {line}", facts.id);
        }
    }

    #[test]
    fn what_is_written_has_enough_contrast() {
        for look in &LOOKS {
            for (front, ground) in [(look.ink, look.field), (look.on_block, look.block)] {
                assert!(contrast(front, ground) >= 4.5, "{}: {front} on {ground}", look.game);
            }
        }
        for metal in METALS {
            assert!(contrast(ON_METAL, metal) >= 4.5, "{metal}");
        }
    }
}
