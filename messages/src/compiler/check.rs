//! Checks a bundle, by itself and against English.

use std::collections::BTreeSet;

use super::length::Of;
use super::source::{Bundle, Fault, Key, Message, Part, Type, Used};
use super::too_long::too_long;
use crate::Grammar;
use crate::native::Cldr;

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
/// The letters that are keys of every table: `setting-letters-why`.
pub const TABLE_KEYS: &str = "CUILP";
/// The numbers that occur in the games.
const NUMBERS: std::ops::Range<i64> = 0..201;
/// Words that cannot be the name of a function.
const KEYWORDS: &str = " abstract as async await become box break const continue crate do dyn else enum extern false \
    final fn for gen if impl in let loop macro match mod move mut override priv pub ref return self static struct super \
    trait true try type typeof unsafe unsized use virtual where while yield ";

/// Whether a word is reserved in Rust.
pub(super) fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&format!(" {word} "))
}

/// Checks a bundle against the English one; English is checked against itself.
pub fn check(bundle: &Bundle, english: &Bundle, faults: &mut Vec<Fault>) {
    let file = format!("lang/{}/{}", bundle.language, bundle.name);
    let mut ids = BTreeSet::new();
    for message in &bundle.messages {
        let mut check = Check { bundle, english, message, faults };
        if !ids.insert(&message.id) {
            check.fault("is there twice in this bundle");
        }
        check.id();
        if message.passage.is_some() && !bundle.is_fetched {
            check
                .fault("is a passage of a page, and only a bundle that is fetched is a page (`### Fetched`)");
        }
        match english.message(&message.id) {
            Some(original) => check.message(original),
            None => check.fault("is not in English: was it renamed, or is it no longer used?"),
        }
    }
    for message in english.messages.iter().filter(|message| !ids.contains(&message.id)) {
        let what = format!("is missing. English: {}", message.source);
        faults.push(Fault { file: file.clone(), id: message.id.clone(), what });
    }
    for group in &bundle.groups {
        let forms: Vec<&str> = bundle.forms(group).collect();
        let mut fault =
            |id: &str, what: String| faults.push(Fault { file: file.clone(), id: id.into(), what });
        for name in bundle.names(group) {
            let own: Vec<&str> = name.forms.iter().map(|(form, _)| form.as_str()).collect();
            if own != forms {
                fault(
                    &name.id,
                    format!(
                        "has the forms {own:?}, the first name of its group {forms:?}: give all names of a group the same, in the same order"
                    ),
                );
            }
        }
        let wanted = english.group(&group.name).into_iter().flat_map(|group| english.forms(group));
        for form in wanted.filter(|form| !forms.contains(form)) {
            fault(&group.name, format!("lacks the form .{form}, which English has"));
        }
    }
    keys(bundle, english, faults);
    if bundle.is_fetched && bundle.messages.iter().any(|message| !message.values.is_empty()) {
        faults.push(Fault {
            file,
            id: "Fetched".into(),
            what: "such a bundle has no messages with values".into(),
        });
    }
}

/// Checks the letters that are keys: each is one, from A to Z, and no two in a bundle are the same.
fn keys(bundle: &Bundle, english: &Bundle, faults: &mut Vec<Fault>) {
    let mut taken: Vec<&str> = Vec::new();
    for original in &english.messages {
        let Some(own) = bundle.message(&original.id) else { continue };
        for key in &original.keys {
            let parts = match key {
                Of::Form(name) => own.forms.iter().find(|(form, _)| form == name).map(|(_, parts)| parts),
                Of::Sentence | Of::Word => Some(&own.pattern),
            };
            let Some([Part::Text(letter)]) = parts.map(Vec::as_slice) else { continue };
            let is_letter = letter.len() == 1 && letter.bytes().all(|byte| byte.is_ascii_uppercase());
            let what = if !is_letter {
                format!("“{letter}” is the letter of a key: write one, from A to Z")
            } else if TABLE_KEYS.contains(letter.as_str()) {
                format!(
                    "the key {letter} belongs to every table, as do all of {TABLE_KEYS}: choose another letter"
                )
            } else if taken.contains(&letter.as_str()) {
                format!(
                    "the key {letter} is taken by another message: choose another letter, from within the word if need be"
                )
            } else {
                taken.push(letter);
                continue;
            };
            faults.push(Fault { file: own.file.clone(), id: own.id.clone(), what });
        }
    }
}

struct Check<'a> {
    bundle: &'a Bundle,
    english: &'a Bundle,
    message: &'a Message,
    faults: &'a mut Vec<Fault>,
}

