//! Today's deal: what each date gives, the calendar, streaks, and what is saved.

mod dates;
mod notation;

use pentathlon_engine::daily::{Daily, Date, streak};

fn date(text: &str) -> Date {
    text.parse().expect("it is a date")
}

/// What ten dates give, for ever. Whoever changes this raises the version, which changes all of them.
#[test]
fn ten_dates_give_what_they_have_always_given() {
    let pinned = include_str!("ten_dates.txt");
    let dates = pinned.lines().map(|line| date(line.split(' ').next().unwrap()));
    let given: String = dates
        .flat_map(|date| {
            let daily = Daily::of(date);
            let line = |game: &&'static str| {
                format!("{date} {} {game} {:?} {}\n", daily.seats, Daily::options(game), daily.seed(game))
            };
            daily.games.iter().take(1).map(line).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(given, pinned);
    assert_eq!(pinned.lines().count(), 10);
}

#[test]
fn each_weekday_has_its_game_saturday_one_for_two_and_sunday_those_of_all_weekdays() {
    let mut day = date("2026-11-23");
    let mut games = Vec::new();
    for _ in 0..5 {
        let daily = Daily::of(day);
        assert_eq!(daily.seats, 3);
        games.extend(daily.game());
        day = day.after();
    }
    assert_eq!(games, ["olympia2000", "olympicards", "orclympics", "olympikos", "olympics"]);
    let saturday = Daily::of(day);
    assert_eq!((saturday.game(), saturday.seats), (Some("orclympics"), 2));
    let sunday = Daily::of(day.after());
    assert_eq!((sunday.game(), sunday.seats), (None, 3));
    assert_eq!(sunday.games, games);
}

#[test]
fn every_date_and_every_game_has_a_seed_of_its_own() {
    let mut seeds = std::collections::BTreeSet::new();
    let mut day = date("2026-01-01");
    let mut count = 0;
    for _ in 0..400 {
        let daily = Daily::of(day);
        count += daily.games.len();
        seeds.extend(daily.games.iter().map(|game| daily.seed(game).to_string()));
        day = day.after();
    }
    assert_eq!(seeds.len(), count);
}

#[test]
fn a_streak_ends_today_or_yesterday_and_a_gap_ends_it() {
    let played = ["2026-11-22", "2026-11-24", "2026-11-25", "2026-11-26"].map(date);
    for (today, days) in [
        ("2026-11-26", 3),
        ("2026-11-27", 3),
        ("2026-11-28", 0),
        // The clock was set back: later days neither count nor break anything.
        ("2026-11-25", 2),
        ("2026-11-23", 1),
        ("2026-11-21", 0),
    ] {
        assert_eq!(streak(&played, date(today)), days, "on {today}");
    }
    assert_eq!(streak(&[], date("2026-11-26")), 0);
    assert_eq!(streak(&[date("1970-01-01")], date("1970-01-01")), 1);
    // In any order, across a year.
    assert_eq!(streak(&["2027-01-01", "2026-12-30", "2026-12-31"].map(date), date("2027-01-01")), 3);
}
