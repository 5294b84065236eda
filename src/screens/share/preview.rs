//! What a link or a record holds, before it is kept on this device.

use super::words::Say;
use crate::games;
use crate::route::Route;
use crate::screens::corrupt::why;
use crate::screens::new_table::put_on_table;
use crate::screens::tie::join;
use crate::screens::{head, nothing_here};
use crate::session::{name, names};
use crate::text::{Word, fill};
use crate::ui::{mark, on_tap, on_value, seat_class};
use leptos::prelude::*;
use pentathlon_engine::bots::Level;
use pentathlon_engine::rules::{Awaiting, Seat, Viewer};
use pentathlon_engine::table::{AnyTable, Challenge, Kind, LinkError, Linked, Note, RecordError};

/// What a link holds.
pub fn linked(game: &str, letters: &str) -> AnyView {
    let Some(ui) = games::game_ui(game) else { return nothing_here(Word::NoSuchGame.text()) };
    match ui.read_link(letters) {
        Ok(Linked { table, challenge }) => preview(table, None, challenge),
        Err(error) => {
            let why = match error {
                LinkError::TooLong | LinkError::Damaged => Say::FaultLink.text(),
                LinkError::Newer => Word::FaultNewer.text(),
                LinkError::OtherRules => Word::FaultRules.text(),
                LinkError::Impossible(_) => Say::FaultTable.text(),
            };
            nothing_here(&Say::LinkRefused.with(&[("why", why)]))
        }
    }
}

/// A table that is not on this device yet.
pub fn preview(
    table: Box<dyn AnyTable>,
    fault: Option<&RecordError>,
    challenge: Option<Challenge>,
) -> AnyView {
    let facts = table.facts();
    let Some(ui) = games::game_ui(facts.id) else { return nothing_here(Word::NoSuchGame.text()) };
    let standing = table.standing();
    let is_over = table.awaiting() == Awaiting::Over;
    let players = table.players().to_vec();
    let verdict = ui.verdict(table.as_ref()).filter(|_| is_over);
    let outcome = if let Some(Challenge { seat, points }) = challenge {
        Say::ChallengeText.with(&[("name", &name(&players, seat)), ("points", &points.to_string())])
    } else if let Some(verdict) = verdict {
        fill(&verdict.title, &[("names", &join(&names(&players)))])
    } else if is_over {
        let winners: Vec<String> = standing.winners().map(|seat| name(&players, seat)).collect();
        match winners.as_slice() {
            [one] => Word::WinnerIs.with(&[("name", one)]),
            several => Word::WinnersAre.with(&[("names", &join(several))]),
        }
    } else {
        Say::PreviewUnfinished.with(&[("progress", &ui.progress(&table.view(Viewer::Table)))])
    };
    let seats: Vec<AnyView> = Seat::all(players.len())
        .map(|seat| {
            let kind = match players.get(seat.index()).map(|player| player.kind) {
                Some(Kind::Computer(Level::Bronze)) => Word::ComputerBronze,
                Some(Kind::Computer(Level::Silver)) => Word::ComputerSilver,
                Some(Kind::Computer(Level::Gold)) => Word::ComputerGold,
                _ => Word::Person,
            };
            let points = standing.points.get(seat.index()).filter(|_| is_over);
            let points = points
                .map(|points| format!(" · {}", Say::PointsOf.with(&[("points", &points.to_string())])));
            view! { <li class=seat_class(seat)>{mark(seat)} <b>{name(&players, seat)}</b> <span>{kind.text()} {points}</span></li> }
                .into_any()
        })
        .collect();
    let broken = fault.map(|fault| {
        view! { <p role="alert">{Say::PreviewFault.with(&[("why", &why(fault))])}</p> }.into_any()
    });
    let title = if challenge.is_some() { Say::ChallengeTitle } else { Say::PreviewTitle };
    let called = RwSignal::new(String::new());
    let table = StoredValue::new(Some(table));
    let keep = move || {
        let Some(mut table) = table.try_update_value(Option::take).flatten() else { return };
        if let Some(Challenge { seat, points }) = challenge {
            table.rename(seat, &called.get_untracked());
            table.note(Note::Beat(points));
        }
        put_on_table(ui, table.as_ref());
    };
    let your_name = challenge.map(|_| {
        view! {
            <label class="field">
                <span>{Say::ChallengeName.text()}</span>
                <input type="text" autocomplete="off" dir="auto" maxlength="64" on:input=on_value(move |name| called.set(name)) />
            </label>
        }
        .into_any()
    });
    view! {
        <main class="screen nothing preview" data-game=facts.id>
            {head(title.with(&[("title", facts.title)]))}
            <p class="outcome">{outcome}</p>
            {broken}
            <ul class="preview-seats">{seats}</ul>
            {your_name}
            <p class="remark">{(if challenge.is_some() { Say::ChallengeWhy } else { Say::PreviewWhy }).text()}</p>
            <div class="row">
                <button type="button" class="primary" on:click=on_tap(keep)>
                    {if challenge.is_some() { Word::Play.text() } else { Say::PreviewKeep.text() }}
                </button>
                <a class="button" href=Route::Shelf.address()>{Word::Home.text()}</a>
            </div>
        </main>
    }
    .into_any()
}
