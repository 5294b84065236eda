//! Where everything stands on a picture of the podium, in pixels.

use crate::covers::Stage;
use crate::screens::table::podium::steps::Step;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::short;

/// The shape of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// 1200 by 1200, for messages and albums.
    Square,
    /// 1200 by 630, as previews of links are.
    Wide,
}

/// The margin to the left and to the right.
pub const MARGIN: f64 = 56.0;
/// The gap between two steps.
const GAP: f64 = 14.0;
/// The worst place on a block; the others stand on a plinth.
const LAST_BLOCK: u8 = 3;
/// The heights of blocks as shares of the highest: the places, then the grades of two people together, lowest first.
const HEIGHTS: [f64; 3] = [1.0, 0.82, 0.68];
const GRADES: [f64; 5] = [0.6, 0.68, 0.78, 0.9, 1.0];

/// Somebody on a step.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PodiumFigure {
    /// Who.
    pub seat: Seat,
    /// The middle of the figure.
    pub x: f64,
    /// The ground under the figure.
    pub ground: f64,
    /// The side of the figure's square.
    pub side: f64,
    /// The width for the name.
    pub room: f64,
}

/// A block or a plinth.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// The place.
    pub rank: u8,
    /// The points of each who stands on it.
    pub points: i32,
    /// Left, top, width, height.
    pub place: (f64, f64, f64, f64),
    /// Whether it is a block; otherwise a plinth.
    pub is_high: bool,
    /// Who stands on it, from left to right.
    pub stands: Vec<PodiumFigure>,
}

/// A laid-out picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The shape.
    pub format: Format,
    /// The size.
    pub size: (f64, f64),
    /// Where the blocks stand.
    pub floor: f64,
    /// The blocks and plinths, best place first.
    pub blocks: Vec<Block>,
    /// Sizes of the type on the blocks.
    pub type_size: f64,
}

/// The vertical measures of a row.
struct Row {
    floor: f64,
    highest: f64,
    figure: f64,
    widest: f64,
}

impl Format {
    /// Width and height.
    pub fn size(self) -> (u32, u32) {
        match self {
            Self::Square => (1200, 1200),
            Self::Wide => (1200, 630),
        }
    }
}

impl Layout {
    /// Lays out everybody; `grade` is that of two people together, from 0 to 4.
    pub fn new(format: Format, steps: &[Step], grade: Option<usize>) -> Self {
        let (width, height) = format.size();
        let size = (f64::from(width), f64::from(height));
        let (high, low): (Vec<&Step>, Vec<&Step>) = steps.iter().partition(|step| step.rank <= LAST_BLOCK);
        let is_deep = format == Format::Square && !low.is_empty();
        let row = match format {
            Format::Square if is_deep => Row { floor: 880.0, highest: 280.0, figure: 236.0, widest: 330.0 },
            Format::Square => Row { floor: 1110.0, highest: 380.0, figure: 320.0, widest: 340.0 },
            Format::Wide => Row { floor: 594.0, highest: 196.0, figure: 186.0, widest: 270.0 },
        };
        let plinth = if is_deep { 100.0 } else { 80.0 };
        let mut blocks = Vec::new();
        if is_deep {
            row.stand(&in_a_row(&high, &[]), plinth, grade, &mut blocks);
            let front = Row { floor: 1168.0, highest: 0.0, figure: 176.0, widest: 262.0 };
            front.stand(&low, plinth, grade, &mut blocks);
        } else {
            row.stand(&in_a_row(&high, &low), plinth, grade, &mut blocks);
        }
        short::sort_by_key(&mut blocks, |block| block.rank);
        let type_size = match format {
            Format::Square if is_deep => 42.0,
            Format::Square => 56.0,
            Format::Wide => 28.0,
        };
        Self { format, size, floor: row.floor, blocks, type_size }
    }

    /// What the scenery stands around.
    pub fn stage(&self) -> Stage {
        let best = self.blocks.first();
        let side = best.and_then(|block| block.stands.first()).map_or(200.0, |stand| stand.side);
        let (x, top) =
            best.map_or((600.0, 600.0), |block| (block.place.0 + block.place.2 / 2.0, block.place.1));
        Stage {
            size: self.size,
            is_square: self.format == Format::Square,
            floor: self.floor,
            type_size: self.type_size,
            winners: (x, top - side * 0.5, side),
        }
    }
}

