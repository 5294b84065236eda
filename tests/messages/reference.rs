//! Compares every message of every language, for many values, with the output of `fluent-bundle`.

use super::{loaded, sample};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use pentathlon_checks::ROOT;
use pentathlon_messages::compiler::{Bundle, Language, Part, Type, catalogue};
use pentathlon_messages::native::Cldr;
use pentathlon_messages::{Arg, Grammar};
use std::collections::HashMap;
use std::path::Path;

const NUMBERS: [i64; 9] = [0, 1, 2, 3, 5, 11, 21, -1, 12_345];
const TEXTS: [&str; 2] = ["Ana", "Bo {x} [y]"];
/// The maximum number of combinations of values per message.
const MAX_CASES: usize = 150;

#[test]
fn a_sample_reads_as_in_fluent_bundle() {
    let languages = sample();
    assert!(compare(&languages, &Path::new(env!("CARGO_MANIFEST_DIR")).join("messages/sample")) > 200);
}

#[test]
fn every_message_of_every_language_reads_as_in_fluent_bundle() {
    let lang = Path::new(ROOT).join("lang");
    let languages = catalogue(&lang, &mut Vec::new()).expect("the languages");
    println!("{} sentences compared", compare(&languages, &lang));
}

/// Compares all messages, and returns the number of compared sentences.
fn compare(languages: &[Language], folder: &Path) -> usize {
    let mut count = 0;
    let Some(english) = languages.first() else { return 0 };
    for language in languages {
        for own in &language.bundles {
            if let Some(original) = english.bundles.iter().find(|bundle| bundle.name == own.name) {
                count += compare_bundle(own, original, language, &folder.join(&language.tag));
            }
        }
    }
    count
}

/// A value for both implementations.
#[derive(Clone)]
enum Value {
    Text(&'static str),
    Number(i64),
    /// The number of the message, and its id without the group.
    Name(u16, String),
    List(Vec<String>),
}

fn compare_bundle(own: &Bundle, english: &Bundle, language: &Language, folder: &Path) -> usize {
    let reference = reference(own, english, language, folder);
    let ours = loaded(english, own);
    let lists: Vec<Value> = (1..=3)
        .map(|n| Value::List(["Ana", "Bo", "Çem"][..n].iter().map(|&name| name.into()).collect()))
        .collect();
    let mut count = 0;
    for (at, message) in english.messages.iter().enumerate() {
        let choices: Vec<Vec<Value>> = message
            .values
            .iter()
            .map(|(_, kind)| match kind {
                Type::String => TEXTS.map(Value::Text).to_vec(),
                Type::Number => NUMBERS.map(Value::Number).to_vec(),
                Type::List => lists.clone(),
                Type::Name(group) => {
                    let group = english.group(group).expect("a group");
                    let name =
                        |(at, id): (usize, &str)| Value::Name((group.first + at) as u16, id.to_owned());
                    let start = group.name.len() + 1;
                    english.names(group).iter().map(|name| &name.id[start..]).enumerate().map(name).collect()
                }
            })
            .collect();
        let all: usize = choices.iter().map(Vec::len).product();
        for k in 0..all.min(MAX_CASES) {
            // A step that is coprime to the number of combinations visits all of them out of order.
            let mut k = k.wrapping_mul(7919) % all;
            let values: Vec<Value> = choices
                .iter()
                .map(|of| {
                    let value = of[k % of.len()].clone();
                    k /= of.len();
                    value
                })
                .collect();
            let mut args = FluentArgs::new();
            for ((name, _), value) in message.values.iter().zip(&values) {
                args.set(name.clone(), for_reference(value));
            }
            let pattern =
                reference.get_message(&message.id).and_then(|message| message.value()).expect("a message");
            let mut errors = Vec::new();
            let expected = reference.format_pattern(pattern, Some(&args), &mut errors).replace('\n', " ");
            assert!(errors.is_empty(), "{}: {errors:?}", message.id);
            let args: Vec<Arg<'_>> = values.iter().map(for_us).collect();
            let at = u16::try_from(at).expect("a number");
            let said = if args.is_empty() { ours.text(at).to_owned() } else { ours.format(at, &args, &Cldr) };
            assert_eq!(said, expected, "{} {}", own.language, message.id);
            count += 1;
        }
    }
    // The words of messages come after all messages.
    let with_words = english.messages.iter().filter(|message| message.words().is_some());
    for (at, message) in (english.messages.len()..).zip(with_words) {
        let words = reference.get_message(&message.id).and_then(|message| message.get_attribute("words"));
        let expected = reference.format_pattern(words.expect("words").value(), None, &mut Vec::new());
        assert_eq!(
            ours.text(u16::try_from(at).expect("a number")),
            expected,
            "{} {}",
            own.language,
            message.id
        );
        count += 1;
    }
    count
}

fn for_us(value: &Value) -> Arg<'_> {
    match value {
        Value::Text(text) => Arg::Text(text),
        Value::Number(number) => Arg::Number(*number),
        Value::Name(number, _) => Arg::Name(*number),
        Value::List(items) => Arg::List(items),
    }
}

