//! The sentences of the app, formatted at run time.
//!
//! The build compiles the Fluent files of `lang/` (feature `compiler`) into *blobs*: one text for each bundle and
//! language, with an index and then plain texts and patterns. A pattern is text with instructions, which are characters
//! below U+0008: show a value, choose a variant. All operands are below U+0080, so a blob is valid UTF-8, and a
//! sentence without values is a slice of it. English is compiled in; the blob of another language is fetched, and
//! checked when it arrives.
//!
//! The grammar - plural forms, lists, percentages - comes from outside: in the app from the browser.

#[cfg(feature = "compiler")]
pub mod compiler;
#[cfg(feature = "native")]
pub mod native;

use std::cell::Cell;

/// The beginning of a blob: `M` and the version of the format.
#[cfg(feature = "compiler")]
const MAGIC: &str = "M1";
/// The length of magic and fingerprint (5 bytes): the same in all languages of a bundle.
const IDENTITY: usize = 7;
/// The position of the language, padded with spaces to 8 bytes, after the number of entries (2 bytes). The offsets of
/// the entries follow, and that of their end.
const LANGUAGE: usize = IDENTITY + 2;
const HEADER: usize = LANGUAGE + 8;
/// The length of an offset in bytes.
const OFFSET: usize = 3;
/// The maximum nesting depth in a message.
const DEPTH: u8 = 3;

const PATTERN: u8 = 1;
const VALUE: u8 = 2;
const NUMBER: u8 = 3;
const NAME: u8 = 4;
const LIST: u8 = 5;
const SELECT: u8 = 6;
/// Characters below this one are instructions.
const FIRST_TEXT: char = '\u{8}';

/// What a select chooses by.
#[cfg(feature = "compiler")]
const BY_CARDINAL: u8 = 1;
const BY_ORDINAL: u8 = 2;
#[cfg(feature = "compiler")]
const BY_NAME: u8 = 3;
const BY_FORM: u8 = 4;

/// The types of values, listed at the beginning of a pattern.
const TEXTS: u8 = b's';
const NUMBERS: u8 = b'n';
const NAMES: u8 = b'm';
const LISTS: u8 = b'l';

/// A value in a sentence.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// What a person typed.
    Text(&'a str),
    /// A number.
    Number(i64),
    /// A name, as the number of its message.
    Name(u16),
    /// A list.
    List(&'a [String]),
}

/// A message of a bundle that is fetched, known before its sentence is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MessageId(pub u16);

/// A passage of a page of sentences that is fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passage {
    /// A heading.
    Head(MessageId),
    /// A subheading.
    Part(MessageId),
    /// A paragraph.
    Text(MessageId),
    /// A line of a list.
    Line(MessageId),
    /// What is said below a picture.
    Picture(MessageId),
}

impl Passage {
    /// Its sentence.
    pub const fn message(self) -> MessageId {
        let (Self::Head(id) | Self::Part(id) | Self::Text(id) | Self::Line(id) | Self::Picture(id)) = self;
        id
    }
}

/// An integer of any type.
pub trait Count {
    /// The number.
    fn count(self) -> i64;
}

macro_rules! counts {
    ($($number:ty)*) => {
        $(impl Count for $number {
            fn count(self) -> i64 {
                i64::try_from(self).unwrap_or(i64::MAX)
            }
        })*
    };
}
counts! { u8 u16 u32 u64 usize i8 i16 i32 i64 isize }

/// The parts of grammar that depend on the language.
pub trait Grammar {
    /// The plural category of a number: `one`, `two`, `few`, `many`, `other` or `zero`.
    fn plural(&self, language: &str, number: i64, ordinal: bool) -> &'static str;
    /// A list: “Ana, Bo and Chen”, or with `unit` “a, b, c”.
    fn list(&self, language: &str, items: &[String], unit: bool) -> String;
    /// A number with separators, or as a percentage.
    fn number(&self, language: &str, number: i64, percent: bool) -> String;
}

/// The locale of a language; English is British English.
#[must_use]
pub fn locale(language: &str) -> &str {
    if language.starts_with("en") { "en-GB" } else { language }
}

