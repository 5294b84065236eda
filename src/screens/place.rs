//! Where the voice of a lesson or a tip stands: beside what it points at, and never over it.

use crate::browser::{ScreenRect, rects};

/// The distance from the edges and from what is lit, in CSS pixels.
const GAP: f64 = 12.0;

/// What should be clear while somebody is asked: the question, what can be chosen, and the button that confirms.
const ASKED: [&str; 3] = [".confirm", "[data-ready=true]", ".prompt"];

/// Where that is now.
pub fn what_is_asked() -> Vec<ScreenRect> {
    ASKED.into_iter().flat_map(rects).collect()
}

/// The best place for something of that size on a screen: beside what is lit, over as little as possible of what should
/// be clear, and near.
pub fn place(size: (f64, f64), screen: (f64, f64), lit: &[ScreenRect], clear: &[ScreenRect]) -> (f64, f64) {
    let most = (screen.0 - size.0 - GAP, screen.1 - size.1 - GAP);
    let within = |at: (f64, f64)| (at.0.min(most.0).max(GAP), at.1.min(most.1).max(GAP));
    let centre = ((screen.0 - size.0) / 2.0, (screen.1 - size.1) / 2.0);
    let mut across = vec![GAP, centre.0, most.0];
    let mut down = vec![GAP, centre.1, most.1];
    for rect in lit.iter().chain(clear) {
        across.extend([rect.left - size.0 - GAP, rect.left, rect.right() + GAP, rect.right() - size.0]);
        across.push(rect.left + (rect.width - size.0) / 2.0);
        down.extend([rect.top - size.1 - GAP, rect.top, rect.bottom() + GAP, rect.bottom() - size.1]);
    }
    let cost = |at: (f64, f64)| {
        let own = ScreenRect { left: at.0, top: at.1, width: size.0, height: size.1 };
        // Half of something small is worse than a corner of something large.
        let hidden = |rect: &ScreenRect| overlap(own, *rect) / (rect.width * rect.height).max(1.0);
        let over = |rects: &[ScreenRect]| rects.iter().map(hidden).sum::<f64>();
        let far = lit.iter().map(|rect| distance(own, *rect)).sum::<f64>() / lit.len().max(1) as f64;
        let off = (at.0 - centre.0).abs() + (at.1 - centre.1).abs();
        over(lit) * 10_000.0 + over(clear) * 1_000.0 + far + off / 50.0
    };
    let mut best = within(centre);
    for at in across.iter().flat_map(|&x| down.iter().map(move |&y| within((x, y)))) {
        if cost(at) < cost(best) {
            best = at;
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
    use super::{overlap, place};
    use crate::browser::ScreenRect;

    fn rect(left: f64, top: f64, width: f64, height: f64) -> ScreenRect {
        ScreenRect { left, top, width, height }
    }

    #[test]
    fn the_voice_stands_beside_what_is_lit_and_on_the_screen() {
        let screen = (390.0, 844.0);
        let size = (366.0, 150.0);
        for lit in [
            rect(10.0, 60.0, 370.0, 200.0),
            rect(10.0, 600.0, 100.0, 200.0),
            rect(0.0, 300.0, 390.0, 300.0),
            rect(150.0, 400.0, 44.0, 44.0),
        ] {
            let (x, y) = place(size, screen, &[lit], &[]);
            assert!(
                x >= 12.0 && y >= 12.0 && x + size.0 <= 378.0 && y + size.1 <= 832.0,
                "{lit:?}: {x}, {y}"
            );
            assert!(overlap(rect(x, y, size.0, size.1), lit) < 1.0, "{lit:?}: {x}, {y}");
        }
    }

    #[test]
    fn what_should_be_clear_is_covered_only_if_there_is_no_other_place() {
        let (x, y) = place(
            (300.0, 100.0),
            (800.0, 600.0),
            &[rect(100.0, 250.0, 100.0, 100.0)],
            &[rect(0.0, 380.0, 800.0, 220.0)],
        );
        assert!(y + 100.0 <= 380.0 && (x >= 200.0 || y + 100.0 <= 250.0), "{x}, {y}");
    }

    #[test]
    fn without_anything_lit_it_stands_in_the_middle() {
        assert_eq!(place((300.0, 100.0), (800.0, 600.0), &[], &[]), (250.0, 250.0));
    }
}
