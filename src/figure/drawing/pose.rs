//! The pose of an athlete: one set of bones, positioned by a few angles.

use super::vector::{Angle, V, angle};

const PELVIS: f32 = 10.0;
const CHEST: f32 = 15.0;
const NECK: f32 = 11.0;
const UPPER_ARM: f32 = 15.0;
const FOREARM: f32 = 14.0;
const THIGH: f32 = 21.0;
const SHANK: f32 = 20.0;
const FOOT: f32 = 6.5;

/// The position of an arm or a leg.
#[derive(Clone, Copy)]
pub enum Limb {
    /// The angles of its upper and its lower half.
    Bend(Angle, Angle),
    /// It ends at this point; elbow or knee bends the natural way.
    Reach(i8, i8),
    /// The same, with elbow or knee bent the other way.
    Turned(i8, i8),
    /// It ends at the elbow or the knee.
    Half(Angle),
    /// Not visible.
    Hidden,
}

/// A limb by the angles of its upper and its lower half.
pub const fn bend(upper: i16, lower: i16) -> Limb {
    Limb::Bend(angle(upper), angle(lower))
}

/// A limb that ends at the elbow or the knee.
pub const fn half(upper: i16) -> Limb {
    Limb::Half(angle(upper))
}

/// A few angles (degrees clockwise, 0 = right, 90 = down). Of each pair the first is the far one, or the left one of a
/// figure that faces the viewer.
#[derive(Clone, Copy)]
pub struct Pose {
    hip: (i8, i8),
    spine: [Angle; 2],
    head: Angle,
    arms: [Limb; 2],
    legs: [Limb; 2],
    feet: [Angle; 2],
    /// Looks right (1), left (-1), or at the viewer (0).
    face: i8,
    /// Half the visible width of the shoulders: 0 in profile.
    wide: i8,
}

/// An athlete in profile, facing right and standing at ease, unless changed.
pub const fn pose(x: i8, y: i8, lower: i16, upper: i16, head: i16) -> Pose {
    Pose {
        hip: (x, y),
        spine: [angle(lower), angle(upper)],
        head: angle(head),
        arms: [bend(96, 80); 2],
        legs: [bend(90, 90); 2],
        feet: [angle(0); 2],
        face: 1,
        wide: 0,
    }
}

impl Pose {
    pub const fn arms(mut self, far: Limb, near: Limb) -> Pose {
        self.arms = [far, near];
        self
    }

    pub const fn legs(mut self, far: Limb, near: Limb) -> Pose {
        self.legs = [far, near];
        self
    }

    pub const fn feet(mut self, far: i16, near: i16) -> Pose {
        self.feet = [angle(far), angle(near)];
        self
    }

    /// Turns the chest to the viewer; the face too if `face` is 0.
    pub const fn open(mut self, wide: i8, face: i8) -> Pose {
        self.wide = wide;
        self.face = face;
        self
    }
}

/// The positions of the joints in a pose.
#[derive(Clone, Copy)]
pub struct Bones {
    pub hip: V,
    pub waist: V,
    pub neck: V,
    pub head: V,
    pub face: f32,
    arms: [Option<[V; 3]>; 2],
    legs: [Option<[V; 4]>; 2],
}

impl Bones {
    pub fn of(pose: &Pose) -> Bones {
        let hip = V(f32::from(pose.hip.0), f32::from(pose.hip.1));
        let [lower, upper] = pose.spine.map(Angle::way);
        let waist = hip.plus(lower.times(PELVIS));
        let neck = waist.plus(upper.times(CHEST));
        let face = f32::from(pose.face);
        let wide = f32::from(pose.wide);
        let bend = if pose.face < 0 { -1.0 } else { 1.0 };
        let [far, near] = [-1.0, 1.0].map(|way: f32| {
            let shoulder = neck.plus(upper.right().times(wide * way)).minus(upper.times(1.5));
            (shoulder, hip.plus(lower.right().times(wide * way * 0.44)))
        });
        let arm = |set, shoulder| {
            let (elbow, hand) = limb(set, shoulder, UPPER_ARM, FOREARM, -bend)?;
            Some([shoulder, elbow, hand])
        };
        let leg = |set, joint, foot: Angle| {
            let (knee, ankle) = limb(set, joint, THIGH, SHANK, bend)?;
            Some([joint, knee, ankle, ankle.plus(foot.way().times(FOOT))])
        };
        let ([far_arm, near_arm], [far_leg, near_leg], [far_foot, near_foot]) =
            (pose.arms, pose.legs, pose.feet);
        Bones {
            hip,
            waist,
            neck,
            head: neck.plus(pose.head.way().times(NECK)),
            face,
            arms: [arm(far_arm, far.0), arm(near_arm, near.0)],
            legs: [leg(far_leg, far.1, far_foot), leg(near_leg, near.1, near_foot)],
        }
    }

    /// Shoulder, elbow and hand of the far (0) or the near (1) arm.
    pub fn arm(&self, side: usize) -> Option<[V; 3]> {
        self.arms.get(side).copied().flatten()
    }

    /// Hip joint, knee, ankle and toe of the far (0) or the near (1) leg.
    pub fn leg(&self, side: usize) -> Option<[V; 4]> {
        self.legs.get(side).copied().flatten()
    }
}

/// The middle and the end of a limb. A `bend` of 1 turns its lower half clockwise.
fn limb(set: Limb, from: V, upper: f32, lower: f32, bend: f32) -> Option<(V, V)> {
    let (x, y, bend) = match set {
        Limb::Hidden => return None,
        Limb::Half(a) => {
            let middle = from.plus(a.way().times(upper));
            return Some((middle, middle));
        }
        Limb::Bend(a, b) => {
            let middle = from.plus(a.way().times(upper));
            return Some((middle, middle.plus(b.way().times(lower))));
        }
        Limb::Reach(x, y) => (x, y, bend),
        Limb::Turned(x, y) => (x, y, -bend),
    };
    let way = V(f32::from(x), f32::from(y)).minus(from);
    let far = way.length().max(0.1);
    let u = way.times(1.0 / far);
    let span = far.max((upper - lower).abs() + 0.5).min(upper + lower - 0.01);
    let along = (upper * upper - lower * lower + span * span) / (2.0 * span);
    let out = (upper * upper - along * along).max(0.0).sqrt();
    let middle = from.plus(u.times(along)).minus(u.right().times(out * bend));
    Some((middle, from.plus(u.times(span))))
}
