//! The one reader of the repository, for all checks: its files, the code in them, and what they import.
//!
//! Sources are read as words, without comments. An import is followed through the re-exports of the modules it names
//! to the file that has what is imported.

#![allow(clippy::expect_used, clippy::indexing_slicing)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The root of the repository.
pub const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Folders outside the project's sources.
const NOT_OURS: [&str; 5] = [".git", "target", "dist", ".tools", "node_modules"];

/// The text of a file, named from the root.
pub fn read(path: &str) -> String {
    std::fs::read_to_string(Path::new(ROOT).join(path)).expect("a text")
}

/// The files in a folder and those below it, in order; all are named from the root. The root itself is `""`.
pub fn files(folder: &str) -> Vec<String> {
    fn add(folder: &str, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(Path::new(ROOT).join(folder)).expect("a folder") {
            let entry = entry.expect("an entry");
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
            if !entry.path().is_dir() {
                found.push(path);
            } else if !NOT_OURS.contains(&name.as_str()) {
                add(&path, found);
            }
        }
    }
    let mut found = Vec::new();
    add(folder, &mut found);
    found.sort();
    found
}

/// A source file of a crate: its path in the crate's folder of sources, and its text without comments.
pub struct Source {
    /// The folders, then the file.
    pub path: Vec<String>,
    /// The text without comments.
    pub code: String,
}

/// The sources of a crate, whose root is in this folder.
pub fn sources(folder: &str) -> Vec<Source> {
    let rust = files(folder).into_iter().filter(|path| path.ends_with(".rs"));
    let sources: Vec<Source> =
        rust.map(|path| Source::new(path[folder.len()..].trim_start_matches('/'), &read(&path))).collect();
    assert!(sources.len() > 10, "the sources are there to be read");
    sources
}

impl Source {
    /// A source with this path and text.
    pub fn new(path: &str, text: &str) -> Source {
        Source { path: path.split('/').map(str::to_owned).collect(), code: without_comments(text) }
    }

    /// The path as a text.
    pub fn name(&self) -> String {
        self.path.join("/")
    }

    /// Whether the file is in this folder.
    pub fn lies_in(&self, folder: &[&str]) -> bool {
        self.path.len() > folder.len() && self.path.iter().zip(folder).all(|(a, b)| a == b)
    }

    /// The folder or file at the root of the crate, without its ending.
    pub fn first(&self) -> &str {
        self.path.first().map_or("", |first| first.trim_end_matches(".rs"))
    }

    /// The module the file is, from the crate's root: `["games", "olympia2000", "deal"]`.
    pub fn module(&self) -> Vec<String> {
        let mut module = self.path.clone();
        let file = module.pop().unwrap_or_default();
        match file.as_str() {
            "mod.rs" | "lib.rs" | "main.rs" => {}
            file => module.push(file.trim_end_matches(".rs").to_owned()),
        }
        module
    }

    /// What the file names after `roots`, as paths from the root of its crate: `crate::cards::Set` is `["cards", "Set"]`, and so
    /// is `super::super::cards::Set` in a game.
    pub fn imports(&self, roots: &[&str]) -> Vec<Vec<String>> {
        let module = self.module();
        paths(&self.code, roots).into_iter().map(|path| from_root(&module, &path)).collect()
    }
}

/// A path that begins with `crate`, `self` or `super`s in this module, from the root.
fn from_root(module: &[String], path: &[String]) -> Vec<String> {
    let ups = path.iter().take_while(|word| *word == "super").count();
    if ups > 0 {
        let kept = module.len().saturating_sub(ups);
        return module[..kept].iter().chain(&path[ups..]).cloned().collect();
    }
    match path.first().map(String::as_str) {
        Some("self") => module.iter().chain(&path[1..]).cloned().collect(),
        _ => path[1..].to_vec(),
    }
}

