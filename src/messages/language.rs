//! The language of the messages. English is compiled in. In another language each bundle is a small file, listed in the
//! page, and loaded with the part of the app that shows it. If a file cannot be loaded, its bundle keeps the previous
//! language.

use super::BlobError;
use crate::browser::{self, Arrival, Storage};
use std::cell::Cell;

/// The language that is compiled in.
pub const ENGLISH: &str = "en";
/// The pseudo-language for tests: English with accents, longer, in brackets (`docs/translating.md`).
const PSEUDO: &str = "en-XA";
/// The storage key of the chosen language.
const KEY: &str = "language";
/// The query parameter, as in `?lang=nl`. It is not stored.
const QUERY: &str = "lang";
/// The `<meta>` tag that lists the files.
const LIST: &str = "messages";

/// A bundle of messages, as the loader of its part of the app sees it.
#[derive(Clone, Copy, Debug)]
pub struct Sentences {
    /// The name of the bundle.
    pub bundle: &'static str,
    /// If its English is a file too: whether the bundle is here.
    pub fetched: Option<fn() -> bool>,
    /// Replaces its messages with those of another language.
    pub take: fn(String) -> Result<(), BlobError>,
}

/// Why the language was not changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LanguageError {
    /// A file cannot be fetched.
    Missing,
    /// A file belongs to another build or is damaged.
    Refused(BlobError),
    /// The choice cannot be stored.
    NotKept,
}

thread_local! {
    static LANGUAGE: Cell<&'static str> = const { Cell::new(ENGLISH) };
    /// Whether a file could not be loaded, so that some messages are in another language.
    static IS_INCOMPLETE: Cell<bool> = const { Cell::new(false) };
}

/// The current language.
pub fn language() -> &'static str {
    LANGUAGE.get()
}

/// Whether some messages stay in another language because their file could not be loaded.
pub fn is_incomplete() -> bool {
    IS_INCOMPLETE.get()
}

/// The languages to choose from, English first. The pseudo-language is among them only while it is in use.
pub fn available() -> Vec<String> {
    let list = browser::meta(LIST).unwrap_or_default();
    let mut all = vec![ENGLISH.to_owned()];
    for language in list.split(',').filter_map(language_of) {
        if (language != PSEUDO || language == self::language()) && !all.iter().any(|known| known == language)
        {
            all.push(language.to_owned());
        }
    }
    all
}

/// Starts with the language of the address or the stored one: fetches the first bundle, then calls `then`. If the
/// bundle cannot be loaded, everything stays English; if it is late, its messages are English until it arrives.
pub fn start(first: &'static Sentences, then: impl FnOnce() + 'static) {
    let wanted = browser::query(QUERY).or_else(|| Storage.get(KEY)).unwrap_or_default();
    let list = browser::meta(LIST).unwrap_or_default();
    if file(&list, first.bundle, &wanted).is_some() {
        LANGUAGE.set(Box::leak(wanted.into_boxed_str()));
    }
    let then = Cell::new(Some(then));
    let came = browser::with_timeout(move |arrival| {
        IS_INCOMPLETE.set(IS_INCOMPLETE.get() || arrival == Arrival::Late);
        if let Some(then) = then.take() {
            browser::set_root("lang", Some(language()));
            then();
        }
    });
    load(&[first], |outcome| {
        if outcome.is_err() {
            IS_INCOMPLETE.set(true);
            LANGUAGE.set(ENGLISH);
        }
        came();
    });
}

