//! Draws the limbs, trunk and head of an athlete around the bones.

use super::build::Build;
use super::pen::Pen;
use super::pose::Bones;
use super::shape::{Ink, Tone};
use super::sheet::{PAGE, Sheet};
use super::vector::V;

/// An athlete as drawn: bones, build, and the inks of the near and the far side.
pub struct Athlete<'a> {
    pub bones: Bones,
    pub build: &'a Build,
    pub near: Tone,
    pub far: Tone,
}

impl Athlete<'_> {
    fn faces_us(&self) -> bool {
        self.bones.face == 0.0
    }

    /// The far arm and leg; for a figure that faces the viewer, the left leg.
    pub fn draw_far(&self, sheet: &mut Sheet) {
        let mut pen = Pen::new();
        self.put_leg(sheet, &mut pen, 0);
        if self.faces_us() {
            sheet.fill(Ink(self.near, 0), pen);
        } else {
            self.put_arm(sheet, &mut pen, 0);
            sheet.fill(Ink(self.far, 0), pen);
        }
        sheet.hold = PAGE;
    }

    /// Everything else.
    pub fn draw_near(&self, sheet: &mut Sheet) {
        let mut pen = Pen::new();
        self.put_leg(sheet, &mut pen, 1);
        self.put_trunk(sheet, &mut pen);
        self.put_head(sheet, &mut pen);
        sheet.fill(Ink(self.near, 0), pen);
        if self.build.hero {
            self.draw_ribbon(sheet);
        }
        self.draw_arm(sheet);
    }

    /// The near arm, or both arms, with a line cut around it.
    pub fn draw_arm(&self, sheet: &mut Sheet) {
        let class = if self.near == Tone::Accent { "fa cut" } else { "cut" };
        for side in if self.faces_us() { 0..2 } else { 1..2 } {
            let mut pen = Pen::new();
            self.put_arm(sheet, &mut pen, side);
            sheet.path(class, 0.0, false, pen);
        }
        sheet.hold = PAGE;
    }

    fn put_arm(&self, sheet: &Sheet, pen: &mut Pen, side: usize) {
        let Some([shoulder, elbow, hand]) = self.bones.arm(side) else { return };
        let (arm, wrist) = (tenth(self.build.arm), tenth(self.build.wrist));
        let chain = [
            (shoulder, arm * 1.05),
            (elbow, arm * 0.82),
            (elbow.toward(hand, 0.3), arm * 0.84),
            (hand, wrist),
            (hand.toward(elbow, -0.06), wrist * 1.12),
        ];
        sheet.limb(pen, &chain);
    }

    fn put_leg(&self, sheet: &Sheet, pen: &mut Pen, side: usize) {
        let Some([joint, knee, ankle, toe]) = self.bones.leg(side) else { return };
        let b = self.build;
        let back = ankle.minus(knee).right().times(0.05 * self.bones.face);
        let front = knee.minus(joint).right().times(-0.03 * self.bones.face);
        let (thigh, k, calf, a) = (tenth(b.thigh), tenth(b.knee), tenth(b.calf), tenth(b.ankle));
        let upper = [(joint, thigh), (joint.toward(knee, 0.4).plus(front), thigh * 0.95), (knee, k)];
        sheet.limb(pen, &upper);
        if knee == ankle {
            return;
        }
        sheet.limb(pen, &[(knee, k), (knee.toward(ankle, 0.32).plus(back), calf), (ankle, a)]);
        sheet.limb(pen, &[(ankle.toward(toe, -0.25), a * 0.95), (toe, a * 0.72)]);
    }

    fn put_trunk(&self, sheet: &Sheet, pen: &mut Pen) {
        let (b, k) = (&self.bones, self.build);
        let up = unit(b.neck.minus(b.waist));
        let front = up.right().times(b.face);
        let breast = b.waist.toward(b.neck, 0.62).plus(front);
        let shoulder = b.neck.minus(up.times(1.5));
        let waist = tenth(k.waist) + if self.faces_us() { tenth(k.belly) * 0.6 } else { 0.0 };
        let belly = b.waist.toward(b.hip, 0.25).plus(front.times(tenth(k.belly)));
        sheet.limb(pen, &[(shoulder, tenth(k.shoulder)), (breast, tenth(k.chest)), (belly, waist)]);
        let legs = (b.leg(0), b.leg(1));
        // A swimmer is invisible below the waist.
        if let (None, None) = legs {
            return;
        }
        let seat = b.hip.minus(unit(b.waist.minus(b.hip)).right().times(b.face * 1.2));
        sheet.limb(pen, &[(belly, waist), (seat, tenth(k.seat))]);
        if let (Some([left, ..]), Some([right, ..])) = (b.arm(0), b.arm(1))
            && left != right
        {
            let r = tenth(k.arm) * 1.1;
            let side = up.right().times(1.6);
            let (l, m) = (b.waist.minus(side), b.waist.plus(side));
            sheet.limb(pen, &[(m, waist), (right, r), (left, r), (l, waist)]);
            let hips = b.hip.toward(b.waist, 0.25);
            sheet.limb(pen, &[(l, waist), (hips.minus(side.times(1.7)), tenth(k.seat))]);
            sheet.limb(pen, &[(m, waist), (hips.plus(side.times(1.7)), tenth(k.seat))]);
        }
        if let (Some([left, ..]), Some([right, ..])) = legs
            && left != right
        {
            sheet.limb(pen, &[(left, tenth(k.thigh)), (right, tenth(k.thigh))]);
        }
    }

    fn put_head(&self, sheet: &Sheet, pen: &mut Pen) {
        let (b, k) = (&self.bones, self.build);
        let up = unit(b.head.minus(b.neck));
        let front = up.right().times(b.face);
        let r = tenth(k.head);
        let chin = b.head.plus(front.times(r * 0.36)).minus(up.times(r * 0.52));
        sheet.limb(pen, &[(b.neck, tenth(k.neck) * 1.2), (b.head, tenth(k.neck))]);
        sheet.limb(pen, &[(b.head, r), (chin, r * 0.62)]);
        if k.beard {
            let tip = chin.plus(front.times(r * 0.66)).minus(up.times(r * 0.8));
            sheet.limb(pen, &[(chin, r * 0.56), (tip, r * 0.14)]);
        }
        if k.knot {
            let knot = b.head.minus(front.times(r * 1.1)).minus(up.times(r * 0.5));
            sheet.limb(pen, &[(b.head, r * 0.4), (knot, r * 0.4)]);
        }
    }

    /// A ribbon around the hair, with loose ends.
    fn draw_ribbon(&self, sheet: &mut Sheet) {
        let b = &self.bones;
        let up = unit(b.head.minus(b.neck));
        let front = up.right().times(if self.faces_us() { 1.0 } else { b.face });
        let r = tenth(self.build.head);
        let spot = |x: f32, y: f32| sheet.stage.place(b.head.plus(front.times(r * x)).plus(up.times(r * y)));
        let mut pen = Pen::new();
        pen.to('M', spot(0.93, 0.4));
        pen.to('L', spot(-0.97, 0.2));
        if !self.faces_us() {
            for end in [spot(-1.75, 0.15), spot(-1.45, -0.55)] {
                pen.to('M', spot(-0.97, 0.2));
                pen.to('L', end);
                pen.reach(end, 1.0);
            }
        }
        sheet.stroke(Ink(Tone::Accent, 17), pen);
    }
}

fn tenth(n: u8) -> f32 {
    f32::from(n) * 0.1
}

fn unit(v: V) -> V {
    v.times(1.0 / v.length().max(0.01))
}
