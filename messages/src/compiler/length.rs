//! How long a sentence may be. English says it in a comment, and it holds in every language:
//!
//! - `# Length: 12` above a message: it has at most 12 characters, in each of its variants;
//! - `## Length: 12`: so has each message of the section;
//! - `Length: .short 9`: so has that form of a name;
//! - `Length: word 8`: no word has more, where a line may be broken only between words.

/// How long something may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Length {
    /// What.
    pub of: Of,
    /// The most characters.
    pub most: usize,
}

/// What has a length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Of {
    /// The sentence.
    Sentence,
    /// That form of a name.
    Form(String),
    /// Each of its words.
    Word,
}

impl Length {
    /// Reads what follows `Length: `.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (of, most) = match text.split_once(' ') {
            None => (Of::Sentence, text),
            Some(("word", most)) => (Of::Word, most),
            Some((form, most)) => (Of::Form(form.strip_prefix('.')?.to_owned()), most),
        };
        Some(Self { of, most: most.parse().ok()? })
    }
}
