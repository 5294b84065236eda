//! Tests that a table of any game plays, thinks and reads as the same table of one game.

#![allow(clippy::unwrap_used)]

use super::display_sync::Screen;
use super::{UiVisitor, every_game_ui, visit_all};
use crate::contract::{ActionUi, FrameUi, GameTable, view_of};
use crate::test_tables;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::rules::{Level, Refusal, Seat, Setup, Viewer};
use pentathlon_engine::table::{Entry, Frame, Player};
use std::sync::Arc;

/// Any action of two players in a game other than that one.
fn action_of_another(game: &str, players: &[Player]) -> Arc<dyn ActionUi> {
    let other = every_game_ui().into_iter().find(|ui| ui.info().id != game).unwrap();
    let table = other.open("", players.to_vec(), Seed::from_number(1)).unwrap();
    Seat::all(2).find_map(|seat| table.quick_action(seat, Level::Rookie)).unwrap()
}

struct AnyTableIsTheSame;

impl UiVisitor for AnyTableIsTheSame {
    fn visit<G: Screen>(&mut self) {
        let open = || test_tables::table::<G>(2, Level::Regular, 9);
        let mut typed = open();
        let mut any: Box<dyn GameTable> = Box::new(open());
        let of =
            |action: Option<Arc<dyn ActionUi>>| action.and_then(|action| action.of::<G::Action>().copied());
        for number in 0..25 {
            let seat = typed.awaiting().seats().first().unwrap();
            let action = typed.quick_action(seat, Level::Regular).unwrap();
            let thought = any.quick_action(seat, Level::Regular).unwrap();
            assert_eq!(of(Some(thought.clone())), Some(action));
            assert_eq!(thought.to_string(), action.to_string());
            typed.act(seat, action, number).unwrap();
            any.act(seat, any.parse(&action.to_string()).unwrap().as_ref(), number).unwrap();
            assert_eq!(any.record(), typed.to_string());
            assert!(
                any.entry(number as usize)
                    .is_some_and(|entry| entry == Entry { seat, action: thought.clone(), at_ms: number })
            );
            for viewer in [Viewer::Seat(seat), Viewer::Table] {
                let plain = |frames: Vec<Arc<dyn FrameUi>>| -> Vec<Frame<G>> {
                    frames.iter().map(|frame| frame.of::<G>().unwrap().clone()).collect()
                };
                assert_eq!(view_of::<G::View>(&any.view(viewer)).as_deref(), Some(&typed.view(viewer)));
                assert_eq!(plain(any.last_frames(viewer)), typed.last_frames(viewer));
                let new = any.history(number as usize, viewer).into_iter().map(plain).collect::<Vec<_>>();
                assert_eq!(new, typed.history(number as usize, viewer));
            }
            let race = any.race();
            assert_eq!(race.is_some(), G::RACE.is_some());
            let clock = race.and_then(|race| race.time_up());
            assert_eq!(of(clock), typed.legal(Seat::CLOCK).first().copied());
            assert_eq!(race.and_then(|race| race.countdown()), typed.countdown());
            for seat in Seat::all(2) {
                assert_eq!(of(any.forced(seat)), typed.forced(seat));
                let [reaction, erased] = [
                    typed.react(seat, Level::Regular).map(|it| (it.action, it.after_ms)),
                    race.and_then(|race| race.react(seat, Level::Regular))
                        .map(|it| (of(Some(it.action)).unwrap(), it.after_ms)),
                ];
                assert_eq!(erased, reaction);
            }
        }
        let before = any.record();
        let seat = typed.awaiting().seats().first().unwrap();
        assert!(any.parse("no such action").is_none());
        let other = action_of_another(G::Setup::INFO.id, typed.players());
        assert_eq!(any.act(seat, other.as_ref(), 0), Err(Refusal::NotNow));
        assert_eq!(any.record(), before);
    }
}

#[test]
fn a_table_of_any_game_is_the_same_table() {
    visit_all(&mut AnyTableIsTheSame);
}
