//! Links: a finished game, or its deal as a challenge, encoded in letters that fit into an address.
//!
//! A link is one large number ([`MixedRadix`]). Its digits, in reading order:
//!
//! | digits | base |
//! | --- | --- |
//! | version of the link format: 1; 2 if an Expert plays; [`LINK_FORMAT`] if the game is a branch | 16 |
//! | checksum: first three bytes of the SHA-256 of the game's short name and everything that follows | 2²⁴ |
//! | version of the rules | 256 |
//! | number of seats, minus the minimum | number of possible values |
//! | options as text; empty if they are the default ones | |
//! | for each seat: person or computer level, and the name, empty if it is the default | 4 (version 1: 3, no Expert) |
//! | whether the deal is drawn from a seed; then the 32 bytes of the seed or the deal as text | 2, 256 |
//! | whether the game follows; if not, the seat and points of a challenge | 2 |
//! | version 3 only: the number of the action at which the game left another one | 2¹⁶ |
//! | for each action: index of the seat among those that may act, and of the action among its legal ones | number |
//!
//! A text is its length in bytes (base 16), then its bytes; a length of 15 or more is written as 15 and then in base
//! 4096. Actions of computers are included like all others, so that no later change to computer players changes a game.
//! Times, takebacks and other notes are omitted. The end of the game ends the list of actions, and then nothing may be left
//! of the number: a link never continues after the game. A link that would end in `-` or `_` has a final `A`.
//!
//! ```
//! use pentathlon_engine::rules::Level;
//! use pentathlon_engine::cards::Seed;
//! use pentathlon_engine::games::olympia2000::{Olympia2000, Setup};
//! use pentathlon_engine::rules::Setup as _;
//! use pentathlon_engine::table::{PlayerKind, NoLink, Player, Source, Table};
//!
//! let players = ["Bo", "Chen"].map(|name| Player::new(name, PlayerKind::Computer(Level::Rookie))).to_vec();
//! let mut table = Table::<Olympia2000>::open(Setup::new(2, "")?, players, Source::Seed(Seed::from_number(1)))
//!     .map_err(|why| why.to_string())?;
//! assert_eq!(table.link(), Err(NoLink::NotOver));
//! table.play_on(Level::Rookie);
//! let letters = table.link().map_err(|_| "it fits")?;
//! assert_eq!(Table::<Olympia2000>::read_link(&letters)?.table.standing(), table.standing());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::mixed_radix::{MixedRadix, is_letter};
use super::record::shortened;
use super::{Note, Player, PlayerKind, Source, Table, USUAL_NAMES, play_again};
use crate::cards::Seed;
use crate::rules::{Awaiting, GameInfo, Level, Rules, Seat, Setup};
use sha2::{Digest, Sha256};
use std::fmt;

/// The newest version of the link format. A link is written in the oldest version that can express it.
pub const LINK_FORMAT: u32 = 3;
/// The maximum number of letters in a link: more than any game needs, unless names and a handwritten deal are very
/// long.
pub const LINK_LENGTH: usize = 4096;

/// Into how many lines a link may have been broken.
const MAX_LINES: usize = 12;

const TEXT: u32 = 16;
const LONG_TEXT: u32 = 4096;
const CHECK: u32 = 1 << 24;
/// More actions than any game has.
const MAX_ACTIONS: u32 = 1 << 16;
/// The offset added to points, which may be negative.
const ZERO_POINTS: i32 = 1 << 15;
/// The kinds of players, by digit.
const KINDS: [PlayerKind; 4] = [
    PlayerKind::Person,
    PlayerKind::Computer(Level::Rookie),
    PlayerKind::Computer(Level::Regular),
    PlayerKind::Computer(Level::Expert),
];

/// The number of kinds that a version of the format has.
const fn kinds(format: u32) -> usize {
    if format == 1 { 3 } else { KINDS.len() }
}

/// The contents of a link.
#[derive(Clone, Debug)]
pub struct Linked<T> {
    /// The table: after its last action, or before its first one for a challenge.
    pub table: T,
    /// The result to beat, if the link is a challenge.
    pub challenge: Option<Challenge>,
}

/// A deal to be played again for a better result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// The seat of the person who played it.
    pub seat: Seat,
    /// Their points.
    pub points: i32,
}

