//! Olympia 2000 (B.C.): the prize itself, an amphora painted with the man who won it.

use super::art::Art;
use super::look::{Look, Place, Stage, band, disc, line};
use super::{Cover, Cut};
use crate::figure::{Pictogram, athlete};
use crate::messages::app;

/// The cover.
pub const COVER: Cover = Cover {
    line: app::poster_olympia2000,
    marks: [app::mark_easy, app::mark_turns],
    is_first: true,
    art: drawing,
};

/// What the stadium shows of it.
pub const CUT: Cut =
    Cut { square: "10 20 280 280", wide: "0 95 300 208", figure: Pictogram::Discus, accent: "#fff7e4" };

fn drawing() -> String {
    let mut art = Art::new();
    art.open("0 0 100% 100%", "0 0 300 296", "xMidYMax meet");
    art.disc("p-sun-2", "150 160 146");
    for unit in -14..25 {
        art.path("p-meander", &format!("M{} 293h21v-13h-15v8h9", unit * 24));
    }
    art.path("p-handle", "M178 30C252 10 270 60 244 104M122 30C48 10 30 60 56 104");
    art.path(
        "p-glaze",
        "M98 2h104q7 0 7 7v7q0 7-8 8l-9 2C186 42 186 50 192 58 204 72 272 84 284 152 292 206 264 264 236 302\
         H64C36 264 8 206 16 152 28 84 96 72 108 58 114 50 114 42 108 26l-9-2q-8-1-8-8v-7q0-7 7-7z",
    );
    art.path(
        "p-incised",
        "M112 32Q150 38 188 32M110 56Q150 66 190 56M54 94Q150 118 246 94M36 258Q150 288 264 258",
    );
    art.path("p-lotus", "M118 51l7-13 7 15 7-14 7 15 8-15 7 14 7-15 7 14 7-13");
    art.path("p-tongues", "M76 82Q150 104 224 82");
    art.path("p-panel", "M53 104Q150 128 247 104 284 172 258 248 150 278 42 248 16 172 53 104z");
    // He stands between two columns, as victors do on these vases.
    art.path("p-glaze", "M54 122h30v7l-7 4v136h-16v-136l-7-4zM216 122h30v7l-7 4v136h-16v-136l-7-4z");
    art.path("p-flute", "M66.5 137v130M71.5 137v130M228.5 137v130M233.5 137v130");
    art.drawing("p-painted", "66 104 168 168", athlete(1, 0));
    for (x, y) in [(58, 262), (102, 270), (152, 272), (200, 267)] {
        art.figure("p-runner", &format!("{x} {y} 28 28"), Pictogram::Marathon);
    }
    art.close();
    art.done()
}

/// The look of its podium on a picture to share.
pub static LOOK: Look = Look {
    field: "#cf6f3e",
    ink: "#1d1009",
    block: "#1c1512",
    on_block: "#fbe9cf",
    corner: 0.0,
    figure: ["#1c1512", "#fbe9cf", "#de8a57"],
    ornament: "#fbe9cf",
    paper: ["#fbe9cf", "#a3461e", "#f0b878"],
    round: 0.5,
    pictograms: &[],
    scenery,
    face: incised,
};

/// The side of a vase.
fn scenery(stage: &Stage, _pictograms: &[String]) -> String {
    let (x, y, r) = stage.light(0.88);
    let (floor, bottom) = (stage.floor, stage.size.1);
    let mut markup = disc("#de8a57", x, y, r * 0.93);
    markup += &format!(
        r##"<circle fill="none" stroke="#de8a57" stroke-width="6" cx="{x:.0}" cy="{y:.0}" r="{r:.0}"/>"##
    );
    markup += &band("#1c1512", 0.0, 12.0);
    markup += r##"<path stroke="#1c1512" stroke-width="18" stroke-dasharray="11 7" d="M3 24H1200"/>"##;
    let frieze = if stage.is_square && bottom - floor > 200.0 { 32.0 } else { bottom - floor };
    if bottom - floor > frieze {
        markup += &band("#de8a57", floor, bottom);
        markup += &band("#1c1512", floor, floor + 8.0);
    }
    markup += &band("#1c1512", bottom - frieze, bottom);
    // The meander is 21 by 13 units on the covers.
    let scale = (frieze - 12.0) * 0.62 / 13.0;
    let count = (1200.0 / (24.0 * scale)).ceil() as usize;
    let key: String = (0..count).map(|unit| format!("M{} 13h21v-13h-15v8h9", unit * 24)).collect();
    let top = bottom - frieze / 2.0 - 6.5 * scale;
    markup
        + &format!(
            r#"<g transform="translate(2 {top:.1}) scale({scale:.2})">{}</g>"#,
            line("#de8a57", 3.2, &key)
        )
}

/// Two fine lines around the face, as scratched by a potter.
fn incised((x, y, width, height): Place) -> String {
    let path = |gap: f64, top: f64| {
        format!(
            "M{:.0} {:.0}V{:.0}H{:.0}V{:.0}z",
            x + gap,
            y + top,
            y + height - gap,
            x + width - gap,
            y + top
        )
    };
    line("#8a5a3a", 2.0, &path(9.0, 18.0))
}
