//! How soon the app is seen, for `docs/performance.md`: with each file of the first load hanging in turn, and at several
//! addresses on a slow phone. Compares the build with others in the folders named:
//! `cargo xtask measure opening FOLDER…`

use std::collections::BTreeSet;
use std::env;
use std::path::PathBuf;

use pentathlon_browser::{Look, Page, Site};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::olympics::{Olympics, Setup};
use pentathlon_engine::rules::{Level, Setup as _};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};
use serde_json::{Value, json};
use xtask::build::size;
use xtask::tools::project;

/// How often each address is opened. The median counts.
const TIMES: usize = 5;
/// A slow phone: a quarter of the processor, and a connection of 1.6 Mbit/s with 150 ms to the server and back.
const SLOWER: u32 = 4;
const BYTES_A_SECOND: u32 = 200_000;
const LATENCY_MS: u32 = 150;
/// Notes when the largest element so far was painted.
const WATCH: &str = "
    new PerformanceObserver((list) => { window.largest = list.getEntries().at(-1).startTime; })
      .observe({ type: 'largest-contentful-paint', buffered: true });";
/// The addresses, each with what is there once it is open. The shelf is that of a first visit.
const PLACES: [(&str, &str); 4] = [
    ("#/", ".shelf .cover-art > *"),
    ("#/new/olympics", "main.set-up form"),
    ("#/table/t", "main.table[data-phase=asking]"),
    ("#/rules/olympics", ".rules-text"),
];

fn main() {
    println!("| what hangs | first paint, ms |\n| --- | ---: |");
    let files = size::first_load().unwrap_or_default();
    let fonts = BTreeSet::from([".woff2".to_owned()]);
    let all = BTreeSet::from([".css .js .wasm .woff2 .svg".to_owned()]);
    for held in [BTreeSet::from([String::new()]), files, fonts, all].into_iter().flatten() {
        // The page itself is there.
        if !held.ends_with(".html") && !held.starts_with("sw") {
            println!("| {held} | {:.0} |", paint_without(&held));
        }
    }
    let folders: Vec<PathBuf> = env::args().skip(1).map(PathBuf::from).chain([project::dist()]).collect();
    println!(
        "\n| build | address | first paint | largest paint | there, ms |\n| --- | --- | ---: | ---: | ---: |"
    );
    for place in PLACES {
        // The builds take turns, so that a busy moment of the machine meets all.
        let mut times = vec![Vec::new(); folders.len()];
        for _ in 0..TIMES {
            for (folder, times) in folders.iter().zip(&mut times) {
                times.push(open(&Site::of(folder, "/"), place));
            }
        }
        for (folder, times) in folders.iter().zip(times) {
            let [first, largest, there] = [0, 1, 2].map(|which| median(times.iter().map(|time| time[which])));
            println!("| {} | {} | {first:.0} | {largest:.0} | {there:.0} |", folder.display(), place.0);
        }
    }
}

/// When something is painted while these files hang, in milliseconds since the page itself was there.
fn paint_without(held: &str) -> f64 {
    let site = Site::of(&project::dist(), "/");
    let page = Page::blank(&site, Look::PHONE.still());
    let held: Vec<&str> = held.split_whitespace().collect();
    site.hold(&held);
    // In a tab of its own, since the driver waits while a page is loading.
    page.go("404.html");
    page.run("window.aside = window.open(arguments[0]);", &[json!(site.url(""))]);
    let paint = "window.aside.performance.getEntriesByName('first-contentful-paint')[0]";
    page.wait_for("a paint", paint);
    let began = "window.aside.performance.getEntriesByType('navigation')[0].responseStart";
    let took = number(&page.run(&format!("return {paint}.startTime - {began};"), &[]));
    page.run("window.aside.close();", &[]);
    took
}

/// When a place is first painted, when its largest element was, and when it can be used, in milliseconds.
fn open(site: &Site, (place, there): (&str, &str)) -> [f64; 3] {
    let page = Page::blank(site, Look::PHONE.still());
    let note = format!(
        "{WATCH} new MutationObserver(() => {{
             if (document.querySelector('{there}')) window.there ??= performance.now();
         }}).observe(document, {{ childList: true, subtree: true, attributes: true }});"
    );
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": note }));
    page.devtools("Network.enable", json!({}));
    let network = json!({
        "offline": false, "latency": LATENCY_MS, "downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND,
    });
    page.devtools("Network.emulateNetworkConditions", network);
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER }));
    if place == "#/" {
        page.go(place);
    } else {
        page.begin_at(place, &[("pentathlon/table/t", &table())]);
    }
    page.wait_for("the place", "window.there && window.largest");
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }));
    let first = "performance.getEntriesByName('first-contentful-paint')[0].startTime";
    [first, "window.largest", "window.there"].map(|what| number(&page.run(&format!("return {what};"), &[])))
}

/// A table of somebody against a computer.
fn table() -> String {
    let players =
        vec![Player::new("Ana", PlayerKind::Person), Player::new("Bob", PlayerKind::Computer(Level::Rookie))];
    let table = Setup::new(2, "")
        .ok()
        .and_then(|setup| Table::<Olympics>::open(setup, players, Source::Seed(Seed::from_number(7))).ok());
    table.map(|table| table.to_string()).unwrap_or_default()
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_default()
}
