//! Where the games are named outside their own files: the fewer places, the less a further game has to touch.
//!
//! A game's own files have its short name in their path. In the app and the tools every other file that names a game is
//! in a list here, with the reason. Tests may take a game as an example; one that names all of them is likely to be a
//! list, which a further game would have to join. Comments, and unit tests below the code, are not read.

#![allow(clippy::expect_used)]

use pentathlon_checks::{Source, code, files, read, sources, words};
use pentathlon_engine::games::shelf;
use std::collections::BTreeSet;

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
const PECULIAR: [(&str, &str); 12] = [
    ("engine/src/daily/mod.rs", "the game for two on Saturdays, and options of today's deal"),
    ("lang/en/boot.ftl", "labels of the screenshots in the manifest, which few games have"),
    ("lang/en/today.ftl", "the race, where rivals do not always do the same"),
    ("lang/en/tournament.ftl", "the race, and its points for two together"),
    ("src/figure/mod.rs", "pictograms that no other game draws"),
    ("src/figure/pictures/mod.rs", "the same"),
    ("src/screens/club/today/same_cards.rs", "the race"),
    ("src/screens/tournament/stakes.rs", "how some games cannot end"),
    ("style/table.css", "a table that keeps its height with very large text"),
    ("xtask/src/build/clues.rs", "the pictures of the clues"),
    ("xtask/src/build/licences.rs", "their licence"),
    ("xtask/src/build/size.rs", "the budget of the heaviest game"),
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
const NOT_READ: &str = "docs/";
const READ: [&str; 6] = ["rs", "css", "html", "webmanifest", "ftl", "js"];

/// The source files that each game has of its own, beside those of nouns that only it has.
const OWN: [&str; 35] = [
    "engine/src/games/<game>/mod.rs",
    "engine/src/games/<game>/setup.rs",
    "engine/src/games/<game>/deal.rs",
    "engine/src/games/<game>/state.rs",
    "engine/src/games/<game>/action.rs",
    "engine/src/games/<game>/event.rs",
    "engine/src/games/<game>/view.rs",
    "engine/src/games/<game>/play.rs",
    "engine/src/games/<game>/evaluation.rs",
    "engine/src/games/<game>/sampling.rs",
    "engine/src/games/<game>/advice.rs",
    "engine/tests/<game>/mod.rs",
    "engine/tests/<game>/game.rs",
    "engine/tests/<game>/secrets.rs",
    "engine/tests/<game>/pieces.rs",
    "engine/tests/<game>/steps.rs",
    "src/games/<game>/mod.rs",
    "src/games/<game>/names.rs",
    "src/games/<game>/model.rs",
    "src/games/<game>/board.rs",
    "src/games/<game>/hand.rs",
    "src/games/<game>/action.rs",
    "src/games/<game>/frame.rs",
    "src/games/<game>/view.rs",
    "src/games/<game>/sounds.rs",
    "src/games/<game>/rules.rs",
    "src/games/<game>/teaching.rs",
    "src/games/<game>/identity.rs",
    "src/games/<game>/display_sync.rs",
    "src/games/<game>/facts.rs",
    "src/covers/<game>.rs",
    "style/<game>.css",
    "tests/contrast/<game>.rs",
    "tests/browser/tests/secrets/<game>.rs",
    "tests/browser/src/scenes/<game>.rs",
];

/// What a race does without: nobody takes a hint in it.
const NOT_IN_A_RACE: [&str; 2] = ["engine/src/games/<game>/advice.rs", "src/games/<game>/facts.rs"];

/// The worked example, whose sections become files of a game.
const EXAMPLE: &str = "engine/examples/smallest_game/game.rs";
const ENGINE: &str = "engine/src";

/// The paths of the files that are read.
fn paths() -> Vec<String> {
    let is_read = |path: &str| path.rsplit_once('.').is_some_and(|(_, kind)| READ.contains(&kind));
    let found: Vec<String> =
        files("").into_iter().filter(|path| !path.starts_with(NOT_READ) && is_read(path)).collect();
    // A translation names what the English names.
    let found: Vec<String> =
        found.into_iter().filter(|path| !path.starts_with("lang/") || path.starts_with("lang/en/")).collect();
    assert!(found.len() > 500, "the files are there to be read");
    found
}

#[test]
fn a_game_is_named_outside_its_own_files_only_where_it_is_written_here() {
    let games = folders();
    let naming: BTreeSet<String> = paths()
        .into_iter()
        .filter(|path| !games.iter().any(|game| path.contains(game.as_str())))
        .filter(|path| {
            let count = named_in(&code(path, &read(path)), &games).len();
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
    for info in shelf() {
        let shortcut = format!("{{ \"name\": \"{}\", \"url\": \"./#/new/{}\" }}", info.title, info.id);
        for (path, text) in [
            ("public/manifest.webmanifest", &shortcut),
            ("README.md", &info.title.to_owned()),
            ("docs/words.md", &format!("**{}.**", info.title)),
        ] {
            assert!(read(path).contains(text), "{path} should have {text}");
        }
    }
}

/// The folders of the games in the engine.
fn folders() -> BTreeSet<String> {
    let in_folder = |source: &Source| source.lies_in(&["games"]) && source.path.len() > 2;
    let games: BTreeSet<String> =
        sources(ENGINE).into_iter().filter(in_folder).map(|source| source.path[1].clone()).collect();
    assert!(!games.is_empty());
    games
}

/// The games named in the code, however they are written: `Olympia2000`, `olympia2000`, in a string.
fn named_in<'a>(code: &str, games: &'a BTreeSet<String>) -> BTreeSet<&'a str> {
    let words: BTreeSet<String> =
        words(code).iter().map(|word| word.to_lowercase().replace('_', "")).collect();
    games.iter().filter(|game| words.contains(&game.replace('_', ""))).map(String::as_str).collect()
}

#[test]
fn a_game_never_names_another_game() {
    let games = folders();
    for source in sources(ENGINE).iter().filter(|source| source.lies_in(&["games"])) {
        let own = source.path[1].as_str();
        let others: BTreeSet<&str> =
            named_in(&source.code, &games).into_iter().filter(|&game| game != own).collect();
        assert!(others.is_empty(), "{} names {others:?}", source.name());
    }
}

#[test]
fn cards_contract_bots_tables_and_tournaments_name_no_game() {
    let games = folders();
    for source in sources(ENGINE) {
        if ["cards", "short", "rules", "bots", "table", "tournament", "hall"].contains(&source.first()) {
            assert_eq!(named_in(&source.code, &games), BTreeSet::new(), "{} names a game", source.name());
        }
    }
}

#[test]
fn one_file_of_the_library_names_every_game() {
    let games = folders();
    for source in sources(ENGINE).iter().filter(|source| source.first() != "lib") {
        let all = named_in(&source.code, &games).len() == games.len();
        let shelf = source.name() == "games.rs";
        // While there is only one game, its files name all games.
        let own = source.lies_in(&["games"]);
        assert!(all == shelf || own, "{} names {:?}", source.name(), named_in(&source.code, &games));
    }
}

#[test]
fn every_game_is_on_the_shelf_under_the_name_of_its_folder() {
    let shelf: BTreeSet<String> = shelf().into_iter().map(|info| info.id.to_owned()).collect();
    assert_eq!(shelf, folders());
}

#[test]
fn every_game_has_the_files_that_are_listed_and_the_guide_names_them() {
    let (there, guide): (BTreeSet<String>, String) =
        (files("").into_iter().collect(), read("CONTRIBUTING.md"));
    for game in folders() {
        let lacks: Vec<&str> =
            OWN.into_iter().filter(|path| !there.contains(&path.replace("<game>", &game))).collect();
        assert!(lacks.is_empty() || lacks == NOT_IN_A_RACE, "{game} has no {lacks:?}");
    }
    for path in OWN {
        let (_, name) = path.rsplit_once('/').expect("a folder");
        assert!(
            [path, name].iter().any(|name| guide.contains(&format!("`{name}`"))),
            "the guide lacks {path}"
        );
    }
}

#[test]
fn each_section_of_the_worked_example_becomes_a_file_that_is_listed() {
    let sections: Vec<String> = read(EXAMPLE)
        .lines()
        .filter_map(|line| Some(line.strip_prefix("// --- ")?.split_once(':')?.0.to_owned()))
        .flat_map(|names| names.split(" and ").map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let of_rules = OWN.into_iter().filter_map(|path| path.strip_prefix("engine/src/games/<game>/"));
    let listed: BTreeSet<&str> = of_rules.filter(|name| *name != "advice.rs").collect();
    assert_eq!(sections.iter().map(String::as_str).collect::<BTreeSet<_>>(), listed);
}

#[test]
fn every_game_tests_where_its_pieces_are_what_is_secret_and_what_traces_show() {
    for game in folders() {
        let tests = read(&format!("engine/tests/{game}/mod.rs"));
        for file in ["pieces", "secrets", "steps"] {
            assert!(tests.contains(&format!("\nmod {file};")), "{game} has no tests named {file}");
        }
    }
}

#[test]
fn a_game_is_found_under_any_of_its_names() {
    let games: BTreeSet<String> = ["chess".to_owned(), "water_polo".to_owned()].into();
    for text in ["struct Chess;", "let id = \"chess\";", "use super::chess::Rook;"] {
        assert_eq!(named_in(text, &games), BTreeSet::from(["chess"]), "{text}");
    }
    assert_eq!(named_in("WaterPolo water_polo", &games), BTreeSet::from(["water_polo"]));
    assert!(named_in(&Source::new("a.rs", "// chess\nchessboard").code, &games).is_empty());
}
