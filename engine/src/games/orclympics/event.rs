//! What visibly happened, and who is told what of it.

use super::{Competition, Race, SEATS, Team};
use crate::rules::{self, Seat, SeatSet, Viewer};
use std::fmt;

/// What visibly happened. Where something is an option that a seat alone may know, the others are told `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has chosen a card of its hand to keep; which, only it knows (O16).
    Kept {
        /// Who has chosen.
        seat: Seat,
        /// What.
        race: Option<Race>,
    },
    /// Everybody has kept a card and passed the others to the left; new hands are picked up.
    HandsPassed {
        /// How many cards everybody has kept.
        kept: u8,
    },
    /// Everybody has drafted eight cards.
    Drafted,
    /// A seat has built its roster; only it knows how (O15).
    RosterBuilt {
        /// Who.
        seat: Seat,
        /// What.
        roster: Option<Team>,
    },
    /// All rosters are final; they show as the number of cards in a hand (O15).
    RostersFinal {
        /// How many cards each seat's roster has.
        sizes: [u8; SEATS],
        /// How many seats play.
        seats: u8,
    },
    /// A competition begins.
    Began {
        /// Which.
        competition: Competition,
        /// Who begins.
        starter: Seat,
    },
    /// A seat entered cards.
    Entered {
        /// Who.
        seat: Seat,
        /// What.
        team: Team,
        /// The total of all that the seat has entered in this competition.
        total: u8,
    },
    /// A seat took the gold cup.
    TookGold {
        /// Who.
        seat: Seat,
        /// With what total.
        total: u8,
        /// From whom; from the middle of the table if from nobody.
        from: Option<Seat>,
        /// Whether a tie did it.
        tie: bool,
    },
    /// The holder of gold, dethroned, takes silver (O3).
    Dethroned {
        /// Who was dethroned.
        seat: Seat,
        /// From whom he takes silver: from the new holder of gold, then the two swap (O4); from another, who goes away
        /// empty (O5); or from the middle of the table.
        from: Option<Seat>,
    },
    /// A seat took the silver cup.
    TookSilver {
        /// Who.
        seat: Seat,
        /// With what total.
        total: u8,
        /// From whom; from the middle of the table if from nobody.
        from: Option<Seat>,
        /// Whether a tie did it.
        tie: bool,
    },
    /// A seat passed: it enters no more in this competition.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// All have passed and nobody had entered: the competition is discarded (O11).
    NobodyEntered {
        /// Which.
        competition: Competition,
    },
    /// The competition is over, and its gold is won.
    WonGold {
        /// Who.
        seat: Seat,
        /// Which.
        competition: Competition,
    },
    /// The competition is over, and its silver is won.
    WonSilver {
        /// Who.
        seat: Seat,
        /// Which.
        competition: Competition,
    },
    /// All who competed lie face down before their owners and rest.
    Rested,
    /// Who won no cup and has a resting card may take one back (O13, O24).
    MayTakeBack {
        /// Who.
        seats: SeatSet,
    },
    /// A seat has decided whether to take a card back; what, only it knows (O24).
    Decided {
        /// Who.
        seat: Seat,
        /// What: a card, or none; nothing for who may not know.
        choice: Option<Option<Race>>,
    },
    /// All have decided, and it is seen that this seat took a card back; which, only it knows (O24).
    TookBack {
        /// Who.
        seat: Seat,
        /// What.
        race: Option<Race>,
    },
    /// All have decided, and it is seen that this seat took nothing back.
    TookNothing {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended,
}

