//! Steps of a drawing into SVG markup, fitted to the frame.

use super::build::Build;
use super::pen::{Pen, fine_number, number};
use super::pose::{Bones, Pose, pose};
use super::shape::{Ink, Joint, Part, Points, Tone};
use super::vector::{V, at};

/// Free border of the 100-unit frame.
const MARGIN: f32 = 3.0;
/// A small pose grows no further than this, so that all have much the same weight.
const LARGEST: f32 = 1.22;

static AT_EASE: Pose = pose(50, 50, -90, -90, -90);

/// A frame of reference: origin, way of its x axis times scale, and whether it is a mirror image.
#[derive(Clone, Copy)]
struct Frame {
    origin: V,
    axis: V,
    mirror: bool,
}

const SHEET: Frame = Frame { origin: V(0.0, 0.0), axis: V(1.0, 0.0), mirror: false };

impl Frame {
    fn place(&self, p: V) -> V {
        let p = if self.mirror { V(-p.0, p.1) } else { p };
        self.origin.plus(p.turned(self.axis))
    }

    fn scale(&self) -> f32 {
        self.axis.length()
    }
}

struct Sheet<'a> {
    out: String,
    low: V,
    high: V,
    stage: Frame,
    hold: Frame,
    bones: Bones,
    build: &'a Build,
    /// The inks of the athlete's near and far side.
    tones: [Tone; 2],
}

/// The inner markup of a drawing for `viewBox="0 0 100 100"`.
pub fn paint(parts: &[Part], build: &Build) -> String {
    let mut sheet = Sheet {
        out: String::new(),
        low: V(f32::MAX, f32::MAX),
        high: V(f32::MIN, f32::MIN),
        stage: SHEET,
        hold: SHEET,
        bones: Bones::of(&AT_EASE),
        build,
        tones: [Tone::Body, Tone::Pale],
    };
    sheet.parts(parts);
    sheet.fitted()
}

