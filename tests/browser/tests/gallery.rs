//! The designers' desk: every part, pictogram and cover in every palette, by day and by night.

use pentathlon_browser::{Look, Page, Site};
use pentathlon_engine::games::shelf;
use serde_json::Value;

use crate::sight;

const PAGES: [&str; 6] = ["covers", "palettes", "parts", "athletes", "pictograms", "sounds"];

/// The palette of the shelf, and that of each game on it.
fn palettes() -> Vec<&'static str> {
    ["shelf"].into_iter().chain(shelf().map(|facts| facts.id)).collect()
}

/// At least so many things lie on each stage of a page.
const THINGS: [(&str, &str, u64); 6] = [
    ("covers", ".poster", 5),
    ("palettes", ".gallery-swatch, .gallery-row > figure", 50),
    ("parts", ".gallery-row > *", 80),
    ("athletes", ".gallery-clay .pictogram", 50),
    ("pictograms", ".gallery-three .pictogram", 150),
    ("sounds", ".gallery-row > button", 8),
];

/// Pictures and parts of which nothing can be seen; a tint of the ground upon the ground does not count as seen.
const NOTHING_TO_SEE: &str = r#"
const shown = (e) => e.checkVisibility({ visibilityProperty: true });
const named = (e) => `${e.closest("figure")?.innerText || e.parentElement.className} ${e.getAttribute("class")}`.trim();
const faults = [];
for (const svg of [...document.querySelectorAll(".gallery-stage svg")].filter(shown)) {
  const { width, height } = svg.getBoundingClientRect();
  const { width: drawn, height: high } = svg.getBBox();
  if (Math.min(width, height) < 4) faults.push(`${named(svg)} has no size`);
  else if (Math.max(drawn, high) < 4) faults.push(`${named(svg)} is empty`);
}
for (const thing of document.querySelectorAll(".gallery-row > *")) {
  const { width, height } = thing.getBoundingClientRect();
  if (shown(thing) && Math.min(width, height) < 4) faults.push(`${thing.outerHTML.slice(0, 60)} has no size`);
}
return [...new Set(faults)];"#;

#[track_caller]
fn open(page: &Page, sheet: &str, theme: &str, palette: &str) {
    let stages = if theme == "both" { 2 } else { 1 };
    page.go(&format!("#/gallery/{sheet}/{theme}/{palette}"));
    page.wait_for(
        "the stages",
        &format!(
            "document.querySelectorAll('.gallery-stage[data-game={palette}]').length === {stages}
             && document.querySelector('.gallery-menu [aria-current=true]')?.textContent === '{sheet}'"
        ),
    );
}

#[track_caller]
fn told(page: &Page, script: &str) -> Vec<String> {
    let found = page.run(script, &[]);
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

#[test]
#[ignore = "needs the gallery: `cargo xtask test --all`"]
fn everything_in_the_gallery_is_drawn_in_every_palette_by_day_and_by_night() {
    let site = Site::gallery();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    for (sheet, things, least) in THINGS {
        for palette in palettes() {
            for look in [Look::TABLET, Look::PHONE] {
                page.look(look.still());
                open(&page, sheet, "both", palette);
                let mut found = told(&page, NOTHING_TO_SEE);
                for stage in ["light", "dark"] {
                    let count = format!(
                        "return document.querySelectorAll('[data-theme={stage}] > .gallery-stage :is({things})').length;"
                    );
                    let count = page.run(&count, &[]).as_u64().unwrap_or_default();
                    if count < least {
                        found.push(format!("only {count} things on the {stage} stage"));
                    }
                }
                found.extend(sight::too_wide(&page));
                let place = format!("{sheet}, {palette}, {}x{}", look.width, look.height);
                faults.extend(found.into_iter().take(6).map(|fault| format!("{place}: {fault}")));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults in the gallery:\n{}", faults.len(), faults.join("\n"));
    page.close();
}

#[test]
#[ignore = "needs the gallery: `cargo xtask test --all`"]
fn axe_finds_nothing_in_the_gallery() {
    let site = Site::gallery();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    for sheet in PAGES {
        open(&page, sheet, "light", "shelf");
        faults.extend(page.accessibility_faults().into_iter().map(|fault| format!("{sheet}: {fault}")));
        // What changes with the palette are the colours.
        for palette in palettes() {
            open(&page, sheet, "both", palette);
            let found = page.contrast_faults().into_iter();
            faults.extend(found.map(|fault| format!("{sheet}, {palette}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "axe-core finds:\n{}", faults.join("\n"));
    page.close();
}

#[test]
#[ignore = "needs the gallery: `cargo xtask test --all`"]
fn whoever_leaves_the_gallery_has_their_own_light_again() {
    const THEME: &str = "document.documentElement.dataset.theme";
    let site = Site::gallery();
    let page = Page::open(&site, Look::TABLET.still().dark());
    page.wait_for("the night", &format!("{THEME} === 'dark'"));
    open(&page, "parts", "both", "shelf");
    page.wait_for("the day", &format!("{THEME} === 'light'"));
    open(&page, "covers", "dark", "shelf");
    page.tap_named("a", "←");
    page.wait_for("the night again", &format!("document.querySelector('.shelf') && {THEME} === 'dark'"));
    page.close();
}
