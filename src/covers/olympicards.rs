//! Olympicards: nine sports, nine cards, held up with both hands.

use super::Cover;
use super::art::Art;
use crate::figure::Pictogram;
use crate::messages::app;

/// The nine sports, from left to right in the fan.
const NINE: [Pictogram; 9] = [
    Pictogram::Hurdles,
    Pictogram::Swimming,
    Pictogram::LongJump,
    Pictogram::TableTennis,
    Pictogram::Weightlifting,
    Pictogram::Relay,
    Pictogram::HighJump,
    Pictogram::Sailing,
    Pictogram::Discus,
];

/// The cover.
pub const COVER: Cover = Cover {
    line: app::poster_olympicards,
    marks: [app::mark_many, app::mark_quick],
    is_first: false,
    art: drawing,
};

fn drawing() -> String {
    let mut art = Art::new();
    art.open("0 0 100% 100%", "0 0 100 100", "none");
    art.path("p-navy", "M-9 95H109V140H-9z");
    art.close();
    art.open("0 0 100% 100%", "0 0 300 390", "xMidYMax meet");
    for (sport, lean) in NINE.into_iter().zip([-62, -46, -31, -15, 0, 15, 31, 46, 62]) {
        art.turned(lean, 150, 286);
        art.path("p-card", "M123 6h54a8 8 0 0 1 8 8v78a8 8 0 0 1-8 8h-54a8 8 0 0 1-8-8v-78a8 8 0 0 1 8-8z");
        art.figure("p-sport", "122 22 56 56", sport);
        art.end();
    }
    art.figure("p-lifter", "10 96 280 280", Pictogram::Lifter);
    art.close();
    art.done()
}
