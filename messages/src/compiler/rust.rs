//! Writes the Rust module of a bundle: a function for each message, a type for each group of names. A message of a bundle
//! that is fetched is a number instead, as long as it has no values: it can be spoken of before its sentence is here.

use std::fmt::Write;

use super::ENGLISH;
use super::blob::{header, offsets};
use super::check::is_keyword;
use super::source::{Bundle, Group, Message, Type};

/// Generates the module. `blob` is the path of the file with the English blob.
#[must_use]
pub fn rust(bundle: &Bundle, blob: &str) -> String {
    let mut code = String::new();
    let (name, result) =
        (&bundle.name, if bundle.is_fetched { "std::option::Option<&'static str>" } else { "&'static str" });
    let english = if bundle.is_fetched {
        format!("{:?}", header(bundle, ENGLISH, 0))
    } else {
        format!("include_str!({blob:?})")
    };
    let _ = write!(
        code,
        "/// The sentences of `lang/en/{name}.ftl`.\n#[allow(dead_code, clippy::identity_op, clippy::octal_escapes)]\npub mod {name} {{
    static ENGLISH: &str = {english};
    thread_local! {{
        static BUNDLE: super::Bundle = const {{ super::Bundle::new(ENGLISH) }};
    }}

    /// Loads these sentences.
    pub static SENTENCES: super::Sentences = super::Sentences {{
        bundle: {name:?},
        fetched: {fetched},
        take: |blob| BUNDLE.with(|bundle| bundle.load(blob)),
    }};
",
        fetched = match bundle.is_fetched {
            true => "Some(|| BUNDLE.with(|bundle| bundle.find(0).is_some()))",
            false => "None",
        }
    );
    let find = if bundle.is_fetched { "find" } else { "text" };
    for (at, message) in bundle.messages.iter().enumerate() {
        if !bundle.groups.iter().any(|group| (group.first..group.first + group.size).contains(&at)) {
            let _ = write!(code, "\n    #[doc = {:?}]\n", doc(message));
            code += &sentence(bundle, at, message, result, find);
        }
    }
    if bundle.is_fetched {
        code += "
    /// One of these sentences; `None` until they have been fetched.
    pub fn find(message: super::MessageId) -> std::option::Option<&'static str> {
        BUNDLE.with(|bundle| bundle.find(message.0))
    }
";
    }
    if bundle.is_page() {
        code += &page(bundle);
    }
    code += &search_words(bundle);
    for group in &bundle.groups {
        code += &names(bundle, group, result, find);
    }
    code + "}\n"
}

/// What a message is in Rust: a number if it is fetched later, otherwise a function.
fn sentence(bundle: &Bundle, at: usize, message: &Message, result: &str, find: &str) -> String {
    let function = snake(&message.id);
    if message.values.is_empty() && bundle.is_fetched {
        let name = upper(&message.id);
        return format!("    pub const {name}: super::MessageId = super::MessageId({at});\n");
    }
    if message.values.is_empty() {
        return format!(
            "    pub fn {function}() -> {result} {{\n        BUNDLE.with(|bundle| bundle.{find}({at}))\n    }}\n"
        );
    }
    let (parameters, args): (Vec<String>, Vec<String>) = message.values.iter().map(parameter).unzip();
    format!(
        "    pub fn {function}({}) -> std::string::String {{\n        BUNDLE.with(|bundle| super::write(bundle, {at}, &[{}]))\n    }}\n",
        parameters.join(", "),
        args.join(", ")
    )
}

/// The passages of a page, in their order.
fn page(bundle: &Bundle) -> String {
    let passage = |message: &Message| {
        format!("super::Passage::{}({})", message.passage.unwrap_or("Text"), upper(&message.id))
    };
    let passages: Vec<String> = bundle.messages.iter().map(passage).collect();
    format!(
        "
    /// The page that these sentences are.
    pub const PASSAGES: &[super::Passage] = &[{}];
",
        passages.join(", ")
    )
}

