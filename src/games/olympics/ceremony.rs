//! The medal ceremony: one event at a time, its cards counted one by one, then the podium.

use super::board::shown_event;
use super::card::mini;
use super::sport::{colour, picture};
use super::words::{self, Say};
use super::{identity, model, who};
use crate::figure::Pictogram;
use crate::games::{Piece, Stand};
use crate::parts::{holds, live_if, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Ceremony, Competitor, Entry, Event, Medal, View};

/// What is shown of the ceremony.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Begins(u8),
    Decides(Ceremony),
    Over,
}

/// The ceremony as it stands.
pub fn ceremony(stand: Stand) -> AnyView {
    let stage = Piece::new(move || {
        stand.shown.with(|shown| {
            let view = shown.view.downcast_ref::<View>()?;
            Some(match shown.event.as_ref().and_then(|event| event.downcast_ref::<Event>()) {
                Some(Event::LastCardDrawn { aside }) => Stage::Begins(*aside),
                Some(event) => match model::takes_place(event) {
                    // Both say the same, so that what is being counted is not drawn anew when it is awarded.
                    Some(event) => Stage::Decides(view.ceremony(event)),
                    None => Stage::Over,
                },
                None => Stage::Over,
            })
        })
    });
    let awarded = holds(move || matches!(shown_event(stand), Some(Event::Awarded(_))));
    view! {
        <section class="m-ceremony" class:awarded=awarded>
            {live_if(move || Some(match stage.get().flatten()? {
                Stage::Begins(aside) => begins(aside),
                Stage::Decides(ceremony) => decides(stand, ceremony, awarded),
                Stage::Over => view! { <p class="m-word">{Say::CeremonyOver.text()}</p> }.into_any(),
            }))}
        </section>
    }
    .into_any()
}

fn begins(aside: u8) -> AnyView {
    view! {
        <div class="m-begins">
        <span class="m-torch" aria-hidden="true">{pictogram(Pictogram::Torch)}</span>
        <h2>{Say::WatchCeremony.text()}</h2>
        <p class="m-word">{Say::CeremonyBegins.text()}" "{Say::CeremonyAside.with(&[("count", &aside.to_string())])}</p>
        </div>
    }
    .into_any()
}

fn decides(stand: Stand, ceremony: Ceremony, awarded: Signal<bool>) -> AnyView {
    let event = ceremony.event;
    let title =
        Say::CeremonyOf.with(&[("event", words::event(event)), ("number", &(event.index() + 1).to_string())]);
    // Until the medals are awarded all stand as they sit.
    let seats = stand.players.with_value(Vec::len);
    let entry = |competitor| ceremony.entries().find(|(entry, _)| entry.competitor == competitor);
    let steps: Vec<AnyView> = Competitor::all(seats)
        .filter_map(entry)
        .map(|(entry, medal)| step(stand, entry, medal, awarded))
        .collect();
    let nobody = steps.is_empty().then(|| view! { <p class="m-word">{Say::NobodyThere.text()}</p> });
    let unclaimed: Vec<String> =
        ceremony.unclaimed().map(|medal| words::medal_within(medal).to_owned()).collect();
    let unclaimed = (!unclaimed.is_empty()).then(|| {
        view! { <p class="m-word m-late">{Say::Unclaimed.with(&[("medals", &words::list(&unclaimed))])}</p> }
    });
    view! {
        <h2 class=colour(event)>
            <span class="m-tile" aria-hidden="true">{pictogram(picture(event))}</span>
            {title}
        </h2>
        <ul class="m-podium">{steps}</ul>
        {nobody}
        {unclaimed}
    }
    .into_any()
}

fn step(stand: Stand, entry: Entry, medal: Option<Medal>, awarded: Signal<bool>) -> AnyView {
    let Entry { competitor, cards, stars, best, tied } = entry;
    let name = who::name(stand, competitor);
    let says = if tied { Say::StandingTied } else { Say::Standing };
    let value = best.acquisition().to_string();
    let label = says.with(&[("name", &name), ("stars", &words::stars(stars)), ("value", &value)]);
    let mut sum = 0;
    let counted: Vec<AnyView> = cards
        .iter()
        .enumerate()
        .map(|(index, card)| {
            sum += card.performance();
            let decides = tied && card == best;
            view! {
                <li class:decides=decides style:--i=index.to_string()>{mini(card)}<b>{sum}</b></li>
            }
            .into_any()
        })
        .collect();
    let short = who::short(competitor, name);
    let class = match medal {
        Some(Medal::Gold) => "m-step m-gold",
        Some(Medal::Silver) => "m-step m-silver",
        Some(Medal::Bronze) => "m-step m-bronze",
        None => "m-step m-none",
    };
    let order = match (medal, competitor) {
        (Some(Medal::Silver), _) => 1,
        (Some(Medal::Gold), _) => 2,
        (Some(Medal::Bronze), _) => 3,
        (None, Competitor::Neutral) => 9,
        (None, Competitor::Seat(seat)) => 4 + seat.0,
    };
    let order = move || if awarded.get() { order.to_string() } else { competitor.index().to_string() };
    let rank = medal.map(|medal| medal as u8 + 1);
    let tie = tied.then(|| view! { <small>{Say::ByValue.with(&[("value", &value)])}</small> });
    view! {
        <li
            class=format!("{class} {}", who::class(competitor))
            style:order=order
            style:--count=cards.len().to_string()
            data-card=identity::stands(competitor)
        >
            <span class="spoken">{label}</span>
            <ul class="m-counted" aria-hidden="true">{counted}</ul>
            <span class="m-stands" aria-hidden="true">{who::token(competitor)}<span>{short}</span></span>
            <span class="m-block" aria-hidden="true">
                {rank.map(|rank| view! { <span class="m-rank">{pictogram(Pictogram::Medal)}<i>{rank}</i></span> })}
                <b>{stars}"★"</b>
                {tie}
            </span>
        </li>
    }
    .into_any()
}
