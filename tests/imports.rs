//! Checks the imports between the app's modules: folders depend only on those below them, and only one folder names
//! `web_sys`.
//!
//! The paths after `crate::` in `src/` are read, without comments.

#![allow(clippy::expect_used)]

use std::path::Path;

/// The root of the repository.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The modules of the app from the bottom up. A module may use those of the rows above its own. `FILES` stands for all
/// files next to the folders that are not named here; these may use each other.
const ROWS: [&[&str]; 10] = [
    &["call", "figure"],
    &["browser"],
    &["messages"],
    &[FILES],
    &["ui", "covers"],
    &["contract"],
    &["games", "session"],
    &["screens"],
    &["app"],
    &["main"],
];
const FILES: &str = "*.rs";

/// A source file: its module, its path, and its code without comments.
struct Source {
    module: String,
    path: String,
    code: String,
}

fn sources() -> Vec<Source> {
    fn add(folder: &Path, name: &str, found: &mut Vec<Source>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = format!("{name}/{}", path.file_name().expect("a name").to_string_lossy());
            if path.is_dir() {
                add(&path, &name, found);
            } else if name.ends_with(".rs") {
                found.push(source(&name, &std::fs::read_to_string(&path).expect("a text")));
            }
        }
    }
    let mut found = Vec::new();
    add(&Path::new(ROOT).join("src"), "src", &mut found);
    assert!(found.len() > 100, "the sources are there to be read");
    found
}

fn source(path: &str, text: &str) -> Source {
    let module = path.split('/').nth(1).unwrap_or_default().trim_end_matches(".rs");
    let code = text.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    Source { module: module.to_owned(), path: path.to_owned(), code: code.collect::<Vec<_>>().join("\n") }
}

fn row(module: &str) -> usize {
    let of = |name| ROWS.iter().position(|row| row.contains(&name));
    of(module).or(of(FILES)).unwrap_or_default()
}

/// The modules after `crate::`, including those in a group.
fn imported(code: &str) -> Vec<&str> {
    let name = |text: &'_ str| {
        text.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(text.len())
    };
    let mut found = Vec::new();
    for rest in code.split("crate::").skip(1) {
        let Some(group) = rest.strip_prefix('{') else {
            found.extend(rest.get(..name(rest)));
            continue;
        };
        let mut depth = 0;
        let mut begins = true;
        for (place, letter) in group.char_indices() {
            match letter {
                '}' if depth == 0 => break,
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 0 => begins = true,
                _ if begins && !letter.is_whitespace() => {
                    begins = false;
                    let module = group.get(place..).unwrap_or_default();
                    found.extend(module.get(..name(module)));
                }
                _ => {}
            }
        }
    }
    found
}

/// The forbidden imports of a file.
fn violations(source: &Source) -> Vec<String> {
    let own = row(&source.module);
    let is_file = ROWS.get(own).is_some_and(|row| row.contains(&FILES));
    let above = imported(&source.code).into_iter().filter(|&module| {
        let of = row(module);
        module != source.module && (of > own || of == own && !is_file)
    });
    above.map(|module| format!("{} imports {module}", source.path)).collect()
}

#[test]
fn each_folder_of_the_app_imports_only_those_below_it() {
    let violations: Vec<String> = sources().iter().flat_map(violations).collect();
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

#[test]
fn only_the_browser_folder_names_web_sys() {
    let others = sources().into_iter().filter(|source| source.module != "browser");
    let naming: Vec<String> =
        others.filter(|source| source.code.contains("web_sys")).map(|source| source.path).collect();
    assert_eq!(naming, [""; 0]);
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
    fn add(folder: &Path, names: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                add(&path, names);
            } else if path.extension().is_some_and(|end| end == "js") {
                names.extend(declared(&std::fs::read_to_string(&path).expect("a text")));
            }
        }
    }
    let mut names = Vec::new();
    add(&Path::new(ROOT).join("src"), &mut names);
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
        assert_eq!(violations(&source("src/session/acting.rs", text)).len(), 1, "{text}");
    }
    assert_eq!(violations(&source("src/saves.rs", "use crate::session::name;")).len(), 1);
    for text in ["use crate::{browser, saves};", "// use crate::games;", "use crate::session::Shown;"] {
        assert_eq!(violations(&source("src/session/acting.rs", text)), [""; 0], "{text}");
    }
}
