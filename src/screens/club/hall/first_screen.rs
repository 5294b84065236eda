//! The first screen of the hall: the podium of the house, the cabinet of its games, and what else is worth telling.

use super::cabinet::{TOLD_STREAK, cabinet};
use super::contents::HallContents;
use super::files::files;
use super::result_link::day_of;
use super::sentence::{sentence, sentences};
use super::stand::{STANDS, empty_podium, podium};
use crate::messages::{app, hall as messages};
use crate::route::Route;
use crate::screens::head;
use crate::ui::token;
use leptos::prelude::*;
use pentathlon_engine::hall::Winner;

/// So many sentences are told.
const MOST_TOLD: usize = 3;
/// Who has played so many games without a hint is told of.
const MANY_GAMES: u32 = 5;

/// The first screen. `removed` and `on_removed` are for the results without their games ([`kept`](super::kept)).
pub fn first_screen(
    contents: StoredValue<HallContents>,
    removed: Option<usize>,
    on_removed: Callback<usize>,
) -> AnyView {
    contents.with_value(|all| {
        let winners = all.hall.winners(None);
        let (top, near) = words(all, &winners);
        let is_empty = all.hall.games().is_empty();
        let since = all.hall.results().first().filter(|_| !is_empty).map(|first| {
            let games: u32 = all.hall.games().iter().map(|(_, played)| played).sum();
            messages::games_since(games, &day_of(first))
        });
        let to_games = is_empty.then(|| {
            view! { <a class="button primary" href=Route::Shelf.address()>{app::home()}</a> }
        });
        let stands = if winners.is_empty() { empty_podium() } else { podium(all, &winners, None) };
        view! {
            <main class="screen arena hall">
                <div class="arena-head">
                    {head(messages::hall().to_owned())} <p class="remark">{since}</p>
                </div>
                <div class="arena-body">
                    <section class="hall-scene" aria-labelledby="top">
                        <div class="hall-words">
                            <h2 id="top">{top}</h2>
                            <p>{near}</p>
                            {to_games}
                        </div>
                        {stands}
                    </section>
                    {cabinet(all)}
                    {sentences(None, told(all))}
                    {others(all, &winners)}
                    {files(contents, all, removed, on_removed)}
                </div>
            </main>
        }
        .into_any()
    })
}

/// Who is at the top, and who is near.
fn words(all: &HallContents, winners: &[Winner]) -> (String, Option<String>) {
    let top: Vec<&Winner> = winners.iter().filter(|winner| winner.rank == 1).collect();
    let title = match top.as_slice() {
        [] if all.hall.games().is_empty() => {
            return (messages::nobody().to_owned(), Some(messages::nobody_why().to_owned()));
        }
        [] => return (messages::nobody_won().to_owned(), None),
        [one] => messages::top_is(&all.said_name(one.person)),
        several => {
            let names: Vec<String> = several.iter().map(|winner| all.said_name(winner.person)).collect();
            return (messages::top_are(&names), None);
        }
    };
    let near = winners.first().zip(winners.get(1));
    let near = near
        .map(|(first, second)| messages::near(&all.said_name(second.person), first.wins - second.wins + 1));
    (title, near)
}

/// What is worth telling of people, one thing of each.
fn told(all: &HallContents) -> Vec<AnyView> {
    let said = |person: usize| {
        let of = all.hall.person(person, None);
        let name = all.said_name(person);
        if of.tournament_wins > 0 {
            return Some(messages::is_champion(&name, of.tournament_wins));
        }
        if of.longest_streak >= TOLD_STREAK {
            return Some(messages::once_in_a_row(&name, of.longest_streak));
        }
        (of.hints == 0 && of.played >= MANY_GAMES).then(|| messages::never_a_hint(&name))
    };
    let told =
        all.people.iter().enumerate().filter_map(|(person, known)| {
            Some(sentence(token(known.colour, known.shape), said(person)?, None))
        });
    told.take(MOST_TOLD).collect()
}

/// Whoever has played here and is not on the podium.
fn others(all: &HallContents, winners: &[Winner]) -> Option<AnyView> {
    let is_up = |person: usize| winners.iter().take(STANDS).any(|winner| winner.person == person);
    let others: Vec<AnyView> = all
        .people
        .iter()
        .enumerate()
        .filter(|&(person, _)| all.hall.has_played(person) && !is_up(person))
        .map(|(person, known)| {
            view! {
                <li>
                    <a class="hall-person" href=all.page_of(person)>
                        {token(known.colour, known.shape)} <span>{all.said_name(person)}</span>
                    </a>
                </li>
            }
            .into_any()
        })
        .collect();
    (!others.is_empty()).then(|| {
        view! {
            <section class="pane">
                <h2>{messages::also_here()}</h2>
                <ul class="hall-people">{others}</ul>
            </section>
        }
        .into_any()
    })
}
