//! The shelf: unfinished games first, finished ones with their result, and a field to find one among many.

use pentathlon_browser::{Look, Page, Site, Value, dailies, said, said_with};
use serde_json::json;

use crate::game::AT_ONCE;
use crate::records;

/// Five people in Olympia 2000, won by Dita with 14 points.
const FIVE: &str = include_str!("../records/olympia2000-5-over.txt");
/// Seven players in Olympicards, won by Bo.
const SEVEN: &str = include_str!("../records/olympicards-7-over.txt");
/// Four players in Orc-lympics, one of whom has to enter cards.
const ENTER: &str = include_str!("../records/orclympics-4-enter.txt");
/// Two people who play Olympikos together.
const TOGETHER: &str = include_str!("../records/olympikos-2-over.txt");

fn plain(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}

/// An id as the app makes it: the moment, in hexadecimal.
fn id(ms: u64) -> String {
    format!("{ms:x}")
}

/// 3 May 2021, noon in London.
const MAY_MS: u64 = 1_620_039_600_000;

#[test]
fn unfinished_games_are_above_the_posters_and_say_whose_turn_it_is() {
    let site = Site::at_root();
    let kept = [(records::key("a"), FIVE), (records::key("b"), ENTER)];
    let kept: Vec<(&str, &str)> = kept.iter().map(|(key, record)| (key.as_str(), *record)).collect();
    for look in [Look::TABLET.still(), Look::PHONE.still()] {
        let page = Page::open_at(&site, look, "#/", &kept);
        page.wait_for("both games", "document.querySelectorAll('.waiting li').length === 2");
        let order = "const at = (one) => document.querySelector(one).getBoundingClientRect().top;
            return at('.unfinished .waiting') < at('.covers') && at('.covers') < at('.tables:not(.unfinished) .waiting');";
        assert_eq!(page.run(order, &[]), json!(true));
        let told = plain(&page.text_of(".unfinished .waiting-state"));
        assert!(
            ["Ana", "Bo", "Chen", "Dita"].iter().any(|name| told.contains(&format!("{name}’s turn"))),
            "{told}"
        );
        let pictures =
            "return document.querySelectorAll('.unfinished .table-picture .cover-art > *').length > 0
            && !document.querySelector('.tables:not(.unfinished) .table-picture');";
        assert_eq!(page.run(pictures, &[]), json!(true), "the unfinished game has a picture");
        page.assert_accessible();
        page.close();
    }
}

#[test]
fn a_finished_game_says_who_won_with_how_many_points_and_when() {
    let site = Site::at_root();
    let keys = [records::key(&id(MAY_MS)), records::key("b")];
    let page = Page::open_at(&site, Look::TABLET.still(), "#/", &[(&keys[0], FIVE), (&keys[1], TOGETHER)]);
    page.wait_for("the games", "document.querySelectorAll('.waiting-state').length === 2");
    let told = plain(&page.text_of(".tables:not(.unfinished)"));
    let won = [("winners", Value::List(&["Dita"])), ("points", Value::Number(14))];
    let shared = [("points", Value::Number(22))];
    let (won, shared) =
        (plain(&said_with("app", "waiting-won", &won)), said_with("app", "waiting-shared", &shared));
    for sentence in [won.as_str(), shared.as_str(), "3 May 2021"] {
        assert!(told.contains(sentence), "{sentence} should be in:\n{told}");
    }
    page.close();
}

