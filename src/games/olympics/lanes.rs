//! The scoreboard: the five events as columns, a lane for each competitor.

use super::board::{lit_event, part};
use super::card::medal;
use super::emblem::emblem;
use super::look::LookedAt;
use super::model::{self, Cell, Lane, Status};
use super::sport::{colour, picture};
use super::words::{self, Say};
use super::{identity, who};
use crate::games::Stand;
use crate::parts::{holds, live_if, pictogram, tap};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Card, Competitor, EventCard, Medal, Token};

/// Events and lanes.
pub fn scoreboard(stand: Stand, looked_at: RwSignal<Option<LookedAt>>) -> AnyView {
    // Who competes stays the same as long as the table stands.
    let seats = stand.players.with_value(Vec::len);
    let heads: Vec<AnyView> =
        EventCard::ALL.into_iter().map(|event| event_head(stand, event, looked_at)).collect();
    let lanes: Vec<AnyView> = Competitor::all(seats)
        .map(|competitor| {
            let turn = 1 + competitor.index();
            stand.opens(turn, move || lane(stand.turn(turn), competitor, looked_at))
        })
        .collect();
    view! {
        <section class="m-scoreboard" style:--lanes=Competitor::count(seats).to_string()>
            <div class="m-events">{heads}</div>
            <ul class="m-lanes">{lanes}</ul>
        </section>
    }
    .into_any()
}

fn event_head(stand: Stand, event: EventCard, looked_at: RwSignal<Option<LookedAt>>) -> AnyView {
    let lie = part(stand, move |view| model::has_medals(view, event));
    let lit = lit_event(stand);
    let medals = move |lie: bool| {
        let words = if lie { Say::MedalsLie } else { Say::MedalsGone }.text();
        let label = Say::EventLabel.with(&[("event", words::event(event)), ("medals", words)]);
        let lying = lie.then(|| Medal::ALL.map(|one| medal(one, identity::medal(event, one))));
        view! {
            <span class="spoken">{label}</span>
            <span class="m-medals">{lying.into_iter().flatten().collect_view()}</span>
        }
    };
    view! {
        <button
            type="button"
            class=format!("m-event {}", colour(event))
            class:lit=holds(move || lit.get().flatten() == Some(event))
            on:click=tap(move || looked_at.set(Some(LookedAt::Event(event))))
        >
            <span class="m-tile" aria-hidden="true">{pictogram(picture(event))}</span>
            <span class="m-name" aria-hidden="true">
                <span class="long">{words::event(event)}</span>
                <span class="short">{words::event_in_short(event)}</span>
            </span>
            {live_if(move || Some(medals(lie.get()??)))}
        </button>
    }
    .into_any()
}

fn lane(stand: Stand, competitor: Competitor, looked_at: RwSignal<Option<LookedAt>>) -> AnyView {
    let head = part(stand, move |view| model::lane(view, competitor));
    let lit = lit_event(stand);
    let cells: Vec<AnyView> = EventCard::ALL
        .into_iter()
        .map(|event| {
            let cell = part(stand, move |view| model::cell(view, competitor, event));
            view! {
                <button
                    type="button"
                    class=format!("m-cell {}", colour(event))
                    class:lit=holds(move || lit.get().flatten() == Some(event))
                    on:click=tap(move || looked_at.set(Some(LookedAt::Event(event))))
                >
                    {live_if(move || Some(cell_of(stand, competitor, event, cell.get().flatten().flatten()?)))}
                </button>
            }
            .into_any()
        })
        .collect();
    view! {
        <li class=format!("m-lane {}", who::class(competitor))>
            {live_if(move || Some(lane_head(stand, competitor, head.get().flatten()?, looked_at)))}
            {cells}
        </li>
    }
    .into_any()
}

/// What somebody is doing, in a word.
pub fn status(status: Status) -> &'static str {
    match status {
        Status::Choosing => Say::Choosing.text(),
        Status::Chosen => Say::Chosen.text(),
        Status::Takes => Say::Takes.text(),
        Status::Waits => "",
    }
}

