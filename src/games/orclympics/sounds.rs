//! The sounds of Orc-lympics: a drum of hide, and a horn.
//!
//! A tap, a stroke, two strokes and a horn; a horn call for a win, a low horn for what is wrong.

use crate::sound::{Family, Instrument, Partial, Tone, Tune};

/// Hide stretched over a barrel.
const DRUM: Instrument = Instrument {
    rise: 3,
    fall: 25,
    rough: 40,
    partials: &[
        Partial(100, 100, 100),
        Partial(159, 60, 60),
        Partial(214, 45, 50),
        Partial(265, 30, 30),
        Partial(350, 18, 20),
    ],
};

/// A horn that swells, with audible breath.
const HORN: Instrument = Instrument {
    rise: 400,
    fall: 500,
    rough: 100,
    partials: &[
        Partial(100, 100, 100),
        Partial(200, 90, 80),
        Partial(300, 80, 60),
        Partial(400, 60, 40),
        Partial(500, 50, 25),
    ],
};

/// The five sounds of the game.
#[rustfmt::skip]
pub static SOUNDS: Family = Family {
    select: Tune(9, &[Tone(&DRUM, 0, 196, 220)]),
    place: Tune(14, &[Tone(&DRUM, 0, 98, 600)]),
    reveal: Tune(15, &[Tone(&DRUM, 0, 98, 500), Tone(&DRUM, 110, 98, 500), Tone(&HORN, 220, 220, 900)]),
    win: Tune(16, &[Tone(&HORN, 0, 165, 800), Tone(&HORN, 170, 220, 800), Tone(&HORN, 340, 277, 800), Tone(&HORN, 510, 330, 1900), Tone(&DRUM, 510, 82, 900)]),
    wrong: Tune(13, &[Tone(&HORN, 0, 139, 500), Tone(&HORN, 110, 131, 600)]),
};