#[test]
fn two_games_of_a_day_have_their_times_and_a_long_list_folds_again() {
    let site = Site::at_root();
    let hour = 60 * 60 * 1000;
    let keys: Vec<String> = (0..5).map(|number| records::key(&id(MAY_MS + number * hour))).collect();
    let other = records::key(&id(MAY_MS + 30 * hour));
    let mut kept: Vec<(&str, &str)> = keys.iter().map(|key| (key.as_str(), ENTER)).collect();
    kept.push((&other, FIVE));
    let page = Page::open_at(&site, Look::TABLET.still(), "#/", &kept);
    page.wait_for("the games", "document.querySelectorAll('.unfinished .waiting li').length === 3");
    let times = page.run(
        "return [...document.querySelectorAll('.waiting time')].map((one) => /\\d:\\d\\d/.test(one.innerText));",
        &[],
    );
    assert_eq!(times, json!([true, true, true, false]), "only where a day has several");
    page.tap_named("button", &said_with("app", "show-all", &[("count", Value::Number(5))]));
    page.wait_for("all of them", "document.querySelectorAll('.unfinished .waiting li').length === 5");
    page.tap_named("button", said("app", "show-fewer"));
    page.wait_for("the first ones", "document.querySelectorAll('.unfinished .waiting li').length === 3");
    // What deletes a game is not beside what continues it.
    let apart = page.run(
        "return [...document.querySelectorAll('.waiting li')].every((row) => {
           const [cross, go] = ['.round', '.primary'].map((css) => row.querySelector(css).getBoundingClientRect());
           return go.left - cross.right > 100;
         });",
        &[],
    );
    assert_eq!(apart, json!(true));
    page.close();
}

#[test]
fn among_many_games_one_is_found_by_its_title_or_a_name() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let mut kept: Vec<(String, &str)> =
        (0..8).map(|number| (records::key(&format!("a{number}")), FIVE)).collect();
    let open = |kept: &[(String, &str)]| {
        let kept: Vec<(&str, &str)> = kept.iter().map(|(key, record)| (key.as_str(), *record)).collect();
        page.begin_at("#/", &[&kept[..], &[AT_ONCE]].concat());
        page.wait_for(
            "the games",
            &format!("document.querySelectorAll('.waiting li').length === {}", kept.len()),
        );
    };
    open(&kept);
    assert!(!page.holds("document.querySelector('.finder')"), "eight are found by looking");
    kept.push((records::key("b"), SEVEN));
    open(&kept);
    page.assert_accessible();
    let find = |wanted: &str, count: usize| {
        let script = "const field = document.querySelector('.finder input');
            field.value = arguments[0];
            field.dispatchEvent(new Event('input', { bubbles: true }));";
        page.run(script, &[json!(wanted)]);
        page.wait_for(
            "what is found",
            &format!("document.querySelectorAll('.waiting li').length === {count}"),
        );
    };
    find("cards", 1);
    find("FAY", 1);
    find("emre", 9);
    find("nobody", 0);
    assert!(page.text().contains(said("app", "find-nothing")));
    find("", 9);
    page.close();
}

#[test]
fn no_poster_is_below_the_fold_of_a_tablet() {
    /// A Monday, whose game has the longest name: it takes two lines.
    const LONGEST: &str = "2026-11-30";
    let site = Site::at_root();
    let many = (0..12).map(|number| (records::key(&format!("c{number}")), ENTER.to_owned())).collect();
    let two = [("a", ENTER), ("b", FIVE)].map(|(id, record)| (records::key(id), record.to_owned()));
    for kept in [vec![], two[..1].to_vec(), two.to_vec(), many] {
        let page = Page::blank(&site, Look::TABLET.still());
        dailies::open(&page, LONGEST, "", &kept);
        page.wait_for(
            "the shelf",
            &format!("document.querySelectorAll('.waiting-state').length === {}", kept.len().min(3)),
        );
        // Saved games and the typeface come a moment after the posters.
        let bottom =
            "document.querySelectorAll('a.cover').length === 5 && [...document.querySelectorAll('a.cover')]
            .every((one) => one.getBoundingClientRect().bottom <= innerHeight)";
        page.wait_for(&format!("all posters above the fold with {} saved games", kept.len()), bottom);
        let sizes = "return new Set([...document.querySelectorAll('.cover-title')]
            .map((one) => Math.round(parseFloat(getComputedStyle(one).fontSize)))).size;";
        assert_eq!(page.run(sizes, &[]), json!(1), "titles of one size");
        page.close();
    }
}
