//! The medal ceremony: totals, medals, ties.

use super::game::{Game, card, cards, player};
use pentathlon_engine::games::olympics::{Card, Ceremony, Competitor, Event, EventCard, Medal, Token};

use EventCard::Basketball;

/// The result of basketball between players with these cards.
fn between(lines: &[&[u8]]) -> Ceremony {
    Ceremony::new(Basketball, lines.iter().enumerate().map(|(seat, line)| (player(seat), cards(line))))
}

/// The participants, best first: seat, stars, medal, whether it was a tie.
fn result(ceremony: &Ceremony) -> Vec<(usize, u8, Option<Medal>, bool)> {
    ceremony
        .entries()
        .map(|(entry, medal)| (entry.competitor.index(), entry.stars, medal, entry.tied))
        .collect()
}

#[test]
fn rulebook_the_highest_total_gets_gold_the_second_silver_the_third_bronze() {
    // 5 + 4 + 3 = 12; 4 + 3 + 2 = 9; 3 + 2 + 1 = 6; 3.
    let ceremony = between(&[&[3, 6, 9], &[1, 4, 7], &[13], &[2, 5, 8]]);
    assert_eq!(
        result(&ceremony),
        [
            (1, 12, Some(Medal::Gold), false),
            (3, 9, Some(Medal::Silver), false),
            (0, 6, Some(Medal::Bronze), false),
            (2, 3, None, false)
        ]
    );
    assert_eq!(ceremony.medals(), [Some(player(1)), Some(player(3)), Some(player(0))]);
    assert_eq!(ceremony.unclaimed().count(), 0);
}

#[test]
fn rulebook_only_the_cards_of_that_event_count() {
    let ceremony = between(&[&[15, 16, 17, 31], &[14], &[61]]);
    assert_eq!(result(&ceremony), [(1, 2, Some(Medal::Gold), false), (0, 1, Some(Medal::Silver), false)]);
}

#[test]
fn m13_rulebook_a_player_without_a_card_there_gets_no_medal_and_unclaimed_ones_are_discarded() {
    let ceremony = between(&[&[], &[15], &[16, 31]]);
    assert_eq!(result(&ceremony), [(1, 1, Some(Medal::Gold), false)], "one card of one star is enough");
    assert_eq!(ceremony.unclaimed().collect::<Vec<_>>(), [Medal::Silver, Medal::Bronze]);
    assert_eq!(between(&[&[], &[]]).medals(), [None; 3]);
    assert_eq!(between(&[&[], &[]]).unclaimed().count(), 3);
}

#[test]
fn m12_rulebook_a_tie_is_broken_by_the_highest_acquisition_value_among_the_cards_there() {
    // Five stars each: 1 has Acquisition 20; 2 and 9 have 34 and 51; 4 and 12 have 28 and 35.
    let ceremony = between(&[&[1], &[2, 9], &[4, 12]]);
    assert_eq!(
        result(&ceremony),
        [
            (1, 5, Some(Medal::Gold), true),
            (2, 5, Some(Medal::Silver), true),
            (0, 5, Some(Medal::Bronze), true)
        ]
    );
    let best: Vec<Card> = ceremony.entries().map(|(entry, _)| entry.best).collect();
    assert_eq!(best, [card(9), card(12), card(1)]);
}

#[test]
fn m12_only_tied_players_are_reported_as_tied() {
    let ceremony = between(&[&[1], &[2, 9], &[13], &[1, 4]]);
    assert_eq!(result(&ceremony).iter().map(|entry| entry.3).collect::<Vec<_>>(), [false, true, true, false]);
}

#[test]
fn m12_a_card_at_another_event_breaks_no_tie() {
    // 30, of swimming, has Acquisition 75.
    let ceremony = between(&[&[1, 30], &[2, 9]]);
    assert_eq!(ceremony.medals()[0], Some(player(1)));
}

#[test]
fn m12_replaced_cards_do_not_count() {
    // Coach 6 (two stars, Acquisition 70) is replaced by coach 4 (four stars, 28).
    let mut game = Game::of(
        3,
        "hands 6,4,59,60/16,17,18,19/31,32,33,34 deck 61,62,63,64,65,66,67,68,69,70,71,72,46,47,48,49,50,51,…",
    );
    game.seat_0_invests(&[6, 4]);
    let ceremony = game.table().ceremony(Basketball);
    let (entry, _) = ceremony.entries().next().unwrap();
    assert_eq!((entry.cards, entry.stars, entry.best), (cards(&[4]), 4, card(4)));
}

