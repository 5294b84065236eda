//! The medal ceremony: one event at a time, counted star by star, then its medals, from bronze to gold.

use super::card::{back, mini};
use super::picture::{colour, picture};
use super::timing::{Counted, count, hung, ms};
use super::{Context, competitor, model, names};
use crate::figure::Pictogram;
use crate::messages::olympics as messages;
use crate::ui::{derived_bool, dynamic, hide_caption, pictogram};
use leptos::prelude::*;
use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympics::{Card, Ceremony, Competitor, Entry, Event, EventCard, Medal, Phase};

/// The part of the ceremony that is shown.
#[derive(Clone, Copy, PartialEq)]
enum CeremonyPhase {
    /// It begins, with this many cards laid aside unseen.
    Begins(u8),
    /// An event is decided; these of its cards were face down.
    Decides(Ceremony, Set<Card>),
    /// All medals are awarded.
    Over,
}

fn phase(context: Context, before: Option<&CeremonyPhase>) -> CeremonyPhase {
    if context.view().phase == Phase::Over {
        // The medals of the last event stay.
        let Some(last) = EventCard::ALL.last() else { return CeremonyPhase::Over };
        return match before {
            Some(decided @ CeremonyPhase::Decides(ceremony, _)) if ceremony.event == *last => *decided,
            _ => CeremonyPhase::Decides(context.view().ceremony(*last), Set::EMPTY),
        };
    }
    let Some(event) = context.event() else { return CeremonyPhase::Over };
    if let Event::LastCardDrawn { aside } = event {
        return CeremonyPhase::Begins(aside);
    }
    let Some(card) = model::takes_place(&event) else { return CeremonyPhase::Over };
    let ceremony = context.view().ceremony(card);
    // Turning over and awarding give the same value, so that an award does not redraw the cards being counted.
    let turned = match (event, before) {
        (Event::Turned { cards, .. }, _) => cards.into_iter().flatten().collect(),
        (_, Some(&CeremonyPhase::Decides(before, turned))) if before == ceremony => turned,
        _ => Set::EMPTY,
    };
    CeremonyPhase::Decides(ceremony, turned)
}

/// The ceremony at the event on show.
pub fn ceremony(context: Context) -> AnyView {
    let phase = Memo::new(move |before| phase(context, before));
    let awarded =
        derived_bool(move || matches!(context.event(), None | Some(Event::Awarded(_) | Event::Ended)));
    // The style sheet shows it once gold is hung.
    hide_caption(derived_bool(move || !awarded.get()));
    view! {
        <section class="olympics-stage olympics-ceremony" class:awarded=awarded>
            {dynamic(move || match phase.get() {
                CeremonyPhase::Begins(aside) => begins(aside),
                CeremonyPhase::Decides(ceremony, turned) => decides(context, ceremony, turned),
                CeremonyPhase::Over => view! { <p class="olympics-word">{messages::ceremony_over()}</p> }.into_any(),
            })}
        </section>
    }
    .into_any()
}

fn begins(aside: u8) -> AnyView {
    view! {
        <div class="olympics-begins">
            <span class="olympics-torch" aria-hidden="true">{pictogram(Pictogram::Torch)}</span>
            <h2>{messages::watch_ceremony()}</h2>
            <p class="olympics-word">
                {messages::sentences(messages::ceremony_begins(), &messages::ceremony_aside(aside))}
            </p>
        </div>
    }
    .into_any()
}

