//! All points, in a dialog: a column for each participant, best first, and a row for each game; then the games.

use super::chapters::chapters;
use super::course::{Course, Outcome};
use crate::messages::{screens, tournament as messages};
use crate::ui::{Dialog, dynamic_if, mark, on_tap, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::{Seat, Standing};
use pentathlon_engine::tournament::points;

/// A button that opens the dialog.
pub fn all_points(course: &Course, standing: &Standing) -> AnyView {
    let is_open = RwSignal::new(false);
    let (course, standing) = (course.clone(), standing.clone());
    let is_for_two = course.tournament.participants.len() == 2;
    let dialog = move || {
        let (table, chapters) = (table_of_points(&course, &standing), chapters(&course));
        view! {
            <Dialog title=messages::all_points() on_close=move || is_open.set(false) wide=true>
                // Only the dialog scrolls upright.
                <div>{table}</div>
                {chapters}
                <p class="remark">{messages::points_why()}</p>
                {is_for_two.then(|| view! { <p class="remark">{messages::points_together()}</p> }.into_any())}
            </Dialog>
        }
    };
    view! {
        <button type="button" class="button all-points" aria-haspopup="dialog" on:click=on_tap(move || is_open.set(true))>
            {messages::all_points()}
        </button>
        {dynamic_if(move || is_open.get().then(&dialog))}
    }
    .into_any()
}

/// The table.
fn table_of_points(course: &Course, standing: &Standing) -> AnyView {
    let seats: Vec<Seat> = standing.by_rank().into_iter().map(|(_, seat)| seat).collect();
    let heads: Vec<AnyView> = seats
        .iter()
        .map(|&seat| {
            view! { <th scope="col" class=seat_class(seat)>{mark(seat)} " " {course.name(seat)}</th> }
                .into_any()
        })
        .collect();
    let rows: Vec<AnyView> = course
        .rounds()
        .map(|(round, outcome)| {
            let cells: Vec<AnyView> = match outcome {
                Outcome::Over(ranks) => of_game(ranks, &seats),
                other => vec![without_points(other, seats.len())],
            };
            view! { <tr data-round=round.game.clone()><th scope="row">{title_of(&round.game)}</th> {cells}</tr> }
                .into_any()
        })
        .collect();
    let of = |seat: &Seat| standing.points.get(seat.index()).copied().unwrap_or_default();
    let totals: Vec<AnyView> =
        seats.iter().map(|seat| view! { <td class="total">{of(seat)}</td> }.into_any()).collect();
    let rank = |seat: &Seat| standing.ranks.get(seat.index()).copied().unwrap_or(1);
    let places: Vec<AnyView> =
        seats.iter().map(|seat| view! { <td>{screens::place(rank(seat))}</td> }.into_any()).collect();
    view! {
        <div class="scroll tournament-points" tabindex="0" role="region" aria-label=messages::all_points()>
            <table>
                <thead><tr><th scope="col">{messages::game_head()}</th> {heads}</tr></thead>
                <tbody>{rows}</tbody>
                <tfoot>
                    <tr data-sums="points"><th scope="row">{messages::total()}</th> {totals}</tr>
                    <tr data-sums="places"><th scope="row">{messages::place_head()}</th> {places}</tr>
                </tfoot>
            </table>
        </div>
    }
    .into_any()
}

/// The points of a game, with the places.
fn of_game(ranks: &[u8], seats: &[Seat]) -> Vec<AnyView> {
    let gained = points(ranks);
    let cell = |seat: &Seat| {
        let gained = gained.get(seat.index()).copied().unwrap_or_default();
        let place = screens::place(ranks.get(seat.index()).copied().unwrap_or(1));
        view! {
            <td>
                <span class="visually-hidden">{messages::place_and_points(&place, gained)}</span>
                <b aria-hidden="true">{gained}</b>
                <small aria-hidden="true">{place}</small>
            </td>
        }
        .into_any()
    };
    seats.iter().map(cell).collect()
}

/// The row of a game that does not count, or not yet.
fn without_points(outcome: &Outcome, seats: usize) -> AnyView {
    let word = match outcome {
        Outcome::InProgress(_) | Outcome::Over(_) => messages::in_progress(),
        Outcome::GivenUp => messages::given_up(),
        Outcome::Missing => messages::missing(),
        Outcome::Changed => messages::changed(),
    };
    view! { <td class="no-points" colspan=seats.to_string()>{word}</td> }.into_any()
}
