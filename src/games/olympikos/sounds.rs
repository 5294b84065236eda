//! The sounds of Olympikos: quick clicks, and chimes.

use crate::sound::{CHIME, CLICK, Family, Note, Score};

/// The five sounds of the game.
#[rustfmt::skip]
pub static SOUNDS: Family = Family {
    select: Score(11, &[Note(&CLICK, 0, 1480, 60)]),
    place: Score(14, &[Note(&CLICK, 0, 1047, 90), Note(&CLICK, 45, 784, 110)]),
    reveal: Score(10, &[Note(&CHIME, 0, 1047, 1400), Note(&CHIME, 90, 1568, 1600)]),
    win: Score(11, &[Note(&CHIME, 0, 1047, 1900), Note(&CHIME, 90, 1319, 1900), Note(&CHIME, 180, 1568, 1900), Note(&CHIME, 270, 2093, 2600)]),
    wrong: Score(14, &[Note(&CLICK, 0, 220, 220), Note(&CLICK, 75, 196, 260)]),
};
