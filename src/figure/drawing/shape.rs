//! The parts of a drawing: athletes, and apparatus as a short list of primitives.

use super::pose::Pose;

/// The ink of a shape.
#[derive(Clone, Copy, PartialEq)]
pub enum Tone {
    /// The figure's own colour.
    Body,
    /// The same, but lighter: for what is farther away.
    Pale,
    /// The accent colour.
    Accent,
    /// The accent, but lighter.
    Glow,
}

/// An ink and the width of a line, in tenths. For a filled shape it is the line that rounds its corners.
#[derive(Clone, Copy)]
pub struct Ink(pub Tone, pub u8);

pub const fn body(width: u8) -> Ink {
    Ink(Tone::Body, width)
}
pub const fn pale(width: u8) -> Ink {
    Ink(Tone::Pale, width)
}
pub const fn accent(width: u8) -> Ink {
    Ink(Tone::Accent, width)
}
pub const fn glow(width: u8) -> Ink {
    Ink(Tone::Glow, width)
}

/// A place on the athlete that was set last.
#[derive(Clone, Copy)]
pub enum Joint {
    FarHand,
    NearHand,
    FarFoot,
    NearFoot,
    FarKnee,
    NearKnee,
    Head,
    Neck,
    Waist,
}

/// Points in whole units of the sheet, or of whatever holds them.
pub type Points = &'static [(i8, i8)];

/// A step of a drawing. Steps are painted in order.
#[derive(Clone, Copy)]
pub enum DrawStep {
    /// Poses the athlete. The joints in the next steps are this athlete's.
    InPose(&'static Pose),
    /// Draws the athlete's far limbs.
    Far,
    /// Draws the rest of the athlete.
    Near,
    /// Draws the near arm again, over the steps in between.
    Arm,
    /// Draws the far limbs and the rest at once.
    Whole,
    /// Draws the whole athlete in the accent colour: an opponent, a partner, a guide.
    Rival,
    /// The following steps hang on a joint, turned by this many degrees.
    AttachTo(Joint, i16),
    /// The following steps are relative to the sheet again.
    OnSheet,
    /// The following steps, athletes included, are moved by (x, y), turned, and scaled to a percentage; a negative
    /// percentage mirrors them.
    Transform(i8, i8, i16, i16),
    /// Only for athletes of the ancient games.
    Ancient(&'static [DrawStep]),
    /// Only for demigods.
    Hero(&'static [DrawStep]),
    /// Apparatus shared by several drawings.
    Group(&'static [DrawStep]),
    Line(Ink, Points),
    /// A smooth line through the points. A repeated point is a corner.
    Curve(Ink, Points),
    /// A filled shape with straight sides.
    Poly(Ink, Points),
    /// A filled shape with smooth sides.
    Blob(Ink, Points),
    /// A limb of any thickness, such as a horse's leg or a bat: points with their half widths in tenths.
    Bone(Ink, &'static [(i8, i8, u8)]),
    Disc(Ink, i8, i8, u8),
    Ring(Ink, i8, i8, u8),
    /// An arc: centre, radius, from, to (clockwise).
    Arc(Ink, i8, i8, u8, i16, i16),
    /// Leaves along an arc: centre, radius, from, to (anticlockwise if smaller), count.
    Leaves(Ink, i8, i8, u8, i16, i16, u8),
}
