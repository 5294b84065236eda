//! Reads the Fluent files of a language into bundles, and reports what is not allowed in them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::io;
use std::path::Path;

use fluent_syntax::ast;

use super::ENGLISH;
use super::length::{Length, Of};

/// The form of a message that is never shown: the words by which people look for it.
pub(super) const WORDS: &str = "words";

/// The comments that say how a message of a page is shown: the variants of [`Passage`](crate::Passage) but `Text`.
const PASSAGES: [&str; 4] = ["Head", "Part", "Line", "Picture"];

/// The messages of one bundle in one language.
#[derive(Clone, Debug, Default)]
pub struct Bundle {
    /// The name: the beginning of its files' names.
    pub name: String,
    /// The language.
    pub language: String,
    /// Whether it is fetched instead of compiled in: `### Fetched`.
    pub is_fetched: bool,
    /// The messages, in the order of the files.
    pub messages: Vec<Message>,
    /// The groups of names.
    pub groups: Vec<Group>,
}

/// A message.
#[derive(Clone, Debug)]
pub struct Message {
    /// The file.
    pub file: String,
    /// The id.
    pub id: String,
    /// The names and types of its values, in the order of its comments.
    pub values: Vec<(String, Type)>,
    /// What its comments name as examples of each of its values.
    pub examples: Vec<Vec<String>>,
    /// How long it may be, by its comments and those of its section. Only English is asked.
    pub lengths: Vec<Length>,
    /// What of it is the letter of a key on a keyboard, by its comments and those of its section. Only English is asked.
    pub keys: Vec<Of>,
    /// Whether a comment says what it quotes that is no message: `# Quote: …`. Only English is asked.
    pub quotes: bool,
    /// How it is shown on a page, if a comment says so.
    pub passage: Option<&'static str>,
    /// The sentence.
    pub pattern: Vec<Part>,
    /// Further forms, if it is a name; otherwise at most the form `words`.
    pub forms: Vec<(String, Vec<Part>)>,
    /// The source text, on one line.
    pub source: String,
}

/// A group of names: the messages in its section.
#[derive(Clone, Debug)]
pub struct Group {
    /// The name of the group, with which the ids begin.
    pub name: String,
    /// The index of its first message.
    pub first: usize,
    /// The number of names.
    pub size: usize,
}

/// The type of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    /// What a person typed.
    String,
    /// A number.
    Number,
    /// A name of that group.
    Name(String),
    /// A list.
    List,
}

impl Type {
    /// The examples that the comment of a value names.
    fn examples(&self, comment: &str) -> Vec<String> {
        match self {
            Self::Number => {
                let numbers = comment.split(|c: char| !c.is_ascii_digit()).filter(|text| !text.is_empty());
                numbers.map(str::to_owned).collect()
            }
            Self::Name(_) => Vec::new(),
            Self::String | Self::List => {
                let quoted = comment.split('“').skip(1).filter_map(|rest| rest.split_once('”'));
                quoted.map(|(text, _)| text.to_owned()).collect()
            }
        }
    }
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Text.
    Text(String),
    /// A value, unformatted.
    Value(String),
    /// A formatted number.
    Number(String, Style),
    /// A name, in an optional form.
    Name(String, Option<String>),
    /// A list; `true` for one without “and”.
    List(String, bool),
    /// Another message of the bundle; with a dot, one of another bundle: `{ orclympics.build }`.
    Reference(String),
    /// Such a message, and what it says.
    Inlined(String, String),
    /// A select. The default variant has `true`.
    Select(Key, Vec<(String, bool, Vec<Part>)>),
}

/// The format of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// 45 %
    Percent,
    /// 1,000
    Grouped,
}

/// The selector that a variant is chosen by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Key {
    /// The plural category of a number, or which name it is.
    Value(String),
    /// The ordinal category of a number.
    Ordinal(String),
    /// A form of a name, such as its gender.
    Form(String, String),
}

impl Key {
    /// The name of the selected value.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Self::Value(value) | Self::Ordinal(value) | Self::Form(value, _) => value,
        }
    }
}

/// A fault in a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// The file or bundle.
    pub file: String,
    /// The message.
    pub id: String,
    /// What is wrong, and how to correct it.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.file, self.id, self.what)
    }
}

/// The languages that have a folder in `lang/`, English first.
///
/// # Errors
/// The folder cannot be read.
pub fn languages(folder: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            found.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    found.sort_by_key(|language| (language != ENGLISH, language.clone()));
    Ok(found)
}

