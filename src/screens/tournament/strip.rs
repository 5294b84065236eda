//! What a game of a tournament has changed, below its podium: who is first since then, and what each participant has gained.

use super::change::{LeadChange, note_podium};
use super::coming::Coming;
use super::course::Course;
use super::lead::note_lead;
use super::screen::on_shelf_of;
use super::track::gain;
use super::{champions, title};
use crate::games;
use crate::messages::tournament as messages;
use crate::saves::tournaments;
use crate::ui::{count_up, dynamic_if, seat_class, seat_token};
use leptos::prelude::*;
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::tournament::{Tournament, points, standing};

/// The strip of the tournament with that id below the podium of one of its tables, and where the way on leads. It is there
/// when the games before are loaded, and says nothing if this one does not count.
pub fn strip(id: &str, table: &str, way_on: RwSignal<String>) -> AnyView {
    let read = |id: &str| tournaments::SAVES.text(id)?.parse::<Tournament>().ok();
    let Some(tournament) = read(id) else { return ().into_any() };
    let (id, table) = (id.to_owned(), table.to_owned());
    let is_here = RwSignal::new(false);
    // The screen may be gone by then.
    games::load(&on_shelf_of(&tournament), move |_| _ = is_here.try_set(true));
    dynamic_if(move || {
        let course = Course::read(&id, read(&id).filter(|_| is_here.get())?);
        let standing = course.standing();
        let coming = Coming::of(&course, &standing);
        note_lead(&id, &course, &standing, coming.as_ref());
        way_on.set(leads_to(coming.as_ref()));
        drawn(&id, &course, &table, coming.is_none())
    })
}

/// The way on from the podium.
fn leads_to(coming: Option<&Coming>) -> String {
    match coming {
        None => messages::to_ceremony().to_owned(),
        Some(coming) => coming
            .game()
            .map_or_else(|| messages::on_to_next().to_owned(), |game| messages::on_to(&title_of(game))),
    }
}

/// The strip; `is_over` if no game is left.
fn drawn(id: &str, course: &Course, table: &str, is_over: bool) -> Option<AnyView> {
    let number = course.over().position(|(round, _)| round.table == table)?;
    let change = LeadChange::of(course, number)?;
    let is_last = number + 1 == course.over().count();
    if is_last {
        note_podium(id);
    }
    let gained = points(course.over().nth(number)?.1);
    let results = course.results();
    let now = standing(gained.len(), results.get(..=number)?);
    let sentence = if is_over && is_last { champions(course, &now) } else { change.sentence(course, number) };
    let rows: Vec<AnyView> =
        now.by_rank().into_iter().map(|(_, seat)| row(course, seat, &now.points, &gained)).collect();
    // Four are two and two.
    let columns = if rows.len() > 3 { rows.len().div_ceil(2) } else { rows.len() };
    Some(
        view! {
            <section class="evening event-strip" aria-labelledby="event-strip">
                <div>
                    <p class="overline">{title(course.tournament.programme.len())}</p>
                    <h2 id="event-strip">{sentence}</h2>
                </div>
                <ul style:--columns=columns.to_string()>{rows}</ul>
            </section>
        }
        .into_any(),
    )
}

/// What somebody had, has, and has gained.
fn row(course: &Course, seat: Seat, sums: &[i32], gains: &[i32]) -> AnyView {
    let of = |points: &[i32]| points.get(seat.index()).copied().unwrap_or_default();
    let (sum, gained) = (of(sums), of(gains));
    let name = course.name(seat);
    view! {
        <li class=seat_class(seat)>
            <span class="visually-hidden">{messages::gained(&name, gained, sum)}</span>
            <span class="row" aria-hidden="true">
                {seat_token(seat)} <span>{name.clone()}</span> <i>{sum - gained}</i> <span class="to">"›"</span> {count_up(sum - gained, gained)}
                <span class="gained">{gain(gained)}</span>
            </span>
        </li>
    }
    .into_any()
}
