//! The medal ceremony: how an event is decided.

use super::competitor::COMPETITORS;
use super::{Card, Competitor, EventCard};
use crate::cards::Set;
use crate::rules::named_enum;

named_enum! {
    /// A medal.
    pub enum Medal {
        /// 3 points.
        Gold = "gold",
        /// 2 points.
        Silver = "silver",
        /// 1 point.
        Bronze = "bronze",
    }
}

impl Medal {
    /// The points it is worth.
    #[inline]
    pub const fn points(self) -> u8 {
        match self {
            Self::Gold => 3,
            Self::Silver => 2,
            Self::Bronze => 1,
        }
    }
}

/// The winners of the medals of an event, gold first; `None` for an unclaimed medal (M13).
pub type Medals = [Option<Competitor>; Medal::COUNT];

/// A competitor's result at an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The competitor.
    pub competitor: Competitor,
    /// The competitor's cards there.
    pub cards: Set<Card>,
    /// The sum of their Performance values.
    pub stars: u8,
    /// The card with the highest Acquisition value, which decides a tie (M12).
    pub best: Card,
    /// Whether another competitor there has equally many stars, so that `best` decided.
    pub tied: bool,
}

/// The result of an event: its participants, best first. The first three win medals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ceremony {
    /// The event.
    pub event: EventCard,
    entries: [Option<Entry>; COMPETITORS],
}

impl Ceremony {
    /// Computes the result of `event` from the cards of the competitors: by stars, and if these are equal by the
    /// highest Acquisition value (M12). Competitors without a card there do not take part (M13).
    pub fn new(event: EventCard, lines: impl Iterator<Item = (Competitor, Set<Card>)>) -> Self {
        let mut entries: [Option<Entry>; COMPETITORS] = [None; COMPETITORS];
        let mut count = 0;
        for (competitor, cards) in lines {
            let cards = cards.intersection(event.cards());
            let Some(entry) = Entry::new(competitor, cards) else { continue };
            let mut place = count;
            while place > 0 && entries[place - 1].is_some_and(|above| above.merit() < entry.merit()) {
                entries[place] = entries[place - 1];
                place -= 1;
            }
            entries[place] = Some(entry);
            count = (count + 1).min(COMPETITORS - 1);
        }
        for place in 1..COMPETITORS {
            if let [Some(above), Some(below)] = &mut entries[place - 1..=place]
                && above.stars == below.stars
            {
                (above.tied, below.tied) = (true, true);
            }
        }
        Self { event, entries }
    }

    /// The participants, best first, with the medals they win.
    pub fn entries(&self) -> impl Iterator<Item = (Entry, Option<Medal>)> {
        let medals = Medal::ALL.into_iter().map(Some).chain(std::iter::repeat(None));
        self.entries.into_iter().flatten().zip(medals)
    }

    /// The winner of each medal.
    #[inline]
    pub fn medals(&self) -> Medals {
        let [first, second, third, ..] = self.entries;
        [first, second, third].map(|entry| entry.map(|entry| entry.competitor))
    }

    /// The unclaimed medals, which are discarded (M13).
    pub fn unclaimed(&self) -> impl Iterator<Item = Medal> {
        Medal::ALL.into_iter().zip(self.medals()).filter(|(_, taker)| taker.is_none()).map(|(medal, _)| medal)
    }
}

impl Entry {
    #[inline]
    fn new(competitor: Competitor, cards: Set<Card>) -> Option<Self> {
        let mut best = cards.first()?;
        let mut stars = 0;
        for card in cards.iter() {
            stars += card.performance();
            if card.acquisition() > best.acquisition() {
                best = card;
            }
        }
        Some(Self { competitor, cards, stars, best, tied: false })
    }

    #[inline]
    const fn merit(&self) -> (u8, u8) {
        (self.stars, self.best.acquisition())
    }
}
