//! The rulings in `docs/rules-map.md`: for each one the messages of the rules page that state it, and its tests.
//!
//! `UPDATE_RULES_MAP=1 cargo test -p pentathlon-checks --test rules_map` writes these tables. They come from the rulings
//! in `docs/rulings/`, from comments in `lang/en/<game>rules.ftl`, and from the names of tests in `engine/tests/`. In
//! the message file, `# Rulings: Z4, Z6` above a message names what it states; `### Ruling Z16 is not on the page:`
//! and a reason stands for a ruling that no message states.

#![allow(clippy::expect_used)]

use pentathlon_checks::{ROOT, files, read};
use pentathlon_engine::games::shelf;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// The document.
const DOCUMENT: &str = "docs/rules-map.md";
/// What surrounds the generated tables.
const MARKERS: [&str; 2] = ["<!-- rulings -->\n", "\n<!-- end of rulings -->"];
/// The heading of the table of passages, which is written by hand.
const PASSAGES: &str = "\n## Passages of the rulebook\n";

/// What is listed for each ruling, by its id.
type ByRuling = BTreeMap<String, Vec<String>>;

/// Whether a word is a letter and a number.
fn is_id(word: &str) -> bool {
    let number = word.strip_prefix(|letter: char| letter.is_ascii_uppercase()).unwrap_or_default();
    !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())
}

/// The rulings of a game: the id of each, and what it is about.
fn rulings(game: &str) -> Vec<(String, String)> {
    let row = |line: &str| {
        let mut cells = line.strip_prefix("| ")?.split(" | ");
        let (id, about) = (cells.next()?, cells.next()?);
        is_id(id).then(|| (id.to_owned(), about.to_owned()))
    };
    read(&format!("docs/rulings/{game}.md")).lines().filter_map(row).collect()
}

/// For each ruling the messages that state it, or why none does.
fn statements(messages: &str) -> ByRuling {
    let mut found = ByRuling::new();
    let mut ids: Vec<&str> = Vec::new();
    for line in messages.lines() {
        if let Some(listed) = line.strip_prefix("# Rulings: ") {
            ids = listed.split(", ").collect();
        } else if let Some((id, why)) =
            line.strip_prefix("### Ruling ").and_then(|rest| rest.split_once(" is not on the page: "))
        {
            found.entry(id.to_owned()).or_default().push(format!("none: {why}"));
        } else if let Some((message, _)) = line.split_once(" =").filter(|_| !line.starts_with(['#', ' '])) {
            for id in ids.drain(..) {
                found.entry(id.to_owned()).or_default().push(format!("`{message}`"));
            }
        }
    }
    found
}

/// For each ruling the tests in a folder with its id in their names.
fn tests(folder: &str) -> ByRuling {
    let mut found = ByRuling::new();
    for file in files(folder).iter().filter(|path| path.ends_with(".rs")) {
        for test in read(file).split("#[test]").skip(1) {
            let (_, code) = test.split_once("fn ").expect("a test is a function");
            let name = code.split('(').next().unwrap_or_default();
            for id in name.split('_').map(str::to_uppercase).filter(|word| is_id(word)) {
                found.entry(id).or_default().push(format!("`{name}`"));
            }
        }
    }
    found
}

/// The generated tables, and what is wrong with what they are made of.
fn tables() -> (String, Vec<String>) {
    let (mut tables, mut faults) = (String::new(), Vec::new());
    for info in shelf() {
        let (game, rulings) = (info.id, rulings(info.id));
        let mut stated = statements(&read(&format!("lang/en/{game}rules.ftl")));
        let tests = tests(&format!("engine/tests/{game}"));
        writeln!(
            tables,
            "\n### {}\n\n| ruling | about | messages | tests |\n| --- | --- | --- | --- |",
            info.title
        )
        .expect("a text takes everything");
        for (id, about) in rulings {
            let messages = stated.remove(&id).unwrap_or_default().join(", ");
            let tests = tests.get(&id).map(|names| names.join(", ")).unwrap_or_default();
            if messages.is_empty() || tests.is_empty() {
                faults.push(format!("{game}: {id} has no message, or no test"));
            }
            writeln!(tables, "| {id} | {about} | {messages} | {tests} |").expect("a text takes everything");
        }
        faults.extend(stated.into_keys().map(|id| format!("{game}: there is no ruling {id}")));
    }
    (tables, faults)
}

#[test]
fn each_ruling_is_stated_by_a_message_or_has_a_reason_and_the_document_lists_them() {
    let (tables, faults) = tables();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let document = read(DOCUMENT);
    let (before, rest) = document.split_once(MARKERS[0]).expect("the first marker");
    let (listed, after) = rest.split_once(MARKERS[1]).expect("the second marker");
    if std::env::var_os("UPDATE_RULES_MAP").is_some() {
        let document = [before, MARKERS[0], &tables, MARKERS[1], after].concat();
        std::fs::write(Path::new(ROOT).join(DOCUMENT), document).expect("a file");
    } else {
        assert_eq!(listed, tables, "`UPDATE_RULES_MAP=1` writes the tables of {DOCUMENT}");
    }
}

#[test]
fn no_ruling_is_listed_twice_and_no_test_cites_one_that_is_not_listed() {
    let mut all = BTreeSet::new();
    for info in shelf() {
        let listed: BTreeSet<String> = rulings(info.id).into_iter().map(|(id, _)| id).collect();
        assert_eq!(listed.len(), rulings(info.id).len(), "{}: an id is listed twice", info.id);
        assert!(listed.len() > 10, "{}: {listed:?}", info.id);
        all.extend(listed);
    }
    let cited: BTreeSet<String> = tests("engine/tests").into_keys().collect();
    assert_eq!(cited.difference(&all).collect::<Vec<_>>(), [""; 0], "are cited and not listed");
}

#[test]
fn each_message_beside_a_passage_exists() {
    let mut faults = Vec::new();
    for info in shelf() {
        let document = read(&format!("docs/rulings/{}.md", info.id));
        let (_, section) = document.split_once(PASSAGES).expect("the passages of each game");
        let messages = read(&format!("lang/en/{}rules.ftl", info.id));
        let named = section.split('`').skip(1).step_by(2).filter(|name| name.starts_with("rules-"));
        let lost = named.filter(|name| !messages.contains(&format!("\n{name} =")));
        faults.extend(lost.map(|name| format!("{}: {name}", info.id)));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_message_and_a_reason_are_found() {
    let found = statements(
        "### Ruling Z1 is not on the page: why.\n\n# Rulings: Z2, Z3\n# $a (Number)\nrules-a = A = B\n    = C\nrules-b = D\n",
    );
    assert_eq!(found["Z1"], ["none: why."]);
    assert_eq!(found["Z2"], ["`rules-a`"]);
    assert_eq!(found["Z3"], found["Z2"]);
    assert_eq!(found.len(), 3);
}
