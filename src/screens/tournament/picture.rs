//! The picture of a tournament to keep: everybody on the podium of the evening.

use super::cast::{Athlete, cast, won};
use super::course::Course;
use super::title;
use crate::browser::{day, local_date};
use crate::covers::{EVENING, cover, cut, look};
use crate::messages::language::language;
use crate::screens::share::picture::{Subject, Words, picture_of};
use crate::screens::table::podium::steps::podium_places;
use crate::ui::{mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::rules::{Seat, Standing};

/// The picture, with buttons to save and to share it.
pub fn picture(course: &Course, standing: &Standing, headline: &str) -> AnyView {
    let began = course.tournament.began;
    let date = local_date(began).map(|date| format!("-{date}")).unwrap_or_default();
    let seats = || Seat::all(standing.ranks.len());
    let subject = Subject {
        look: &EVENING,
        steps: podium_places(standing),
        grade: None,
        prizes: seats().map(|seat| won(course, seat).map(|(number, _)| number).collect()).collect(),
        words: Words {
            title: title(course.tournament.programme.len()),
            day: day(language(), began),
            headline: headline.to_owned(),
            names: course.names(seats()),
            grade: None,
        },
        file_name: format!("pentathlon{date}.png"),
    };
    let figures: Vec<AnyView> = seats()
        .zip(cast(course, standing))
        .map(|(seat, athlete)| {
            let (game, picture) = athlete
                .map_or_else(|| (None, mark(seat).into_any()), |Athlete { game, picture }| (Some(game), picture));
            // Dark on the gold, light in the evening.
            let is_first = standing.ranks.get(seat.index()) == Some(&1);
            let ink = if is_first { EVENING.field } else { EVENING.ink };
            view! {
                <span class=format!("champion-picture {}", seat_class(seat)) data-game=game style:--ink=ink style:--picture-accent=if_first(is_first)>
                    {picture}
                </span>
            }
            .into_any()
        })
        .chain(course.over().enumerate().filter_map(|(number, (round, _))| arch(number, &round.game)))
        .collect();
    picture_of(
        subject,
        view! { <div class="picture-figures evening-figures" hidden style:--picture-ground="none">{figures}</div> }
            .into_any(),
    )
}

/// The colour of what an athlete holds.
fn if_first(is_first: bool) -> &'static str {
    if is_first { "#fff" } else { EVENING.ornament }
}

/// The arch of a game, on a square of 100.
fn arch(number: usize, game: &str) -> Option<AnyView> {
    let (cover, cut, look) = (cover(game)?, cut(game)?, look(game)?);
    let (art, place, field, rim) = ((cover.art)(), cut.square, look.field, EVENING.field);
    let markup = format!(
        r##"<clipPath id="arch-{number}"><path d="M4 50a46 46 0 0 1 92 0v42q0 4-4 4H8q-4 0-4-4z"/></clipPath><path fill="{rim}" d="M0 50a50 50 0 0 1 100 0v44q0 6-6 6H6q-6 0-6-6z"/><g clip-path="url(#arch-{number})"><path fill="{field}" d="M0 0h100v100H0z"/><svg class="cover" viewBox="{place}"><svg width="300" height="330" overflow="visible">{art}</svg></svg></g>"##
    );
    Some(
        view! {
            <span data-game=game.to_owned()>
                <svg viewBox="0 0 100 100" inner_html=markup></svg>
            </span>
        }
        .into_any(),
    )
}
