//! Writes a bundle as a blob, which `crate::Bundle` reads.

use super::source::{Bundle, Key, Message, Part, Style, Type};
use crate::{
    BY_CARDINAL, BY_FORM, BY_NAME, BY_ORDINAL, IDENTITY, LIST, LISTS, MAGIC, NAME, NAMES, NUMBER, NUMBERS,
    OFFSET, PATTERN, SELECT, TEXTS, VALUE,
};

/// For each form of the names of a group - the words of messages come before them -, the distance between the entry of a name and the entry of its form. The forms
/// that English has come first, so that they have the same position in all languages.
pub(super) fn offsets(english: &Bundle, own: &Bundle) -> Vec<(String, String, usize)> {
    let mut end = english.messages.len() + english.with_words().count();
    let mut found: Vec<(String, String, usize)> = Vec::new();
    for bundle in [english, own] {
        for group in &english.groups {
            for form in bundle.group(&group.name).into_iter().flat_map(|group| bundle.forms(group)) {
                if !found.iter().any(|(name, other, _)| *name == group.name && other == form) {
                    found.push((group.name.clone(), form.to_owned(), end - group.first));
                    end += group.size;
                }
            }
        }
    }
    found
}

/// Writes a bundle that has passed the checks.
#[must_use]
pub fn blob(english: &Bundle, own: &Bundle) -> String {
    let writer = Writer { english, own, offsets: offsets(english, own) };
    let mut entries: Vec<String> = english.messages.iter().map(|message| writer.entry(message)).collect();
    for (_, message) in english.with_words() {
        let words = own.message(&message.id).and_then(Message::words).or(message.words());
        entries.push(writer.parts(words.unwrap_or_default(), &[]));
    }
    for (group, form, _) in &writer.offsets {
        for name in english.group(group).into_iter().flat_map(|group| english.names(group)) {
            let own = own.message(&name.id).unwrap_or(name);
            let parts = own.forms.iter().find(|(other, _)| other == form).map(|(_, parts)| parts.as_slice());
            entries.push(writer.parts(parts.unwrap_or_default(), &[]));
        }
    }
    let mut blob = header(english, &own.language, entries.len());
    let ends = entries.iter().scan(0, |end, entry| {
        *end += entry.len();
        Some(*end)
    });
    blob.extend([0].into_iter().chain(ends).map(|end| number(end, OFFSET)));
    blob + &entries.concat()
}

/// The header of a blob. For a bundle that is fetched, only the header is compiled in.
pub(super) fn header(english: &Bundle, language: &str, entries: usize) -> String {
    let mut all = english.name.clone();
    for message in &english.messages {
        all += &format!("\n{} {:?}", message.id, message.values);
        all.extend(message.forms.iter().map(|(form, _)| format!(" {form}")));
    }
    format!(
        "{MAGIC}{}{}{language:<8}",
        number((hash(all.as_bytes()) >> 29) as usize, IDENTITY - MAGIC.len()),
        number(entries, 2)
    )
}

/// FNV-1a: sufficient to distinguish two versions of a text.
#[must_use]
pub fn hash(content: &[u8]) -> u64 {
    content
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Encodes a number in that many base-128 digits.
fn number(number: usize, digits: usize) -> String {
    (0..digits).map(|digit| char::from((number >> (7 * digit)) as u8 & 0x7F)).collect()
}

/// A text preceded by its length.
fn sized(text: &str) -> String {
    number(text.len(), 2) + text
}

struct Writer<'a> {
    english: &'a Bundle,
    own: &'a Bundle,
    offsets: Vec<(String, String, usize)>,
}

impl Writer<'_> {
    fn entry(&self, original: &Message) -> String {
        let own = self.own.message(&original.id).unwrap_or(original);
        let parts = self.parts(&own.pattern, &original.values);
        if original.values.is_empty() {
            return parts;
        }
        let types = original.values.iter().map(|(_, kind)| {
            char::from(match kind {
                Type::String => TEXTS,
                Type::Number => NUMBERS,
                Type::Name(_) => NAMES,
                Type::List => LISTS,
            })
        });
        format!("{}{}{parts}", char::from(PATTERN), sized(&types.collect::<String>()))
    }

    fn parts(&self, parts: &[Part], values: &[(String, Type)]) -> String {
        let place = |value: &str| values.iter().position(|(name, _)| name == value).unwrap_or_default();
        let does =
            |instruction: u8, value: &str| format!("{}{}", char::from(instruction), number(place(value), 1));
        let offset = |value: &str, form: &str| {
            let group = values.get(place(value)).map(|(_, kind)| kind);
            let offset = self
                .offsets
                .iter()
                .find(|(name, other, _)| group == Some(&Type::Name(name.clone())) && other == form);
            number(offset.map_or(0, |(_, _, offset)| *offset), 2)
        };
        let mut text = String::new();
        for part in parts {
            text += &match part {
                Part::Text(text) | Part::Inlined(_, text) => text.clone(),
                Part::Value(value) => does(VALUE, value),
                Part::Number(value, style) => {
                    does(NUMBER, value) + &number(usize::from(*style == Style::Percent), 1)
                }
                Part::Name(value, form) => {
                    does(NAME, value) + &form.as_ref().map_or(number(0, 2), |form| offset(value, form))
                }
                Part::List(value, unit) => does(LIST, value) + &number(usize::from(*unit), 1),
                Part::Reference(id) => {
                    let target = self.own.message(id).or_else(|| self.english.message(id));
                    target.map(|message| self.parts(&message.pattern, &[])).unwrap_or_default()
                }
                Part::Select(key, variants) => {
                    let kind = values.get(place(key.value())).map(|(_, kind)| kind);
                    let (by, offset) = match (key, kind) {
                        (Key::Form(value, form), _) => (BY_FORM, offset(value, form)),
                        (Key::Ordinal(_), _) => (BY_ORDINAL, number(0, 2)),
                        (Key::Value(_), Some(Type::Name(_))) => (BY_NAME, number(0, 2)),
                        (Key::Value(_), _) => (BY_CARDINAL, number(0, 2)),
                    };
                    let variants: String = variants
                        .iter()
                        .map(|(key, default, parts)| {
                            let key = if *default { String::new() } else { self.key(key, by, kind) };
                            sized(&key) + &sized(&self.parts(parts, values))
                        })
                        .collect();
                    format!("{}{}{offset}{}", does(SELECT, key.value()), char::from(by), sized(&variants))
                }
            };
        }
        text
    }

    /// The key of a variant; for a name, the number of its message.
    fn key(&self, key: &str, by: u8, kind: Option<&Type>) -> String {
        match kind {
            Some(Type::Name(group)) if by == BY_NAME => {
                let id = format!("{group}-{key}");
                let at = self.english.messages.iter().position(|message| message.id == id);
                at.map(|at| at.to_string()).unwrap_or_default()
            }
            _ => key.to_owned(),
        }
    }
}
