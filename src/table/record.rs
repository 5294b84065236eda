//! Records: a table as text that people can read, and that reads back as a full replay through the rules.
//!
//! ```text
//! pentathlon record 1
//! game: olympia2000
//! rules: 1
//! options: tie=shared
//! seat 0: person Ana
//! seat 1: computer silver Bo
//! seed: 00…            (or  deal: hands … deck … chips … start …)
//! --
//! 0 athlete 27 @15320
//! 1 athlete 55 @15321
//! takeback 2
//! end
//! ```
//!
//! Empty lines and lines that begin with `#` are passed over. A record that does not close with `end` is torn.

use super::header::{self, Header};
use super::script::{Script, beginning};
use super::{Line, Source, Table, play};
use crate::rules::{Deal, Refusal, Rules, Setup};
use std::fmt;

/// The version of the form of records.
pub const FORMAT: u32 = 1;

/// Why a text is not a record that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// The text is no record of ours.
    NotARecord,
    /// The text is longer than any record.
    TooLong,
    /// Written by a newer version of the app.
    NewerFormat(u32),
    /// A record of another game.
    OtherGame(String),
    /// Played by other rules.
    OtherRules(String),
    /// A line of the header is missing.
    Missing(&'static str),
    /// A line of the header cannot be read.
    Unreadable(String),
    /// There is no such set-up.
    Setup(String),
    /// The deal is impossible, or there is not one player a seat.
    Table(String),
    /// An entry breaks the rules, or cannot be read.
    Entry {
        /// Which, counted from 1.
        number: usize,
        /// Why.
        why: EntryFault,
    },
    /// The record stops before its end.
    Torn {
        /// After that many entries.
        entries: usize,
    },
}

/// What is wrong with an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryFault {
    /// Not in the notation of the game.
    Unreadable(String),
    /// Against the rules.
    Refused(Refusal),
    /// More is taken back than was done.
    Takeback,
    /// Something stands after the end.
    AfterEnd,
}

impl fmt::Display for EntryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(text) => write!(f, "\"{text}\" cannot be read"),
            Self::Refused(refusal) => refusal.fmt(f),
            Self::Takeback => f.write_str("more is taken back than was done"),
            Self::AfterEnd => f.write_str("something stands after the end of the record"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotARecord => f.write_str("this is not a record of a game"),
            Self::TooLong => f.write_str("this is longer than any record of a game"),
            Self::NewerFormat(format) => write!(
                f,
                "this record has form {format}, which is newer than the {FORMAT} that is known here"
            ),
            Self::OtherGame(game) => write!(f, "this is a record of another game: {game}"),
            Self::OtherRules(rules) => write!(f, "this record was played by rules {rules}, not known here"),
            Self::Missing(what) => write!(f, "the record does not say its {what}"),
            Self::Unreadable(line) => write!(f, "the line \"{line}\" cannot be read"),
            Self::Setup(why) | Self::Table(why) => f.write_str(why),
            Self::Entry { number, why } => write!(f, "entry {number}: {why}"),
            Self::Torn { entries } => write!(f, "the record is torn off after entry {entries}"),
        }
    }
}

impl std::error::Error for RecordError {}

/// The game that a record is of: its short name, whether or not it is known here.
///
/// # Errors
/// If the text is not a record, or of a newer form.
pub fn read_game(text: &str) -> Result<&str, RecordError> {
    Script::split(text)?.game().ok_or(RecordError::Missing("game"))
}

impl<R: Rules> Table<R> {
    /// Reads a record: a full replay through the rules.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        match Self::salvage(text)? {
            (table, None) => Ok(table),
            (_, Some(fault)) => Err(fault),
        }
    }

    /// Reads as much of a record as can be played: the table up to the first entry that is wrong, and what is wrong
    /// with that.
    ///
    /// # Errors
    /// If not even the table can be opened.
    pub fn salvage(text: &str) -> Result<(Self, Option<RecordError>), RecordError> {
        let script = Script::split(text)?;
        let mut table = Self::of(Header::read(&script.header, &R::Setup::FACTS)?)?;
        let fault = script.follow(&mut |line, cut| table.read_line(line, cut));
        Ok((table, fault))
    }

    fn of(header: Header<'_>) -> Result<Self, RecordError> {
        let source = match header.source {
            Source::Seed(seed) => Source::Seed(seed),
            Source::Deal(deal) => Source::Deal(
                deal.parse().map_err(|why: <R::Deal as Deal>::Error| RecordError::Table(why.to_string()))?,
            ),
        };
        let setup = R::Setup::new(header.players.len(), header.options).map_err(RecordError::Setup)?;
        Self::open(setup, header.players, source).map_err(|error| RecordError::Table(error.to_string()))
    }

    /// Enters a line; one that was cut off is only looked at, whether it could be entered.
    fn read_line(&mut self, line: &str, cut: bool) -> Result<(), EntryFault> {
        match line.parse().map_err(|()| EntryFault::Unreadable(beginning(line)))? {
            Line::Takeback(moves) if moves > self.len() => return Err(EntryFault::Takeback),
            Line::Takeback(moves) if !cut => {
                self.rewind(moves);
                self.log.push(Line::Takeback(moves));
            }
            Line::Takeback(_) => {}
            Line::Move(entry) if cut => {
                play::<R>(&mut self.state.clone(), &entry, &mut |_, _| {}).map_err(EntryFault::Refused)?;
            }
            Line::Move(entry) => self.enter(entry, &mut |_, _| {}).map_err(EntryFault::Refused)?,
        }
        Ok(())
    }
}

/// The record of the table.
impl<R: Rules> fmt::Display for Table<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let source: (&str, &dyn fmt::Display) = match &self.source {
            Source::Seed(seed) => ("seed", seed),
            Source::Deal(deal) => ("deal", deal),
        };
        header::write(f, &R::Setup::FACTS, &self.setup, &self.players, source)?;
        self.log.iter().try_for_each(|line| writeln!(f, "{line}"))?;
        writeln!(f, "end")
    }
}
