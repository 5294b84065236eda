//! The result of a date: the medal over the poster of its game, the weeks around it, and what others made of the same cards.

use super::begin::{begin, route};
use super::calendar::{self, calendar, medal_class, plays};
use super::entry::{enter_of, go_on};
use super::lead::{Lead, leads, led_after};
use super::play_result::{PlayResult, games_needed, place_of, result_of_play};
use super::same_cards::{Other, same_cards};
use super::sent::text;
use super::words::{level_number, rivals_of, title_of_day};
use crate::browser::{long_day, send};
use crate::covers::cover;
use crate::figure::Pictogram;
use crate::games;
use crate::messages::language::language;
use crate::messages::{hall, today as messages};
use crate::route::Route;
use crate::saves::people::Person;
use crate::saves::whose_day::Days;
use crate::saves::{self, dailies};
use crate::screens::arch::{arches, wide_arch};
use crate::screens::{head, nothing_here, placeholder};
use crate::ui::{derived_text, dynamic, dynamic_if, on_tap, pictogram};
use leptos::prelude::*;
use pentathlon_engine::daily::{Daily, Date, DayPlay, PlayKind, streak};
use std::sync::Arc;

/// Whose result is shown, of which date.
#[derive(Clone)]
struct Shown {
    date: Date,
    today: Date,
    /// The id of the person; `None` is somebody who is not known here.
    person: Option<String>,
    days: Arc<Days>,
}

/// The result at a place, a date and the id of a person, as soon as its game is here. Where there is none, their way to the deal.
pub fn result_at(place: &str) -> AnyView {
    let days = Arc::new(Days::read());
    let (date, person) = place.split_once('/').unzip();
    let (Ok(date), Some(today)) = (date.unwrap_or(place).parse::<Date>(), dailies::today()) else {
        return nothing_here(hall::not_here());
    };
    if date > today || (person.is_some() && days.person(person).is_none()) {
        return nothing_here(hall::not_here());
    }
    let person = person.map(str::to_owned).or_else(|| days.last());
    let day = days.of(date, person.as_deref());
    let all = day.plays();
    let shown = Shown { date, today, person, days };
    let Shown { person, days, .. } = &shown;
    // A replay is shown where nothing is for the record.
    let over = all.first().or(all.0.last()).filter(|play| play.is_over).cloned();
    let Some(play) = over else { return enter_of(date, today, days, person.clone()) };
    let mut plays = plays(date, today, days, person.as_deref());
    plays.extend(
        days.people.iter().filter_map(|other| days.of(date, Some(&other.id)).plays().first().cloned()),
    );
    let mut needed: Vec<String> = plays.iter().chain([&play]).flat_map(games_needed).collect();
    needed.extend(saves::game(&play.id));
    let is_here = RwSignal::new(false);
    games::load(&needed, move |_| _ = is_here.try_set(true));
    dynamic(move || match result_of_play(&play) {
        _ if !is_here.get() => placeholder(None),
        Some(play_result) => result(&shown, &play, &play_result),
        // Its table says why it cannot be read, if it is here.
        None if day.current().is_some() => go_on(&route(&play)),
        None => enter_of(date, today, &shown.days, shown.person.clone()),
    })
}

fn result(shown: &Shown, play: &DayPlay, play_result: &PlayResult) -> AnyView {
    let Shown { date, today, person, days } = shown;
    let (date, today, person) = (*date, *today, person.as_deref());
    let daily = Daily::of(date);
    let (place, seats) = (play_result.seats.first().map_or(1, |seat| seat.place), play_result.seats.len());
    let leads = leads(&play_result.points, 0);
    let title = if date == today {
        messages::deal_of_weekday(date.weekday())
    } else {
        messages::title(&long_day(language(), date))
    };
    let in_row = streak(&days.dates_over(person), today);
    let in_a_row = (in_row > 0).then(|| messages::in_a_row(in_row));
    let heard = [Some(messages::heard(place, seats)), said_leads(&daily, &leads), in_a_row.clone()];
    let heard: Vec<String> = heard.into_iter().flatten().collect();
    view! {
        <main class="screen arena day-result">
            <div class="arena-head">{head(title)} <p class="remark">{in_a_row}</p></div>
            <p class="visually-hidden" role="status">{heard.join(" ")}</p>
            <div class="arena-body fill">
                {scene(shown, &daily, play, play_result, &leads)}
                <div class="day-side">
                    {calendar(date, today, days, person)}
                    {same_cards(&daily, play, play_result.seats.clone(), others(shown))}
                    {(date == today).then(|| tomorrow(&Daily::of(today.after())))}
                </div>
            </div>
            {bar(shown.clone(), play, text(date, play, place, seats, &leads))}
        </main>
    }
    .into_any()
}

/// The others here. Their results are closed while somebody's own try goes on: then this is not shown.
fn others(shown: &Shown) -> Vec<Other> {
    let Shown { date, person, days, .. } = shown;
    let others = days.people.iter().filter(|other| Some(&other.id) != person.as_ref());
    let other = |other: &Person| {
        let plays = days.of(*date, Some(&other.id)).plays();
        let play = plays.first().filter(|play| play.is_over).cloned();
        let play_result = play.as_ref().and_then(result_of_play);
        Other {
            person: other.clone(),
            result: play_result.and_then(|play_result| play_result.seats.into_iter().next()),
            play,
            address: calendar::result_route(*date, Some(&other.id)).address(),
        }
    };
    others.map(other).filter(|other| other.result.is_some() || date == &shown.today).collect()
}

/// After which rounds the player was in the lead.
fn said_leads(daily: &Daily, leads: &[Lead]) -> Option<String> {
    let led: Vec<String> = led_after(leads).iter().map(ToString::to_string).collect();
    let said = if daily.game().is_some() { messages::led_after_rounds } else { messages::led_after_games };
    (!led.is_empty()).then(|| said(led.len(), &led))
}

