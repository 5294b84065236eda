//! A tournament as text. It ends with a checksum, so that a truncated or changed one is refused.
//!
//! ```text
//! pentathlon tournament 1
//! began: 1795600000000
//! order: easy
//! seat 0: person Ana
//! seat 1: computer silver Bo
//! person 0: k3            (if it is known which person of the device this is)
//! game olympia2000: tie=shared
//! game olympicards:
//! round olympia2000: 1a1ff43dd00 K3VQ-7AZD-MX2E-4LQT-W6PB
//! over                    (or  given-up  after a code)
//! end 0f3c…
//! ```

use super::{Listed, Order, Round, SEATS, Tournament};
use crate::table::{Player, Timestamp, checksum};
use std::fmt::{self, Write};
use std::str::FromStr;

/// The newest version of the notation.
pub const FORMAT: u32 = 1;

const FIRST_LINE: &str = "pentathlon tournament ";
/// The last line, before the checksum.
const END: &str = "end ";
const GIVEN_UP: &str = "given-up";
/// The maximum length in bytes, several times what the longest tournament needs.
const MAX_BYTES: usize = 1 << 14;
/// The maximum length of an id, a short name or a code.
const LONGEST_WORD: usize = 64;
/// The maximum number of games.
const MAX_GAMES: usize = 16;

/// Why a text is not a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentError {
    /// The text is no tournament.
    NotATournament,
    /// Written by a newer version of the app.
    NewerFormat(u32),
    /// Truncated or changed: the checksum is missing or wrong.
    Damaged,
    /// A line cannot be read.
    Unreadable(String),
    /// There is no such tournament, for this reason.
    Impossible(&'static str),
}

impl fmt::Display for TournamentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotATournament => f.write_str("this is not a tournament"),
            Self::NewerFormat(format) => {
                write!(
                    f,
                    "this tournament has form {format}, which is newer than the {FORMAT} that is known here"
                )
            }
            Self::Damaged => f.write_str("the tournament is truncated or was changed"),
            Self::Unreadable(line) => write!(f, "the line \"{line}\" cannot be read"),
            Self::Impossible(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for TournamentError {}

/// What a list shows of a tournament, without reading all of it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Header {
    /// When it was begun.
    pub began: Timestamp,
    /// The names of the participants, by seat.
    pub names: Vec<String>,
    /// The number of its games.
    pub games: usize,
    /// The short name and the table of each round.
    pub rounds: Vec<[String; 2]>,
    /// Whether all games were over when somebody last looked.
    pub is_over: bool,
}

impl Header {
    /// The header of a text; `None` if the text is no tournament of this version, or was truncated or changed.
    pub fn read(text: &str) -> Option<Self> {
        let mut header = Self::default();
        for line in lines(text).ok()? {
            match line.split_once(' ').unwrap_or((line, "")) {
                ("began:", ms) => header.began = ms.parse().ok()?,
                ("seat", player) => {
                    // A name is clean when it is written. What cleans names is large, and lists come first.
                    let name = match player.split_once(": ")?.1.split_once(' ')? {
                        ("computer", rest) => rest.split_once(' ')?.1,
                        (_, name) => name,
                    };
                    header.names.push(name.to_owned());
                }
                ("game", _) => header.games += 1,
                ("round", round) => {
                    let (game, table) = round.split_once(": ")?;
                    header.rounds.push([game, table.split(' ').next()?].map(str::to_owned));
                }
                ("over", _) => header.is_over = true,
                _ => {}
            }
        }
        Some(header)
    }
}

/// The lines between the first and the last one, if the checksum in the last one is right.
fn lines(text: &str) -> Result<std::str::Lines<'_>, TournamentError> {
    let rest = text.strip_prefix(FIRST_LINE).ok_or(TournamentError::NotATournament)?;
    match rest.lines().next().unwrap_or_default().parse() {
        Ok(FORMAT) if text.len() <= MAX_BYTES => {}
        Ok(newer) if newer > FORMAT => return Err(TournamentError::NewerFormat(newer)),
        _ => return Err(TournamentError::NotATournament),
    }
    let (body, sum) = text.trim_end().rsplit_once(END).ok_or(TournamentError::Damaged)?;
    if !body.ends_with('\n') || u64::from_str_radix(sum, 16) != Ok(checksum(body)) {
        return Err(TournamentError::Damaged);
    }
    let mut lines = body.lines();
    lines.next();
    Ok(lines)
}

