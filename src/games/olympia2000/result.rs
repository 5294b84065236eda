//! The result board: where everybody came in the last round, and what it brought.

use super::Context;
use super::card::{name_class, portrait, pose};
use super::model::{self, Line};
use super::words::{self, Say};
use crate::ui::{derived_text, dynamic, dynamic_if, flag, mark, on_tap, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Chip, Event, Round};

/// What the last round brought. The lines stay in the document: a round changes their text only.
pub fn result(context: Context, looked_at: RwSignal<Option<Athlete>>) -> AnyView {
    let newest = context.memo(|view| view.last);
    // While the stage before it tells a round, it has the one before, for what nobody sees would hold up the stage.
    let last = Memo::new(move |before: Option<&Option<Round>>| match (before, context.event()) {
        (Some(before), Some(Event::Revealed(_))) => *before,
        _ => newest.get(),
    });
    let any = Memo::new(move |_| last.read().is_some());
    let void = Memo::new(move |_| last.read().is_some_and(|round| round.winner.is_none()));
    let told = context.memo(model::is_told);
    let title = move || {
        last.get().map_or_else(String::new, |round| {
            let say = if told.get() { Say::TheRound } else { Say::LastRound };
            say.with(&[("discipline", words::discipline(round.chip.discipline))])
        })
    };
    let line = move |index: usize| {
        let line = Memo::new(move |_| {
            let round = last.get()?;
            Some((round.chip, model::lines(&round).get(index).copied()?))
        });
        result_line(context, line, looked_at)
    };
    dynamic(move || {
        if !any.get() {
            return view! { <p class="result-none">{Say::FirstRound.text()}</p> }.into_any();
        }
        view! {
            <h2 class="overline">{derived_text(title)}</h2>
            <ol>{(0..context.seats()).map(line).collect_view()}</ol>
            {dynamic_if(move || void.get().then(|| view! { <p class="void">{Say::VoidRound.text()}</p> }))}
        }
        .into_any()
    })
}

fn result_line(
    context: Context,
    line: Memo<Option<(Chip, Line)>>,
    looked_at: RwSignal<Option<Athlete>>,
) -> AnyView {
    let text = |of: fn(Chip, Line) -> String| {
        derived_text(move || line.get().map(|(chip, line)| of(chip, line)).unwrap_or_default())
    };
    let player = Memo::new(move |_| line.get().map(|(_, line)| line.seat));
    let pose = Memo::new(move |_| {
        line.get().map(|(chip, line)| (line.athlete, pose(line.athlete, chip.discipline)))
    });
    let look = move || looked_at.set(line.get_untracked().map(|(_, line)| line.athlete));
    view! {
        <li class="line" class:wins=flag(move || line.get().is_some_and(|(_, line)| line.wins))>
            <i class=text(|_, line| format!("line-edge {}", seat_class(line.seat)))></i>
            <button
                type="button"
                aria-label=text(|_, line| Say::LookAt.with(&[("name", line.athlete.name())]))
                on:click=on_tap(look)
            >
                {dynamic_if(move || pose.get().map(|(athlete, pose)| portrait(athlete, pose)))}
            </button>
            <span class="line-rank">
                {text(|_, line| line.rank.map_or("–".to_owned(), |rank| rank.to_string()))}
            </span>
            <span class="line-who">
                <b class=text(|_, line| name_class(line.athlete).to_owned())>
                    {text(|_, line| line.athlete.name().to_owned())}
                </b>
                <span class="line-player">
                    {dynamic_if(move || player.get().map(mark))} " "
                    {derived_text(move || player.get().map(|seat| context.name(seat)).unwrap_or_default())}
                </span>
                <small>{text(notes)}</small>
            </span>
            <span class="line-place" class:word=flag(move || line.get().is_some_and(|(_, line)| line.rank.is_none()))>
                {text(|chip, line| words::place(line.athlete.place(chip.discipline)))}
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

#[cfg(test)]
mod tests {
    use super::{name_class, notes};
    use crate::games::olympia2000::model::Line;
    use pentathlon_engine::games::olympia2000::{Athlete, Chip, Discipline};
    use pentathlon_engine::rules::Seat;

    #[test]
    fn what_a_place_brought_is_said_in_a_few_words() {
        let chip = Chip { discipline: Discipline::Discus, value: 4 };
        let said = |number: u8, rank: Option<usize>, wins: bool, chooses: bool| {
            Athlete::new(number)
                .map(|athlete| notes(chip, Line { seat: Seat(0), athlete, rank, wins, chooses }))
        };
        assert_eq!(said(7, Some(1), true, false).as_deref(), Some("takes 4"));
        assert_eq!(said(7, Some(3), false, true).as_deref(), Some("picks a prize"));
        assert_eq!(said(7, None, false, false).as_deref(), Some("no place"));
        assert_eq!(said(51, Some(3), false, true).as_deref(), Some("picks a prize · +1 chip"));
        let words = [said(51, Some(1), true, true), said(51, None, false, false)];
        let longest = words.iter().flatten().flat_map(|said| said.split(' ')).map(str::len).max();
        assert!(longest <= Some(6), "no word is too long for a fifth of a phone");
    }

    #[test]
    fn long_names_stand_closer() {
        let long = |number: u8| Athlete::new(number).map(name_class);
        let (any, all) =
            ((1..=55).any(|it| long(it) == Some("long")), (1..=55).all(|it| long(it) == Some("long")));
        assert!(any && !all);
    }
}
