//! The header of a record, in what is the same for every game. Nothing here is compiled for each game.

use super::record::{FORMAT, RecordError};
use super::script::{FIRST_LINE, beginning};
use super::{Player, Source};
use crate::rules::Facts;
use std::fmt::{self, Display};

/// What the header says; options and deal as they are written.
pub(super) struct Header<'a> {
    pub options: &'a str,
    pub players: Vec<Player>,
    pub source: Source<&'a str>,
}

impl<'a> Header<'a> {
    /// Reads the header of a record of the game with those facts.
    pub fn read(lines: &[&'a str], facts: &Facts) -> Result<Self, RecordError> {
        let (mut game, mut rules, mut options, mut source) = (None, None, None, None);
        let mut players = Vec::new();
        for &line in lines {
            let unreadable = || RecordError::Unreadable(beginning(line));
            let (key, value) = line.split_once(':').ok_or_else(unreadable)?;
            let value = value.trim();
            match key.trim() {
                // What is said twice may be said in two ways.
                "game" if game.is_none() => game = Some(value),
                "rules" if rules.is_none() => rules = Some(value),
                "options" if options.is_none() => options = Some(value),
                "seed" if source.is_none() => {
                    source = Some(Source::Seed(value.parse().map_err(|_| unreadable())?));
                }
                // Read when it is known that it is a deal of this game.
                "deal" if source.is_none() => source = Some(Source::Deal(value)),
                seat if seat == format!("seat {}", players.len()) => {
                    players.push(value.parse::<Player>().map_err(|()| unreadable())?);
                }
                _ => return Err(unreadable()),
            }
        }
        let game = game.ok_or(RecordError::Missing("game"))?;
        if game != facts.id {
            return Err(RecordError::OtherGame(game.to_owned()));
        }
        let rules = rules.ok_or(RecordError::Missing("rules"))?;
        if rules.parse() != Ok(facts.rules_version) {
            return Err(RecordError::OtherRules(rules.to_owned()));
        }
        let source = source.ok_or(RecordError::Missing("seed or deal"))?;
        Ok(Self { options: options.unwrap_or_default(), players, source })
    }
}

/// Writes the header; `source` is its key and what it says.
pub(super) fn write(
    f: &mut fmt::Formatter<'_>,
    facts: &Facts,
    setup: &dyn Display,
    players: &[Player],
    source: (&str, &dyn Display),
) -> fmt::Result {
    writeln!(f, "{FIRST_LINE} {FORMAT}")?;
    writeln!(f, "game: {}", facts.id)?;
    writeln!(f, "rules: {}", facts.rules_version)?;
    writeln!(f, "options: {setup}")?;
    for (seat, player) in players.iter().enumerate() {
        writeln!(f, "seat {seat}: {player}")?;
    }
    writeln!(f, "{}: {}", source.0, source.1)?;
    writeln!(f, "--")
}
