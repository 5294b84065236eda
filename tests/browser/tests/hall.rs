//! The hall of fame: what it says follows from the records, a result can stay without its game, and a backup has all of it.

use pentathlon_browser::tournaments::{Saved, saved};
use pentathlon_browser::{Look, Page, Site, Value, records, said, said_with};
use pentathlon_engine::games::shelf;
use pentathlon_engine::table::checksum;
use pentathlon_engine::tournament::{Order, standing};
use serde_json::{Value as Json, json};

use crate::saves::say_yes;
use crate::sharing::paste;

const STILL: (&str, &str) = ("pentathlon/settings", "sound=off motion=less tips=off");
const HALL: &str = "document.querySelector('.hall .hall-table')";
const ROW: &str = ".waiting li";

/// A person of the device.
fn person(name: &str) -> String {
    format!("pentathlon person 1\nplayed: 1795600000000\ncolour: 0\nshape: 0\nname: {name}\n")
}

/// Everything that is saved, with Ana and Bo as people of the device.
fn remembered(saved: &Saved) -> Vec<(String, String)> {
    let people =
        [("ana", "Ana"), ("bo", "Bo")].map(|(id, name)| (format!("pentathlon/person/{id}"), person(name)));
    saved.remembered().into_iter().chain(people).collect()
}

fn begin(page: &Page, place: &str, remembered: &[(String, String)]) {
    let all: Vec<(&str, &str)> =
        remembered.iter().map(|(key, text)| (&**key, &**text)).chain([STILL]).collect();
    page.begin_at(place, &all);
}

/// The texts of the cells of a table, row by row.
fn cells(page: &Page, table: &str) -> Vec<Vec<String>> {
    const CELLS: &str = "return [...document.querySelectorAll(arguments[0] + ' tr')].map((row) =>
        [...row.cells].map((cell) => cell.textContent.trim()));";
    let rows = page.run(CELLS, &[json!(table)]);
    let texts = |row: &Json| {
        row.as_array().into_iter().flatten().filter_map(Json::as_str).map(str::to_owned).collect()
    };
    rows.as_array().into_iter().flatten().map(texts).collect()
}

/// How many games a seat has won, of these places.
fn wins(results: &[Vec<u8>], seat: usize) -> usize {
    let is_won = |places: &&Vec<u8>| places[seat] == 1 && places.iter().any(|&place| place > 1);
    results.iter().filter(is_won).count()
}

#[test]
fn what_the_hall_shows_follows_from_the_records() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let saved = saved(4, 2, 5, false, Order::EasyToHard);
    begin(&page, "#/hall", &remembered(&saved));
    page.wait_for("the hall", HALL);
    let results: Vec<Vec<u8>> = saved.tables.iter().map(|(_, _, ranks)| ranks.clone()).collect();
    let champions: Vec<usize> = standing(4, &results).winners().map(|seat| seat.index()).collect();
    let rows = cells(&page, ".hall > .hall-table");
    for (seat, name) in ["Ana", "Bo"].into_iter().enumerate() {
        let row = rows.iter().find(|row| row[0] == name).expect("each person has a row");
        // The other one is a person, too.
        assert_eq!(row[1..4], ["5".to_owned(), wins(&results, seat).to_string(), "0".to_owned()]);
        let won = i64::from(champions.contains(&seat));
        let events =
            [("won", Value::Number(won)), ("played", Value::Number(1)), ("people", Value::Number(won))];
        assert_eq!(row[5], said_with("hall", "events-of", &events));
    }
    assert_eq!(rows.len(), 3, "computers have none: {rows:?}");
    page.assert_accessible();
    page.tap_named(".hall-table a", "Ana");
    page.wait_for("Ana", "document.querySelector('.stats')");
    let places = cells(&page, ".hall-chart:first-child .hall-table");
    for row in &places[1..] {
        let place: u8 =
            row[0].chars().filter(char::is_ascii_digit).collect::<String>().parse().expect("a place");
        assert_eq!(row[1], results.iter().filter(|places| places[0] == place).count().to_string());
    }
    page.assert_accessible();
    // Now each summary has the result: nothing is read again.
    let summaries = || {
        let keys = page.remembered_keys();
        let stamps = keys.iter().filter(|key| key.starts_with("pentathlon/stamp/"));
        stamps.filter_map(|key| page.remembered(key)).filter(|text| text.contains("\nresult 1 ")).count()
    };
    assert_eq!(summaries(), 5);
    page.choose("select", "Olympics");
    let ahead = |other: usize| results.iter().filter(|places| places[0] < places[other]).count();
    page.choose("select", said("hall", "all-games"));
    page.wait_for("all games again", "document.querySelectorAll('.hall section').length === 2");
    let against = cells(&page, ".hall section:last-child");
    let bo = against.iter().find(|row| row[0] == "Bo").expect("they met");
    assert_eq!(bo[1], ahead(1).to_string());
    page.tap(".hall section td a[href^='#/table/']");
    page.wait_for("the game it was made in", "document.querySelector('.podium, .ceremony')");
    page.close();
}

