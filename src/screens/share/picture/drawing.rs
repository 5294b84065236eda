//! The picture without its words, as SVG: scenery, paper, blocks and figures.

use super::layout::{Block, Layout, PodiumFigure};
use crate::browser::InlinedSvg;
use crate::covers::{Look, METALS, drawn};
use pentathlon_engine::cards::{Chance, Seed, Stream};

/// The pieces of paper.
const PAPER: u32 = 44;

/// What is drawn on a picture.
pub struct Drawn<'a> {
    pub look: &'a Look,
    pub layout: &'a Layout,
    /// By seat.
    pub figures: &'a [InlinedSvg],
    /// The pictograms of the scenery.
    pub pictograms: &'a [String],
    /// What everybody has won, by seat, as numbers of the pictograms; empty where blocks have medals.
    pub prizes: &'a [Vec<usize>],
    /// Two people together: their grade, from 0 to 4, and its picture.
    pub grade: Option<(usize, &'a str)>,
}

/// The metal of a place, or of a grade.
pub fn metal(rank: u8, grade: Option<usize>) -> &'static str {
    let index = grade.map_or(usize::from(rank.saturating_sub(1)), |grade| 3 - grade.min(3));
    METALS.get(index).copied().unwrap_or("#9c8d79")
}

/// The middle of the medal on a block, and its radius.
pub fn medal(block: &Block, type_size: f64) -> (f64, f64, f64) {
    let (x, y, width, _) = block.place;
    (x + width / 2.0, y + type_size * 3.38, type_size * 0.8)
}

impl Drawn<'_> {
    /// The whole SVG document.
    pub fn svg(&self) -> String {
        let (width, height) = self.layout.size;
        let field = self.look.field;
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"><path fill="{field}" d="M0 0H{width}V{height}H0z"/>"#
        );
        svg += &(self.look.scenery)(&self.layout.stage(), self.pictograms);
        // Nobody celebrates the lowest grade.
        if self.grade.is_none_or(|(grade, _)| grade > 0) {
            svg += &self.paper();
        }
        for block in &self.layout.blocks {
            svg += &self.block(block);
        }
        for stand in self.layout.blocks.iter().flat_map(|block| &block.stands) {
            let Some(figure) = self.figures.get(stand.seat.index()) else { continue };
            let (x, y, side) = (stand.x, stand.ground - stand.side / 2.0, stand.side);
            svg += &match &figure.tile {
                Some(tile) => {
                    let side = side * 0.94;
                    format!(
                        r##"<rect x="{:.1}" y="{:.1}" width="{side:.1}" height="{side:.1}" rx="{:.1}" fill="{tile}" stroke="#fff" stroke-width="{:.1}"/>{}"##,
                        x - side / 2.0,
                        stand.ground - side - 3.0,
                        side * 0.1,
                        side * 0.03,
                        drawn(&figure.markup, x, y + side * 0.02, side * 0.88)
                    )
                }
                None => drawn(&figure.markup, x, y, side),
            };
        }
        svg + "</svg>"
    }

    fn block(&self, block: &Block) -> String {
        let Look { block: colour, corner, face, .. } = self.look;
        let (x, y, width, height) = block.place;
        let type_size = self.layout.type_size;
        let strip = type_size * if block.is_high { 0.22 } else { 0.1 };
        let round = |top: f64| {
            let r = (corner * type_size).min(height / 2.0);
            format!(
                "M{x:.1} {bottom:.1}V{:.1}q0-{r:.1} {r:.1}-{r:.1}h{:.1}q{r:.1} 0 {r:.1} {r:.1}V{bottom:.1}z",
                top + r,
                width - 2.0 * r,
                bottom = y + height
            )
        };
        let metal = metal(block.rank, self.grade.map(|(grade, _)| grade));
        let mut svg = format!(
            r#"<path fill="{metal}" d="{}"/><path fill="{colour}" d="{}"/>{}"#,
            round(y),
            round(y + strip),
            face((x, y + strip, width, height - strip))
        );
        if block.is_high {
            svg += &block.stands.iter().map(|stand| self.won(stand)).collect::<String>();
        }
        if block.is_high && self.prizes.is_empty() {
            let (x, y, r) = medal(block, type_size);
            svg += &format!(
                r##"<circle fill="{metal}" cx="{x:.1}" cy="{y:.1}" r="{r:.1}"/><circle fill="none" stroke="#1b1714" stroke-opacity=".35" stroke-width="{:.1}" cx="{x:.1}" cy="{y:.1}" r="{:.1}"/>"##,
                r * 0.06,
                r * 0.84
            );
            if let Some((_, picture)) = self.grade {
                svg += &drawn(picture, x, y, r * 1.3);
            }
        }
        svg
    }

    /// What somebody on a block has won, in a row below the points.
    fn won(&self, stand: &PodiumFigure) -> String {
        let type_size = self.layout.type_size;
        let won = self.prizes.get(stand.seat.index()).map_or(&[][..], Vec::as_slice);
        let side = (type_size * 1.9).min(stand.room / won.len().max(1) as f64);
        let left = stand.x - side * (won.len() as f64 - 1.0) / 2.0;
        let place = |(nth, number): (usize, &usize)| {
            let picture = self.pictograms.get(*number)?;
            Some(drawn(picture, left + side * nth as f64, stand.ground + type_size * 3.5, side * 0.9))
        };
        won.iter().enumerate().filter_map(place).collect()
    }

    /// Paper falls between the headline and the floor, the same on every picture.
    fn paper(&self) -> String {
        let (width, height) = self.layout.size;
        let (top, bottom) = (height * 0.3, self.layout.floor - height * 0.1);
        let mut chance = Chance::new(&Seed::from_number(1), Stream::Decoration);
        let mut next = |most: f64| f64::from(chance.below(most as u32));
        let side = height.sqrt() * 0.42;
        (0..PAPER)
            .map(|nth| {
                let (x, y, turn) = (30.0 + next(width - 60.0), top + next(bottom - top), next(180.0));
                let colour = self.look.paper.get(nth as usize % 3).copied().unwrap_or_default();
                let rx = self.look.round * side * 0.5;
                let tall = if self.look.round == 1.0 { side } else { side * 1.5 };
                format!(
                    r#"<rect fill="{colour}" width="{side:.1}" height="{tall:.1}" rx="{rx:.1}" transform="translate({x:.0} {y:.0}) rotate({turn:.0})"/>"#
                )
            })
            .collect()
    }
}
