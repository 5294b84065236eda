//! The sounds of Orc-lympics: a drum of hide, and a horn.
//!
//! A tap, a stroke, two strokes and a horn; a horn call for a win, a low horn for what is wrong.

use crate::sound::{Family, Instrument, Note, Partial, Score};

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
    select: Score(9, &[Note(&DRUM, 0, 196, 220)]),
    place: Score(14, &[Note(&DRUM, 0, 98, 600)]),
    reveal: Score(15, &[Note(&DRUM, 0, 98, 500), Note(&DRUM, 110, 98, 500), Note(&HORN, 220, 220, 900)]),
    win: Score(16, &[Note(&HORN, 0, 165, 800), Note(&HORN, 170, 220, 800), Note(&HORN, 340, 277, 800), Note(&HORN, 510, 330, 1900), Note(&DRUM, 510, 82, 900)]),
    wrong: Score(13, &[Note(&HORN, 0, 139, 500), Note(&HORN, 110, 131, 600)]),
};
