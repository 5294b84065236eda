//! Today's deal: the same on every device, once for the record, and what happens to the date meanwhile.

use pentathlon_browser::dailies::{DayTable, open, set_date, table_of};
use pentathlon_browser::tournaments::{AT_BOARD, ID, saved};
use pentathlon_browser::{CLOCK, Look, Page, Site, TABLE, Value, records, said, said_with};
use pentathlon_engine::daily::{Daily, DayPlay, PlayKind, Plays};
use pentathlon_engine::games::shelf;
use pentathlon_engine::table::read_game;
use pentathlon_engine::tournament::{Order, Tournament};
use serde_json::json;

use crate::game::ASKING;
use crate::pentathlon::{HOLD, WAITS};
use crate::saves::say_yes;
use crate::sharing::paste;

const STILL: &str = "sound=off motion=less tips=off";
const OFFER: &str = ".today-offer";
const GO: &str = ".today-offer a";
/// A day with a game of Olympics.
const FRIDAY: &str = "2026-11-27";

fn settings() -> Vec<(String, String)> {
    vec![("pentathlon/settings".to_owned(), STILL.to_owned())]
}

/// What the page has saved of a date.
fn plays(page: &Page, date: &str) -> Plays {
    page.stored(&format!("pentathlon/daily/{date}")).and_then(|text| text.parse().ok()).unwrap_or_default()
}

/// Waits until the first game of a day is saved as over.
#[track_caller]
fn wait_until_over(page: &Page, plays: impl Fn() -> Plays) {
    page.wait("its end to be saved", || match plays() {
        plays if plays.first().is_some_and(|play| play.is_over) => Ok(()),
        plays => Err(plays.to_string()),
    });
}

/// The record of the table on screen.
#[track_caller]
fn record(page: &Page) -> String {
    page.wait_for_table();
    let place = page.run("return location.hash;", &[]);
    let id = place.as_str().and_then(|hash| hash.strip_prefix("#/table/")).expect("a table").to_owned();
    page.stored(&records::key(&id)).expect("it is saved")
}

/// What the shelf offers for a date.
fn offered(date: &str) -> String {
    let daily = Daily::of(date.parse().expect("a date"));
    let Some(game) = daily.game() else { return said("app", "today-tournament").to_owned() };
    let title = shelf().into_iter().find(|info| info.id == game).expect("it is on the shelf").title;
    let rivals = if daily.seats == 2 { 1 } else { 2 };
    said_with("app", "today", &[("title", Value::Text(title)), ("rivals", Value::Number(rivals))])
}

/// What the result on screen sends to a friend.
#[track_caller]
fn sent(page: &Page) -> String {
    page.wait_for("the result", "document.querySelector('.day-result .bar .primary')");
    page.run("navigator.share = async data => { window.sent = data.text; };", &[]);
    page.tap(".day-result .bar .primary");
    page.wait_for("the text", "window.sent");
    page.run("return window.sent;", &[]).as_str().expect("a text").to_owned()
}

#[test]
fn two_devices_have_the_same_deal_on_one_date_whoever_plays_and_wherever() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    // A Saturday, on which two play, a Friday, and a Thursday with options of its own.
    for date in ["2026-11-28", FRIDAY, "2026-11-26"] {
        let mut records = Vec::new();
        for (zone, people) in [("Pacific/Auckland", "Mia"), ("America/Los_Angeles", "Tom")] {
            page.devtools("Emulation.setTimezoneOverride", json!({ "timezoneId": zone }));
            let mut stored = settings();
            stored.push(("pentathlon/people".to_owned(), people.to_owned()));
            open(&page, date, "#/today", &stored);
            page.wait_for_text("main.invitation", said("today", "counts-today"));
            assert_eq!(plays(&page, date), Plays::default(), "an address begins nothing");
            page.assert_accessible();
            page.tap_named("button", said("screens", "play"));
            records.push(record(&page));
            let plays = plays(&page, date);
            assert_eq!((plays.0.len(), plays.first().map(|play| play.is_over)), (1, Some(false)));
            assert_eq!(plays.0[0].code, table_of(date, false).code, "as the engine deals it");
        }
        page.devtools("Emulation.setTimezoneOverride", json!({ "timezoneId": "" }));
        let table = table_of(date, false);
        let deals = records.iter().map(|record| {
            let of_deal = |line: &&str| !line.contains(" @") && !line.starts_with("seat ");
            record.lines().filter(of_deal).collect::<Vec<_>>().join("\n")
        });
        let deals: Vec<String> = deals.collect();
        assert_eq!(deals[0], deals[1]);
        let seed = Daily::of(table.date).seed(read_game(&table.record).expect("a game"));
        assert!(records.iter().all(|record| record.contains(&seed.to_string())), "{}", records[0]);
    }
    page.close();
}