/// Why there is no link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoLink {
    /// The game is not over.
    NotOver,
    /// It would have more than [`LINK_LENGTH`] letters.
    TooLong,
}

/// Why a link cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// Longer than any link.
    TooLong,
    /// Not the letters of a link, or some are missing or changed.
    Damaged,
    /// Made by a newer version of the app.
    Newer,
    /// Played under another version of the rules.
    OtherRules,
    /// There is no such table.
    Impossible(String),
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => f.write_str("this is longer than any link to a game"),
            Self::Damaged => f.write_str("this link is not whole"),
            Self::Newer => f.write_str("this link was made by a newer version"),
            Self::OtherRules => f.write_str("this game was played by rules that are not known here"),
            Self::Impossible(why) => write!(f, "there is no such table: {why}"),
        }
    }
}

impl std::error::Error for LinkError {}

/// Digits in reading order, after the version and the checksum.
struct Writer {
    format: u32,
    digits: Vec<(u32, u32)>,
}

impl Writer {
    fn digit(&mut self, digit: usize, base: usize) {
        self.digits.push((digit as u32, base as u32));
    }

    fn text(&mut self, text: &str) -> Result<(), NoLink> {
        if text.len() >= LONG_TEXT as usize {
            return Err(NoLink::TooLong);
        }
        let is_long = text.len() + 1 >= TEXT as usize;
        self.digit(if is_long { TEXT as usize - 1 } else { text.len() }, TEXT as usize);
        if is_long {
            self.digit(text.len(), LONG_TEXT as usize);
        }
        self.bytes(text.as_bytes());
        Ok(())
    }

    fn bytes(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.digit(byte.into(), 256));
    }

    fn letters(self, game: &str) -> Result<String, NoLink> {
        let mut number = MixedRadix::default();
        self.digits.iter().rev().for_each(|&(digit, base)| number.add(digit, base));
        let check = check(game, &number);
        number.add(check, CHECK);
        number.add(self.format, 16);
        Some(number.to_letters()).filter(|letters| letters.len() <= LINK_LENGTH).ok_or(NoLink::TooLong)
    }
}

/// The same letters with a correct checksum, for tests of what is behind it.
#[doc(hidden)]
pub fn with_checksum(game: &str, letters: &str) -> Option<String> {
    let mut number = MixedRadix::from_letters(letters)?;
    let format = number.take(16);
    number.take(CHECK);
    number.add(check(game, &number), CHECK);
    number.add(format, 16);
    Some(number.to_letters())
}

fn check(game: &str, number: &MixedRadix) -> u32 {
    let mut hash = Sha256::new();
    hash.update(game);
    hash.update(":");
    number.bytes().for_each(|byte| hash.update([byte]));
    hash.finalize().iter().take(3).fold(0, |check, &byte| (check << 8) | u32::from(byte))
}

/// Whether the checksum of these letters is that of the rest.
fn is_whole(game: &str, letters: &str) -> bool {
    let number =
        Some(letters).filter(|letters| letters.len() <= LINK_LENGTH).and_then(MixedRadix::from_letters);
    number.is_some_and(|mut number| number.take(16) > 0 && number.take(CHECK) == check(game, &number))
}

/// The letters of the link to a game that a text begins with, whatever messengers and mail programs have done to it: put
/// characters after it, broken it into lines, put invisible characters or backslashes into it, or taken or added a mark at
/// its end. The checksum decides; `None` if no attempt is a whole link.
pub fn whole_link(game: &str, text: &str) -> Option<String> {
    if is_whole(game, text) {
        return Some(text.to_owned());
    }
    let text: String = text.chars().take(2 * LINK_LENGTH).filter(|c| !is_ignored(*c)).collect();
    let mut joined = String::new();
    for line in text.split_whitespace().filter(|line| *line != ">").take(MAX_LINES) {
        // Mail programs mark the end of a broken line.
        let letters = line.trim_end_matches('=');
        let end = letters.find(|letter| !is_letter(letter)).unwrap_or(letters.len());
        joined.push_str(letters.get(..end)?);
        let attempts =
            [&joined, joined.trim_end_matches(['-', '_']), &(joined.clone() + "-"), &(joined.clone() + "_")];
        if let Some(whole) = attempts.into_iter().find(|letters| is_whole(game, letters)) {
            return Some(whole.to_owned());
        }
        if end < letters.len() {
            return None;
        }
    }
    None
}

