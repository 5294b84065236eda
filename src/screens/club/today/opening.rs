//! Opens the deal of a date: begins it, goes on with it, or shows its result. That of a day that is over is a replay, which is
//! said before.

use super::begin::{begin, players, route};
use super::calendar::result;
use super::words::{rivals_of, title_of_day};
use crate::browser::{go_instead, long_day};
use crate::messages::app;
use crate::messages::language::language;
use crate::messages::today as messages;
use crate::route::Route;
use crate::saves::dailies;
use crate::screens::nothing_here;
use crate::screens::set_up::invitation::{Invitation, invitation, learn_first};
use crate::ui::{dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::daily::{Daily, Date};
use pentathlon_engine::rules::Seat;

/// Opens the deal of a date, or that for today, which begins at once only if somebody tapped to begin it.
pub fn opening(wanted: Option<Date>, is_tapped: bool) -> AnyView {
    let Some(today) = dailies::today() else { return nothing_here(messages::no_date()) };
    let date = wanted.unwrap_or(today);
    if date > today {
        return nothing_here(&messages::not_yet(&long_day(language(), date)));
    }
    // A replay of an earlier day begins anew each time.
    match dailies::current(date).filter(|play| date == today || play.is_first) {
        Some(play) => {
            let route = if play.is_over { result(date) } else { route(&play) };
            go_instead(&route.address());
            ().into_any()
        }
        None if date == today && is_tapped => beginning(date),
        None => offer(date, today),
    }
}

/// Begins at once; the screen is seen only if that takes a moment, or is not possible.
fn beginning(date: Date) -> AnyView {
    let trouble = RwSignal::new(None);
    begin(date, move |why| _ = trouble.try_set(why));
    dynamic_if(move || {
        Some(match trouble.get() {
            Some(why) => nothing_here(why),
            None => view! { <p class="fetching part" role="status">{app::fetching()}</p> }.into_any(),
        })
    })
}

/// What is played, before it begins: for the record, or as a replay. Whoever wanted to play the deal for today may have met
/// midnight on the way.
fn offer(date: Date, today: Date) -> AnyView {
    let is_today = date == today;
    let is_new = is_today && dailies::plays(date).first().is_none();
    let daily = Daily::of(date);
    let game = title_of_day(&daily);
    let against = messages::against(&game, rivals_of(&daily));
    let (title, words, word) = if is_new {
        (
            messages::saved_seat().to_owned(),
            vec![against, messages::counts_today().to_owned()],
            messages::play_deal(),
        )
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
    let start = move || begin(date, move |why| _ = trouble.try_set(why));
    let players = players(&daily).into_iter().zip(0..);
    let of = Invitation {
        game: daily.game(),
        overline: Some(messages::title(&long_day(language(), date))),
        title,
        words,
        players: players.map(|(player, seat)| (player.name_in(Seat(seat)).to_owned(), player)).collect(),
        remark: is_new.then(messages::no_account),
    };
    let buttons = view! {
        {to_today} {learn}
        <button type="button" class="primary big" on:click=on_tap(start)>{word}</button>
    };
    invitation(of, trouble, buttons.into_any())
}
