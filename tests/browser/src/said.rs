//! What the app says: its messages in English, from `lang/en`, so that a test names a message and no sentence. A page in
//! another language says them in that.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use pentathlon_messages::compiler::{
    Bundle, Language, PSEUDO, Part, Type, blob, catalogue, outside_texts, pseudo,
};
use pentathlon_messages::native::Cldr;
use pentathlon_messages::{Arg, Bundle as Sentences};
use serde_json::json;
use xtask::tools::project;

use crate::Page;

/// Bundles by their names, each with its compiled sentences.
type Bundles = BTreeMap<String, (Bundle, &'static str)>;

/// The languages, English first.
static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let (folder, mut faults) = (project::root().join("lang"), Vec::new());
    let mut languages = catalogue(&folder, &mut faults).expect("lang/ should be readable");
    let outside = outside_texts(&folder, &mut faults).expect("lang/en/ should be readable");
    assert!(faults.is_empty(), "`cargo xtask messages check` should find nothing: {faults:?}");
    if let Some(english) = languages.first_mut() {
        english.bundles.extend(outside);
    }
    languages
});

/// The bundles in English.
static ENGLISH: LazyLock<Bundles> = LazyLock::new(|| {
    LANGUAGES.iter().take(1).flat_map(|english| &english.bundles).cloned().map(compiled).collect()
});

/// The bundles in all other languages, and in the one for tests, by their tags.
static OTHERS: LazyLock<BTreeMap<&str, Bundles>> = LazyLock::new(|| {
    let in_language = |language: &'static Language| {
        (language.tag.as_str(), language.bundles.iter().cloned().map(compiled).collect())
    };
    let pseudo = ENGLISH.values().map(|(bundle, _)| compiled(pseudo(bundle))).collect();
    LANGUAGES.iter().skip(1).map(in_language).chain([(PSEUDO, pseudo)]).collect()
});

/// The tags of the languages but English.
#[must_use]
pub fn translations() -> Vec<&'static str> {
    LANGUAGES.iter().skip(1).map(|language| language.tag.as_str()).collect()
}

fn compiled(bundle: Bundle) -> (String, (Bundle, &'static str)) {
    let sentences: &'static str = Box::leak(blob(&bundle, &bundle).into_boxed_str());
    (bundle.name.clone(), (bundle, sentences))
}

/// A value in a sentence.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// What a person typed.
    Text(&'a str),
    /// A number.
    Number(i64),
    /// A name, by the id of its message.
    Name(&'a str),
    /// A list.
    List(&'a [&'a str]),
}

/// The English of a message without values.
#[track_caller]
#[must_use]
pub fn said(bundle: &str, id: &str) -> &'static str {
    said_in(&ENGLISH, bundle, id)
}

