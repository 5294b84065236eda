//! The 75 Olympics cards: their events and values.
//!
//! The values are our own, because the original ones are printed only on the cards: five events, each with five types
//! of three cards and 39 stars. Each Acquisition value occurs once, so every bid and every tie is decided. The table
//! can be replaced; one in which a value occurs twice does not compile (M1).

use super::EventCard;
use crate::cards::Set;
use crate::rules::{named_enum, numbered_card};
use std::fmt;

numbered_card! {
    /// An Olympics card, numbered from 1 to 75.
    pub struct Card: 1..=TABLE.len(), u128
}

named_enum! {
    /// The type of a card. At an event a player has at most one card of each type.
    pub enum CardType {
        /// A famous athlete.
        Star = "star",
        /// A coach.
        Coach = "coach",
        /// Months of training.
        Training = "training",
        /// Equipment.
        Equipment = "equipment",
        /// Fans who cheer.
        Fans = "fans",
    }
}

impl Card {
    /// A number is at most COUNT, so the comparison changes nothing; it removes the bounds check.
    #[inline]
    const fn index(self) -> usize {
        let index = self.number() as usize - 1;
        if index < Self::COUNT { index } else { 0 }
    }

    /// The event at which the card can be played.
    #[inline]
    pub const fn event(self) -> EventCard {
        TABLE[self.index()].event
    }

    /// The type; a player has at most one card of each at an event.
    #[inline]
    pub const fn card_type(self) -> CardType {
        TABLE[self.index()].card_type
    }

    /// The Performance value: stars, which win medals.
    #[inline]
    pub const fn performance(self) -> u8 {
        TABLE[self.index()].performance
    }

    /// The Acquisition value, which decides bids and breaks ties. No two cards share one (M1).
    #[inline]
    pub const fn acquisition(self) -> u8 {
        TABLE[self.index()].acquisition
    }