#[test]
fn one_tap_begins_it_goes_on_with_it_and_shows_its_result_and_a_streak_grows() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    open(&page, FRIDAY, "", &settings());
    page.wait_for_text(OFFER, &offered(FRIDAY));
    page.wait_for_text(OFFER, said("app", "today-line"));
    page.tap(GO);
    page.wait_for("the person to be asked", ASKING);
    let begun = record(&page);
    assert_eq!(read_game(&begun), Ok("olympics"));
    page.go("#/");
    page.wait_for_text(GO, said("app", "continue-game"));
    page.tap(GO);
    page.wait_for("the person to be asked", ASKING);
    assert_eq!(record(&page), begun, "the same table");
    assert_eq!(plays(&page, FRIDAY).0.len(), 1);

    // Over, after a day that was played, too.
    let (before, table) = (table_of("2026-11-26", true), table_of(FRIDAY, true));
    let mut stored = settings();
    stored.extend(before.stored(true, true));
    stored.extend(table.stored(true, false));
    open(&page, FRIDAY, "#/today", &stored);
    page.wait_for("the podium", "document.querySelector('.podium-actions a.primary')");
    page.wait_for_text(".of-day", said("screens", "of-day"));
    wait_until_over(&page, || plays(&page, FRIDAY));
    page.tap(".podium-actions a.primary");
    let text = sent(&page);
    page.assert_accessible();
    let lines: Vec<&str> = text.lines().collect();
    let day = [("day", Value::Text("27 November")), ("title", Value::Text("Olympics"))];
    assert_eq!(lines[0], said_with("today", "line", &day));
    let place = Value::Number(table.ranks[0].into());
    // Nobody leads in Olympics before the end: no dots.
    assert_eq!(lines[1], said_with("today", "outcome", &[("place", place), ("seats", Value::Number(3))]));
    assert_eq!(lines[2], said("today", "beat-it"));
    let link = format!("#/today/2026-11-27/{}", table.ranks[0]);
    assert!(lines[3].ends_with(&link) && lines.len() == 4, "{text}");
    let in_a_row = said_with("today", "in-a-row", &[("days", Value::Number(2))]);
    page.wait_for_text(".arena-head .remark", &in_a_row);
    page.wait_for_text("h2#day-medal", &said_with("today", "medal", &[("place", place)]));
    let heard = said_with("today", "heard", &[("place", place), ("seats", Value::Number(3))]);
    page.wait_for_text(".day-result > [role=status]", &format!("{heard} {in_a_row}"));
    // Two days have medals. The others open as replays, and the two that have not come are numbers.
    let days = "return ['.day small', 'a.day:not(:has(small))', 'span.day'].map(one => document.querySelectorAll(one).length);";
    assert_eq!(page.run(days, &[]), json!([2, 24, 2]));
    page.go("#/");
    page.wait_for_text(GO, said("app", "see-result"));
    page.wait_for_text(OFFER, &said_with("app", "today-streak", &[("days", Value::Number(2))]));
    page.close();
}

#[test]
fn whoever_plays_it_again_or_on_another_day_plays_a_replay() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let table = table_of(FRIDAY, true);
    let mut stored = settings();
    stored.extend(table.stored(true, true));
    open(&page, FRIDAY, &table.place(), &stored);
    page.tap(".podium-actions a.primary");
    page.tap_named(".bar button", said("today", "play-again"));
    page.wait_for("another table", &format!("location.hash !== '{}' && {TABLE}", table.place()));
    let of_friday = plays(&page, FRIDAY);
    assert_eq!(of_friday.0.iter().map(|play| play.is_for_record).collect::<Vec<_>>(), [true, false]);
    assert_eq!(of_friday.0[0].code, of_friday.0[1].code, "the same deal");

    // On another device, by a link, days later; over, it says what it is.
    open(&page, "2026-12-02", "#/today/2026-11-27", &settings());
    page.wait_for_text("main.invitation", said("today", "day-is-over"));
    page.assert_accessible();
    page.tap_named("button", said("today", "play-replay"));
    page.wait_for_table();
    let replay = plays(&page, FRIDAY);
    assert_eq!((replay.first(), replay.0[0].code.as_str()), (None, table.code.as_str()));
    let mut stored = settings();
    stored.extend(table.stored(false, false));
    open(&page, "2026-12-02", &table.place(), &stored);
    page.wait_for_text(".of-day", said("screens", "of-day-again"));
    page.tap(".podium-actions a.primary");
    let outcome = [("place", Value::Number(table.ranks[0].into())), ("seats", Value::Number(3))];
    let again = said_with("today", "outcome-again", &outcome);
    assert_eq!(sent(&page).lines().nth(1), Some(again.as_str()));

    // A day that has not come cannot be played ahead.
    open(&page, "2026-11-26", "#/today/2026-11-27", &settings());
    let day = [("day", Value::Text("27 November"))];
    page.wait_for_text("main.nothing", &said_with("today", "not-yet", &day));
    assert_eq!(plays(&page, FRIDAY), Plays::default());
    page.close();
}

