//! Browser tests of the release build: what people do with the app.
//!
//! The shared modules: `game` plays a game on a page, `chance` seeds it, `secrets` searches for hidden information, `sight`
//! measures positions on the screen.
#![allow(clippy::expect_used, clippy::panic, reason = "a test that cannot go on stops with a sentence")]

mod about;
mod alone;
mod back;
mod bad_input;
mod chance;
mod costly;
mod device;
mod every_game;
mod extreme_values;
mod failure;
mod first_visit;
mod game;
mod giving;
mod hall;
mod hangs;
mod harness;
mod held_keys;
mod hosts;
mod incoming;
mod installing;
mod language;
mod lessons;
mod loading;
mod look_icons;
mod names;
mod offline;
mod olympicards;
mod olympics;
mod orclympics;
mod pads;
mod pass_and_play;
mod pentathlon;
mod people;
mod picture;
mod places;
mod play_now;
mod podium;
mod policy;
mod printing;
mod pseudo;
mod race;
mod reflow;
mod resume;
mod rotation;
mod rules;
mod saves;
mod scenes;
mod season;
mod secrets;
mod set_up;
mod sharing;
mod shelf;
mod showing;
mod sight;
mod sizes;
mod smoke;
mod sounding;
mod story;
mod thinking;
mod tips;
mod today;
mod translation;
mod undo;
mod whole_games;

use pentathlon_browser::records;

/// Cargo's automatic test discovery is off, so a file that is not listed above would never run.
#[test]
fn every_file_beside_this_one_is_run() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let files = std::fs::read_dir(folder).expect("this folder is there").flatten();
    let names = files.filter_map(|file| file.file_name().to_str()?.strip_suffix(".rs").map(str::to_owned));
    for name in names.filter(|name| name != "main") {
        assert!(
            include_str!("main.rs").contains(&format!("mod {name};")),
            "{name}.rs should be named in main.rs"
        );
    }
}
