//! Tests that the screen agrees with the event on show: header, badges, prompt, caption and board, in whole games of
//! every kind.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use super::{UiVisitor, visit_all};
use crate::contract::{Drawn, ViewUi};
use crate::test_tables::{self, NAMES};
use pentathlon_engine::rules::{Level, Seat, Setup, Viewer};
use pentathlon_engine::table::{Frame, Player};
use std::fmt::Debug;

/// What the tests need to know of a game's screen.
pub trait Screen: Drawn + Clone + Debug + PartialEq {
    /// The seats whose badge says that they are busy, or that they have chosen in secret.
    fn busy(view: &Self::View) -> Vec<Seat>;

    /// Whether a badge says that somebody is being asked.
    fn asked(view: &Self::View) -> bool;

    /// The seats that the event is about.
    fn seats(event: &Self::Event) -> Vec<Seat>;

    /// The beginning of the header, counted from the events alone: `count` is 0 before the first one.
    fn header(count: &mut usize, event: &Self::Event) -> Option<String>;

    /// Whether the board shows what the event says.
    fn board_agrees(view: &Self::View, event: &Self::Event) -> bool;
}

/// What on the screen disagrees with the event, if anything.
fn fault<R: Screen>(frame: &Frame<R>, players: &[Player], header: Option<&str>) -> Option<String> {
    let Frame { event, view } = frame;
    let shown = view.progress();
    if header.is_some_and(|header| !shown.starts_with(header)) {
        return Some(format!("the header says {shown}, not {header:?}"));
    }
    let shown = R::seats(event);
    if let Some(seat) = R::busy(view).into_iter().find(|seat| !shown.contains(seat)) {
        return Some(format!("the badge of seat {seat} says that it is at work"));
    }
    if R::asked(view) {
        return Some("a badge says that somebody is asked".to_owned());
    }
    let heading = R::frame(frame.clone()).heading(players);
    if heading.is_empty() {
        return Some("the prompt is empty".to_owned());
    }
    let Some(caption) = R::frame(frame.clone()).narrate(players) else {
        return Some("no caption".to_owned());
    };
    if let Some(name) = NAMES.iter().find(|&name| heading.contains(name) && !caption.contains(name)) {
        return Some(format!("the prompt names {name}, the caption does not: {caption}"));
    }
    (!R::board_agrees(view, event)).then(|| "the board shows another moment".to_owned())
}

/// A whole game of computers: each event that has a step of its own, as each viewer sees it, with the beginning of the
/// header. With `planted`, events are paired with the view after the whole action.
fn showings<R: Screen>(
    seats: usize,
    planted: bool,
    mut each: impl FnMut(&Frame<R>, &[Player], Option<&str>),
) {
    let mut table = test_tables::table::<R>(seats, Level::Rookie, 1896 + seats as u64);
    let players = table.players().to_vec();
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Table]).collect();
    let mut counts = vec![0; viewers.len()];
    while let Some(seat) = table.next_seat() {
        table.play_like(seat, Level::Rookie).unwrap();
        for (&viewer, count) in viewers.iter().zip(&mut counts) {
            let frames = table.last_frames(viewer);
            let next: Vec<_> =
                frames.iter().skip(1).map(|frame| Some(R::frame(frame.clone()))).chain([None]).collect();
            for (mut frame, next) in frames.into_iter().zip(next) {
                let header = R::header(count, &frame.event);
                let shown = R::frame(frame.clone());
                if shown.display_ms() == 0 {
                    assert!(
                        shown.stay(next.as_deref()).waits_for.is_none(),
                        "{seats} seats, {:?}: it stays until a tap, and is not shown",
                        frame.event
                    );
                    continue;
                }
                if planted {
                    frame.view = table.view(viewer);
                }
                each(&frame, &players, header.as_deref());
            }
        }
    }
}

struct EveryShowingAgrees;

impl UiVisitor for EveryShowingAgrees {
    fn visit<R: Screen>(&mut self) {
        let game = R::Setup::INFO.id;
        for seats in R::Setup::INFO.seats {
            let mut shown = 0;
            showings::<R>(seats, false, |frame, players, header| {
                shown += 1;
                if let Some(fault) = fault(frame, players, header) {
                    panic!("{game}, {seats} seats, {:?}: {fault}\n{:?}", frame.event, frame.view);
                }
            });
            assert!(shown > 50, "{game}, {seats} seats: {shown} events were shown");
            let mut found = 0;
            showings::<R>(seats, true, |frame, players, header| {
                found += usize::from(fault(frame, players, header).is_some());
            });
            assert!(found > 0, "{game}, {seats} seats: a screen that is ahead of the event is not found");
        }
    }
}

#[test]
fn at_every_step_of_a_showing_the_screen_is_at_the_event_that_is_told() {
    visit_all(&mut EveryShowingAgrees);
}