#[test]
fn everybody_here_has_a_try_of_their_own_and_sees_the_others_after_it() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let person = |id: &str, name: &str, played: u64, colour: u8| {
        let text =
            format!("pentathlon person 1\nplayed: {played}\ncolour: {colour}\nshape: 0\nname: {name}\n");
        (format!("pentathlon/person/{id}"), text)
    };
    let anas = table_of(FRIDAY, true);
    let [record, day] = anas.stored(true, true);
    let mut stored = settings();
    stored.extend([person("ana", "Ana", 2, 0), person("dita", "Dita", 9, 3), record, day.clone()]);
    open(&page, FRIDAY, "#/today", &stored);
    page.wait_for_text(
        "main.invitation h2",
        &said_with("today", "your-turn", &[("name", Value::Text("Dita"))]),
    );
    assert_eq!(page.run("return document.querySelector('a[href*=replay], .day-rows');", &[]), json!(null));
    page.assert_accessible();
    page.tap_named("button", said("today", "play-deal"));
    page.wait_for_table();
    let own = "pentathlon/try/2026-11-27-dita";
    let plays: Plays = page.stored(own).and_then(|text| text.parse().ok()).expect("a save of her own");
    assert_eq!((plays.0.len(), plays.first().map(|play| play.is_over)), (1, Some(false)));
    assert_eq!(plays.0[0].code, anas.code, "the same deal");
    assert_eq!(page.stored(&day.0).as_deref(), Some(day.1.as_str()), "what was saved of the day stays");

    // Hers is over: the podium leads to her week, which shows Ana's points, too.
    let ditas = DayTable {
        id: "dadita".to_owned(),
        record: anas.record.replace("person Ana", "person Dita"),
        ..anas
    };
    let [record, (_, plays)] = ditas.stored(true, false);
    stored.extend([record, (own.to_owned(), plays)]);
    open(&page, FRIDAY, &ditas.place(), &stored);
    page.tap(".podium-actions a.primary");
    page.wait_for("both", "document.querySelectorAll('.day-rows a[href*=replay]').length === 2");
    page.assert_accessible();
    wait_until_over(&page, || page.stored(own).and_then(|text| text.parse().ok()).unwrap_or_default());
    assert_eq!(page.run("return location.hash;", &[]), json!("#/hall/day/2026-11-27/dita"));
    page.close();
}

#[test]
fn whoever_deletes_its_unfinished_game_is_told_that_the_day_stays_without_a_result() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    for is_for_record in [true, false] {
        let mut stored = settings();
        stored.extend(table_of(FRIDAY, false).stored(is_for_record, false));
        open(&page, FRIDAY, "", &stored);
        page.tap(".waiting button.round");
        page.wait_for_text("dialog", said("app", "remove-table"));
        // A replay decides nothing.
        page.wait("what is said of the day", || {
            let told = page.text_of("dialog");
            if told.contains(said("app", "remove-day-why")) == is_for_record { Ok(()) } else { Err(told) }
        });
    }
    page.close();
}

#[test]
fn a_result_against_a_rival_who_could_not_think_ahead_says_so() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let table = table_of(FRIDAY, true);
    let [record, (key, plays)] = table.stored(true, true);
    let mut plays: Plays = plays.parse().expect("it can be read");
    plays.0[0].is_eased = true;
    let mut stored = settings();
    stored.extend([record, (key, plays.to_string())]);
    open(&page, FRIDAY, &table.place(), &stored);
    page.tap(".podium-actions a.primary");
    page.wait_for_text(".day-result", said("today", "eased-why"));
    let outcome = [("place", Value::Number(table.ranks[0].into())), ("seats", Value::Number(3))];
    let eased = said_with("today", "outcome-eased", &outcome);
    assert_eq!(sent(&page).lines().nth(1), Some(eased.as_str()));
    page.close();
}

