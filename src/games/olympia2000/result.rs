//! The result board: the ranking of the last round, and what each place earned.

use super::card::{name_class, portrait, pose};
use super::model::{self, Line};
use super::{Context, frame, gone, names};
use crate::messages::olympia2000 as messages;
use crate::ui::{derived_bool, derived_text, dynamic, dynamic_if, mark, on_tap, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Chip, Event, Round};

/// The result of the last round. The lines stay in the document; a new round only changes their text.
pub fn result(context: Context, looked_at: RwSignal<Option<Athlete>>) -> AnyView {
    let newest = context.memo(|view| view.last);
    // While the stage shows a round, the hidden board still has the round before: updating it would hold up the stage.
    let last = Memo::new(move |before: Option<&Option<Round>>| match (before, context.event()) {
        (Some(before), Some(Event::Revealed(_))) => *before,
        _ => newest.get(),
    });
    let had_chooser = context.memo(model::had_chooser);
    let any = Memo::new(move |_| last.read().is_some());
    let void = Memo::new(move |_| last.read().is_some_and(|round| round.winner.is_none()));
    let void_text = context.memo(frame::void);
    let is_revealed = context.memo(model::is_revealed);
    let title = move || {
        last.get().map_or_else(String::new, |round| {
            let title = if is_revealed.get() { messages::the_round } else { messages::last_round };
            title(names::discipline(round.chip.discipline))
        })
    };
    let line = move |index: usize| {
        let line = Memo::new(move |_| {
            let round = last.get()?;
            Some((round.chip, model::lines(&round, had_chooser.get()).get(index).copied()?))
        });
        result_line(context, line, looked_at)
    };
    dynamic(move || {
        if !any.get() {
            return view! { <p class="result-none">{messages::first_round()}</p> }.into_any();
        }
        view! {
            <h2 class="overline">{derived_text(title)} {gone::count(context)}</h2>
            <ol>{(0..context.seats()).map(line).collect_view()}</ol>
            {dynamic_if(move || void.get().then(|| view! { <p class="void">{void_text.get()}</p> }))}
            {gone::gone(context)}
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
        <li class="line" class:wins=derived_bool(move || line.get().is_some_and(|(_, line)| line.wins))>
            <i class=text(|_, line| format!("line-edge {}", seat_class(line.seat)))></i>
            <button
                type="button"
                aria-label=text(|_, line| messages::look_at(names::athlete(line.athlete)))
                on:click=on_tap(look)
            >
                {dynamic_if(move || pose.get().map(|(athlete, pose)| portrait(athlete, pose)))}
            </button>
            <span class="line-rank">
                {text(|_, line| line.rank.map_or("–".to_owned(), |rank| rank.to_string()))}
            </span>
            <span class="line-who">
                <b class=text(|_, line| name_class(line.athlete).to_owned())>
                    {text(|_, line| names::athlete(line.athlete).text().to_owned())}
                </b>
                <span class="line-player">
                    {dynamic_if(move || player.get().map(mark))} " "
                    {derived_text(move || player.get().map(|seat| context.name(seat)).unwrap_or_default())}
                </span>
                <small>{text(notes)}</small>
            </span>
            <span class="line-place" class:word=derived_bool(move || line.get().is_some_and(|(_, line)| line.rank.is_none()))>
                {text(|chip, line| names::place_text(line.athlete.place(chip.discipline)))}
            </span>
        </li>
    }
    .into_any()
}

/// What a place earned.
fn notes(chip: Chip, line: Line) -> String {
    let Line { athlete, rank, wins, chooses, .. } = line;
    let consoled = athlete.earns_consolation();
    let value = chip.value + u8::from(consoled);
    match (wins, chooses, consoled) {
        (true, true, _) => messages::takes_and_chooses(value),
        (true, false, _) => messages::takes_laurels(value),
        (false, true, false) => messages::chooses_next().to_owned(),
        (false, true, true) => messages::chooses_next_consoled().to_owned(),
        (false, false, false) if rank.is_none() => messages::no_place().to_owned(),
        (false, false, true) if rank.is_none() => messages::no_place_consoled().to_owned(),
        (false, false, true) => messages::takes_consolation().to_owned(),
        (false, false, false) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::{messages, name_class, notes};
    use crate::games::olympia2000::model::Line;
    use pentathlon_engine::games::olympia2000::{Athlete, Chip, Discipline};
    use pentathlon_engine::rules::Seat;

    fn said(number: u8, rank: Option<usize>, wins: bool, chooses: bool) -> Option<String> {
        let chip = Chip { discipline: Discipline::Discus, value: 4 };
        Athlete::new(number).map(|athlete| notes(chip, Line { seat: Seat(0), athlete, rank, wins, chooses }))
    }

    #[test]
    fn what_a_place_brought_is_said_in_a_few_words() {
        assert_eq!(said(7, Some(1), true, false), Some(messages::takes_laurels(4)));
        assert_eq!(said(7, Some(3), false, true).as_deref(), Some(messages::chooses_next()));
        assert_eq!(said(7, Some(2), false, false).as_deref(), Some(""));
        assert_eq!(said(7, None, false, false).as_deref(), Some(messages::no_place()));
        assert_eq!(said(51, Some(3), false, true).as_deref(), Some(messages::chooses_next_consoled()));
        assert_eq!(said(51, Some(1), true, true), Some(messages::takes_and_chooses(5)));
        let words = [said(51, Some(1), true, true), said(51, None, false, false)];
        let longest = words.iter().flatten().flat_map(|said| said.split(' ')).map(str::len).max();
        assert!(longest <= Some(8), "no word is too long for a fifth of a phone");
    }

    #[test]
    fn long_names_stand_closer() {
        let long = |number: u8| Athlete::new(number).map(name_class);
        let (any, all) =
            ((1..=55).any(|it| long(it) == Some("long")), (1..=55).all(|it| long(it) == Some("long")));
        assert!(any && !all);
    }
}
