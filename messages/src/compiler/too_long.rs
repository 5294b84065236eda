//! Finds what is longer than it may be ([`Length`]).
//!
//! A value counts as long as its example: for a number the greatest one that its comment names, else 99; for a text or a list
//! what its comment has in quotes, else a name of eight letters; for a name of a group the longest one.

use std::collections::BTreeSet;

use super::length::{Length, Of};
use super::source::{Bundle, Key, Message, Part, Style, Type};
use crate::Grammar;
use crate::native::Cldr;

/// Stands for what a person types.
const TYPED: &str = "Penelope";
/// Stands for a number.
const NUMBER: i64 = 99;
/// Where a word may be broken: a soft hyphen, which is not counted.
const SOFT: char = '\u{AD}';

/// What is too long in a message, by the lengths and examples of the English one.
pub(super) fn too_long(bundle: &Bundle, own: &Message, english: &Message) -> Vec<String> {
    let mut faults = Vec::new();
    for Length { of, most } in &english.lengths {
        let form = match of {
            Of::Form(name) => own.forms.iter().find(|(form, _)| form == name).map(|(_, parts)| parts),
            Of::Sentence | Of::Word => Some(&own.pattern),
        };
        let said = form.map(|parts| sentences(bundle, parts, english)).unwrap_or_default();
        let longest = |text: &String| match of {
            Of::Word => longest_word(text),
            Of::Sentence | Of::Form(_) => (count(text), text.clone()),
        };
        let Some((count, text)) = said.iter().map(longest).max() else { continue };
        if count > *most {
            faults.push(match of {
                Of::Sentence => format!("has {count} characters, and there is room for {most}: “{text}”"),
                Of::Form(form) => {
                    format!(".{form} has {count} characters, and there is room for {most}: “{text}”")
                }
                Of::Word => {
                    format!("has a word of {count} characters, and there is room for {most}: “{text}”")
                }
            });
        }
    }
    faults
}

/// The number of characters that are seen.
fn count(text: &str) -> usize {
    text.chars().filter(|c| *c != SOFT).count()
}

fn longest_word(text: &str) -> (usize, String) {
    let words = text.split([' ', SOFT, '-', '\u{2013}']);
    words.map(|word| (count(word), word.to_owned())).max().unwrap_or_default()
}

/// An example of a value.
#[derive(Clone, Debug)]
enum Example {
    Text(String),
    Number(i64),
    Name(usize),
    List(Vec<String>),
}

/// A pattern with examples for its values, once for each combination of variants.
fn sentences(bundle: &Bundle, parts: &[Part], english: &Message) -> Vec<String> {
    let mut examples: Vec<Vec<Example>> = vec![Vec::new()];
    for (at, (value, kind)) in english.values.iter().enumerate() {
        let named = english.examples.get(at).map(Vec::as_slice).unwrap_or_default();
        let choices = choices(bundle, parts, (value, kind), named);
        examples = examples
            .iter()
            .flat_map(|before| {
                choices.iter().map(|choice| [before.as_slice(), std::slice::from_ref(choice)].concat())
            })
            .collect();
    }
    let say = |examples: Vec<Example>| {
        let mut text = String::new();
        Speaker { bundle, values: &english.values, examples: &examples }.say(parts, &mut text);
        text
    };
    examples.into_iter().map(say).collect()
}

/// The examples of one value: one for each variant, the longest of each kind.
fn choices(bundle: &Bundle, parts: &[Part], value: (&str, &Type), named: &[String]) -> Vec<Example> {
    let (name, kind) = value;
    match kind {
        Type::String => {
            let text = named.iter().max_by_key(|text| count(text));
            vec![Example::Text(text.map_or(TYPED, String::as_str).to_owned())]
        }
        Type::List if named.is_empty() => vec![Example::List(vec![TYPED.to_owned(); 2])],
        Type::List => vec![Example::List(named.to_vec())],
        Type::Number => {
            let most = named.iter().filter_map(|text| text.parse().ok()).max().unwrap_or(NUMBER);
            let exact: BTreeSet<i64> = keys(parts, name).iter().filter_map(|key| key.parse().ok()).collect();
            let mut others = Vec::new();
            for number in (0..=most.min(200)).chain([most]).filter(|number| !exact.contains(number)) {
                let category = |ordinal| Cldr.plural(&bundle.language, number, ordinal);
                let category = (category(false), category(true));
                others.retain(|(other, _)| *other != category);
                others.push((category, number));
            }
            others.into_iter().map(|(_, number)| number).chain(exact).map(Example::Number).collect()
        }
        Type::Name(group) => {
            let names = bundle.group(group).map(|group| bundle.names(group)).unwrap_or_default();
            let all = (0..names.len()).map(Example::Name);
            if !keys(parts, name).is_empty() {
                return all.collect();
            }
            let texts = |at: usize| names.get(at).map(|name| forms(bundle, name)).unwrap_or_default();
            let longest: Vec<usize> = (0..names.len()).map(texts).fold(Vec::new(), |mut longest, texts| {
                longest.resize(texts.len().max(longest.len()), 0);
                longest.iter_mut().zip(texts).for_each(|(most, own)| *most = own.max(*most));
                longest
            });
            let is_long = |at: &usize| texts(*at).iter().zip(&longest).any(|(own, most)| own == most);
            (0..names.len()).filter(is_long).map(Example::Name).collect()
        }
    }
}

