//! What is public: seats, the competition card, the result board.

use super::card::look_at;
use super::identity;
use super::model::{self, Column, Deck, Prize};
use super::result::result;
use super::seats::{seat_badge, won_so_far};
use super::words::{self, Say};
use crate::figure::Pictogram;
use crate::games::{Piece, Stand};
use crate::parts::{holds, later, laurel, live_if, pictogram, says, tap, truth};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Action, Athlete, Chip, Discipline, Phase, View};
use pentathlon_engine::rules::Seat;

/// Something of the view that is shown, drawn anew only when it changes.
pub fn part<T: Clone + PartialEq + Send + Sync + 'static>(
    stand: Stand,
    part: impl Fn(&View) -> T + Send + Sync + 'static,
) -> Piece<Option<T>> {
    Piece::new(move || stand.shown.with(|shown| shown.view.downcast_ref::<View>().map(&part)))
}

/// Everything public at once.
pub fn board(stand: Stand) -> AnyView {
    let looked_at = RwSignal::new(None::<Athlete>);
    let seat_looked_at = RwSignal::new(None::<Seat>);
    // The seats stay the same as long as the table stands.
    let seats = stand.players.with_value(Vec::len);
    // In turns: the seats two by two, the columns, the prize, the result line by line.
    let badge = move |seat: Seat| seat_badge(stand.turn(1 + seat.index() / 2), seat, seat_looked_at);
    let fourth = stand.turn(4);
    view! {
        <div class=format!("o-board seated-{seats}") class:placed=stand.plays()>
            <ul class="seats">
                {stand.opens(2, move || Seat::all(seats).map(|seat| later(move || badge(seat))).collect_view())}
            </ul>
            <section class="competition">{competition(stand.turn(2))}</section>
            <section class="result">{stand.opens(9, move || result(fourth, looked_at))}</section>
            {live_if(move || looked_at.get().map(|athlete| look_at(athlete, move || looked_at.set(None))))}
            {live_if(move || {
                let seat = seat_looked_at.get()?;
                let shown = stand.shown.get();
                let player = shown.view.downcast_ref::<View>()?.player(seat)?.clone();
                Some(won_so_far(stand, seat, player, move || seat_looked_at.set(None)))
            })}
        </div>
    }
    .into_any()
}

/// The pictogram of a discipline.
pub fn picture(discipline: Discipline) -> Pictogram {
    match discipline {
        Discipline::Discus => Pictogram::Discus,
        Discipline::Marathon => Pictogram::Marathon,
        Discipline::LongJump => Pictogram::LongJump,
        Discipline::Archery => Pictogram::Archery,
        Discipline::Combination => Pictogram::Combination,
    }
}

fn competition(stand: Stand) -> impl IntoView {
    let columns: Vec<AnyView> = Discipline::ALL
        .into_iter()
        .zip(3..)
        .map(|(discipline, step)| stand.opens(step, move || column(stand, discipline)))
        .collect();
    let third = stand.turn(3);
    let prize_shown = part(third, model::prize);
    let deck_shown = part(third, model::deck);
    let choosing = holds(move || prize_shown.get().flatten().is_some_and(|prize| prize.choosing));
    view! {
        <div class="columns" class:choosing=choosing>{columns}</div>
        {stand.opens(8, move || live_if(move || Some(prize(prize_shown.get().flatten()?))))}
        <p class="deck" data-place=identity::DECK>
            {says(move || deck_shown.get().flatten().map_or_else(String::new, |deck| deck_words(stand, deck)))}
        </p>
    }
}

fn deck_words(stand: Stand, deck: Deck) -> String {
    match deck {
        Deck::Over => Say::DeckOver.text().to_owned(),
        Deck::Left { cards, dealer } => format!(
            "{} · {}",
            Say::Deck.with(&[("cards", &cards.to_string())]),
            Say::Dealer.with(&[("name", &stand.name(dealer))])
        ),
    }
}

