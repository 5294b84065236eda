//! What a drawing is made of: athletes, and apparatus as a short list of primitives.

use super::pose::Pose;

/// Which ink.
#[derive(Clone, Copy, PartialEq)]
pub enum Tone {
    /// The figure's own colour.
    Body,
    /// The same, lighter: what is further away.
    Pale,
    /// The accent colour.
    Accent,
    /// The accent, lighter.
    Glow,
}

/// An ink and a line's width (of a filled shape: of the line that rounds its corners), in tenths.
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

/// A place on the athlete last set.
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

/// Points in whole units of the sheet, or of what they are held by.
pub type Points = &'static [(i8, i8)];

/// One step of a drawing; steps are painted in their order.
#[derive(Clone, Copy)]
pub enum Part {
    /// Poses the athlete whose joints the next steps speak of.
    Set(&'static Pose),
    /// His far limbs.
    Far,
    /// The rest of him.
    Near,
    /// His near arm once more, over what came between.
    Arm,
    /// Both at once.
    Whole,
    /// The whole of him in the accent: an opponent, a partner, a guide.
    Rival,
    /// What follows hangs on a joint, turned by so many degrees.
    Hold(Joint, i16),
    /// What follows stands on the sheet again.
    Page,
    /// What follows, athletes too, is moved by (x, y), turned, scaled to so many percent, and mirrored
    /// if the percentage is negative.
    Stage(i8, i8, i16, i16),
    /// Only for athletes of the old games.
    Ancient(&'static [Part]),
    /// Only for demigods.
    Hero(&'static [Part]),
    /// Apparatus that several drawings share.
    Kit(&'static [Part]),
    Line(Ink, Points),
    /// A smooth line through the points; a point given twice is a corner.
    Curve(Ink, Points),
    /// Filled, straight sides.
    Poly(Ink, Points),
    /// Filled, smooth sides.
    Blob(Ink, Points),
    /// A limb of any thickness, say a horse's leg or a bat: points with their half widths in tenths.
    Bone(Ink, &'static [(i8, i8, u8)]),
    Disc(Ink, i8, i8, u8),
    Ring(Ink, i8, i8, u8),
    /// Centre, radius, from, to (clockwise).
    Arc(Ink, i8, i8, u8, i16, i16),
    /// Leaves along an arc: centre, radius, from, to (against the clock if less), how many.
    Leaves(Ink, i8, i8, u8, i16, i16, u8),
}
