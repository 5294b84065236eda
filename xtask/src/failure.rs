//! Why a command stopped, in a sentence that says what to do.

use std::error::Error;
use std::fmt;

/// What a step returns: its value, or a sentence for the person at the keyboard.
pub type Result<T, E = Failure> = std::result::Result<T, E>;

/// A sentence saying what is missing or broken, and what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure(String);

impl Failure {
    /// Wraps a sentence.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Failure {}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        Self(format!("The operating system refused: {error}."))
    }
}