/// Why a blob is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlobError {
    /// It belongs to another bundle or build, or is not a blob.
    Other,
    /// It is truncated or damaged, or a message has different values.
    Damaged,
}

/// The sentences of one bundle, in the current language.
#[derive(Debug)]
pub struct Bundle {
    english: &'static str,
    current: Cell<&'static str>,
}

impl Bundle {
    /// A bundle in English. For a bundle that is fetched, only the header is compiled in.
    #[must_use]
    pub const fn new(english: &'static str) -> Self {
        Self { english, current: Cell::new(english) }
    }

    /// The current language.
    pub fn language(&self) -> &'static str {
        self.current.get().get(LANGUAGE..HEADER).unwrap_or_default().trim_end()
    }

    /// Switches to another language, for the lifetime of the page.
    ///
    /// # Errors
    /// The blob does not belong to this bundle and build, or is damaged. The current language then stays.
    pub fn load(&self, blob: String) -> Result<(), BlobError> {
        if blob.get(..IDENTITY).is_none_or(|identity| Some(identity) != self.english.get(..IDENTITY)) {
            return Err(BlobError::Other);
        }
        if !is_whole(&blob, self.english) {
            return Err(BlobError::Damaged);
        }
        self.current.set(Box::leak(blob.into_boxed_str()));
        Ok(())
    }

    /// A sentence without values; `None` if the bundle has not been fetched yet.
    pub fn find(&self, message: u16) -> Option<&'static str> {
        entry(self.current.get(), usize::from(message))
    }

    /// A sentence without values.
    pub fn text(&self, message: u16) -> &'static str {
        self.find(message).unwrap_or_default()
    }

    /// A sentence with values.
    pub fn format(&self, message: u16, args: &[Arg<'_>], grammar: &dyn Grammar) -> String {
        let mut pattern = Reader(self.text(message));
        let mut sentence = String::with_capacity(pattern.0.len() + 16);
        let writer = Writer { bundle: self, args, grammar };
        let _ = pattern.types().and_then(|_| writer.write(pattern.0, &mut sentence));
        sentence
    }
}

/// The text of an entry.
fn entry(blob: &str, number: usize) -> Option<&str> {
    let mut header = Reader(blob.get(IDENTITY..)?);
    let count = header.number(2)?;
    let start = HEADER + (count + 1) * OFFSET;
    let mut offsets = Reader(blob.get(HEADER + number * OFFSET..start)?);
    let (from, to) = (offsets.number(OFFSET)?, offsets.number(OFFSET)?);
    blob.get(start + from..start + to)
}

/// A reader of instructions.
struct Reader<'a>(&'a str);

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Option<&'a str> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    /// The text up to the next instruction.
    fn run(&mut self) -> &'a str {
        let end = self.0.find(|c| c < FIRST_TEXT).unwrap_or(self.0.len());
        self.take(end).unwrap_or_default()
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1)?.bytes().next()
    }

    /// Decodes a number of that many base-128 digits, lowest first.
    fn number(&mut self, digits: usize) -> Option<usize> {
        Some(self.take(digits)?.bytes().rev().fold(0, |number, digit| number << 7 | usize::from(digit)))
    }

    /// A text preceded by its length.
    fn sized(&mut self) -> Option<&'a str> {
        let length = self.number(2)?;
        self.take(length)
    }

    /// The types of the values in a pattern.
    fn types(&mut self) -> Option<&'a str> {
        if self.byte()? == PATTERN { self.sized() } else { None }
    }
}

/// Writes a sentence; stops at the first faulty instruction of a damaged pattern.
struct Writer<'a> {
    bundle: &'a Bundle,
    args: &'a [Arg<'a>],
    grammar: &'a dyn Grammar,
}