/// A column stands as long as the table: only what changes in it is written anew, for it is much.
fn column(stand: Stand, discipline: Discipline) -> AnyView {
    let name = words::discipline(discipline);
    let action = Action::Chip(discipline).to_string();
    let selected = stand.is_selected(&action);
    let shown = part(stand, move |view| model::column(view, discipline));
    let is = move |what: fn(Column) -> bool| shown.get().flatten().is_some_and(what);
    let uppermost = part(stand, move |view| view.columns.uppermost(discipline));
    let left = move || shown.get().flatten().map_or(0, |column| column.left).to_string();
    let label = move || match uppermost.get().flatten().flatten() {
        Some(chip) => Say::ColumnLabel.with(&[
            ("discipline", name),
            ("count", &left()),
            ("value", &chip.value.to_string()),
        ]),
        None => Say::ColumnLabelEmpty.with(&[("discipline", name)]),
    };
    let highest = shown.peek().flatten().map_or(0, |column| column.highest);
    let chips = move || {
        (Chip::LOWEST..=highest).map(|value| spot(uppermost, Chip { discipline, value })).collect_view()
    };
    let notation = action.clone();
    let act = move || {
        let (choosing, empty) = (is(|column| column.choosing), is(|column| column.uppermost.is_none()));
        let choosing = choosing && stand.asked().is_some();
        if choosing && !empty {
            stand.tap(notation.clone());
        } else if choosing {
            stand.explain(Say::WhyColumnEmpty.text());
        } else {
            stand.explain(Say::WhyColumnNotNow.text());
        }
    };
    let ready = move || is(|column| column.choosing && column.uppermost.is_some()) && stand.asked().is_some();
    view! {
        <button
            type="button"
            class="column"
            class:lit=holds(move || is(|column| column.lit))
            class:empty=holds(move || is(|column| column.uppermost.is_none()))
            class:selected=selected
            aria-pressed=truth(move || selected.get())
            data-action=action
            data-ready=truth(ready)
            on:click=tap(act)
        >
            <span class="spoken">{says(label)}</span>
            <span class="column-picture">{pictogram(picture(discipline))}</span>
            <span class="column-name" aria-hidden="true">
                {if discipline == Discipline::Combination {
                    view! {
                        <span class="long">{name}</span>
                        <span class="short">{Say::CombinationShort.text()}</span>
                    }
                        .into_any()
                } else {
                    name.into_any()
                }}
            </span>
            <span class="column-chips" aria-hidden="true">{later(chips)}</span>
            <span class="column-left" aria-hidden="true">
                {says(move || Say::Left.with(&[("count", &left())]))}
            </span>
        </button>
    }
    .into_any()
}

/// The place of a chip in its column; it lies there until it is the prize.
fn spot(uppermost: Piece<Option<Option<Chip>>>, chip: Chip) -> AnyView {
    let lies =
        move || uppermost.get().flatten().flatten().is_some_and(|uppermost| uppermost.value <= chip.value);
    let class = move || match uppermost.get().flatten().flatten() {
        Some(uppermost) if uppermost.value == chip.value => "uppermost",
        Some(uppermost) if uppermost.value < chip.value => "",
        _ => "gone",
    };
    view! {
        <span
            class=says(move || class().to_owned())
            data-card=says(move || if lies() { identity::chip(chip) } else { String::new() })
        >
            {laurel(chip.value, "")}
        </span>
    }
    .into_any()
}

fn prize(shown: Prize) -> impl IntoView {
    let Prize { now, next, choosing } = shown;
    let then = match next {
        Some(next) => view! {
            <span data-card=identity::chip(next)>{laurel(next.value, "small")}</span>
            <span>{Say::Then.with(&[("discipline", words::discipline(next.discipline))])}</span>
        }
        .into_any(),
        None if choosing => Say::ThenOpen.text().into_any(),
        None => Say::ThenNothing.text().into_any(),
    };
    now.map(|prize| {
        let label = Say::PrizeLabel.with(&[
            ("discipline", words::discipline(prize.discipline)),
            ("value", &prize.value.to_string()),
        ]);
        view! {
            <div class="prize">
                <p class="overline">{Say::ThisRound.text()}</p>
                <span role="img" aria-label=label data-card=identity::chip(prize)>{laurel(prize.value, "large")}</span>
                <h2>{words::discipline(prize.discipline)}</h2>
                <p class="then">{then}</p>
            </div>
        }
    })
}

/// How far the game is, in a few words.
pub fn progress(view: &View) -> String {
    let current = match view.phase {
        Phase::Over => view.round,
        _ => (view.round + 1).min(view.rounds),
    };
    let mut words = Say::Round.with(&[("round", &current.to_string()), ("rounds", &view.rounds.to_string())]);
    if view.is_drawing_over() && view.phase != Phase::Over {
        words.push_str(" · ");
        words.push_str(Say::LastRounds.text());
    }
    words
}

/// The categories in which points are counted.
pub fn categories() -> Vec<&'static str> {
    let mut categories: Vec<&'static str> = Discipline::ALL.map(words::discipline).to_vec();
    categories.push(Say::Consolation.text());
    categories
}
