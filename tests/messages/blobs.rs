//! Tests that incomplete blobs are refused, and that no blob stops the app.

use super::{loaded, sample};
use pentathlon_messages::compiler::blob;
use pentathlon_messages::native::Cldr;
use pentathlon_messages::{Arg, BlobError, Bundle};

/// The sample bundle in English, with its Dutch blob.
fn bundle() -> (Bundle, String) {
    let languages = sample();
    let [english, dutch] = [&languages[0].bundles[0], &languages[1].bundles[0]];
    (loaded(english, english), blob(english, dutch))
}

/// Formats every entry with various values.
fn show(bundle: &Bundle) {
    let list = ["Ana".to_owned()];
    let kinds = [Arg::Text("Bo"), Arg::Number(3), Arg::Name(9), Arg::Name(u16::MAX), Arg::List(&list)];
    for message in 0..40 {
        bundle.text(message);
        for kind in kinds {
            bundle.format(message, &[kind, kind, kind, kind], &Cldr);
        }
    }
}

#[test]
fn a_language_is_taken_and_names_itself() {
    let (bundle, dutch) = bundle();
    assert_eq!((bundle.language(), bundle.text(0)), ("en", "All games"));
    assert_eq!(bundle.load(dutch), Ok(()));
    assert_eq!((bundle.language(), bundle.text(0)), ("nl", "Alle spellen"));
}

#[test]
fn a_truncated_blob_is_refused_and_the_former_language_stays() {
    let (bundle, dutch) = bundle();
    for end in (0..dutch.len()).filter(|end| dutch.is_char_boundary(*end)) {
        assert!(bundle.load(dutch[..end].to_owned()).is_err(), "{end}");
    }
    assert_eq!(bundle.load(format!("{dutch}.")), Err(BlobError::Damaged));
    assert_eq!(bundle.language(), "en");
}

#[test]
fn a_blob_with_any_character_changed_is_refused_or_shown() {
    let (bundle, dutch) = bundle();
    for (at, letter) in dutch.char_indices() {
        for other in ['\0', '\u{1}', '\u{3}', '\u{6}', ' ', 'é', '\u{7f}'] {
            let mut changed = dutch.clone();
            changed.replace_range(at..at + letter.len_utf8(), &other.to_string());
            if bundle.load(changed).is_ok() {
                show(&bundle);
            }
        }
    }
}

#[test]
fn what_is_no_blob_or_of_another_build_is_refused() {
    let (bundle, dutch) = bundle();
    let older = dutch.replacen(&dutch[2..4], "??", 1);
    for text in ["", "M1", "<!DOCTYPE html><title>Not found</title>", &older] {
        assert_eq!(bundle.load(text.to_owned()), Err(BlobError::Other), "{text}");
    }
}

#[test]
fn a_wrong_value_is_left_out() {
    let (bundle, _) = bundle();
    show(&bundle);
    assert_eq!(bundle.format(3, &[], &Cldr), "");
}
