//! The sounds of Olympia 2000: a lyre, and wood.
//!
//! A string, a chip on wood, three strings; a run and a chord for a win, two low strings for what is wrong.

use crate::sound::{Family, Instrument, KNOCK, Partial, SLIDE, Tone, Tune};

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
    select: Tune(7, &[Tone(&LYRE, 0, 587, 500)]),
    place: Tune(15, &[Tone(&SLIDE, 0, 2300, 5), Tone(&KNOCK, 50, 700, 190)]),
    reveal: Tune(14, &[Tone(&LYRE, 0, 294, 1500), Tone(&LYRE, 95, 440, 1500), Tone(&LYRE, 190, 587, 1700)]),
    win: Tune(16, &[Tone(&LYRE, 0, 294, 1900), Tone(&LYRE, 110, 392, 1900), Tone(&LYRE, 220, 440, 1900), Tone(&LYRE, 330, 587, 2200), Tone(&LYRE, 560, 294, 3000), Tone(&LYRE, 572, 440, 3000), Tone(&LYRE, 584, 740, 3000)]),
    wrong: Tune(14, &[Tone(&LYRE, 0, 147, 400), Tone(&LYRE, 110, 139, 450)]),
};
