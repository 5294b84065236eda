//! The sounds of Olympics: a stadium bell, and a soft whistle.
//!
//! A breath, a card, three bells; the bell of the last lap for a win, two falling whistles for what is wrong.

use crate::sound::{CARD_DROP, Family, Instrument, Partial, SLIDE, Tone, Tune};

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
    select: Tune(9, &[Tone(&WHISTLE, 0, 2093, 60)]),
    place: Tune(16, &[Tone(&SLIDE, 0, 2300, 5), Tone(&CARD_DROP, 54, 185, 210)]),
    reveal: Tune(11, &[Tone(&BELL, 0, 392, 1300), Tone(&BELL, 120, 523, 1300), Tone(&BELL, 240, 659, 1500)]),
    win: Tune(12, &[Tone(&BELL, 0, 523, 1900), Tone(&BELL, 140, 523, 1900), Tone(&BELL, 280, 523, 1900), Tone(&BELL, 460, 523, 3000), Tone(&BELL, 468, 659, 3000), Tone(&BELL, 476, 784, 3000)]),
    wrong: Tune(14, &[Tone(&WHISTLE, 0, 1480, 90), Tone(&WHISTLE, 130, 1109, 90)]),
};
