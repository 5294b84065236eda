//! Opens the deal of a date: begins it, goes on with it, or shows its result. That of a day that is over is a replay, which is
//! said before.

use super::begin::{begin, players, route};
use super::calendar::result_route;
use super::sent::place_in;
use super::words::{rivals_of, title_of_day};
use crate::browser::{go_instead, hash, long_day};
use crate::messages::language::language;
use crate::messages::today as messages;
use crate::messages::{app, isolated};
use crate::route::Route;
use crate::saves::dailies;
use crate::saves::people::Person;
use crate::saves::whose_day::Days;
use crate::screens::set_up::invitation::{Invitation, invitation_with, learn_first};
use crate::screens::{fetching, nothing_here};
use crate::ui::{dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::daily::{Daily, Date};
use pentathlon_engine::rules::Seat;

/// So many of the others here are one tap away.
const OTHERS: usize = 2;

/// Opens the deal of a date, or that for today, which begins at once only if somebody tapped to begin it.
pub fn enter(wanted: Option<Date>, is_tapped: bool) -> AnyView {
    let Some(today) = dailies::today() else { return nothing_here(messages::no_date()) };
    let date = wanted.unwrap_or(today);
    if date > today {
        return nothing_here(&messages::not_yet(&long_day(language(), date)));
    }
    let days = Days::read();
    let person = days.last();
    let day = days.of(date, person.as_deref());
    // A replay of an earlier day begins anew each time.
    match day.current().filter(|play| date == today || play.is_for_record) {
        Some(play) => go_on(&if play.is_over { result_route(date, person.as_deref()) } else { route(&play) }),
        // Whoever tapped on the shelf was told of the first one who played.
        None if date == today && is_tapped && day.person.is_none() => beginning(date, person),
        None => offer(date, today, &days, person),
    }
}

/// Opens the deal of a date for a person: goes on with it, or offers it.
pub fn enter_of(date: Date, today: Date, days: &Days, person: Option<String>) -> AnyView {
    let goes_on = days.of(date, person.as_deref()).current().filter(|play| !play.is_over);
    match goes_on.filter(|play| date == today || play.is_for_record) {
        Some(play) => go_on(&route(&play)),
        None => offer(date, today, days, person),
    }
}

/// Goes to another place instead.
pub fn go_on(route: &Route) -> AnyView {
    go_instead(&route.address());
    ().into_any()
}

/// Begins at once; the screen is seen only if that takes a moment, or is not possible.
fn beginning(date: Date, person: Option<String>) -> AnyView {
    let trouble = RwSignal::new(None);
    begin(date, person.as_deref(), move |why| _ = trouble.try_set(why));
    dynamic_if(move || {
        Some(match trouble.get() {
            Some(why) => nothing_here(why),
            None => fetching(),
        })
    })
}

/// What is played, before it begins: for the record, or as a replay. Whoever wanted to play today's deal may have met
/// midnight on the way.
fn offer(date: Date, today: Date, days: &Days, person: Option<String>) -> AnyView {
    let is_today = date == today;
    let day = days.of(date, person.as_deref());
    let is_new = is_today && day.plays().first().is_none();
    let daily = Daily::of(date);
    let game = title_of_day(&daily);
    let against = messages::against(&game, rivals_of(&daily));
    let known = days.person(person.as_deref());
    let (title, words, word) = if is_new {
        let beat = place_in(&hash()).filter(|&place| usize::from(place) <= daily.seats);
        let beat = beat.map(messages::beat);
        let title = match known {
            // They have not come by a link.
            Some(known) if day.person.is_some() => messages::your_turn(&isolated(known.name())),
            _ => messages::saved_seat().to_owned(),
        };
        let words = beat.into_iter().chain([against, messages::counts_today().to_owned()]);
        (title, words.collect(), messages::play_deal())
    } else if is_today {
        (game, vec![app::today_again_line().to_owned()], app::today_again())
    } else {
        let today_is = messages::today_is(&long_day(language(), today), &title_of_day(&Daily::of(today)));
        (game, vec![messages::day_is_over().to_owned(), today_is], messages::play_replay())
    };
    let to_today = (!is_today).then(|| {
        let address = Route::Today(None).address();
        view! { <a class="button" href=address>{messages::to_today()}</a> }.into_any()
    });
    let learn = daily.game().filter(|_| is_new).and_then(learn_first);
    let trouble = RwSignal::new(None);
    // The result of whoever has had their try is closed until this one is over.
    let had =
        |other: &Person| days.of(date, Some(&other.id)).plays().first().is_some_and(|play| play.is_over);
    let is_asked = |other: &Person| is_today && !had(other);
    let others: Vec<AnyView> = days
        .people
        .iter()
        .filter(|other| Some(&other.id) != person.as_ref() && is_asked(other))
        .take(OTHERS)
        .map(|other| {
            let address = result_route(date, Some(&other.id)).address();
            view! { <a class="button" href=address>{messages::play_as(&isolated(other.name()))}</a> }
                .into_any()
        })
        .collect();
    let players = players(&daily, known).into_iter().zip(0..);
    let start = move || begin(date, person.as_deref(), move |why| _ = trouble.try_set(why));
    let invitation = Invitation {
        game: daily.game(),
        overline: Some(messages::title(&long_day(language(), date))),
        title,
        words,
        players: players.map(|(player, seat)| (player.name_in(Seat(seat)).to_owned(), player)).collect(),
        people: known.cloned().into_iter().collect(),
        remark: (is_new && day.person.is_none()).then(messages::no_account),
    };
    let buttons = view! {
        {to_today} {learn}
        <button type="button" class="primary big" on:click=on_tap(start)>{word}</button>
    };
    let more = view! {
        {(!others.is_empty()).then(|| view! { <p class="row">{others}</p> })}
        {dynamic_if(move || trouble.get().map(|why| view! { <p class="trouble" role="alert">{why}</p> }))}
    };
    invitation_with(invitation, more.into_any(), buttons.into_any())
}
