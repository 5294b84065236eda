//! The result board: where everybody came in the last round, and what it brought.

use super::card::{portrait, pose};
use super::model::{self, Line};
use super::words::{self, Say};
use super::{Context, identity};
use crate::ui::{card_list, derived_text, dynamic, dynamic_if, mark, on_tap, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Chip, Event, Round};

/// What the last round brought.
pub fn result(context: Context, looked_at: RwSignal<Option<Athlete>>) -> AnyView {
    let last = context.memo(|view| view.last);
    let any = Memo::new(move |_| last.read().is_some());
    let void = Memo::new(move |_| last.read().is_some_and(|round| round.winner.is_none()));
    let title = move || {
        last.get().map_or_else(String::new, |round| {
            Say::LastRound.with(&[("discipline", words::discipline(round.chip.discipline))])
        })
    };
    let lines = move || {
        let lines = |round: Round| {
            (0..).zip(model::lines(&round)).map(move |(index, line)| (index, round.chip, line))
        };
        last.get().into_iter().flat_map(lines).collect::<Vec<(u8, Chip, Line)>>()
    };
    dynamic(move || {
        if !any.get() {
            return view! { <p class="result-none">{Say::FirstRound.text()}</p> }.into_any();
        }
        view! {
            <h2 class="overline">{derived_text(title)}</h2>
            <ol>
                {card_list(
                    lines,
                    // No athlete competes twice.
                    |(_, _, line)| u64::from(line.athlete.number()),
                    move |(index, chip, line)| result_line(context, index, chip, line, looked_at),
                )}
            </ol>
            {dynamic_if(move || void.get().then(|| view! { <p class="void">{Say::VoidRound.text()}</p> }))}
        }
        .into_any()
    })
}

fn result_line(
    context: Context,
    index: u8,
    chip: Chip,
    line: Line,
    looked_at: RwSignal<Option<Athlete>>,
) -> AnyView {
    let Line { seat, athlete, rank, wins, .. } = line;
    let revealing = Memo::new(move |_| {
        matches!(
            context.event(),
            Some(Event::Revealed(_) | Event::Won { .. } | Event::Void | Event::Consoled { .. })
        )
    });
    let class = move || {
        let wins = if wins { " wins" } else { "" };
        let revealed = if revealing.get() { " revealed" } else { "" };
        format!("line{wins}{revealed}")
    };
    view! {
        <li class=derived_text(class) style:--i=index.to_string()>
            <i class=format!("line-edge {}", seat_class(seat))></i>
            <button
                type="button"
                aria-label=Say::LookAt.with(&[("name", athlete.name())])
                data-card=identity::card(athlete)
                data-from=identity::seat(seat)
                on:click=on_tap(move || looked_at.set(Some(athlete)))
            >
                {portrait(athlete, pose(athlete, chip.discipline))}
            </button>
            <span class="line-rank">{rank.map_or("–".to_owned(), |rank| rank.to_string())}</span>
            <span class="line-who">
                <b>{athlete.name()}</b>
                <span class="line-player">{mark(seat)} {context.name(seat)}</span>
                <small>{notes(chip, line)}</small>
            </span>
            <span class="line-place" class:word=rank.is_none()>{words::place(athlete.place(chip.discipline))}</span>
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
