//! The secrets of Olympics: hands, face-down pool cards, bids before they are revealed, investments (M9, M18).

use pentathlon_engine::games::olympics::{Card, Chosen, Line, Olympics, View};
use pentathlon_engine::rules::{Seat, Viewer};

use super::hidden::{Secrets, Things, at_the_start, tells_no_secret};
use super::names;

/// All descriptions of a card: its number, its type, and its type with its stars.
fn things(card: Card) -> [String; 3] {
    [format!("card {card}"), kind(card), format!("{} {}", kind(card), card.performance())]
}

fn kind(card: Card) -> String {
    format!("{} {}", card.event(), card.card_type().id())
}

fn all_of(cards: impl IntoIterator<Item = Card>) -> Things {
    cards.into_iter().flat_map(things).collect()
}

impl Secrets for Olympics {
    fn known(view: &View) -> Things {
        let mut known: Vec<Card> = view.discard.iter().collect();
        known.extend(view.pool.iter().flatten().flat_map(|pair| [Some(pair.open), pair.closed]).flatten());
        known.extend(view.gone.iter().flatten().map(|gone| gone.open));
        let lines = |lines: &[Line]| lines.iter().flat_map(|line| line.known().iter()).collect::<Vec<_>>();
        for player in &view.players {
            known.extend(player.hand.into_iter().flat_map(|hand| hand.iter().collect::<Vec<_>>()));
            known.extend(player.taken.iter());
            known.extend(lines(&player.lines));
            for chosen in [player.bid, player.investment] {
                if let Chosen::Known(card) = chosen {
                    known.push(card);
                }
            }
        }
        if let Some(neutral) = &view.neutral {
            known.extend(neutral.pair.iter());
            known.extend(lines(&neutral.lines));
        }
        all_of(known)
    }

    fn held(view: &View) -> Things {
        all_of(view.seat().and_then(|seat| view.player(seat)?.hand).unwrap_or_default().iter())
    }

    fn told(page: &str) -> Things {
        let text = page.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
        let numbers = after(&text, &["\"card ", "\"bid ", "\"take ", "\"invest "]);
        let values = after(&text, &["acquisition value ", "olympics-bib\">"]);
        let mut told = Things::new();
        for card in Card::all() {
            let [number, kind, stars] = things(card);
            let called = format!("{} {}", card.event().id(), card.card_type().id()).to_lowercase();
            let count = card.performance();
            let s = if count == 1 { "" } else { "s" };
            if numbers.contains(&card.number()) || values.contains(&card.acquisition()) {
                told.insert(number);
            }
            if names(&text, &called) {
                told.insert(kind);
            }
            if names(&text, &format!("{called} ({count} star{s}"))
                || names(&text, &format!("{called}: {count} star{s}"))
            {
                told.insert(stars);
            }
        }
        told
    }
}

/// The numbers that follow one of these words.
pub fn after(text: &str, words: &[&str]) -> Vec<u8> {
    let found =
        words.iter().flat_map(|word| text.match_indices(word).map(|(at, _)| &text[at + word.len()..]));
    found
        .filter_map(|rest| {
            let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
            rest[..end].parse().ok()
        })
        .collect()
}

#[test]
fn no_secret_of_olympics_with_the_neutral_player_is_on_the_page() {
    tells_no_secret::<Olympics>(2, &[0, 1], "");
}

#[test]
fn a_card_of_olympics_is_recognised_by_number_by_value_and_by_name() {
    let coach = Card::all().find(|card| card.card_type().id() == "coach").expect("there are coaches");
    let (value, stars) = (coach.acquisition(), coach.performance());
    let [number, kind, with_stars] = things(coach);
    for (text, thing) in [
        (format!("data-card=\"card {coach}\""), &number),
        (format!("data-action=\"invest {coach}\""), &number),
        (format!("Basketball coach: {stars} stars, acquisition value {value}"), &number),
        (format!("Coach (face down, {stars} stars, acquisition value {value})"), &number),
        (format!("<span class=\"olympics-bib\">{value}</span>"), &number),
        ("Basketball\n  Coach".to_owned(), &kind),
        (format!("Basketball coach ({stars} stars)"), &with_stars),
        (format!("Basketball coach: {stars} stars, acquisition value {value}"), &with_stars),
    ] {
        assert!(Olympics::told(&text).contains(thing), "{thing} in {text}");
    }
    assert_eq!(Olympics::told("<p>75 in the deck, 12 coaches, round 4, Ana 40</p>"), Things::new());
}

#[test]
fn at_the_start_of_olympics_the_table_knows_the_open_cards_of_the_pool_alone() {
    assert_eq!(Olympics::held(&at_the_start::<Olympics>(4, Viewer::Table)), Things::new());
    let known = |viewer| Olympics::known(&at_the_start::<Olympics>(4, viewer));
    let count = |viewer| known(viewer).iter().filter(|thing| thing.starts_with("card ")).count();
    assert_eq!(count(Viewer::Table), 4);
    assert_eq!(count(Viewer::Seat(Seat(1))), 8);
}
