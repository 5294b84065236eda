//! Tests of the messages: the files in `lang/`, the code that shows them, and the formatting.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

mod blobs;
mod faults;
mod project;
mod pseudo;
mod reference;

use pentathlon_messages::Bundle;
use pentathlon_messages::compiler::{self, Language, blob, catalogue};
use std::path::Path;

/// The sample in this folder.
fn sample() -> Vec<Language> {
    let mut faults = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages/sample");
    let languages = catalogue(&folder, &mut faults).expect("a sample");
    assert_eq!(faults, []);
    languages
}

/// A bundle in a language, as the app loads it.
fn loaded(english: &compiler::Bundle, own: &compiler::Bundle) -> Bundle {
    let bundle = Bundle::new(Box::leak(blob(english, english).into_boxed_str()));
    bundle.load(blob(english, own)).expect("a blob");
    bundle
}
