//! The rule of a sport as a small value: which plays are legal, and why others are not.
//!
//! [`Rule::fault`] decides this; lists of legal plays and the screen call it, or use tables computed from it at compile
//! time. Where several cards are played, the lists are made directly, and tests compare them with it.

use super::{Attempt, Colour, Hand, Performance};
use crate::rules::RuleViolation;

/// The rule for plays in a sport.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The maximum number of cards at a time; the minimum is one (C5).
    pub most: u8,
    /// What a play is compared with.
    pub against: Against,
    /// How it must compare.
    pub demand: Demand,
}

/// What a play has to beat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Against {
    /// The player's own last play in this sport; the first play is free.
    Own,
    /// The last play of any player in this sport; the very first play is free.
    Last,
    /// The card turned over at the beginning of the round. Without one, any single card may be played (C8, C19).
    Turned,
}

/// How a play must compare with the one to beat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// Another colour.
    OtherColour,
    /// A higher total.
    Higher,
    /// A lower total.
    Lower,
    /// An equal or higher total.
    NoLower,
    /// A value that differs by at most this much.
    Within(u8),
    /// The same colour or the same value.
    ColourOrValue,
    /// The other side of the net (1 to 4, 6 to 9) in another colour; a 5 goes anywhere, and anything after a 5.
    OverTheNet,
    /// One card of the colour to beat, or two that share one other colour.
    Wind,
}

/// Why a play is not legal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Misfit {
    /// More cards than the sport allows at a time.
    TooManyCards,
    /// The colour to beat, but another colour is required.
    SameColour,
    /// Not higher than the play to beat.
    NotHigher,
    /// Not lower than the play to beat.
    NotLower,
    /// Lower than the play to beat.
    TooLow,
    /// Too far from the target.
    TooFar,
    /// Neither the colour nor the value of the play before.
    NoMatch,
    /// The same side of the net.
    SameSide,
    /// One card of another colour than the wind: it takes a second one of the same colour as the first.
    NeedsSecond,
    /// Two cards of different colours.
    MixedColours,
    /// Two cards of the colour of the wind, which is played one card at a time.
    OneWithTheWind,
}

impl Misfit {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::TooManyCards,
        Self::SameColour,
        Self::NotHigher,
        Self::NotLower,
        Self::TooLow,
        Self::TooFar,
        Self::NoMatch,
        Self::SameSide,
        Self::NeedsSecond,
        Self::MixedColours,
        Self::OneWithTheWind,
    ];

    /// The violation it is.
    pub const fn violation(self) -> RuleViolation {
        let (id, why) = match self {
            Self::TooManyCards => ("olympicards.too_many_cards", "so many cards may not be played at a time"),
            Self::SameColour => ("olympicards.same_colour", "the card must have another colour"),
            Self::NotHigher => ("olympicards.not_higher", "that is not higher"),
            Self::NotLower => ("olympicards.not_lower", "that is not lower"),
            Self::TooLow => ("olympicards.too_low", "that is lower than the card turned over"),
            Self::TooFar => ("olympicards.too_far", "that is too far from the card turned over"),
            Self::NoMatch => ("olympicards.no_match", "the card must match the last one in colour or value"),
            Self::SameSide => ("olympicards.same_side", "the card must go to the other side of the net"),
            Self::NeedsSecond => {
                ("olympicards.needs_second", "against the wind it takes two cards of one colour")
            }
            Self::MixedColours => ("olympicards.mixed_colours", "two cards must share their colour"),
            Self::OneWithTheWind => {
                ("olympicards.one_with_the_wind", "of the colour of the wind one card is played at a time")
            }
        };
        RuleViolation { id, why }
    }
}

impl Rule {
    /// Whether some hand of that many cards can play against `to_beat`.
    pub fn can_be_met(self, cards: u8, to_beat: Option<Attempt>) -> bool {
        let total = to_beat.map_or(0, Attempt::total);
        let highest = Performance::HIGHEST * cards.min(self.most);
        match self.demand {
            _ if cards == 0 => false,
            Demand::Higher => highest > total,
            Demand::Lower if to_beat.is_some() => total > 1,
            _ => true,
        }
    }