impl rules::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Kept { seat, race } => Self::Kept { seat, race: race.filter(|_| viewer.sees(seat)) },
            Self::RosterBuilt { seat, roster } => {
                Self::RosterBuilt { seat, roster: roster.filter(|_| viewer.sees(seat)) }
            }
            Self::Decided { seat, choice } => {
                Self::Decided { seat, choice: choice.filter(|_| viewer.sees(seat)) }
            }
            Self::TookBack { seat, race } => {
                Self::TookBack { seat, race: race.filter(|_| viewer.sees(seat)) }
            }
            public => public,
        })
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::HandsPassed { .. }
                | Self::RostersFinal { .. }
                | Self::Entered { .. }
                | Self::TookBack { .. }
                | Self::TookNothing { .. }
        )
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// How a cup was taken: ` with 4`, ` with 4, a tie, from seat 2`.
        fn how(f: &mut fmt::Formatter<'_>, total: u8, from: Option<Seat>, tie: bool) -> fmt::Result {
            write!(f, " with {total}{}", if tie { ", a tie" } else { "" })?;
            from.map_or(Ok(()), |from| write!(f, ", from seat {from}"))
        }
        match *self {
            Self::Kept { seat, race: Some(race) } => write!(f, "seat {seat} keeps {race}"),
            Self::Kept { seat, race: None } => write!(f, "seat {seat} has kept a card"),
            Self::HandsPassed { kept } => write!(f, "{kept} kept; the hands go to the left"),
            Self::Drafted => f.write_str("everybody has drafted eight cards"),
            Self::RosterBuilt { seat, roster: Some(roster) } => {
                write!(f, "seat {seat} builds the roster {roster}")
            }
            Self::RosterBuilt { seat, roster: None } => write!(f, "seat {seat} has built a roster"),
            Self::RostersFinal { sizes, seats } => {
                f.write_str("the rosters are final:")?;
                for (seat, size) in sizes.iter().take(usize::from(seats)).enumerate() {
                    write!(f, "{} seat {seat} has {size}", if seat > 0 { "," } else { "" })?;
                }
                Ok(())
            }
            Self::Began { competition, starter } => write!(
                f,
                "{} begins ({}, gold {}), seat {starter} first",
                competition.name(),
                competition.skill(),
                competition.gold()
            ),
            Self::Entered { seat, team, total } => write!(f, "seat {seat} enters {team}, in all {total}"),
            Self::TookGold { seat, total, from, tie } => {
                write!(f, "seat {seat} takes gold")?;
                how(f, total, from, tie)
            }
            Self::Dethroned { seat, from } => {
                write!(f, "seat {seat}, dethroned, takes silver")?;
                from.map_or(Ok(()), |from| write!(f, " from seat {from}"))
            }
            Self::TookSilver { seat, total, from, tie } => {
                write!(f, "seat {seat} takes silver")?;
                how(f, total, from, tie)
            }
            Self::Passed { seat } => write!(f, "seat {seat} passes"),
            Self::NobodyEntered { competition } => {
                write!(f, "nobody entered: {} is discarded", competition.name())
            }
            Self::WonGold { seat, competition } => {
                write!(f, "seat {seat} wins gold in {}: {}", competition.name(), competition.gold())
            }
            Self::WonSilver { seat, competition } => {
                write!(f, "seat {seat} wins silver in {}: {}", competition.name(), competition.silver())
            }
            Self::Rested => f.write_str("all who competed rest"),
            Self::MayTakeBack { seats } => {
                f.write_str("who won no cup may take a card back:")?;
                for (index, seat) in seats.iter().enumerate() {
                    write!(f, "{} seat {seat}", if index > 0 { "," } else { "" })?;
                }
                Ok(())
            }
            Self::Decided { seat, choice: Some(Some(race)) } => {
                write!(f, "seat {seat} will take back {race}")
            }
            Self::Decided { seat, choice: Some(None) } => write!(f, "seat {seat} will take nothing back"),
            Self::Decided { seat, choice: None } => write!(f, "seat {seat} has decided"),
            Self::TookBack { seat, race } => {
                write!(f, "seat {seat} takes back {}", race.map_or("a card", Race::name))
            }
            Self::TookNothing { seat } => write!(f, "seat {seat} takes nothing back"),
            Self::Ended => f.write_str("the game is over"),
        }
    }
}
