//! The secrets of Olympicards: hands, and the stack (C10).

use pentathlon_browser::{Value, said_with};
use pentathlon_engine::games::olympicards::{Olympicards, Performance, View};
use pentathlon_engine::rules::{Seat, Viewer};

use super::hidden::{Secrets, Things, at_the_start};
use super::names;

/// The names of a card, with spaces at which a line may break, as in [`Olympicards::told`]; each card exists twice.
fn called(card: Performance) -> String {
    let colour = format!("colour-{}", card.colour().id());
    let values = [("colour", Value::Name(&colour)), ("value", Value::Number(card.value().into()))];
    said_with("olympicards", "card-inside", &values).to_lowercase().replace('\u{a0}', " ")
}

/// A card of a player, in hand or played.
fn with(seat: Seat, card: Performance) -> String {
    format!("seat {seat}: {}", called(card))
}

impl Secrets for Olympicards {
    fn known(view: &View) -> Things {
        let mut known = Things::new();
        known.extend(view.turned.iter().copied().chain(view.turned_before.cards()).map(called));
        known.extend(view.discard.cards().map(called));
        for laid in &view.laid {
            known.extend(laid.attempt.cards().flat_map(|card| [called(card), with(laid.seat, card)]));
        }
        for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
            let last = player.last.iter().flat_map(|attempt| attempt.cards());
            let hand = player.hand.iter().flat_map(|hand| hand.cards());
            known.extend(last.chain(hand).flat_map(|card| [called(card), with(seat, card)]));
        }
        known
    }

    fn held(view: &View) -> Things {
        let Some(seat) = view.seat() else { return Things::new() };
        let hand = view.player(seat).and_then(|player| player.hand).unwrap_or_default();
        hand.cards().flat_map(|card| [called(card), with(seat, card)]).collect()
    }

    fn told(page: &str) -> Things {
        let text = page.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
        let mut told: Things =
            Performance::all().map(called).filter(|name| names_with_number(&text, name)).collect();
        for (at, word) in text.match_indices("\"card ") {
            let mut numbers =
                text[at + word.len()..].split([' ', '"']).map_while(|part| part.parse::<u8>().ok());
            if let (Some(seat), Some(index)) = (numbers.next(), numbers.next())
                && let Some(card) = Performance::all().find(|card| card.index() == index)
            {
                told.extend([called(card), with(Seat(seat), card)]);
            }
        }
        told
    }
}

/// A name that ends in a number is a different name if more digits follow.
fn names_with_number(text: &str, name: &str) -> bool {
    names(text, name)
        && text.match_indices(name).any(|(at, _)| {
            let after = text[at + name.len()..].chars().next();
            !after.is_some_and(|letter| letter.is_ascii_digit())
        })
}

#[test]
fn a_card_of_olympicards_is_recognised_by_its_name_and_by_whose_it_is() {
    let card = Performance::all().nth(3).expect("there are 45");
    let name = called(card);
    assert_eq!(Olympicards::told(&format!("<b>{name}.</b>")), Things::from([name.clone()]));
    let html = format!("data-card=\"card 2 {} 0\"", card.index());
    assert_eq!(Olympicards::told(&html), Things::from([name.clone(), with(Seat(2), card)]));
    assert_eq!(Olympicards::told(&format!("{name}5, seat 2")), Things::new());
}

#[test]
fn at_the_start_of_olympicards_nobody_knows_another_hand() {
    assert_eq!(Olympicards::known(&at_the_start::<Olympicards>(4, Viewer::Table)).len(), 0);
    assert!(Olympicards::held(&at_the_start::<Olympicards>(4, Viewer::Seat(Seat(2)))).len() > 4);
}
