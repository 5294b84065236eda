//! What is sent to a worker arrives unchanged: set-ups, views and actions.

use crate::walk;
use pentathlon_engine::rules::{Rules, Seat, Setup, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

fn crosses<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let written = postcard::to_allocvec(value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&written).as_ref(), Ok(value));
}

fn all_of<R: Rules>()
where
    R::Setup: Serialize + DeserializeOwned,
    R::View: Serialize + DeserializeOwned,
    R::Action: Serialize + DeserializeOwned,
{
    for seats in R::Setup::INFO.seats {
        let walk = walk::walk::<R>(seats, 12);
        crosses(&walk.setup);
        for step in &walk.steps {
            crosses(&R::view(&step.before, Viewer::Seat(step.seat)));
            crosses(&walk::legal::<R>(&step.before, step.seat));
        }
        crosses(&R::view(&walk.end, Viewer::Seat(Seat(0))));
    }
}

// A visitor cannot ask that set-ups can be sent.
macro_rules! tests {
    ($($game:ident $rules:ident),*) => {
        #[test]
        fn what_crosses_to_a_worker_arrives_as_it_was() {
            $(all_of::<pentathlon_engine::games::$game::$rules>();)*
        }
    };
}

pentathlon_engine::for_each_game!(tests);
