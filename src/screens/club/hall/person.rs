//! What the hall says of a person.

use super::cabinet::medal;
use super::contents::HallContents;
use super::form::form_line;
use super::result_link::result_link;
use super::sentence::{sentence, sentences};
use crate::messages::{hall as messages, isolated, screens};
use crate::route::Route;
use crate::saves::guests::{self, Guest, Who};
use crate::saves::people::{Person, find_among};
use crate::screens::arch::{arch, wide_arch};
use crate::screens::set_up::chair_list::dots;
use crate::screens::set_up::invitation::kind_of;
use crate::screens::{head_with, nothing_here};
use crate::ui::{colour_class, on_tap, token};
use leptos::prelude::*;
use pentathlon_engine::games::{short_title_of, title_of};
use pentathlon_engine::hall::{GameStatistics, HeadToHead, Opponent, PersonStatistics};
use pentathlon_engine::table::PlayerKind;

/// The screen of the person with that id. `read_again` is called when other games count.
pub fn person(contents: StoredValue<HallContents>, id: &str, read_again: Callback<()>) -> AnyView {
    contents.with_value(|all| {
        let found = all.people.iter().enumerate().find(|(_, person)| person.id == id);
        let Some((number, known)) = found else { return nothing_here(messages::not_here()) };
        let of = all.hall.person(number, None);
        let body = if of.played + of.tournaments + of.uncounted == 0 {
            view! { <p>{messages::nothing_of(&all.said_name(number))}</p> }.into_any()
        } else {
            view! {
                {scene(known, &of)} {games(&of)} {against(all, number, &of)} {form_line(known, &of.form)}
                {sentences(Some(messages::best_scores()), best_scores(all, &of))}
            }
            .into_any()
        };
        view! {
            <main class="screen arena hall">
                <div class="arena-head">
                    {head_with(known.name().to_owned(), &Route::Hall(String::new()), messages::to_hall())}
                </div>
                <div class="arena-body">{body} {uncounted(known, &all.people, read_again)}</div>
            </main>
        }
        .into_any()
    })
}

/// How many games were won, with the arch of the game that was won most.
fn scene(known: &Person, of: &PersonStatistics) -> AnyView {
    let best = of.best_game().filter(|best| best.wins() > 0);
    let title = match best {
        Some(best) if best.wins() < of.wins => messages::won_at(of.wins, best.wins(), &title_of(&best.game)),
        Some(best) => messages::won_only_at(of.wins, &title_of(&best.game)),
        None => messages::won_none().to_owned(),
    };
    let said = [
        (of.tournament_wins > 0).then(|| messages::events_won(of.tournament_wins, of.tournaments)),
        (of.shared_wins > 0).then(|| messages::shared(of.shared_wins)),
        (of.uncounted > 0).then(|| messages::uncounted(of.uncounted)),
        Some(messages::played(of.played)),
    ];
    let said: Vec<AnyView> =
        said.into_iter().flatten().map(|sentence| view! { <li>{sentence}</li> }.into_any()).collect();
    view! {
        <section class="hall-scene of-person" aria-labelledby="top">
            <div class="hall-words">
                {token(known.colour, known.shape)}
                <h2 id="top">{title}</h2>
                <ul>{said}</ul>
            </div>
            {best.map(|best| wide_arch(&best.game))}
        </section>
    }
    .into_any()
}

/// The medals of each game.
fn games(of: &PersonStatistics) -> AnyView {
    let case = |known: &GameStatistics| {
        let medals: Vec<AnyView> = (0..)
            .zip(known.medals)
            .map(|(metal, times)| {
                let rank = screens::place(metal as u8 + 1);
                medal(metal, (times > 0).then(|| (rank, messages::times(times).into_any())))
            })
            .collect();
        view! {
            <li class="case">
                {wide_arch(&known.game)} <b>{short_title_of(&known.game)}</b> <span class="case-medals">{medals}</span>
                <span class="case-told">{messages::played(known.played)}</span>
            </li>
        }
        .into_any()
    };
    view! { <ul class="cabinet">{of.games.iter().map(case).collect::<Vec<_>>()}</ul> }.into_any()
}

/// The games of guests who are called as the person, with a way to count them; `None` without any.
fn uncounted(person: &Person, people: &[Person], read_again: Callback<()>) -> Option<AnyView> {
    let is_called_so = |guest: &Guest| {
        !matches!(guest.who, Who::Person(_))
            && find_among(people, &guest.name).is_some_and(|other| other.id == person.id)
    };
    let games: Vec<(String, String)> = guests::all()
        .flat_map(|(id, guests)| guests.into_iter().map(move |guest| (id.clone(), guest)))
        .filter(|(_, guest)| is_called_so(guest))
        .map(|(id, guest)| (id, guest.name))
        .collect();
    let (name, count) = (isolated(person.name()), games.len());
    let person = person.clone();
    let take = move || {
        games.iter().for_each(|(id, name)| guests::answer(id, name, Some(&person)));
        read_again.run(());
    };
    (count > 0).then(|| {
        view! {
            <section class="stack">
                <p class="remark">{messages::of_guests(&name, count)}</p>
                <p class="row">
                    <button type="button" class="button" on:click=on_tap(take)>{messages::count_them(&name)}</button>
                </p>
            </section>
        }
        .into_any()
    })
}

/// The best score of each game, with the way to the game in which it was made.
fn best_scores(all: &HallContents, of: &PersonStatistics) -> Vec<AnyView> {
    let best = |known: &GameStatistics| {
        let result = all.hall.results().get(known.best.result)?;
        let words = messages::best_at(known.best.points, &title_of(&known.game));
        Some(sentence(arch(&known.game), words, Some(result_link(result))))
    };
    of.games.iter().filter_map(best).collect()
}

/// How it goes against each opponent: a bar that both pull.
fn against(all: &HallContents, person: usize, of: &PersonStatistics) -> Option<AnyView> {
    let own = all.said_name(person);
    let class = |person: usize| all.people.get(person).map_or("", |person| colour_class(person.colour));
    let mark =
        |person: usize| all.people.get(person).map(|person| token(person.colour, person.shape).into_any());
    let bar = |known: &HeadToHead| {
        let (other, its_class, its_mark) = match known.opponent {
            Opponent::Person(other) => (all.said_name(other), class(other), mark(other)),
            Opponent::Computer(level) => {
                (kind_of(PlayerKind::Computer(level)).to_owned(), "", Some(dots(level)))
            }
        };
        let is_level = known.ahead + known.behind == 0;
        let share = |games: u32| if is_level { 1 } else { games }.to_string();
        view! {
            <li>
                <span>{messages::against(&own, known.ahead, &other, known.behind, known.tied)}</span> {its_mark}
                <span class="pull">
                    <i class=class(person) style:--share=share(known.ahead)></i>
                    <i class=its_class style:--share=share(known.behind)></i>
                </span>
            </li>
        }
        .into_any()
    };
    let bars: Vec<AnyView> = of.against.iter().map(bar).collect();
    (!bars.is_empty()).then(|| {
        view! {
            <section class="pane">
                <h2>{messages::head_to_head()}</h2>
                <p class="remark">{messages::head_to_head_why()}</p>
                <ul class="against">{bars}</ul>
            </section>
        }
        .into_any()
    })
}