impl Writer<'_> {
    fn write(&self, pattern: &str, sentence: &mut String) -> Option<()> {
        let mut rest = Reader(pattern);
        let language = self.bundle.language();
        loop {
            sentence.push_str(rest.run());
            let Some(instruction) = rest.byte() else { return Some(()) };
            let value = *self.args.get(usize::from(rest.byte()?))?;
            match (instruction, value) {
                (VALUE, Arg::Text(text)) => sentence.push_str(text),
                (VALUE, Arg::Number(number)) => {
                    if number < 0 {
                        sentence.push('\u{2212}');
                    }
                    sentence.push_str(&number.unsigned_abs().to_string());
                }
                (NUMBER, Arg::Number(number)) => {
                    sentence.push_str(&self.grammar.number(language, number, rest.byte()? == 1));
                }
                (NAME, Arg::Name(name)) => sentence.push_str(self.name(name, rest.number(2)?)?),
                (LIST, Arg::List(items)) => {
                    sentence.push_str(&self.grammar.list(language, items, rest.byte()? == 1));
                }
                (SELECT, value) => self.write(self.variant(&mut rest, value)?, sentence)?,
                _ => return None,
            }
        }
    }

    /// A name or one of its forms, which is `offset` entries after the name.
    fn name(&self, name: u16, offset: usize) -> Option<&'static str> {
        entry(self.bundle.current.get(), usize::from(name) + offset)
    }

    /// Reads a select and chooses a variant: an exact number, name or form first, then the plural category, then the
    /// default.
    fn variant<'a>(&self, rest: &mut Reader<'a>, value: Arg<'_>) -> Option<&'a str> {
        let (by, offset) = (rest.byte()?, rest.number(2)?);
        let variants = rest.sized()?;
        let find = |wanted: &str| {
            let mut rest = Reader(variants);
            while let (Some(key), Some(variant)) = (rest.sized(), rest.sized()) {
                if key == wanted {
                    return Some(variant);
                }
            }
            None
        };
        match value {
            Arg::Number(number) => {
                let category = || self.grammar.plural(self.bundle.language(), number, by == BY_ORDINAL);
                find(&number.to_string()).or_else(|| find(category()))
            }
            Arg::Name(name) if by == BY_FORM => find(self.name(name, offset)?),
            Arg::Name(name) => find(&name.to_string()),
            Arg::Text(_) | Arg::List(_) => None,
        }
        .or_else(|| find(""))
    }
}

/// Whether a blob is complete and each of its messages has the same values as the English one.
fn is_whole(blob: &str, english: &str) -> bool {
    let Some(count) = blob.get(IDENTITY..).and_then(|rest| Reader(rest).number(2)) else { return false };
    let start = HEADER + (count + 1) * OFFSET;
    let ends: Option<Vec<usize>> = blob.get(HEADER..start).map(|offsets| {
        (0..=count).filter_map(|at| Reader(offsets.get(at * OFFSET..)?).number(OFFSET)).collect()
    });
    ends.is_some_and(|ends| {
        ends.first() == Some(&0) && ends.is_sorted() && ends.last().map(|end| start + end) == Some(blob.len())
    }) && (0..count).all(|number| {
        let types = |blob| entry(blob, number).map(|entry| Reader(entry).types());
        entry(blob, number).is_some_and(|text| match types(english).flatten() {
            Some(wanted) => {
                types(blob) == Some(Some(wanted)) && {
                    let mut pattern = Reader(text);
                    let _ = pattern.types();
                    are_instructions(pattern.0, wanted.as_bytes(), DEPTH).is_some()
                }
            }
            None => !text.contains(|c| c < FIRST_TEXT),
        })
    })
}

/// `None` if the instructions cannot be executed with values of these types.
fn are_instructions(pattern: &str, types: &[u8], depth: u8) -> Option<()> {
    let mut rest = Reader(pattern);
    loop {
        rest.run();
        let Some(instruction) = rest.byte() else { return Some(()) };
        let kind = *types.get(usize::from(rest.byte()?))?;
        match (instruction, kind) {
            (VALUE, TEXTS | NUMBERS) => {}
            (NUMBER, NUMBERS) | (LIST, LISTS) => drop(rest.byte()?),
            (NAME, NAMES) => drop(rest.number(2)?),
            (SELECT, NUMBERS | NAMES) => {
                let (_, _, mut variants) = (rest.byte()?, rest.number(2)?, Reader(rest.sized()?));
                while !variants.0.is_empty() {
                    variants.sized()?;
                    are_instructions(variants.sized()?, types, depth.checked_sub(1)?)?;
                }
            }
            _ => return None,
        }
    }
}
