//! The layers: allowed dependencies between modules.
//!
//! Checks the one-way direction `cards <- rules <- games`, `rules <- bots`, `rules, bots <- table <- tournament, hall`, `games, table <- daily`; that a game
//! names no other game, and bots, tables, tournaments, the hall and the contract name no game at all; that the engine reads no clock, file or
//! ambient randomness; and that every game has the same seven files. The engine's independence of the browser follows
//! from its dependencies. The test reads the sources: paths after `crate::` and `super::`, and identifiers. Comments
//! are skipped.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const SRC: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");

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

/// The files that every game has, besides its `mod.rs` and its own.
const SEVEN: [&str; 7] = ["action.rs", "deal.rs", "event.rs", "play.rs", "setup.rs", "state.rs", "view.rs"];

/// Types and macros that the engine never uses, so that the same state and action give the same result on every
/// machine.
const AMBIENT: [&str; 7] = ["println", "eprintln", "print", "eprint", "dbg", "SystemTime", "HashMap"];

/// Modules of the standard library that it never uses, for the same reason.
const AMBIENT_STD: [&str; 7] = ["time", "thread", "process", "env", "fs", "net", "io"];

/// A source file: its path under `src`, and its text without comments.
struct Source {
    path: Vec<String>,
    code: String,
}

impl Source {
    fn name(&self) -> String {
        self.path.join("/")
    }

    fn lies_in(&self, folder: &[&str]) -> bool {
        self.path.len() > folder.len() && self.path.iter().zip(folder).all(|(a, b)| a == b)
    }

    /// The layer of the library, if the file is in one: a folder, or the file of that name next to it.
    fn layer(&self) -> Option<&'static str> {
        let first = self.path.first()?.trim_end_matches(".rs");
        MAY_KNOW.iter().map(|&(layer, _)| layer).find(|&layer| layer == first)
    }

    /// The module the file is, from the crate's root: `["games", "olympia2000", "deal"]`.
    fn module(&self) -> Vec<String> {
        let mut module = self.path.clone();
        let file = module.pop().unwrap_or_default();
        match file.as_str() {
            "mod.rs" | "lib.rs" | "main.rs" => {}
            file => module.push(file.trim_end_matches(".rs").to_owned()),
        }
        module
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn sources() -> Vec<Source> {
    let sources: Vec<Source> = files(Path::new(SRC))
        .into_iter()
        .map(|file| Source {
            path: file
                .strip_prefix(SRC)
                .unwrap()
                .components()
                .map(|part| part.as_os_str().to_string_lossy().into_owned())
                .collect(),
            code: without_comments(&std::fs::read_to_string(&file).unwrap()),
        })
        .collect();
    assert!(sources.len() > 30, "the sources are there to be read");
    sources
}

/// The code without `// …` and `/* … */`; strings are kept.
fn without_comments(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if letter == '"' {
            let length = string_length(rest);
            code.push_str(&rest[..length]);
            length
        } else if rest.starts_with("'\"'") {
            code.push_str("' '");
            3
        } else {
            code.push(letter);
            letter.len_utf8()
        };
        rest = &rest[length..];
    }
    code
}

/// The length of the string literal at the start of the text.
fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (place, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return place + 1,
            _ => {}
        }
    }
    text.len()
}

/// The words of the code, and `::`, `{`, `}`, `,`, `;` between them; anything else is `?`.
fn words(code: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut letters = code.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter.is_alphanumeric() || letter == '_' {
            let mut word = String::from(letter);
            while let Some(&next) = letters.peek().filter(|next| next.is_alphanumeric() || **next == '_') {
                word.push(next);
                letters.next();
            }
            words.push(word);
        } else if letter == ':' && letters.peek() == Some(&':') {
            letters.next();
            words.push("::".to_owned());
        } else if !letter.is_whitespace() {
            words.push(if "{},;".contains(letter) { letter.to_string() } else { "?".to_owned() });
        }
    }
    words
}

/// The paths in the code that begin with one of `roots`, groups written out: `a::{b, c::d}` gives two.
fn paths(code: &str, roots: &[&str]) -> Vec<Vec<String>> {
    let words = words(code);
    let mut found = Vec::new();
    for (place, word) in words.iter().enumerate() {
        let begins = place == 0 || words[place - 1] != "::";
        if begins && roots.contains(&word.as_str()) && words.get(place + 1).is_some_and(|next| next == "::") {
            follow(&words, place, &[], &mut found);
        }
    }
    found
}