    /// Why `attempt` may not be played against `to_beat`; `None` if it may. With nothing to beat, any play is free.
    pub const fn fault(self, attempt: Attempt, to_beat: Option<Attempt>) -> Option<Misfit> {
        // C19: if no card was turned over, any single card may be played.
        let most = if to_beat.is_none() && matches!(self.against, Against::Turned) { 1 } else { self.most };
        if attempt.len() > most {
            return Some(Misfit::TooManyCards);
        }
        let Some(to_beat) = to_beat else { return None };
        let (card, other) = (attempt.first(), to_beat.first());
        let same_colour = card.colour() as u8 == other.colour() as u8;
        match self.demand {
            Demand::OtherColour if same_colour => Some(Misfit::SameColour),
            Demand::Higher if attempt.total() <= to_beat.total() => Some(Misfit::NotHigher),
            Demand::Lower if attempt.total() >= to_beat.total() => Some(Misfit::NotLower),
            Demand::NoLower if attempt.total() < to_beat.total() => Some(Misfit::TooLow),
            Demand::Within(most) if card.value().abs_diff(other.value()) > most => Some(Misfit::TooFar),
            Demand::ColourOrValue if !same_colour && card.value() != other.value() => Some(Misfit::NoMatch),
            Demand::OverTheNet => over_the_net(card, other, same_colour),
            Demand::Wind => wind(card, attempt.second(), same_colour),
            _ => None,
        }
    }

    /// The legal plays from `hand` against `to_beat`, in ascending order: all plays for which [`Rule::fault`] gives
    /// `None`.
    #[inline]
    pub fn attempts(self, hand: Hand, to_beat: Option<Attempt>, mut emit: impl FnMut(Attempt)) {
        match (self.demand, to_beat) {
            (Demand::Higher, _) if self.most > 1 => lifts(hand, to_beat.map_or(0, Attempt::total), emit),
            (Demand::Wind, Some(wind)) => tacks(hand, wind.first().colour(), emit),
            _ => {
                let singles = hand.kinds().iter().map(Attempt::one);
                singles.filter(|&single| self.fault(single, to_beat).is_none()).for_each(&mut emit);
            }
        }
    }
}

/// The plays of one to three cards that are heavier than `last`. The third card is chosen only among those that are
/// heavy enough, because this is the longest list of the game.
#[inline]
fn lifts(hand: Hand, last: u8, mut emit: impl FnMut(Attempt)) {
    for first in hand.kinds().iter() {
        let one = first.value();
        if one > last {
            emit(Attempt::one(first));
        }
        for second in hand.after(first).iter() {
            let two = one + second.value();
            if two > last {
                emit(Attempt::ordered(first, Some(second), None));
            }
            let rest = if second == first { hand.beyond(second) } else { hand.after(second) };
            let heavy = Performance::at_least((last + 1).saturating_sub(two));
            for third in rest.intersection(heavy).iter() {
                emit(Attempt::ordered(first, Some(second), Some(third)));
            }
        }
    }
}

/// One card with the wind, or two of one other colour.
#[inline]
fn tacks(hand: Hand, wind: Colour, mut emit: impl FnMut(Attempt)) {
    for first in hand.kinds().iter() {
        let colour = first.colour();
        if colour == wind {
            emit(Attempt::one(first));
        } else {
            for second in hand.after(first).intersection(Performance::of_colour(colour)).iter() {
                emit(Attempt::ordered(first, Some(second), None));
            }
        }
    }
}

const fn over_the_net(card: Performance, other: Performance, same_colour: bool) -> Option<Misfit> {
    const NET: u8 = 5;
    if card.value() == NET || other.value() == NET {
        None
    } else if (card.value() < NET) == (other.value() < NET) {
        Some(Misfit::SameSide)
    } else if same_colour {
        Some(Misfit::SameColour)
    } else {
        None
    }
}

const fn wind(card: Performance, second: Option<Performance>, with_the_wind: bool) -> Option<Misfit> {
    match second {
        None if with_the_wind => None,
        None => Some(Misfit::NeedsSecond),
        Some(second) if second.colour() as u8 != card.colour() as u8 => Some(Misfit::MixedColours),
        Some(_) if with_the_wind => Some(Misfit::OneWithTheWind),
        Some(_) => None,
    }
}
