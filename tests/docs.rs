//! Checks of the documents against the repository.
//!
//! Checks the size of ARCHITECTURE.md; that each test in its list of invariants exists and is named once; that each path
//! in backticks, and each link to a file, exists, in the documents and in the comments of the sources; and that each
//! test that such a comment names exists; and that nothing lies at the root by mistake.

#![allow(clippy::expect_used)]

use pentathlon_checks::{files, read};
use pentathlon_engine::games::shelf;
use std::collections::BTreeSet;

/// The maximum size of ARCHITECTURE.md, in bytes, so that it can be read as a whole.
const MAX_BYTES: usize = 15_000;
/// The heading of the list of invariants.
const INVARIANTS: &str = "## What always holds";
/// The folders of the files in the list: `browser/` is short for the last one.
const TEST_FOLDERS: [(&str, &str); 3] =
    [("", "engine/tests/"), ("", "tests/"), ("browser/", "tests/browser/tests/")];
/// The folders whose comments are checked, and the package of each. Paths may start at any of them or at the root.
const SOURCES: [(&str, &str); 3] = [("src/", ""), ("engine/src/", "engine/"), ("xtask/src/", "xtask/")];
/// The possible endings of a path that does not begin with a folder of the root.
const ENDINGS: [&str; 9] = [".rs", ".md", ".css", ".toml", ".html", ".js", ".json", ".txt", ".svg"];

/// Every file and folder of the repository, from its root; folders end with `/`.
fn everything() -> BTreeSet<String> {
    let mut found: BTreeSet<String> = files("").into_iter().collect();
    let folders = |path: &String| -> Vec<String> {
        path.match_indices('/').filter_map(|(end, _)| path.get(..=end)).map(str::to_owned).collect()
    };
    let folders: Vec<String> = found.iter().flat_map(folders).collect();
    found.extend(folders);
    assert!(found.contains("engine/src/games.rs"), "the repository is there to be read");
    found
}

/// The documents; not the changelog, which also names removed files.
fn documents(all: &BTreeSet<String>) -> Vec<&str> {
    let is_document = |path: &&str| {
        path.ends_with(".md") && (!path.contains('/') || path.starts_with("docs/")) && *path != "CHANGELOG.md"
    };
    all.iter().map(String::as_str).filter(is_document).collect()
}

/// The text without the blocks between lines of three backticks.
fn without_blocks(text: &str) -> String {
    text.split("```").step_by(2).collect::<Vec<_>>().join("\n")
}

/// The texts in backticks. An unclosed one does not affect the next paragraph or comment.
fn quoted(text: &str) -> Vec<&str> {
    text.split("\n\n").flat_map(|paragraph| paragraph.split('`').skip(1).step_by(2)).collect()
}

/// The text after `//` on each line.
fn comments(text: &str) -> String {
    text.lines()
        .filter_map(|line| line.split_once("//"))
        .map(|(_, comment)| format!("{comment}\n\n"))
        .collect()
}

/// The files that the text links to.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    targets.filter(|target| !target.contains("://") && !target.starts_with('#'))
}

/// Whether a text in backticks is a file or folder of the repository.
fn is_path(quoted: &str, all: &BTreeSet<String>) -> bool {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || "_-./<>".contains(letter);
    let Some((first, _)) = quoted.split_once('/') else { return false };
    quoted.chars().all(is_letter)
        && (all.contains(&format!("{first}/")) || ENDINGS.iter().any(|ending| quoted.ends_with(ending)))
}

/// Whether a name matches the pattern; `*` is anything except a `/`.
fn fits(name: &str, pattern: &str) -> bool {
    let Some((before, after)) = pattern.split_once('*') else { return name == pattern };
    let Some(rest) = name.strip_prefix(before) else { return false };
    let most = rest.find('/').unwrap_or(rest.len());
    (0..=most).filter_map(|end| rest.get(end..)).any(|rest| fits(rest, after))
}

/// Whether a path exists. `<game>` stands for each game of the shelf; any other word in such brackets matches anything.
fn exists(path: &str, all: &BTreeSet<String>) -> bool {
    if path.contains("<game>") {
        return shelf().iter().all(|info| exists(&path.replace("<game>", info.id), all));
    }
    let mut pattern = String::new();
    let mut rest = path;
    while let Some((before, after)) = rest.split_once('<') {
        pattern.push_str(before);
        pattern.push('*');
        rest = after.split_once('>').map_or("", |(_, behind)| behind);
    }
    pattern.push_str(rest);
    let folder = format!("{}/", pattern.trim_end_matches('/'));
    all.iter().any(|name| fits(name, &pattern) || fits(name, &folder))
}