/// Whether a character is invisible, or only keeps the next one from being a sign of formatting.
pub(crate) const fn is_ignored(character: char) -> bool {
    matches!(character, '\\' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

fn read_text(number: &mut MixedRadix) -> Result<String, LinkError> {
    let length = match number.take(TEXT) {
        length if length + 1 == TEXT => number.take(LONG_TEXT),
        length => length,
    };
    let bytes = (0..length).map(|_| number.take(256) as u8).collect();
    String::from_utf8(bytes).map_err(|_| LinkError::Damaged)
}

/// What precedes the actions and does not depend on the game's types, so it is compiled only once.
struct Head {
    options: String,
    players: Vec<Player>,
    source: Source<String>,
    challenge: Option<Challenge>,
    /// The number of the action at which the game left another one.
    branch: Option<usize>,
}

impl Head {
    fn write(&self, info: &GameInfo) -> Result<Writer, NoLink> {
        let plays = |level| self.players.iter().any(|player| player.kind == PlayerKind::Computer(level));
        let format = match self.branch {
            Some(_) => LINK_FORMAT,
            None if plays(Level::Expert) => 2,
            None => 1,
        };
        let mut digits = Writer { format, digits: Vec::new() };
        digits.digit(info.rules_version as usize, 256);
        digits.digit(self.players.len() - info.seats.start(), info.seats.clone().count());
        digits.text(&self.options)?;
        for (player, usual) in self.players.iter().zip(USUAL_NAMES) {
            let kind = KINDS.iter().position(|&kind| kind == player.kind).unwrap_or_default();
            digits.digit(kind, kinds(format));
            digits.text(if player.name() == usual { "" } else { player.name() })?;
        }
        match &self.source {
            Source::Seed(seed) => {
                digits.digit(1, 2);
                digits.bytes(&seed.0);
            }
            Source::Deal(deal) => {
                digits.digit(0, 2);
                digits.text(deal)?;
            }
        }
        match self.challenge {
            None => digits.digit(1, 2),
            Some(Challenge { seat, points }) => {
                let range = 2 * ZERO_POINTS;
                digits.digit(0, 2);
                digits.digit(seat.index(), self.players.len());
                digits.digit(points.saturating_add(ZERO_POINTS).clamp(0, range - 1) as usize, range as usize);
            }
        }
        if let Some(action) = self.branch {
            digits.digit(action, MAX_ACTIONS as usize);
        }
        Ok(digits)
    }

    /// The head, and the remaining number with the rest of the link.
    fn read(info: &GameInfo, letters: &str) -> Result<(Self, MixedRadix), LinkError> {
        if letters.len() > LINK_LENGTH {
            return Err(LinkError::TooLong);
        }
        let mut number = MixedRadix::from_letters(letters).ok_or(LinkError::Damaged)?;
        let format = number.take(16);
        match format {
            1..=LINK_FORMAT => {}
            0 => return Err(LinkError::Damaged),
            _ => return Err(LinkError::Newer),
        }
        if number.take(CHECK) != check(info.id, &number) {
            return Err(LinkError::Damaged);
        }
        if number.take(256) != info.rules_version {
            return Err(LinkError::OtherRules);
        }
        let seats = info.seats.start() + number.take(info.seats.clone().count() as u32) as usize;
        let options = read_text(&mut number)?;
        let mut players = Vec::new();
        for seat in Seat::all(seats) {
            let kind =
                KINDS.get(number.take(kinds(format) as u32) as usize).copied().unwrap_or(PlayerKind::Person);
            let name = read_text(&mut number)?;
            // A name without visible characters counts as no name.
            players.push(Player::new(Player::new(&name, kind).name_in(seat), kind));
        }
        let source = if number.take(2) == 1 {
            Source::Seed(Seed(std::array::from_fn(|_| number.take(256) as u8)))
        } else {
            Source::Deal(read_text(&mut number)?)
        };
        let challenge = (number.take(2) == 0).then(|| Challenge {
            seat: Seat(number.take(players.len() as u32) as u8),
            points: number.take(2 * ZERO_POINTS as u32) as i32 - ZERO_POINTS,
        });
        let branch = (format == LINK_FORMAT).then(|| number.take(MAX_ACTIONS) as usize);
        Ok((Self { options, players, source, challenge, branch }, number))
    }
}

impl<R: Rules> Table<R> {
    /// The finished game encoded as a link.
    ///
    /// # Errors
    /// If the game is not over, or the link would be too long.
    pub fn link(&self) -> Result<String, NoLink> {
        if self.awaiting() != Awaiting::Over {
            return Err(NoLink::NotOver);
        }
        let info = R::Setup::INFO;
        let mut digits = Head { branch: self.branched_at(), ..self.head(None) }.write(&info)?;
        let mut state = self.first_state.clone();
        let mut legal = Vec::new();
        for entry in self.entries() {
            let seats = R::awaiting(&state).seats();
            legal.clear();
            R::legal(&state, entry.seat, &mut legal);
            let seat = seats.iter().position(|seat| seat == entry.seat).unwrap_or_default();
            let action = legal.iter().position(|&action| action == entry.action).unwrap_or_default();
            digits.digit(seat, seats.len());
            digits.digit(action, legal.len());
            play_again::<R>(&mut state, entry, &mut |_, _| {});
        }
        digits.letters(info.id)
    }

    /// The deal as a challenge to beat the result of `seat`. It contains no actions.
    ///
    /// # Errors
    /// If the game is not over, or the link would be too long.
    pub fn challenge(&self, seat: Seat) -> Result<String, NoLink> {
        if self.awaiting() != Awaiting::Over {
            return Err(NoLink::NotOver);
        }
        let points = self.standing().points.get(seat.index()).copied().unwrap_or_default();
        self.challenge_to(Challenge { seat, points })
    }

    /// The deal encoded as that challenge.
    ///
    /// # Errors
    /// If the link would be too long.
    pub fn challenge_to(&self, challenge: Challenge) -> Result<String, NoLink> {
        let info = R::Setup::INFO;
        self.head(Some(challenge)).write(&info)?.letters(info.id)
    }

    fn head(&self, challenge: Option<Challenge>) -> Head {
        let options = self.setup.to_string();
        let usual = R::Setup::new(self.players.len(), "").map(|setup| setup.to_string());
        Head {
            options: if usual.as_ref() == Ok(&options) { String::new() } else { options },
            players: self.players.clone(),
            source: match &self.source {
                Source::Seed(seed) => Source::Seed(*seed),
                Source::Deal(deal) => Source::Deal(deal.to_string()),
            },
            challenge,
            branch: None,
        }
    }

    /// Opens a link, of whose letters a messenger may have made something else ([`whole_link`]).
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read_link(letters: &str) -> Result<Linked<Self>, LinkError> {
        let info = R::Setup::INFO;
        let whole = whole_link(info.id, letters);
        let (Head { options, players, source, challenge, branch }, mut number) =
            Head::read(&info, whole.as_deref().unwrap_or(letters))?;
        let impossible = |why: &dyn fmt::Display| LinkError::Impossible(shortened(why));
        let setup = R::Setup::new(players.len(), &options).map_err(|why| impossible(&why))?;
        let source = match source {
            Source::Seed(seed) => Source::Seed(seed),
            Source::Deal(deal) => Source::Deal(deal.parse().map_err(|why| impossible(&why))?),
        };
        let mut table = Self::open(setup, players, source).map_err(|why| impossible(&why))?;
        if challenge.is_none() {
            table.play_from_link(&mut number, branch)?;
        }
        if number.is_zero() && table.branched_at() == branch {
            Ok(Linked { table, challenge })
        } else {
            Err(LinkError::Damaged)
        }
    }

    fn play_from_link(&mut self, number: &mut MixedRadix, branch: Option<usize>) -> Result<(), LinkError> {
        loop {
            let seats = self.awaiting().seats();
            if seats.is_empty() {
                return Ok(());
            }
            if branch == Some(self.len() + 1) {
                self.note(Note::Branch(self.len() + 1));
            }
            let seat = seats.iter().nth(number.take(seats.len() as u32) as usize);
            let seat = seat.ok_or(LinkError::Damaged)?;
            let legal = self.legal(seat);
            let action = legal.get(number.take(legal.len() as u32) as usize).copied();
            self.act(seat, action.ok_or(LinkError::Damaged)?, 0).map_err(|_| LinkError::Damaged)?;
        }
    }
}
