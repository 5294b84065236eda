//! What is sent to a worker arrives unchanged: set-ups, views and actions.

use crate::walk;
use pentathlon_engine::games::olympia2000::Olympia2000;
use pentathlon_engine::games::olympicards::Olympicards;
use pentathlon_engine::games::olympics::Olympics;
use pentathlon_engine::games::olympikos::Olympikos;
use pentathlon_engine::games::orclympics::Orclympics;
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::{Rules, Seat, Setup, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

fn crosses<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let written = postcard::to_allocvec(value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&written).as_ref(), Ok(value));
}

/// Checks a game and returns its id.
fn all_of<R: Rules>() -> &'static str
where
    R::Setup: Serialize + DeserializeOwned,
    R::View: Serialize + DeserializeOwned,
    R::Action: Serialize + DeserializeOwned,
{
    for seats in R::Setup::FACTS.seats {
        let walk = walk::walk::<R>(seats, 12);
        crosses(&walk.setup);
        for step in &walk.steps {
            crosses(&R::view(&step.before, Viewer::Seat(step.seat)));
            crosses(&walk::legal::<R>(&step.before, step.seat));
        }
        crosses(&R::view(&walk.end, Viewer::Seat(Seat(0))));
    }
    R::Setup::FACTS.id
}

#[test]
fn what_crosses_to_a_worker_arrives_as_it_was() {
    let checked = [
        all_of::<Olympics>(),
        all_of::<Olympikos>(),
        all_of::<Orclympics>(),
        all_of::<Olympia2000>(),
        all_of::<Olympicards>(),
    ];
    // A visitor cannot ask that set-ups can be sent, so the games are listed.
    assert!(shelf().iter().map(|facts| facts.id).eq(checked), "every game of the shelf is checked");
}