fn lane_head(
    stand: Stand,
    competitor: Competitor,
    lane: Lane,
    looked_at: RwSignal<Option<LookedAt>>,
) -> AnyView {
    let Lane { points, cards, status: doing } = lane;
    let name = who::name(stand, competitor);
    let busy = matches!(doing, Status::Choosing | Status::Takes);
    let points_in_words = words::points(points);
    let label = match competitor {
        Competitor::Neutral => Say::LaneLabelNeutral.with(&[("name", &name), ("points", &points_in_words)]),
        Competitor::Seat(_) => {
            let in_hand = Say::InHand.with(&[("count", &cards.to_string())]);
            let mut doing = status(doing).to_owned();
            if !doing.is_empty() {
                doing.push(',');
            }
            Say::LaneLabel.with(&[
                ("name", &name),
                ("status", &doing),
                ("points", &points_in_words),
                ("cards", &in_hand),
            ])
        }
    };
    let short = who::short(competitor, name);
    view! {
        <button
            type="button"
            class="m-head"
            class:busy=busy
            data-place=identity::lane(competitor)
            on:click=tap(move || looked_at.set(Some(LookedAt::Competitor(competitor))))
        >
            <span class="spoken">{label}</span>
            {who::token(competitor)}
            <span class="m-who" aria-hidden="true">{short}</span>
            <span class="m-status" class:done=doing == Status::Chosen aria-hidden="true">{status(doing)}</span>
            <b class="m-points" aria-hidden="true">{points}</b>
        </button>
    }
    .into_any()
}

fn cell_of(stand: Stand, competitor: Competitor, event: EventCard, cell: Cell) -> AnyView {
    let Cell { line, medal: taken } = cell;
    let (open, hidden) = model::stars(&line);
    let from = identity::lane(competitor);
    let mut chips: Vec<AnyView> = line
        .open
        .iter()
        .map(|card| {
            let marked = (line.token == Token::Marks(card)).then(|| who::token(competitor));
            chip(card, "m-chip", &from, marked)
        })
        .collect();
    let adds = match line.token {
        Token::Covers(Some(card)) => {
            chips.push(chip(card, "m-chip m-own", &from, Some(who::token(competitor))));
            Some(Say::Adds.with(&[("stars", &hidden.to_string())]))
        }
        Token::Covers(None) => {
            let card = identity::face_down(competitor, event, line.len());
            let token = who::token(competitor);
            let down = view! { <span class="m-chip m-back" data-card=card data-from=from>{token}</span> };
            chips.push(down.into_any());
            Some(Say::Unknown.text().to_owned())
        }
        Token::Unused | Token::Marks(_) => None,
    };
    let sum = (!line.is_empty()).then(|| {
        view! { <span class="m-sum" aria-hidden="true"><b>{open}</b>{adds.map(|adds| view! { <i>{adds}</i> })}</span> }
    });
    let taken_here = taken.map(|taken| medal(taken, identity::medal(event, taken)));
    view! {
        <span class="spoken">{label(stand, competitor, event, &cell)}</span>
        <span class="m-chips" aria-hidden="true">{chips}</span>
        {sum}
        {taken_here}
    }
    .into_any()
}

fn chip(card: Card, class: &'static str, from: &str, token: Option<AnyView>) -> AnyView {
    view! {
        <span class=class data-card=identity::card(card) data-from=from.to_owned()>
            {emblem(card.card_type())}
            <b>{card.performance()}</b>
            {token}
        </span>
    }
    .into_any()
}

fn label(stand: Stand, competitor: Competitor, event: EventCard, cell: &Cell) -> String {
    let Cell { line, medal } = cell;
    let name = who::name(stand, competitor);
    let (open, _) = model::stars(line);
    let mut cards: Vec<String> = line.open.iter().map(words::card_in_full).collect();
    let says = match line.token {
        Token::Unused => Say::CellNone,
        Token::Marks(_) => Say::CellOpen,
        Token::Covers(known) => {
            cards.extend(known.map(|card| Say::CellOwn.with(&[("card", &words::card_in_full(card))])));
            Say::CellHidden
        }
    };
    let cards = match words::list(&cards) {
        cards if cards.is_empty() => cards,
        cards => Say::CellCards.with(&[("cards", &cards)]),
    };
    let label = says.with(&[
        ("name", &name),
        ("event", words::event(event)),
        ("stars", &words::stars(open)),
        ("cards", &cards),
    ]);
    match medal {
        Some(medal) => Say::CellMedal.with(&[("label", &label), ("medal", words::medal_within(*medal))]),
        None => label,
    }
}
