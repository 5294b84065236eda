//! The look of each game on a picture of its podium: the colours of its cover, written in, because a picture knows no
//! style sheet. It is the same in both themes, as a printed card is.

use crate::figure::Pictogram;

/// Left, top, width, height.
pub type Place = (f64, f64, f64, f64);

/// The look of a game.
pub struct Look {
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
    /// Pictograms of the scenery, with the class that colours them (`style/palettes.css`).
    pub pictograms: &'static [(&'static str, Pictogram)],
    /// The markup of what is behind the podium, from the stage and the pictograms: as on the cover, but without the
    /// figures, and with the winner in the light.
    pub scenery: fn(&Stage, &[String]) -> String,
    /// The markup on the face of a block: left, top, width, height.
    pub face: fn(Place) -> String,
}

/// What is written on medals.
pub const ON_METAL: &str = "#1b1714";
/// Gold, silver, bronze and no medal.
pub const METALS: [&str; 4] = ["#e3b23c", "#b4bcc4", "#c07d45", "#9c8d79"];

/// What the scenery stands around, in pixels.
pub struct Stage {
    /// The size of the picture.
    pub size: (f64, f64),
    /// Whether it is square; otherwise wide.
    pub is_square: bool,
    /// Where the blocks stand.
    pub floor: f64,
    /// The size of the type on the blocks.
    pub type_size: f64,
    /// The middle and the side of the figures on the best step.
    pub winners: (f64, f64, f64),
}

impl Stage {
    /// The height of the horizon: behind the blocks.
    pub fn horizon(&self) -> f64 {
        self.floor - self.type_size * 1.6
    }

    /// The light around the winners: its middle and its radius, which is this share of their size and stays below the
    /// headline.
    pub fn light(&self, share: f64) -> (f64, f64, f64) {
        let (x, y, side) = self.winners;
        (x, y, (side * share).min(y - self.size.1 * 0.28))
    }
}

/// A disc.
pub fn disc(colour: &str, x: f64, y: f64, r: f64) -> String {
    format!(r#"<circle fill="{colour}" cx="{x:.0}" cy="{y:.0}" r="{r:.0}"/>"#)
}

/// A path, filled.
pub fn shape(colour: &str, path: &str) -> String {
    format!(r#"<path fill="{colour}" d="{path}"/>"#)
}

/// A band over the whole width.
pub fn band(colour: &str, top: f64, bottom: f64) -> String {
    shape(colour, &format!("M0 {top:.0}H1200V{bottom:.0}H0z"))
}

/// A path, drawn.
pub fn line(colour: &str, width: f64, path: &str) -> String {
    format!(r#"<path fill="none" stroke="{colour}" stroke-width="{width}" d="{path}"/>"#)
}

/// A drawing on a square of 100, around a point.
pub fn drawn(markup: &str, x: f64, y: f64, side: f64) -> String {
    let (left, top) = (x - side / 2.0, y - side / 2.0);
    format!(
        r#"<svg x="{left:.1}" y="{top:.1}" width="{side:.1}" height="{side:.1}" viewBox="0 0 100 100" overflow="visible">{markup}</svg>"#
    )
}

/// A smooth face.
pub fn plain(_place: Place) -> String {
    String::new()
}

#[cfg(test)]
#[allow(clippy::expect_used)]
mod tests {
    use super::{METALS, ON_METAL};
    use crate::covers::look;
    use pentathlon_engine::games::shelf;

    const COVERS: &str = include_str!("../../style/palettes.css");

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
        for info in shelf() {
            let look = look(info.id).expect("a look");
            let rule = format!("[data-game={}] :is(.cover, ", info.id);
            let colours = COVERS.split('}').find(|block| block.contains(&rule));
            let colours = colours.expect("the colours of the cover");
            assert!(colours.contains(look.field) && colours.contains(look.ink), "{}: {colours}", info.id);
        }
    }

    #[test]
    fn what_is_written_has_enough_contrast() {
        for info in shelf() {
            let look = look(info.id).expect("a look");
            for (front, ground) in [(look.ink, look.field), (look.on_block, look.block)] {
                assert!(contrast(front, ground) >= 4.5, "{}: {front} on {ground}", info.id);
            }
        }
        for metal in METALS {
            assert!(contrast(ON_METAL, metal) >= 4.5, "{metal}");
        }
    }
}