/// Files that import one another, each circle in order. Unit tests below the code are not read. Declaring a module is
/// not an import of it, and what a `mod.rs` has belongs to all files of its folder.
pub fn circles(sources: &[Source]) -> Vec<Vec<String>> {
    let modules: BTreeMap<Vec<String>, Module> =
        sources.iter().map(|source| (source.module(), Module::new(source))).collect();
    let edges: BTreeMap<&Vec<String>, BTreeSet<&Vec<String>>> =
        modules.iter().map(|(name, module)| (name, module.imported(name, &modules))).collect();
    let reached = |from: &Vec<String>| {
        let mut seen: BTreeSet<&Vec<String>> = BTreeSet::new();
        let mut open: Vec<&Vec<String>> = edges[from].iter().copied().collect();
        while let Some(next) = open.pop() {
            if seen.insert(next) {
                open.extend(&edges[next]);
            }
        }
        seen
    };
    let all: BTreeMap<&Vec<String>, BTreeSet<&Vec<String>>> =
        modules.keys().map(|name| (name, reached(name))).collect();
    let circle = |name: &Vec<String>| -> Vec<String> {
        let both = all[name].iter().filter(|other| all[**other].contains(name));
        both.map(|other| modules[*other].file.clone()).collect()
    };
    let found: BTreeSet<Vec<String>> = modules.keys().map(circle).filter(|files| files.len() > 1).collect();
    found.into_iter().collect()
}

/// A file as a module: what it names, and what it gives on.
struct Module {
    file: String,
    /// What `use` brings in: the name, and its path from the root.
    uses: BTreeMap<String, Vec<String>>,
    /// Paths from the root of modules all of whose names are given on.
    globs: Vec<Vec<String>>,
    /// Every path in the code.
    paths: Vec<Vec<String>>,
}

impl Module {
    fn new(source: &Source) -> Module {
        let name = source.module();
        let words = words(&without_unit_tests(&source.code));
        let children: BTreeSet<&String> = words
            .windows(3)
            .filter(|three| three[0] == "mod" && three[2] == ";")
            .map(|three| &three[1])
            .collect();
        let rooted = |path: &[String]| match path.first().map(String::as_str) {
            Some("crate" | "self" | "super") => Some(from_root(&name, path)),
            Some(first) if children.iter().any(|child| *child == first) => {
                Some(name.iter().chain(path).cloned().collect())
            }
            _ => None,
        };
        let (mut uses, mut globs, mut all) = (BTreeMap::new(), Vec::new(), Vec::new());
        let mut place = 0;
        while place < words.len() {
            if words[place] == "use" {
                let mut found = Vec::new();
                follow(&words, place + 1, &[], &mut found);
                for path in found.iter().filter_map(|path| rooted(path)) {
                    match path.last().map(String::as_str) {
                        Some("*") => globs.push(path[..path.len() - 1].to_vec()),
                        Some("self") => {
                            let path = path[..path.len() - 1].to_vec();
                            uses.insert(path.last().cloned().unwrap_or_default(), path);
                        }
                        Some(last) => drop(uses.insert(last.to_owned(), path.clone())),
                        None => {}
                    }
                }
                place += words[place..].iter().take_while(|word| *word != ";").count();
            } else if (place == 0 || words[place - 1] != "::")
                && words.get(place + 1).is_some_and(|next| next == "::")
            {
                let mut found = Vec::new();
                follow(&words, place, &[], &mut found);
                all.extend(found.into_iter().filter_map(|path| {
                    let used = path.first().and_then(|first| uses.get(first));
                    let used =
                        used.map(|used: &Vec<String>| used.iter().chain(&path[1..]).cloned().collect());
                    used.or_else(|| rooted(&path))
                }));
                place += 1;
            } else {
                place += 1;
            }
        }
        Module { file: source.name(), uses, globs, paths: all }
    }

    /// The modules that have what this one names, but not itself nor those around it.
    fn imported<'a>(
        &self,
        name: &[String],
        modules: &'a BTreeMap<Vec<String>, Module>,
    ) -> BTreeSet<&'a Vec<String>> {
        let used = self.uses.values().filter(|path| !modules.contains_key(*path));
        let of = used.chain(&self.paths).chain(&self.globs).filter_map(|path| home(path, modules, 0));
        of.filter(|home| !name.starts_with(home)).collect()
    }
}