/// Fetches these bundles in the current language, one after the other, then calls `then`; immediately if they are
/// compiled in. A bundle that cannot be loaded keeps its previous language.
pub fn load(bundles: &[&'static Sentences], then: impl FnOnce(Result<(), LanguageError>) + 'static) {
    let language = language();
    let is_wanted =
        |bundle: &&Sentences| language != ENGLISH || bundle.fetched.is_some_and(|is_here| !is_here());
    let wanted = bundles.iter().copied().filter(is_wanted);
    let note = |outcome: Result<(), LanguageError>| {
        IS_INCOMPLETE.set(IS_INCOMPLETE.get() || (outcome.is_err() && self::language() != ENGLISH));
        then(outcome);
    };
    load_all(wanted.collect(), Ok(()), Box::new(note));
}

type Then = Box<dyn FnOnce(Result<(), LanguageError>)>;

fn load_all(mut bundles: Vec<&'static Sentences>, so_far: Result<(), LanguageError>, then: Then) {
    let Some(bundle) = bundles.pop() else { return then(so_far) };
    let list = browser::meta(LIST).unwrap_or_default();
    // A bundle that is not compiled in is better in English than missing.
    let english = || file(&list, bundle.bundle, ENGLISH).filter(|_| bundle.fetched.is_some());
    let Some(file) = file(&list, bundle.bundle, language()).or_else(english) else {
        return load_all(bundles, Err(LanguageError::Missing), then);
    };
    browser::fetch(&file, move |blob| {
        let blob = blob.ok_or(LanguageError::Missing);
        let outcome = blob.and_then(|blob| (bundle.take)(blob).map_err(LanguageError::Refused));
        load_all(bundles, so_far.and(outcome), then);
    });
}

/// Changes the language. Fetches its files first, then reloads the page so that each table comes back as after any
/// reload: the curtain down, nothing selected, a race paused. `failed` is called if the language does not change.
pub fn set(language: &str, failed: impl FnOnce(LanguageError) + 'static) {
    let list = browser::meta(LIST).unwrap_or_default();
    let files: Vec<String> =
        list.split(',').filter(|item| bundle_of(item, language).is_some()).map(file_name).collect();
    if files.is_empty() && language != ENGLISH {
        return failed(LanguageError::Missing);
    }
    fetch_all(files, language.to_owned(), Box::new(failed));
}

/// Fetches the files into the browser's cache, then changes the language.
fn fetch_all(mut files: Vec<String>, language: String, failed: Box<dyn FnOnce(LanguageError)>) {
    match files.pop() {
        Some(file) => browser::fetch(&file, move |blob| match blob {
            Some(_) => fetch_all(files, language, failed),
            None => failed(LanguageError::Missing),
        }),
        None => match Storage.set(KEY, &language) {
            Ok(()) => browser::reload_without_query(),
            Err(_) => failed(LanguageError::NotKept),
        },
    }
}

/// The bundle and the language of an item of the list: `app-nl-0123456789abcdef`.
fn parts(item: &str) -> Option<(&str, &str)> {
    item.rsplit_once('-')?.0.split_once('-')
}

/// The bundle of an item, if the item is in that language.
fn bundle_of<'a>(item: &'a str, language: &str) -> Option<&'a str> {
    parts(item).filter(|&(_, own)| own == language).map(|(bundle, _)| bundle)
}

/// The language of an item.
fn language_of(item: &str) -> Option<&str> {
    parts(item).map(|(_, language)| language)
}

fn file_name(item: &str) -> String {
    format!("messages-{item}.txt")
}

/// The file name of a bundle in a language.
fn file(list: &str, bundle: &str, language: &str) -> Option<String> {
    list.split(',').find(|item| bundle_of(item, language) == Some(bundle)).map(file_name)
}

/// Loads the English of a bundle that is fetched, for tests of what its sentences say.
#[cfg(test)]
pub fn load_english(bundle: &Sentences) {
    let file = format!("{}/{}.blob", env!("OUT_DIR"), bundle.bundle);
    let outcome = std::fs::read_to_string(file).map(bundle.take);
    assert!(matches!(outcome, Ok(Ok(()))), "{}: {outcome:?}", bundle.bundle);
}

#[cfg(test)]
mod tests {
    use super::file;

    #[test]
    fn the_list_of_the_page_names_the_file_of_a_bundle() {
        let list = "app-nl-0123456789abcdef,app-pt-BR-1123456789abcdef,olympics-nl-2123456789abcdef";
        let of = |bundle, language| file(list, bundle, language);
        assert_eq!(of("app", "nl").as_deref(), Some("messages-app-nl-0123456789abcdef.txt"));
        assert_eq!(of("app", "pt-BR").as_deref(), Some("messages-app-pt-BR-1123456789abcdef.txt"));
        for (bundle, language) in [("app", "pt"), ("app", "en"), ("olympi", "nl"), ("", ""), ("app", "")] {
            assert_eq!(of(bundle, language), None, "{bundle} {language}");
        }
    }
}
