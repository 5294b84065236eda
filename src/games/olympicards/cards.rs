//! The cards of a seat, and which of them are chosen for one play.

use pentathlon_engine::games::olympicards::{Attempt, Hand, Performance, View};
use pentathlon_engine::rules::Seat;

/// A card of a seat, in its hand or played in this sport.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatCard {
    /// The seat that has it.
    pub seat: Seat,
    /// The card.
    pub card: Performance,
    /// The copy's number among equal cards, counted from the first one played, so that a card keeps its name when it is
    /// played. Nobody can tell which of two equal cards it is (C22).
    pub nth: usize,
}

impl SeatCard {
    /// A key that is unique on the table.
    pub fn key(self) -> u64 {
        let kind = self.seat.index() * (Performance::COUNT + 1) + usize::from(self.card.index());
        (kind * Performance::COPIES + self.nth) as u64
    }
}

/// A play of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// What was played.
    pub attempt: Attempt,
    /// Its cards.
    pub cards: Vec<SeatCard>,
}

impl Play {
    /// A key that is unique among the plays of this sport.
    pub fn key(&self) -> u64 {
        self.cards.iter().fold(0, |key, card| key * 1_000 + card.key())
    }
}

/// The cards of a seat, numbered after those in `before`.
fn numbered(seat: Seat, before: &[Performance], cards: impl Iterator<Item = Performance>) -> Vec<SeatCard> {
    cards.fold(Vec::new(), |mut all: Vec<SeatCard>, card| {
        let earlier = before.iter().copied().chain(all.iter().map(|other| other.card));
        let nth = earlier.filter(|&other| other == card).count();
        all.push(SeatCard { seat, card, nth });
        all
    })
}

fn attempts(view: &View, seat: Seat) -> impl Iterator<Item = Attempt> {
    view.laid.iter().filter(move |laid| laid.seat == seat).map(|laid| laid.attempt)
}

/// The plays of a seat in this sport, in order.
pub fn plays(view: &View, seat: Seat) -> Vec<Play> {
    let mut cards = numbered(seat, &[], attempts(view, seat).flat_map(Attempt::cards)).into_iter();
    attempts(view, seat)
        .map(|attempt| Play { attempt, cards: cards.by_ref().take(attempt.len().into()).collect() })
        .collect()
}

/// The hand of the viewer, if there is one: in the order of the deck, copies side by side.
pub fn held(view: &View) -> Vec<SeatCard> {
    let Some((seat, hand)) = view.seat().zip(view.hand()) else { return Vec::new() };
    let played: Vec<Performance> = attempts(view, seat).flat_map(Attempt::cards).collect();
    numbered(seat, &played, hand.cards())
}

/// The cards as a set.
pub fn hand_of(cards: &[SeatCard]) -> Hand {
    cards.iter().map(|held| held.card).collect()
}

/// The cards as one play; `None` if there are none.
pub fn attempt_of(cards: &[SeatCard]) -> Option<Attempt> {
    Attempt::of(cards.iter().map(|held| held.card))
}

/// The held cards that belong to `attempt` but were not chosen.
pub fn joining(held: &[SeatCard], chosen: &[SeatCard], attempt: Attempt) -> Vec<SeatCard> {
    let mut wanted: Hand = attempt.cards().collect();
    for chosen in chosen {
        wanted.remove(chosen.card);
    }
    held.iter().copied().filter(|held| !chosen.contains(held) && wanted.remove(held.card)).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{SeatCard, attempt_of, hand_of, joining, numbered};
    use crate::games::olympicards::turn::Turn;
    use pentathlon_engine::games::olympicards::{Attempt, Colour, Performance, Sport};
    use pentathlon_engine::rules::Seat;

    fn card(colour: Colour, value: u8) -> Performance {
        Performance::new(colour, value).expect("a card")
    }

    fn hand(cards: &[(Colour, u8)]) -> Vec<SeatCard> {
        numbered(Seat(0), &[], cards.iter().map(|&(colour, value)| card(colour, value)))
    }

    fn turn(sport: Sport, to_beat: &[(Colour, u8)]) -> Turn {
        Turn {
            seat: Seat(0),
            sport,
            to_beat: attempt_of(&hand(to_beat)),
            turned: None,
            empty: false,
            alone: false,
        }
    }

    #[test]
    fn a_lift_that_is_too_light_is_completed_by_as_little_as_will_do() {
        let held = hand(&[(Colour::Blue, 2), (Colour::Blue, 4), (Colour::Red, 4), (Colour::Red, 9)]);
        let turn = turn(Sport::Weightlifting, &[(Colour::Green, 6), (Colour::Red, 6)]);
        let nine = [held[3]];
        let lift = turn.complete(hand_of(&held), attempt_of(&nine));
        assert_eq!(lift.map(Attempt::total), Some(13));
        assert_eq!(lift.map(|lift| joining(&held, &nine, lift)), Some(vec![held[1]]));
        // Two, four and nine were all chosen by the player: nothing is added.
        let three = attempt_of(&[held[0], held[2], held[3]]);
        assert_eq!(turn.complete(hand_of(&held), three), three);
    }

    #[test]
    fn against_the_wind_a_second_card_of_its_colour_joins() {
        let held = hand(&[(Colour::Blue, 2), (Colour::Red, 7), (Colour::Red, 9)]);
        let turn = turn(Sport::Sailing, &[(Colour::Green, 6)]);
        let tack = turn.complete(hand_of(&held), attempt_of(&held[2..]));
        assert_eq!(tack.map(|tack| joining(&held, &held[2..], tack)), Some(vec![held[1]]));
        assert_eq!(turn.complete(hand_of(&held), attempt_of(&held[..1])), None);
        assert!(turn.can_play(hand_of(&held)));
    }

    #[test]
    fn copies_are_counted_from_what_lies_on_the_table() {
        let held = hand(&[(Colour::Blue, 2), (Colour::Blue, 2)]);
        assert_eq!((held[0].nth, held[1].nth), (0, 1));
        let blue = card(Colour::Blue, 2);
        assert_eq!(numbered(Seat(0), &[blue], [blue].into_iter())[0].nth, 1);
        let both = attempt_of(&held).expect("two cards");
        assert_eq!(joining(&held, &held[1..], both), [held[0]]);
    }

    #[test]
    fn no_two_cards_on_the_table_have_the_same_key() {
        let cards = (0..7).flat_map(|seat| {
            let copies = Performance::all().flat_map(|card| [card; Performance::COPIES]);
            numbered(Seat(seat), &[], copies)
        });
        let mut keys: Vec<u64> = cards.map(SeatCard::key).collect();
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), count);
        assert!(keys.iter().all(|&key| key < 1_000), "three of them make the key of a play");
    }
}