/// The steps from left to right: the winner between second and third, then the others to both sides.
fn in_a_row<'a>(high: &[&'a Step], low: &[&'a Step]) -> Vec<&'a Step> {
    let mut row: Vec<&Step> = Vec::new();
    for (index, step) in high.iter().chain(low).enumerate() {
        if index % 2 == 1 && high.len() > 1 { row.insert(0, step) } else { row.push(step) }
    }
    row
}

impl Row {
    fn stand(&self, steps: &[&Step], plinth: f64, grade: Option<usize>, blocks: &mut Vec<Block>) {
        let people: usize = steps.iter().map(|step| step.seats.len()).sum();
        let gaps = GAP * steps.len().saturating_sub(1) as f64;
        let slot = ((1200.0 - 2.0 * MARGIN - gaps) / people.max(1) as f64).min(self.widest);
        let mut x = 600.0 - (slot * people as f64 + gaps) / 2.0;
        for step in steps {
            let is_high = step.rank <= LAST_BLOCK;
            let share = match grade {
                Some(grade) => GRADES.get(grade),
                None => HEIGHTS.get(usize::from(step.rank).saturating_sub(1)),
            };
            let height = share.filter(|_| is_high).map_or(plinth, |share| share * self.highest);
            let top = self.floor - height;
            // Lower places are smaller.
            let side = self.figure * if is_high || self.highest == 0.0 { 1.0 } else { 0.7 };
            let side = side.min(slot * 0.96);
            let stand = |(nth, &seat): (usize, &Seat)| PodiumFigure {
                seat,
                x: x + slot * (nth as f64 + 0.5),
                ground: top,
                side,
                room: slot - 30.0,
            };
            let stands: Vec<PodiumFigure> = step.seats.iter().enumerate().map(stand).collect();
            let width = slot * stands.len() as f64;
            let place = (x, top, width, height);
            blocks.push(Block { rank: step.rank, points: step.points, place, is_high, stands });
            x += width + GAP;
        }
    }
}

#[cfg(test)]
#[allow(clippy::expect_used)]
mod tests {
    use super::{Format, Layout, MARGIN};
    use crate::screens::table::podium::steps::podium_places;
    use pentathlon_engine::rules::{Seat, Standing};

    /// Lays out players with these points.
    fn laid_out(format: Format, points: &[i32]) -> Layout {
        let standing = Standing::by_merits::<()>(points.to_vec(), &[], "none");
        Layout::new(format, &podium_places(&standing), None)
    }

    #[test]
    fn everybody_stands_on_the_picture_beside_everybody_else() {
        let games: [&[i32]; 8] = [
            &[3, 2],
            &[5, 5],
            &[9, 4, 7],
            &[1, 2, 3, 4],
            &[7, 6, 5, 4, 3, 2, 1],
            &[4, 4, 4, 4, 4, 4, 4],
            &[9, 9, 9, 2, 2, 2, 2],
            &[9, 1, 1, 1, 1, 1],
        ];
        for points in games {
            for format in [Format::Square, Format::Wide] {
                let Layout { size, blocks, .. } = laid_out(format, points);
                let mut stands: Vec<_> = blocks.iter().flat_map(|block| &block.stands).collect();
                assert_eq!(stands.len(), points.len());
                for block in &blocks {
                    let (x, top, width, height) = block.place;
                    assert!(
                        x >= MARGIN - 0.01 && x + width <= size.0 - MARGIN + 0.01,
                        "{points:?} {format:?}"
                    );
                    assert!(height >= 70.0 && top + height <= size.1);
                }
                for stand in &stands {
                    assert!(
                        stand.ground - stand.side > size.1 * 0.26,
                        "under the headline: {points:?} {format:?}"
                    );
                    assert!(stand.room >= 110.0, "{points:?} {format:?}: {stand:?}");
                }
                stands.sort_by(|one, other| {
                    (one.ground + one.x * 1e-3).total_cmp(&(other.ground + other.x * 1e-3))
                });
                for one in &stands {
                    for other in stands.iter().filter(|other| other.seat != one.seat) {
                        let apart = (one.x - other.x).abs() >= (one.side + other.side) / 2.0
                            || one.ground <= other.ground - other.side
                            || other.ground <= one.ground - one.side;
                        assert!(apart, "{points:?} {format:?}: {one:?} {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_winner_stands_highest_between_second_and_third() {
        let layout = laid_out(Format::Wide, &[2, 9, 5, 1]);
        let x = |seat: u8| {
            let mut stands = layout.blocks.iter().flat_map(|block| &block.stands);
            stands
                .find(|stand| stand.seat == Seat(seat))
                .map(|stand| (stand.x, stand.ground))
                .expect("everybody stands")
        };
        assert!(x(2).0 < x(1).0 && x(1).0 < x(0).0, "second, first, third");
        assert!(x(1).1 < x(2).1 && x(2).1 < x(0).1 && x(0).1 < x(3).1, "the better the higher");
    }
}