/// The lengths of a name and its forms.
fn forms(bundle: &Bundle, name: &Message) -> Vec<usize> {
    let forms = std::iter::once(&name.pattern).chain(name.forms.iter().map(|(_, parts)| parts));
    forms.map(|parts| count(&plain(bundle, parts))).collect()
}

/// The keys of the selects by that value.
fn keys(parts: &[Part], value: &str) -> Vec<String> {
    let mut found = Vec::new();
    for part in parts {
        if let Part::Select(key, variants) = part {
            for (name, _, parts) in variants {
                if key.value() == value {
                    found.push(name.clone());
                }
                found.extend(keys(parts, value));
            }
        }
    }
    found
}

/// A pattern without values.
fn plain(bundle: &Bundle, parts: &[Part]) -> String {
    let mut text = String::new();
    Speaker { bundle, values: &[], examples: &[] }.say(parts, &mut text);
    text
}

/// Says a pattern with examples.
struct Speaker<'a> {
    bundle: &'a Bundle,
    values: &'a [(String, Type)],
    examples: &'a [Example],
}

impl Speaker<'_> {
    fn example(&self, value: &str) -> Option<(&Type, &Example)> {
        let at = self.values.iter().position(|(name, _)| name == value)?;
        Some((&self.values.get(at)?.1, self.examples.get(at)?))
    }

    fn name(&self, value: &str, form: Option<&str>) -> String {
        let Some((Type::Name(group), Example::Name(at))) = self.example(value) else { return String::new() };
        let group = self.bundle.group(group);
        let Some(name) = group.and_then(|group| self.bundle.names(group).get(*at)) else {
            return String::new();
        };
        let form = form.and_then(|form| name.forms.iter().find(|(own, _)| own == form));
        plain(self.bundle, form.map_or(&name.pattern, |(_, parts)| parts))
    }

    fn say(&self, parts: &[Part], text: &mut String) {
        let language = &self.bundle.language;
        for part in parts {
            match part {
                Part::Text(own) | Part::Inlined(_, own) => *text += own,
                Part::Value(value) | Part::Number(value, _) => match (self.example(value), part) {
                    (Some((_, Example::Number(number))), Part::Number(_, style)) => {
                        *text += &Cldr.number(language, *number, *style == Style::Percent);
                    }
                    (Some((_, Example::Number(number))), _) => *text += &number.to_string(),
                    (Some((_, Example::Text(own))), _) => *text += own,
                    _ => {}
                },
                Part::Name(value, form) => *text += &self.name(value, form.as_deref()),
                Part::List(value, unit) => {
                    if let Some((_, Example::List(items))) = self.example(value) {
                        *text += &Cldr.list(language, items, *unit);
                    }
                }
                Part::Reference(id) => {
                    if let Some(message) = self.bundle.message(id) {
                        *text += &plain(self.bundle, &message.pattern);
                    }
                }
                Part::Select(key, variants) => {
                    let chosen = self
                        .keys(key)
                        .into_iter()
                        .find_map(|wanted| variants.iter().find(|(key, _, _)| *key == wanted));
                    if let Some((_, _, parts)) = chosen.or(variants.iter().find(|(_, default, _)| *default)) {
                        self.say(parts, text);
                    }
                }
            }
        }
    }

    /// The keys that fit an example, the most exact one first.
    fn keys(&self, key: &Key) -> Vec<String> {
        let value = key.value();
        match (key, self.example(value)) {
            (Key::Form(_, form), _) => vec![self.name(value, Some(form))],
            (_, Some((_, Example::Number(number)))) => {
                let ordinal = matches!(key, Key::Ordinal(_));
                let category = Cldr.plural(&self.bundle.language, *number, ordinal);
                vec![number.to_string(), category.to_owned()]
            }
            (_, Some((Type::Name(group), Example::Name(at)))) => {
                let names =
                    self.bundle.group(group).map(|group| self.bundle.names(group)).unwrap_or_default();
                let id = names.get(*at).and_then(|name| name.id.strip_prefix(&format!("{group}-")));
                id.map(str::to_owned).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}
