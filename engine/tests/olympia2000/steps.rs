//! Olympia 2000: each step of the traces shows what was revealed, and how many cards lie where.

use crate::traces::steps::{follow, number, of, seats};
use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympia2000;
use serde_json::Value;

#[test]
fn the_table_shows_what_was_revealed_and_how_many_cards_lie_where() {
    use olympia2000::{Athlete, Chip, Discipline};
    for (name, text, trace) in of("olympia2000") {
        let seats = seats(&trace);
        let column = |value: &Value| value.as_str().unwrap().parse::<Discipline>().unwrap();
        let mut chosen = [0; Discipline::COUNT];
        for chip in trace["deal"]["chips"].as_array().unwrap() {
            chosen[column(chip) as usize] += 1;
        }
        let mut deck = trace["deal"]["deck"].as_array().unwrap().len();
        let (mut hands, mut served) = (vec![4; seats], vec![false; seats]);
        let (mut sent, mut revealed, mut void) = (Vec::new(), Set::EMPTY, 0);
        follow(&name, &text, |verb, action, seat, view: &olympia2000::View| {
            match verb {
                "athlete" => {
                    hands[seat.index()] -= 1;
                    sent.extend(Athlete::new(number(&action["card"])));
                    if sent.len() == seats {
                        sent.drain(..).for_each(|athlete| _ = revealed.insert(athlete));
                    }
                    if view.void > void {
                        void += 1;
                        // Z4: all draw, if there is a card for everybody.
                        if deck >= seats {
                            deck -= seats;
                            hands.iter_mut().for_each(|hand| *hand += 1);
                        }
                    }
                }
                "chip" => {
                    let discipline = column(&action["column"]);
                    let value = 2 + chosen[discipline as usize];
                    chosen[discipline as usize] += 1;
                    assert_eq!(
                        view.next,
                        Some(Chip { discipline, value }),
                        "the uppermost chip of the column"
                    );
                }
                "give" => {
                    let to = usize::from(number(&action["to"]));
                    served[to] = true;
                    hands[to] += 1;
                    deck -= 1;
                }
                "keep" => {
                    let unserved = (0..seats).filter(|&seat| !served[seat]);
                    unserved.for_each(|seat| {
                        hands[seat] += 1;
                        deck -= 1;
                    });
                    served.fill(false);
                }
                other => panic!("{other}"),
            }
            assert_eq!(view.revealed, revealed);
            assert_eq!(usize::from(view.deck), deck);
            assert_eq!(view.players.iter().map(|player| player.cards).collect::<Vec<_>>(), hands);
        });
        assert!(sent.is_empty());
    }
}
