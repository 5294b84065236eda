//! The sounds of Olympicards: crisp cards, and a marimba.
//!
//! A high bar, a snap, three bars; a run and a chord for a win, two low bars for what is wrong.

use crate::sound::{CARD_DROP, Family, Instrument, Note, Partial, Score, WOOD};

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
    select: Score(8, &[Note(&WOOD, 0, 784, 350)]),
    place: Score(15, &[Note(&SNAP, 0, 900, 40), Note(&CARD_DROP, 12, 185, 160)]),
    reveal: Score(14, &[Note(&WOOD, 0, 392, 1200), Note(&WOOD, 95, 523, 1200), Note(&WOOD, 190, 659, 1500)]),
    win: Score(16, &[Note(&WOOD, 0, 523, 1900), Note(&WOOD, 120, 659, 1900), Note(&WOOD, 240, 784, 2000), Note(&WOOD, 360, 1047, 2600), Note(&WOOD, 560, 523, 3000), Note(&WOOD, 568, 784, 3000), Note(&WOOD, 576, 1319, 3000)]),
    wrong: Score(14, &[Note(&WOOD, 0, 233, 400), Note(&WOOD, 110, 208, 450)]),
};
