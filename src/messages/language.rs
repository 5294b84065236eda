//! The language of the messages. English is compiled in. In another language, which the page lists, each bundle is a small
//! file, loaded with the part of the app that shows it. If a file cannot be loaded, its bundle keeps the previous
//! language.

use super::BlobError;
use crate::browser::{self, Arrival};
use std::cell::Cell;

/// The language that is compiled in.
pub const ENGLISH: &str = "en";
/// The pseudo-language for tests: English with accents, longer, in brackets (`docs/translating.md`).
const PSEUDO: &str = "en-XA";
/// The `<meta>` tag that lists the languages, each with the hash of its files: `nl-0123456789abcdef`.
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

/// Why a bundle is not in the language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LanguageError {
    /// A file cannot be fetched.
    Missing,
    /// A file belongs to another build or is damaged.
    Refused(BlobError),
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

/// Starts with the language that `boot.js` has given to the page: fetches the first bundle, then calls `then`. If the bundle
/// cannot be loaded, everything stays English; if it is late, its messages are English until it arrives.
pub fn start(first: &'static Sentences, then: impl FnOnce() + 'static) {
    let wanted = browser::root("lang").unwrap_or_default();
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
    take(bundle, language(), move |outcome| match outcome {
        // A bundle that is not compiled in is better in English than missing.
        Err(why) if language() != ENGLISH && bundle.fetched.is_some() => {
            take(bundle, ENGLISH, move |_| load_all(bundles, Err(why), then));
        }
        outcome => load_all(bundles, so_far.and(outcome), then),
    });
}

/// Fetches a bundle in that language, and replaces its messages.
fn take(bundle: &'static Sentences, language: &str, then: impl FnOnce(Result<(), LanguageError>) + 'static) {
    let list = browser::meta(LIST).unwrap_or_default();
    let Some(file) = file(&list, bundle.bundle, language) else { return then(Err(LanguageError::Missing)) };
    browser::fetch(&file, move |blob| {
        let blob = blob.ok_or(LanguageError::Missing);
        then(blob.and_then(|blob| (bundle.take)(blob).map_err(LanguageError::Refused)));
    });
}

/// The language of an item of the list: `nl-0123456789abcdef`.
fn language_of(item: &str) -> Option<&str> {
    item.rsplit_once('-').map(|(language, _)| language)
}

/// The file name of a bundle in a language, if the list has the language.
fn file(list: &str, bundle: &str, language: &str) -> Option<String> {
    let item = list.split(',').find(|item| language_of(item) == Some(language))?;
    Some(format!("messages-{bundle}-{item}.txt"))
}

/// Loads the English of a bundle that is fetched, for tests of what its sentences say.
#[cfg(test)]
pub fn load_english(bundle: &Sentences) {
    load_in(ENGLISH, bundle);
}

/// Loads a bundle in a language, for tests of what its sentences say.
#[cfg(test)]
pub fn load_in(language: &str, bundle: &Sentences) {
    let language = if language == ENGLISH { String::new() } else { format!("-{language}") };
    let file = format!("{}/{}{language}.blob", env!("OUT_DIR"), bundle.bundle);
    let outcome = std::fs::read_to_string(file).map(bundle.take);
    assert!(matches!(outcome, Ok(Ok(()))), "{}: {outcome:?}", bundle.bundle);
}

#[cfg(test)]
mod tests {
    use super::file;

    #[test]
    fn the_list_of_the_page_names_the_file_of_a_bundle() {
        let list = "nl-0123456789abcdef,pt-BR-1123456789abcdef";
        let of = |bundle, language| file(list, bundle, language);
        assert_eq!(of("app", "nl").as_deref(), Some("messages-app-nl-0123456789abcdef.txt"));
        assert_eq!(of("app", "pt-BR").as_deref(), Some("messages-app-pt-BR-1123456789abcdef.txt"));
        for language in ["pt", "en", "n", ""] {
            assert_eq!(of("app", language), None, "{language}");
        }
        assert_eq!(file("", "app", ""), None);
    }
}
