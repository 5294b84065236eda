//! Orc-lympics: each step of the traces shows what everybody entered, and who has passed.

use crate::traces::steps::{follow, numbers, of, seats};
use pentathlon_engine::games::orclympics;
use pentathlon_engine::rules::SeatSet;

#[test]
fn the_table_shows_what_everybody_entered_and_who_has_passed() {
    for (name, text, trace) in of("orclympics") {
        let seats = seats(&trace);
        let (mut competition, mut passed) = (0, SeatSet::EMPTY);
        let mut entered = vec![orclympics::Team::EMPTY; seats];
        follow(&name, &text, |verb, action, seat, view: &orclympics::View| {
            match verb {
                "enter" => {
                    let cards = numbers(&action["cards"]).into_iter().filter_map(orclympics::Race::of_card);
                    entered[seat.index()] = entered[seat.index()].plus(cards.collect());
                }
                "pass" => passed = passed.with(seat),
                _ => return,
            }
            for (player, &entered) in view.players.iter().zip(&entered) {
                assert_eq!(player.history[competition], entered);
            }
            if passed == SeatSet::all(seats) {
                (competition, passed) = (competition + 1, SeatSet::EMPTY);
                entered.fill(orclympics::Team::EMPTY);
            } else {
                assert_eq!((usize::from(view.current), view.passed), (competition, passed));
            }
        });
        assert_eq!(competition, 7);
    }
}
