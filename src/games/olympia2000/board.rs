//! The public part of the table: seats, competition card, result board.

use super::card::{look_at, picture};
use super::model::{self, Column, Deck, Prize};
use super::result::result;
use super::seats::{badge, won_so_far};
use super::stage::stage;
use super::{Context, identity, names};
use crate::messages::{olympia2000 as messages, olympia2000rules, screens};
use crate::ui::{ActionButton, deferred, derived_bool, derived_text, dynamic_if, laurel, pictogram, pile};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Action, Athlete, Chip, Discipline};
use pentathlon_engine::rules::Seat;

/// Everything that is public.
pub fn board(context: Context) -> AnyView {
    let looked_at = RwSignal::new(None::<Athlete>);
    let seat_looked_at = RwSignal::new(None::<Seat>);
    let seats = context.seats();
    let badge = move |seat: Seat| deferred(move || badge(context, seat, seat_looked_at));
    view! {
        <div class=format!("olympia-board seated-{seats}") class:placed=context.is_played()>
            <ul aria-label=screens::list_players() class="seats">{Seat::all(seats).map(badge).collect_view()}</ul>
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

fn competition(context: Context) -> impl IntoView {
    let columns = Discipline::ALL.map(|discipline| deferred(move || column(context, discipline)));
    let on_offer = context.memo(model::prize);
    let deck = context.memo(model::deck);
    let chooses = context.memo(model::has_chooser);
    view! {
        <div class="columns" class:choosing=derived_bool(move || on_offer.read().choosing)>{columns}</div>
        {deferred(move || dynamic_if(move || prize(on_offer.get())))}
        <p class="aim">{derived_text(move || if chooses.get() { messages::aim() } else { messages::aim_last() }.to_owned())}</p>
        {pile(identity::DECK, "deck", derived_text(move || deck_words(context, deck.get())))}
    }
}

fn deck_words(context: Context, deck: Deck) -> String {
    match deck {
        Deck::Over => messages::deck_over().to_owned(),
        Deck::Left { cards, dealer } => messages::deck(cards, &context.name(dealer)),
    }
}

/// A column stays in the document for the whole table; only what changes in it is updated.
fn column(context: Context, discipline: Discipline) -> AnyView {
    let name = names::discipline(discipline);
    let action = Action::Chip(discipline);
    let selected = context.is_selected(action);
    let column = context.memo(move |view| model::column(view, discipline));
    let is = move |what: fn(&Column) -> bool| what(&column.read());
    let uppermost = Memo::new(move |_| column.read().uppermost);
    let left = move || column.read().left;
    let label = move || match uppermost.get() {
        Some(chip) => messages::column_label(name, left(), chip.value),
        None => messages::column_label_empty(name),
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
            context.refuse_tap(messages::why_column_empty(), olympia2000rules::RULES_TWO_TEXT);
        } else {
            context.refuse_tap(messages::why_column_not_now(), olympia2000rules::RULES_TWO_TEXT);
        }
    };
    let class = move || {
        let lit = if is(|column| column.lit) { " lit" } else { "" };
        let empty = if uppermost.get().is_none() && lit.is_empty() { " empty" } else { "" };
        format!("column{lit}{empty}")
    };
    let ready = move || is(|column| column.choosing && column.uppermost.is_some()) && context.is_asked();
    let content = view! {
        <span class="visually-hidden">{derived_text(label)}</span>
        <span class="column-picture">{pictogram(picture(discipline))}</span>
        <span class="column-name" aria-hidden="true">
            {if name.short() == name.text() {
                name.text().into_any()
            } else {
                view! {
                    <span class="long">{name.text()}</span>
                    <span class="short">{name.short()}</span>
                }
                    .into_any()
            }}
        </span>
        <span class="column-chips" aria-hidden="true">{deferred(chips)}</span>
        <span class="column-left" aria-hidden="true">
            {derived_text(move || messages::left(left()))}
        </span>
    };
    ActionButton {
        selected,
        ready: derived_bool(ready),
        ..ActionButton::new(action.to_string(), derived_text(class))
    }
    .view(content.into_any(), move || untrack(act))
}

/// The place of a chip in its column. The chip stays there until it becomes the prize.
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

/// The prize of this round, and the next one.
fn prize(prize: Prize) -> Option<AnyView> {
    let Prize { now, won, revealed, next, choosing, last } = prize;
    let then = match next {
        _ if last => messages::then_last().into_any(),
        Some(next) => view! {
            <span>{messages::then(names::discipline(next.discipline))}</span>
            <span data-card=identity::chip(next)>{laurel(next.value, "small")}</span>
        }
        .into_any(),
        None if choosing => messages::then_open().into_any(),
        None => messages::then_nothing().into_any(),
    };
    now.map(|prize| {
        let name = names::discipline(prize.discipline);
        let label = messages::prize_label(name, prize.value);
        // While the round is shown the chip is on the stage, then it goes to its winner. Its place stays until the end.
        let card = if won || revealed { String::new() } else { identity::chip(prize) };
        view! {
            <div class="prize" class:won=won>
                <p class="overline">{messages::this_round()}</p>
                <span role="img" aria-label=label data-card=card>{laurel(prize.value, "large")}</span>
                <h2>{name.text()}</h2>
                <p class="then">{then}</p>
            </div>
        }
        .into_any()
    })
}
