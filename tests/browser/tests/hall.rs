//! The hall of fame: what it says follows from the records, a result can stay without its game, and a backup has all of it.

use pentathlon_browser::tournaments::{Saved, saved};
use pentathlon_browser::{Look, Page, Site, Value, records, said, said_with};
use pentathlon_engine::games::shelf;
use pentathlon_engine::table::checksum;
use pentathlon_engine::tournament::{Order, standing};
use serde_json::Value as Json;

use crate::saves::say_yes;
use crate::sharing::paste;

const STILL: (&str, &str) = ("pentathlon/settings", "sound=off motion=less tips=off");
const HALL: &str = "document.querySelector('.hall .house')";
const ROW: &str = ".waiting li";

/// A person of the device.
fn person(name: &str) -> String {
    format!("pentathlon person 1\nplayed: 1795600000000\ncolour: 0\nshape: 0\nname: {name}\n")
}

/// Everything that is saved, with Ana and Bo as people of the device.
fn stored(saved: &Saved) -> Vec<(String, String)> {
    let people =
        [("ana", "Ana"), ("bo", "Bo")].map(|(id, name)| (format!("pentathlon/person/{id}"), person(name)));
    saved.stored().into_iter().chain(people).collect()
}

fn begin(page: &Page, place: &str, stored: &[(String, String)]) {
    let all: Vec<(&str, &str)> = stored.iter().map(|(key, text)| (&**key, &**text)).chain([STILL]).collect();
    page.begin_at(place, &all);
}

/// The name and the number on each step of the podium, the highest first.
fn stands(page: &Page) -> Vec<(String, u32)> {
    const STANDS: &str = "return [...document.querySelectorAll('.stand a')].map((stand) =>
        [stand.querySelector('.stand-name').textContent.trim(), +stand.querySelector('b').textContent]);";
    let mut stands: Vec<(String, u32)> = page
        .run(STANDS, &[])
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|stand| {
            Some((stand[0].as_str()?.replace(['\u{2068}', '\u{2069}'], ""), stand[1].as_u64()? as u32))
        })
        .collect();
    stands.sort_by_key(|(name, wins)| (std::cmp::Reverse(*wins), name.clone()));
    stands
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
    begin(&page, "#/hall", &stored(&saved));
    page.wait_for("the hall", HALL);
    let results: Vec<Vec<u8>> = saved.tables.iter().map(|(_, _, ranks)| ranks.clone()).collect();
    let champions: Vec<usize> = standing(4, &results).firsts().map(|seat| seat.index()).collect();
    let mut expected: Vec<(String, u32)> = ["Ana", "Bo"]
        .into_iter()
        .enumerate()
        .map(|(seat, name)| (name.to_owned(), wins(&results, seat) as u32))
        .filter(|(_, wins)| *wins > 0)
        .collect();
    expected.sort_by_key(|(name, wins)| (std::cmp::Reverse(*wins), name.clone()));
    assert_eq!(stands(&page), expected, "computers are not on it");
    for (seat, name) in ["Ana", "Bo"].into_iter().enumerate() {
        let is_champion =
            said_with("hall", "is-champion", &[("name", Value::Text(name)), ("times", Value::Number(1))]);
        let told = page.text_of(".sentences").replace(['\u{2068}', '\u{2069}'], "");
        assert_eq!(told.contains(&is_champion), champions.contains(&seat), "{name}");
    }
    page.assert_accessible();
    const GOLDS: &str =
        "return [...document.querySelectorAll('.case .is-gold small')].map((medal) => medal.textContent);";
    let cabinet = page.run(GOLDS, &[]);
    let (wins_here, words) =
        cabinet[0].as_str().and_then(|text| text.split_once(' ')).expect("who won it most");
    let wins_here = wins_here.parse().expect("a number of games");
    assert_eq!(words, said_with("hall", "won", &[("wins", Value::Number(wins_here))]));
    page.go("#/hall/person/ana");
    page.wait_for("Ana", "document.querySelector('.of-person')");
    let golds = page.run(GOLDS, &[]);
    let golds = golds.as_array().into_iter().flatten().filter_map(Json::as_str);
    let golds: usize =
        golds.filter_map(|text| text.trim().trim_start_matches('×').parse::<usize>().ok()).sum();
    assert_eq!(golds, wins(&results, 0), "first places and games won are one count");
    page.assert_accessible();
    // Now each summary has the result: nothing is read again.
    let summaries = || {
        let keys = page.stored_keys();
        let stamps = keys.iter().filter(|key| key.starts_with("pentathlon/stamp/"));
        stamps.filter_map(|key| page.stored(key)).filter(|text| text.contains("\nresult 1 ")).count()
    };
    assert_eq!(summaries(), 5);
    let ahead =
        |one: usize, other: usize| results.iter().filter(|places| places[one] < places[other]).count();
    let against = page.text_of(".against").replace(['\u{2068}', '\u{2069}'], "");
    for words in [format!("Ana {}", ahead(0, 1)), format!("Bo {}", ahead(1, 0))] {
        assert!(against.contains(&words), "{words}: {against}");
    }
    page.tap(".sentence a[href^='#/table/']");
    page.wait_for("the game it was made in", "document.querySelector('.podium, .ceremony')");
    page.close();
}