impl Check<'_> {
    fn fault(&mut self, what: impl Into<String>) {
        self.faults.push(Fault {
            file: self.message.file.clone(),
            id: self.message.id.clone(),
            what: what.into(),
        });
    }

    fn id(&mut self) {
        let id = &self.message.id;
        let plain = id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        if !plain || id.ends_with('-') || id.contains("--") {
            self.fault("an id is made of a-z, 0-9 and single dashes");
        }
        if is_keyword(id) {
            self.fault("this word is reserved in Rust: add another, `continue-game`");
        }
    }

    fn message(&mut self, original: &Message) {
        let (own, values) = (&self.message.values, &original.values);
        if !own.is_empty() && (own.len() != values.len() || own.iter().any(|value| !values.contains(value))) {
            self.fault(format!("declares other values than English: {values:?}"));
        }
        if self.message.source.len() > 6_000 {
            self.fault("is too long: write several paragraphs");
        }
        if self.message.words().is_some() != original.words().is_some() {
            self.fault(
                "has .words where English has none, or lacks them: the words people use who look for it",
            );
        }
        let used = Used::of(&self.message.pattern);
        for (value, kind) in values {
            if !used.values.contains(value) {
                self.fault(format!("${value} is declared in English and not used here"));
            }
            if let Type::Name(group) = kind
                && self.english.group(group).is_none()
            {
                self.fault(format!("${value}: this bundle has no `## Group: {group}`; a name belongs to the bundle that shows it"));
            }
        }
        for fault in too_long(self.bundle, self.message, original) {
            self.fault(fault);
        }
        if original.source.contains("style: \"percent\"")
            && !self.message.source.contains("style: \"percent\"")
        {
            self.fault(
                "English has a percentage: write it as there, and the language puts its own sign and blank",
            );
        }
        self.pattern(&self.message.pattern, values, 0);
        let is_name = !self.message.forms.is_empty()
            || self
                .bundle
                .groups
                .iter()
                .any(|g| self.bundle.names(g).iter().any(|n| n.id == self.message.id));
        for parts in
            self.message.forms.iter().map(|(_, parts)| parts).chain(is_name.then_some(&self.message.pattern))
        {
            if parts
                .iter()
                .any(|part| !matches!(part, Part::Text(_) | Part::Inlined(..) | Part::Reference(_)))
            {
                self.fault("a name and its forms are plain text, without values");
            }
            self.pattern(parts, &[], 0);
        }
    }

    fn pattern(&mut self, parts: &[Part], values: &[(String, Type)], depth: usize) {
        for part in parts {
            match part {
                Part::Text(text) => self.text(text),
                // Checked as a message of its own.
                Part::Inlined(..) => {}
                Part::Reference(id) => match self.bundle.message(id) {
                    None => self.fault(format!("{{ {id} }}: there is no such message in this bundle")),
                    Some(message) => {
                        let used = Used::of(&message.pattern);
                        if !used.values.is_empty() || !used.references.is_empty() {
                            self.fault(format!(
                                "{{ {id} }}: only a message without values and references can be inserted"
                            ));
                        }
                    }
                },
                Part::Value(value) => match kind(values, value) {
                    Some(Type::String | Type::Number) => {}
                    Some(Type::Name(_)) => {
                        self.fault(format!("${value} is a Name: write {{ NAME(${value}) }}"))
                    }
                    Some(Type::List) => self.fault(format!("${value} is a List: write {{ LIST(${value}) }}")),
                    None => self.undeclared(value),
                },
                Part::Number(value, _) => self.is(values, value, "NUMBER", |kind| *kind == Type::Number),
                Part::List(value, _) => self.is(values, value, "LIST", |kind| *kind == Type::List),
                Part::Name(value, form) => {
                    self.is(values, value, "NAME", |kind| matches!(kind, Type::Name(_)));
                    self.form(values, value, form.as_deref());
                }
                Part::Select(key, variants) => {
                    if depth == 2 {
                        self.fault("has selects more than two deep: write two messages");
                    }
                    self.select(key, variants, values);
                    for (_, _, parts) in variants {
                        self.pattern(parts, values, depth + 1);
                    }
                }
            }
        }
    }

    fn undeclared(&mut self, value: &str) {
        self.fault(format!("${value} is not declared: write `# ${value} (Number): what it is` right above the message, without a blank line"));
    }

    fn is(&mut self, values: &[(String, Type)], value: &str, function: &str, fits: fn(&Type) -> bool) {
        match kind(values, value) {
            None => self.undeclared(value),
            Some(kind) if fits(kind) => {}
            Some(kind) => self.fault(format!("{function}(${value}): ${value} is a {kind:?}")),
        }
    }

    fn form(&mut self, values: &[(String, Type)], value: &str, form: Option<&str>) {
        if let (Some(Type::Name(group)), Some(form)) = (kind(values, value), form)
            && let Some(group) = self.bundle.group(group)
            && !self.bundle.forms(group).any(|own| own == form)
        {
            self.fault(format!("the names of the group {} have no form .{form}", group.name));
        }
    }

    fn select(&mut self, key: &Key, variants: &[(String, bool, Vec<Part>)], values: &[(String, Type)]) {
        let keys: Vec<&str> = variants.iter().map(|(key, _, _)| key.as_str()).collect();
        if keys.iter().enumerate().any(|(at, key)| keys[..at].contains(key)) {
            self.fault(format!("a variant is there twice: {keys:?}"));
        }
        match (key, kind(values, key.value())) {
            (_, None) => self.undeclared(key.value()),
            (Key::Form(value, form), _) => self.form(values, value, Some(form)),
            (Key::Value(_), Some(Type::Number)) => self.plurals(&keys, variants, false),
            (Key::Ordinal(_), Some(Type::Number)) => self.plurals(&keys, variants, true),
            (Key::Value(_), Some(Type::Name(group))) => {
                for key in keys.iter().filter(|key| **key != "other") {
                    if self.bundle.message(&format!("{group}-{key}")).is_none() {
                        self.fault(format!("[{key}]: there is no {group}-{key}; the key is the id without the name of its group"));
                    }
                }
            }
            (_, Some(kind)) => self.fault(format!(
                "selects by ${}, which is a {kind:?}: write a message for each case",
                key.value()
            )),
        }
    }

    fn plurals(&mut self, keys: &[&str], variants: &[(String, bool, Vec<Part>)], ordinal: bool) {
        for key in keys {
            if !CATEGORIES.contains(key) && key.parse::<i64>().is_err() {
                self.fault(format!(
                    "[{key}]: the variants of a number are {CATEGORIES:?}, or a number itself"
                ));
            }
        }
        let is_exact = |key: &&str| key.parse::<i64>().is_ok();
        if keys.iter().skip_while(|key| is_exact(key)).any(is_exact) {
            self.fault("put the variants for a certain number ([0], [1]) before the others");
        }
        if !variants.iter().any(|(key, default, _)| *default && key == "other") {
            self.fault("the last variant of a number is `*[other]`");
        }
        let category = |number: &i64| Cldr.plural(&self.bundle.language, *number, ordinal);
        let needed: BTreeSet<&str> = NUMBERS
            .filter(|number| !keys.contains(&number.to_string().as_str()))
            .map(|n| category(&n))
            .collect();
        // A select for exact numbers only need not distinguish one from many, unless English does.
        let certain = keys.iter().all(|key| is_exact(key) || *key == "other") && keys.len() > 1;
        let original = self.english.message(&self.message.id);
        let is_free = certain
            && !original.is_some_and(|english| english.source.contains("[one]"))
            && !(keys.contains(&"0") && variants.iter().any(|(_, _, parts)| counts_many(parts)));
        for category in needed.into_iter().filter(|category| !is_free && !keys.contains(category)) {
            let what = if ordinal { "ordinals" } else { "numbers" };
            self.fault(format!(
                "lacks [{category}], which {what} have in this language ({})",
                self.bundle.language
            ));
        }
        let possible: BTreeSet<&str> = NUMBERS.chain([1_000_000]).map(|n| category(&n)).collect();
        for key in keys.iter().filter(|key| CATEGORIES.contains(key) && !possible.contains(*key)) {
            self.fault(format!("[{key}] never comes in this language; for a certain number write [1]"));
        }
    }

    fn text(&mut self, text: &str) {
        let odd = [
            ("'", "a straight apostrophe: write ’"),
            ("\"", "a straight quotation mark: write “ and ”"),
            ("...", "three dots: write …"),
            ("  ", "two blanks"),
            (" …", "a blank before …"),
        ];
        for (_, what) in odd.iter().filter(|(odd, _)| text.contains(odd)) {
            self.fault(format!("has {what}"));
        }
        if text.contains(char::is_control) {
            self.fault("has an empty line or a control character: write two messages");
        }
    }
}

/// Whether a number precedes an English plural: “{ $n } points”.
fn counts_many(parts: &[Part]) -> bool {
    parts.windows(2).any(|pair| match pair {
        [Part::Value(_), Part::Text(text)] => text
            .strip_prefix(' ')
            .and_then(|text| text.split(|c: char| !c.is_alphabetic()).next())
            .is_some_and(|word| word.len() > 2 && word.ends_with('s')),
        _ => false,
    })
}

fn kind<'a>(values: &'a [(String, Type)], value: &str) -> Option<&'a Type> {
    values.iter().find(|(name, _)| name == value).map(|(_, kind)| kind)
}
