//! The pictures and colours of events and cards. Nothing is recognised by its colour alone.

use crate::figure::Pictogram;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Card, CardType, EventCard};

/// The picture of an event.
pub fn picture(event: EventCard) -> Pictogram {
    match event {
        EventCard::Basketball => Pictogram::Basketball,
        EventCard::Swimming => Pictogram::Swimming,
        EventCard::Gymnastics => Pictogram::ArtisticGymnastics,
        EventCard::Cycling => Pictogram::RoadCycling,
        EventCard::Athletics => Pictogram::Sprint,
    }
}

/// The picture of an event on its colour.
pub fn tile(event: EventCard) -> AnyView {
    view! { <span class=format!("olympics-tile {}", colour(event))>{pictogram(picture(event))}</span> }
        .into_any()
}

/// The picture of a card: the athlete of its event, a helper, or a piece of equipment.
pub fn drawing(card: Card) -> Pictogram {
    match (card.card_type(), card.event()) {
        (CardType::Star, event) => picture(event),
        (CardType::Coach, _) => Pictogram::Coach,
        (CardType::Training, _) => Pictogram::Training,
        (CardType::Fans, _) => Pictogram::Fans,
        (CardType::Equipment, EventCard::Basketball) => Pictogram::Ball,
        (CardType::Equipment, EventCard::Swimming) => Pictogram::Goggles,
        (CardType::Equipment, EventCard::Gymnastics) => Pictogram::GymnasticRings,
        (CardType::Equipment, EventCard::Cycling) => Pictogram::Bicycle,
        (CardType::Equipment, EventCard::Athletics) => Pictogram::SpikedShoe,
    }
}

/// The class that sets the colour of an event for its content.
pub fn colour(event: EventCard) -> &'static str {
    match event {
        EventCard::Basketball => "olympics-court",
        EventCard::Swimming => "olympics-pool",
        EventCard::Gymnastics => "olympics-mat",
        EventCard::Cycling => "olympics-road",
        EventCard::Athletics => "olympics-track",
    }
}

#[cfg(test)]
mod tests {
    use super::drawing;
    use pentathlon_engine::games::olympics::{Card, CardType, EventCard};

    fn cards(event: EventCard) -> impl Iterator<Item = Card> {
        (1..=75).filter_map(Card::new).filter(move |card| card.event() == event)
    }

    #[test]
    fn each_type_of_card_of_an_event_has_a_picture_of_its_own() {
        for event in EventCard::ALL {
            for (one, other) in cards(event).flat_map(|one| cards(event).map(move |other| (one, other))) {
                let same = one.card_type() == other.card_type();
                assert_eq!(drawing(one) == drawing(other), same, "{one:?} and {other:?}");
            }
        }
    }

    #[test]
    fn equipment_and_stars_are_those_of_their_event() {
        for kind in [CardType::Star, CardType::Equipment] {
            let of = |event| cards(event).find(|card| card.card_type() == kind).map(drawing);
            let [first, rest @ ..] = EventCard::ALL.map(of);
            assert!(first.is_some() && !rest.contains(&first), "{kind:?}");
        }
    }
}
