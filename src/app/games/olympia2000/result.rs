//! The result board: who came where in the last round, and what it brought him.

use super::board::part;
use super::card::{portrait, pose};
use super::identity;
use super::model::{self, Line};
use super::words::{self, Say};
use crate::app::games::{Piece, Stand};
use crate::app::parts::{live, live_if, mark, says, seat_class, tap};
use leptos::prelude::*;
use pentathlon::games::olympia2000::{Athlete, Chip};

/// What the last round brought. Its lines stay; who stands in one comes with the turn of the line.
pub fn result(stand: Stand, looked_at: RwSignal<Option<Athlete>>) -> AnyView {
    let last = part(stand, |view| view.last.map(|round| (round.chip.discipline, round.winner.is_none())));
    let last = move || last.get().flatten().flatten();
    let any = Piece::new(move || last().is_some());
    let seats = stand.players.with_value(Vec::len);
    let line = move |index: usize| {
        let line = part(stand.turn(4 + index), move |view| {
            let round = view.last?;
            Some((round.chip, model::lines(&round).get(index).copied()?))
        });
        live_if(move || {
            let (chip, line) = line.get().flatten().flatten()?;
            Some(result_line(stand, chip, index, line, looked_at))
        })
    };
    let title = move || {
        last().map_or_else(String::new, |(discipline, _)| {
            Say::LastRound.with(&[("discipline", words::discipline(discipline))])
        })
    };
    live(move || {
        if any.get() != Some(true) {
            return view! { <p class="result-none">{Say::FirstRound.text()}</p> }.into_any();
        }
        let void = move || last().is_some_and(|(_, void)| void);
        view! {
            <h2 class="overline">{says(title)}</h2>
            <ol>{(0..seats).map(line).collect_view()}</ol>
            {live_if(move || void().then(|| view! { <p class="void">{Say::VoidRound.text()}</p> }))}
        }
        .into_any()
    })
}

fn result_line(
    stand: Stand,
    chip: Chip,
    index: usize,
    line: Line,
    looked_at: RwSignal<Option<Athlete>>,
) -> impl IntoView {
    let Line { seat, athlete, rank, wins, chooses } = line;
    let value = chip.value.to_string();
    let mut notes = Vec::new();
    if wins && chooses {
        notes.push(Say::TakesAndChooses.with(&[("value", &value)]));
    } else if wins {
        notes.push(Say::TakesLaurels.with(&[("value", &value)]));
    } else if chooses {
        notes.push(Say::ChoosesNext.text().to_owned());
    } else if rank.is_none() {
        notes.push(Say::NoPlace.text().to_owned());
    }
    if athlete.earns_consolation() {
        notes.push(Say::TakesConsolation.text().to_owned());
    }
    let place = words::place(athlete.place(chip.discipline));
    view! {
        <li class=format!("line {}", seat_class(seat)) class:wins=wins style:--i=index.to_string()>
            <button
                type="button"
                aria-label=Say::LookAt.with(&[("name", athlete.name())])
                data-card=identity::card(athlete)
                data-from=identity::seat(seat)
                on:click=tap(move || looked_at.set(Some(athlete)))
            >
                {portrait(athlete, pose(athlete, chip.discipline))}
            </button>
            <span class="line-rank">{rank.map_or("–".to_owned(), |rank| rank.to_string())}</span>
            <span class="line-who">
                <b>{athlete.name()}</b>
                <span class="line-player">{mark(seat)}{stand.name(seat)}</span>
                <small>{notes.join(" · ")}</small>
            </span>
            <span class="line-place" class:word=rank.is_none()>{place}</span>
        </li>
    }
}
