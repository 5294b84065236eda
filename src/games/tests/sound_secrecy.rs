//! Tests that the five sounds of each game reveal nothing that a player in the room may not know.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::display_sync::Screen;
use super::{UiVisitor, visit_all};
use crate::sound::Sound;
use crate::sound::tests::check_family;
use crate::test_tables;
use pentathlon_engine::rules::{Level, Seat, Setup, Viewer};

struct HasFiveSounds;

impl UiVisitor for HasFiveSounds {
    fn visit<R: Screen>(&mut self) {
        check_family(R::Setup::INFO.id, R::UI.sounds());
    }
}

#[test]
fn every_game_has_five_short_quiet_sounds_of_its_own() {
    visit_all(&mut HasFiveSounds);
}

/// Plays a game and checks that viewers who know equally much of an action hear the same sound.
struct AllHearTheSame;

impl UiVisitor for AllHearTheSame {
    fn visit<R: Screen>(&mut self) {
        let mut table = test_tables::table::<R>(3, Level::Rookie, 23);
        let mut compared = 0;
        while let Some(seat) = table.next_seat() {
            table.play_like(seat, Level::Rookie).unwrap();
            let heard = |viewer| -> Vec<Option<Sound>> {
                table.last_frames(viewer).into_iter().map(|frame| R::frame(frame).sound()).collect()
            };
            let public = heard(Viewer::Table);
            for own in
                Seat::all(3).map(|seat| heard(Viewer::Seat(seat))).filter(|own| own.len() == public.len())
            {
                assert_eq!(own, public, "{}, action {} of seat {}", R::Setup::INFO.id, table.len(), seat.0);
                compared += own.iter().flatten().count();
            }
        }
        assert!(compared > 50, "{compared} sounds were compared");
    }
}

#[test]
fn who_knows_a_card_hears_the_same_as_who_does_not() {
    visit_all(&mut AllHearTheSame);
}
