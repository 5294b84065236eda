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

/// The picture of a card: the athlete of its event, its equipment, or a helper with a piece of that.
pub fn drawing(card: Card) -> (Pictogram, Option<Pictogram>) {
    let event = card.event();
    match card.card_type() {
        CardType::Star => (picture(event), None),
        CardType::Equipment => (equipment(event), None),
        CardType::Coach => (Pictogram::Coach, Some(equipment(event))),
        CardType::Training => (Pictogram::Training, Some(equipment(event))),
        CardType::Fans => (Pictogram::Fans, Some(equipment(event))),
    }
}

fn equipment(event: EventCard) -> Pictogram {
    match event {
        EventCard::Basketball => Pictogram::Ball,
        EventCard::Swimming => Pictogram::Goggles,
        EventCard::Gymnastics => Pictogram::GymnasticRings,
        EventCard::Cycling => Pictogram::Bicycle,
        EventCard::Athletics => Pictogram::SpikedShoe,
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
    use pentathlon_engine::games::olympics::Card;

    #[test]
    fn cards_have_one_picture_only_where_event_and_type_are_the_same() {
        let cards: Vec<Card> = (1..=75).filter_map(Card::new).collect();
        for (one, other) in cards.iter().flat_map(|&one| cards.iter().map(move |&other| (one, other))) {
            let same = (one.card_type(), one.event()) == (other.card_type(), other.event());
            assert_eq!(drawing(one) == drawing(other), same, "{one:?} and {other:?}");
        }
    }
}