fn decides(context: Context, ceremony: Ceremony, turned: Set<Card>) -> AnyView {
    let event = ceremony.event;
    let title = messages::ceremony_of(names::event(event), event.index() + 1);
    // They stay in the order of their seats, so that no place tells who wins before the medals are hung.
    let entry = |competitor| ceremony.entries().find(|(entry, _)| entry.competitor == competitor);
    let entries: Vec<(Entry, Option<Medal>)> = Competitor::all(context.seats()).filter_map(entry).collect();
    let rows: Vec<Set<Card>> = entries.iter().map(|(entry, _)| entry.cards).collect();
    let steps: Vec<AnyView> = entries
        .into_iter()
        .zip(count(&rows, turned))
        .map(|((entry, medal), counted)| {
            podium_step(context, entry, medal.map(|medal| (medal, hung(&ceremony, medal))), counted)
        })
        .collect();
    let nobody = steps.is_empty().then(|| view! { <p class="olympics-word">{messages::nobody_there()}</p> });
    let unclaimed = unclaimed(&ceremony)
        .map(|unclaimed| view! { <p class="olympics-word olympics-late">{unclaimed}</p> });
    view! {
        <h2 class=colour(event)>
            <span class="olympics-tile" aria-hidden="true">{pictogram(picture(event))}</span>
            {title}
        </h2>
        <ul class="olympics-podium">{steps}</ul>
        {nobody}
        {unclaimed}
    }
    .into_any()
}

/// A sentence about the medals that nobody wins; `None` if all are won.
pub fn unclaimed(ceremony: &Ceremony) -> Option<String> {
    let medals: Vec<String> =
        ceremony.unclaimed().map(|medal| names::medal(medal).text().to_owned()).collect();
    (!medals.is_empty()).then(|| messages::unclaimed(&medals))
}

/// A competitor with their cards; `medal` with the time when it is hung.
fn podium_step(
    context: Context,
    entry: Entry,
    medal: Option<(Medal, u32)>,
    counted: Vec<Counted>,
) -> AnyView {
    let Entry { competitor, stars, best, tied, .. } = entry;
    let name = competitor::name(context, competitor);
    let value = best.acquisition();
    let label =
        if tied { messages::standing_tied(&name, stars, value) } else { messages::standing(&name, stars) };
    // The total after each star lies over the one before.
    let stars_at = counted.iter().flat_map(Counted::stars).zip(1..);
    let tower: Vec<AnyView> = stars_at
        .map(|(at, total): (u32, u32)| {
            view! { <i style:--at=ms(at) data-total=total.to_string()>"★"</i> }.into_any()
        })
        .collect();
    let counted: Vec<AnyView> = counted
        .into_iter()
        .map(|Counted { card, at, was_hidden, .. }| {
            let decides = tied && card == best;
            // Cards that were face down lie there from the beginning, and are turned over later.
            let hidden = was_hidden.then(|| view! { <span class="olympics-over">{back()}</span> });
            view! {
                <li class:decides=decides class:was-hidden=was_hidden style:--at=ms(at)>{mini(card)}{hidden}</li>
            }
            .into_any()
        })
        .collect();
    let (medal, hung) = medal.unzip();
    let class = match medal {
        Some(Medal::Gold) => "olympics-step olympics-gold",
        Some(Medal::Silver) => "olympics-step olympics-silver",
        Some(Medal::Bronze) => "olympics-step olympics-bronze",
        None => "olympics-step olympics-none",
    };
    let worth = medal.map(Medal::points);
    let tie = tied.then(|| view! { <small>{messages::by_value(value)}</small> });
    view! {
        <li
            class=format!("{class} {}", competitor::class(competitor))
            style:--hung=ms(hung.unwrap_or_default())
        >
            <span class="visually-hidden">{label}</span>
            <ul class="olympics-counted" aria-hidden="true">{counted}</ul>
            <span class="olympics-stands" aria-hidden="true">{competitor::token(competitor)}<span>{competitor::short_name(context, competitor)}</span></span>
            <span class="olympics-block" aria-hidden="true">
                {worth.map(|worth| view! { <span class="olympics-rank">{pictogram(Pictogram::Medal)}<i>{worth}</i></span> })}
                <b>{stars}"★"</b>
                <span class="olympics-tower">{tower}</span>
                {tie}
            </span>
        </li>
    }
    .into_any()
}
