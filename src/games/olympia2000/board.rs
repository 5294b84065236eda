//! What is public: seats, the competition card, the result board.

use super::card::look_at;
use super::model::{self, Column, Deck, Prize};
use super::result::result;
use super::seats::{badge, won_so_far};
use super::stage::stage;
use super::words::{self, Say};
use super::{Context, identity};
use crate::figure::Pictogram;
use crate::text::Word;
use crate::ui::{ActionButton, deferred, derived_text, dynamic_if, flag, laurel, pictogram, pile};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Action, Athlete, Chip, Discipline, Phase, View};
use pentathlon_engine::rules::Seat;

/// Everything public at once.
pub fn board(context: Context) -> AnyView {
    let looked_at = RwSignal::new(None::<Athlete>);
    let seat_looked_at = RwSignal::new(None::<Seat>);
    let seats = context.seats();
    let badge = move |seat: Seat| deferred(move || badge(context, seat, seat_looked_at));
    view! {
        <div class=format!("olympia-board seated-{seats}") class:placed=context.is_played()>
            <ul aria-label=Word::ListPlayers.text() class="seats">{Seat::all(seats).map(badge).collect_view()}</ul>
            <section class="competition">{competition(context)}</section>
            <section class="result">{deferred(move || result(context, looked_at))}</section>
            {stage(context)}
            {dynamic_if(move || looked_at.get().map(|athlete| look_at(athlete, move || looked_at.set(None))))}
            {dynamic_if(move || {
                let seat = seat_looked_at.get()?;
                Some(won_so_far(context, seat, move || seat_looked_at.set(None)))
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

fn competition(context: Context) -> impl IntoView {
    let columns = Discipline::ALL.map(|discipline| deferred(move || column(context, discipline)));
    let on_offer = context.memo(model::prize);
    let deck = context.memo(model::deck);
    view! {
        <div class="columns" class:choosing=flag(move || on_offer.read().choosing)>{columns}</div>
        {deferred(move || dynamic_if(move || prize(on_offer.get())))}
        {pile(identity::DECK, "deck", derived_text(move || deck_words(context, deck.get())))}
    }
}

fn deck_words(context: Context, deck: Deck) -> String {
    match deck {
        Deck::Over => Say::DeckOver.text().to_owned(),
        Deck::Left { cards, dealer } => format!(
            "{} · {}",
            Say::Deck.with(&[("cards", &cards.to_string())]),
            Say::Dealer.with(&[("name", &context.name(dealer))])
        ),
    }
}

/// A column stays in the document as long as the table: only what changes in it is drawn again.
fn column(context: Context, discipline: Discipline) -> AnyView {
    let name = words::discipline(discipline);
    let action = Action::Chip(discipline);
    let selected = context.is_selected(action);
    let column = context.memo(move |view| model::column(view, discipline));
    let is = move |what: fn(&Column) -> bool| what(&column.read());
    let uppermost = Memo::new(move |_| column.read().uppermost);
    let left = move || column.read().left.to_string();
    let label = move || match uppermost.get() {
        Some(chip) => Say::ColumnLabel.with(&[
            ("discipline", name),
            ("count", &left()),
            ("value", &chip.value.to_string()),
        ]),
        None => Say::ColumnLabelEmpty.with(&[("discipline", name)]),
    };
    let highest = column.read_untracked().highest;
    let chips = move || {
        (Chip::LOWEST..=highest).map(|value| spot(uppermost, Chip { discipline, value })).collect_view()
    };
    let act = move || {
        let choosing = is(|column| column.choosing) && context.is_asked();
        if choosing && uppermost.get().is_some() {
            context.tap(action);
        } else if choosing {
            context.explain(Say::WhyColumnEmpty.text());
        } else {
            context.explain(Say::WhyColumnNotNow.text());
        }
    };
    let class = move || {
        let lit = if is(|column| column.lit) { " lit" } else { "" };
        let empty = if uppermost.get().is_none() { " empty" } else { "" };
        format!("column{lit}{empty}")
    };
    let ready = move || is(|column| column.choosing && column.uppermost.is_some()) && context.is_asked();
    let content = view! {
        <span class="spoken">{derived_text(label)}</span>
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
        <span class="column-chips" aria-hidden="true">{deferred(chips)}</span>
        <span class="column-left" aria-hidden="true">
            {derived_text(move || Say::Left.with(&[("count", &left())]))}
        </span>
    };
    ActionButton {
        selected,
        ready: flag(ready),
        ..ActionButton::new(action.to_string(), derived_text(class))
    }
    .view(content.into_any(), move || untrack(act))
}

/// The place of a chip in its column; the chip lies there until it is the prize.
fn spot(uppermost: Memo<Option<Chip>>, chip: Chip) -> AnyView {
    let class = move || match uppermost.get() {
        Some(uppermost) if uppermost.value == chip.value => "uppermost",
        Some(uppermost) if uppermost.value < chip.value => "",
        _ => "gone",
    };
    let identity = move || if class() == "gone" { String::new() } else { identity::chip(chip) };
    view! {
        <span class=derived_text(move || class().to_owned()) data-card=derived_text(identity)>
            {laurel(chip.value, "")}
        </span>
    }
    .into_any()
}

/// What is competed for in this round, and what comes after it.
fn prize(prize: Prize) -> Option<AnyView> {
    let Prize { now, won, told, next, choosing } = prize;
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
        // It is on the stage while the round is told, and then goes to its winner; its place stays until all is told.
        let card = if won || told { String::new() } else { identity::chip(prize) };
        view! {
            <div class="prize" class:won=won>
                <p class="overline">{Say::ThisRound.text()}</p>
                <span role="img" aria-label=label data-card=card>{laurel(prize.value, "large")}</span>
                <h2>{words::discipline(prize.discipline)}</h2>
                <p class="then">{then}</p>
            </div>
        }
        .into_any()
    })
}

/// How far the game is, in a few words.
pub fn part(view: &View) -> String {
    let current = match view.phase {
        Phase::Over => view.round,
        _ => (view.round + 1).min(view.rounds),
    };
    Say::Round.with(&[("round", &current.to_string()), ("rounds", &view.rounds.to_string())])
}

/// How far the game is, in a few words.
pub fn progress(view: &View) -> String {
    let mut words = part(view);
    if view.is_drawing_over() && view.phase != Phase::Over {
        words.push_str(" · ");
        words.push_str(Say::LastRounds.text());
    }
    words
}
