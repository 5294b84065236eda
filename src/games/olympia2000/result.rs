//! The result board: who came where in the last round, and what it brought him.

use super::board::part;
use super::card::{portrait, pose};
use super::identity;
use super::model::{self, Line};
use super::words::{self, Say};
use crate::games::{Piece, Stand};
use crate::parts::{holds, live, live_if, mark, says, seat_class, tap};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Chip, Event};

/// What the last round brought. Who stands in a line comes with the turn of the line.
pub fn result(stand: Stand, looked_at: RwSignal<Option<Athlete>>) -> AnyView {
    let last = part(stand, |view| view.last.map(|round| (round.chip.discipline, round.winner.is_none())));
    let last = move || last.get().flatten().flatten();
    let any = Piece::new(move || last().is_some());
    let seats = stand.players.with_value(Vec::len);
    let line = move |index: usize| result_line(stand.turn(4 + index), index, looked_at);
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

/// A line stands as long as the board: who stands in it is written anew.
fn result_line(stand: Stand, index: usize, looked_at: RwSignal<Option<Athlete>>) -> AnyView {
    let shown = part(stand, move |view| {
        let round = view.last?;
        Some((round.chip, model::lines(&round).get(index).copied()?))
    });
    let line = move || shown.get().flatten().flatten();
    let is = move |what: fn(Line) -> bool| line().is_some_and(|(_, line)| what(line));
    let of = move |what: fn(Line) -> String| line().map(|(_, line)| what(line)).unwrap_or_default();
    let revealing = Piece::new(move || {
        stand.shown.with(|shown| {
            let event = shown.event.as_ref().and_then(|event| event.downcast_ref::<Event>());
            event.is_some_and(|event| {
                matches!(event, Event::Revealed(_) | Event::Won { .. } | Event::Void | Event::Consoled { .. })
            })
        })
    });
    let class = move || {
        let wins = if is(|line| line.wins) { " wins" } else { "" };
        let revealed = if revealing.get() == Some(true) { " revealed" } else { "" };
        format!("line{wins}{revealed}")
    };
    let look = move || {
        if let Some((_, line)) = shown.peek().flatten().flatten() {
            looked_at.set(Some(line.athlete));
        }
    };
    view! {
        <li class=says(class) style:--i=index.to_string()>
            <i class=says(move || of(|line| format!("line-edge {}", seat_class(line.seat))))></i>
            <button
                type="button"
                aria-label=says(move || of(|line| Say::LookAt.with(&[("name", line.athlete.name())])))
                data-card=says(move || of(|line| identity::card(line.athlete)))
                data-from=says(move || of(|line| identity::seat(line.seat)))
                on:click=tap(look)
            >
                {live_if(move || line().map(|(chip, line)| portrait(line.athlete, pose(line.athlete, chip.discipline))))}
            </button>
            <span class="line-rank">
                {says(move || of(|line| line.rank.map_or("–".to_owned(), |rank| rank.to_string())))}
            </span>
            <span class="line-who">
                <b>{says(move || of(|line| line.athlete.name().to_owned()))}</b>
                <span class="line-player">
                    {live_if(move || line().map(|(_, line)| mark(line.seat)))}
                    {says(move || line().map(|(_, line)| stand.name(line.seat)).unwrap_or_default())}
                </span>
                <small>{says(move || line().map(|(chip, line)| notes(chip, line)).unwrap_or_default())}</small>
            </span>
            <span class="line-place" class:word=holds(move || is(|line| line.rank.is_none()))>
                {says(move || {
                    line().map(|(chip, line)| words::place(line.athlete.place(chip.discipline))).unwrap_or_default()
                })}
            </span>
        </li>
    }
    .into_any()
}

/// What a place brought.
fn notes(chip: Chip, line: Line) -> String {
    let Line { athlete, rank, wins, chooses, .. } = line;
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
    notes.join(" · ")
}
