//! How Olympikos is drawn: pure functions from a view to a model, then the game's own components.

mod board;
mod card;
mod clock;
#[cfg(test)]
mod display_sync;
mod hand;
mod held;
mod hyphens;
mod identity;
mod keys;
mod medal_stand;
mod model;
mod names;
mod narrate;
mod options;
mod pad;
mod pads;
mod past;
mod pictures;
mod ready_screen;
mod rules;
mod seats;
mod sounds;
mod sport;
mod sport_notes;
mod sports;
mod stage;
mod together;

use crate::games;
use crate::messages::olympikos as messages;
use crate::session::{BoardContext, GameUi, HeldCard, Score, SetUpSheet, SkipBehaviour, Verdict};
use crate::sound::{Family, Sound};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Event, Grade, Medal, Olympikos, View};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// The context of board and hand.
type Context = BoardContext<Olympikos>;

impl GameUi for Olympikos {
    const SOUNDS: &'static Family = &sounds::SOUNDS;
    const START: Option<fn() -> &'static str> = Some(messages::ask_start);

    fn board(context: Context) -> AnyView {
        board::board(context)
    }

    fn hand(context: Context) -> AnyView {
        hand::hand(context)
    }

    fn held(view: &View, seat: Seat) -> Vec<HeldCard> {
        held::held(view, seat)
    }

    fn progress(view: &View) -> String {
        board::progress(view)
    }

    fn narrate(event: &Event, players: &[Player]) -> Option<String> {
        narrate::narrate(event, players)
    }

    fn display_ms(event: &Event) -> u32 {
        narrate::display_ms(event)
    }

    fn stop(event: &Event, next: Option<&Event>) -> SkipBehaviour {
        narrate::stop(event, next)
    }

    fn sound(event: &Event) -> Option<Sound> {
        narrate::sound(event)
    }

    fn explain(violation: &str) -> Option<&'static str> {
        narrate::explain(violation)
    }

    fn rules() -> AnyView {
        rules::rules()
    }

    fn questions(sheet: SetUpSheet) -> AnyView {
        view! { {games::questions(&options::OPTIONS, sheet)} {options::preferences(sheet)} }.into_any()
    }

    /// Points by medal, as Coach, and lost.
    fn score(view: &View) -> Score {
        let together = view.setup.is_together();
        let points = Seat::all(view.players.len())
            .zip(&view.players)
            .map(|(seat, player)| {
                let sum = |medal: Option<Medal>| -> i32 {
                    let as_coach = medal.is_none();
                    let turns = view.past.iter().filter(|past| (past.coach == seat) == as_coach || together);
                    let points = turns.flat_map(|past| {
                        let mine = past.points.iter().zip(Medal::ALL);
                        mine.filter(move |(_, its)| medal.is_none_or(|medal| medal == *its))
                            .map(|(points, _)| points)
                    });
                    if together {
                        return points.flatten().copied().map(i32::from).sum();
                    }
                    points.filter_map(|points| points.get(seat.index())).copied().map(i32::from).sum()
                };
                let mut points: Vec<i32> = Medal::ALL.into_iter().map(|medal| sum(Some(medal))).collect();
                if !together {
                    points.push(sum(None));
                    let gained: i32 = points.iter().sum();
                    points.push(i32::from(player.points) - gained);
                }
                points
            })
            .collect();
        let mut categories =
            vec![messages::category_bronze(), messages::category_silver(), messages::category_gold()];
        if !together {
            categories.extend([messages::category_coach(), messages::category_lost()]);
        }
        Score { categories, points, neutral: None }
    }

    /// The grade of two people who played together (K27).
    fn verdict(view: &View, players: &[String]) -> Option<Verdict> {
        let points = view.players.first().filter(|_| view.setup.is_together())?.points;
        let reached = Grade::of(i32::from(points));
        let line = |grade: Grade| {
            let (name, from) = (names::grade(grade), grade.from_points());
            let line = match grade {
                Grade::WorldRecord => messages::grade_all(name, from),
                _ => messages::grade_from(name, from),
            };
            (line, grade == reached)
        };
        Some(Verdict {
            title: messages::verdict_title(players, points, names::grade(reached)),
            heading: messages::verdict_heading(),
            grades: Grade::ALL.into_iter().rev().map(line).collect(),
        })
    }
}
