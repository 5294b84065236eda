//! The build of an athlete's body: from demigod to pot belly.

/// Half widths in tenths of a unit.
#[derive(Clone, Copy)]
pub struct Build {
    pub shoulder: u8,
    pub chest: u8,
    pub waist: u8,
    /// How far the belly protrudes in front of the waist.
    pub belly: u8,
    pub seat: u8,
    pub arm: u8,
    pub wrist: u8,
    pub thigh: u8,
    pub knee: u8,
    pub calf: u8,
    pub ankle: u8,
    pub head: u8,
    pub neck: u8,
    pub beard: bool,
    /// Hair knotted at the nape.
    pub knot: bool,
    /// Wears a ribbon around the hair and a mantle on the shoulders.
    pub hero: bool,
    /// An athlete of the ancient games: the drawing shows what belongs to them.
    pub ancient: bool,
}

/// Everybody except the athletes of Olympia 2000.
pub const PLAIN: Build = Build {
    shoulder: 52,
    chest: 64,
    waist: 50,
    belly: 0,
    seat: 56,
    arm: 39,
    wrist: 26,
    thigh: 58,
    knee: 42,
    calf: 42,
    ankle: 27,
    head: 64,
    neck: 30,
    beard: false,
    knot: false,
    hero: false,
    ancient: false,
};

/// The five groups of Olympia 2000, best first: demigods, athletes, the slightly weedy, the pot-bellied, and those on
/// crutches, who lack nothing but luck.
pub static GROUPS: [Build; 5] = [
    Build {
        shoulder: 70,
        chest: 92,
        waist: 50,
        seat: 66,
        arm: 53,
        wrist: 30,
        thigh: 80,
        knee: 45,
        calf: 58,
        ankle: 28,
        head: 60,
        neck: 38,
        beard: true,
        hero: true,
        ancient: true,
        ..PLAIN
    },
    Build {
        chest: 68,
        waist: 44,
        arm: 40,
        thigh: 63,
        calf: 46,
        head: 61,
        knot: true,
        ancient: true,
        ..PLAIN
    },
    Build {
        shoulder: 32,
        chest: 36,
        waist: 30,
        seat: 34,
        arm: 21,
        wrist: 18,
        thigh: 30,
        knee: 27,
        calf: 23,
        ankle: 19,
        head: 72,
        neck: 20,
        ancient: true,
        ..PLAIN
    },
    Build {
        shoulder: 56,
        chest: 72,
        waist: 108,
        belly: 60,
        seat: 78,
        arm: 41,
        thigh: 60,
        calf: 40,
        head: 68,
        neck: 36,
        beard: true,
        ancient: true,
        ..PLAIN
    },
    Build {
        shoulder: 46,
        chest: 56,
        waist: 50,
        belly: 8,
        arm: 35,
        thigh: 48,
        calf: 37,
        head: 70,
        knot: true,
        ancient: true,
        ..PLAIN
    },
];
