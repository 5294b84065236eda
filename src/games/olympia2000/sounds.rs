//! The sounds of Olympia 2000: a lyre, and wood.
//!
//! A string, a chip on wood, three strings; a run and a chord for a win, two low strings for what is wrong.

use crate::sound::{Family, Instrument, KNOCK, Note, Partial, SLIDE, Score};

/// A plucked string.
const LYRE: Instrument = Instrument {
    rise: 2,
    fall: 5,
    rough: 10,
    partials: &[
        Partial(100, 100, 100),
        Partial(200, 60, 55),
        Partial(300, 40, 40),
        Partial(400, 28, 22),
        Partial(500, 20, 14),
        Partial(600, 15, 8),
    ],
};

/// The five sounds of the game.
#[rustfmt::skip]
pub static SOUNDS: Family = Family {
    select: Score(7, &[Note(&LYRE, 0, 587, 500)]),
    place: Score(15, &[Note(&SLIDE, 0, 2300, 5), Note(&KNOCK, 50, 700, 190)]),
    reveal: Score(14, &[Note(&LYRE, 0, 294, 1500), Note(&LYRE, 95, 440, 1500), Note(&LYRE, 190, 587, 1700)]),
    win: Score(16, &[Note(&LYRE, 0, 294, 1900), Note(&LYRE, 110, 392, 1900), Note(&LYRE, 220, 440, 1900), Note(&LYRE, 330, 587, 2200), Note(&LYRE, 560, 294, 3000), Note(&LYRE, 572, 440, 3000), Note(&LYRE, 584, 740, 3000)]),
    wrong: Score(14, &[Note(&LYRE, 0, 147, 400), Note(&LYRE, 110, 139, 450)]),
};
