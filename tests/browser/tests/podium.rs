//! The podium: everybody in their places, why the game ended so, and the ceremony that any tap ends.

use pentathlon_browser::{Look, OwnBuild, Page, Site, Value, said, said_with, won_alone};
use pentathlon_engine::rules::Level;
use serde_json::json;

use crate::game::{AT_ONCE, open_more};
use crate::records;

/// Five people in Olympia 2000; two share the fourth place.
const FIVE: &str = include_str!("../records/olympia2000-5-over.txt");
/// Seven players in Olympicards, five of them with 8 points each.
const SEVEN: &str = include_str!("../records/olympicards-7-over.txt");
/// Three people in Olympics, two of them with 11 points: 72 beats 59.
const TIED: &str = include_str!("../records/olympics-3-over.txt");
/// Two people who play Olympikos together.
const TOGETHER: &str = include_str!("../records/olympikos-2-over.txt");

const STEPS: &str =
    "document.querySelector('.podium .steps') && document.querySelector('.podium-points > *')";
const STILL: &str = "document.querySelector('.steps') && !document.getAnimations().length";

fn open(look: Look, record: &str, settings: (&str, &str)) -> Page {
    let page = Page::open_at(&Site::at_root(), look, "#/table/p", &[(&records::key("p"), record), settings]);
    page.wait_for("the podium", STEPS);
    page
}

#[test]
fn somebody_who_beat_the_computers_is_told_so_and_others_are_told_who_wins() {
    let name = |record: &str| {
        let line = record.lines().find_map(|line| line.strip_prefix("seat 0: person "));
        line.expect("the first seat is a person's").to_owned()
    };
    let alone = won_alone("olympia2000", Level::Rookie, 1);
    let page = open(Look::PHONE.still(), &alone, AT_ONCE);
    let told = said_with("screens", "you-win", &[("name", Value::Text(&name(&alone)))]);
    assert_eq!(page.text_of("#podium-title"), told);
    page.close();
    let page = open(Look::PHONE.still(), TIED, AT_ONCE);
    let told = said_with("screens", "you-win", &[("name", Value::Text(&name(TIED)))]);
    assert_ne!(page.text_of("#podium-title"), told);
    page.close();
}

/// What a screen reader says of each place.
fn spoken(page: &Page) -> Vec<String> {
    let script =
        "return [...document.querySelectorAll('.step .visually-hidden')].map((one) => one.textContent);";
    serde_json::from_value(page.run(script, &[])).expect("a list of sentences")
}

/// The sentence for a place; names are isolated from the text around them.
fn place(names: &[&str], rank: i64, points: i64) -> String {
    let isolated: Vec<String> = names.iter().map(|name| format!("\u{2068}{name}\u{2069}")).collect();
    let names: Vec<&str> = isolated.iter().map(String::as_str).collect();
    let values =
        [("names", Value::List(&names)), ("rank", Value::Number(rank)), ("points", Value::Number(points))];
    said_with("screens", "stands", &values)
}

fn plain(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}

#[test]
fn everybody_stands_in_their_place_and_a_shared_place_is_one_step() {
    let page = open(Look::TABLET.still(), FIVE, AT_ONCE);
    let told: Vec<String> = spoken(&page).iter().map(|sentence| plain(sentence)).collect();
    let expected = [
        place(&["Dita"], 1, 14),
        place(&["Bo"], 2, 12),
        place(&["Chen"], 3, 6),
        place(&["Ana", "Emre"], 4, 2),
    ];
    assert_eq!(told, expected.map(|sentence| plain(&sentence)));
    assert_eq!(page.run("return document.querySelectorAll('.champion').length;", &[]), json!(5));
    // Read aloud: who won, why, then the places, the buttons and the points.
    let order = "return ['#podium-title', '.why', '.steps', '.podium-actions', '.podium table']
        .map((one) => document.querySelector(one))
        .every((one, at, all) => !at || all[at - 1].compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);";
    assert_eq!(page.run(order, &[]), json!(true));
    page.assert_accessible();
    page.close();
}

#[test]
fn seven_players_have_seven_figures_and_a_tie_says_what_decided_it() {
    let page = open(Look::PHONE.still(), SEVEN, AT_ONCE);
    assert_eq!(
        page.run("return document.querySelectorAll('.champion svg.figure').length >= 7;", &[]),
        json!(true)
    );
    let why = plain(&page.text_of(".why"));
    assert!(why.contains("Fay has 5 cards in hand, Chen has 4: more cards win."), "{why}");
    page.close();
}

