//! Records: a table as readable text, loaded by replaying it through the rules.
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
//! curtain 1
//! end
//! ```
//!
//! Empty lines and lines that begin with `#` are ignored. A record without a final `end` is truncated. A record with a
//! line that the first version does not know, `branch 31`, begins `pentathlon record 2`.
//!
//! ```
//! use pentathlon_engine::games::olympia2000::Olympia2000;
//! use pentathlon_engine::table::{RecordError, Table};
//!
//! let record = format!(
//!     "pentathlon record 1\ngame: olympia2000\nrules: 1\noptions:\nseat 0: person Ana\nseat 1: person Bo\nseed: {}\n--\n",
//!     "0".repeat(64)
//! );
//! let whole = Table::<Olympia2000>::read(&format!("{record}end\n"))?;
//! assert!(whole.is_empty());
//! // What is whole in a damaged record can be played on, and one is told what is wrong.
//! let (salvaged, fault) = Table::<Olympia2000>::salvage(&record)?;
//! assert_eq!(salvaged.to_string(), whole.to_string());
//! assert_eq!(fault, Some(RecordError::Truncated { entries: 0 }));
//! # Ok::<(), RecordError>(())
//! ```

use super::{Line, Note, Player, Source, Table};
use crate::rules::{Awaiting, DealError, Refusal, Rules, Setup};
use std::fmt;

/// The newest version of the record format. A record is written in the oldest version that can express it.
pub const FORMAT: u32 = 2;

const FIRST_LINE: &str = "pentathlon record";
/// The maximum length in bytes, more than the longest game needs; a longer text is rejected.
const MAX_BYTES: usize = 1 << 20;

/// Why a text is not a playable record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// The text is not a record of this app.
    NotARecord,
    /// The text is longer than any record can be.
    TooLong,
    /// Written by a newer version of the app.
    NewerFormat(u32),
    /// A record of another game.
    OtherGame(String),
    /// Played under another version of the rules.
    OtherRules(String),
    /// A line of the header is missing.
    Missing(&'static str),
    /// A line of the header cannot be read.
    Unreadable(String),
    /// There is no such set-up.
    Setup(String),
    /// The deal is impossible, or the number of players differs from the number of seats.
    Table(String),
    /// An entry is illegal or cannot be read.
    Entry {
        /// The number of the entry, counted from 1.
        number: usize,
        /// The reason.
        why: EntryFault,
    },
    /// The record stops before its end.
    Truncated {
        /// The number of entries read up to that point.
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
    /// It takes back more actions than were played, or some from before a branch.
    Takeback,
    /// The table cannot have left another one here, or has already left one.
    Branch,
    /// Something follows the end.
    AfterEnd,
}

impl fmt::Display for EntryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(text) => write!(f, "\"{text}\" cannot be read"),
            Self::Refused(refusal) => refusal.fmt(f),
            Self::Takeback => f.write_str("more is taken back than was done"),
            Self::Branch => f.write_str("no other game can have been left here"),
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
            Self::Truncated { entries } => write!(f, "the record is truncated after entry {entries}"),
        }
    }
}

impl std::error::Error for RecordError {}

/// The short name of the record's game, even if this build does not know the game.
///
/// # Errors
/// If the text is not a record, or its format is newer.
pub fn read_game(text: &str) -> Result<&str, RecordError> {
    let (mut lines, _) = split(text)?;
    lines
        .find_map(|line| line.split_once(':').filter(|(key, _)| key.trim() == "game"))
        .map(|(_, game)| game.trim())
        .ok_or(RecordError::Missing("game"))
}

/// The players of a record, even if this build does not know the game; none if the text is not a record.
pub fn read_players(text: &str) -> Vec<Player> {
    let lines = split(text).into_iter().flat_map(|(lines, _)| lines);
    let seats = lines.filter_map(|line| line.split_once(':').filter(|(key, _)| key.starts_with("seat ")));
    seats.filter_map(|(_, player)| player.trim().parse().ok()).collect()
}

