//! What is saved of a date as text: which tables or tournaments were played with its deal. It ends with a checksum.
//!
//! ```text
//! pentathlon daily 1
//! first table 1a1ff43dd00 K3VQ-7AZD-MX2E-4LQT-W6PB
//! again table 1a1ff43ee00 K3VQ-7AZD-MX2E-4LQT-W6PB over
//! again tournament 1a1ff43ff00 1795600000000
//! end 0f3c…
//! ```
//!
//! After the code may follow `over`, and `eased` if a rival of the highest level could not think ahead.

use crate::rules::ParseNotationError;
use crate::table::checksum;
use std::fmt::{self, Write};
use std::str::FromStr;

const FIRST_LINE: &str = "pentathlon daily 1\n";
const END: &str = "end ";
/// The maximum number of plays of one date; later ones are not saved.
const MAX_PLAYS: usize = 40;
/// The maximum length of an id or a code.
const LONGEST_WORD: usize = 64;

/// What was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayKind {
    /// A table; the code is that of its deal.
    Table,
    /// A tournament; the code is the moment at which it was begun.
    Tournament,
}

/// One play of the deal of a date. Its result is in the records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayPlay {
    /// Whether it is for the record: the first one, begun on its date.
    pub is_for_record: bool,
    /// What was played.
    pub kind: PlayKind,
    /// The id on this device.
    pub id: String,
    /// By what it is known if an import gave it another id.
    pub code: String,
    /// Whether it was over when somebody last looked: for lists, which replay no record.
    pub is_over: bool,
    /// Whether a rival of the highest level had to decide without a search, so that others may have met another one.
    pub is_eased: bool,
}

/// All plays of the deal of a date.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Plays(pub Vec<DayPlay>);

impl Plays {
    /// The play for the record.
    pub fn first(&self) -> Option<&DayPlay> {
        self.0.iter().find(|play| play.is_for_record)
    }

    /// Adds a play. There is one for the record at most: a second one is a replay.
    pub fn add(&mut self, mut play: DayPlay) {
        play.is_for_record &= self.first().is_none();
        if self.0.len() < MAX_PLAYS {
            self.0.push(play);
        }
    }

    /// These and those of another save of the same date, each once. The first one here stays that for the record.
    pub fn merge(&mut self, others: Self) {
        for other in others.0 {
            match self.0.iter_mut().find(|play| play.code == other.code && play.id == other.id) {
                Some(play) => {
                    play.is_over |= other.is_over;
                    play.is_eased |= other.is_eased;
                }
                None => self.add(other),
            }
        }
    }
}

impl fmt::Display for Plays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::from(FIRST_LINE);
        for DayPlay { is_for_record, kind, id, code, is_over, is_eased } in &self.0 {
            let first = if *is_for_record { "first" } else { "again" };
            let name = if *kind == PlayKind::Table { "table" } else { "tournament" };
            let over = if *is_over { " over" } else { "" };
            let eased = if *is_eased { " eased" } else { "" };
            writeln!(text, "{first} {name} {id} {code}{over}{eased}")?;
        }
        writeln!(f, "{text}{END}{:016x}", checksum(&text))
    }
}

impl FromStr for Plays {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        let (body, sum) = text.trim_end().rsplit_once(END).ok_or(ParseNotationError)?;
        let lines = body.strip_prefix(FIRST_LINE).ok_or(ParseNotationError)?;
        if u64::from_str_radix(sum, 16) != Ok(checksum(body)) {
            return Err(ParseNotationError);
        }
        let plays: Option<Vec<DayPlay>> = lines.lines().map(read).collect();
        let plays = Self(plays.filter(|plays| plays.len() <= MAX_PLAYS).ok_or(ParseNotationError)?);
        let firsts = plays.0.iter().filter(|play| play.is_for_record).count();
        if firsts > 1 { Err(ParseNotationError) } else { Ok(plays) }
    }
}

/// A play, from its line.
fn read(line: &str) -> Option<DayPlay> {
    let mut words = line.split(' ');
    let is_for_record = match words.next()? {
        "first" => true,
        "again" => false,
        _ => return None,
    };
    let kind = match words.next()? {
        "table" => PlayKind::Table,
        "tournament" => PlayKind::Tournament,
        _ => return None,
    };
    // They can be parts of an address.
    let is_word = |word: &&str, also: fn(&u8) -> bool| {
        (1..=LONGEST_WORD).contains(&word.len())
            && word.bytes().all(|byte| byte.is_ascii_digit() || also(&byte))
    };
    let id = words.next().filter(|id| is_word(id, u8::is_ascii_lowercase))?.to_owned();
    let code =
        words.next().filter(|code| is_word(code, |byte| *byte == b'-' || byte.is_ascii_uppercase()))?;
    let mut play =
        DayPlay { is_for_record, kind, id, code: code.to_owned(), is_over: false, is_eased: false };
    for word in words {
        match word {
            "over" => play.is_over = true,
            "eased" => play.is_eased = true,
            _ => return None,
        }
    }
    Some(play)
}
