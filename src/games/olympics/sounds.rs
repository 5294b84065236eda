//! The sounds of Olympics: a stadium bell, and a soft whistle.
//!
//! A breath, a card, three bells; the bell of the last lap for a win, two falling whistles for what is wrong.

use crate::sound::{CARD_DROP, Family, Instrument, Note, Partial, SLIDE, Score};

/// The bell for the last lap.
const BELL: Instrument = Instrument {
    rise: 1,
    fall: 5,
    rough: 8,
    partials: &[
        Partial(100, 100, 60),
        Partial(200, 80, 100),
        Partial(240, 60, 50),
        Partial(300, 50, 40),
        Partial(400, 35, 35),
        Partial(533, 20, 15),
    ],
};

/// A whistle blown softly: more air than tone.
const WHISTLE: Instrument = Instrument {
    rise: 120,
    fall: 120,
    rough: 100,
    partials: &[Partial(100, 100, 100), Partial(200, 60, 12)],
};

/// The five sounds of the game.
#[rustfmt::skip]
pub static SOUNDS: Family = Family {
    select: Score(9, &[Note(&WHISTLE, 0, 2093, 60)]),
    place: Score(16, &[Note(&SLIDE, 0, 2300, 5), Note(&CARD_DROP, 54, 185, 210)]),
    reveal: Score(11, &[Note(&BELL, 0, 392, 1300), Note(&BELL, 120, 523, 1300), Note(&BELL, 240, 659, 1500)]),
    win: Score(12, &[Note(&BELL, 0, 523, 1900), Note(&BELL, 140, 523, 1900), Note(&BELL, 280, 523, 1900), Note(&BELL, 460, 523, 3000), Note(&BELL, 468, 659, 3000), Note(&BELL, 476, 784, 3000)]),
    wrong: Score(14, &[Note(&WHISTLE, 0, 1480, 90), Note(&WHISTLE, 130, 1109, 90)]),
};
