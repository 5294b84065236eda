//! The Pentathlon, the sixth cover: an evening in the stadium. Arcades, and lanes in the colours of the games.

use super::look::{self, Look, Stage, band, disc, shape};

const SKY: &str = "#2b1b33";
const STANDS: &str = "#38253f";
const GROUND: &str = "#1c1022";
const CHALK: &str = "#fdf4e3";
const GOLD: &str = "#f2c658";
/// The colours of the lanes, in the order from easy to hard.
const LANES: [&str; 5] = ["#cf6f3e", "#f57a1f", "#93b45a", "#f2b21b", "#8fc8f3"];

/// The colour of the game of that number in an event.
pub fn colour_of(number: usize) -> &'static str {
    LANES.get(number % LANES.len()).copied().unwrap_or(GOLD)
}

/// The stands with their arcades in the dark, on a picture 1200 wide, down to the horizon.
pub fn arcade(horizon: f64) -> String {
    let (top, foot) = (horizon - 102.0, horizon - 60.0);
    let stands = format!("M0 {top:.0}Q600 {:.0} 1200 {top:.0}V{horizon:.0}H0z", top - 44.0);
    let arches: String = (0..18)
        .map(|nth| format!("M{} {horizon:.0}V{foot:.0}a24 24 0 0 1 48 0V{horizon:.0}z", 14 + nth * 66))
        .collect();
    shape(STANDS, &stands) + &shape(SKY, &arches)
}

/// The track from the horizon to the lower edge of a picture 1200 wide: a lane in the colour of each game, around a place.
pub fn lanes(middle: f64, horizon: f64, bottom: f64) -> String {
    let spread = 1.0 + (bottom - horizon) / 110.0;
    let edge = |nth: f64| {
        let far = middle + (nth - 2.5) * 165.0;
        (far, middle + (nth - 2.5) * 165.0 * spread)
    };
    let mut markup = band(GROUND, horizon, bottom);
    for (nth, colour) in LANES.iter().enumerate() {
        let ((left, near_left), (right, near_right)) = (edge(nth as f64), edge(nth as f64 + 1.0));
        let path = format!("M{left:.0} {horizon:.0}H{right:.0}L{near_right:.0} {bottom:.0}H{near_left:.0}z");
        markup += &shape(colour, &path);
    }
    let chalk: String = (0..=LANES.len())
        .map(|nth| {
            let (far, near) = edge(nth as f64);
            format!("M{:.0} {horizon:.0}h2L{:.0} {bottom:.0}h-10z", far - 1.0, near + 5.0)
        })
        .collect();
    markup + &shape(CHALK, &chalk)
}

/// The look of its ceremony on a picture to share.
pub static EVENING: Look = Look {
    field: SKY,
    ink: CHALK,
    block: CHALK,
    on_block: GROUND,
    corner: 0.35,
    figure: [SKY, "#b8851a", "none"],
    ornament: GOLD,
    paper: ["#f57a1f", "#8fc8f3", "#93b45a"],
    round: 0.0,
    pictograms: &[],
    scenery,
    face: look::plain,
};

/// Five beams meet in the gold behind the champion.
fn scenery(stage: &Stage, _: &[String]) -> String {
    let (x, y, r) = stage.light(0.62);
    let (horizon, bottom) = (stage.horizon(), stage.size.1);
    let beam = |(nth, colour): (usize, &&str)| {
        let turn = (nth as f64 - 2.0) * 34.0;
        format!(
            r#"<path fill="{colour}" fill-opacity=".45" transform="rotate({turn} {x:.0} {y:.0})" d="M{:.0} {y:.0}L{:.0} {:.0}H{:.0}L{:.0} {y:.0}z"/>"#,
            x - r * 0.6,
            x - r * 0.3,
            y - 1400.0,
            x + r * 0.3,
            x + r * 0.6,
        )
    };
    let beams: String = LANES.iter().enumerate().map(beam).collect();
    beams + &arcade(horizon) + &lanes(x, horizon, bottom) + &disc(GOLD, x, y, r)
}
