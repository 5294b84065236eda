//! The deck: five events, five types, three cards of each; the values.

use super::game::card;
use pentathlon_engine::games::olympics::{Card, CardType, EventCard};
use std::collections::BTreeSet;

fn of(event: EventCard, card_type: CardType) -> Vec<Card> {
    Card::all().filter(|card| card.event() == event && card.card_type() == card_type).collect()
}

#[test]
fn rulebook_there_are_75_olympics_cards_and_5_event_cards_one_of_them_basketball() {
    assert_eq!(Card::all().count(), 75);
    assert_eq!(Card::COUNT, 75);
    assert_eq!(EventCard::ALL.len(), 5);
    assert_eq!(EventCard::ALL[0], EventCard::Basketball);
    assert!(Card::new(0).is_none() && Card::new(76).is_none() && Card::new(255).is_none());
}

#[test]
fn rulebook_each_card_corresponds_to_one_event_and_has_a_type() {
    for event in EventCard::ALL {
        assert_eq!(event.cards().len(), 15);
        assert!(event.cards().iter().all(|card| card.event() == event));
        for card_type in CardType::ALL {
            let same = of(event, card_type);
            assert_eq!(same.len(), 3);
            for card in &same {
                assert_eq!(card.alike().iter().collect::<Vec<_>>(), same, "{card:?}");
            }
        }
    }
}

#[test]
fn m1_acquisition_values_are_1_to_75_and_none_occurs_twice() {
    let values: BTreeSet<u8> = Card::all().map(Card::acquisition).collect();
    assert_eq!(values, (1..=75).collect());
}

#[test]
fn m13_every_card_has_a_star_so_that_one_card_is_enough() {
    assert!(Card::all().all(|card| (1..=5).contains(&card.performance())));
}

#[test]
fn all_events_are_worth_the_same_and_a_type_can_be_bettered_twice() {
    for event in EventCard::ALL {
        let (stars, acquisition) = event.cards().iter().fold((0, 0), |(stars, acquisition), card| {
            (stars + u32::from(card.performance()), acquisition + u32::from(card.acquisition()))
        });
        assert_eq!((stars, acquisition), (39, 570), "{event}");
        for card_type in CardType::ALL {
            let values: BTreeSet<u8> = of(event, card_type).into_iter().map(Card::performance).collect();
            assert_eq!(values.len(), 3, "{event} {card_type}");
        }
    }
}

#[test]
fn some_cards_read_off_the_table() {
    use CardType::{Coach, Equipment, Fans, Star, Training};
    use EventCard::{Athletics, Basketball, Cycling, Gymnastics, Swimming};
    for (number, event, card_type, performance, acquisition) in [
        (1, Basketball, Star, 5, 20),
        (22, Swimming, Training, 3, 10),
        (30, Swimming, Fans, 1, 75),
        (36, Gymnastics, Coach, 2, 63),
        (57, Cycling, Equipment, 1, 65),
        (75, Athletics, Fans, 1, 18),
    ] {
        let card = card(number);
        assert_eq!((card.event(), card.card_type()), (event, card_type));
        assert_eq!((card.performance(), card.acquisition()), (performance, acquisition));
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    assert_eq!(format!("{:?}", card(1)), "1 basketball star *5 #20");
}
