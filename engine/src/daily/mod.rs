//! Today's deal: the same game and deal for everybody on one date, and what is saved of it.
//!
//! Everything follows from a date, which the app reads from the device: no chance, no clock, no network.
//!
//! ```
//! use pentathlon_engine::daily::{Daily, Date, streak};
//!
//! let thursday: Date = "2026-11-26".parse().unwrap();
//! let daily = Daily::of(thursday);
//! assert_eq!((daily.games.len(), daily.seats), (1, 3));
//! // On a Sunday it is a tournament, with a seed for each game.
//! let sunday = Daily::of("2026-11-29".parse().unwrap());
//! assert_eq!(sunday.games.len(), 5);
//! assert_ne!(sunday.seed("olympics"), daily.seed("olympics"));
//!
//! // Today may still be played.
//! assert_eq!(streak(&[thursday, thursday.before()], thursday.after()), 2);
//! ```

mod date;
mod notation;
mod streak;

pub use date::Date;
pub use notation::{DayPlay, PlayKind, Plays};
pub use streak::streak;

use crate::cards::Seed;
use crate::games::easy_to_hard;
use crate::rules::Level;
use sha2::{Digest, Sha256};

/// The version of the derivation: it is part of each seed. Whatever changes what a date gives raises it.
pub const VERSION: u32 = 1;

/// The rivals, in the seats after the first one, which is the player's.
pub const RIVALS: [Level; 2] = [Level::Regular, Level::Expert];

/// The day of the week on which two play.
const SATURDAY: u8 = 5;
/// What they play.
const GAME_FOR_TWO: &str = "orclympics";
/// The day of the week on which several games are played.
const SUNDAY: u8 = 6;
/// The games with options of their own, as new tables have them.
const OPTIONS: [(&str, &str); 1] = [("olympikos", "clues=more hands=clear")];

/// What is played on a date. Where somebody starts, the first seat does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Daily {
    /// The date.
    pub date: Date,
    /// The number of seats: the player and one or two rivals.
    pub seats: usize,
    /// The short names of the games: one, or those of all weekdays on a Sunday.
    pub games: Vec<&'static str>,
}

impl Daily {
    /// What is played on a date: from Monday to Friday a game each; on Saturday one for two; on Sunday those of all weekdays
    /// in a row, from easy to hard. A game without a weekday changes nothing.
    pub fn of(date: Date) -> Self {
        let seats = 1 + RIVALS.len();
        let day = date.weekday();
        if day == SATURDAY {
            return Self { date, seats: 2, games: vec![GAME_FOR_TWO] };
        }
        let is_played = |weekday: u8| day == SUNDAY || weekday == day;
        let games = easy_to_hard(seats).filter(|info| info.weekday.is_some_and(is_played));
        let games = games.map(|info| info.id).collect();
        Self { date, seats, games }
    }

    /// The only game; `None` for a tournament.
    pub fn game(&self) -> Option<&'static str> {
        self.games.first().copied().filter(|_| self.games.len() == 1)
    }

    /// The seed of a game.
    pub fn seed(&self, game: &str) -> Seed {
        let text = format!("pentathlon daily {VERSION}\ndate: {}\ngame: {game}\n", self.date);
        Seed(Sha256::digest(text.as_bytes()).into())
    }

    /// The options of a game.
    pub fn options(game: &str) -> &'static str {
        OPTIONS.into_iter().find(|(id, _)| *id == game).map_or("", |(_, options)| options)
    }
}