/// The bundles of a language, not yet checked: `lang/<language>/<bundle>.ftl` and `<bundle>-<part>.ftl`.
///
/// # Errors
/// A file cannot be read.
pub fn bundles(folder: &Path, language: &str, faults: &mut Vec<Fault>) -> io::Result<Vec<Bundle>> {
    let mut files = BTreeMap::<String, Vec<(String, String)>>::new();
    for entry in fs::read_dir(folder.join(language))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(stem) = name.strip_suffix(".ftl") {
            let bundle = stem.split('-').next().unwrap_or_default().to_owned();
            let file = format!("lang/{language}/{name}");
            files.entry(bundle).or_default().push((file, fs::read_to_string(&path)?));
        }
    }
    Ok(files
        .into_iter()
        .map(|(name, mut files)| {
            files.sort();
            let mut bundle = Bundle { name, language: language.to_owned(), ..Bundle::default() };
            for (file, text) in &files {
                bundle.read(file, text, faults);
            }
            bundle
        })
        .collect())
}

impl Message {
    /// The words by which people look for it.
    #[must_use]
    pub fn words(&self) -> Option<&[Part]> {
        self.forms.iter().find(|(form, _)| form == WORDS).map(|(_, words)| words.as_slice())
    }
}

impl Bundle {
    /// Whether it is a page, whose messages are passages in the order of its files.
    pub(super) fn is_page(&self) -> bool {
        self.messages.iter().any(|message| message.passage.is_some())
    }

    /// The messages that have words, with their positions; none of them is a name.
    pub(super) fn with_words(&self) -> impl Iterator<Item = (usize, &Message)> {
        self.messages.iter().enumerate().filter(|(_, message)| message.words().is_some())
    }

    /// The message with that id.
    #[must_use]
    pub fn message(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }

    /// The group with that name.
    #[must_use]
    pub fn group(&self, name: &str) -> Option<&Group> {
        self.groups.iter().find(|group| group.name == name)
    }

    /// The names of a group.
    #[must_use]
    pub fn names(&self, group: &Group) -> &[Message] {
        self.messages.get(group.first..group.first + group.size).unwrap_or_default()
    }

    /// The forms of a group, as defined by its first name.
    pub fn forms(&self, group: &Group) -> impl Iterator<Item = &str> {
        self.names(group).first().into_iter().flat_map(|name| &name.forms).map(|(form, _)| form.as_str())
    }

    /// Reads one file of the bundle.
    pub fn read(&mut self, file: &str, text: &str, faults: &mut Vec<Fault>) {
        let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
        let mut in_group = None;
        let mut section: Vec<Length> = Vec::new();
        let mut keys = Vec::new();
        let first = self.messages.len();
        for entry in &resource.body {
            let fault = |id: &str, what: &str| Fault { file: file.into(), id: id.into(), what: what.into() };
            match entry {
                ast::Entry::ResourceComment(comment) => {
                    self.is_fetched |= comment.content.iter().any(|line| line.starts_with("Fetched"));
                }
                ast::Entry::GroupComment(comment) => {
                    in_group = comment.content.iter().find_map(|line| line.strip_prefix("Group: "));
                    section = Reader { file, id: "##", faults }.lengths(&comment.content);
                    keys = keys_of(&comment.content);
                    if let Some(name) = in_group {
                        if self.group(name).is_some() {
                            faults.push(fault(name, "this group is there already"));
                        }
                        self.groups.push(Group { name: name.into(), first: self.messages.len(), size: 0 });
                    }
                }
                ast::Entry::Comment(_) => {}
                ast::Entry::Term(term) => {
                    faults.push(fault(
                        term.id.name,
                        "terms are not used: write a message, or a name of a group",
                    ));
                }
                ast::Entry::Junk { content } => {
                    let line = content.trim().lines().next().unwrap_or_default();
                    let before = text.split(content).next().unwrap_or_default();
                    let line = format!("line {}, `{line}`", 1 + before.matches('\n').count());
                    faults.push(fault(&line, "this is no Fluent: often a `{` without `}`, a select without `*[other]`, a line that is not indented, or a line that begins with `[`, `*` or `.` (write { \"[\" })"));
                }
                ast::Entry::Message(message) => {
                    if let Some(name) = in_group {
                        if !message.id.name.starts_with(&format!("{name}-")) {
                            faults.push(fault(message.id.name, &format!("stands in the section of the group {name}: begin its id so, or put a `##` line before it")));
                        }
                        self.groups.last_mut().into_iter().for_each(|group| group.size += 1);
                    } else if message.attributes.iter().any(|form| form.id.name != WORDS) {
                        faults.push(fault(
                            message.id.name,
                            "only names of a group have forms (`## Group: name`), other messages only .words",
                        ));
                    }
                    let mut reader = Reader { file, id: message.id.name, faults };
                    let mut message = reader.message(message);
                    let of_section =
                        section.iter().filter(|length| message.lengths.iter().all(|own| own.of != length.of));
                    let of_section: Vec<Length> = of_section.cloned().collect();
                    message.lengths.extend(of_section);
                    message.keys.extend(keys.iter().cloned());
                    self.messages.push(message);
                }
            }
        }
        self.sources(text, first);
    }

