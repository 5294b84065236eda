//! The tests of the engine, in one program, because most of the time of a program for each would go into compiling the
//! same generic code again. `cargo test -p pentathlon-engine olympics::` runs the rules of one game.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[macro_use]
mod walk;

mod chance;
mod commitment;
mod contract;
mod costly;
mod curtains;
mod daily;
mod distribution;
mod frozen;
mod fuzz;
mod game_reviews;
mod hall;
mod hints;
mod kit;
mod lessons;
mod links;
mod playthroughs;
mod portable;
mod records;
mod referee;
mod search_requests;
mod secrecy;
mod short;
mod table;
mod tools;
mod tournament;
mod traces;
mod vocabulary;

// The rules of each game.
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
mod orclympics;

/// Cargo's automatic test discovery is off, so a file that is not listed above would never run.
#[test]
fn every_file_and_folder_beside_this_one_is_run() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let is_module = path.extension().is_some_and(|kind| kind == "rs") || path.join("mod.rs").exists();
        let name = path.file_stem().unwrap().to_string_lossy();
        let is_listed = include_str!("main.rs").contains(&format!("mod {name};"));
        assert!(!is_module || name == "main" || is_listed, "{name} should be named in main.rs");
    }
}