impl fmt::Display for Tournament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body()?;
        writeln!(f, "{body}{END}{:016x}", checksum(&body))
    }
}

impl Tournament {
    /// Everything before the last line.
    fn body(&self) -> Result<String, fmt::Error> {
        let mut text = format!("{FIRST_LINE}{FORMAT}\nbegan: {}\norder: {}\n", self.began, self.order);
        for (seat, participant) in self.participants.iter().enumerate() {
            writeln!(text, "seat {seat}: {}", participant.player)?;
        }
        for (seat, participant) in self.participants.iter().enumerate() {
            if let Some(person) = &participant.person {
                writeln!(text, "person {seat}: {person}")?;
            }
        }
        for Listed { game, options } in &self.programme {
            writeln!(text, "{}", format!("game {game}: {options}").trim_end())?;
        }
        for Round { game, table, deal, is_given_up } in &self.rounds {
            let given_up = if *is_given_up { GIVEN_UP } else { "" };
            writeln!(text, "{}", format!("round {game}: {table} {deal} {given_up}").trim_end())?;
        }
        if self.is_over {
            text.push_str("over\n");
        }
        Ok(text)
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        if line == "over" {
            self.is_over = true;
            return Some(());
        }
        let (key, value) = line.split_once(':')?;
        let value = value.strip_prefix(' ').unwrap_or(value);
        match key.split_once(' ').unwrap_or((key, "")) {
            ("began", "") => self.began = value.parse().ok()?,
            ("order", "") => self.order = value.parse().ok()?,
            ("seat", seat) => {
                (seat.parse() == Ok(self.participants.len())).then_some(())?;
                let player: Player = value.parse().ok()?;
                self.participants.push(player.into());
            }
            ("person", seat) => {
                let seat: usize = seat.parse().ok()?;
                self.participants.get_mut(seat)?.person = Some(word(value)?);
            }
            ("game", game) => {
                let is_plain = value.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic());
                let options = Some(value).filter(|_| is_plain)?.to_owned();
                self.programme.push(Listed { game: word(game)?, options });
            }
            ("round", game) => {
                let mut words = value.split(' ');
                let (table, deal) = (word(words.next()?)?, words.next()?);
                let is_code = deal.len() <= LONGEST_WORD
                    && deal
                        .bytes()
                        .all(|byte| byte == b'-' || byte.is_ascii_uppercase() || byte.is_ascii_digit());
                let is_given_up = match (words.next(), words.next()) {
                    (None, _) => false,
                    (Some(GIVEN_UP), None) => true,
                    _ => return None,
                };
                let deal = Some(deal).filter(|_| is_code)?.to_owned();
                self.rounds.push(Round { game: word(game)?, table, deal, is_given_up });
            }
            _ => return None,
        }
        Some(())
    }

    /// Why there is no such tournament.
    fn fault(&self) -> Option<&'static str> {
        let is_listed = |game: &String| self.programme.iter().any(|listed| listed.game == *game);
        let is_twice = |games: Vec<&String>| {
            games.iter().enumerate().any(|(place, game)| games.iter().take(place).any(|other| other == game))
        };
        if !SEATS.contains(&self.participants.len()) {
            Some("a tournament is for 2 to 6 participants")
        } else if self.programme.is_empty() || self.programme.len() > MAX_GAMES {
            Some("a tournament has 1 to 16 games")
        } else if is_twice(self.programme.iter().map(|listed| &listed.game).collect()) {
            Some("each game is in the programme once")
        } else if is_twice(self.rounds.iter().map(|round| &round.game).collect()) {
            Some("each game is played once")
        } else if !self.rounds.iter().all(|round| is_listed(&round.game)) {
            Some("only the games of the programme are played")
        } else {
            None
        }
    }
}

/// A word that can be part of an address.
fn word(text: &str) -> Option<String> {
    let fits = (1..=LONGEST_WORD).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    fits.then(|| text.to_owned())
}

impl FromStr for Tournament {
    type Err = TournamentError;

    fn from_str(text: &str) -> Result<Self, TournamentError> {
        let mut tournament = Self {
            began: Timestamp::default(),
            order: Order::default(),
            participants: Vec::new(),
            programme: Vec::new(),
            rounds: Vec::new(),
            is_over: false,
        };
        for line in lines(text)? {
            tournament.read_line(line).ok_or_else(|| TournamentError::Unreadable(line.to_owned()))?;
        }
        tournament.fault().map_or(Ok(tournament), |why| Err(TournamentError::Impossible(why)))
    }
}
