//! The sounds of Olympicards: crisp cards, and a marimba.
//!
//! A high bar, a snap, three bars; a run and a chord for a win, two low bars for what is wrong.

use crate::sound::{CARD_DROP, Family, Instrument, Partial, Tone, Tune, WOOD};

/// A card snapped on the table.
const SNAP: Instrument = Instrument {
    rise: 1,
    fall: 6,
    rough: 90,
    partials: &[Partial(100, 100, 60), Partial(311, 40, 90), Partial(567, 25, 80), Partial(700, 15, 40)],
};

/// The five sounds of the game.
#[rustfmt::skip]
pub static SOUNDS: Family = Family {
    select: Tune(8, &[Tone(&WOOD, 0, 784, 350)]),
    place: Tune(15, &[Tone(&SNAP, 0, 900, 40), Tone(&CARD_DROP, 12, 185, 160)]),
    reveal: Tune(14, &[Tone(&WOOD, 0, 392, 1200), Tone(&WOOD, 95, 523, 1200), Tone(&WOOD, 190, 659, 1500)]),
    win: Tune(16, &[Tone(&WOOD, 0, 523, 1900), Tone(&WOOD, 120, 659, 1900), Tone(&WOOD, 240, 784, 2000), Tone(&WOOD, 360, 1047, 2600), Tone(&WOOD, 560, 523, 3000), Tone(&WOOD, 568, 784, 3000), Tone(&WOOD, 576, 1319, 3000)]),
    wrong: Tune(14, &[Tone(&WOOD, 0, 233, 400), Tone(&WOOD, 110, 208, 450)]),
};