/// The beginning of a text, short enough to quote in an error.
fn excerpt(text: &str) -> String {
    text.chars().take(80).collect()
}

/// A sentence that may quote the text, short enough to display.
pub(super) fn shortened(sentence: &dyn fmt::Display) -> String {
    sentence.to_string().chars().take(200).collect()
}

/// The lines of the header and the lines after it, without empty lines and comments.
fn split(text: &str) -> Result<(impl Iterator<Item = &str>, impl Iterator<Item = &str>), RecordError> {
    if text.len() > MAX_BYTES {
        return Err(RecordError::TooLong);
    }
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let format = lines
        .next()
        .and_then(|line| line.strip_prefix(FIRST_LINE)?.strip_prefix(' '))
        .and_then(|format| format.trim().parse::<u32>().ok())
        .filter(|&format| format > 0)
        .ok_or(RecordError::NotARecord)?;
    if format > FORMAT {
        return Err(RecordError::NewerFormat(format));
    }
    let body = lines.clone().skip_while(|&line| line != "--").skip(1);
    Ok((lines.take_while(|&line| line != "--"), body))
}

impl<R: Rules> Table<R> {
    /// Reads a record by replaying it completely through the rules.
    ///
    /// # Errors
    /// What is wrong with the record, and where.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        match Self::salvage(text)? {
            (table, None) => Ok(table),
            (_, Some(fault)) => Err(fault),
        }
    }

    /// Reads as much of a record as can be played: the table up to the first faulty entry, and the fault.
    ///
    /// # Errors
    /// If the table itself cannot be opened.
    pub fn salvage(text: &str) -> Result<(Self, Option<RecordError>), RecordError> {
        let (header, body) = split(text)?;
        let mut body = body.peekable();
        let mut table = Self::read_header(header)?;
        // A last line without a line break may be cut off and still look legal.
        let whole = text.trim_end_matches([' ', '\t']).ends_with('\n');
        let mut number = 0;
        let mut ended = false;
        while let Some(line) = body.next() {
            if line == "end" && !ended {
                ended = true;
                continue;
            }
            let cut = !whole && body.peek().is_none();
            let read = match table.read_line(line) {
                _ if ended => Err(EntryFault::AfterEnd),
                Ok(line) if cut => table.permits(line),
                Ok(line) => table.enter(line),
                Err(why) => Err(why),
            };
            if let Err(why) = read {
                return Ok((table, Some(RecordError::Entry { number: number + 1, why })));
            }
            number += usize::from(!cut);
        }
        let fault = (!ended).then_some(RecordError::Truncated { entries: number });
        Ok((table, fault))
    }

    fn read_header<'a>(lines: impl Iterator<Item = &'a str>) -> Result<Self, RecordError> {
        let info = R::Setup::INFO;
        let (mut game, mut rules, mut options, mut source) = (None, None, None, None);
        let mut players = Vec::new();
        for line in lines {
            let unreadable = || RecordError::Unreadable(excerpt(line));
            let (key, value) = line.split_once(':').ok_or_else(unreadable)?;
            let value = value.trim();
            match key.trim() {
                // A repeated line could contradict the first one.
                "game" if game.is_none() => game = Some(value),
                "rules" if rules.is_none() => rules = Some(value),
                "options" if options.is_none() => options = Some(value),
                "seed" if source.is_none() => {
                    source = Some(Source::Seed(value.parse().map_err(|_| unreadable())?));
                }
                // Parsed only once it is known to be a deal of this game.
                "deal" if source.is_none() => source = Some(Source::Deal(value)),
                seat if seat == format!("seat {}", players.len()) => {
                    players.push(value.parse::<Player>().map_err(|_| unreadable())?);
                }
                _ => return Err(unreadable()),
            }
        }
        let game = game.ok_or(RecordError::Missing("game"))?;
        if game != info.id {
            return Err(RecordError::OtherGame(excerpt(game)));
        }
        let rules = rules.ok_or(RecordError::Missing("rules"))?;
        if rules.parse() != Ok(info.rules_version) {
            return Err(RecordError::OtherRules(excerpt(rules)));
        }
        let source = match source.ok_or(RecordError::Missing("seed or deal"))? {
            Source::Seed(seed) => Source::Seed(seed),
            Source::Deal(deal) => {
                Source::Deal(deal.parse().map_err(|why: DealError| RecordError::Table(shortened(&why)))?)
            }
        };
        let setup = R::Setup::new(players.len(), options.unwrap_or_default())
            .map_err(|why| RecordError::Setup(shortened(&why)))?;
        Self::open(setup, players, source).map_err(|error| RecordError::Table(shortened(&error)))
    }

    fn read_line(&self, line: &str) -> Result<Line<R::Action>, EntryFault> {
        line.parse().map_err(|_| EntryFault::Unreadable(excerpt(line)))
    }

    /// Whether a line is allowed here.
    fn permits(&self, line: Line<R::Action>) -> Result<(), EntryFault> {
        match line {
            Line::Action(entry) => R::play(&mut self.state.clone(), entry.seat, entry.action, &mut |_, _| {})
                .map_err(EntryFault::Refused),
            Line::Takeback(actions) => self.permits_takeback(actions),
            Line::Note(note) => self.permits_note(note),
        }
    }

    fn permits_takeback(&self, actions: usize) -> Result<(), EntryFault> {
        if actions > self.len() - self.fixed() { Err(EntryFault::Takeback) } else { Ok(()) }
    }

    fn enter(&mut self, line: Line<R::Action>) -> Result<(), EntryFault> {
        match line {
            Line::Action(entry) => {
                self.act(entry.seat, entry.action, entry.at_ms).map_err(EntryFault::Refused)
            }
            Line::Takeback(actions) => {
                self.permits_takeback(actions)?;
                self.rewind(actions);
                self.log.push(Line::Takeback(actions));
                Ok(())
            }
            Line::Note(note) => {
                self.permits_note(note)?;
                self.note(note);
                Ok(())
            }
        }
    }

    /// Only a seat of the table has a curtain or can ask for a hint, and a table is a branch once, from the action on
    /// that is played next.
    fn permits_note(&self, note: Note) -> Result<(), EntryFault> {
        match note {
            Note::Curtain(seat) | Note::Hint(seat) if seat.index() >= self.players.len() => {
                Err(EntryFault::Refused(Refusal::NoSuchSeat))
            }
            Note::Branch(action) if !self.may_branch_at(action) => Err(EntryFault::Branch),
            Note::Branch(_)
            | Note::Curtain(_)
            | Note::Hint(_)
            | Note::Hints
            | Note::Shared
            | Note::Beat(_) => Ok(()),
        }
    }

    /// Whether the table may have left another one at that action: it is the next one, and there is one.
    fn may_branch_at(&self, action: usize) -> bool {
        action == self.len() + 1 && self.branched_at().is_none() && self.awaiting() != Awaiting::Over
    }
}

/// The record of the table.
impl<R: Rules> fmt::Display for Table<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let info = R::Setup::INFO;
        // Only a record with a line that older builds cannot read is of the newest version.
        let format = if self.branched_at().is_some() { FORMAT } else { 1 };
        writeln!(f, "{FIRST_LINE} {format}")?;
        writeln!(f, "game: {}", info.id)?;
        writeln!(f, "rules: {}", info.rules_version)?;
        writeln!(f, "options: {}", self.setup)?;
        for (seat, player) in self.players.iter().enumerate() {
            writeln!(f, "seat {seat}: {player}")?;
        }
        match &self.source {
            Source::Seed(seed) => writeln!(f, "seed: {seed}")?,
            Source::Deal(deal) => writeln!(f, "deal: {deal}")?,
        }
        writeln!(f, "--")?;
        self.log.iter().try_for_each(|line| writeln!(f, "{line}"))?;
        writeln!(f, "end")
    }
}
