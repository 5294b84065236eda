//! What the hall says of a person, in all games or in one.

use super::bars::bars;
use super::contents::HallContents;
use super::form::form_chart;
use super::result_link::result_link;
use super::stats::stats;
use super::table::{cell, table};
use crate::games::is_on_shelf;
use crate::messages::{hall as messages, isolated, screens};
use crate::route::Route;
use crate::saves::guests::{self, Guest, Who};
use crate::saves::people::{Person, find_among};
use crate::screens::{head_with, nothing_here};
use crate::ui::{dynamic, on_tap, on_value};
use leptos::prelude::*;
use pentathlon_engine::bots::Level;
use pentathlon_engine::games::title_of;
use pentathlon_engine::hall::{GameStatistics, HeadToHead, Opponent, PersonStatistics};

/// The screen of the person with that id. `read_again` is called when other games count.
pub fn person(contents: StoredValue<HallContents>, id: &str, read_again: Callback<()>) -> AnyView {
    let found = contents.with_value(|all| all.people.iter().position(|person| person.id == id));
    let Some(person) = found else { return nothing_here(messages::not_here()) };
    let only = RwSignal::new(String::new());
    let (name, games) = contents.with_value(|all| (all.name(person), all.hall.person(person, None).games));
    let choices: Vec<AnyView> = games
        .iter()
        .map(|known| view! { <option value=known.game.clone()>{title_of(&known.game)}</option> }.into_any())
        .collect();
    let chooser = (games.len() > 1).then(|| {
        view! {
            <label class="field">
                <span>{messages::which_games()}</span>
                <select on:change=on_value(move |game| only.set(game))>
                    <option value="">{messages::all_games()}</option>
                    {choices}
                </select>
            </label>
        }
        .into_any()
    });
    view! {
        <main class="screen hall">
            {head_with(name, &Route::Hall(String::new()), messages::to_hall())}
            {chooser}
            {dynamic(move || {
                let game = only.get();
                let game = Some(game.as_str()).filter(|game| !game.is_empty());
                contents.with_value(|all| statistics(all, person, game))
            })}
            {contents.with_value(|all| all.people.get(person).and_then(|person| uncounted(person, &all.people, read_again)))}
        </main>
    }
    .into_any()
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

/// All figures, charts and tables.
fn statistics(contents: &HallContents, person: usize, only: Option<&str>) -> AnyView {
    let of = contents.hall.person(person, only);
    if of.played + of.tournaments + of.uncounted == 0 {
        return view! { <p>{messages::nothing_of(&contents.name(person))}</p> }.into_any();
    }
    let mut numbers = vec![
        (messages::games_played(), of.played),
        (messages::won_over_people(), of.wins_over_people),
        (messages::won_over_computers(), of.wins - of.wins_over_people),
    ];
    if of.tournaments > 0 {
        numbers.extend([
            (messages::events_played(), of.tournaments),
            (messages::events_won_over_people(), of.tournament_wins_over_people),
            (messages::events_won_over_computers(), of.tournament_wins - of.tournament_wins_over_people),
        ]);
    }
    numbers.extend([
        (messages::longest_streak(), of.longest_streak),
        (messages::streak_now(), of.streak),
        (messages::hints_used(), of.hints),
        (messages::games_without_hints(), of.without_hints),
    ]);
    if of.uncounted > 0 {
        numbers.push((messages::uncounted(), of.uncounted));
    }
    let places: Vec<(String, u32)> =
        (1_u8..).zip(&of.places).map(|(place, &times)| (screens::place(place), times)).collect();
    let places = (!places.is_empty())
        .then(|| bars(messages::places(), [messages::place_head(), messages::times_head()], &places));
    view! {
        {stats(numbers)}
        <div class="hall-charts">{places} {form_chart(&contents.hall, &of.form)}</div>
        {best_scores(contents, &of)}
        {head_to_head(contents, &of)}
    }
    .into_any()
}

/// The best score of each game, with the way to the game in which it was made.
fn best_scores(contents: &HallContents, of: &PersonStatistics) -> Option<AnyView> {
    let row = |known: &GameStatistics| {
        let result = contents.hall.results().get(known.best.result)?;
        let title = title_of(&known.game);
        let address = Route::Hall(format!("game/{}", known.game)).address();
        let game = if is_on_shelf(&known.game) {
            view! { <a href=address>{title}</a> }.into_any()
        } else {
            cell(title)
        };
        Some(vec![
            game,
            cell(known.best.points),
            result_link(result),
            cell(known.played),
            cell(known.wins_over_people),
            cell(known.wins - known.wins_over_people),
        ])
    };
    let rows: Vec<_> = of.games.iter().filter_map(row).collect();
    let heads = [
        messages::game_head(),
        messages::best_head(),
        messages::day_head(),
        messages::games_head(),
        messages::over_people_head(),
        messages::over_computers_head(),
    ];
    (!rows.is_empty()).then(|| {
        view! {
            <section>
                <h2 class="overline">{messages::best_scores()}</h2>
                {table(messages::best_scores(), &heads, rows)}
            </section>
        }
        .into_any()
    })
}

/// How it goes against each opponent.
fn head_to_head(contents: &HallContents, of: &PersonStatistics) -> Option<AnyView> {
    let row = |known: &HeadToHead| {
        let who = match known.opponent {
            Opponent::Person(other) => contents.name(other),
            Opponent::Computer(Level::Bronze) => messages::computer_bronze().to_owned(),
            Opponent::Computer(Level::Silver) => messages::computer_silver().to_owned(),
            Opponent::Computer(Level::Gold) => messages::computer_gold().to_owned(),
        };
        vec![cell(who), cell(known.ahead), cell(known.level), cell(known.behind)]
    };
    let rows: Vec<_> = of.against.iter().map(row).collect();
    let heads =
        [messages::against_head(), messages::ahead_head(), messages::level_head(), messages::behind_head()];
    (!rows.is_empty()).then(|| {
        view! {
            <section>
                <h2 class="overline">{messages::head_to_head()}</h2>
                <p class="remark">{messages::head_to_head_why()}</p>
                {table(messages::head_to_head(), &heads, rows)}
            </section>
        }
        .into_any()
    })
}