/// The paths in backticks that do not exist, neither from the root nor from one of `bases`.
fn broken_references(text: &str, bases: &[&str], all: &BTreeSet<String>) -> Vec<String> {
    let paths = quoted(text).into_iter().filter(|quoted| is_path(quoted, all));
    let lost = paths
        .filter(|path| !exists(path, all) && !bases.iter().any(|base| exists(&format!("{base}{path}"), all)));
    lost.map(str::to_owned).collect()
}

/// The entries of the list of invariants.
fn invariants(architecture: &str) -> Vec<String> {
    let (_, list) = architecture.split_once(INVARIANTS).expect("the list of invariants");
    let list = list.split("\n## ").next().unwrap_or_default();
    let mut entries: Vec<String> = Vec::new();
    for line in list.lines() {
        if line.split_once(". ").is_some_and(|(number, _)| number.parse::<u32>().is_ok()) {
            entries.push(line.to_owned());
        } else if let Some(entry) = entries.last_mut() {
            entry.push('\n');
            entry.push_str(line);
        }
    }
    entries
}

/// The tests that an entry names, as file and name; `::name` is in the file named before it.
fn tests_of(entry: &str) -> Vec<(String, String)> {
    let mut file = "";
    let named = quoted(entry).into_iter().filter_map(|quoted| quoted.split_once("::"));
    named
        .map(|(of, name)| {
            file = if of.is_empty() { file } else { of };
            (file.to_owned(), name.to_owned())
        })
        .collect()
}

/// Whether the source has a test of this name: directly, or for every game through the macro of the engine's suites.
fn has_test(source: &str, name: &str) -> bool {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    lines.iter().enumerate().any(|(number, line)| {
        let Some(rest) = line.strip_prefix("fn ").and_then(|rest| rest.strip_prefix(name)) else {
            return false;
        };
        let attributes = lines[..number].iter().rev().take_while(|line| line.starts_with(['#', '/']));
        rest.starts_with("<R>(")
            || rest.starts_with('(') && attributes.into_iter().any(|line| *line == "#[test]")
    })
}

/// What is wrong with a test that is named by its file and its name, if anything.
fn fault(file: &str, name: &str, all: &BTreeSet<String>) -> Option<String> {
    let path = |&(short, folder): &(&str, &str)| Some(format!("{folder}{}", file.strip_prefix(short)?));
    let files: Vec<String> = TEST_FOLDERS.iter().filter_map(path).filter(|path| all.contains(path)).collect();
    match files.as_slice() {
        [only] if has_test(&read(only), name) => None,
        [only] => Some(format!("{only} has no test {name}")),
        found => Some(format!("{file} is {found:?}")),
    }
}

/// The errors in the tests that the list names.
fn faults(architecture: &str, all: &BTreeSet<String>) -> Vec<String> {
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for entry in invariants(architecture) {
        let tests = tests_of(&entry);
        if tests.is_empty() && !entry.contains("`cargo ") {
            faults.push(format!("names no test: {entry}"));
        }
        for (file, name) in tests {
            faults.extend(fault(&file, &name, all));
            if !seen.insert((file.clone(), name.clone())) {
                faults.push(format!("{file}::{name} is named twice"));
            }
        }
    }
    faults
}

#[test]
fn the_architecture_is_short_enough_to_be_read() {
    let bytes = read("ARCHITECTURE.md").len();
    assert!(bytes <= MAX_BYTES, "ARCHITECTURE.md has {bytes} bytes, {MAX_BYTES} are allowed");
}

#[test]
fn no_stray_file_lies_at_the_root() {
    let all = everything();
    let stray = all.iter().find(|path| !path.contains(['/', '.']) && !path.starts_with("LICENSE-"));
    assert_eq!(stray, None, "a file at the root has an ending");
}

