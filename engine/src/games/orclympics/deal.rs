//! The deal: competitions, hands, the start player.

use super::{Competition, Race, Setup};
use crate::cards::Chance;
use crate::rules::{self, DealError, Seat, join, join_lists, split, split_lists};
use crate::short;
use std::fmt;
use std::str::FromStr;

/// The number of cards in a hand, and so the number drafted.
pub const HAND_SIZE: usize = 8;
/// The number of competitions in a game: the last one is a main event.
pub const ROW: usize = 7;

/// A deal. Notation: `row 9,5,2,11,3,12,14 silver 1,4,6,7,8,10,15 unused 13 hands 1,2,…/… box 41,42 start 0`; an empty
/// list is `-`. Cards are written by number, although copies of a race cannot be told apart (O23).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The competitions in the order in which they are held, the main event last.
    pub row: Vec<u8>,
    /// The competitions placed under them to show the silver values; none with two players (O14). It makes no
    /// difference which is under which (O19).
    pub silver_row: Vec<u8>,
    /// The competitions that are not used.
    pub unused: Vec<u8>,
    /// Eight cards per seat.
    pub hands: Vec<Vec<u8>>,
    /// The cards that were not dealt.
    pub boxed: Vec<u8>,
    /// The seat that begins the first competition (O2).
    pub start: Seat,
}

/// The row is not six standard competitions and a main event.
pub const WRONG_ROW: DealError =
    DealError::Requirement("the row is six standard competitions, and a main event at its end");

/// The silver row does not have the same structure, or is present with two players.
pub const WRONG_SILVER_ROW: DealError = DealError::Requirement(
    "the silver row is six standard competitions and a main event; with two players there is none (O14)",
);

/// The competitions are not sorted by value (O20).
pub const NOT_SORTED: DealError =
    DealError::Requirement("the competitions are sorted by value, unless events are random (O20)");

/// The error for a text that is not a deal.
pub const UNREADABLE: DealError =
    DealError::Unreadable("row …,… silver …,… unused …,… hands …/… box …,… start …");

impl rules::Deal for Deal {
    type Setup = Setup;

    fn draw(setup: &Setup, chance: &mut Chance) -> Self {
        let seats = setup.seats();
        let mut standard: Vec<u8> = (1..=Competition::STANDARD as u8).collect();
        let mut main: Vec<u8> = (Competition::STANDARD as u8 + 1..=Competition::COUNT as u8).collect();
        chance.shuffle(&mut standard);
        chance.shuffle(&mut main);
        let mut silver_row = standard.split_off(ROW - 1);
        let mut row = standard;
        if !setup.random_events {
            short::sort_by_key(&mut row, |&number| gold(number));
        }
        row.extend(main.pop());
        silver_row.extend(main.pop());
        let mut unused = main;
        if !setup.has_silver() {
            unused.append(&mut silver_row);
            short::sort(&mut unused);
        }
        let mut boxed: Vec<u8> = (1..=Race::CARDS).collect();
        chance.shuffle(&mut boxed);
        let hands = (0..seats)
            .map(|_| {
                let mut hand = boxed.split_off(boxed.len().saturating_sub(HAND_SIZE));
                short::sort(&mut hand);
                hand
            })
            .collect();
        short::sort(&mut boxed);
        // The start player is drawn even if one was agreed, so that the same seed always deals the same cards.
        let lot = Seat(chance.below(seats as u32) as u8);
        Self { row, silver_row, unused, hands, boxed, start: setup.start.unwrap_or(lot) }
    }
}

/// The value of gold. Competitions of equal value stay in the order in which they were dealt (O20).
fn gold(number: u8) -> i32 {
    Competition::new(number).map_or(0, |competition| competition.gold().into())
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "row {} silver {} unused {} hands {} box {} start {}",
            join(&self.row),
            join(&self.silver_row),
            join(&self.unused),
            join_lists(&self.hands),
            join(&self.boxed),
            self.start.0
        )
    }
}

impl FromStr for Deal {
    type Err = DealError;

    fn from_str(text: &str) -> Result<Self, DealError> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let ["row", row, "silver", silver, "unused", unused, "hands", hands, "box", boxed, "start", start] =
            words[..]
        else {
            return Err(UNREADABLE);
        };
        let read = || {
            Some(Self {
                row: split(row)?,
                silver_row: split(silver)?,
                unused: split(unused)?,
                hands: split_lists(hands)?,
                boxed: split(boxed)?,
                start: Seat(start.parse().ok()?),
            })
        };
        read().ok_or(UNREADABLE)
    }
}
