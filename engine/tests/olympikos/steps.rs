//! Olympikos: each step of the traces shows the cards on each medal.

use crate::traces::steps::{follow, number, of};
use pentathlon_engine::games::olympikos;
use pentathlon_engine::rules::Seat;

#[test]
fn the_table_shows_the_cards_on_each_medal_in_order_of_arrival() {
    for (name, text, _) in of("olympikos") {
        let mut turn = 0;
        let mut laid: [Vec<Seat>; 3] = Default::default();
        follow(&name, &text, |verb, action, seat, view: &olympikos::View| {
            if view.turn != turn {
                (turn, laid) = (view.turn, Default::default());
                return;
            }
            if verb == "place" {
                laid[usize::from(number(&action[2]))].push(seat);
            }
            if view.phase == olympikos::Phase::Race {
                for (stand, laid) in view.stands.iter().zip(&laid) {
                    let athlete = |owner| match owner {
                        olympikos::Owner::Seat(seat) if seat != view.coach => Some(seat),
                        _ => None,
                    };
                    let shown: Vec<Seat> =
                        stand.cards.iter().filter_map(|card| athlete(card.owner)).collect();
                    assert_eq!(&shown, laid);
                    assert!(stand.cards.iter().all(|card| card.ring.is_none()), "rings are hidden (K25)");
                }
            }
        });
    }
}
