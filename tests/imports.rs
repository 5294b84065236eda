//! Checks what files may import: in the app and the engine folders depend only on those below them, no files import
//! one another in a circle, only one folder names `web_sys`, and the engine reads no clock, file or ambient
//! randomness. The engine's independence of the browser follows from its dependencies.

#![allow(clippy::expect_used)]

use pentathlon_checks::{Source, circles, files, paths, read, sources, words};
use std::collections::BTreeSet;

const APP: &str = "src";
const ENGINE: &str = "engine/src";
const MESSAGES: &str = "messages/src";
const XTASK: &str = "xtask/src";

/// The modules of the app from the bottom up. A module may use those of the rows above its own. `FILES` stands for all
/// files next to the folders that are not named here; these may use each other.
const ROWS: [&[&str]; 11] = [
    &["call", "figure"],
    &["browser"],
    &["messages"],
    &[FILES],
    &["ui", "covers"],
    &["fetched"],
    &["contract"],
    &["games", "session"],
    &["screens"],
    &["app"],
    &["main"],
];
const FILES: &str = "*.rs";

/// The folders and files of `screens`: each may use those before it. What one opens of a later one is behind a door.
const SCREENS: [&str; 16] = [
    "doors",
    "arch",
    "head",
    "saved_tables",
    "seat_marks",
    "rules",
    "settings",
    "set_up",
    "table",
    "shelf",
    "story",
    "lesson",
    "share",
    "tournament",
    "club",
    "rooms",
];

/// The layers of the library, and those that each may depend on.
const MAY_KNOW: [(&str, &[&str]); 9] = [
    ("cards", &[]),
    ("short", &[]),
    ("rules", &["cards", "short"]),
    ("games", &["cards", "rules", "short"]),
    ("bots", &["cards", "rules", "short"]),
    ("table", &["cards", "rules", "bots"]),
    ("tournament", &["cards", "rules", "table"]),
    ("daily", &["cards", "rules", "bots", "games", "table"]),
    ("hall", &["rules", "bots", "table", "short"]),
];

/// Types and macros that the engine never uses, so that the same state and action give the same result on every
/// machine.
const AMBIENT: [&str; 7] = ["println", "eprintln", "print", "eprint", "dbg", "SystemTime", "HashMap"];

/// Modules of the standard library that it never uses, for the same reason.
const AMBIENT_STD: [&str; 7] = ["time", "thread", "process", "env", "fs", "net", "io"];

fn row(module: &str) -> usize {
    let of = |name| ROWS.iter().position(|row| row.contains(&name));
    of(module).or(of(FILES)).unwrap_or_default()
}

/// The forbidden imports of a file of the app.
fn violations(source: &Source) -> Vec<String> {
    let module = source.first();
    let own = row(module);
    let is_file = ROWS.get(own).is_some_and(|row| row.contains(&FILES));
    let imported: BTreeSet<String> =
        source.imports(&["crate", "super"]).into_iter().filter_map(|path| path.into_iter().next()).collect();
    let above = imported.into_iter().filter(|name| {
        let of = row(name);
        name != module && name != "self" && (of > own || of == own && !is_file)
    });
    above.map(|module| format!("{} imports {module}", source.name())).collect()
}

