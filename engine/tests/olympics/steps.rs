//! Olympics: each step of the traces shows the bids, and who takes which pair.

use crate::traces::steps::{follow, number, of, seats};
use pentathlon_engine::games::olympics;
use pentathlon_engine::rules::Seat;

#[test]
fn the_table_shows_the_bids_and_who_takes_which_pair() {
    for (name, text, trace) in of("olympics") {
        let seats = seats(&trace);
        let (mut bids, mut taken) = (vec![None; seats], 0);
        follow(&name, &text, |verb, action, seat, view: &olympics::View| match verb {
            "bid" => {
                if taken == seats {
                    (bids, taken) = (vec![None; seats], 0);
                }
                bids[seat.index()] = olympics::Card::new(number(&action["card"]));
                let all = bids.iter().all(Option::is_some);
                assert_eq!(view.bids.is_some(), all, "bids are turned over together");
                let shown = |shown: &olympics::Bids| Seat::all(seats).map(|seat| shown.of(seat)).collect();
                assert_eq!(view.bids.as_ref().map(shown), all.then(|| bids.clone()));
            }
            "take" => {
                taken += 1;
                assert_eq!(view.players[seat.index()].cards, 5, "three cards and the pair");
                let open = olympics::Card::new(number(&action["pair"])).unwrap();
                if taken < seats {
                    let by = olympics::Competitor::Seat(seat);
                    assert!(view.gone.contains(&Some(olympics::Taken { open, by })));
                }
            }
            _ => {}
        });
    }
}