/// The poster with the medal, and the dots at its foot.
fn scene(shown: &Shown, daily: &Daily, play: &DayPlay, play_result: &PlayResult, leads: &[Lead]) -> AnyView {
    let place = play_result.seats.first().map_or(1, |seat| seat.place);
    let art = match daily.game().and_then(cover) {
        Some(cover) => {
            view! { <svg class="cover-art" aria-hidden="true" inner_html=(cover.art)()></svg> }.into_any()
        }
        None => view! { <div class="day-arches" aria-hidden="true">{arches()}</div> }.into_any(),
    };
    let words: Vec<AnyView> = compared(shown, play, play_result)
        .into_iter()
        .map(|sentence| view! { <p>{sentence}</p> }.into_any())
        .collect();
    let foot = (!leads.is_empty()).then(|| {
        let dots: Vec<AnyView> =
            leads.iter().map(|lead| view! { <i class=lead.class()></i> }.into_any()).collect();
        view! {
            <p class="day-foot">
                <span class="day-dots" aria-hidden="true">{dots}</span>
                <span>{messages::led(led_after(leads).len())}</span>
            </p>
        }
    });
    view! {
        <div class="day-poster" data-game=daily.game()>
            <section class=format!("day-scene {}", ground(daily)) aria-labelledby="day-medal">
                <div class="day-words">
                    <h2 id="day-medal">{messages::medal(place)}</h2>
                    {words}
                </div>
                <span class=format!("day-medal {}", medal_class(place))>{pictogram(Pictogram::Medal)}</span>
                {art}
                {foot}
            </section>
        </div>
    }
    .into_any()
}

/// What the result is beside those of the same day of the week, and beside the rivals.
fn compared(shown: &Shown, play: &DayPlay, play_result: &PlayResult) -> Vec<String> {
    let Some(own) = play_result.seats.first() else { return Vec::new() };
    let Shown { date, person, days, .. } = shown;
    let weekday = date.weekday();
    let same_days = days.dates_over(person.as_deref()).into_iter();
    let same_days = same_days.filter(|day| day < date && day.weekday() == weekday);
    let earlier = same_days.filter_map(|day| place_of(days.of(day, person.as_deref()).plays().first()?));
    let best = (play.is_for_record && is_best(own.place, earlier)).then(|| messages::best_weekday(weekday));
    let ahead = play_result.seats.iter().filter(|seat| seat.place < own.place);
    let ahead: Vec<i32> = ahead.filter_map(|seat| level_number(&seat.player)).collect();
    let rivals = match ahead.as_slice() {
        [] => messages::nobody_better().to_owned(),
        [one] => messages::one_better(*one),
        [_, _, ..] => messages::two_better().to_owned(),
    };
    best.into_iter().chain([rivals]).collect()
}

/// Whether a place is better than all earlier ones, if there are any.
fn is_best(place: u8, earlier: impl Iterator<Item = u8>) -> bool {
    earlier.min().is_some_and(|best| place < best)
}

/// The ground of a poster: that of the cover of its game, or the evening.
fn ground(daily: &Daily) -> &'static str {
    if daily.game().is_some() { "cover" } else { "evening" }
}

/// What is played tomorrow.
fn tomorrow(daily: &Daily) -> AnyView {
    let picture = match daily.game() {
        Some(game) => wide_arch(game),
        None => view! { <span class="day-arches" aria-hidden="true">{arches()}</span> }.into_any(),
    };
    view! {
        <div class="day-poster" data-game=daily.game()>
            <section class=format!("day-tomorrow {}", ground(daily)) aria-labelledby="tomorrow">
                <div>
                    <p class="overline">{messages::tomorrow()}</p>
                    <h2 id="tomorrow">{title_of_day(daily)}</h2>
                    <p>{rivals_of(daily)}</p>
                </div>
                {picture}
            </section>
        </div>
    }
    .into_any()
}

/// The ways on, the main one last.
fn bar(shown: Shown, play: &DayPlay, text: String) -> AnyView {
    let trouble = RwSignal::new("");
    let by_hand = RwSignal::new(false);
    let again = move || {
        begin(shown.date, shown.person.as_deref(), move |why| _ = trouble.try_set(why.unwrap_or_default()))
    };
    let replay = (play.kind == PlayKind::Table).then(|| {
        let address = Route::Replay(play.id.clone()).address();
        view! { <a class="button watch" href=address>{messages::watch_replay()}</a> }
    });
    let sent = text.clone();
    let send_it = move || {
        send(&sent, move |is_copied| {
            let _ = by_hand.try_set(is_copied == Some(false));
            let _ = trouble.try_set(match is_copied {
                Some(true) => messages::copied(),
                Some(false) => messages::not_copied(),
                None => "",
            });
        });
    };
    view! {
        <div class="bar">
            {replay}
            <button type="button" class="button" on:click=on_tap(again)>{messages::play_again()}</button>
            <button type="button" class="primary big" on:click=on_tap(send_it)>{messages::send()}</button>
            <p class="day-said" role="status">{derived_text(move || trouble.get().to_owned())}</p>
            {dynamic_if(move || {
                let text = text.clone();
                by_hand.get().then(|| view! { <pre class="day-said" tabindex="0">{text}</pre> })
            })}
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::is_best;

    #[test]
    fn a_day_is_the_best_only_if_it_is_better_than_one_before_and_than_all() {
        assert!(is_best(2, [3, 3].into_iter()));
        assert!(!is_best(2, [3, 2].into_iter()), "as good as another");
        assert!(!is_best(1, [].into_iter()), "the first one");
    }
}
