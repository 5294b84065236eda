//! Filmstrips of the big moments, with a frame every 100 milliseconds: `cargo xtask filmstrips [--out DIR] [GAME]`.
//! With `--out` each frame is also written in full size.
#![allow(clippy::panic, reason = "a tool that cannot go on stops with a sentence")]

use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

use pentathlon_browser::moments::{Moment, moments};
use pentathlon_browser::{Look, Page, Site};
use serde_json::{Value, json};
use xtask::tools::project;

/// Advances the page's time manually.
const CLOCK: &str = include_str!("../filmstrips.js");
/// Puts the frames on one sheet.
const SHEET: &str = include_str!("../contact_sheet.js");
/// The time between two frames, in milliseconds.
const STEP: u32 = 100;
/// The maximum length of a moment, and of the way to it, in frames.
const MAX_FRAMES: u32 = 400;
/// The maximum size of a file, in bytes.
const BYTES: u32 = 40_000;
/// The screens, each with the width of a small frame and the number of frames side by side.
const SCREENS: [(Look, u32, u32); 2] = [(Look::TABLET, 236, 6), (Look::PHONE, 117, 12)];

fn main() -> ExitCode {
    let (mut wanted, mut full) = (String::new(), None);
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        match (word.as_str(), words.len()) {
            ("--out", 1..) => full = words.next().map(PathBuf::from),
            (name, _) if !name.starts_with('-') => wanted = word,
            _ => {
                eprintln!("`{word}` means nothing here: [--out DIR] [GAME].");
                return ExitCode::FAILURE;
            }
        }
    }
    let site = Site::at_root();
    let (page, sheet) = (Page::blank(&site, Look::TABLET), Page::blank(&site, Look::TABLET));
    for moment in moments().filter(|moment| moment.name.contains(&wanted)) {
        for (look, width, columns) in SCREENS {
            for look in [look, look.dark()] {
                let shots = shoot(&page, moment, look);
                let name = format!(
                    "{}-{}x{}-{}",
                    moment.name,
                    look.width,
                    look.height,
                    if look.dark { "dark" } else { "light" }
                );
                if let Some(full) = &full {
                    let folder = full.join(&name);
                    fs::create_dir_all(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
                    for Shot { ms, png, .. } in &shots {
                        save(&folder.join(format!("{ms:05}.png")), png);
                    }
                }
                let file = project::root().join("docs/filmstrips").join(format!("{name}.webp"));
                save(&file, &glued(&sheet, &shots, width, columns));
                println!("{} ({} frames)", file.display(), shots.len());
            }
        }
    }
    page.close();
    sheet.close();
    ExitCode::SUCCESS
}

/// A frame.
struct Shot {
    /// The time of the frame.
    ms: u32,
    png: Vec<u8>,
    base64: String,
}

/// The frames of a moment. A frame equal to the one before is left out.
fn shoot(page: &Page, moment: &Moment, look: Look) -> Vec<Shot> {
    let Some(scene) = moment.begins_in() else { panic!("there should be a scene {}", moment.scene) };
    page.look(look);
    scene.enter(page);
    page.run(CLOCK, &[]);
    (moment.act)(page);
    let step = || page.run("await strip.step(arguments[0]);", &[json!(STEP)]);
    for _ in 0..MAX_FRAMES {
        if page.holds(moment.from) {
            break;
        }
        step();
    }
    let mut shots: Vec<Shot> = Vec::new();
    for frame in 0..MAX_FRAMES {
        let is_over = page.holds(&moment.until());
        let base64 = page.ask("taking a picture", page.driver().screenshot_as_png_base64());
        if shots.last().is_none_or(|shot| shot.base64 != base64) {
            let png = page.ask("taking a picture", page.driver().screenshot_as_png());
            shots.push(Shot { ms: frame * STEP, png, base64 });
        }
        if is_over {
            return shots;
        }
        step();
    }
    panic!("{} should be over: {}", moment.name, moment.until())
}

/// All frames on one sheet.
fn glued(sheet: &Page, shots: &[Shot], width: u32, columns: u32) -> Vec<u8> {
    sheet.ask("opening an empty page", sheet.driver().goto("about:blank"));
    sheet.run(SHEET, &[]);
    for Shot { ms, base64, .. } in shots {
        let label = format!("{}.{} s", ms / 1000, ms % 1000 / 100);
        sheet.run("await sheet.add(...arguments);", &[json!(base64), json!(label), json!(width)]);
    }
    let bytes = sheet.run("return sheet.save(...arguments);", &[json!(columns), json!(BYTES)]);
    let Value::Array(bytes) = bytes else { panic!("a sheet should be a list of bytes") };
    bytes.iter().filter_map(|byte| byte.as_u64().map(|byte| byte as u8)).collect()
}

fn save(path: &PathBuf, bytes: &[u8]) {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    }
    fs::write(path, bytes).unwrap_or_else(|why| panic!("{} should be written: {why}", path.display()));
}