/// Reads the path that begins at `place`, after `before`; returns the position after it.
fn follow(words: &[String], mut place: usize, before: &[String], found: &mut Vec<Vec<String>>) -> usize {
    let mut path = before.to_vec();
    loop {
        match words.get(place).map(String::as_str) {
            Some("{") => {
                place += 1;
                while words.get(place).is_some_and(|word| word != "}") {
                    place = match words[place].as_str() {
                        "," | "?" | ";" => place + 1,
                        _ => follow(words, place, &path, found),
                    };
                }
                return place + 1;
            }
            Some(word) if word.chars().all(|letter| letter.is_alphanumeric() || letter == '_') => {
                path.push(word.to_owned());
                place += 1;
            }
            _ => break,
        }
        if words.get(place).is_none_or(|next| next != "::") {
            break;
        }
        place += 1;
    }
    if path.len() > before.len() {
        found.push(path);
        place
    } else {
        place + 1
    }
}

/// The modules a file depends on, from the root of the library: `crate::cards::Set` is `["cards", "Set"]`, and so is
/// `super::super::cards::Set` in a game.
fn known(source: &Source) -> Vec<Vec<String>> {
    let module = source.module();
    paths(&source.code, &["crate", "pentathlon_engine", "super"])
        .into_iter()
        .map(|path| {
            let ups = path.iter().take_while(|word| *word == "super").count();
            if ups == 0 {
                return path[1..].to_vec();
            }
            let kept = module.len().saturating_sub(ups);
            module[..kept].iter().chain(&path[ups..]).cloned().collect()
        })
        .collect()
}

/// The forbidden dependencies of a file of a layer.
fn violations(source: &Source) -> Vec<String> {
    let Some(layer) = source.layer() else { return Vec::new() };
    let (_, may) = MAY_KNOW.into_iter().find(|&(of, _)| of == layer).unwrap();
    known(source)
        .into_iter()
        .filter(|path| path.first().is_none_or(|first| first != layer && !may.contains(&first.as_str())))
        .map(|path| format!("{} knows {}", source.name(), path.join("::")))
        .collect()
}

/// The folders of the games.
fn games() -> BTreeSet<String> {
    let games: BTreeSet<String> = std::fs::read_dir(Path::new(SRC).join("games"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().unwrap().to_string_lossy().into_owned())
        .collect();
    assert!(!games.is_empty());
    games
}

/// The games named in the code, however they are written: `Olympia2000`, `olympia2000`, in a string.
fn named<'a>(code: &str, games: &'a BTreeSet<String>) -> BTreeSet<&'a str> {
    let words: BTreeSet<String> =
        words(code).iter().map(|word| word.to_lowercase().replace('_', "")).collect();
    games.iter().filter(|game| words.contains(&game.replace('_', ""))).map(String::as_str).collect()
}

/// What the code uses of browser, clock, file and ambient randomness.
fn ambient(code: &str) -> Vec<String> {
    let words = words(code).into_iter().filter(|word| AMBIENT.contains(&word.as_str()));
    let std = paths(code, &["std"]).into_iter().filter_map(|path| path.into_iter().nth(1));
    words.chain(std.filter(|part| AMBIENT_STD.contains(&part.as_str()))).collect()
}

#[test]
fn each_layer_knows_only_those_below_it() {
    let violations: Vec<String> = sources().iter().flat_map(violations).collect();
    assert!(violations.is_empty(), "{violations:#?}");
}

#[test]
fn the_layers_that_are_written_down_are_the_layers_that_are_there() {
    let declared: BTreeSet<String> = sources()
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
    for source in sources() {
        assert!(source.layer().is_some() || source.name() == "lib.rs", "{} belongs nowhere", source.name());
    }
}

#[test]
fn a_game_never_names_another_game() {
    let games = games();
    for source in sources().iter().filter(|source| source.lies_in(&["games"])) {
        let own = source.path[1].as_str();
        let others: BTreeSet<&str> =
            named(&source.code, &games).into_iter().filter(|&game| game != own).collect();
        assert!(others.is_empty(), "{} names {others:?}", source.name());
    }
}

#[test]
fn cards_contract_bots_tables_and_tournaments_name_no_game() {
    let games = games();
    for source in sources() {
        if let Some("cards" | "rules" | "bots" | "table" | "tournament" | "hall") = source.layer() {
            assert_eq!(named(&source.code, &games), BTreeSet::new(), "{} names a game", source.name());
        }
    }
}

#[test]
fn one_file_of_the_library_names_every_game() {
    let games = games();
    for source in sources().iter().filter(|source| source.layer().is_some()) {
        let all = named(&source.code, &games).len() == games.len();
        let shelf = source.name() == "games.rs";
        // While there is only one game, its files name all games.
        let own = source.lies_in(&["games"]);
        assert!(all == shelf || own, "{} names {:?}", source.name(), named(&source.code, &games));
    }
}

#[test]
fn every_game_is_on_the_shelf_under_the_name_of_its_folder() {
    let shelf: BTreeSet<String> =
        pentathlon_engine::games::shelf().into_iter().map(|facts| facts.id.to_owned()).collect();
    assert_eq!(shelf, games());
}

