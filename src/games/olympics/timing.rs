//! When each card and star of the ceremony is counted: what lies face up for all competitors at the same time, then the
//! face-down cards, one after the other. Then when each medal is hung.

use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympics::{Card, Ceremony, Medal};

/// When the first card is counted, in milliseconds.
const BEGIN_MS: u32 = 300;
/// The time from a card to its first star, and for each star, if there is enough time.
const CARD_MS: u32 = 260;
const STAR_MS: u32 = 100;
/// The pause between the last face-up card and those that are turned over.
const PAUSE_MS: u32 = 300;
/// When everything is counted.
const END_MS: u32 = 3600;
/// When the first medal is hung, the time to the next one, and the extra pause before gold, in milliseconds.
const FIRST_MEDAL_MS: u32 = 300;
const NEXT_MEDAL_MS: u32 = 650;
const GOLD_MS: u32 = 350;

/// A card, and when it is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The card.
    pub card: Card,
    /// When it is laid down or turned over, in milliseconds.
    pub at: u32,
    /// Whether it was face down.
    pub was_hidden: bool,
    /// The speed, in percent of the default time.
    percent: u32,
}

impl Counted {
    /// When its last star is counted.
    #[cfg(test)]
    fn end(&self) -> u32 {
        self.at + usual(self.card) * self.percent / 100
    }

    /// When each of its stars is counted.
    pub fn stars(&self) -> Vec<u32> {
        let at = |star: u8| self.at + (CARD_MS + u32::from(star) * STAR_MS) * self.percent / 100;
        (0..self.card.performance()).map(at).collect()
    }
}

/// How long a card takes with its stars, at the default speed.
fn usual(card: Card) -> u32 {
    CARD_MS + u32::from(card.performance()) * STAR_MS
}

/// The cards of each competitor in the order of the count, at a speed at which all are counted in time.
pub fn count(rows: &[Set<Card>], turned: Set<Card>) -> Vec<Vec<Counted>> {
    let lasts = |cards: Set<Card>| -> u32 { cards.iter().map(usual).sum() };
    let open = rows.iter().map(|&cards| lasts(cards.difference(turned))).max().unwrap_or_default();
    let hidden = rows.iter().map(|&cards| lasts(cards.intersection(turned))).sum::<u32>();
    let percent = (100 * (END_MS - BEGIN_MS - PAUSE_MS) / (open + hidden).max(1)).min(100);
    let pause = if open > 0 { PAUSE_MS } else { 0 };
    let mut turns = BEGIN_MS + open * percent / 100 + pause;
    let row = |&cards: &Set<Card>| {
        let mut next = BEGIN_MS;
        let mut counted = Vec::new();
        for card in cards.difference(turned).iter() {
            counted.push(Counted { card, at: next, was_hidden: false, percent });
            next += usual(card) * percent / 100;
        }
        for card in cards.intersection(turned).iter() {
            counted.push(Counted { card, at: turns, was_hidden: true, percent });
            turns += usual(card) * percent / 100;
        }
        counted
    };
    rows.iter().map(row).collect()
}

/// When a medal is hung, after the lower ones that are won.
pub fn hung(ceremony: &Ceremony, medal: Medal) -> u32 {
    let lower = ceremony.entries().filter(|(_, won)| won.is_some_and(|won| won.points() < medal.points()));
    let lower = lower.count() as u32;
    let pause = if medal == Medal::Gold && lower > 0 { GOLD_MS } else { 0 };
    FIRST_MEDAL_MS + lower * NEXT_MEDAL_MS + pause
}

/// A time for a stylesheet.
pub fn ms(time: u32) -> String {
    format!("{time}ms")
}

#[cfg(test)]
mod tests {
    use super::{Counted, END_MS, count};
    use pentathlon_engine::cards::Set;
    use pentathlon_engine::games::olympics::Card;

    fn set(numbers: &[u8]) -> Set<Card> {
        numbers.iter().filter_map(|&number| Card::new(number)).collect()
    }

    #[test]
    fn what_was_face_down_is_counted_last_and_one_after_the_other() {
        // Cards of basketball have the numbers 1 to 15.
        let rows = [set(&[1, 4, 7]), set(&[2]), set(&[5, 8])];
        let counted = count(&rows, set(&[4, 2]));
        let open = counted.iter().flatten().filter(|card| !card.was_hidden);
        let last_open = open.map(Counted::end).max();
        let turned: Vec<&Counted> = counted.iter().flatten().filter(|card| card.was_hidden).collect();
        assert_eq!(turned.len(), 2);
        assert!(turned.first().map(|card| card.at) > last_open);
        assert!(turned.is_sorted_by(|one, next| one.end() <= next.at));
        assert!(counted.iter().all(|row| row.is_sorted_by_key(|card| card.at)));
        assert!(counted.iter().flatten().all(|card| card.stars().into_iter().all(|at| at < card.end())));
    }

    #[test]
    fn the_longest_event_is_counted_while_it_is_shown() {
        // The best card of each type.
        let all: Vec<u8> = (1..=15).collect();
        for turned in [Set::EMPTY, set(&[1])] {
            let counted = count(&[set(&all)], turned);
            let end = counted.iter().flatten().map(Counted::end).max();
            assert!(end.is_some_and(|end| end <= END_MS), "{end:?}");
        }
    }
}