#[test]
fn a_result_stays_without_its_game_and_a_backup_brings_all_of_it_once() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let saved = saved(3, 2, 2, false, Order::EasyToHard);
    let mut kept = remembered(&saved);
    kept.retain(|(key, _)| !key.starts_with("pentathlon/tournament/"));
    begin(&page, "", &kept);
    page.wait_for("both games", &format!("document.querySelectorAll('{ROW}').length === 2"));
    page.go("#/hall");
    page.wait_for("the hall", HALL);
    let before = cells(&page, ".hall > .hall-table");
    page.go("#/");
    page.wait_for("both games", &format!("document.querySelectorAll('{ROW}').length === 2"));
    page.tap(&format!("{ROW} .round"));
    page.tap_named("dialog button", said("app", "keep-result"));
    page.wait_for("one game", &format!("document.querySelectorAll('{ROW}').length === 1"));
    page.go("#/hall");
    page.wait_for("the hall", HALL);
    assert_eq!(cells(&page, ".hall > .hall-table"), before, "its result still counts");
    page.wait_for_text(".kept summary", said("hall", "kept"));
    page.assert_accessible();
    // A backup as the page before the app makes it: every key.
    let keys = page.remembered_keys();
    let saves = keys.iter().filter(|key| !key.starts_with("pentathlon/stamp/") && *key != STILL.0);
    let backup: String =
        saves.filter_map(|key| Some(format!("== {key}\n{}\n\n", page.remembered(key)?))).collect();
    assert!(backup.contains("== pentathlon/result/"), "{backup}");
    // The people come by themselves.
    let people: Vec<(String, String)> =
        kept.iter().filter(|(key, _)| key.starts_with("pentathlon/person/")).cloned().collect();
    begin(&page, "#/open", &people);
    for is_new in [true, false] {
        page.go("#/");
        page.wait_for("the shelf", "document.querySelector('.covers')");
        paste(&page, &backup);
        if is_new {
            page.wait_for_text(
                "main",
                &said_with("share", "collection-results", &[("count", Value::Number(1))]),
            );
            // They are those who are called so here.
            say_yes(&page);
            page.tap_named("button", said("share", "preview-keep"));
            page.wait_for("the end of the import", "document.querySelector('a.primary')");
        } else {
            page.wait_for_text("[role=alert]", said("share", "tables-known"));
        }
    }
    page.go("#/hall");
    page.wait_for("the hall", HALL);
    assert_eq!(cells(&page, ".hall > .hall-table"), before, "the same hall, once");
    assert_eq!(page.remembered_keys().iter().filter(|key| key.starts_with("pentathlon/result/")).count(), 1);
    page.close();
}

