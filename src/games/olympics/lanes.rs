//! The scoreboard: the five events as columns, with a lane for each competitor.

use super::card::{back, emblem, medal};
use super::details::LookedAt;
use super::market::piles;
use super::model::{self, Chip, PlayerStatus};
use super::picture::{colour, picture};
use super::{Context, competitor, identity, names};
use crate::messages::{olympics as messages, screens};
use crate::ui::{deferred, derived_bool, derived_text, dynamic, dynamic_if, on_tap, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Card, Chosen, Competitor, EventCard, Line, Medal, Token};
use pentathlon_engine::rules::Seat;

/// What the components of the scoreboard share.
#[derive(Clone, Copy)]
struct Scoreboard {
    context: Context,
    /// The event being decided in the ceremony.
    lit: Memo<Option<EventCard>>,
    /// Whether the bids are on the stage.
    staged: Memo<bool>,
    looked_at: RwSignal<Option<LookedAt>>,
}

/// The events and the lanes.
pub fn scoreboard(context: Context, staged: Memo<bool>, looked_at: RwSignal<Option<LookedAt>>) -> AnyView {
    let lit = Memo::new(move |_| context.event().as_ref().and_then(model::takes_place));
    let scoreboard = Scoreboard { context, lit, staged, looked_at };
    let seats = context.seats();
    let heads = EventCard::ALL.map(|event| scoreboard.event_head(event));
    let lane = move |competitor| deferred(move || scoreboard.lane(competitor));
    view! {
        <section class="olympics-scoreboard">
            <div class="olympics-events">{heads} {piles(context, looked_at)}</div>
            <ul aria-label=screens::list_players() class="olympics-lanes">{Competitor::all(seats).map(lane).collect_view()}</ul>
        </section>
    }
    .into_any()
}

impl Scoreboard {
    fn event_head(self, event: EventCard) -> AnyView {
        let lie = self.context.memo(move |view| model::has_medals(view, event));
        let label = move || {
            let name = names::event(event);
            if lie.get() { messages::medals_lie(name) } else { messages::medals_gone(name) }
        };
        let medals = move || lie.get().then(|| Medal::ALL.map(medal).into_iter().collect_view());
        view! {
            <button
                type="button"
                class=format!("olympics-event {}", colour(event))
                class:lit=derived_bool(move || self.lit.get() == Some(event))
                on:click=on_tap(move || self.looked_at.set(Some(LookedAt::Event(event))))
            >
                <span class="olympics-tile" aria-hidden="true">{pictogram(picture(event))}</span>
                <span class="olympics-name" aria-hidden="true">
                    <span class="long">{names::event(event).text()}</span>
                    <span class="short">{names::event(event).narrow()}</span>
                </span>
                <span class="visually-hidden">{derived_text(label)}</span>
                <span class="olympics-medals">{dynamic_if(medals)}</span>
            </button>
        }
        .into_any()
    }

    fn lane(self, competitor: Competitor) -> AnyView {
        view! {
            <li class=format!("olympics-lane {}", competitor::class(competitor)) data-lane=competitor.seat().map_or_else(|| "neutral".to_owned(), |seat| seat.to_string())>
                {self.lane_head(competitor)}
                {EventCard::ALL.map(|event| self.cell(competitor, event))}
            </li>
        }
        .into_any()
    }

    fn lane_head(self, competitor: Competitor) -> AnyView {
        let Self { context, looked_at, .. } = self;
        let choice = competitor.seat().map(|seat| self.choice(seat));
        let lane = context.memo(move |view| model::lane(view, competitor));
        let label = move || {
            let lane = lane.read();
            let Some(seat) = competitor.seat() else { return messages::lane_label_neutral(lane.points) };
            let name = context.name(seat);
            match names::status(lane.status) {
                Some(status) => messages::lane_label_busy(&name, lane.points, lane.cards, status),
                None => messages::lane_label(&name, lane.points, lane.cards),
            }
        };
        let status = move || {
            names::status(lane.read().status).map_or_else(String::new, |status| status.text().to_owned())
        };
        view! {
            <button
                type="button"
                class="olympics-head"
                class:busy=derived_bool(move || lane.read().is_busy())
                data-place=identity::lane(competitor)
                on:click=on_tap(move || looked_at.set(Some(LookedAt::Competitor(competitor))))
            >
                <span class="visually-hidden">{derived_text(label)}</span>
                {competitor::token(competitor)}
                <span class="olympics-who" aria-hidden="true">{competitor::short_name(context, competitor)}</span>
                // What lies there says more than the word.
                {choice}
                <span
                    class="olympics-status"
                    class:done=derived_bool(move || lane.read().status == PlayerStatus::Chosen)
                    aria-hidden="true"
                >
                    {derived_text(status)}
                </span>
                // Points are won only in the ceremony.
                <b class="olympics-points" class:won=context.memo(model::is_ceremony) aria-hidden="true">
                    {derived_text(move || lane.read().points.to_string())}
                </b>
            </button>
        }
        .into_any()
    }

