//! Tests of the project's own messages, and of the code that shows them.

use super::ROOT;
use pentathlon_messages::compiler::{Part, catalogue, english, outside, outside_texts, rust_files, unused};
use std::path::Path;

/// Files whose English is not shown to players, with the reason.
const EXCEPTIONS: [&str; 0] = [];
/// Files that still contain sentences in Rust.
const NOT_CONVERTED: [&str; 1] = ["src/"];

#[test]
fn nothing_is_wrong_with_the_files() {
    let mut faults = Vec::new();
    let lang = Path::new(ROOT).join("lang");
    catalogue(&lang, &mut faults).expect("the languages");
    let texts = outside_texts(&lang, &mut faults).expect("the texts").expect("boot.ftl");
    faults.extend(outside(Path::new(ROOT), &texts).expect("the files"));
    assert!(faults.is_empty(), "{}", lines(&faults));
}

#[test]
fn a_text_outside_the_app_that_stands_in_no_file_is_found() {
    let lang = Path::new(ROOT).join("lang");
    let mut texts = outside_texts(&lang, &mut Vec::new()).expect("the texts").expect("boot.ftl");
    let lost = texts.messages.iter().position(|message| message.id == "boot-offline").expect("a message");
    texts.messages[lost].id = "another".into();
    texts.messages[lost].pattern = vec![Part::Text("Nobody says this.".into())];
    let found: Vec<String> =
        outside(Path::new(ROOT), &texts).expect("the files").iter().map(ToString::to_string).collect();
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(
        found[0].starts_with("public/boot.js") && found[1].contains("“Nobody says this.” stands in none")
    );
}

#[test]
fn every_message_is_shown() {
    let languages = catalogue(&Path::new(ROOT).join("lang"), &mut Vec::new()).expect("the languages");
    let files = rust_files(&Path::new(ROOT).join("src")).expect("the sources");
    let faults: Vec<_> =
        languages.first().into_iter().flat_map(|english| unused(&english.bundles, &files)).collect();
    assert!(!NOT_CONVERTED.is_empty() || faults.is_empty(), "{}", lines(&faults));
}

#[test]
fn no_sentence_stands_in_rust() {
    let files = rust_files(&Path::new(ROOT).join("src")).expect("the sources");
    let mut found = Vec::new();
    for (path, code) in files {
        let path =
            path.strip_prefix(ROOT).expect("a path in the project").to_string_lossy().replace('\\', "/");
        if NOT_CONVERTED.iter().chain(&EXCEPTIONS).any(|start| path.starts_with(start)) {
            continue;
        }
        found.extend(english(&code).into_iter().map(|(line, text)| format!("{path}:{line}: {text}")));
    }
    assert!(found.is_empty(), "these belong in lang/en/:\n{}", found.join("\n"));
}

fn lines(faults: &[impl ToString]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}