#[test]
fn the_two_cards_that_decided_are_shown_with_their_players_the_better_one_first() {
    let page = open(Look::PHONE.still(), TIED, AT_ONCE);
    let why = plain(&page.text_of(".why p"));
    assert!(why.contains("Bo’s Swimming coach, 72, beats Ana’s Gymnastics training, 59."), "{why}");
    let shown =
        "return [...document.querySelectorAll('.deciding .olympics-bib')].map((one) => one.textContent);";
    assert_eq!(page.run(shown, &[]), json!(["72", "59"]));
    page.close();
}

#[test]
fn a_tap_ends_the_ceremony_and_a_key_does_too() {
    for end in [|page: &Page| page.tap("#podium-title"), |page: &Page| page.press("ArrowDown")] {
        let page = open(Look::TABLET, FIVE, ("pentathlon/settings", "pace=normal"));
        page.wait_for("the ceremony", "document.getAnimations().length");
        end(&page);
        page.wait_for(
            "its end",
            "document.querySelector('.podium.skipped') && !document.getAnimations().length",
        );
        page.close();
    }
}

#[test]
fn a_podium_that_comes_late_takes_the_focus() {
    let build = OwnBuild::copy();
    let site = Site::of(build.path(), "/");
    let page = Page::blank(&site, Look::TABLET.still());
    site.hold(&["/podium-"]);
    page.begin_at("#/table/p", &[(&records::key("p"), FIVE), AT_ONCE]);
    page.wait_for_text(".fetching", said("app", "fetching"));
    site.hold(&[]);
    page.wait_for("the title with the focus", "document.activeElement?.id === 'podium-title'");
    page.close();
}

#[test]
fn with_reduced_motion_the_end_is_there_at_once() {
    let page = open(Look::TABLET.still(), FIVE, AT_ONCE);
    assert!(page.holds("document.querySelector('.podium.skipped')"));
    assert!(page.holds(STILL));
    page.close();
}

#[test]
fn two_people_together_get_a_grade_and_no_table_with_one_row() {
    let page = open(Look::TABLET_UPRIGHT.still(), TOGETHER, AT_ONCE);
    assert!(page.holds(
        "document.querySelectorAll('.verdict li').length === 5 && !document.querySelector('.podium table')"
    ));
    assert_eq!(page.run("return document.querySelectorAll('.steps .champion').length;", &[]), json!(2));
    let why = page.text_of(".why");
    assert!(why.contains(said("olympikos", "grade-why-2")), "{why}");
    page.assert_accessible();
    page.close();
}

#[test]
fn everything_else_is_behind_one_button_and_back_closes_it() {
    let page = open(Look::PHONE.still(), FIVE, AT_ONCE);
    assert_eq!(page.run("return document.querySelectorAll('.podium-actions > *').length;", &[]), json!(4));
    open_more(&page);
    page.assert_accessible();
    page.run("history.back();", &[]);
    page.wait_for(
        "the podium alone",
        "!document.querySelector('dialog') && document.querySelector('.podium')",
    );
    page.wait_for(
        "the focus on the button",
        "document.activeElement.matches('.podium-actions [aria-haspopup]')",
    );
    page.press("Enter");
    page.wait_for("the dialog again", "document.querySelector('dialog[open] .what-else')");
    page.press("Escape");
    page.wait_for("the podium alone again", "!document.querySelector('dialog')");
    page.close();
}

#[test]
fn another_game_is_two_taps_from_a_podium() {
    let page = open(Look::PHONE.still(), FIVE, AT_ONCE);
    page.tap_named(".table-head a", said("app", "home"));
    page.tap("[data-game=olympics] > .cover-play");
    page.wait_for("another game", "document.querySelector('main.table[data-game=olympics]')");
    page.close();
}

#[test]
fn a_challenge_that_is_met_is_told_large_and_can_be_sent_back() {
    let record = records::over(3, &[1]).replacen("--\n", "--\nbeat -1\n", 1);
    let page = open(Look::PHONE.still(), &record, AT_ONCE);
    let size =
        "return parseFloat(getComputedStyle(document.querySelector('.challenge-met')).fontSize) >= 24;";
    assert_eq!(page.run(size, &[]), json!(true));
    page.assert_accessible();
    page.tap_named(".podium button", said("screens", "send-back"));
    page.wait_for_text("dialog[open]", said("screens", "share-title"));
    page.close();
}