#[test]
fn each_invariant_names_tests_that_exist_and_none_twice() {
    let architecture = read("ARCHITECTURE.md");
    assert!(invariants(&architecture).len() > 20, "the list is there to be read");
    let faults = faults(&architecture, &everything());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn each_path_in_the_documents_leads_somewhere() {
    let all = everything();
    let mut faults = Vec::new();
    for document in documents(&all) {
        let text = without_blocks(&read(document));
        faults.extend(
            broken_references(&text, &[], &all).into_iter().map(|path| format!("{document}: {path}")),
        );
        let folder = document.rsplit_once('/').map_or("", |(folder, _)| folder);
        let lost =
            links(&text).filter(|link| !exists(format!("{folder}/{link}").trim_start_matches('/'), &all));
        faults.extend(lost.map(|link| format!("{document}: the link to {link}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn each_path_in_a_comment_leads_somewhere() {
    let all = everything();
    let mut faults = Vec::new();
    for (folder, package) in SOURCES {
        for file in all.iter().filter(|path| path.starts_with(folder) && path.ends_with(".rs")) {
            let lost = broken_references(&comments(&read(file)), &[folder, package], &all);
            faults.extend(lost.into_iter().map(|path| format!("{file}: {path}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn each_test_that_a_comment_names_exists() {
    let all = everything();
    let (mut named, mut faults) = (0, Vec::new());
    for (folder, _) in SOURCES {
        for path in all.iter().filter(|path| path.starts_with(folder) && path.ends_with(".rs")) {
            let comments = comments(&read(path));
            let names = quoted(&comments).into_iter().filter_map(|quoted| quoted.split_once(".rs::"));
            for (file, name) in names {
                named += 1;
                let fault = fault(&format!("{file}.rs"), name, &all);
                faults.extend(fault.map(|why| format!("{path}: {why}")));
            }
        }
    }
    assert!(named > 10, "the tests of the contract are named");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

// Tests of the checks themselves.

#[test]
fn a_test_that_is_missing_or_named_twice_or_not_at_all_is_found() {
    let all = everything();
    let list = |entries: &str| format!("{INVARIANTS}\n\n{entries}\n\n## More\n\n9. Not of the list.\n");
    let good = "1. It holds. `docs.rs::each_path_in_a_comment_leads_somewhere`";
    assert_eq!(faults(&list(good), &all), [""; 0]);
    let split = "1. It\n   holds. `contract.rs::legal_actions_play_and_show_something_to_everybody`,\n   `::secret_choices_come_in_any_order`";
    assert_eq!(faults(&list(split), &all), [""; 0]);
    for bad in [
        "1. It holds.",
        "1. No test. `docs.rs::quoted`",
        "1. Not there. `docs.rs::no_such_test`",
        "1. No file. `no_such_file.rs::each_path_in_a_comment_leads_somewhere`",
        &format!("{good}\n2. Again. `docs.rs::each_path_in_a_comment_leads_somewhere`"),
    ] {
        assert_eq!(faults(&list(bad), &all).len(), 1, "{bad}");
    }
}

#[test]
fn a_path_that_leads_nowhere_is_found_and_what_is_no_path_is_left_alone() {
    let all = everything();
    let lost = |text: &str| broken_references(text, &["engine/"], &all);
    for good in [
        "`engine/src/games.rs`, `src/session`, `engine/tests/` and `tests/contract.rs`",
        "`engine/src/games/<game>/play.rs`, `engine/tests/traces/<game>-<seats>-<n>.json`",
        "`#/table/…`, `data-action`, `a / b`, `pentathlon/table/<id>`, `games.rs`, `10/3`",
        "`engine/tests/games.rs::x`",
    ] {
        assert_eq!(lost(good), [""; 0], "{good}");
    }
    for bad in [
        "`src/app/desk.rs`",
        "`no/such.md`",
        "`src/games/<game>/nothing.rs`",
        "`docs/<x>.rs`",
        "`engine/tools/`",
    ] {
        assert_eq!(lost(bad).len(), 1, "{bad}");
    }
    assert_eq!(
        comments("let x = 1; // see `src/app/desk.rs`\nlet y = \"`src/none.rs`\";\n").trim(),
        "see `src/app/desk.rs`"
    );
    assert_eq!(links("[a](docs/a.md), [b](https://b.org/c.md), [c](#c)").collect::<Vec<_>>(), ["docs/a.md"]);
    assert_eq!(without_blocks("a\n```sh\n`x/y.rs`\n```\nb"), "a\n\n\nb");
}
