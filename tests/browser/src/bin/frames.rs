//! Plays a whole game as on a slow machine, and reports its frames in `docs/frames.md`: `cargo xtask frames`.
#![allow(clippy::panic, reason = "a tool that cannot go on stops with a sentence")]

use std::fs;
use std::thread;
use std::time::Duration;

use pentathlon_browser::{Look, Page, Site};
use serde_json::{Value, json};
use xtask::project;

/// How many times slower the processor is made.
const SLOWER: u32 = 4;
/// A frame that takes longer is seen to stick, in milliseconds.
const LONG: f64 = 50.0;
/// The page is asked seldom whether the game is over: asking takes time from its frames.
const SELDOM: Duration = Duration::from_secs(2);
/// What has the page write down its frames from now on, and play. It does so by itself, so that nothing but the app
/// and these few lines runs in it.
const RECORD_AND_PLAY: &str = include_str!("frames.js");

fn main() {
    let site = Site::at_root();
    let settings = [("pentathlon/settings", "pace=normal")];
    let page = Page::open_at(&site, Look::TABLET, "#/new/olympia2000", &settings);
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER }));
    page.run(RECORD_AND_PLAY, &[]);
    while !page.holds("recorded.over") {
        thread::sleep(SELDOM);
    }
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }));
    let report = report(&page.run("return recorded;", &[]));
    page.close();
    let path = project::root().join("docs").join("frames.md");
    fs::create_dir_all(project::root().join("docs"))
        .unwrap_or_else(|why| panic!("there should be a folder: {why}"));
    fs::write(&path, &report).unwrap_or_else(|why| panic!("{} should be written: {why}", path.display()));
    println!("{report}\n{}", path.display());
}

fn report(recorded: &Value) -> String {
    let gaps: Vec<f64> = list(&recorded["gaps"]).filter_map(Value::as_f64).collect();
    let mut long: Vec<&Value> = list(&recorded["long"]).collect();
    long.sort_by(|one, other| number(&other["ms"]).total_cmp(&number(&one["ms"])));
    let over = |limit: f64| gaps.iter().filter(|&&gap| gap > limit).count();
    let seconds = gaps.iter().sum::<f64>() / 1000.0;
    let mut text = format!(
        "# Frames\n\n\
         A whole game of Olympia 2000 (B.C.), one person against three computer players, at the pace \"normal\", on a\n\
         screen of {}x{}, in Chromium with the processor slowed down {SLOWER} times. `cargo xtask frames` plays it and writes\n\
         this page.\n\n\
         | what | measured |\n| --- | ---: |\n\
         | opening the table, longest time from one frame to the next | {:.0} ms |\n\
         | from then to the podium | {seconds:.0} s |\n\
         | things done by the person | {} |\n\
         | frames shown | {} |\n\
         | longest time from one frame to the next | {:.1} ms |\n\
         | more than {LONG:.0} ms from one frame to the next | {} |\n\
         | more than two frames (33.4 ms) | {} |\n\
         | frames whose work took more than {LONG:.0} ms | {} |\n\n",
        Look::TABLET.width,
        Look::TABLET.height,
        number(&recorded["opening"]),
        number(&recorded["done"]),
        gaps.len(),
        gaps.iter().copied().fold(0.0, f64::max),
        over(LONG),
        over(33.4),
        long.len(),
    );
    text.push_str("## The longest frames\n\n");
    if long.is_empty() {
        text.push_str("No frame's work took more than 50 ms.\n");
    } else {
        text.push_str(
            "| ms | of it scripts | of it style and layout | what ran | what the table was doing |\n",
        );
        text.push_str("| ---: | ---: | ---: | --- | --- |\n");
        for frame in long.iter().take(12) {
            text.push_str(&format!(
                "| {:.0} | {:.0} | {:.0} | {} | {} |\n",
                number(&frame["ms"]),
                number(&frame["scripts"]),
                number(&frame["layout"]),
                frame["ran"].as_str().unwrap_or_default(),
                frame["when"].as_str().unwrap_or_default(),
            ));
        }
    }
    text
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_default()
}