#[test]
fn midnight_passes_and_what_was_begun_yesterday_counts_for_yesterday() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    open(&page, FRIDAY, "", &settings());
    page.wait_for_text(OFFER, &offered(FRIDAY));
    set_date(&page, "2026-11-28");
    page.wait_for_text(OFFER, &offered("2026-11-28"));

    // The game of Friday goes on under Saturday's date, and ends for Friday.
    let table = table_of(FRIDAY, true);
    let mut stored = settings();
    stored.extend(table.stored(true, false));
    open(&page, "2026-11-28", "#/today/2026-11-27", &stored);
    page.wait_for_text(".of-day", said("screens", "of-day"));
    wait_until_over(&page, || plays(&page, FRIDAY));
    assert_eq!(plays(&page, "2026-11-28"), Plays::default());
    page.go("#/");
    page.wait_for_text(GO, said("app", "play"));
    page.wait_for_text(OFFER, &said_with("app", "today-streak", &[("days", Value::Number(1))]));

    // The clock is set back: the deal of another day, and nothing else.
    set_date(&page, "2026-11-25");
    page.wait_for_text(OFFER, &offered("2026-11-25"));
    page.wait_for_text(OFFER, said("app", "today-line"));
    set_date(&page, FRIDAY);
    page.wait_for_text(GO, said("app", "see-result"));
    page.close();
}

#[test]
fn on_a_sunday_it_is_a_pentathlon_with_the_deals_of_the_date() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let date = "2026-11-29";
    open(&page, date, "", &settings());
    page.wait_for_text(OFFER, &offered(date));
    page.tap(GO);
    page.wait_for("the board", "document.querySelector('main.tournament .bar .primary')");
    let play = plays(&page, date).first().cloned().expect("it is for the record");
    assert_eq!(play.kind, PlayKind::Tournament);
    page.tap(".bar .primary");
    let record = record(&page);
    let daily = Daily::of(date.parse().expect("a date"));
    assert!(record.contains(&daily.seed("olympia2000").to_string()), "{record}");
    let text = page.stored(&format!("pentathlon/tournament/{}", play.id)).expect("it is saved");
    let tournament: Tournament = text.parse().expect("it can be read");
    assert_eq!((tournament.rounds.len(), tournament.participants.len()), (1, 3));
    page.go("#/");
    page.wait_for_text(GO, said("app", "continue-game"));
    page.tap(GO);
    page.wait_for("the board", "document.querySelector('main.tournament')");
    page.close();
}

#[test]
fn a_backup_has_it_and_brings_it_once() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let table = table_of(FRIDAY, true);
    let saved = table.stored(true, true);
    let backup: String = saved.iter().map(|(key, text)| format!("== {key}\n{text}\n")).collect();
    open(&page, FRIDAY, "", &settings());
    // Today's deal is not over because a file says so, but because somebody does.
    for (is_yes, count) in [(false, 0), (true, 1)] {
        page.go("#/");
        page.wait_for_text(GO, said("app", "play"));
        paste(&page, &backup);
        page.wait_for_text(".preview", said("share", "asked-today"));
        page.assert_accessible();
        if is_yes {
            say_yes(&page);
        }
        page.tap_named("button", said("share", "preview-keep"));
        page.wait_for("the end of the import", "document.querySelector('a.primary')");
        assert_eq!(plays(&page, FRIDAY).0.len(), count);
    }
    page.go("#/");
    page.wait_for_text(GO, said("app", "see-result"));
    paste(&page, &backup);
    page.wait_for_text("[role=alert]", said("share", "tables-known"));
    assert_eq!(plays(&page, FRIDAY).0.len(), 1);
    set_date(&page, FRIDAY);
    page.go("#/");
    page.wait_for_text(GO, said("app", "see-result"));
    page.close();
}

