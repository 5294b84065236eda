//! The sheet of a drawing: where parts are placed, which ink they get, and how the drawing is fitted to the frame.

use super::pen::{Pen, fine_number, number};
use super::shape::{Ink, Points, Tone};
use super::vector::V;

/// The free border of the 100-unit frame.
const MARGIN: f32 = 3.0;
/// The maximum scale of a small pose, so that all drawings have about the same weight.
const LARGEST: f32 = 1.22;

/// Axes: origin, direction of its x axis times scale, and whether it is mirrored.
#[derive(Clone, Copy)]
pub struct Axes {
    pub origin: V,
    pub axis: V,
    pub mirror: bool,
}

pub const PAGE: Axes = Axes { origin: V(0.0, 0.0), axis: V(1.0, 0.0), mirror: false };

impl Axes {
    pub fn place(&self, p: V) -> V {
        let p = if self.mirror { V(-p.0, p.1) } else { p };
        self.origin.plus(p.turned(self.axis))
    }

    pub fn scale(&self) -> f32 {
        self.axis.length()
    }
}

/// The drawing so far.
pub struct Sheet {
    out: String,
    low: V,
    high: V,
    /// The axes of everything.
    pub stage: Axes,
    /// The axes within them that apparatus hangs on.
    pub hold: Axes,
}

impl Sheet {
    pub fn new() -> Sheet {
        let (low, high) = (V(f32::MAX, f32::MAX), V(f32::MIN, f32::MIN));
        Sheet { out: String::new(), low, high, stage: PAGE, hold: PAGE }
    }

    pub fn place(&self, p: V) -> V {
        self.stage.place(self.hold.place(p))
    }

    pub fn spot(&self, (x, y): (i8, i8)) -> V {
        self.place(V(f32::from(x), f32::from(y)))
    }

    /// Half the width of a line on this stage.
    pub fn half(&self, ink: Ink) -> f32 {
        f32::from(ink.1) * 0.05 * self.stage.scale()
    }

    /// Dots on the stage, joined into a limb.
    pub fn limb(&self, pen: &mut Pen, chain: &[(V, f32)]) {
        let k = self.stage.scale();
        for pair in chain.windows(2) {
            if let [(a, ra), (b, rb)] = *pair {
                pen.taper(self.stage.place(a), ra * k, self.stage.place(b), rb * k);
            }
        }
        for (p, r) in chain {
            pen.reach(self.stage.place(*p), r * k);
        }
    }

    pub fn polyline(&self, points: Points, ink: Ink) -> Pen {
        let mut pen = Pen::new();
        for (i, p) in points.iter().enumerate() {
            let p = self.spot(*p);
            pen.to(if i == 0 { 'M' } else { 'L' }, p);
            pen.reach(p, self.half(ink));
        }
        pen
    }

    pub fn smooth(&self, points: Points, ink: Ink, closed: bool) -> Pen {
        let mut pen = Pen::new();
        let placed: Vec<V> = points.iter().map(|p| self.spot(*p)).collect();
        for p in &placed {
            pen.reach(*p, self.half(ink));
        }
        pen.smooth(&placed, closed);
        pen
    }

    pub fn stroke(&mut self, ink: Ink, pen: Pen) {
        let class = match ink.0 {
            Tone::Body => "sb",
            Tone::Pale => "sb far",
            Tone::Accent => "sa",
            Tone::Glow => "sa far",
        };
        self.path(class, 2.0 * self.half(ink), true, pen);
    }

    pub fn fill(&mut self, ink: Ink, pen: Pen) {
        let class = match (ink.0, ink.1) {
            (Tone::Body, 0) => "",
            (Tone::Body, _) => "sb",
            (Tone::Pale, 0) => "far",
            (Tone::Pale, _) => "sb haze",
            (Tone::Accent, 0) => "fa",
            (Tone::Accent, _) => "fa sa",
            (Tone::Glow, 0) => "fa far",
            (Tone::Glow, _) => "fa sa haze",
        };
        self.path(class, 2.0 * self.half(ink), false, pen);
    }

    /// Adds an element.
    pub fn path(&mut self, class: &str, width: f32, hollow: bool, pen: Pen) {
        if pen.d.is_empty() {
            return;
        }
        self.low = V(self.low.0.min(pen.low.0), self.low.1.min(pen.low.1));
        self.high = V(self.high.0.max(pen.high.0), self.high.1.max(pen.high.1));
        let out = &mut self.out;
        out.push_str("<path");
        if !class.is_empty() {
            out.push_str(" class=\"");
            out.push_str(class);
            out.push('"');
        }
        if hollow {
            out.push_str(" fill=\"none\"");
        }
        if width > 0.0 {
            out.push_str(" stroke-width=\"");
            number(out, width);
            out.push('"');
        }
        out.push_str(" d=\"");
        out.push_str(&pen.d);
        out.push_str("\"/>");
    }

    /// The finished drawing, moved and scaled to fill the frame.
    pub fn fitted(self) -> String {
        let size = self.high.minus(self.low);
        let room = 100.0 - 2.0 * MARGIN;
        let scale = (room / size.0.max(size.1)).min(LARGEST);
        let shift = V(50.0, 50.0).minus(self.low.plus(self.high).times(0.5 * scale));
        let mut out = String::with_capacity(self.out.len() + 160);
        out.push_str(
            "<g class=\"figure\" fill=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\" \
             transform=\"translate(",
        );
        number(&mut out, shift.0);
        out.push(' ');
        number(&mut out, shift.1);
        out.push_str(")scale(");
        fine_number(&mut out, scale);
        out.push_str(")\">");
        out.push_str(&self.out);
        out.push_str("</g>");
        out
    }
}