#[test]
fn a_result_stays_without_its_game_and_a_backup_brings_all_of_it_once() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let saved = saved(3, 2, 2, false, Order::EasyToHard);
    let mut kept = stored(&saved);
    kept.retain(|(key, _)| !key.starts_with("pentathlon/tournament/"));
    begin(&page, "", &kept);
    page.wait_for("both games", &format!("document.querySelectorAll('{ROW}').length === 2"));
    page.go("#/hall");
    page.wait_for("the hall", HALL);
    let before = stands(&page);
    page.go("#/");
    page.wait_for("both games", &format!("document.querySelectorAll('{ROW}').length === 2"));
    page.tap(&format!("{ROW} .round"));
    page.tap_named("dialog button", said("app", "keep-result"));
    page.wait_for("one game", &format!("document.querySelectorAll('{ROW}').length === 1"));
    page.go("#/hall");
    page.wait_for("the hall", HALL);
    assert_eq!(stands(&page), before, "its result still counts");
    page.tap(".hall-files > summary");
    page.wait_for_text(".kept h2", said("hall", "kept"));
    page.assert_accessible();
    // A backup as the page before the app makes it: every key.
    let keys = page.stored_keys();
    let saves = keys.iter().filter(|key| !key.starts_with("pentathlon/stamp/") && *key != STILL.0);
    let backup: String =
        saves.filter_map(|key| Some(format!("== {key}\n{}\n\n", page.stored(key)?))).collect();
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
    assert_eq!(stands(&page), before, "the same hall, once");
    assert_eq!(page.stored_keys().iter().filter(|key| key.starts_with("pentathlon/result/")).count(), 1);
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
            let played = stands(&page).first().map(|stand| stand.1.to_string()).unwrap_or_default();
            if played == games { Ok(()) } else { Err(played) }
        });
    };
    has_played("2");
    page.tap(".hall-files > summary");
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
          if (document.querySelector('.hall .stand b')) {
            window.took = Math.round(performance.now() - began);
            observer.disconnect();
          }
        }).observe(document.body, { childList: true, subtree: true });
        location.hash = '#/hall';";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let record = include_str!("../records/olympia2000-5-over.txt");
    let info = shelf().into_iter().find(|info| info.id == "olympia2000").expect("it is on the shelf");
    let mut kept = vec![("pentathlon/person/ana".to_owned(), person("Ana"))];
    for number in 0..GAMES {
        let id = format!("1a1f{number:07x}");
        let result =
            format!("result 1 olympia2000 D{number}\t1 14 0 person Ana\t2 9 0 computer gold Bo\tend");
        let summary = format!(
            "4 any {}\nolympia2000\nover\nAna\tBo\n14\nAna\n1795600000000\n{result}",
            info.rules_version
        );
        kept.push((records::key(&id), record.to_owned()));
        kept.push((format!("pentathlon/stamp/{id}"), format!("1 {:x}\n{summary}", checksum(record))));
    }
    begin(&page, "#/hall", &kept);
    page.wait_for("the hall", HALL);
    assert_eq!(stands(&page), [("Ana".to_owned(), GAMES)]);
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
    let mut kept = stored(&saved);
    kept.push(("pentathlon/result/x".to_owned(), "result 1 olympics D1\t0 0 0 person Ana\tend".to_owned()));
    kept.push((
        "pentathlon/result/ffffffffffffffff".to_owned(),
        "result 1 chess D1\t1 5 0 person Ana\t2 1 0 computer gold Bo\tend".to_owned(),
    ));
    kept.push((records::key("torn"), saved.tables[0].1.replace("\nend\n", "\n")));
    begin(&page, "#/hall", &kept);
    page.wait_for("the hall", HALL);
    let won = 1 + wins(&[saved.tables[0].2.clone()], 0) as u32;
    let ana = stands(&page).into_iter().find(|stand| stand.0 == "Ana");
    assert_eq!(
        ana.map(|stand| stand.1),
        Some(won),
        "the game, and the line of a game that is not known here"
    );
    page.tap(".hall-files > summary");
    page.wait_for_text(".hall-files", &said_with("hall", "unread", &[("count", Value::Number(1))]));
    for place in ["#/hall/person/nobody", "#/hall/game/chess", "#/hall/x/y"] {
        page.go(place);
        page.wait_for_text("main", said("hall", "not-here"));
    }
    page.close();
}
