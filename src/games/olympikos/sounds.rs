//! The sounds of Olympikos: quick clicks, and chimes.

use crate::sound::{CHIME, CLICK, Family, Tone, Tune};

/// The five sounds of the game.
#[rustfmt::skip]
pub static SOUNDS: Family = Family {
    select: Tune(11, &[Tone(&CLICK, 0, 1480, 60)]),
    place: Tune(14, &[Tone(&CLICK, 0, 1047, 90), Tone(&CLICK, 45, 784, 110)]),
    reveal: Tune(10, &[Tone(&CHIME, 0, 1047, 1400), Tone(&CHIME, 90, 1568, 1600)]),
    win: Tune(11, &[Tone(&CHIME, 0, 1047, 1900), Tone(&CHIME, 90, 1319, 1900), Tone(&CHIME, 180, 1568, 1900), Tone(&CHIME, 270, 2093, 2600)]),
    wrong: Tune(14, &[Tone(&CLICK, 0, 220, 220), Tone(&CLICK, 75, 196, 260)]),
};
