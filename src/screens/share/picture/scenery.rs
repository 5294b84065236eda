//! What is behind the podium: the stadium, the vase, the village at dusk, the cards, the discs. As on the covers, but
//! without the figures, and with the winner in the light.

use super::layout::{Format, Layout};
use std::f64::consts::TAU;

type Place = (f64, f64, f64, f64);

fn disc(colour: &str, x: f64, y: f64, r: f64) -> String {
    format!(r#"<circle fill="{colour}" cx="{x:.0}" cy="{y:.0}" r="{r:.0}"/>"#)
}

fn shape(colour: &str, path: &str) -> String {
    format!(r#"<path fill="{colour}" d="{path}"/>"#)
}

fn band(colour: &str, top: f64, bottom: f64) -> String {
    shape(colour, &format!("M0 {top:.0}H1200V{bottom:.0}H0z"))
}

fn line(colour: &str, width: f64, path: &str) -> String {
    format!(r#"<path fill="none" stroke="{colour}" stroke-width="{width}" d="{path}"/>"#)
}

/// A drawing on a square of 100, around a point.
pub fn drawn(markup: &str, x: f64, y: f64, side: f64) -> String {
    let (left, top) = (x - side / 2.0, y - side / 2.0);
    format!(
        r#"<svg x="{left:.1}" y="{top:.1}" width="{side:.1}" height="{side:.1}" viewBox="0 0 100 100" overflow="visible">{markup}</svg>"#
    )
}

/// The height of the horizon: behind the blocks.
fn horizon(layout: &Layout) -> f64 {
    layout.floor - layout.type_size * 1.6
}

/// The light around the winners: its middle and its radius, which is this share of their size and stays below the
/// headline.
fn light(layout: &Layout, share: f64) -> (f64, f64, f64) {
    let (x, y, side) = layout.winners();
    (x, y, (side * share).min(y - layout.size.1 * 0.28))
}

/// A smooth face.
pub fn plain(_place: Place) -> String {
    String::new()
}

/// Two fine lines around the face, as scratched by a potter.
pub fn incised((x, y, width, height): Place) -> String {
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

/// Planks.
pub fn planks((x, y, width, height): Place) -> String {
    let count = (height / 46.0).floor() as usize;
    let gaps = (1..=count).map(|nth| format!("M{x:.0} {:.0}h{width:.0}", y + nth as f64 * 46.0));
    line("#472c14", 4.0, &gaps.collect::<String>())
}

/// Olympics: lanes that run into the light.
pub fn olympics(layout: &Layout, _pictograms: &[String]) -> String {
    let (x, y, r) = light(layout, 0.9);
    let (horizon, bottom) = (horizon(layout), layout.size.1);
    let ray = |nth: i32| {
        let at = |turn: f64| {
            let angle = TAU * turn / 28.0;
            format!("{:.0} {:.0}", x + 1700.0 * angle.cos(), y + 1700.0 * angle.sin())
        };
        let turn = f64::from(nth * 2);
        format!("M{x:.0} {y:.0}L{}L{}z", at(turn), at(turn + 1.0))
    };
    let mut markup = shape("#a6d5f8", &(0..14).map(ray).collect::<String>());
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

/// Olympia 2000: the side of a vase.
pub fn olympia2000(layout: &Layout, _pictograms: &[String]) -> String {
    let (x, y, r) = light(layout, 0.88);
    let (floor, bottom) = (layout.floor, layout.size.1);
    let mut markup = disc("#de8a57", x, y, r * 0.93);
    markup += &format!(
        r##"<circle fill="none" stroke="#de8a57" stroke-width="6" cx="{x:.0}" cy="{y:.0}" r="{r:.0}"/>"##
    );
    markup += &band("#1c1512", 0.0, 12.0);
    markup += r##"<path stroke="#1c1512" stroke-width="18" stroke-dasharray="11 7" d="M3 24H1200"/>"##;
    let frieze = match layout.format {
        Format::Square if bottom - floor > 200.0 => 32.0,
        _ => bottom - floor,
    };
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

/// Orc-lympics: a fair at dusk, under the bunting.
pub fn orclympics(layout: &Layout, _pictograms: &[String]) -> String {
    let (x, y, r) = light(layout, 0.86);
    let (horizon, (_, bottom)) = (horizon(layout), layout.size);
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
    let (sag, flag) = if layout.format == Format::Square { (76.0, 46.0) } else { (44.0, 28.0) };
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

/// Olympicards: a fan of cards behind the winner.
pub fn olympicards(layout: &Layout, pictograms: &[String]) -> String {
    let (x, y, side) = layout.winners();
    let pivot = y + side * 0.62;
    // The fan stays below the headline.
    let scale = (side / 212.0).min((pivot - layout.size.1 * 0.28) / 292.0);
    let mut markup = String::new();
    for (nth, sport) in pictograms.iter().enumerate() {
        let lean = (nth as f64 - 4.0) * 15.5;
        markup += &format!(
            r##"<g transform="translate({x:.1} {pivot:.1}) rotate({lean}) scale({scale:.3})"><rect x="-37" y="-292" width="74" height="104" rx="9" fill="#ffab6b" stroke="#f57a1f" stroke-width="3"/><g opacity=".3">{}</g></g>"##,
            drawn(sport, 0.0, -240.0, 60.0)
        );
    }
    let horizon = horizon(layout);
    markup += &disc("#f57a1f", x, pivot - scale * 124.0, scale * 132.0);
    markup += &band("#d65a00", horizon, layout.size.1);
    markup + &band("#0c1f45", horizon, horizon + 6.0)
}

/// Olympikos: everything is round.
pub fn olympikos(layout: &Layout, pictograms: &[String]) -> String {
    /// Left, and the height above the floor as shares of width and height, radius, colour.
    const DISCS: [(f64, f64, f64, &str); 6] = [
        (0.0, 0.34, 0.12, "#1d5fb4"),
        (1.0, 0.36, 0.12, "#d2342c"),
        (0.17, 0.5, 0.05, "#1f8a45"),
        (0.83, 0.51, 0.05, "#1b1714"),
        (0.9, 0.14, 0.1, "#1d5fb4"),
        (0.1, 0.13, 0.11, "#f2b21b"),
    ];
    let (x, y, light) = light(layout, 0.86);
    let (floor, (_, bottom)) = (layout.floor, layout.size);
    let mut markup = String::new();
    for ((left, up, r, colour), sport) in DISCS.into_iter().zip(pictograms) {
        let (cx, r) = (left * 1200.0, r * bottom);
        // Below the headline.
        let cy = (floor - up * bottom).max(bottom * 0.29 + r);
        markup += &disc(colour, cx, cy, r);
        markup += &drawn(sport, cx, cy, r * 1.44);
    }
    markup += &disc("#f2b21b", x, y, light);
    let horizon = horizon(layout);
    markup
        + &shape(
            "#1f8a45",
            &format!(
                "M-10 {:.0}Q600 {:.0} 1210 {:.0}V{bottom:.0}H-10z",
                horizon + 20.0,
                horizon - 40.0,
                horizon + 20.0
            ),
        )
}
