//! Looks for sentences outside the message files, in Rust and in what the browser shows without the program, and for
//! messages that nothing shows.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::rust::{camel, snake, upper};
use super::source::{Bundle, Fault, Message, Part, Used};

/// Words that identify a lower-case text as English.
const COMMON: &str = " a an and are at by for from has in is it no not of on or the their they this to was wins with you your ";
/// Files that show text before the program runs, or without it.
const OUTSIDE: [&str; 4] = ["public/boot.js", "index.html", "public/404.html", "public/manifest.webmanifest"];

/// How a style sheet is switched off: no sentence.
const NO_MEDIUM: &str = "not all";

/// All Rust files in a folder, with their paths and contents.
///
/// # Errors
/// A file cannot be read.
pub fn rust_files(folder: &Path) -> io::Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let code = fs::read_to_string(&path)?;
            found.push((path, code));
        }
    }
    found.sort();
    Ok(found)
}

/// The messages of the English bundles that no file shows. Names of a group count together.
#[must_use]
pub fn unused(bundles: &[Bundle], files: &[(PathBuf, String)]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for bundle in bundles {
        // A file that shows a bundle names it, or is in its folder.
        let (named, folder) = (format!("messages::{}", bundle.name), format!("games/{}/", bundle.name));
        let is_near = |path: &Path, code: &str| {
            code.contains(&named)
                || imported(code).any(|name| name == bundle.name)
                || code.contains(&format!("{}::", bundle.name))
                || path.to_string_lossy().replace('\\', "/").contains(&folder)
        };
        let near: Vec<&str> =
            files.iter().filter(|(path, code)| is_near(path, code)).map(|(_, code)| code.as_str()).collect();
        let words: BTreeSet<&str> = near.iter().flat_map(|code| identifiers(code)).collect();
        let used: Vec<Used> = bundle.messages.iter().map(|message| Used::of(&message.pattern)).collect();
        let mut fault = |message: &str, id: &str, what: String| {
            let file = bundle.message(message).map_or(&bundle.name, |message| &message.file).clone();
            faults.push(Fault { file, id: id.to_owned(), what });
        };
        for (at, message) in bundle.messages.iter().enumerate() {
            let group =
                bundle.groups.iter().find(|group| (group.first..group.first + group.size).contains(&at));
            let is_used = match group {
                Some(group) => {
                    [upper(&group.name), upper(&message.id)].iter().any(|name| words.contains(name.as_str()))
                        || words.contains(camel(&group.name).as_str()) && words.contains("ALL")
                        || near.iter().any(|code| is_named(code, &camel(&group.name)))
                }
                None if bundle.is_page() => words.contains("PASSAGES"),
                None => {
                    [snake(&message.id), upper(&message.id)].iter().any(|name| words.contains(name.as_str()))
                }
            };
            if !is_used && !used.iter().any(|used| used.references.contains(&message.id)) {
                fault(&message.id, &message.id, "is shown nowhere: delete it".to_owned());
            }
        }
        let patterns: Vec<&[Part]> =
            bundle.messages.iter().map(|message| message.pattern.as_slice()).collect();
        for group in &bundle.groups {
            for form in bundle.forms(group) {
                let call = format!(".{}()", snake(form));
                let passed = format!("{}::{}", camel(&group.name), snake(form));
                if !near.iter().any(|code| code.contains(&call) || code.contains(&passed))
                    && !patterns.iter().any(|parts| shows(parts, form))
                {
                    let first = bundle.names(group).first().map_or("", |name| &name.id);
                    fault(
                        first,
                        &format!("{}.{form}", group.name),
                        "no sentence uses this form: delete it".to_owned(),
                    );
                }
            }
        }
    }
    faults
}

/// Whether code names values of the engine by a group: `medal: Medal => Medal` in `named!`, or `Medal::of(index)`.
fn is_named(code: &str, group: &str) -> bool {
    code.contains(&format!("=> {group},")) || code.contains(&format!("{group}::of("))
}

fn shows(parts: &[Part], form: &str) -> bool {
    parts.iter().any(|part| match part {
        Part::Name(_, Some(shown)) => shown == form,
        Part::Select(key, variants) => {
            matches!(key, super::Key::Form(_, shown) if shown == form)
                || variants.iter().any(|(_, _, parts)| shows(parts, form))
        }
        _ => false,
    })
}

/// What code imports from the messages in a group: `messages::{MessageId, scoresrules as text}`.
fn imported(code: &str) -> impl Iterator<Item = &str> {
    code.split("messages::{").skip(1).flat_map(|rest| identifiers(rest.split('}').next().unwrap_or_default()))
}

