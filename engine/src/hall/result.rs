//! The result of a finished game: the line that a table leaves behind.

use crate::rules::{Awaiting, Seat};
use crate::table::{AnyTable, Note, Player, Timestamp};
use std::fmt;
use std::str::FromStr;

/// The start of each line, with the version of the notation.
const FIRST: &str = "result 1 ";
/// The last word: a truncated line lacks it.
const END: &str = "\tend";
/// The maximum length of a line in bytes, more than eight of the longest names need.
const MAX_BYTES: usize = 1 << 14;
/// The maximum length of a short name or a code.
const LONGEST_WORD: usize = 64;
/// The most points that are believed, above or below zero.
const MAX_POINTS: i32 = 100_000;
/// The most hints that are believed.
const MAX_HINTS: u32 = 10_000;
/// The maximum number of seats.
const MAX_SEATS: usize = 8;

/// Whether a result counts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Counts {
    /// It counts for those who played, and for the house.
    #[default]
    Fully,
    /// It counts for nothing: the table left another one, to go on in another way.
    Branch,
    /// It counts for nothing: the deal of a day was played again.
    Replay,
}

/// What became of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// Who sat there.
    pub player: Player,
    /// The place, from 1; who is equal shares one.
    pub place: u8,
    /// The points.
    pub points: i32,
    /// How many hints were asked for.
    pub hints: u32,
}

/// The result of a finished game. Written as one line (`docs/records.md`), which reads back as itself but for the table: that
/// is named by the key under which the line is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The short name of the game.
    pub game: String,
    /// When the table was opened; unknown if only its line is left without an id.
    pub began: Timestamp,
    /// The id of the table; empty if it is not known.
    pub table: String,
    /// The code of the deal.
    pub deal: String,
    /// Whether it counts.
    pub counts: Counts,
    /// Whether only this line is left of it, so that it can be checked no more.
    pub is_only_line: bool,
    /// What became of each seat.
    pub seats: Vec<SeatResult>,
}

/// Why a text is not a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultError {
    /// The text is no result, or one of a newer version.
    NotAResult,
    /// It is truncated.
    Truncated,
    /// A part of it cannot be read.
    Unreadable,
}

impl fmt::Display for ResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotAResult => "this is not a result",
            Self::Truncated => "the result is truncated",
            Self::Unreadable => "the result cannot be read",
        })
    }
}

impl std::error::Error for ResultError {}

impl GameResult {
    /// The result of a table without its id; `None` before its end.
    pub fn of(table: &dyn AnyTable) -> Option<Self> {
        if table.awaiting() != Awaiting::Over {
            return None;
        }
        let (standing, notes) = (table.standing(), table.notes());
        let hints = |seat: Seat| notes.iter().filter(|(_, note)| *note == Note::Hint(seat)).count() as u32;
        let seats = Seat::all(table.players().len()).zip(table.players()).map(|(seat, player)| {
            let place = standing.ranks.get(seat.index()).copied().unwrap_or_default();
            let points = standing.points.get(seat.index()).copied().unwrap_or_default();
            SeatResult { player: player.clone(), place, points, hints: hints(seat) }
        });
        Some(Self {
            game: table.info().id.to_owned(),
            began: Timestamp::default(),
            table: String::new(),
            deal: table.commitment().to_string(),
            counts: if table.branched_at().is_some() { Counts::Branch } else { Counts::Fully },
            is_only_line: false,
            seats: seats.collect(),
        })
    }

    /// The same result of the table with that id, which is the moment when it was opened.
    #[must_use]
    pub fn at(self, table: &str) -> Self {
        Self { table: table.to_owned(), began: Timestamp::of_id(table), ..self }
    }

    /// Whether a seat won: it is first, and somebody is not.
    pub fn is_won_by(&self, seat: usize) -> bool {
        self.has_ranks() && self.seats.get(seat).is_some_and(|seat| seat.place == 1)
    }

    /// Whether somebody is not first. Where all are, they played together, or alone: nobody was beaten.
    pub fn has_ranks(&self) -> bool {
        self.seats.iter().any(|seat| seat.place > 1)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{FIRST}{} {}", self.game, self.deal)?;
        match self.counts {
            Counts::Fully => {}
            Counts::Branch => f.write_str(" branch")?,
            Counts::Replay => f.write_str(" replay")?,
        }
        for SeatResult { player, place, points, hints } in &self.seats {
            write!(f, "\t{place} {points} {hints} {player}")?;
        }
        f.write_str(END)
    }
}

impl FromStr for GameResult {
    type Err = ResultError;

    fn from_str(text: &str) -> Result<Self, ResultError> {
        let text = text.strip_suffix('\n').unwrap_or(text);
        let rest = text.strip_prefix(FIRST).filter(|_| text.len() <= MAX_BYTES);
        let body = rest.ok_or(ResultError::NotAResult)?.strip_suffix(END).ok_or(ResultError::Truncated)?;
        read(body).filter(is_possible).ok_or(ResultError::Unreadable)
    }
}

/// Everything between the first and the last word.
fn read(body: &str) -> Option<GameResult> {
    let mut parts = body.split('\t');
    let mut words = parts.next()?.split(' ');
    let mut result = GameResult {
        game: word(words.next()?)?,
        began: Timestamp::default(),
        table: String::new(),
        deal: code(words.next()?)?,
        counts: Counts::Fully,
        is_only_line: false,
        seats: Vec::new(),
    };
    result.counts = match (words.next(), words.next()) {
        (None, _) => Counts::Fully,
        (Some("branch"), None) => Counts::Branch,
        (Some("replay"), None) => Counts::Replay,
        _ => return None,
    };
    for seat in parts {
        let mut words = seat.splitn(4, ' ');
        let (place, points, hints) =
            (words.next()?.parse().ok()?, words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let player = words.next()?.parse().ok()?;
        result.seats.push(SeatResult { player, place, points, hints });
    }
    Some(result)
}

/// Whether there can be such a result: each place has as many ahead as it says, and no number is beyond belief.
fn is_possible(result: &GameResult) -> bool {
    let seats = &result.seats;
    let is_place = |seat: &SeatResult| {
        seats.iter().filter(|other| other.place < seat.place).count() + 1 == usize::from(seat.place)
    };
    let is_believed =
        |seat: &SeatResult| (-MAX_POINTS..=MAX_POINTS).contains(&seat.points) && seat.hints <= MAX_HINTS;
    (1..=MAX_SEATS).contains(&seats.len()) && seats.iter().all(|seat| is_place(seat) && is_believed(seat))
}

/// The short name of a game.
fn word(text: &str) -> Option<String> {
    is_word(text, |byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

/// The code of a deal.
fn code(text: &str) -> Option<String> {
    is_word(text, |byte| byte == b'-' || byte.is_ascii_uppercase() || byte.is_ascii_digit())
}

fn is_word(text: &str, may_have: fn(u8) -> bool) -> Option<String> {
    let fits = (1..=LONGEST_WORD).contains(&text.len()) && text.bytes().all(may_have);
    fits.then(|| text.to_owned())
}
