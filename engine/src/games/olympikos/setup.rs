//! The set-up: seats and options agreed before the game.

use super::Nation;
use super::SEATS;
use crate::rules::{self, GameInfo, Options, Seat, Setup as _, SetupError, join, named_enum, split};
use std::fmt;

/// Seats and options. Validated on creation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Setup {
    seats: u8,
    /// The delegation of each seat, all different; the unused delegations follow.
    nations: [Nation; SEATS],
    /// Whether guard and rivals act by themselves when their time is up. If not, somebody presses a button.
    pub clock: bool,
    /// How long the last Athlete may take (K8).
    pub guard: Guard,
    /// Whether the larger deck of clues is dealt.
    pub more: bool,
    /// Whether each target has a clear clue in the Coach's hand (K34).
    pub clear: bool,
    /// Whether computers as Coach lay average clues sideways (K35).
    pub honest: bool,
    /// Whether computer players give people time: none places its first card before 12 seconds.
    pub relaxed: bool,
    /// The first Coach, if one was agreed; drawn by lot otherwise (K2).
    pub start: Option<Seat>,
}

named_enum! {
    /// How long the last unfinished Athlete may let the others wait (K8).
    #[derive(Default)]
    pub enum Guard {
        /// No limit, as in the rulebook.
        #[default]
        Off = "off",
        /// 15 seconds.
        Short = "15",
        /// 30 seconds.
        Middle = "30",
        /// 60 seconds.
        Long = "60",
    }
}

impl Guard {
    /// The number of seconds; `None` for no limit.
    pub const fn seconds(self) -> Option<u32> {
        match self {
            Self::Off => None,
            Self::Short => Some(15),
            Self::Middle => Some(30),
            Self::Long => Some(60),
        }
    }
}

impl Setup {
    /// Creates the set-up for that number of seats. Seats without a delegation get the remaining ones, in order.
    ///
    /// # Errors
    /// If the number of seats is wrong, the start player is not at the table, or a delegation is
    /// taken twice.
    pub fn of(
        seats: usize,
        clock: bool,
        guard: Guard,
        start: Option<Seat>,
        delegations: &[Nation],
    ) -> Result<Self, SetupError> {
        if delegations.len() > seats {
            return Err(SetupError::Requirement(format!("{seats} seats have {seats} delegations")));
        }
        let twice = |(place, nation): (usize, &Nation)| {
            delegations.iter().take(place).any(|other| other == nation).then_some(*nation)
        };
        if let Some(nation) = delegations.iter().enumerate().find_map(twice) {
            return Err(SetupError::Requirement(format!("the delegation {nation} is taken twice")));
        }
        let left = Nation::ALL.into_iter().filter(|nation| !delegations.contains(nation));
        let mut nations = Nation::ALL;
        for (place, nation) in nations.iter_mut().zip(delegations.iter().copied().chain(left)) {
            *place = nation;
        }
        Ok(Self {
            seats: Self::INFO.check(seats, start)?,
            nations,
            clock,
            guard,
            more: false,
            clear: false,
            honest: false,
            relaxed: false,
            start,
        })
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Whether this is a cooperative two-player game (K1).
    #[inline]
    pub const fn is_together(&self) -> bool {
        self.seats == 2
    }

    /// The number of turns: everybody is Coach once, with two players twice (K3).
    #[inline]
    pub const fn turns(&self) -> usize {
        if self.is_together() { 4 } else { self.seats() }
    }

    /// The delegation of a seat.
    pub fn nation(&self, seat: Seat) -> Option<Nation> {
        self.nations.get(..self.seats())?.get(seat.index()).copied()
    }

    /// The unused delegations: the rivals of two players.
    pub fn others(&self) -> &[Nation] {
        self.nations.get(self.seats()..).unwrap_or(&[])
    }
}

impl rules::Setup for Setup {
    const INFO: GameInfo = GameInfo {
        id: "olympikos",
        title: "Olympikos",
        author: "Diego Simonet, Antonin Boccara",
        publisher: Some("DS4Games, 2024"),
        seats: 2..=6,
        minutes: 20,
        difficulty: 40,
        weekday: Some(3),
        rules_version: 1,
    };

    fn new(seats: usize, options: &str) -> Result<Self, SetupError> {
        let mut options = Options::new(options);
        let clock = !options.take_switch("clock", ["on", "off"])?;
        let guard = options.take("guard", |guard| guard.parse().ok())?.unwrap_or_default();
        // Older records mention neither the larger deck nor clear hands, honest Coaches or relaxed rivals.
        let more = options.take_switch("clues", ["core", "more"])?;
        let clear = options.take_switch("hands", ["any", "clear"])?;
        let honest = options.take("ways", |ways| (ways == "honest").then_some(true))?.unwrap_or(false);
        let relaxed =
            options.take("rivals", |rivals| (rivals == "relaxed").then_some(true))?.unwrap_or(false);
        let delegations: Vec<Nation> = options.take("delegations", split)?.unwrap_or_default();
        let start = options.take_start()?;
        options.end()?;
        Ok(Self { more, clear, honest, relaxed, ..Self::of(seats, clock, guard, start, &delegations)? })
    }

    fn seats(&self) -> usize {
        self.seats()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "clock={} guard={}", if self.clock { "on" } else { "off" }, self.guard)?;
        if self.more {
            f.write_str(" clues=more")?;
        }
        if self.clear {
            f.write_str(" hands=clear")?;
        }
        if self.honest {
            f.write_str(" ways=honest")?;
        }
        if self.relaxed {
            f.write_str(" rivals=relaxed")?;
        }
        if self.nations != Nation::ALL {
            let taken = self.nations.get(..self.seats()).unwrap_or(&[]);
            write!(f, " delegations={}", join(taken))?;
        }
        self.start.map_or(Ok(()), |seat| write!(f, " start={seat}"))
    }
}