    /// The cards of the same type at the same event, this one included.
    #[inline]
    pub const fn alike(self) -> Set<Card> {
        ALIKE[self.index()]
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (stars, acquisition) = (self.performance(), self.acquisition());
        write!(f, "{} {} {} *{stars} #{acquisition}", self.number(), self.event(), self.card_type())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

struct Row {
    event: EventCard,
    card_type: CardType,
    performance: u8,
    acquisition: u8,
}

const _: () = assert!(acquisition_is_unique(&TABLE), "two cards share an Acquisition value (M1)");

const fn acquisition_is_unique(table: &[Row]) -> bool {
    let mut taken = [false; 256];
    let mut index = 0;
    while index < table.len() {
        let value = table[index].acquisition;
        if value == 0 || taken[value as usize] {
            return false;
        }
        taken[value as usize] = true;
        index += 1;
    }
    true
}

impl EventCard {
    /// The Olympics cards that can be played here.
    #[inline]
    pub const fn cards(self) -> Set<Card> {
        EVENTS[self as usize]
    }
}

/// The cards of each event.
static EVENTS: [Set<Card>; EventCard::COUNT] = {
    let mut events = [Set::EMPTY; EventCard::COUNT];
    let mut event = 0;
    while event < EventCard::COUNT {
        let (mut bits, mut index) = (0, 0);
        while index < TABLE.len() {
            if TABLE[index].event as usize == event {
                bits |= 1 << (index + 1);
            }
            index += 1;
        }
        events[event] = Set::of_bits(bits);
        event += 1;
    }
    events
};

/// For each card, the cards of its type at its event.
static ALIKE: [Set<Card>; Card::COUNT] = {
    let mut alike = [Set::EMPTY; Card::COUNT];
    let mut one = 0;
    while one < TABLE.len() {
        let (mut bits, mut other) = (0, 0);
        while other < TABLE.len() {
            if TABLE[one].event as usize == TABLE[other].event as usize
                && TABLE[one].card_type as usize == TABLE[other].card_type as usize
            {
                bits |= 1 << (other + 1);
            }
            other += 1;
        }
        alike[one] = Set::of_bits(bits);
        one += 1;
    }
    alike
};

const fn row(event: EventCard, card_type: CardType, performance: u8, acquisition: u8) -> Row {
    Row { event, card_type, performance, acquisition }
}

use CardType::{Coach, Equipment, Fans, Star, Training};
use EventCard::{Athletics, Basketball, Cycling, Gymnastics, Swimming};

/// Event, type, Performance and Acquisition.
#[rustfmt::skip]
static TABLE: [Row; 75] = [
    row(Basketball, Star, 5, 20), // 1
    row(Basketball, Star, 4, 34), // 2
    row(Basketball, Star, 3, 15), // 3
    row(Basketball, Coach, 4, 28), // 4
    row(Basketball, Coach, 3,  1), // 5
    row(Basketball, Coach, 2, 70), // 6
    row(Basketball, Training, 3, 26), // 7
    row(Basketball, Training, 2, 12), // 8
    row(Basketball, Training, 1, 51), // 9
    row(Basketball, Equipment, 3, 54), // 10
    row(Basketball, Equipment, 2, 46), // 11
    row(Basketball, Equipment, 1, 35), // 12
    row(Basketball, Fans, 3, 44), // 13
    row(Basketball, Fans, 2, 68), // 14
    row(Basketball, Fans, 1, 66), // 15
    row(Swimming, Star, 5, 32), // 16
    row(Swimming, Star, 4,  4), // 17
    row(Swimming, Star, 3, 36), // 18
    row(Swimming, Coach, 4, 16), // 19
    row(Swimming, Coach, 3, 72), // 20
    row(Swimming, Coach, 2, 74), // 21
    row(Swimming, Training, 3, 10), // 22
    row(Swimming, Training, 2, 42), // 23
    row(Swimming, Training, 1,  7), // 24
    row(Swimming, Equipment, 3, 21), // 25
    row(Swimming, Equipment, 2, 48), // 26
    row(Swimming, Equipment, 1, 52), // 27
    row(Swimming, Fans, 3, 23), // 28
    row(Swimming, Fans, 2, 58), // 29
    row(Swimming, Fans, 1, 75), // 30
    row(Gymnastics, Star, 5,  3), // 31
    row(Gymnastics, Star, 4, 11), // 32
    row(Gymnastics, Star, 3, 61), // 33
    row(Gymnastics, Coach, 4, 41), // 34
    row(Gymnastics, Coach, 3, 27), // 35
    row(Gymnastics, Coach, 2, 63), // 36
    row(Gymnastics, Training, 3, 50), // 37
    row(Gymnastics, Training, 2, 59), // 38
    row(Gymnastics, Training, 1, 73), // 39
    row(Gymnastics, Equipment, 3, 33), // 40
    row(Gymnastics, Equipment, 2, 29), // 41
    row(Gymnastics, Equipment, 1, 60), // 42
    row(Gymnastics, Fans, 3,  6), // 43
    row(Gymnastics, Fans, 2, 37), // 44
    row(Gymnastics, Fans, 1, 17), // 45
    row(Cycling, Star, 5,  5), // 46
    row(Cycling, Star, 4, 25), // 47
    row(Cycling, Star, 3, 67), // 48
    row(Cycling, Coach, 4,  2), // 49
    row(Cycling, Coach, 3, 40), // 50
    row(Cycling, Coach, 2, 45), // 51
    row(Cycling, Training, 3,  8), // 52
    row(Cycling, Training, 2, 47), // 53
    row(Cycling, Training, 1, 55), // 54
    row(Cycling, Equipment, 3, 22), // 55
    row(Cycling, Equipment, 2, 24), // 56
    row(Cycling, Equipment, 1, 65), // 57
    row(Cycling, Fans, 3, 71), // 58
    row(Cycling, Fans, 2, 56), // 59
    row(Cycling, Fans, 1, 38), // 60
    row(Athletics, Star, 5,  9), // 61
    row(Athletics, Star, 4, 43), // 62
    row(Athletics, Star, 3, 30), // 63
    row(Athletics, Coach, 4, 13), // 64
    row(Athletics, Coach, 3, 14), // 65
    row(Athletics, Coach, 2, 69), // 66
    row(Athletics, Training, 3, 19), // 67
    row(Athletics, Training, 2, 62), // 68
    row(Athletics, Training, 1, 64), // 69
    row(Athletics, Equipment, 3, 49), // 70
    row(Athletics, Equipment, 2, 57), // 71
    row(Athletics, Equipment, 1, 39), // 72
    row(Athletics, Fans, 3, 53), // 73
    row(Athletics, Fans, 2, 31), // 74
    row(Athletics, Fans, 1, 18), // 75
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m1_a_deck_in_which_two_cards_share_an_acquisition_value_is_refused() {
        assert!(acquisition_is_unique(&[row(Cycling, Star, 1, 1), row(Cycling, Star, 1, 2)]));
        assert!(!acquisition_is_unique(&[row(Cycling, Star, 1, 7), row(Swimming, Coach, 2, 7)]));
        assert!(!acquisition_is_unique(&[row(Cycling, Star, 1, 0)]));
    }
}
