//! When each card and star of the ceremony is counted: for all competitors at the same time, with face-down cards last.

use leptos::prelude::*;
use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympics::Card;

/// When the first card is counted, in milliseconds.
const BEGIN_MS: u32 = 300;
/// The time from a card to its first star, and for each star, if there is enough time.
const CARD_MS: u32 = 260;
const STAR_MS: u32 = 100;
/// The pause between the last face-up card and those that are turned over.
const PAUSE_MS: u32 = 300;
/// When everything is counted.
const END_MS: u32 = 2600;

/// The speed of the count at an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timing {
    /// In percent of the default time.
    percent: u32,
    /// When the face-down cards are turned over.
    turns: u32,
}

/// A card, and when it is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The card.
    pub card: Card,
    /// When it is laid down or turned over, in milliseconds.
    pub at: u32,
    /// Whether it was face down.
    pub was_hidden: bool,
    /// How long it takes.
    lasts: u32,
}

impl Counted {
    /// When its last star is counted.
    pub fn end(&self) -> u32 {
        self.at + self.lasts
    }

    /// Its stars, one by one.
    pub fn stars(&self, timing: Timing) -> Vec<AnyView> {
        let class = if self.was_hidden { "was-hidden" } else { "" };
        let at = |star: u8| self.at + (CARD_MS + u32::from(star) * STAR_MS) * timing.percent / 100;
        (0..self.card.performance())
            .map(|star| view! { <i class=class style:--at=ms(at(star))>"★"</i> }.into_any())
            .collect()
    }
}

/// How long a card takes with its stars, at the default speed.
fn usual(card: Card) -> u32 {
    CARD_MS + u32::from(card.performance()) * STAR_MS
}

impl Timing {
    /// The timing that counts the longest row in time.
    pub fn of(rows: impl Iterator<Item = Set<Card>> + Clone, turned: Set<Card>) -> Self {
        let longest = |hidden: bool| {
            let its = |cards: Set<Card>| -> u32 {
                cards.iter().filter(|&card| turned.contains(card) == hidden).map(usual).sum()
            };
            rows.clone().map(its).max().unwrap_or_default()
        };
        let (open, hidden) = (longest(false), longest(true));
        let percent = (100 * (END_MS - BEGIN_MS - PAUSE_MS) / (open + hidden).max(1)).min(100);
        let pause = if open > 0 { PAUSE_MS } else { 0 };
        Self { percent, turns: BEGIN_MS + open * percent / 100 + pause }
    }

    /// The cards of a competitor in the order of the count.
    pub fn count(self, cards: Set<Card>, turned: Set<Card>) -> Vec<Counted> {
        let mut next = BEGIN_MS;
        let open = cards.iter().filter(|&card| !turned.contains(card));
        let hidden = cards.iter().filter(|&card| turned.contains(card));
        open.chain(hidden)
            .map(|card| {
                let was_hidden = turned.contains(card);
                let (at, lasts) =
                    (if was_hidden { self.turns } else { next }, usual(card) * self.percent / 100);
                next = at + lasts;
                Counted { card, at, was_hidden, lasts }
            })
            .collect()
    }
}

/// A time for a stylesheet.
pub fn ms(time: u32) -> String {
    format!("{time}ms")
}

#[cfg(test)]
mod tests {
    use super::{END_MS, Timing};
    use pentathlon_engine::cards::Set;
    use pentathlon_engine::games::olympics::Card;

    fn set(numbers: &[u8]) -> Set<Card> {
        numbers.iter().filter_map(|&number| Card::new(number)).collect()
    }

    #[test]
    fn what_was_face_down_is_counted_last_and_by_everybody_at_once() {
        // Cards of basketball have the numbers 1 to 15.
        let rows = [set(&[1, 4, 7]), set(&[2]), set(&[5, 8])];
        let turned = set(&[4, 2]);
        let timing = Timing::of(rows.into_iter(), turned);
        let counted: Vec<_> = rows.iter().map(|&row| timing.count(row, turned)).collect();
        let open = counted.iter().flatten().filter(|card| !card.was_hidden);
        let last_open = open.map(|card| card.end()).max();
        let turned: Vec<u32> =
            counted.iter().flatten().filter(|card| card.was_hidden).map(|card| card.at).collect();
        assert_eq!(turned.len(), 2);
        assert_eq!(turned.first(), turned.last());
        assert!(turned.first().copied() > last_open);
        assert!(counted.iter().all(|row| row.is_sorted_by_key(|card| card.at)));
    }

    #[test]
    fn the_longest_event_is_counted_while_it_is_shown() {
        // The best card of each type.
        let all: Vec<u8> = (1..=15).collect();
        let rows = [set(&all)];
        for turned in [Set::EMPTY, set(&[1])] {
            let timing = Timing::of(rows.into_iter(), turned);
            let end = rows.iter().flat_map(|&row| timing.count(row, turned)).map(|card| card.end()).max();
            assert!(end.is_some_and(|end| end <= END_MS), "{end:?}");
        }
    }
}
