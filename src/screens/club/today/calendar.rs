//! The deals of four weeks. Each column is a day of the week, and so what is played on it.

use super::play_result::place_of;
use super::words::title_of_day;
use crate::figure::Pictogram;
use crate::messages::{screens, today as messages};
use crate::route::Route;
use crate::saves::whose_day::Days;
use crate::screens::arch::arch;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::daily::{Daily, Date, DayPlay};

/// So many weeks are shown.
const WEEKS: usize = 4;
const DAYS: usize = 7;

/// The weeks of a person around a date, whose result is shown: those up to today, if it is among them.
pub fn calendar(date: Date, today: Date, days: &Days, person: Option<&str>) -> AnyView {
    let dates = dates(date, today);
    let heads: Vec<AnyView> = dates.iter().take(DAYS).map(|&day| column(day)).collect();
    let week = |dates: &[Date]| {
        let cells: Vec<AnyView> = dates.iter().map(|&day| cell(day, date, today, days, person)).collect();
        view! { <tr>{cells}</tr> }.into_any()
    };
    let weeks: Vec<AnyView> = dates.chunks(DAYS).map(week).collect();
    view! {
        <section class="pane" aria-labelledby="weeks">
            <h2 id="weeks">{messages::weeks()}</h2>
            <table class="calendar">
                <thead>
                    <tr>{heads}</tr>
                </thead>
                <tbody>{weeks}</tbody>
            </table>
        </section>
    }
    .into_any()
}

/// The plays for the record in these weeks.
pub fn plays(date: Date, today: Date, days: &Days, person: Option<&str>) -> Vec<DayPlay> {
    dates(date, today).into_iter().filter_map(|day| days.of(day, person).plays().first().cloned()).collect()
}

/// The days that are shown, from a Monday to a Sunday.
fn dates(date: Date, today: Date) -> Vec<Date> {
    let weeks = |last: Date| {
        let mut day = last;
        while usize::from(day.weekday()) < DAYS - 1 {
            day = day.after();
        }
        let mut dates: Vec<Date> =
            std::iter::successors(Some(day), |day| Some(day.before())).take(WEEKS * DAYS).collect();
        dates.reverse();
        dates
    };
    let until_today = weeks(today);
    if until_today.contains(&date) { until_today } else { weeks(date) }
}

/// What is played on a day of the week.
fn column(day: Date) -> AnyView {
    let daily = Daily::of(day);
    let picture = match daily.game() {
        Some(game) => arch(game),
        None => view! { <span class="arch evening" aria-hidden="true">{pictogram(Pictogram::Laurel)}</span> }
            .into_any(),
    };
    view! {
        <th scope="col">
            {picture} <span>{messages::weekday(day.weekday())}</span>
            <span class="visually-hidden">{title_of_day(&daily)}</span>
        </th>
    }
    .into_any()
}

/// A day: a medal, or else the way to its deal. A day that has not come is only a number.
fn cell(day: Date, shown: Date, today: Date, days: &Days, person: Option<&str>) -> AnyView {
    let number = day.day();
    if day > today {
        return view! { <td><span class="day is-ahead">{number}</span></td> }.into_any();
    }
    let play = days.of(day, person).plays().first().filter(|play| play.is_over).cloned();
    let current = (day == shown).then_some("true");
    let address = result_route(day, person).address();
    match play.as_ref().and_then(place_of) {
        Some(place) => {
            let class = format!("day {}", medal_class(place));
            view! {
                <td>
                    <a class=class href=address aria-current=current>
                        {number} " " <small>{screens::place(place)}</small>
                    </a>
                </td>
            }
            .into_any()
        }
        None => view! {
            <td>
                <a class="day" href=address aria-current=current>
                    {number} " " <span class="visually-hidden">{messages::play_deal()}</span>
                </a>
            </td>
        }
        .into_any(),
    }
}

/// The class with the metal of a place.
pub fn medal_class(place: u8) -> &'static str {
    match place {
        1 => "is-gold",
        2 => "is-silver",
        _ => "is-bronze",
    }
}

/// Where the result of a day is, or else the way to its deal, for a person.
pub fn result_route(day: Date, person: Option<&str>) -> Route {
    Route::Hall(person.map_or_else(|| format!("day/{day}"), |person| format!("day/{day}/{person}")))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{Date, dates};

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn four_whole_weeks_are_shown_up_to_that_of_today_or_else_around_the_day() {
        let ends = |day: &str, today: &str| {
            let days = dates(date(day), date(today));
            assert!(days.len() == 28 && days.contains(&date(day)), "{day}");
            (days[0].to_string(), days[27].to_string())
        };
        let november = ("2026-11-02".to_owned(), "2026-11-29".to_owned());
        assert_eq!(ends("2026-11-27", "2026-11-27"), november, "a Friday");
        assert_eq!(ends("2026-11-02", "2026-11-29"), november, "to the last Sunday");
        assert_eq!(ends("2026-11-01", "2026-11-27"), ("2026-10-05".to_owned(), "2026-11-01".to_owned()));
        let over_the_year = ("2026-12-07".to_owned(), "2027-01-03".to_owned());
        assert_eq!(ends("2027-01-01", "2027-01-03"), over_the_year);
    }
}
