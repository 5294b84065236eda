//! The seed of a table: 32 bytes that determine every shuffle of the game.

use std::fmt;
use std::str::FromStr;

/// A seed of 32 bytes. Written as 64 hexadecimal digits.
///
/// The app draws it from the operating system's cryptographic random source; a record contains it, so that the deal can
/// be checked afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests and benchmarks: the number in the first eight bytes (little endian), zero elsewhere.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

/// Why a text is not a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeedError;

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits")
    }
}

impl std::error::Error for SeedError {}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(SeedError);
        }
        let nibble = |digit: u8| (digit as char).to_digit(16).ok_or(SeedError);
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = (nibble(pair[0])? * 16 + nibble(pair[1])?) as u8;
        }
        Ok(Self(bytes))
    }
}
