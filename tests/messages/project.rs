//! Tests of the project's own messages, and of the code that shows them.

use pentathlon_checks::ROOT;
use pentathlon_messages::compiler::{
    Part, TABLE_KEYS, catalogue, english, outside, outside_texts, rust_files, test_files, unused,
};
use std::path::Path;

/// English that players do not read: a report for developers, and the name of a place.
const EXCEPTIONS: [(&str, &str); 2] = [
    ("src/browser/page/failure.rs", "(with values)"),
    ("src/games/orclympics/identity.rs", "in hand {seat}"),
];

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
fn no_comment_gives_a_length_that_nothing_reads() {
    let folder = Path::new(ROOT).join("lang/en");
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a file");
        let comments = text.lines().filter(|line| line.starts_with('#'));
        let in_words = comments.filter(|line| line.contains("most ") && line.contains(" characters"));
        found.extend(in_words.map(|line| format!("{}: {line}", path.display())));
    }
    assert!(found.is_empty(), "write `# Length: 12`:\n{}", found.join("\n"));
}

#[test]
fn the_letters_that_no_pad_may_have_are_the_keys_of_the_table() {
    let path = Path::new(ROOT).join("src/screens/table/keys.rs");
    let code = std::fs::read_to_string(path).expect("the keys");
    let arms = code.lines().filter_map(|line| line.trim().strip_prefix('"')?.split_once("\" | \""));
    let letters: String = arms.filter(|(key, _)| key.len() == 1).map(|(key, _)| key).collect();
    assert_eq!(letters.to_uppercase(), TABLE_KEYS);
}

#[test]
fn every_message_is_shown() {
    let languages = catalogue(&Path::new(ROOT).join("lang"), &mut Vec::new()).expect("the languages");
    let files = rust_files(&Path::new(ROOT).join("src")).expect("the sources");
    let faults: Vec<_> =
        languages.first().into_iter().flat_map(|english| unused(&english.bundles, &files)).collect();
    assert!(faults.is_empty(), "{}", lines(&faults));
}

#[test]
fn no_sentence_stands_in_rust() {
    let files = rust_files(&Path::new(ROOT).join("src")).expect("the sources");
    let mut found = Vec::new();
    let for_tests = test_files(&files);
    for (path, code) in files.into_iter().filter(|(path, _)| !for_tests.contains(path)) {
        let path =
            path.strip_prefix(ROOT).expect("a path in the project").to_string_lossy().replace('\\', "/");
        let texts = english(&code).into_iter().filter(|(_, text)| !EXCEPTIONS.contains(&(&path, text)));
        found.extend(texts.map(|(line, text)| format!("{path}:{line}: {text}")));
    }
    assert!(found.is_empty(), "these belong in lang/en/:\n{}", found.join("\n"));
}

fn lines(faults: &[impl ToString]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}
