//! Olympicards: each step of the traces shows what was played, who withdrew, and who won gold.

use crate::traces::steps::{follow, numbers, of, seats};
use pentathlon_engine::games::olympicards;
use pentathlon_engine::rules::Seat;

#[test]
fn the_table_shows_what_was_played_who_withdrew_and_who_won_gold() {
    use olympicards::{Attempt, Performance};
    for (name, text, trace) in of("olympicards") {
        let seats = seats(&trace);
        // C13: with two players either withdraws, three times in all, and the opponent gets the medal.
        let last = seats.max(3);
        let (mut laid, mut withdrawn, mut golds) = (Vec::new(), Vec::new(), Vec::new());
        follow(&name, &text, |verb, action, seat, view: &olympicards::View| {
            match verb {
                "cards" => {
                    let cards = numbers(&action["cards"]).into_iter().filter_map(Performance::of_card);
                    laid.push((seat, Attempt::of(cards).unwrap()));
                }
                "withdraw" => withdrawn.push(seat),
                _ => {}
            }
            if withdrawn.len() == last {
                golds.push(Some(if seats == 2 { seat.left(2) } else { seat }));
                laid.clear();
                withdrawn.clear();
            }
            assert_eq!(view.laid.iter().map(|laid| (laid.seat, laid.attempt)).collect::<Vec<_>>(), laid);
            assert_eq!(view.withdrawn, withdrawn);
            assert_eq!(view.finished.iter().map(|finished| finished.gold).collect::<Vec<_>>(), golds);
            if seats > 2 {
                for (player, seat) in view.players.iter().zip(Seat::all(seats)) {
                    assert_eq!(player.playing, !withdrawn.contains(&seat));
                }
            }
        });
        assert_eq!(golds.len(), 9);
    }
}
