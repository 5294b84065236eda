//! Where the games are named outside their own files: the fewer places, the less a further game has to touch.
//!
//! A game's own files have its short name in their path. In the app and the tools every other file that names a game is
//! in a list here, with the reason. Tests may take a game as an example; one that names all of them is likely to be a
//! list, which a further game would have to join. Comments, and unit tests below the code, are not read.

#![allow(clippy::expect_used)]

use pentathlon_engine::games::shelf;
use std::collections::BTreeSet;
use std::path::Path;

/// The root of the repository.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// What each game touches outside its own files, in the order of CONTRIBUTING.md.
const TOUCHED: [&str; 11] = [
    "engine/src/games.rs",
    "engine/tests/main.rs",
    "src/games/mod.rs",
    "src/covers/mod.rs",
    "style/palettes.css",
    "index.html",
    "public/manifest.webmanifest",
    "tests/browser/src/scenes/mod.rs",
    "README.md",
    "CHANGELOG.md",
    "docs/words.md",
];

/// What names games for something that only these have, or that no further game changes.
const PECULIAR: [(&str, &str); 11] = [
    ("engine/src/daily/mod.rs", "the game for two on Saturdays, and options of the deal for today"),
    ("lang/en/boot.ftl", "labels of the screenshots in the manifest, which few games have"),
    ("lang/en/today.ftl", "the race, where rivals do not always do the same"),
    ("lang/en/tournament.ftl", "the race, and its points for two together"),
    ("src/figure/mod.rs", "pictograms that no other game draws"),
    ("src/figure/pictures/mod.rs", "the same"),
    ("src/screens/today/result.rs", "the race"),
    ("style/table.css", "a table that keeps its height with very large text"),
    ("xtask/src/clues.rs", "the pictures of the clues"),
    ("xtask/src/licences.rs", "their licence"),
    ("xtask/src/size.rs", "the budget of the heaviest game"),
];

/// Tests that name all games as an example.
const EXAMPLES: [&str; 6] = [
    "engine/tests/daily/mod.rs",
    "engine/tests/tournament/mod.rs",
    "engine/tests/tournament/notation.rs",
    "engine/tests/traces.rs",
    "tests/browser/src/scenes/app.rs",
    "tests/browser/tests/pentathlon.rs",
];

/// Where tests are, or what they share.
const TESTS: [&str; 4] = ["engine/tests/", "engine/examples/", "tests/", "fuzz/"];
/// Where prose is, and what is not ours.
const NOT_READ: [&str; 5] = ["docs", "target", "dist", ".git", ".tools"];
const READ: [&str; 6] = ["rs", "css", "html", "webmanifest", "ftl", "js"];

/// The paths of the files that are read.
fn paths() -> Vec<String> {
    fn add(folder: &str, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(Path::new(ROOT).join(folder)).expect("a folder") {
            let entry = entry.expect("an entry");
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
            if entry.path().is_dir() {
                if !NOT_READ.contains(&name.as_str()) {
                    add(&path, found);
                }
            } else if name.rsplit_once('.').is_some_and(|(_, kind)| READ.contains(&kind)) {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    add("", &mut found);
    assert!(found.len() > 500, "the files are there to be read");
    found
}

fn read(path: &str) -> String {
    std::fs::read_to_string(Path::new(ROOT).join(path)).expect("a text")
}

/// A text without comments and without the unit tests of a Rust file, in lower case.
fn code(path: &str, text: &str) -> String {
    let without = |text: &str, open: &str, close: &str| {
        let mut parts = text.split(open);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |code, part| code + part.split_once(close).map_or("", |(_, rest)| rest))
    };
    let lines = |text: &str, sign: &str| {
        let code = |line: &str| line.split_once(sign).map_or(line, |(code, _)| code).to_owned();
        text.lines().map(code).collect::<Vec<_>>().join("\n")
    };
    let code = match path.rsplit_once('.').map(|(_, kind)| kind) {
        Some("rs") => {
            // Unit tests are in a module at the end.
            let code = text.lines().take_while(|line| !(line.starts_with("mod ") && line.ends_with('{')));
            lines(&code.collect::<Vec<_>>().join("\n"), "//")
        }
        Some("js") => lines(text, "//"),
        Some("css") => without(text, "/*", "*/"),
        Some("html") => without(text, "<!--", "-->"),
        Some("ftl") => lines(text, "#"),
        _ => text.to_owned(),
    };
    code.to_lowercase()
}

/// The games that a text names by their short names; the names of their types are the same in lower case.
fn named(code: &str) -> BTreeSet<&'static str> {
    let words: BTreeSet<&str> = code.split(|letter: char| !letter.is_ascii_alphanumeric()).collect();
    shelf().into_iter().map(|facts| facts.id).filter(|id| words.contains(id)).collect()
}

#[test]
fn a_game_is_named_outside_its_own_files_only_where_it_is_written_here() {
    let games = shelf().map(|facts| facts.id);
    let naming: BTreeSet<String> = paths()
        .into_iter()
        .filter(|path| !games.iter().any(|game| path.contains(game)))
        .filter(|path| {
            let count = named(&code(path, &read(path))).len();
            let is_test = TESTS.iter().any(|folder| path.starts_with(folder));
            count == games.len() || count > 0 && !is_test
        })
        .collect();
    let code = TOUCHED.iter().filter(|path| !path.ends_with(".md"));
    let listed: Vec<&str> = code.copied().chain(PECULIAR.map(|(path, _)| path)).collect();
    let is_listed = |path: &str| listed.contains(&path) || EXAMPLES.contains(&path);
    let further: Vec<&String> = naming.iter().filter(|path| !is_listed(path)).collect();
    assert!(further.is_empty(), "name games and are not listed: {further:#?}");
    let gone: Vec<&str> = listed.into_iter().filter(|path| !naming.contains(*path)).collect();
    assert!(gone.is_empty(), "are listed and name no game: {gone:#?}");
}

#[test]
fn contributing_lists_what_a_game_touches() {
    let guide = read("CONTRIBUTING.md");
    for path in TOUCHED {
        assert!(guide.contains(&format!("`{path}`")), "CONTRIBUTING.md should name `{path}`");
    }
}

#[test]
fn the_manifest_and_the_documents_name_every_game() {
    for facts in shelf() {
        let shortcut = format!("{{ \"name\": \"{}\", \"url\": \"./#/new/{}\" }}", facts.title, facts.id);
        for (path, text) in [
            ("public/manifest.webmanifest", &shortcut),
            ("README.md", &facts.title.to_owned()),
            ("docs/words.md", &format!("**{}.**", facts.title)),
        ] {
            assert!(read(path).contains(text), "{path} should have {text}");
        }
    }
}
