//! Paints the steps of a drawing onto the sheet, in order.

use super::athlete::Athlete;
use super::build::Build;
use super::pen::Pen;
use super::pose::{Bones, Pose, pose};
use super::shape::{DrawStep, Ink, Joint, Tone};
use super::sheet::{Axes, PAGE, Sheet};
use super::vector::{V, at};

static AT_EASE: Pose = pose(50, 50, -90, -90, -90);

struct Painter<'a> {
    sheet: Sheet,
    athlete: Athlete<'a>,
}

/// The inner markup of a drawing for `viewBox="0 0 100 100"`.
pub fn paint(parts: &[DrawStep], build: &Build) -> String {
    let athlete = Athlete { bones: Bones::of(&AT_EASE), build, near: Tone::Body, far: Tone::Pale };
    let mut painter = Painter { sheet: Sheet::new(), athlete };
    painter.parts(parts);
    painter.sheet.fitted()
}

impl Painter<'_> {
    fn parts(&mut self, parts: &[DrawStep]) {
        for part in parts {
            self.part(part);
        }
    }

    fn part(&mut self, part: &DrawStep) {
        match *part {
            DrawStep::InPose(pose) => self.athlete.bones = Bones::of(pose),
            DrawStep::Far => self.athlete.draw_far(&mut self.sheet),
            DrawStep::Near => self.athlete.draw_near(&mut self.sheet),
            DrawStep::Arm => self.athlete.draw_arm(&mut self.sheet),
            DrawStep::Whole => {
                self.athlete.draw_far(&mut self.sheet);
                self.athlete.draw_near(&mut self.sheet);
            }
            DrawStep::Rival => {
                (self.athlete.near, self.athlete.far) = (Tone::Accent, Tone::Glow);
                self.part(&DrawStep::Whole);
                (self.athlete.near, self.athlete.far) = (Tone::Body, Tone::Pale);
            }
            DrawStep::AttachTo(joint, turn) => {
                self.sheet.hold = Axes { origin: self.joint(joint), axis: at(turn), mirror: false };
            }
            DrawStep::OnSheet => self.sheet.hold = PAGE,
            DrawStep::Transform(x, y, turn, percent) => {
                self.sheet.hold = PAGE;
                self.sheet.stage = Axes {
                    origin: V(f32::from(x), f32::from(y)),
                    axis: at(turn).times(f32::from(percent.abs()) * 0.01),
                    mirror: percent < 0,
                };
            }
            DrawStep::Group(parts) => self.parts(parts),
            DrawStep::Ancient(parts) if self.athlete.build.ancient => self.parts(parts),
            DrawStep::Hero(parts) if self.athlete.build.hero => self.parts(parts),
            DrawStep::Ancient(_) | DrawStep::Hero(_) => {}
            ref shape => self.shape(shape),
        }
    }

    fn shape(&mut self, shape: &DrawStep) {
        let sheet = &self.sheet;
        let (ink, pen, filled) = match *shape {
            DrawStep::Line(ink, points) => (ink, sheet.polyline(points, ink), false),
            DrawStep::Curve(ink, points) => (ink, sheet.smooth(points, ink, false), false),
            DrawStep::Poly(ink, points) => {
                let mut pen = sheet.polyline(points, ink);
                pen.d.push('Z');
                (ink, pen, true)
            }
            DrawStep::Blob(ink, points) => (ink, sheet.smooth(points, ink, true), true),
            DrawStep::Bone(ink, chain) => (ink, self.bone(chain), true),
            DrawStep::Disc(ink, x, y, r) => (ink, self.circle(ink, x, y, r), true),
            DrawStep::Ring(ink, x, y, r) => (ink, self.circle(ink, x, y, r), false),
            DrawStep::Arc(ink, x, y, r, from, to) => (ink, self.arc(ink, point(x, y), r, from, to), false),
            DrawStep::Leaves(ink, x, y, r, from, to, count) => {
                (ink, self.leaves(point(x, y), r, from, to, count), true)
            }
            _ => return,
        };
        if filled { self.sheet.fill(ink, pen) } else { self.sheet.stroke(ink, pen) }
    }

    fn joint(&self, joint: Joint) -> V {
        let b = &self.athlete.bones;
        let hand = |side| b.arm(side).map_or(b.neck, |[_, _, hand]| hand);
        let knee = |side| b.leg(side).map_or(b.hip, |[_, knee, _, _]| knee);
        let foot = |side| b.leg(side).map_or(b.hip, |[_, _, ankle, _]| ankle);
        match joint {
            Joint::FarHand => hand(0),
            Joint::NearHand => hand(1),
            Joint::FarFoot => foot(0),
            Joint::NearFoot => foot(1),
            Joint::FarKnee => knee(0),
            Joint::NearKnee => knee(1),
            Joint::Head => b.head,
            Joint::Neck => b.neck,
            Joint::Waist => b.waist,
        }
    }

    fn bone(&self, chain: &[(i8, i8, u8)]) -> Pen {
        let mut pen = Pen::new();
        let dots: Vec<(V, f32)> = chain
            .iter()
            .map(|(x, y, r)| (self.sheet.hold.place(point(*x, *y)), f32::from(*r) * 0.1))
            .collect();
        self.sheet.limb(&mut pen, &dots);
        pen
    }

    fn circle(&self, ink: Ink, x: i8, y: i8, r: u8) -> Pen {
        let mut pen = Pen::new();
        let (c, r) = (self.sheet.spot((x, y)), f32::from(r) * self.sheet.stage.scale());
        pen.circle(c, r);
        pen.reach(c, r + self.sheet.half(ink));
        pen
    }

    fn arc(&self, ink: Ink, c: V, r: u8, from: i16, to: i16) -> Pen {
        let mut pen = Pen::new();
        let sheet = &self.sheet;
        let r = f32::from(r);
        let end = |a: i16| sheet.place(c.plus(at(a).times(r)));
        pen.to('M', end(from));
        pen.arc(r * sheet.stage.scale(), to - from > 180, !sheet.stage.mirror, end(to));
        let mut a = from;
        while a < to {
            pen.reach(end(a), sheet.half(ink));
            a += 15;
        }
        pen.reach(end(to), sheet.half(ink));
        pen
    }

    /// Pairs of leaves, one outside and one inside the arc, pointing along it, and one leaf at its end.
    fn leaves(&self, c: V, r: u8, from: i16, to: i16, count: u8) -> Pen {
        let mut pen = Pen::new();
        let r = f32::from(r);
        let step = (to - from) / i16::from(count.max(1));
        let long = at(step).minus(at(0)).length() * r * 1.05;
        let ahead = if to < from { -1.0 } else { 1.0 };
        let mut leaf = |a: i16, splay: i16| {
            let foot = c.plus(at(a).times(r));
            let way = at(a).right().times(ahead).turned(at(splay)).times(long);
            let (middle, side) = (foot.plus(way.times(0.5)), way.right().times(0.42));
            let [foot, left, tip, right] =
                [foot, middle.plus(side), foot.plus(way), middle.minus(side)].map(|p| self.sheet.place(p));
            pen.to('M', foot);
            pen.to('Q', left);
            pen.to(' ', tip);
            pen.to('Q', right);
            pen.to(' ', foot);
            pen.reach(tip, 0.5);
            pen.reach(middle_of(left, right), long * 0.3);
        };
        for i in 0..i16::from(count) {
            leaf(from + step * i, 34);
            leaf(from + step * i, -34);
        }
        leaf(to, 0);
        pen
    }
}

fn point(x: i8, y: i8) -> V {
    V(f32::from(x), f32::from(y))
}

fn middle_of(a: V, b: V) -> V {
    a.toward(b, 0.5)
}
