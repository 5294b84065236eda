//! What is written on a picture.

use super::drawing::medal;
use super::layout::{Block, Format, Layout, MARGIN};
use super::lettering::{Align, Line, Measure, headline};
use crate::browser::InlinedSvg;
use crate::covers::{Look, ON_METAL};
use crate::messages::{screens, share};

/// What a picture says.
pub struct Words {
    /// The name of the game.
    pub title: String,
    /// The day, in words; empty if it is unknown.
    pub day: String,
    /// Who won.
    pub headline: String,
    /// By seat.
    pub names: Vec<String>,
    /// Two people together: their grade.
    pub grade: Option<String>,
}

impl Words {
    /// Everything in one text, to load its letters.
    pub fn letters(&self) -> String {
        let mut all = format!("{} {} {} ", self.title, self.day, self.headline);
        all += &self.names.concat();
        all + self.grade.as_deref().unwrap_or_default()
    }

    /// The lines, with their places.
    pub fn lines(
        &self,
        look: &Look,
        layout: &Layout,
        figures: &[InlinedSvg],
        has_medals: bool,
        measure: Measure<'_>,
    ) -> Vec<Line> {
        let mut lines = self.head(look, layout, measure);
        for block in &layout.blocks {
            lines.extend(self.on_block(block, look, layout, has_medals, measure));
            for stand in &block.stands {
                // On the flag of the flag bearer, as in `style/olympikos.css`.
                let word = figures.get(stand.seat.index()).and_then(|figure| figure.word.clone());
                lines.extend(word.map(|text| Line {
                    text,
                    at: (stand.x + stand.side * 0.11, stand.ground - stand.side * 0.663),
                    size: stand.side * 0.15,
                    weight: 700,
                    colour: "#ffffff",
                    align: Align::Middle,
                }));
            }
        }
        lines
    }

    fn head(&self, look: &Look, layout: &Layout, measure: Measure<'_>) -> Vec<Line> {
        let (width, _) = layout.size;
        let (size, top, begin, height) = match layout.format {
            Format::Square => (42.0, 124.0, 152.0, 184.0),
            Format::Wide => (28.0, 72.0, 84.0, 76.0),
        };
        let line = |text: &str, x: f64, align: Align| Line {
            text: text.to_owned(),
            at: (x, top),
            size,
            weight: 700,
            colour: look.ink,
            align,
        };
        let best = Line {
            at: (MARGIN, begin),
            size: 108.0,
            weight: 800,
            ..line(&self.headline, MARGIN, Align::Left)
        };
        let mut lines =
            vec![line(&self.title, MARGIN, Align::Left), line(&self.day, width - MARGIN, Align::Right)];
        lines.extend(headline(&best, width - 2.0 * MARGIN, height, measure));
        lines
    }

    fn on_block(
        &self,
        block: &Block,
        look: &Look,
        layout: &Layout,
        has_medals: bool,
        measure: Measure<'_>,
    ) -> Vec<Line> {
        let (left, top, width, _) = block.place;
        let (middle, room) = (left + width / 2.0, width - 16.0);
        let type_size = layout.type_size;
        let line = |text: String, x: f64, drop: f64, size: f64, weight: u16| Line {
            text,
            at: (x, top + type_size * drop),
            size: type_size * size,
            weight,
            colour: look.on_block,
            align: Align::Middle,
        };
        let (drop, size) = if block.is_high { (1.36, 1.0) } else { (1.04, 0.8) };
        let mut lines: Vec<Line> = block
            .stands
            .iter()
            .map(|stand| {
                let name = self.names.get(stand.seat.index()).cloned().unwrap_or_default();
                line(name, stand.x, drop, size, 750).within(stand.room, measure)
            })
            .collect();
        let points = screens::points_of(block.points);
        if let Some(grade) = &self.grade {
            lines.push(line(grade.clone(), middle, 2.2, 0.66, 600).within(room, measure));
        } else if block.is_high {
            lines.push(line(points, middle, 2.2, 0.7, 600).within(room, measure));
            let (x, y, r) = medal(block, type_size);
            let rank = || Line {
                at: (x, y + r * 0.42),
                colour: ON_METAL,
                ..line(block.rank.to_string(), x, 0.0, 0.94, 800)
            };
            lines.extend(has_medals.then(rank));
        } else {
            let place = share::picture_place(&screens::place(block.rank), &points);
            lines.push(line(place, middle, 1.88, 0.62, 600).within(room, measure));
        }
        lines
    }
}