    /// The bid or investment of a seat. It comes from the lane, and moves to the stage and back.
    fn choice(self, seat: Seat) -> AnyView {
        let Self { context, staged, .. } = self;
        let choice = context.memo(move |view| model::choice(view, seat));
        let card = move || match choice.read().card {
            Chosen::Hidden | Chosen::Known(_) if !staged.get() => identity::choice(seat),
            _ => String::new(),
        };
        let lies = Memo::new(move |_| (choice.read().card, choice.read().is_bid));
        let lies = move || match lies.get() {
            (Chosen::Known(card), true) => {
                view! { <b class="olympics-bib">{card.acquisition()}</b> }.into_any()
            }
            (Chosen::Nothing, _) => ().into_any(),
            _ => back(),
        };
        view! {
            <span
                class="olympics-choice"
                class:done=derived_bool(move || choice.read().is_done)
                aria-hidden="true"
                data-card=derived_text(card)
                data-from=identity::lane(Competitor::Seat(seat))
            >
                {dynamic(lies)}
            </span>
        }
        .into_any()
    }

    fn cell(self, competitor: Competitor, event: EventCard) -> AnyView {
        let Self { context, lit, looked_at, .. } = self;
        let line = context.memo(move |view| model::line(view, competitor, event));
        let taken = context.memo(move |view| model::medal(view, competitor, event));
        let name = competitor::name(context, competitor);
        view! {
            <button
                type="button"
                class=format!("olympics-cell {}", colour(event))
                class:lit=derived_bool(move || lit.get() == Some(event))
                on:click=on_tap(move || looked_at.set(Some(LookedAt::Event(event))))
            >
                <span class="visually-hidden">
                    {derived_text(move || cell_label(&name, event, &line.read(), taken.get()))}
                </span>
                <span class="olympics-chips" aria-hidden="true">
                    <For
                        each=move || model::chips(&line.read())
                        key=|chip| *chip
                        children=move |chip| draw_chip(competitor, event, chip)
                    />
                </span>
                {dynamic_if(move || sum(&line.read()))}
            </button>
        }
        .into_any()
    }
}

fn draw_chip(competitor: Competitor, event: EventCard, chip: Chip) -> AnyView {
    let from = identity::lane(competitor);
    let token = competitor::token(competitor);
    let known = |card: Card, class: &'static str, token: Option<AnyView>| {
        view! {
            <span class=class data-card=identity::card(card) data-from=from.clone()>
                {emblem(card.card_type())}
                <b>{card.performance()}</b>
                {token}
            </span>
        }
        .into_any()
    };
    match chip {
        Chip::Open { card, has_token } => {
            known(card, "olympics-chip olympics-open", has_token.then_some(token))
        }
        Chip::Own(card) => known(card, "olympics-chip olympics-own", Some(token)),
        Chip::Hidden(count) => {
            let card = identity::face_down(competitor, event, count);
            view! { <span class="olympics-chip olympics-back" data-card=card data-from=from>{token}</span> }
                .into_any()
        }
    }
}

/// The stars of a line as one number, with a plus if a hidden card adds to it.
fn sum(line: &Line) -> Option<AnyView> {
    let stars = model::total(line)?;
    let class = if line.token == Token::Covers(None) { "olympics-sum more" } else { "olympics-sum" };
    Some(view! { <b class=class aria-hidden="true">{stars}</b> }.into_any())
}

fn cell_label(name: &str, event: EventCard, line: &Line, taken: Option<Medal>) -> String {
    let (open, _) = model::stars(line);
    let event = names::event(event);
    let mut label = match line.token {
        Token::Unused => messages::cell_none(name, event),
        Token::Marks(_) => messages::cell_open(name, event, open),
        Token::Covers(_) => messages::cell_hidden(name, event, open),
    };
    let on_it = |card: Card| (names::kind(card.card_type()), card.performance(), card.acquisition());
    let open =
        line.open.iter().map(on_it).map(|(kind, stars, value)| messages::cell_card(kind, stars, value));
    let mut cards: Vec<String> = open.collect();
    if let Token::Covers(Some(card)) = line.token {
        let (kind, stars, value) = on_it(card);
        cards.push(messages::cell_own(kind, stars, value));
    }
    if !cards.is_empty() {
        label = messages::sentences(&label, &messages::cell_cards(&cards));
    }
    if let Some(medal) = taken {
        label = messages::sentences(&label, &messages::cell_medal(names::medal(medal)));
    }
    messages::sentences(&label, messages::look_closer())
}