#[track_caller]
fn said_in(bundles: &'static Bundles, bundle: &str, id: &str) -> &'static str {
    let (at, values, sentences) = find_in(bundles, bundle, id);
    assert!(values.is_empty(), "{bundle}::{id} needs values: {values:?}");
    sentences.text(at)
}

/// The English of a message with these values, in any order.
#[track_caller]
#[must_use]
pub fn said_with(bundle: &str, id: &str, given: &[(&str, Value<'_>)]) -> String {
    let (at, values, sentences) = find(bundle, id);
    assert_eq!(given.len(), values.len(), "{bundle}::{id} has the values {values:?}");
    let lists: Vec<Vec<String>> = values.iter().map(|(name, _)| list(value(given, name))).collect();
    let args: Vec<Arg<'_>> = values
        .iter()
        .zip(&lists)
        .map(|((name, kind), list)| match (kind, value(given, name)) {
            (Type::String, Some(Value::Text(text))) => Arg::Text(text),
            (Type::Number, Some(Value::Number(number))) => Arg::Number(number),
            (Type::Name(group), Some(Value::Name(id))) if id.starts_with(&format!("{group}-")) => {
                Arg::Name(find(bundle, id).0)
            }
            (Type::List, Some(Value::List(_))) => Arg::List(list),
            (_, given) => panic!("${name} of {bundle}::{id} is a {kind:?}, and no {given:?}"),
        })
        .collect();
    sentences.format(at, &args, &Cldr)
}

/// A form of a name.
#[track_caller]
#[must_use]
pub fn form_of(bundle: &str, id: &str, form: &str) -> String {
    let (at, ..) = find(bundle, id);
    let message = &ENGLISH[bundle].0.messages[usize::from(at)];
    let found = message.forms.iter().find(|(name, _)| name == form);
    let Some((_, parts)) = found else { panic!("{bundle}::{id} has no form {form}") };
    let text = |part: &Part| match part {
        Part::Text(text) => text.clone(),
        other => panic!("{bundle}::{id}.{form} is more than a text: {other:?}"),
    };
    parts.iter().map(text).collect()
}

/// The ids of the names of a group, in the order of the file.
#[track_caller]
#[must_use]
pub fn names_in(bundle: &str, group: &str) -> Vec<&'static str> {
    let messages = &ENGLISH.get(bundle).unwrap_or_else(|| panic!("lang/en has no bundle {bundle}")).0;
    let found = messages.group(group).unwrap_or_else(|| panic!("{bundle} has no group {group}"));
    messages.names(found).iter().map(|name| name.id.as_str()).collect()
}

/// The selector of what has exactly this label.
#[must_use]
pub fn labelled(label: &str) -> String {
    format!("[aria-label={}]", json!(label))
}

fn value<'a>(given: &[(&str, Value<'a>)], name: &str) -> Option<Value<'a>> {
    given.iter().find(|(other, _)| *other == name).map(|(_, value)| *value)
}

fn list(value: Option<Value<'_>>) -> Vec<String> {
    match value {
        Some(Value::List(items)) => items.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

/// The number of a message, its values, and the sentences of its bundle.
#[track_caller]
fn find(bundle: &str, id: &str) -> (u16, &'static [(String, Type)], Sentences) {
    find_in(&ENGLISH, bundle, id)
}

#[track_caller]
fn find_in(bundles: &'static Bundles, bundle: &str, id: &str) -> (u16, &'static [(String, Type)], Sentences) {
    let Some((messages, sentences)) = bundles.get(bundle) else {
        panic!("lang/en has no bundle {bundle}, only {:?}", bundles.keys());
    };
    let Some(at) = messages.messages.iter().position(|message| message.id == id) else {
        panic!("lang/en/{bundle}*.ftl has no message {id}");
    };
    (at as u16, &messages.messages[at].values, Sentences::new(sentences))
}

impl Page {
    /// A message without values, in the language in which the page was opened.
    #[track_caller]
    #[must_use]
    pub fn said(&self, bundle: &str, id: &str) -> &'static str {
        said_in(self.language().and_then(|tag| OTHERS.get(tag)).unwrap_or(&ENGLISH), bundle, id)
    }

    /// Waits until the first element that matches a CSS selector shows this text, whatever is around it.
    #[track_caller]
    pub fn wait_for_text(&self, css: &str, text: &str) {
        self.wait(&format!("“{text}” in {css}"), || match self.text_of(css) {
            shown if shown.contains(text) => Ok(()),
            shown => Err(format!("it shows “{shown}”")),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{Value, said, said_with};

    #[test]
    fn a_message_is_found_by_its_id() {
        assert_eq!(said("screens", "rematch"), "Rematch");
        assert_eq!(said("boot", "boot-try-again"), "Try again");
        let values = [("to", Value::Number(5)), ("from", Value::Number(2)), ("title", Value::Text("A"))];
        assert_eq!(said_with("screens", "seats-limit", &values), "A is for 2 to 5 players.");
        assert_eq!(
            said_with("screens", "winners-are", &[("names", Value::List(&["A", "B"]))]),
            "A and B share the victory"
        );
    }

    #[test]
    #[should_panic(expected = "no message nothing-of-the-kind")]
    fn a_message_that_does_not_exist_is_a_failure() {
        let _ = said("screens", "nothing-of-the-kind");
    }

    #[test]
    #[should_panic(expected = "$number of screens::seat-left is a Number")]
    fn a_value_of_another_type_is_a_failure() {
        let _ = said_with("screens", "seat-left", &[("number", Value::Text("one"))]);
    }
}
