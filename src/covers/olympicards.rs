//! Olympicards: nine sports, nine cards, held up with both hands.

use super::art::Art;
use super::look::{self, Look, Stage, band, disc, drawn};
use super::{Cover, Cut};
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

/// What the stadium shows of it.
pub const CUT: Cut =
    Cut { square: "-20 -20 340 340", wide: "-20 -15 340 236", figure: Pictogram::Lifter, accent: "#fff7e4" };

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

/// The look of its podium on a picture to share.
pub static LOOK: Look = Look {
    field: "#f57a1f",
    ink: "#0c1f45",
    block: "#ffffff",
    on_block: "#0c1f45",
    corner: 0.45,
    figure: ["#0c1f45", "#ffffff", "none"],
    ornament: "#ffffff",
    paper: ["#ffffff", "#ffd257", "#ffc48a"],
    round: 0.0,
    pictograms: &[
        ("p-sport", Pictogram::Hurdles),
        ("p-sport", Pictogram::Swimming),
        ("p-sport", Pictogram::LongJump),
        ("p-sport", Pictogram::TableTennis),
        ("p-sport", Pictogram::Weightlifting),
        ("p-sport", Pictogram::Relay),
        ("p-sport", Pictogram::HighJump),
        ("p-sport", Pictogram::Sailing),
        ("p-sport", Pictogram::Discus),
    ],
    scenery,
    face: look::plain,
};

/// A fan of cards behind the winner.
fn scenery(stage: &Stage, pictograms: &[String]) -> String {
    let (x, y, side) = stage.winners;
    let pivot = y + side * 0.62;
    // The fan stays below the headline.
    let scale = (side / 212.0).min((pivot - stage.size.1 * 0.28) / 292.0);
    let mut markup = String::new();
    for (nth, sport) in pictograms.iter().enumerate() {
        let lean = (nth as f64 - 4.0) * 15.5;
        markup += &format!(
            r##"<g transform="translate({x:.1} {pivot:.1}) rotate({lean}) scale({scale:.3})"><rect x="-37" y="-292" width="74" height="104" rx="9" fill="#ffab6b" stroke="#f57a1f" stroke-width="3"/><g opacity=".3">{}</g></g>"##,
            drawn(sport, 0.0, -240.0, 60.0)
        );
    }
    let horizon = stage.horizon();
    markup += &disc("#f57a1f", x, pivot - scale * 124.0, scale * 132.0);
    markup += &band("#d65a00", horizon, stage.size.1);
    markup + &band("#0c1f45", horizon, horizon + 6.0)
}
