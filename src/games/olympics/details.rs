//! The details in a dialog: an event with everybody's cards, the lane of a competitor, or the discard pile.

use super::card::{back, medal, shown};
use super::picture::{colour, picture};
use super::{Context, competitor, model, names};
use crate::messages::olympics as messages;
use crate::ui::{Dialog, dynamic, dynamic_if, pictogram};
use leptos::prelude::*;
use pentathlon_engine::cards;
use pentathlon_engine::games::olympics::{Card, Competitor, EventCard, Line, Medal, Token, View};

/// The subject of the dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LookedAt {
    /// An event.
    Event(EventCard),
    /// A competitor.
    Competitor(Competitor),
    /// The discard pile.
    Discard,
}

/// The dialog over the table, while something is looked at.
pub fn details(context: Context, looked_at: RwSignal<Option<LookedAt>>) -> AnyView {
    let close = Callback::new(move |()| looked_at.set(None));
    dynamic_if(move || {
        let what = looked_at.get()?;
        let (title, body) = match what {
            LookedAt::Event(event) => (messages::look_event(names::event(event)), at_event(context, event)),
            LookedAt::Competitor(competitor) => {
                (competitor::name(context, competitor), lane(context, competitor))
            }
            LookedAt::Discard => (messages::look_discard().to_owned(), discarded(context)),
        };
        Some(view! { <Dialog title=title on_close=close wide=true>{body}</Dialog> })
    })
}

fn at_event(context: Context, event: EventCard) -> AnyView {
    let lines = context.memo(move |view| {
        let line = |competitor| (competitor, model::line(view, competitor, event));
        view.competitors().map(line).collect::<Vec<_>>()
    });
    let draw = move |(competitor, line): (Competitor, Line)| {
        let name = competitor::name(context, competitor);
        let head = view! { {competitor::token(competitor)}<b>{name}</b> };
        row(competitor, head.into_any(), line)
    };
    view! {
        <ul class=format!("olympics-look {}", colour(event))>
            {dynamic(move || lines.get().into_iter().map(draw).collect_view())}
        </ul>
    }
    .into_any()
}

fn lane(context: Context, competitor: Competitor) -> AnyView {
    let lines = context.memo(move |view| EventCard::ALL.map(|event| model::line(view, competitor, event)));
    let draw = move |(event, line): (EventCard, Line)| row(competitor, event_head(event), line);
    let details = context.memo(move |view| competitor_details(view, competitor));
    view! {
        {dynamic(move || details.get().draw())}
        <ul class="olympics-look">
            {dynamic(move || EventCard::ALL.into_iter().zip(lines.get()).map(draw).collect_view())}
        </ul>
    }
    .into_any()
}

fn event_head(event: EventCard) -> AnyView {
    view! {
        <span class=format!("olympics-tile {}", colour(event))>{pictogram(picture(event))}</span>
        <b>{names::event(event).text()}</b>
    }
    .into_any()
}

/// What is public about a competitor besides the cards at the events.
#[derive(Clone, PartialEq)]
struct CompetitorDetails {
    cards: Option<u8>,
    taken: cards::Set<Card>,
    medals: Vec<(EventCard, Medal)>,
}

fn competitor_details(view: &View, competitor: Competitor) -> CompetitorDetails {
    let player = competitor.seat().and_then(|seat| view.player(seat));
    let medal = |event| Some((event, model::medal(view, competitor, event)?));
    CompetitorDetails {
        cards: player.map(|player| player.cards),
        taken: player.map(|player| player.taken).unwrap_or_default(),
        medals: EventCard::ALL.into_iter().filter_map(medal).collect(),
    }
}

impl CompetitorDetails {
    fn draw(self) -> AnyView {
        let hand = self.cards.map(|cards| {
            let known =
                if self.taken.is_empty() { messages::look_taken_none() } else { messages::look_taken() };
            view! {
                <p>{messages::sentences(&messages::look_hand(cards), known)}</p>
                <ul class="olympics-minis">{self.taken.iter().map(shown).collect_view()}</ul>
            }
        });
        let medals = (!self.medals.is_empty()).then(|| {
            let names: Vec<String> = self
                .medals
                .iter()
                .map(|&(event, medal)| messages::look_medal(names::medal(medal), names::event(event)))
                .collect();
            let drawn: Vec<AnyView> = self.medals.iter().map(|(_, one)| medal(*one)).collect();
            view! {
                <p class="olympics-medals">{drawn}<span>{messages::look_medals(&names)}</span></p>
            }
        });
        view! { {hand}{medals} }.into_any()
    }
}

/// The cards of a competitor at an event, whole but small.
fn row(competitor: Competitor, head: AnyView, line: Line) -> AnyView {
    let (open, hidden) = model::stars(&line);
    let (words, under) = match line.token {
        Token::Unused => (messages::look_none().to_owned(), None),
        Token::Marks(_) => (messages::look_sum(open), None),
        Token::Covers(known) => {
            let words = match known {
                Some(_) => messages::look_known(open + hidden, hidden),
                None => messages::look_sum_hidden(open),
            };
            let front = match known {
                Some(card) => shown(card),
                None => view! { <li>{back()}</li> }.into_any(),
            };
            (
                words,
                Some(
                    view! { {front}<li class="olympics-on" class:known=known.is_some() aria-hidden="true">{competitor::token(competitor)}</li> },
                ),
            )
        }
    };
    view! {
        <li class=competitor::class(competitor)>
            <span class="olympics-look-head">{head}<small>{words}</small></span>
            <ul class="olympics-minis">{line.open.iter().map(shown).collect_view()}{under}</ul>
        </li>
    }
    .into_any()
}

fn discarded(context: Context) -> AnyView {
    let discard = context.memo(|view| view.discard);
    dynamic(move || {
        let discard = discard.get();
        let nothing = discard.is_empty().then(|| view! { <p>{messages::discard_none()}</p> });
        // By event; card numbers are grouped the same way.
        let rows: Vec<AnyView> = EventCard::ALL
            .into_iter()
            .map(|event| (event, discard.intersection(event.cards())))
            .filter(|(_, cards)| !cards.is_empty())
            .map(|(event, cards)| {
                view! {
                    <li>
                        <span class="olympics-look-head">{event_head(event)}</span>
                        <ul class="olympics-minis">{cards.iter().map(shown).collect_view()}</ul>
                    </li>
                }
                .into_any()
            })
            .collect();
        view! { {nothing}<ul class="olympics-look">{rows}</ul> }
    })
}