#[test]
fn of_two_tabs_that_begin_the_deal_of_a_day_at_the_same_moment_one_begins_it() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    // A Friday, and a Sunday with a Pentathlon.
    for (date, place) in [(FRIDAY, "table"), ("2026-11-29", "pentathlon")] {
        open(&page, date, "", &settings());
        page.wait_for_text(GO, said("app", "play"));
        page.run(HOLD, &[json!(format!("pentathlon/daily/{date}"))]);
        page.tap(GO);
        page.wait_for("this tab to wait", WAITS);
        assert_eq!(plays(&page, date), Plays::default(), "nothing is begun");
        // The other tab has begun it.
        let (key, text) = if place == "table" {
            let [(key, record), (_, text)] = table_of(date, false).stored(true, false);
            page.run("localStorage.setItem(...arguments);", &[json!(key), json!(record)]);
            (format!("#/table/{}", table_of(date, false).id), text)
        } else {
            let saved = saved(3, 1, 0, false, Order::EasyToHard);
            for (key, text) in saved.stored() {
                page.run("localStorage.setItem(...arguments);", &[json!(key), json!(text)]);
            }
            let play = DayPlay {
                is_for_record: true,
                kind: PlayKind::Tournament,
                id: ID.to_owned(),
                code: saved.tournament.began.to_string(),
                is_over: false,
                is_eased: false,
            };
            (AT_BOARD.to_owned(), Plays(vec![play]).to_string())
        };
        page.run(
            "localStorage.setItem(...arguments); endTurn();",
            &[json!(format!("pentathlon/daily/{date}")), json!(text)],
        );
        page.wait_for("what the other tab has begun", &format!("location.hash === '{key}'"));
        assert_eq!(plays(&page, date).0.len(), 1, "it is begun once");
    }
    page.close();
}

#[test]
fn an_open_shelf_shows_the_new_day_within_a_minute_and_a_tap_before_that_begins_nothing_unsaid() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let (saturday, day) = ("2026-11-28", "28 November");
    page.begin_at("#/open", &[("pentathlon/settings", STILL)]);
    page.run(CLOCK, &[]);
    page.run("window.at = new Date(2026, 10, 27, 23, 59, 30).getTime();", &[]);
    page.go("#/");
    page.wait_for_text(OFFER, &offered(FRIDAY));
    page.run("pass(60_000);", &[]);
    page.wait_for_text(OFFER, &offered(saturday));

    // Midnight passes between a look and the tap.
    open(&page, FRIDAY, "", &settings());
    page.wait_for_text(GO, said("app", "play"));
    page.run("const before = Date.now; Date.now = () => before() + 12.5 * 3_600_000;", &[]);
    page.tap(GO);
    let today = [("day", Value::Text(day)), ("title", Value::Text("Orc-lympics"))];
    page.wait_for_text("main.invitation", &said_with("today", "today-is", &today));
    page.assert_accessible();
    assert_eq!((plays(&page, FRIDAY), plays(&page, saturday)), (Plays::default(), Plays::default()));
    page.tap_named("main.invitation a", said("today", "to-today"));
    page.wait_for("its table", TABLE);
    assert_eq!(plays(&page, saturday).first().map(|play| play.is_for_record), Some(true));
    page.close();
}

#[test]
fn after_its_table_was_deleted_the_shelf_says_that_another_one_does_not_count() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    for is_over in [false, true] {
        let mut stored = settings();
        stored.extend(table_of(FRIDAY, is_over).stored(true, is_over));
        open(&page, FRIDAY, "", &stored);
        page.tap(".waiting button.round");
        page.tap_named("dialog button", said("app", "remove"));
        page.wait_for_text(OFFER, said("app", "today-again-line"));
        page.wait_for_text(GO, said("app", "today-again"));
        page.tap(GO);
        page.wait_for_table();
        let is_for_record: Vec<bool> = plays(&page, FRIDAY).0.iter().map(|play| play.is_for_record).collect();
        assert_eq!(is_for_record, [true, false]);
    }
    page.close();
}

#[test]
fn a_link_to_a_day_is_opened_whatever_a_messenger_has_made_of_it() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    for place in
        ["#/today/2026-11-27.", "#/today/2026-11-27)%20Great!", "#%2Ftoday%2F2026-11-27?fbclid=IwAR0"]
    {
        open(&page, "2026-12-02", place, &settings());
        page.wait_for_text("main.invitation", said("today", "day-is-over"));
    }
    for text in [
        "Look: https://somebody.example/#/today/2026-11-27. Great!",
        "https://x.example/%23/today/2026-11-27",
        "2026-11-27",
    ] {
        open(&page, "2026-12-02", "#/", &settings());
        paste(&page, text);
        page.wait_for_text("main.invitation", said("today", "day-is-over"));
    }
    page.close();
}