#[test]
fn every_game_has_the_same_seven_files() {
    for game in games() {
        let there: BTreeSet<String> = sources()
            .iter()
            .filter(|source| source.lies_in(&["games", &game]))
            .map(|source| source.path[2..].join("/"))
            .collect();
        for file in SEVEN.into_iter().chain(["mod.rs"]) {
            assert!(there.contains(file), "{game} has no {file}");
        }
    }
}

#[test]
fn every_game_tests_where_its_pieces_are_what_is_secret_and_what_traces_show() {
    for game in games() {
        let tests = Path::new(SRC).with_file_name("tests").join(&game).join("mod.rs");
        let tests = std::fs::read_to_string(tests).unwrap();
        for file in ["pieces", "secrets", "steps"] {
            assert!(tests.contains(&format!("\nmod {file};")), "{game} has no tests named {file}");
        }
    }
}

#[test]
fn the_engine_reads_no_clock_file_or_ambient_randomness() {
    for source in &sources() {
        let ambient = ambient(&source.code);
        assert!(ambient.is_empty(), "{} names {ambient:?}", source.name());
    }
}

#[test]
fn every_file_of_the_library_opens_by_saying_what_it_is() {
    for source in &sources() {
        let text = std::fs::read_to_string(Path::new(SRC).join(source.name())).unwrap();
        assert!(text.starts_with("//! "), "{} does not", source.name());
    }
}

// Tests of the checks themselves.

fn source(path: &str, text: &str) -> Source {
    Source { path: path.split('/').map(str::to_owned).collect(), code: without_comments(text) }
}

#[test]
fn knowing_a_layer_above_is_found_however_it_is_written() {
    for text in [
        "use crate::table::Table;",
        "use crate::{cards::Set, table::{Table, Undo}};",
        "fn f() { crate::table::read_game(\"\"); }",
        "use super::super::super::table::Table;",
        "pub use pentathlon_engine::table;\nuse crate::table::Kind as K;",
        "use crate::{self, table::Table};",
    ] {
        assert!(!violations(&source("games/chess/play.rs", text)).is_empty(), "{text}");
        assert!(
            !violations(&source("games/chess/play.rs", &format!("/* x */ {text} // y"))).is_empty(),
            "{text}"
        );
    }
    assert_eq!(
        violations(&source("cards/set.rs", "use crate::rules::Seat;")),
        ["cards/set.rs knows rules::Seat"]
    );
    assert_eq!(violations(&source("bots/greedy.rs", "use crate::games::Game;")).len(), 1);
    assert_eq!(violations(&source("games.rs", "use crate::bots::Level;")).len(), 1);
    assert_eq!(violations(&source("table/mod.rs", "use super::games::visit;")).len(), 1);
}

#[test]
fn knowing_a_layer_below_or_oneself_is_not_complained_of() {
    for text in [
        "use super::{Action, State};\nuse crate::cards::{Chance, Set};\nuse crate::rules::{self, Seat};",
        "// use crate::table::Table;",
        "/// [`crate::table::Table`]\nuse super::super::chess::Rook;",
        "const TEXT: &str = \"//\"; use crate::cards::Set;",
    ] {
        let found = violations(&source("games/chess/play.rs", text));
        assert!(found.is_empty(), "{text}: {found:?}");
    }
}

#[test]
fn a_comment_hides_nothing_after_it() {
    assert_eq!(without_comments("a /* b */ c // d\ne").trim(), "a  c \ne");
    assert_eq!(without_comments("\"// not a comment\" b"), "\"// not a comment\" b");
    assert_eq!(without_comments("'\"' // x"), "' ' ");
    assert_eq!(without_comments(r#""\"" // x"#), r#""\"" "#);
}

#[test]
fn a_game_is_found_under_any_of_its_names() {
    let games: BTreeSet<String> = ["chess".to_owned(), "water_polo".to_owned()].into();
    for text in ["struct Chess;", "let id = \"chess\";", "use super::chess::Rook;"] {
        assert_eq!(named(text, &games), BTreeSet::from(["chess"]), "{text}");
    }
    assert_eq!(named("WaterPolo water_polo", &games), BTreeSet::from(["water_polo"]));
    assert!(named(&without_comments("// chess\nchessboard"), &games).is_empty());
}

#[test]
fn a_clock_is_found_and_a_pace_is_not_taken_for_one() {
    assert_eq!(ambient("use std::time::Instant;"), ["time"]);
    assert_eq!(ambient("use std::{fmt, fs::File};"), ["fs"]);
    assert!(ambient("use std::fmt; enum Pace { Instant }").is_empty());
}

#[test]
fn groups_are_written_out() {
    let found: BTreeMap<String, usize> =
        paths("use crate::{a::{b, c}, d}; let x = crate::e::f(1);", &["crate"])
            .into_iter()
            .map(|path| (path[1..].join("::"), 1))
            .collect();
    assert_eq!(found.into_keys().collect::<Vec<_>>(), ["a::b", "a::c", "d", "e::f"]);
}