    /// Stores the source text of the messages from `first` on.
    fn sources(&mut self, text: &str, first: usize) {
        let mut at = None;
        for line in text.lines() {
            if !line.starts_with(' ') && !line.is_empty() && !line.starts_with(['}', ']']) {
                let id = line.split('=').next().unwrap_or_default().trim();
                at = (first..self.messages.len()).find(|&at| self.messages[at].id == id);
            }
            let line = line.split_once('=').filter(|_| !line.starts_with(' ')).map_or(line, |(_, rest)| rest);
            if let Some(message) = at.and_then(|at| self.messages.get_mut(at)) {
                message.source = format!("{} {}", message.source, line.trim()).trim().to_owned();
            }
        }
    }
}

/// Converts one message.
struct Reader<'a> {
    file: &'a str,
    id: &'a str,
    faults: &'a mut Vec<Fault>,
}

impl Reader<'_> {
    fn fault(&mut self, what: impl Into<String>) {
        self.faults.push(Fault { file: self.file.into(), id: self.id.into(), what: what.into() });
    }

    fn message(&mut self, message: &ast::Message<&str>) -> Message {
        let comment = || message.comment.iter().flat_map(|comment| &comment.content);
        let passage = comment().find_map(|line| PASSAGES.into_iter().find(|passage| passage == line));
        let lengths = message.comment.as_ref().map(|comment| self.lengths(&comment.content));
        let (mut values, mut examples) = (Vec::new(), Vec::new());
        for line in comment() {
            let Some(rest) = line.strip_prefix('$') else { continue };
            let declared = rest.split_once(" (").and_then(|(name, rest)| {
                let kind = match rest.split_once(')')?.0 {
                    "String" => Type::String,
                    "Number" => Type::Number,
                    "List" => Type::List,
                    other => Type::Name(other.strip_prefix("Name: ")?.to_owned()),
                };
                Some((name.to_owned(), kind))
            });
            match declared {
                Some((name, kind)) => {
                    let about = rest.split_once(')').map_or("", |(_, about)| about);
                    examples.push(kind.examples(about));
                    values.push((name, kind));
                }
                None => self.fault(format!("`# {line}`: write `# $name (String): what it is`; the types are String, Number, List and Name: group")),
            }
        }
        if message.value.is_none() {
            self.fault("says nothing");
        }
        Message {
            file: self.file.to_owned(),
            id: self.id.to_owned(),
            values,
            examples,
            quotes: comment().any(|line| line.starts_with("Quote: ")),
            lengths: lengths.unwrap_or_default(),
            keys: message.comment.as_ref().map(|comment| keys_of(&comment.content)).unwrap_or_default(),
            passage,
            pattern: message.value.iter().flat_map(|pattern| self.pattern(pattern)).collect(),
            forms: message
                .attributes
                .iter()
                .map(|form| (form.id.name.to_owned(), self.pattern(&form.value)))
                .collect(),
            source: String::new(),
        }
    }

    /// The lengths that a comment gives.
    fn lengths(&mut self, comment: &[&str]) -> Vec<Length> {
        let lines = comment.iter().filter_map(|line| line.strip_prefix("Length:"));
        let mut lengths = Vec::new();
        for line in lines {
            match Length::read(line.trim()) {
                Some(length) => lengths.push(length),
                None => self.fault(format!(
                    "`Length:{line}`: write `# Length: 12`, `# Length: .form 12` or `# Length: word 12`"
                )),
            }
        }
        lengths
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&str>) -> Vec<Part> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                // A sentence may span several lines. An empty line is kept, so that it is reported as a fault.
                ast::PatternElement::TextElement { value } => push_text(&mut parts, &without_breaks(value)),
                ast::PatternElement::Placeable { expression } => self.expression(expression, &mut parts),
            }
        }
        parts
    }

    fn expression(&mut self, expression: &ast::Expression<&str>, parts: &mut Vec<Part>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, parts),
            ast::Expression::Select { selector, variants } => {
                let mut shown = Vec::new();
                let key =
                    match selector {
                        ast::InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
                            let value = self.argument("NUMBER", arguments);
                            match self.option(arguments) {
                                Some(("type", "ordinal")) => Key::Ordinal(value),
                                _ => {
                                    self.fault("select on $value, or on NUMBER($value, type: \"ordinal\")");
                                    Key::Value(value)
                                }
                            }
                        }
                        other => {
                            self.inline(other, &mut shown);
                            match shown.pop() {
                                Some(Part::Value(value)) => Key::Value(value),
                                Some(Part::Name(value, Some(form))) => Key::Form(value, form),
                                _ => return self.fault(
                                    "select on $value (a Number or a Name), or on NAME($value, form: \"…\")",
                                ),
                            }
                        }
                    };
                let variants = variants.iter().map(|variant| {
                    let (ast::VariantKey::Identifier { name: key }
                    | ast::VariantKey::NumberLiteral { value: key }) = &variant.key;
                    ((*key).to_owned(), variant.default, self.pattern(&variant.value))
                });
                let variants = variants.collect();
                parts.push(Part::Select(key, variants));
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&str>, parts: &mut Vec<Part>) {
        use ast::InlineExpression as E;
        match inline {
            E::StringLiteral { value } => {
                push_text(parts, &fluent_syntax::unicode::unescape_unicode_to_string(value));
            }
            E::NumberLiteral { value } => push_text(parts, value),
            E::VariableReference { id } => parts.push(Part::Value(id.name.to_owned())),
            E::MessageReference { id, attribute: None } => parts.push(Part::Reference(id.name.to_owned())),
            E::MessageReference { id, attribute: Some(message) } => {
                parts.push(Part::Reference(format!("{}.{}", id.name, message.name)));
            }
            E::TermReference { .. } => self.fault("terms are not used"),
            E::Placeable { expression } => self.expression(expression, parts),
            E::FunctionReference { id, arguments } => {
                let value = self.argument(id.name, arguments);
                parts.push(match (id.name, self.option(arguments)) {
                    ("NAME", None) => Part::Name(value, None),
                    ("NAME", Some(("form", form))) => Part::Name(value, Some(form.to_owned())),
                    ("LIST", None) => Part::List(value, false),
                    ("LIST", Some(("type", "unit"))) => Part::List(value, true),
                    ("NUMBER", Some(("style", "percent"))) => Part::Number(value, Style::Percent),
                    ("NUMBER", Some(("useGrouping", "true"))) => Part::Number(value, Style::Grouped),
                    ("NUMBER", None) => Part::Value(value),
                    ("NUMBER", Some(("type", "ordinal"))) => {
                        return self.fault("an ordinal is a select: { NUMBER($n, type: \"ordinal\") -> [one] { $n }st … }");
                    }
                    _ => {
                        return self.fault(format!("{}: use NAME($x), NAME($x, form: \"the\"), LIST($x), LIST($x, type: \"unit\"), NUMBER($x, style: \"percent\") or NUMBER($x, useGrouping: \"true\")", id.name));
                    }
                });
            }
        }
    }

    /// The only positional argument of a function.
    fn argument(&mut self, function: &str, arguments: &ast::CallArguments<&str>) -> String {
        if let [ast::InlineExpression::VariableReference { id }] = arguments.positional.as_slice() {
            return id.name.to_owned();
        }
        self.fault(format!("{function} takes one value: {function}($value)"));
        String::new()
    }

    /// The only option of a function.
    fn option<'s>(&mut self, arguments: &ast::CallArguments<&'s str>) -> Option<(&'s str, &'s str)> {
        let named = arguments.named.first()?;
        if arguments.named.len() > 1 {
            self.fault("a function takes one option");
        }
        match &named.value {
            ast::InlineExpression::StringLiteral { value } => Some((named.name.name, *value)),
            _ => Some((named.name.name, "")),
        }
    }
}

