//! The set-up: seats and options agreed before the game.

use super::Nation;
use super::SEATS;
use crate::rules::{self, Facts, Seat};
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
    /// Whether computer players give people time: none places its first card before 12 seconds.
    pub relaxed: bool,
    /// The first Coach, if one was agreed; drawn by lot otherwise (K2).
    pub start: Option<Seat>,
}

/// How long the last unfinished Athlete may let the others wait (K8).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, serde::Serialize, serde::Deserialize,
)]
pub enum Guard {
    /// No limit, as in the rulebook.
    #[default]
    Off,
    /// 15 seconds.
    Short,
    /// 30 seconds.
    Middle,
    /// 60 seconds.
    Long,
}

impl Guard {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Off, Self::Short, Self::Middle, Self::Long];

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

impl fmt::Display for Guard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seconds() {
            None => f.write_str("off"),
            Some(seconds) => write!(f, "{seconds}"),
        }
    }
}

impl Setup {
    /// Creates the set-up for that number of seats. Seats without a delegation get the remaining ones, in order.
    ///
    /// # Errors
    /// The reason in words, if the number of seats is wrong, the start player is not at the table, or a delegation is
    /// taken twice.
    pub fn of(
        seats: usize,
        clock: bool,
        guard: Guard,
        start: Option<Seat>,
        delegations: &[Nation],
    ) -> Result<Self, String> {
        let facts = <Self as rules::Setup>::FACTS;
        if !facts.seats.contains(&seats) {
            return Err(format!(
                "{} is for {} to {} players, not {seats}",
                facts.title,
                facts.seats.start(),
                facts.seats.end()
            ));
        }
        if let Some(start) = start.filter(|start| start.index() >= seats) {
            return Err(format!("there is no seat {start} to start"));
        }
        if delegations.len() > seats {
            return Err(format!("{seats} seats have {seats} delegations"));
        }
        let twice = |(place, nation): (usize, &Nation)| {
            delegations.iter().take(place).any(|other| other == nation).then_some(*nation)
        };
        if let Some(nation) = delegations.iter().enumerate().find_map(twice) {
            return Err(format!("the delegation {nation} is taken twice"));
        }
        let left = Nation::ALL.into_iter().filter(|nation| !delegations.contains(nation));
        let mut nations = Nation::ALL;
        for (place, nation) in nations.iter_mut().zip(delegations.iter().copied().chain(left)) {
            *place = nation;
        }
        Ok(Self {
            seats: seats as u8,
            nations,
            clock,
            guard,
            more: false,
            clear: false,
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
    const FACTS: Facts = Facts {
        id: "olympikos",
        title: "Olympikos",
        author: "Diego Simonet, Antonin Boccara",
        publisher: Some("DS4Games, 2024"),
        seats: 2..=6,
        minutes: 20,
        difficulty: 4,
        rules_version: 1,
    };

    fn new(seats: usize, options: &str) -> Result<Self, String> {
        let (mut clock, mut guard, mut start, mut delegations) = (true, Guard::Off, None, Vec::new());
        // Older records mention neither the larger deck nor clear hands nor relaxed rivals.
        let (mut more, mut clear, mut relaxed) = (false, false, false);
        for option in options.split_ascii_whitespace() {
            let unknown = || format!("there is no option \"{option}\"");
            match option.split_once('=').ok_or_else(unknown)? {
                ("clock", "on") => clock = true,
                ("clock", "off") => clock = false,
                ("clues", "more") => more = true,
                ("clues", "core") => more = false,
                ("hands", "clear") => clear = true,
                ("hands", "any") => clear = false,
                ("rivals", "relaxed") => relaxed = true,
                ("guard", seconds) => {
                    let named = Guard::ALL.into_iter().find(|guard| guard.to_string() == seconds);
                    guard = named.ok_or_else(unknown)?;
                }
                ("start", seat) => start = Some(Seat(seat.parse().map_err(|_| unknown())?)),
                ("delegations", names) => {
                    let read = names.split(',').map(str::parse).collect::<Result<_, ()>>();
                    delegations = read.map_err(|()| unknown())?;
                }
                _ => return Err(unknown()),
            }
        }
        Ok(Self { more, clear, relaxed, ..Self::of(seats, clock, guard, start, &delegations)? })
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
        if self.relaxed {
            f.write_str(" rivals=relaxed")?;
        }
        if self.nations != Nation::ALL {
            let taken = self.nations.get(..self.seats()).unwrap_or(&[]);
            let names: Vec<&str> = taken.iter().map(|nation| nation.id()).collect();
            write!(f, " delegations={}", names.join(","))?;
        }
        self.start.map_or(Ok(()), |seat| write!(f, " start={seat}"))
    }
}
