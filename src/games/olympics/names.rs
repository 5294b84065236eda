//! The messages for events, types, cards, medals and what players do.

use super::model::PlayerStatus;
use crate::messages::olympics as messages;
use pentathlon_engine::games::olympics::{Card, CardType, EventCard, Medal};

/// The name of an event.
pub fn event(event: EventCard) -> messages::Event {
    match event {
        EventCard::Basketball => messages::EVENT_BASKETBALL,
        EventCard::Swimming => messages::EVENT_SWIMMING,
        EventCard::Gymnastics => messages::EVENT_GYMNASTICS,
        EventCard::Cycling => messages::EVENT_CYCLING,
        EventCard::Athletics => messages::EVENT_ATHLETICS,
    }
}

/// The name of a type.
pub fn kind(kind: CardType) -> messages::Kind {
    match kind {
        CardType::Star => messages::KIND_STAR,
        CardType::Coach => messages::KIND_COACH,
        CardType::Training => messages::KIND_TRAINING,
        CardType::Equipment => messages::KIND_EQUIPMENT,
        CardType::Fans => messages::KIND_FANS,
    }
}

/// The name of a card: of its event and its type.
pub fn card(card: Card) -> messages::Card {
    match (card.event(), card.card_type()) {
        (EventCard::Basketball, CardType::Star) => messages::CARD_BASKETBALL_STAR,
        (EventCard::Basketball, CardType::Coach) => messages::CARD_BASKETBALL_COACH,
        (EventCard::Basketball, CardType::Training) => messages::CARD_BASKETBALL_TRAINING,
        (EventCard::Basketball, CardType::Equipment) => messages::CARD_BASKETBALL_EQUIPMENT,
        (EventCard::Basketball, CardType::Fans) => messages::CARD_BASKETBALL_FANS,
        (EventCard::Swimming, CardType::Star) => messages::CARD_SWIMMING_STAR,
        (EventCard::Swimming, CardType::Coach) => messages::CARD_SWIMMING_COACH,
        (EventCard::Swimming, CardType::Training) => messages::CARD_SWIMMING_TRAINING,
        (EventCard::Swimming, CardType::Equipment) => messages::CARD_SWIMMING_EQUIPMENT,
        (EventCard::Swimming, CardType::Fans) => messages::CARD_SWIMMING_FANS,
        (EventCard::Gymnastics, CardType::Star) => messages::CARD_GYMNASTICS_STAR,
        (EventCard::Gymnastics, CardType::Coach) => messages::CARD_GYMNASTICS_COACH,
        (EventCard::Gymnastics, CardType::Training) => messages::CARD_GYMNASTICS_TRAINING,
        (EventCard::Gymnastics, CardType::Equipment) => messages::CARD_GYMNASTICS_EQUIPMENT,
        (EventCard::Gymnastics, CardType::Fans) => messages::CARD_GYMNASTICS_FANS,
        (EventCard::Cycling, CardType::Star) => messages::CARD_CYCLING_STAR,
        (EventCard::Cycling, CardType::Coach) => messages::CARD_CYCLING_COACH,
        (EventCard::Cycling, CardType::Training) => messages::CARD_CYCLING_TRAINING,
        (EventCard::Cycling, CardType::Equipment) => messages::CARD_CYCLING_EQUIPMENT,
        (EventCard::Cycling, CardType::Fans) => messages::CARD_CYCLING_FANS,
        (EventCard::Athletics, CardType::Star) => messages::CARD_ATHLETICS_STAR,
        (EventCard::Athletics, CardType::Coach) => messages::CARD_ATHLETICS_COACH,
        (EventCard::Athletics, CardType::Training) => messages::CARD_ATHLETICS_TRAINING,
        (EventCard::Athletics, CardType::Equipment) => messages::CARD_ATHLETICS_EQUIPMENT,
        (EventCard::Athletics, CardType::Fans) => messages::CARD_ATHLETICS_FANS,
    }
}

/// Everything printed on a card, as a label.
pub fn card_in_full(which: Card) -> String {
    messages::card_label(card(which), which.performance(), which.acquisition())
}

/// The name of a medal.
pub fn medal(medal: Medal) -> messages::Medal {
    match medal {
        Medal::Gold => messages::MEDAL_GOLD,
        Medal::Silver => messages::MEDAL_SILVER,
        Medal::Bronze => messages::MEDAL_BRONZE,
    }
}

/// What a player is doing; `None` for nothing.
pub fn status(status: PlayerStatus) -> Option<messages::Status> {
    match status {
        PlayerStatus::Choosing => Some(messages::STATUS_CHOOSING),
        PlayerStatus::Chosen => Some(messages::STATUS_CHOSEN),
        PlayerStatus::Takes => Some(messages::STATUS_TAKES),
        PlayerStatus::Waits => None,
    }
}