/// What a comment calls a key: `# Key` the sentence, `## Key: .letter` that form.
fn keys_of(comment: &[&str]) -> Vec<Of> {
    let key = |line: &&str| match *line {
        "Key" => Some(Of::Sentence),
        line => line.strip_prefix("Key: .").map(|form| Of::Form(form.to_owned())),
    };
    comment.iter().filter_map(key).collect()
}

/// Replaces a line break by a space; an empty line stays as it is.
fn without_breaks(line: &str) -> String {
    match line.strip_suffix('\n') {
        Some("") | None => line.to_owned(),
        Some(line) => format!("{line} "),
    }
}

fn push_text(parts: &mut Vec<Part>, text: &str) {
    match parts.last_mut() {
        Some(Part::Text(before)) => before.push_str(text),
        _ => parts.push(Part::Text(text.to_owned())),
    }
}

/// The values and references that a pattern uses.
#[derive(Default)]
pub(super) struct Used {
    pub values: BTreeSet<String>,
    pub references: Vec<String>,
}

impl Used {
    pub fn of(parts: &[Part]) -> Self {
        let mut used = Self::default();
        used.add(parts);
        used
    }

    fn add(&mut self, parts: &[Part]) {
        for part in parts {
            match part {
                Part::Text(_) | Part::Inlined(..) => {}
                Part::Value(value) | Part::Number(value, _) | Part::Name(value, _) | Part::List(value, _) => {
                    self.values.insert(value.clone());
                }
                Part::Reference(id) => self.references.push(id.clone()),
                Part::Select(key, variants) => {
                    self.values.insert(key.value().to_owned());
                    variants.iter().for_each(|(_, _, parts)| self.add(parts));
                }
            }
        }
    }
}