fn identifiers(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// Where code has modules for tests alone, with the line that opens each: `mod tests {` or `mod tests;`.
fn test_modules(code: &str) -> impl Iterator<Item = (usize, &str)> {
    code.match_indices("#[cfg(test)]\n").filter_map(|(at, _)| {
        let line = code.get(at..)?.lines().find(|line| !line.starts_with("#["))?;
        let line = line.strip_prefix("pub ").unwrap_or(line);
        line.starts_with("mod ").then_some((at, line))
    })
}

/// The files of modules that are for tests alone, with all below them.
#[must_use]
pub fn test_files(files: &[(PathBuf, String)]) -> BTreeSet<PathBuf> {
    let mut found = BTreeSet::new();
    for (path, code) in files {
        let is_root = path.file_name().is_some_and(|name| name == "mod.rs" || name == "main.rs");
        let folder = if is_root { path.parent().unwrap_or(path).to_owned() } else { path.with_extension("") };
        for (_, line) in test_modules(code) {
            let Some(name) = line.strip_prefix("mod ").and_then(|name| name.strip_suffix(';')) else {
                continue;
            };
            let module = folder.join(name);
            found.insert(module.with_extension("rs"));
            let within = files.iter().map(|(path, _)| path).filter(|path| path.starts_with(&module));
            found.extend(within.cloned());
        }
    }
    found
}

/// The literals in a Rust file that look like English, with their line numbers. Comments, attributes and tests are
/// skipped.
#[must_use]
pub fn english(code: &str) -> Vec<(usize, String)> {
    let inside = test_modules(code).find(|(_, line)| line.ends_with('{'));
    let code = inside.and_then(|(at, _)| code.get(..at)).unwrap_or(code);
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(at) = rest.find(['"', '/', '\'', '#']) {
        let line = code[..code.len() - rest.len() + at].matches('\n').count() + 1;
        let from = rest.get(at..).unwrap_or_default();
        rest = if let Some(comment) = from.strip_prefix("//") {
            comment.split_once('\n').map_or("", |(_, rest)| rest)
        } else if let Some(comment) = from.strip_prefix("/*") {
            comment.split_once("*/").map_or("", |(_, rest)| rest)
        } else if let Some(attribute) = from.strip_prefix("#[").or_else(|| from.strip_prefix("#![")) {
            attribute.split_once("]\n").map_or("", |(_, rest)| rest)
        } else if from.starts_with("'\"'") || from.starts_with("'\\\"'") {
            from.get(4..).unwrap_or_default()
        } else if let Some(text) = from.strip_prefix('"') {
            let before = &code[..code.len() - from.len()];
            let raw = before.len() - before.trim_end_matches('#').len();
            let is_raw = before.trim_end_matches('#').ends_with('r');
            let end = if is_raw { text.find(&format!("\"{}", "#".repeat(raw))) } else { end_of(text) };
            let (text, rest) = text.split_at(end.unwrap_or(text.len()));
            if is_english(text) {
                found.push((line, text.to_owned()));
            }
            rest.get(1..).unwrap_or_default()
        } else {
            from.get(1..).unwrap_or_default()
        };
    }
    found
}

/// The end of a literal.
fn end_of(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    text.bytes().position(|byte| {
        let ends = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    })
}

/// Whether a text looks like a sentence or part of one: at least two words, one of them common, or the first
/// capitalized.
fn is_english(text: &str) -> bool {
    let is_word =
        |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_alphabetic() || c == '’' || c == '\'');
    let words = || {
        text.split_whitespace().map(|word| word.trim_matches(|c: char| c.is_ascii_punctuation() || c == '…'))
    };
    let starts = text.trim_start().starts_with(|c: char| c.is_ascii_uppercase());
    let is_markup = text.contains(['<', '=', ';']);
    !is_markup
        && text != NO_MEDIUM
        && words().filter(is_word).count() >= 2
        && (starts || words().any(|word| COMMON.contains(&format!(" {} ", word.to_lowercase()))))
}

/// The differences between `boot.ftl` and the files that show text without the program.
///
/// # Errors
/// A file cannot be read.
pub fn outside(root: &Path, bundle: &Bundle) -> io::Result<Vec<Fault>> {
    let mut faults = Vec::new();
    let mut all = String::new();
    let sentences: Vec<(&Message, String)> =
        bundle.messages.iter().map(|message| (message, sentence(&message.pattern))).collect();
    for file in OUTSIDE {
        let text = fs::read_to_string(root.join(file))?;
        let (text, shown) = if file.ends_with(".js") {
            // As in a template, or as in a message that the script fills itself.
            let text = text.replace("{ $", "${").replace(" }", "}");
            // What only developers read is not a sentence of the app.
            let lines = text.lines().filter(|line| !line.contains("throw "));
            let code = lines.collect::<Vec<_>>().join("\n").replace('`', "\"");
            let shown = english(&code).into_iter().map(|(_, shown)| shown).collect::<Vec<_>>();
            (text, shown)
        } else if file.ends_with(".html") {
            let shown = elements(&text);
            (text, shown)
        } else {
            let shown = ["\"description\": \"", "\"label\": \""].iter().flat_map(|key| {
                text.split(key).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned)
            });
            let shown = shown.collect();
            (text, shown)
        };
        for shown in shown.iter().filter(|shown| !sentences.iter().any(|(_, text)| text == *shown)) {
            let what = format!("“{shown}” is in no boot.ftl");
            faults.push(Fault { file: file.to_owned(), id: "text".to_owned(), what });
        }
        all += &text;
    }
    for (message, text) in sentences.iter().filter(|(_, text)| !all.contains(text)) {
        let what = format!("“{text}” stands in none of {OUTSIDE:?}");
        faults.push(Fault { file: message.file.clone(), id: message.id.clone(), what });
    }
    Ok(faults)
}

/// A message as it is written in a script, with its placeholders.
fn sentence(parts: &[Part]) -> String {
    let part = |part: &Part| match part {
        Part::Text(text) => text.clone(),
        Part::Value(value) => format!("${{{value}}}"),
        _ => String::new(),
    };
    parts.iter().map(part).collect()
}

/// The texts of a page: between its tags, and in its description.
fn elements(page: &str) -> Vec<String> {
    let mut page = page.to_owned();
    for (start, end) in [("<!--", "-->"), ("<style>", "</style>")] {
        while let Some((before, after)) = page.split_once(start).map(|(a, b)| (a.to_owned(), b.to_owned())) {
            page = before + after.split_once(end).map_or("", |(_, rest)| rest);
        }
    }
    let described =
        page.split("name=\"description\" content=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let between = page.split('>').filter_map(|piece| piece.split('<').next());
    let texts = described.chain(between).map(|text| text.trim().to_owned());
    texts.filter(|text| text.contains(char::is_alphabetic)).collect()
}