fn for_reference(value: &Value) -> FluentValue<'static> {
    match value {
        Value::Text(text) => (*text).into(),
        Value::Number(number) => (*number).into(),
        Value::Name(_, id) => id.clone().into(),
        // Fluent has no lists.
        Value::List(items) => items.join("|").into(),
    }
}

/// The bundle in `fluent-bundle`, with the project's functions.
fn reference(
    own: &Bundle,
    english: &Bundle,
    language: &Language,
    folder: &Path,
) -> FluentBundle<FluentResource> {
    let mut files: Vec<String> =
        own.messages.iter().filter_map(|m| m.file.rsplit('/').next()).map(str::to_owned).collect();
    files.dedup();
    let new = || {
        let mut bundle = FluentBundle::new(vec![own.language.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        bundle.add_builtins().expect("NUMBER");
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value < 0.0 => Some(format!("\u{2212}{}", -number.value)),
            _ => None,
        }));
        for file in &files {
            let text = std::fs::read_to_string(folder.join(file)).expect("a file");
            let text = functions_named(&without_other_bundles(&text, language), english);
            let resource = FluentResource::try_new(text).expect("Fluent");
            bundle.add_resource(resource).map_err(|errors| format!("{errors:?}")).expect("new messages");
        }
        bundle
    };
    // The bundle for the function that formats names.
    let names = new();
    let mut bundle = new();
    for group in &own.groups {
        let mut texts = HashMap::new();
        for name in own.names(group) {
            let id = name.id[group.name.len() + 1..].to_owned();
            let message = names.get_message(&name.id).expect("a name");
            let read = |pattern| names.format_pattern(pattern, None, &mut Vec::new()).into_owned();
            texts.insert((id.clone(), String::new()), read(message.value().expect("a value")));
            for form in message.attributes() {
                texts.insert((id.clone(), form.id().to_owned()), read(form.value()));
            }
        }
        bundle
            .add_function(&function(&group.name), move |args, options| {
                let (Some(FluentValue::String(name)), form) = (args.first(), options.get("form")) else {
                    return FluentValue::Error;
                };
                let form = match form {
                    Some(FluentValue::String(form)) => form.to_string(),
                    _ => String::new(),
                };
                texts.get(&(name.to_string(), form)).map_or(FluentValue::Error, |text| text.clone().into())
            })
            .expect("a function");
    }
    let language = own.language.clone();
    bundle
        .add_function("LIST", move |args, options| {
            let Some(FluentValue::String(items)) = args.first() else { return FluentValue::Error };
            let items: Vec<String> = items.split('|').map(str::to_owned).collect();
            Cldr.list(&language, &items, options.get("type").is_some()).into()
        })
        .expect("LIST");
    for (function, percent) in [("PERCENT", true), ("GROUPED", false)] {
        let language = own.language.clone();
        bundle
            .add_function(function, move |args, _| match args.first() {
                Some(FluentValue::Number(number)) => {
                    Cldr.number(&language, number.value as i64, percent).into()
                }
                _ => FluentValue::Error,
            })
            .expect("a function");
    }
    bundle
}

/// The name of the function that formats the names of a group. Each group has its own, since `fluent-bundle` has no
/// groups.
fn function(group: &str) -> String {
    format!("NAME-{}", group.to_uppercase())
}

/// The text with what messages of other bundles say, which Fluent has no way to name: “{ orclympics.build }”.
fn without_other_bundles(text: &str, language: &Language) -> String {
    let mut text = text.to_owned();
    for bundle in &language.bundles {
        if !text.contains(&format!("{{ {}.", bundle.name)) {
            continue;
        }
        for message in &bundle.messages {
            if let [Part::Text(said)] = message.pattern.as_slice() {
                text = text.replace(&format!("{{ {}.{} }}", bundle.name, message.id), said);
            }
        }
    }
    text
}

/// The text with calls of these functions.
fn functions_named(text: &str, english: &Bundle) -> String {
    let mut values = &[][..];
    let mut named = String::new();
    for line in text.lines() {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            let id = line.split('=').next().unwrap_or_default().trim();
            values = english.message(id).map(|message| message.values.as_slice()).unwrap_or_default();
        }
        let mut line =
            line.replace(", style: \"percent\")", ")PERCENT").replace(", useGrouping: \"true\")", ")GROUPED");
        for (value, kind) in values {
            if let Type::Name(group) = kind {
                line = line
                    .replace(&format!("NAME(${value})"), &format!("{}(${value})", function(group)))
                    .replace(&format!("NAME(${value},"), &format!("{}(${value},", function(group)));
            }
            for other in ["PERCENT", "GROUPED"] {
                line = line.replace(&format!("NUMBER(${value}){other}"), &format!("{other}(${value})"));
            }
        }
        named += &line;
        named.push('\n');
    }
    named
}
