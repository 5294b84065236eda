//! Tests that the engine takes what the set-up offers.

#![allow(clippy::unwrap_used)]

use super::display_sync::Screen;
use super::{UiVisitor, visit_all};
use crate::contract::{Company, GameOption};
use pentathlon_engine::rules::Setup;

struct Options;

impl UiVisitor for Options {
    fn visit<G: Screen>(&mut self) {
        let info = G::Setup::INFO;
        for option in G::UI.set_up().options {
            let makes_sense = |seats: &usize| {
                let company = Company { seats: *seats, people: 1, is_tournament: false };
                option.only.is_none_or(|only| only(company))
            };
            let seats = info.seats.clone().find(makes_sense).unwrap();
            let answers = 0..option.answers.len();
            let setups: Vec<String> = answers
                .map(|answer| {
                    let options = option.choose("", answer);
                    assert_eq!(option.chosen(&options), answer, "{}: {options}", info.id);
                    G::Setup::new(seats, &options).unwrap().to_string()
                })
                .collect();
            let is_new = |(number, setup): (usize, &String)| !setups[..number].contains(setup);
            assert!(setups.iter().enumerate().all(is_new), "{}: {setups:?}", info.id);
        }
        for named in G::UI.set_up().new_options {
            let asks = |option: &&GameOption| option.choose("", 0) == *named;
            assert!(
                G::UI.set_up().options.iter().any(|option| asks(&option)),
                "{}: {named} is the default",
                info.id
            );
        }
        let seats = *info.seats.start();
        for unasked in G::UI.set_up().new_options_unasked {
            let [setup, usual] =
                [unasked, ""].map(|options| G::Setup::new(seats, options).unwrap().to_string());
            assert_ne!(setup, usual, "{}: {unasked} is the default", info.id);
            assert!(!G::UI.set_up().options.iter().any(|option| option.choose("", 0) == *unasked));
        }
    }
}

#[test]
fn the_engine_takes_every_answer_and_tells_it_from_the_others() {
    visit_all(&mut Options);
}
