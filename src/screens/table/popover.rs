//! Where the callout of a lesson or a tip stands: beside what it points at, and never over it.

use crate::browser::{ScreenRect, rects};

/// The distance from the edges and from what is lit, in CSS pixels.
const GAP: f64 = 12.0;

/// Into how many parts the screen is divided to find a place.
const PARTS: u8 = 12;

/// What should be clear while somebody is asked: the question, what can be chosen, and the button that confirms.
const ASKED: [&str; 5] = [
    ".confirm",
    "[data-ready=true]",
    "[data-pad] :is([data-ring]:not(.gone), [data-medal].open)",
    ".racing .keep-clear",
    ".prompt",
];

/// The words, numbers and pictures of a table.
const CONTENT: &str = "main.table :is(p, h1, h2, h3, b, small, nav button, svg, [class$=doing]):not(.visually-hidden, .visually-hidden *, .tip *)";

/// What is drawn on a screen, by how much it matters that it is not covered.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Obstacles {
    /// What the callout or the tip is about.
    pub lit: Vec<ScreenRect>,
    /// What somebody is asked, and answers with.
    pub asked: Vec<ScreenRect>,
    /// Words, numbers and pictures.
    pub content: Vec<ScreenRect>,
}

/// Where what is asked is now.
pub fn what_is_asked() -> Vec<ScreenRect> {
    ASKED.into_iter().flat_map(rects).collect()
}

/// Where the words, numbers and pictures of the table are now.
pub fn content() -> Vec<ScreenRect> {
    rects(CONTENT)
}

/// The best place for something of that size on a screen: beside what is lit, over as little as possible of what is asked
/// and then of the words, and near.
pub fn popover_position(
    size: (f64, f64),
    screen: (f64, f64),
    Obstacles { lit, asked, content }: &Obstacles,
) -> (f64, f64) {
    let most = (screen.0 - size.0 - GAP, screen.1 - size.1 - GAP);
    let within = |at: (f64, f64)| (at.0.min(most.0).max(GAP), at.1.min(most.1).max(GAP));
    let centre = ((screen.0 - size.0) / 2.0, (screen.1 - size.1) / 2.0);
    let parts = (0..=PARTS).map(|part| f64::from(part) / f64::from(PARTS));
    let (mut across, mut down): (Vec<f64>, Vec<f64>) =
        parts.map(|part| (GAP + (most.0 - GAP) * part, GAP + (most.1 - GAP) * part)).unzip();
    for rect in lit.iter().chain(asked) {
        across.extend([rect.left - size.0 - GAP, rect.left, rect.right() + GAP, rect.right() - size.0]);
        across.push(rect.left + (rect.width - size.0) / 2.0);
        down.extend([rect.top - size.1 - GAP, rect.top, rect.bottom() + GAP, rect.bottom() - size.1]);
    }
    // The cost of a place, or `None` as soon as it is not less than that of another.
    let cost = |at: (f64, f64), least: f64| {
        let own = ScreenRect { left: at.0, top: at.1, width: size.0, height: size.1 };
        // Half of something small is worse than a corner of something large; but a line of text as wide as the table is
        // covered where its words are.
        let shared = |rect: &ScreenRect| overlap(own, *rect);
        let hidden = |rect: &ScreenRect| shared(rect) / (rect.width * rect.height).max(1.0);
        let over = |rects: &[ScreenRect]| rects.iter().map(hidden).sum::<f64>();
        let far = lit.iter().map(|rect| distance(own, *rect)).sum::<f64>() / lit.len().max(1) as f64;
        let off = (at.0 - centre.0).abs() + (at.1 - centre.1).abs();
        let mut cost = over(lit) * 100_000.0 + over(asked) * 10_000.0 + far + off / 50.0;
        for rect in content {
            if cost >= least {
                return None;
            }
            cost += hidden(rect) * 100.0 + shared(rect) / 40.0;
        }
        (cost < least).then_some(cost)
    };
    let (mut best, mut least) = (within(centre), f64::INFINITY);
    for at in across.iter().flat_map(|&x| down.iter().map(move |&y| (x, y))) {
        let at = within(at);
        if let Some(cost) = cost(at, least) {
            (best, least) = (at, cost);
        }
    }
    (best.0.round(), best.1.round())
}

/// How many pixels two rectangles share.
fn overlap(one: ScreenRect, other: ScreenRect) -> f64 {
    let across = one.right().min(other.right()) - one.left.max(other.left);
    let down = one.bottom().min(other.bottom()) - one.top.max(other.top);
    across.max(0.0) * down.max(0.0)
}

/// How far two rectangles are from each other.
fn distance(one: ScreenRect, other: ScreenRect) -> f64 {
    let across = (one.left.max(other.left) - one.right().min(other.right())).max(0.0);
    let down = (one.top.max(other.top) - one.bottom().min(other.bottom())).max(0.0);
    across.hypot(down)
}

#[cfg(test)]
mod tests {
    use super::{Obstacles, overlap, popover_position};
    use crate::browser::ScreenRect;

    fn rect(left: f64, top: f64, width: f64, height: f64) -> ScreenRect {
        ScreenRect { left, top, width, height }
    }

    #[test]
    fn the_callout_stands_beside_what_is_lit_and_on_the_screen() {
        let screen = (390.0, 844.0);
        let size = (366.0, 150.0);
        for lit in [
            rect(10.0, 60.0, 370.0, 200.0),
            rect(10.0, 600.0, 100.0, 200.0),
            rect(0.0, 300.0, 390.0, 300.0),
            rect(150.0, 400.0, 44.0, 44.0),
        ] {
            let (x, y) =
                popover_position(size, screen, &Obstacles { lit: vec![lit], ..Obstacles::default() });
            assert!(
                x >= 12.0 && y >= 12.0 && x + size.0 <= 378.0 && y + size.1 <= 832.0,
                "{lit:?}: {x}, {y}"
            );
            assert!(overlap(rect(x, y, size.0, size.1), lit) < 1.0, "{lit:?}: {x}, {y}");
        }
    }

    #[test]
    fn what_should_be_clear_is_covered_only_if_there_is_no_other_place() {
        let drawn = Obstacles {
            lit: vec![rect(100.0, 250.0, 100.0, 100.0)],
            asked: vec![rect(0.0, 380.0, 800.0, 220.0)],
            content: Vec::new(),
        };
        let (x, y) = popover_position((300.0, 100.0), (800.0, 600.0), &drawn);
        assert!(y + 100.0 <= 380.0 && (x >= 200.0 || y + 100.0 <= 250.0), "{x}, {y}");
    }

    #[test]
    fn without_anything_lit_it_stands_in_the_middle() {
        assert_eq!(popover_position((300.0, 100.0), (800.0, 600.0), &Obstacles::default()), (250.0, 250.0));
    }

    #[test]
    fn a_place_without_words_is_better_than_a_near_one() {
        let words = vec![rect(300.0, 200.0, 300.0, 20.0), rect(300.0, 240.0, 200.0, 20.0)];
        let drawn = Obstacles {
            lit: vec![rect(200.0, 200.0, 80.0, 80.0)],
            asked: Vec::new(),
            content: words.clone(),
        };
        let (x, y) = popover_position((300.0, 100.0), (800.0, 600.0), &drawn);
        assert!(words.iter().all(|word| overlap(rect(x, y, 300.0, 100.0), *word) < 1.0), "{x}, {y}");
    }
}
