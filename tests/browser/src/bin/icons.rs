//! Draws the app's icons with the figure, into `public/`: `cargo xtask icons`.
#![allow(clippy::panic, reason = "a tool that cannot go on stops with a sentence")]

#[allow(dead_code, reason = "the icons show one pictogram of the family")]
#[path = "../../../../src/figure/mod.rs"]
mod figure;

use std::fs;
use std::path::Path;

use pentathlon_browser::{Look, Page, Site};
use serde_json::json;
use xtask::tools::project;

const CLAY: &str = "#cf6f3e";
const SUN: &str = "#e08a55";
const NIGHT: &str = "#1c1512";
const CREAM: &str = "#fbe9cf";

fn main() {
    let folder = project::root().join("public");
    write(&folder.join("favicon.svg"), &smallest());
    let site = Site::of(&folder, "/");
    let page = Page::blank(&site, Look::sized(180, 180));
    let transparent = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
    page.devtools("Emulation.setDefaultBackgroundColorOverride", transparent);
    let icons = folder.join("icons");
    draw(&page, &icons.join("192.png"), 192, &cover(22, 80));
    draw(&page, &icons.join("512.png"), 512, &cover(22, 80));
    // Some devices crop it to a circle, so the important part stays within four fifths of it.
    draw(&page, &icons.join("maskable-512.png"), 512, &cover(0, 66));
    draw(&page, &icons.join("apple-touch-180.png"), 180, &cover(0, 76));
    page.close();
}

fn write(path: &Path, content: &str) {
    fs::write(path, content).unwrap_or_else(|why| panic!("{} should be written: {why}", path.display()));
    println!("{}", path.display());
}

fn draw(page: &Page, path: &Path, size: u32, svg: &str) {
    page.look(Look::sized(size, size));
    let url = format!("data:image/svg+xml,{}", svg.replace('#', "%23"));
    page.ask("opening a drawing", page.driver().goto(url.as_str()));
    page.screenshot(path);
    println!("{}", path.display());
}

/// The discus thrower in front of the sun. `corner` is the radius of the tile's corners, `size` the height of the
/// athlete, both in hundredths of the icon.
fn cover(corner: u32, size: u32) -> String {
    let sun = format!("<circle cx=\"50\" cy=\"50\" r=\"{}\" fill=\"{SUN}\"/>", size * 9 / 20);
    let needle = format!("stroke=\"{SUN}\" stroke-width=\"1.8\" paint-order=\"stroke\"");
    let disc = format!("fill=\"{CREAM}\"");
    tile(corner, &sun, size, &inked(figure::athlete(2, 0), &disc, "opacity=\".5\"", &needle))
}

/// The icon of a browser tab. At sixteen pixels, a wider discus and a darker far leg are clearer than a sun.
fn smallest() -> String {
    let disc = format!("fill=\"{CREAM}\" stroke=\"{CREAM}\" stroke-width=\"5\"");
    tile(20, "", 90, &inked(figure::Pictogram::Discus.markup(), &disc, "opacity=\".8\"", ""))
}

/// Sets the colours as attributes, because an icon has no stylesheet.
fn inked(markup: &str, disc: &str, far: &str, cut: &str) -> String {
    markup
        .replace("class=\"fa\"", disc)
        .replace("class=\"far\"", far)
        .replace(" class=\"cut\"", &format!(" {cut}"))
        .replace(" class=\"figure\"", "")
        .replace("currentColor", NIGHT)
        .replace("  ", " ")
}

fn tile(corner: u32, behind: &str, size: u32, athlete: &str) -> String {
    let (margin, scale) = (f64::from(100 - size) / 2.0, f64::from(size) / 100.0);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><rect width=\"100\" height=\"100\" \
         rx=\"{corner}\" fill=\"{CLAY}\"/>{behind}<g transform=\"translate({margin} {margin})scale({scale})\">\
         {athlete}</g></svg>\n"
    )
}