/// The module that has what a path from the root names, re-exports followed.
fn home<'a>(
    path: &[String],
    modules: &'a BTreeMap<Vec<String>, Module>,
    depth: usize,
) -> Option<&'a Vec<String>> {
    let length = (0..=path.len()).rev().find(|&length| modules.contains_key(&path[..length]))?;
    let (name, module) = modules.get_key_value(&path[..length])?;
    let Some(item) = path.get(length).filter(|_| depth < 9) else { return Some(name) };
    if let Some(on) = module.uses.get(item).filter(|on| on.as_slice() != path) {
        let on: Vec<String> = on.iter().chain(&path[length + 1..]).cloned().collect();
        return home(&on, modules, depth + 1);
    }
    // What is at the root but in no module is a macro.
    (length > 0).then_some(name)
}

/// What a file says without its comments, and without unit tests if it is of Rust. The ending of the path tells the language.
pub fn code(path: &str, text: &str) -> String {
    match path.rsplit_once('.').map(|(_, language)| language) {
        Some("rs") => without_unit_tests(&without_comments(text)),
        Some("js" | "css") => without_comments(text),
        Some("html") => {
            let after =
                |part: &str| part.split_once("-->").map_or(String::new(), |(_, rest)| rest.to_owned());
            let mut parts = text.split("<!--");
            parts.next().unwrap_or_default().to_owned() + &parts.map(after).collect::<String>()
        }
        Some("ftl") => text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n"),
        _ => text.to_owned(),
    }
}

/// The code of Rust before its unit tests, which are in a module at the end.
fn without_unit_tests(code: &str) -> String {
    let lines = code.lines().take_while(|line| !(line.starts_with("mod ") && line.ends_with('{')));
    lines.collect::<Vec<_>>().join("\n")
}

/// The code without `// …` and `/* … */`; strings are kept.
pub fn without_comments(text: &str) -> String {
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

/// The words of the code, and `::`, `{`, `}`, `,`, `;`, `*` between them; anything else is `?`.
pub fn words(code: &str) -> Vec<String> {
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
            words.push(if "{},;*".contains(letter) { letter.to_string() } else { "?".to_owned() });
        }
    }
    words
}

/// The paths in the code that begin with one of `roots`, groups written out: `a::{b, c::d}` gives two.
pub fn paths(code: &str, roots: &[&str]) -> Vec<Vec<String>> {
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
            Some(word) if word.chars().all(|letter| letter.is_alphanumeric() || "_*".contains(letter)) => {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_hides_nothing_after_it() {
        assert_eq!(without_comments("a /* b */ c // d\ne").trim(), "a  c \ne");
        assert_eq!(without_comments("\"// not a comment\" b"), "\"// not a comment\" b");
        assert_eq!(without_comments("'\"' // x"), "' ' ");
        assert_eq!(without_comments(r#""\"" // x"#), r#""\"" "#);
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

    #[test]
    fn a_circle_is_found_through_a_re_export_and_an_imported_module() {
        let crate_of = |files: &[(&str, &str)]| {
            let sources: Vec<Source> = files.iter().map(|(path, text)| Source::new(path, text)).collect();
            circles(&sources)
        };
        let shelf = ("hall/mod.rs", "mod board;\nmod shelf;\npub use shelf::Shelf;");
        let board = ("hall/board.rs", "use super::Shelf;\npub struct Board;");
        assert_eq!(
            crate_of(&[shelf, board, ("hall/shelf.rs", "use crate::hall::board;\nfn f() { board::g(); }")]),
            [["hall/board.rs", "hall/shelf.rs"]]
        );
        // Importing from a module that gives it on is no import of that module.
        assert!(crate_of(&[shelf, board, ("hall/shelf.rs", "pub struct Shelf;")]).is_empty());
        let tests = ("hall/shelf.rs", "#[cfg(test)]\nmod tests {\n    use super::super::board::Board;\n}");
        assert!(crate_of(&[shelf, board, tests]).is_empty());
        // What a folder shares belongs to its files.
        let shared = ("play/mod.rs", "mod step;\nfn f() { step::step(); }\npub const N: u8 = 1;");
        assert!(crate_of(&[shared, ("play/step.rs", "fn step() { super::N; }")]).is_empty());
    }
}