impl Sheet<'_> {
    fn parts(&mut self, parts: &[Part]) {
        for part in parts {
            self.part(part);
        }
    }

    fn part(&mut self, part: &Part) {
        match *part {
            Part::Set(pose) => self.bones = Bones::of(pose),
            Part::Far => self.far(),
            Part::Near => self.near(),
            Part::Arm => self.arm(),
            Part::Whole => {
                self.far();
                self.near();
            }
            Part::Rival => {
                self.tones = [Tone::Accent, Tone::Glow];
                self.far();
                self.near();
                self.tones = [Tone::Body, Tone::Pale];
            }
            Part::Hold(joint, turn) => {
                self.hold = Frame { origin: self.joint(joint), axis: at(turn), mirror: false }
            }
            Part::Page => self.hold = SHEET,
            Part::Stage(x, y, turn, percent) => {
                self.hold = SHEET;
                self.stage = Frame {
                    origin: V(f32::from(x), f32::from(y)),
                    axis: at(turn).times(f32::from(percent.abs()) / 100.0),
                    mirror: percent < 0,
                };
            }
            Part::Kit(parts) => self.parts(parts),
            Part::Ancient(parts) if self.build.ancient => self.parts(parts),
            Part::Hero(parts) if self.build.hero => self.parts(parts),
            Part::Ancient(_) | Part::Hero(_) => {}
            Part::Line(ink, points) => {
                let pen = self.polyline(points, ink);
                self.stroke(ink, pen);
            }
            Part::Curve(ink, points) => {
                let pen = self.smooth(points, ink, false);
                self.stroke(ink, pen);
            }
            Part::Poly(ink, points) => {
                let mut pen = self.polyline(points, ink);
                pen.d.push('Z');
                self.fill(ink, pen);
            }
            Part::Blob(ink, points) => {
                let pen = self.smooth(points, ink, true);
                self.fill(ink, pen);
            }
            Part::Bone(ink, chain) => {
                let mut pen = Pen::new();
                let k = self.stage.scale();
                for pair in chain.windows(2) {
                    if let [(ax, ay, ar), (bx, by, br)] = *pair {
                        pen.taper(self.place((ax, ay)), tenth(ar) * k, self.place((bx, by)), tenth(br) * k);
                    }
                }
                for (x, y, r) in chain {
                    pen.reach(self.place((*x, *y)), tenth(*r) * k);
                }
                self.fill(ink, pen);
            }
            Part::Disc(ink, x, y, r) => {
                let pen = self.circle(ink, x, y, r);
                self.fill(ink, pen);
            }
            Part::Ring(ink, x, y, r) => {
                let pen = self.circle(ink, x, y, r);
                self.stroke(ink, pen);
            }
            Part::Arc(ink, x, y, r, from, to) => {
                let pen = self.arc(ink, V(f32::from(x), f32::from(y)), f32::from(r), from, to);
                self.stroke(ink, pen);
            }
            Part::Leaves(ink, x, y, r, from, to, count) => {
                let pen = self.leaves(V(f32::from(x), f32::from(y)), f32::from(r), from, to, count);
                self.fill(ink, pen);
            }
            Part::Link(ink, a, b) => {
                let mut pen = Pen::new();
                let (a, b) = (self.stage.place(self.joint(a)), self.stage.place(self.joint(b)));
                pen.to('M', a);
                pen.to('L', b);
                pen.reach(a, 1.0);
                pen.reach(b, 1.0);
                self.stroke(ink, pen);
            }
        }
    }

    fn joint(&self, joint: Joint) -> V {
        let b = &self.bones;
        let arm = |i: usize| b.arms[i].map_or(b.neck, |a| a[2]);
        let leg = |i: usize, j: usize| b.legs[i].map_or(b.hip, |l| l[j]);
        match joint {
            Joint::FarHand => arm(0),
            Joint::NearHand => arm(1),
            Joint::FarFoot => leg(0, 2),
            Joint::NearFoot => leg(1, 2),
            Joint::FarKnee => leg(0, 1),
            Joint::NearKnee => leg(1, 1),
            Joint::Head => b.head,
            Joint::Neck => b.neck,
            Joint::Waist => b.waist,
            Joint::Hip => b.hip,
        }
    }

    // Apparatus.

    fn place(&self, (x, y): (i8, i8)) -> V {
        self.stage.place(self.hold.place(V(f32::from(x), f32::from(y))))
    }

    fn polyline(&self, points: Points, ink: Ink) -> Pen {
        let mut pen = Pen::new();
        for (i, p) in points.iter().enumerate() {
            let p = self.place(*p);
            pen.to(if i == 0 { 'M' } else { 'L' }, p);
            pen.reach(p, self.half(ink));
        }
        pen
    }

    fn smooth(&self, points: Points, ink: Ink, closed: bool) -> Pen {
        let mut pen = Pen::new();
        let placed: Vec<V> = points.iter().map(|p| self.place(*p)).collect();
        for p in &placed {
            pen.reach(*p, self.half(ink));
        }
        pen.smooth(&placed, closed);
        pen
    }

    fn circle(&self, ink: Ink, x: i8, y: i8, r: u8) -> Pen {
        let mut pen = Pen::new();
        let (c, r) = (self.place((x, y)), f32::from(r) * self.stage.scale());
        pen.circle(c, r);
        pen.reach(c, r + self.half(ink));
        pen
    }

    fn arc(&self, ink: Ink, c: V, r: f32, from: i16, to: i16) -> Pen {
        let mut pen = Pen::new();
        let end = |a: i16| self.stage.place(self.hold.place(c.plus(at(a).times(r))));
        pen.to('M', end(from));
        pen.arc(r * self.stage.scale(), to - from > 180, !self.stage.mirror, end(to));
        let mut a = from;
        while a < to {
            pen.reach(end(a), self.half(ink));
            a += 15;
        }
        pen.reach(end(to), self.half(ink));
        pen
    }

    /// Pairs of leaves, one outside and one inside the arc, pointing the way it goes.
    fn leaves(&self, c: V, r: f32, from: i16, to: i16, count: u8) -> Pen {
        let mut pen = Pen::new();
        let step = (to - from) / i16::from(count.max(1));
        let long = at(step).minus(at(0)).length() * r * 1.05;
        let ahead = if to < from { -1.0 } else { 1.0 };
        let mut leaf = |foot: V, way: V, long: f32| {
            let [a, b, d] = [
                foot.plus(way.times(long * 0.5)).plus(way.right().times(long * 0.42)),
                foot.plus(way.times(long)),
                foot.plus(way.times(long * 0.5)).minus(way.right().times(long * 0.42)),
            ]
            .map(|p| self.stage.place(self.hold.place(p)));
            let foot = self.stage.place(self.hold.place(foot));
            pen.to('M', foot);
            pen.to('Q', a);
            pen.to(' ', b);
            pen.to('Q', d);
            pen.to(' ', foot);
            pen.reach(b, 0.5);
            pen.reach(a.toward(d, 0.5), long * 0.3);
        };
        for i in 0..i16::from(count) {
            let a = from + step * i;
            let foot = c.plus(at(a).times(r));
            let way = at(a).right().times(ahead);
            leaf(foot, way.turned(at(34)), long);
            leaf(foot, way.turned(at(-34)), long);
        }
        leaf(c.plus(at(to).times(r)), at(to).right().times(ahead), long);
        pen
    }

    fn half(&self, ink: Ink) -> f32 {
        f32::from(ink.1) * 0.05 * self.stage.scale()
    }

    // The athlete.

    fn dots(&self, pen: &mut Pen, chain: &[(V, f32)]) {
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

    fn put_arm(&self, pen: &mut Pen, side: usize) {
        let Some([shoulder, elbow, hand]) = self.bones.arms[side] else { return };
        let (arm, wrist) = (tenth(self.build.arm), tenth(self.build.wrist));
        self.dots(
            pen,
            &[
                (shoulder, arm * 1.05),
                (elbow, arm * 0.82),
                (elbow.toward(hand, 0.3), arm * 0.84),
                (hand, wrist),
                (hand.toward(elbow, -0.06), wrist * 1.12),
            ],
        );
    }

    fn put_leg(&self, pen: &mut Pen, side: usize) {
        let Some([joint, knee, ankle, toe]) = self.bones.legs[side] else { return };
        let b = self.build;
        let back = ankle.minus(knee).right().times(0.05 * self.bones.face);
        let front = knee.minus(joint).right().times(-0.03 * self.bones.face);
        let (thigh, k, calf, a) = (tenth(b.thigh), tenth(b.knee), tenth(b.calf), tenth(b.ankle));
        self.dots(pen, &[(joint, thigh), (joint.toward(knee, 0.4).plus(front), thigh * 0.95), (knee, k)]);
        if knee == ankle {
            return;
        }
        self.dots(pen, &[(knee, k), (knee.toward(ankle, 0.32).plus(back), calf), (ankle, a)]);
        self.dots(pen, &[(ankle.toward(toe, -0.25), a * 0.95), (toe, a * 0.72)]);
    }

    fn far(&mut self) {
        let mut pen = Pen::new();
        self.put_leg(&mut pen, 0);
        if self.bones.face == 0.0 {
            self.fill(Ink(self.tones[0], 0), pen);
        } else {
            self.put_arm(&mut pen, 0);
            self.fill(Ink(self.tones[1], 0), pen);
        }
        self.hold = SHEET;
    }

    fn near(&mut self) {
        let mut pen = Pen::new();
        self.put_leg(&mut pen, 1);
        self.put_trunk(&mut pen);
        self.put_head(&mut pen);
        self.fill(Ink(self.tones[0], 0), pen);
        if self.build.hero {
            self.ribbon();
        }
        self.arm();
    }

    /// A ribbon round the hair, its ends loose.
    fn ribbon(&mut self) {
        let b = &self.bones;
        let up = unit(b.head.minus(b.neck));
        let front = up.right().times(if b.face == 0.0 { 1.0 } else { b.face });
        let r = tenth(self.build.head);
        let spot = |x: f32, y: f32| self.stage.place(b.head.plus(front.times(r * x)).plus(up.times(r * y)));
        let mut pen = Pen::new();
        pen.to('M', spot(0.93, 0.4));
        pen.to('L', spot(-0.97, 0.2));
        if b.face != 0.0 {
            for end in [spot(-1.75, 0.15), spot(-1.45, -0.55)] {
                pen.to('M', spot(-0.97, 0.2));
                pen.to('L', end);
                pen.reach(end, 1.0);
            }
        }
        self.stroke(Ink(Tone::Accent, 17), pen);
    }

    fn arm(&mut self) {
        let first = if self.bones.face == 0.0 { 0 } else { 1 };
        for side in first..2 {
            let mut pen = Pen::new();
            self.put_arm(&mut pen, side);
            self.path(if self.tones[0] == Tone::Accent { "fa cut" } else { "cut" }, 0.0, false, pen);
        }
        self.hold = SHEET;
    }

    fn put_trunk(&self, pen: &mut Pen) {
        let (b, k) = (&self.bones, self.build);
        let up = unit(b.neck.minus(b.waist));
        let front = up.right().times(b.face);
        let breast = b.waist.toward(b.neck, 0.62).plus(front.times(1.0));
        let seat = b.hip.minus(unit(b.waist.minus(b.hip)).right().times(b.face * 1.2));
        let shoulder = b.neck.minus(up.times(1.5));
        let chest = tenth(k.chest);
        let waist = tenth(k.waist) + if b.face == 0.0 { tenth(k.belly) * 0.6 } else { 0.0 };
        let belly = b.waist.toward(b.hip, 0.25).plus(front.times(tenth(k.belly)));
        self.dots(pen, &[(shoulder, tenth(k.shoulder)), (breast, chest), (belly, waist)]);
        // Of a swimmer nothing is seen below the waist.
        if let [None, None] = b.legs {
            return;
        }
        self.dots(pen, &[(belly, waist), (seat, tenth(k.seat))]);
        if let [Some([left, ..]), Some([right, ..])] = b.arms
            && left != right
        {
            let r = tenth(k.arm) * 1.1;
            let side = up.right().times(1.6);
            let (l, m) = (b.waist.minus(side), b.waist.plus(side));
            self.dots(pen, &[(m, waist), (right, r), (left, r), (l, waist)]);
            let hips = b.hip.toward(b.waist, 0.25);
            self.dots(pen, &[(l, waist), (hips.minus(side.times(1.7)), tenth(k.seat))]);
            self.dots(pen, &[(m, waist), (hips.plus(side.times(1.7)), tenth(k.seat))]);
        }
        if let [Some([left, ..]), Some([right, ..])] = b.legs
            && left != right
        {
            self.dots(pen, &[(left, tenth(k.thigh)), (right, tenth(k.thigh))]);
        }
    }

    fn put_head(&self, pen: &mut Pen) {
        let (b, k) = (&self.bones, self.build);
        let up = unit(b.head.minus(b.neck));
        let front = up.right().times(b.face);
        let r = tenth(k.head);
        let chin = b.head.plus(front.times(r * 0.36)).minus(up.times(r * 0.52));
        self.dots(pen, &[(b.neck, tenth(k.neck) * 1.2), (b.head, tenth(k.neck))]);
        self.dots(pen, &[(b.head, r), (chin, r * 0.62)]);
        if k.beard {
            let tip = chin.plus(front.times(r * 0.66)).minus(up.times(r * 0.8));
            self.dots(pen, &[(chin, r * 0.56), (tip, r * 0.14)]);
        }
        if k.knot {
            self.dots(
                pen,
                &[(b.head, r * 0.4), (b.head.minus(front.times(r * 1.1)).minus(up.times(r * 0.5)), r * 0.4)],
            );
        }
    }

    // Paths.

    fn stroke(&mut self, ink: Ink, pen: Pen) {
        let class = match ink.0 {
            Tone::Body => "sb",
            Tone::Pale => "sb far",
            Tone::Accent => "sa",
            Tone::Glow => "sa far",
        };
        self.path(class, f32::from(ink.1) * 0.1 * self.stage.scale(), true, pen);
    }

    fn fill(&mut self, ink: Ink, pen: Pen) {
        let class = match (ink.0, ink.1) {
            (Tone::Body, 0) => "",
            (Tone::Body, _) => "sb",
            (Tone::Pale, 0) => "far",
            (Tone::Pale, _) => "sb far",
            (Tone::Accent, 0) => "fa",
            (Tone::Accent, _) => "fa sa",
            (Tone::Glow, 0) => "fa far",
            (Tone::Glow, _) => "fa sa far",
        };
        self.path(class, f32::from(ink.1) * 0.1 * self.stage.scale(), false, pen);
    }

    fn path(&mut self, class: &str, width: f32, hollow: bool, pen: Pen) {
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

    fn fitted(self) -> String {
        let size = self.high.minus(self.low);
        let room = 100.0 - 2.0 * MARGIN;
        let scale = (room / size.0.max(size.1)).min(LARGEST);
        let shift = V(50.0, 50.0).minus(self.low.plus(self.high).times(0.5 * scale));
        let mut out = String::with_capacity(self.out.len() + 160);
        out.push_str("<g class=\"figure\" fill=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\" transform=\"translate(");
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

fn tenth(n: u8) -> f32 {
    f32::from(n) * 0.1
}

fn unit(v: V) -> V {
    v.times(1.0 / v.length().max(0.01))
}