#[test]
fn whoever_deletes_a_result_is_asked_and_the_figures_and_the_focus_follow() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let line =
        |deal: &str| format!("result 1 olympics {deal}\t1 5 0 person Ana\t2 3 0 computer gold Bo\tend");
    let mut kept = vec![("pentathlon/person/ana".to_owned(), person("Ana"))];
    for deal in ["D1", "D2"] {
        kept.push((format!("pentathlon/result/1a1ff43dd0{}", &deal[1..]), line(deal)));
    }
    begin(&page, "#/hall", &kept);
    page.wait_for("the hall", HALL);
    let has_played = |games: &str| {
        page.wait("the figures", || {
            let rows = cells(&page, ".hall > .hall-table");
            let played = rows.get(1).and_then(|row| row.get(1)).cloned().unwrap_or_default();
            if played == games { Ok(()) } else { Err(played) }
        });
    };
    has_played("2");
    page.tap(".kept > summary");
    page.tap_named(".kept button", said("hall", "remove-kept"));
    page.wait_for_text("dialog[open]", said("hall", "remove-kept-title"));
    page.assert_accessible();
    page.tap_named("dialog button", said("app", "keep"));
    page.wait_for(
        "the list",
        "!document.querySelector('dialog') && document.activeElement.matches('.kept button')",
    );
    has_played("2");
    for (left, focus) in [("1", ".kept button"), ("", "#screen-title")] {
        page.tap_named(".kept button", said("hall", "remove-kept"));
        page.tap_named("dialog .danger", said("app", "remove"));
        has_played(left);
        page.wait_for("the focus", &format!("document.activeElement.matches('{focus}')"));
    }
    page.close();
}

#[test]
fn a_thousand_games_are_told_from_their_summaries() {
    const GAMES: u32 = 1000;
    /// Puts the time from the change of the address to the table, in milliseconds, into `window.took`.
    const WATCH: &str = "const began = performance.now();
        new MutationObserver((_, observer) => {
          if (document.querySelector('.hall .hall-table')) {
            window.took = Math.round(performance.now() - began);
            observer.disconnect();
          }
        }).observe(document.body, { childList: true, subtree: true });
        location.hash = '#/hall';";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let record = include_str!("../records/olympia2000-5-over.txt");
    let facts = shelf().into_iter().find(|facts| facts.id == "olympia2000").expect("it is on the shelf");
    let mut kept = vec![("pentathlon/person/ana".to_owned(), person("Ana"))];
    for number in 0..GAMES {
        let id = format!("1a1f{number:07x}");
        let result =
            format!("result 1 olympia2000 D{number}\t1 14 0 person Ana\t2 9 0 computer gold Bo\tend");
        let summary = format!(
            "4 any {}\nolympia2000\nover\nAna\tBo\n14\nAna\n1795600000000\n{result}",
            facts.rules_version
        );
        kept.push((records::key(&id), record.to_owned()));
        kept.push((format!("pentathlon/stamp/{id}"), format!("1 {:x}\n{summary}", checksum(record))));
    }
    begin(&page, "#/hall", &kept);
    page.wait_for("the hall", HALL);
    let all = GAMES.to_string();
    assert_eq!(cells(&page, ".hall > .hall-table")[1][1..5], [all.clone(), "0".to_owned(), all.clone(), all]);
    page.go("#/settings");
    page.wait_for("the settings", "document.querySelector('.settings')");
    page.run(WATCH, &[]);
    page.wait_for("the hall again", "window.took");
    eprintln!("The hall of {GAMES} games opens in {} ms.", page.run("return window.took;", &[]));
    page.close();
}

#[test]
fn forged_and_damaged_saves_leave_the_hall_standing() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let saved = saved(2, 2, 1, false, Order::EasyToHard);
    let mut kept = remembered(&saved);
    kept.push(("pentathlon/result/x".to_owned(), "result 1 olympics D1\t0 0 0 person Ana\tend".to_owned()));
    kept.push((
        "pentathlon/result/ffffffffffffffff".to_owned(),
        "result 1 chess D1\t1 5 0 person Ana\tend".to_owned(),
    ));
    kept.push((records::key("torn"), saved.tables[0].1.replace("\nend\n", "\n")));
    begin(&page, "#/hall", &kept);
    page.wait_for("the hall", HALL);
    let rows = cells(&page, ".hall > .hall-table");
    let ana = rows.iter().find(|row| row[0] == "Ana").expect("Ana has a row");
    assert_eq!(ana[1], "2", "the game, and the line of a game that is not known here");
    page.wait_for_text(".hall", &said_with("hall", "unread", &[("count", Value::Number(1))]));
    for place in ["#/hall/person/nobody", "#/hall/game/chess", "#/hall/x/y"] {
        page.go(place);
        page.wait_for_text("main", said("hall", "not-here"));
    }
    page.close();
}
