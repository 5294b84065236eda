//! The quick computer player of Olympia 2000.

use crate::walk;
use pentathlon_engine::bots::greedy;
use pentathlon_engine::games::olympia2000::{Action, Athlete, Olympia2000};
use pentathlon_engine::rules::{Rules, Seat, Viewer};

#[test]
fn a_regular_does_not_spend_the_best_athlete_of_a_discipline_on_a_2() {
    // Seat 0 has Petrobalos, who is certain to win the discus; the chips worth up to 6 are still to come.
    let text = "hands 3,12,27,40/10,23,39,55/20,24,38,51 deck 49,50,1,2,4,5,6,7,8,9,11,13,14,15,16,17,18,19,21,22,25,26,\
                28,29,30,31,32,33,34,35,36,37,41,42,43,44,45,46,47,48,52,53,54 chips discus,archery start 0";
    let state = Olympia2000::start(&walk::setup::<Olympia2000>(3), &text.parse().unwrap()).unwrap();
    let view = Olympia2000::view(&state, Viewer::Seat(Seat(0)));
    assert_eq!(view.prize.unwrap().value, 2);
    let legal = walk::legal::<Olympia2000>(&state, Seat(0));
    let sent = greedy::<Olympia2000>(&view, &legal, &mut walk::choices(1)).unwrap();
    assert_ne!(sent, Action::Athlete(Athlete::new(3).unwrap()), "{sent}");
}
