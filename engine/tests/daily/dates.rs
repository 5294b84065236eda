//! The calendar.

use super::date;
use pentathlon_engine::daily::Date;
use pentathlon_engine::rules::ParseNotationError;

#[test]
fn the_calendar_is_that_of_the_world() {
    for (text, weekday) in [
        ("1970-01-01", 3),
        ("2000-02-29", 1),
        ("2026-11-26", 3),
        ("2026-11-29", 6),
        ("2100-03-01", 0),
        ("9999-12-31", 4),
    ] {
        assert_eq!(date(text).weekday(), weekday, "{text}");
    }
    assert_eq!(date("2026-11-26").in_greenwich().ms(), 1_795_651_200_000);
}

#[test]
fn each_day_follows_the_one_before_for_four_hundred_years() {
    let (mut day, mut leap_days) = (date("1970-01-01"), 0);
    for _ in 0..146_097 {
        let text = day.to_string();
        leap_days += usize::from(text.ends_with("-02-29"));
        assert_eq!(text.parse(), Ok(day));
        assert_eq!(day.after().before(), day);
        day = day.after();
    }
    assert_eq!((day.to_string().as_str(), leap_days), ("2370-01-01", 97));
}

#[test]
fn what_is_no_date_is_refused() {
    for text in [
        "",
        "2026",
        "2026-11",
        "2026-11-31",
        "2026-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-1-1",
        "+2026-11-26",
        "2026-11-+6",
        "2026-11-26-1",
        " 2026-11-26",
        "1969-12-31",
        "10000-01-01",
        "99999999999-01-01",
        "2026-11-2６",
    ] {
        assert_eq!(text.parse::<Date>(), Err(ParseNotationError), "{text:?}");
    }
}
