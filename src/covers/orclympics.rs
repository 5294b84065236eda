//! Orc-lympics: a group portrait of the village team, at dusk, under the bunting.

use super::art::Art;
use super::look::{Look, Place, Stage, band, disc, line, shape};
use super::{Cover, Cut};
use crate::figure::Pictogram;
use crate::messages::app;

/// The team, back row first: class, place, pictogram.
const TEAM: [(&str, &str, Pictogram); 7] = [
    ("p-bust p-elf", "-22 84 150 150", Pictogram::Elf),
    ("p-bust p-djinn", "172 84 150 150", Pictogram::Djinn),
    ("p-bust p-orc", "48 62 204 204", Pictogram::Orc),
    ("p-bust p-goblin", "-20 186 124 124", Pictogram::Goblin),
    ("p-bust p-dwarf", "198 192 118 118", Pictogram::Dwarf),
    ("p-bust p-human", "118 196 112 112", Pictogram::Human),
    ("p-bust p-halfling", "58 214 94 94", Pictogram::Halfling),
];

/// The cover.
pub const COVER: Cover = Cover {
    line: app::poster_orclympics,
    marks: [app::mark_faces, app::mark_quick],
    is_first: false,
    art: drawing,
};

/// What the stadium shows of it.
pub const CUT: Cut =
    Cut { square: "58 75 190 190", wide: "15 85 270 187", figure: Pictogram::Orc, accent: "#83a848" };

fn drawing() -> String {
    let mut art = Art::new();
    art.open("0 0 100% 100%", "0 0 100 100", "none");
    art.path("p-dusk-1", "M-400 40H100V110H-400z");
    art.path("p-dusk-2", "M-400 56H100V110H-400z");
    art.path("p-dusk-3", "M-400 70H100V110H-400z");
    art.close();
    art.open("0 0 100% 100%", "12 26 276 274", "xMidYMax meet");
    art.disc("p-ember", "150 152 122");
    art.path("p-hill", "M-1200 236H-300Q-120 150 0 214T150 230 330 206 600 230H1500V420H-1200z");
    for (class, place, who) in TEAM {
        art.figure(class, place, who);
    }
    art.close();
    // The bunting hangs from the top, whatever the shape of the frame.
    art.open("0 0 100% 100%", "0 0 300 300", "xMidYMin slice");
    art.path("p-string", "M-40-8Q150 60 340-8");
    art.path(
        "p-flag",
        "M-13 1 15 9-1 29zM62 19l28 4-16 22zM136 26h28l-14 24zM210 23l28-4-12 26zM285 9l28-8-12 28z",
    );
    art.path("p-flag p-flag-2", "M25 11l28 6-17 21zM99 24l28 1-15 24zM173 25l28-1-13 25zM247 17l28-6-11 27z");
    art.close();
    art.done()
}

/// The look of its podium on a picture to share.
pub static LOOK: Look = Look {
    field: "#2f3b26",
    ink: "#f3e6c8",
    block: "#5b3a1d",
    on_block: "#fbf0d6",
    corner: 0.12,
    figure: ["#1b2313", "#f3e6c8", "none"],
    ornament: "#f3e6c8",
    paper: ["#f3e6c8", "#e2622c", "#86a84c"],
    round: 0.3,
    pictograms: &[],
    scenery,
    face: planks,
};

/// A fair at dusk, under the bunting.
fn scenery(stage: &Stage, _pictograms: &[String]) -> String {
    let (x, y, r) = stage.light(0.86);
    let (horizon, (_, bottom)) = (stage.horizon(), stage.size);
    let deep = bottom * 0.1;
    let mut markup = String::new();
    for (colour, steps) in [("#4a4a26", 3.6), ("#75512a", 2.4), ("#a65a2b", 1.2)] {
        markup += &band(colour, horizon - steps * deep, bottom);
    }
    markup += &disc("#f2a23f", x, y, r);
    let hill = |left: f64, middle: f64, right: f64| {
        format!(
            "M-10 {:.0}Q250 {:.0} 620 {:.0}T1210 {:.0}V{bottom:.0}H-10z",
            horizon - left,
            horizon - middle,
            horizon,
            horizon - right
        )
    };
    markup += &shape("#3a4528", &hill(deep * 1.1, deep * 1.6, deep * 0.9));
    markup += &shape("#26301d", &hill(-deep * 0.1, deep * 0.5, deep * 0.2));
    let (sag, flag) = if stage.is_square { (76.0, 46.0) } else { (44.0, 28.0) };
    let at = |share: f64| (1200.0 * share, -8.0 + 2.0 * share * (1.0 - share) * (sag + 8.0));
    markup += &line("#f3e6c8", 3.0, &format!("M0 -8Q600 {sag} 1200 -8"));
    for nth in 0..17 {
        let from = (f64::from(nth) + 0.15) / 17.0;
        let ((left, y), (right, end)) = (at(from), at(from + 0.7 / 17.0));
        let colour = if nth % 2 == 0 { "#e2622c" } else { "#f3e6c8" };
        let tip = (left + right) / 2.0;
        markup += &shape(
            colour,
            &format!("M{left:.0} {y:.0}L{right:.0} {end:.0}L{tip:.0} {:.0}z", (y + end) / 2.0 + flag),
        );
    }
    markup
}

/// Planks.
fn planks((x, y, width, height): Place) -> String {
    let count = (height / 46.0).floor() as usize;
    let gaps = (1..=count).map(|nth| format!("M{x:.0} {:.0}h{width:.0}", y + nth as f64 * 46.0));
    line("#472c14", 4.0, &gaps.collect::<String>())
}
