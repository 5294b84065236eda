//! Olympics: a morning in the stadium. The lanes run into the light.

use super::art::Art;
use super::look::{self, Look, Stage, band, disc, line, shape};
use super::{Cover, Cut};
use crate::figure::Pictogram;
use crate::messages::app;

/// The cover.
pub const COVER: Cover = Cover {
    line: app::poster_olympics,
    marks: [app::mark_think, app::mark_bluff],
    is_first: false,
    art: drawing,
};

/// What the stadium shows of it.
pub const CUT: Cut =
    Cut { square: "18 42 270 270", wide: "-10 45 310 215", figure: Pictogram::Hurdler, accent: "#fff7e4" };

fn drawing() -> String {
    let mut art = Art::new();
    // Rays, stands and lanes meet at the rising sun.
    art.open("0 0 100% 100%", "-50 -60 100 100", "none");
    art.path(
        "p-ray",
        "M0 0-34-200-10-200zM0 0 34-200 10-200zM0 0-200-150-110-200zM0 0 200-150 110-200z\
         M0 0-200-62-200-104zM0 0 200-62 200-104zM0 0-200-14-200-36zM0 0 200-14 200-36z",
    );
    art.close();
    art.disc("p-sun", "50% 60% 36%");
    art.open("0 0 100% 100%", "-50 -60 100 100", "none");
    art.path("p-stand", "M-130 0-60-17Q-28-6 0-6T60-17V0z");
    art.path("p-tier", "M-93-9H-60Q-28-3.5 0-3.5T60-9V-7Q28-2.7 0-2.7T-60-7H-101z");
    art.path("p-track", "M-400 0H200V80H-400z");
    art.path("p-chalk", "M-400-.4H200V.5H-400z");
    art.path(
        "p-chalk",
        "M0 0-76 44h6zM0 0-44 44h3.8zM0 0-15 44h2.6zM0 0 12.4 44h2.6zM0 0 40.2 44h3.8zM0 0 70 44h6z",
    );
    art.close();
    art.open("0 0 100% 100%", "0 0 100 100", "xMidYMid meet");
    art.path("p-hurdle", "M55 70H97M60 70V97H51M92 70V97H83");
    art.figure("p-hurdler", "0 -8 100 100", Pictogram::Hurdler);
    art.close();
    art.done()
}

/// The look of its podium on a picture to share.
pub static LOOK: Look = Look {
    field: "#8fc8f3",
    ink: "#0e2340",
    block: "#0e2340",
    on_block: "#fdf6e9",
    corner: 0.2,
    figure: ["#0e2340", "#b2371f", "none"],
    ornament: "#fdf6e9",
    paper: ["#fdf6e9", "#c4432b", "#f2b21b"],
    round: 0.0,
    pictograms: &[],
    scenery,
    face: look::plain,
};

/// Lanes that run into the light.
fn scenery(stage: &Stage, _pictograms: &[String]) -> String {
    let (x, y, r) = stage.light(0.9);
    let (horizon, bottom) = (stage.horizon(), stage.size.1);
    // Every second of 28 sectors.
    let ray = |nth: i32| {
        let turn = nth * 360 / 14;
        format!(r#"<path transform="rotate({turn})" d="M0 0H1700L1657 378z"/>"#)
    };
    let rays: String = (0..14).map(ray).collect();
    let mut markup = format!(r##"<g fill="#a6d5f8" transform="translate({x:.0} {y:.0})">{rays}</g>"##);
    markup += &disc("#fff7e4", x, y, r);
    let rise = (bottom - 200.0) * 0.2;
    let stand = |drop: f64| {
        format!(
            "M-10 {:.0}Q600 {:.0} 1210 {:.0}",
            horizon - rise + drop,
            horizon - rise * 0.15 + drop * 0.4,
            horizon - rise + drop
        )
    };
    markup += &shape("#2a69a8", &format!("{}V{horizon:.0}H-10z", stand(0.0)));
    for tier in 1..5 {
        markup += &line("#5d9bd3", 4.0, &stand(f64::from(tier) * rise * 0.2));
    }
    markup += &band("#c4432b", horizon, bottom);
    let lanes: String = (-7..=7)
        .map(|lane| {
            let (top, foot) = (600.0 + f64::from(lane) * 90.0, 600.0 + f64::from(lane) * 90.0 * 1.9);
            format!("M{:.0} {horizon:.0}L{:.0} {bottom:.0}H{:.0}z", top, foot - 4.0, foot + 4.0)
        })
        .collect();
    markup + &shape("#fdf6e9", &lanes) + &band("#fdf6e9", horizon - 3.0, horizon + 3.0)
}
