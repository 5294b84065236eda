//! The build-time processing of the Fluent files: reads and checks them, and writes blobs and Rust.

mod blob;
mod check;
mod length;
mod pseudo;
mod quote;
mod rust;
mod scan;
mod source;
mod too_long;

pub use blob::{blob, hash};
pub use check::{TABLE_KEYS, check};
pub use length::{Length, Of};
pub use pseudo::{PSEUDO, pseudo};
pub use rust::rust;
pub use scan::{english, outside, rust_files, test_files, unused};
pub use source::{Bundle, Fault, Group, Key, Message, Part, Style, Type};

use std::io;
use std::path::Path;

/// The language that all others are translated from.
pub const ENGLISH: &str = "en";
/// The bundle of the sentences outside the app, which have files of their own. It is checked, never compiled.
pub const OUTSIDE: &str = "boot";

/// A language with its compiled bundles.
#[derive(Clone, Debug)]
pub struct Language {
    /// The language tag, which is the name of its folder.
    pub tag: String,
    /// The bundles, by name.
    pub bundles: Vec<Bundle>,
}

/// The sentences outside the app: the English ones, then those that other languages have; `None` if there is no such file.
///
/// # Errors
/// A file cannot be read.
pub fn outside_texts(folder: &Path, faults: &mut Vec<Fault>) -> io::Result<Option<Bundle>> {
    let bundles = source::bundles(folder, ENGLISH, faults)?;
    let found = bundles.into_iter().find(|bundle| bundle.name == OUTSIDE);
    let Some(mut texts) = found else { return Ok(None) };
    check(&texts, &texts, faults);
    for tag in source::languages(folder)?.into_iter().skip(1) {
        let own = source::bundles(folder, &tag, faults)?.into_iter().find(|bundle| bundle.name == OUTSIDE);
        texts.messages.extend(own.into_iter().flat_map(|bundle| bundle.messages));
    }
    Ok(Some(texts))
}

/// All languages in a folder, English first. Adds what is wrong with them to `faults`.
///
/// # Errors
/// A file cannot be read.
pub fn catalogue(folder: &Path, faults: &mut Vec<Fault>) -> io::Result<Vec<Language>> {
    let mut languages: Vec<Language> = Vec::new();
    for tag in source::languages(folder)? {
        let mut bundles = source::bundles(folder, &tag, faults)?;
        bundles.retain(|bundle| bundle.name != OUTSIDE);
        let english = languages.first().map(|english| english.bundles.as_slice());
        quote::inline(&mut bundles, english, faults);
        let english = english.unwrap_or(&bundles);
        for original in english {
            let missing = Bundle { name: original.name.clone(), language: tag.clone(), ..Bundle::default() };
            let own = bundles.iter().find(|bundle| bundle.name == original.name).unwrap_or(&missing);
            check(own, original, faults);
        }
        for bundle in bundles.iter().filter(|bundle| english.iter().all(|own| own.name != bundle.name)) {
            let (file, what) =
                (format!("lang/{tag}"), "no file in lang/en begins so: name a file as in English");
            faults.push(Fault { file, id: format!("{}.ftl", bundle.name), what: what.into() });
        }
        languages.push(Language { tag, bundles });
    }
    Ok(languages)
}