#[test]
fn each_folder_of_the_app_imports_only_those_below_it() {
    let violations: Vec<String> = sources(APP).iter().flat_map(violations).collect();
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

#[test]
fn screens_use_only_those_before_them() {
    let place = |name: &str| SCREENS.iter().position(|other| *other == name.trim_end_matches(".rs"));
    let mut violations = Vec::new();
    for source in sources(APP).iter().filter(|source| source.lies_in(&["screens"])) {
        let Some(own) = source.path.get(1).filter(|first| *first != "mod.rs") else { continue };
        assert!(place(own).is_some(), "{} has no place in the order", source.name());
        let imported = source.imports(&["crate", "super", "self"]);
        let screens = imported.iter().filter(|path| path.first().is_some_and(|first| first == "screens"));
        let later = screens.filter_map(|path| path.get(1)).filter(|other| place(other) > place(own));
        violations.extend(later.map(|other| format!("{} uses {other}", source.name())));
    }
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

#[test]
fn only_the_browser_folder_names_web_sys() {
    let others = sources(APP).into_iter().filter(|source| source.first() != "browser");
    let naming: Vec<String> =
        others.filter(|source| source.code.contains("web_sys")).map(|source| source.name()).collect();
    assert_eq!(naming, [""; 0]);
}

/// The layer of the engine, if the file is in one: a folder, or the file of that name next to it.
fn layer(source: &Source) -> Option<&'static str> {
    MAY_KNOW.iter().map(|&(layer, _)| layer).find(|&layer| layer == source.first())
}

/// The forbidden dependencies of a file of a layer.
fn layer_violations(source: &Source) -> Vec<String> {
    let Some((layer, may)) = MAY_KNOW.into_iter().find(|&(layer, _)| layer == source.first()) else {
        return Vec::new();
    };
    let known = source.imports(&["crate", "pentathlon_engine", "super"]).into_iter();
    known
        .filter(|path| path.first().is_none_or(|first| first != layer && !may.contains(&first.as_str())))
        .map(|path| format!("{} knows {}", source.name(), path.join("::")))
        .collect()
}

/// What the code uses of browser, clock, file and ambient randomness.
fn ambient(code: &str) -> Vec<String> {
    let words = words(code).into_iter().filter(|word| AMBIENT.contains(&word.as_str()));
    let std = paths(code, &["std"]).into_iter().filter_map(|path| path.into_iter().nth(1));
    words.chain(std.filter(|part| AMBIENT_STD.contains(&part.as_str()))).collect()
}

#[test]
fn each_layer_knows_only_those_below_it() {
    let violations: Vec<String> = sources(ENGINE).iter().flat_map(layer_violations).collect();
    assert!(violations.is_empty(), "{violations:#?}");
}

#[test]
fn the_layers_that_are_written_down_are_the_layers_that_are_there() {
    let declared: BTreeSet<String> = sources(ENGINE)
        .iter()
        .filter(|source| source.name() == "lib.rs")
        .flat_map(|lib| {
            words(&lib.code)
                .windows(2)
                .filter(|two| two[0] == "mod")
                .map(|two| two[1].clone())
                .collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(declared, MAY_KNOW.iter().map(|&(layer, _)| layer.to_owned()).collect());
}

#[test]
fn every_file_belongs_to_a_layer() {
    for source in sources(ENGINE) {
        assert!(layer(&source).is_some() || source.name() == "lib.rs", "{} belongs nowhere", source.name());
    }
}

#[test]
fn the_engine_reads_no_clock_file_or_ambient_randomness() {
    for source in &sources(ENGINE) {
        let ambient = ambient(&source.code);
        assert!(ambient.is_empty(), "{} names {ambient:?}", source.name());
    }
}

#[test]
fn every_file_of_the_library_opens_by_saying_what_it_is() {
    for source in &sources(ENGINE) {
        let text = read(&format!("{ENGINE}/{}", source.name()));
        assert!(text.starts_with("//! "), "{} does not", source.name());
    }
}

#[test]
fn every_file_is_declared_by_the_module_around_it() {
    for folder in [APP, ENGINE, MESSAGES, XTASK] {
        let sources = files(folder);
        let is_module = |path: &&String| path.ends_with(".rs") && !path.starts_with("xtask/src/bin/");
        for path in sources.iter().filter(is_module) {
            let (around, name) = path.rsplit_once('/').expect("a folder");
            let (around, name) = match name {
                "lib.rs" | "main.rs" => continue,
                "mod.rs" => around.rsplit_once('/').expect("a folder"),
                name => (around, name.trim_end_matches(".rs")),
            };
            let (above, last) = around.rsplit_once('/').unwrap_or((around, ""));
            let parents = [
                format!("{around}/mod.rs"),
                format!("{around}/lib.rs"),
                format!("{around}/main.rs"),
                format!("{above}/{last}.rs"),
            ];
            let declares = |parent: &String| {
                sources.contains(parent) && words(&read(parent)).windows(2).any(|pair| pair == ["mod", name])
            };
            assert!(parents.iter().any(declares), "nobody declares {path}");
        }
    }
}

#[test]
fn no_files_import_in_a_circle() {
    for folder in [APP, ENGINE, MESSAGES, XTASK] {
        assert_eq!(circles(&sources(folder)), [[""; 0]; 0], "{folder}");
    }
}

/// The names that a script declares for itself. All scripts of the app become one file.
fn declared(script: &str) -> Vec<String> {
    let starts = ["const ", "let ", "function ", "async function ", "class "];
    let names = script.lines().filter_map(|line| {
        let line = line.strip_prefix("export ").unwrap_or(line);
        let rest = starts.iter().find_map(|start| line.strip_prefix(start))?;
        rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()
    });
    names.filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

#[test]
fn no_two_scripts_declare_the_same_name() {
    let scripts = files(APP).into_iter().filter(|path| path.ends_with(".js"));
    let mut names: Vec<String> = scripts.flat_map(|path| declared(&read(&path))).collect();
    assert!(names.len() > 20, "the scripts are there to be read");
    names.sort();
    let twice: Vec<&String> =
        names.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| &pair[0]).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn an_import_of_what_is_above_is_found_however_it_is_written() {
    for text in [
        "use crate::games::prompt;",
        "use crate::{browser, text::{Word, fill}, games};",
        "fn f() { crate::screens::shelf(); }",
        "use crate::{\n    call::Call,\n    app::step,\n};",
    ] {
        assert_eq!(violations(&Source::new("session/acting.rs", text)).len(), 1, "{text}");
    }
    assert_eq!(violations(&Source::new("saves.rs", "use crate::session::name;")).len(), 1);
    for text in ["use crate::{browser, saves};", "// use crate::games;", "use crate::session::Shown;"] {
        assert_eq!(violations(&Source::new("session/acting.rs", text)), [""; 0], "{text}");
    }
}

#[test]
fn knowing_a_layer_above_is_found_however_it_is_written() {
    for text in [
        "use crate::table::Table;",
        "use crate::{cards::Set, table::{Table, Undo}};",
        "fn f() { crate::table::read_game(\"\"); }",
        "use super::super::super::table::Table;",
        "pub use pentathlon_engine::table;\nuse crate::table::PlayerKind as K;",
        "use crate::{self, table::Table};",
    ] {
        assert!(!layer_violations(&Source::new("games/chess/play.rs", text)).is_empty(), "{text}");
        assert!(
            !layer_violations(&Source::new("games/chess/play.rs", &format!("/* x */ {text} // y")))
                .is_empty(),
            "{text}"
        );
    }
    assert_eq!(
        layer_violations(&Source::new("cards/set.rs", "use crate::rules::Seat;")),
        ["cards/set.rs knows rules::Seat"]
    );
    assert_eq!(layer_violations(&Source::new("bots/search.rs", "use crate::games::Game;")).len(), 1);
    assert_eq!(layer_violations(&Source::new("games.rs", "use crate::bots::Level;")).len(), 1);
    assert_eq!(layer_violations(&Source::new("table/mod.rs", "use super::games::visit;")).len(), 1);
}

#[test]
fn knowing_a_layer_below_or_oneself_is_not_complained_of() {
    for text in [
        "use super::{Action, State};\nuse crate::cards::{Chance, Set};\nuse crate::rules::{self, Seat};",
        "// use crate::table::Table;",
        "/// [`crate::table::Table`]\nuse super::super::chess::Rook;",
        "const TEXT: &str = \"//\"; use crate::cards::Set;",
    ] {
        let found = layer_violations(&Source::new("games/chess/play.rs", text));
        assert!(found.is_empty(), "{text}: {found:?}");
    }
}

#[test]
fn a_clock_is_found_and_a_pace_is_not_taken_for_one() {
    assert_eq!(ambient("use std::time::Instant;"), ["time"]);
    assert_eq!(ambient("use std::{fmt, fs::File};"), ["fs"]);
    assert!(ambient("use std::fmt; enum Pace { Instant }").is_empty());
}