/// The words by which people look for messages; nothing if there are none.
fn search_words(bundle: &Bundle) -> String {
    let first = bundle.messages.len();
    let words: Vec<String> =
        (first..).zip(bundle.with_words()).map(|(words, (at, _))| format!("({at}, {words})")).collect();
    if words.is_empty() {
        return String::new();
    }
    format!(
        "
    /// The messages that people look for in other words, each with these words.
    pub fn words() -> std::vec::Vec<(&'static str, &'static str)> {{
        const WORDS: [(u16, u16); {}] = [{}];
        BUNDLE.with(|bundle| WORDS.iter().map(|(message, words)| (bundle.text(*message), bundle.text(*words))).collect())
    }}
",
        words.len(),
        words.join(", ")
    )
}

fn names(bundle: &Bundle, group: &Group, result: &str, find: &str) -> String {
    let mut code = String::new();
    let (kind, array) = (camel(&group.name), upper(&group.name));
    let _ = write!(
        code,
        "
    /// A name of the group `{}`.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub struct {kind}(u16);

    impl {kind} {{
        /// The name by itself.
        pub fn text(self) -> {result} {{
            BUNDLE.with(|bundle| bundle.{find}(self.0))
        }}
",
        group.name
    );
    for (_, form, offset) in offsets(bundle, bundle).iter().filter(|(name, _, _)| *name == group.name) {
        let example =
            bundle.names(group).first().map(|name| format!("{}.{form}", name.id)).unwrap_or_default();
        let _ = write!(
            code,
            "
        /// The form `{form}`, as in `{example}`.
        pub fn {}(self) -> {result} {{
            BUNDLE.with(|bundle| bundle.{find}(self.0 + {offset}))
        }}
",
            escaped(&snake(form))
        );
    }
    let ids: Vec<String> =
        bundle.names(group).iter().map(|name| snake(&name.id[group.name.len() + 1..])).collect();
    let _ = write!(
        code,
        "
        /// The name at that index of the group; the last one beyond its end.
        pub fn of(index: usize) -> Self {{
            Self({} + index.min({}) as u16)
        }}

        /// The ids, without the name of the group.
        #[cfg(test)]
        pub const IDS: [&'static str; {size}] = {ids:?};
    }}

",
        group.first,
        group.size.saturating_sub(1),
        size = group.size
    );
    for (at, name) in bundle.names(group).iter().enumerate() {
        let _ = writeln!(
            code,
            "    #[doc = {:?}]\n    pub const {}: {kind} = {kind}({});",
            doc(name),
            upper(&name.id),
            group.first + at
        );
    }
    let all: Vec<String> = bundle.names(group).iter().map(|name| upper(&name.id)).collect();
    let _ = writeln!(
        code,
        "    /// All names of the group, in the order of the file.\n    pub const {array}: [{kind}; {}] = [{}];",
        group.size,
        all.join(", ")
    );
    code
}

/// The parameter and the argument for a value.
fn parameter((name, kind): &(String, Type)) -> (String, String) {
    let name = escaped(&snake(name));
    match kind {
        Type::String => (format!("{name}: &str"), format!("super::Arg::Text({name})")),
        Type::Number => {
            (format!("{name}: impl super::Count"), format!("super::Arg::Number(super::Count::count({name}))"))
        }
        Type::Name(group) => (format!("{name}: {}", camel(group)), format!("super::Arg::Name({name}.0)")),
        Type::List => (format!("{name}: &[std::string::String]"), format!("super::Arg::List({name})")),
    }
}

/// The English sentence, for the documentation.
fn doc(message: &Message) -> String {
    if message.source.contains('`') {
        format!("English: {}", message.source.replace('`', ""))
    } else {
        format!("English: `{}`", message.source)
    }
}

fn escaped(name: &str) -> String {
    if is_keyword(name) { format!("r#{name}") } else { name.to_owned() }
}

pub(super) fn snake(id: &str) -> String {
    id.replace('-', "_")
}

pub(super) fn upper(id: &str) -> String {
    snake(id).to_uppercase()
}

pub(super) fn camel(id: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters
            .next()
            .map(|first| first.to_uppercase().chain(letters).collect::<String>())
            .unwrap_or_default()
    };
    id.split('-').map(word).collect()
}
