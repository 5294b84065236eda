//! The commitment to a deal: a short code, shown during the game, with which anybody can check at the end that the deal
//! in the record is the one that was played from the start.
//!
//! It is the SHA-256 of the text built in [`Table::commitment`]. It reveals nothing, because the seed is 32 random
//! bytes; a deal written by hand is known to whoever wrote it. It proves that a deal was not exchanged afterwards, not
//! that it was drawn at random. The code is the beginning of the hash in the base32 of RFC 4648, so that standard tools
//! can recompute it: `sha256sum | xxd -r -p | base32 | cut -c 1-20`.
//!
//! Whoever deals may search for two deals with the same code before the game, which takes the square root of all codes:
//! 2^50 attempts for twenty letters. Twelve, as earlier versions showed them, take 2^30, which is a matter of minutes.

use super::{Source, Table};
use crate::rules::{Rules, Setup};
use sha2::{Digest, Sha256};
use std::fmt::{self, Write};

/// The letters of base32: no 0, 1 or 8, which look like O, I and B.
const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/// The number of letters in the code, five bits each.
const CODE_LENGTH: u32 = 20;
/// The number of letters between hyphens.
const GROUP: u32 = 4;

/// The commitment to a deal. Written as its code: `K3VQ-7AZD-MX2E-4LQT-W6PB`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl Commitment {
    fn to(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }

    /// The whole hash.
    pub const fn hash(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let beginning = self.0.iter().take(16).fold(0, |bits, &byte| (bits << 8) | u128::from(byte));
        for place in 0..CODE_LENGTH {
            if place > 0 && place % GROUP == 0 {
                f.write_char('-')?;
            }
            let letter = (beginning >> (123 - 5 * place)) & 31;
            f.write_char(LETTERS.get(letter as usize).copied().unwrap_or_default().into())?;
        }
        Ok(())
    }
}

impl<R: Rules> Table<R> {
    /// The commitment to everything that is fixed before the first action: rules, set-up, seed and the deal itself, one
    /// line each. Names and actions are not part of it.
    pub fn commitment(&self) -> Commitment {
        let info = R::Setup::INFO;
        let seed = match &self.source {
            Source::Seed(seed) => format!("seed: {seed}\n"),
            Source::Deal(_) => String::new(),
        };
        Commitment::to(&format!(
            "pentathlon deal 1\ngame: {}\nrules: {}\noptions: {}\nseats: {}\n{seed}deal: {}\n",
            info.id,
            info.rules_version,
            self.setup,
            self.setup.seats(),
            self.source.deal(&self.setup),
        ))
    }
}