#[test]
fn m12_any_lines_are_ranked_as_a_sort_would() {
    let mut chance = crate::walk::choices(5);
    for _ in 0..2_000 {
        let mut lines = vec![Vec::new(); 5];
        for number in 1..=15 {
            if let Some(line) = lines.get_mut(chance.below(7) as usize) {
                line.push(number);
            }
        }
        let mut expected: Vec<(u8, u8, usize)> = lines
            .iter()
            .enumerate()
            .filter(|(_, line)| !line.is_empty())
            .map(|(seat, line)| {
                let stars = line.iter().map(|&number| card(number).performance()).sum();
                (stars, line.iter().map(|&number| card(number).acquisition()).max().unwrap(), seat)
            })
            .collect();
        expected.sort_unstable_by(|a, b| b.cmp(a));
        let lines: Vec<&[u8]> = lines.iter().map(Vec::as_slice).collect();
        let found: Vec<(u8, u8, usize)> = between(&lines)
            .entries()
            .map(|(entry, _)| (entry.stars, entry.best.acquisition(), entry.competitor.index()))
            .collect();
        assert_eq!(found, expected);
        for (entry, _) in between(&lines).entries() {
            let others = expected.iter().filter(|other| other.2 != entry.competitor.index());
            assert_eq!(entry.tied, others.into_iter().any(|other| other.0 == entry.stars));
        }
    }
}

#[test]
fn rulebook_events_take_place_one_by_one_and_begin_by_turning_over_what_is_hidden() {
    for seats in 2..=5 {
        for seed in 0..10 {
            let walk = crate::walk::walk::<pentathlon_engine::games::olympics::Olympics>(seats, seed);
            let events = &walk.steps.last().unwrap().events;
            let from = events.iter().position(|event| matches!(event, Event::LastCardDrawn { .. })).unwrap();
            let mut expected = EventCard::ALL.into_iter();
            let mut turned = None;
            for event in &events[from + 1..] {
                match *event {
                    Event::Turned { event, .. } => turned = Some(event),
                    Event::Awarded(ceremony) => {
                        assert_eq!(Some(ceremony.event), expected.next());
                        assert!(turned.take().is_none_or(|turned| turned == ceremony.event));
                    }
                    Event::Ended => assert_eq!(expected.next(), None),
                    other => panic!("{other:?}"),
                }
            }
        }
    }
}

#[test]
fn rulebook_what_was_hidden_is_turned_over_with_the_token_on_it_and_counts() {
    use pentathlon_engine::rules::{Rules, Viewer};
    for seats in 2..=5 {
        let walk = crate::walk::walk::<pentathlon_engine::games::olympics::Olympics>(seats, 70);
        let last = walk.steps.last().unwrap();
        let mut state = last.before.clone();
        let mut looked = 0;
        pentathlon_engine::games::olympics::Olympics::play(
            &mut state,
            last.seat,
            last.action,
            &mut |state, event| {
                let view = pentathlon_engine::games::olympics::View::new(state, Viewer::Table);
                if let Event::Awarded(ceremony) = event {
                    for competitor in view.competitors() {
                        let line = view.line(competitor, ceremony.event).unwrap();
                        assert!(!matches!(line.token, Token::Covers(_)), "all open");
                    }
                    assert_eq!(view.ceremony(ceremony.event), ceremony, "as everybody can count");
                    assert_eq!(view.medals[ceremony.event.index()], Some(ceremony.medals()));
                    looked += 1;
                }
                if let Event::Turned { event, cards } = event {
                    for competitor in view.competitors() {
                        if let Some(card) = cards[competitor.index()] {
                            assert_eq!(view.line(competitor, event).unwrap().token, Token::Marks(card));
                        }
                    }
                }
            },
        )
        .unwrap();
        assert_eq!(looked, 5);
    }
}

#[test]
fn rulebook_the_neutral_player_is_awarded_medals_too() {
    let lines = [(player(0), cards(&[13])), (player(1), cards(&[])), (Competitor::Neutral, cards(&[1]))];
    let ceremony = Ceremony::new(Basketball, lines.into_iter());
    assert_eq!(ceremony.medals(), [Some(Competitor::Neutral), Some(player(0)), None]);
}
