//! The messages for events, types, cards, medals and what players do.

use super::model::PlayerStatus;
use crate::contract::named;
use crate::messages::olympics as messages;
use pentathlon_engine::games::olympics::{Card, CardType, EventCard, Medal};

named! { messages:
    /// The name of an event.
    event: EventCard => Event,
    /// The name of a type.
    kind: CardType => Kind,
    /// The name of a medal.
    medal: Medal => Medal,
}

/// The name of a card: of its event and its type.
pub fn card(card: Card) -> messages::Card {
    messages::Card::of(card.event().index() * CardType::COUNT + card.card_type().index())
}

/// Everything printed on a card, as a label.
pub fn card_in_full(which: Card) -> String {
    messages::card_label(card(which), which.performance(), which.acquisition())
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

#[cfg(test)]
mod tests {
    use super::{Card, CardType, EventCard, card, messages};

    #[test]
    fn a_card_is_named_after_its_event_and_its_type() {
        let kinds = EventCard::ALL.into_iter().flat_map(|event| CardType::ALL.map(|kind| (event, kind)));
        let ids: Vec<String> = kinds.map(|(event, kind)| format!("{event}_{kind}")).collect();
        assert_eq!(ids, messages::Card::IDS);
        for one in Card::all() {
            let id = format!("{}_{}", one.event(), one.card_type());
            let index = messages::Card::IDS.iter().position(|other| *other == id);
            assert_eq!(index.map(messages::Card::of), Some(card(one)));
        }
    }
}
