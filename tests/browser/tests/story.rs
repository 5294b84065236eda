//! The review of a finished game.

use std::fs;

use pentathlon_browser::{Look, OwnBuild, Page, Site, Value, legibility, said, said_with, scenes};
use pentathlon_engine::games::shelf;
use serde_json::json;

use crate::records;

/// A finished game.
const PLAYED: &str = include_str!("../records/orclympics-5-over.txt");

const CHART: &str = "document.querySelector('.chart')";

/// How far the controls of a replay move, in pixels, on the way from its first position to its last.
const MOVES: &str = "
    const controls = document.querySelector('.replay-controls');
    const slider = controls.querySelector('input[type=range]');
    const tops = [];
    for (let part = 0; part <= 12; part += 1) {
        slider.value = Math.round(part / 12 * slider.max);
        slider.dispatchEvent(new Event('input'));
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        tops.push(controls.getBoundingClientRect().top + scrollY);
    }
    return Math.max(...tops) - Math.min(...tops);";

#[test]
fn the_story_of_a_game_is_a_chart_and_a_table_and_leads_to_the_moments_that_turned_it() {
    let page = Page::blank(&Site::at_root(), Look::PHONE.still());
    page.begin_at("#/table/s", &[(&records::key("s"), PLAYED)]);
    page.tap_named(".podium-actions a", said("screens", "story"));
    page.wait_for("the chart", CHART);
    let lines = "document.querySelectorAll('.chart polyline').length";
    page.wait_for("a line for each seat", &format!("{lines} === 5"));
    // The slider says what the chart shows, from the deal to the end.
    let told = "document.querySelector('.chart input').getAttribute('aria-valuetext')";
    let chances_at = |moment: &str| {
        let values = [("moment", Value::Text(moment)), ("chances", Value::List(&["Ana"]))];
        let beginning = json!(said_with("story", "chances-at", &values));
        format!("{told}.startsWith({beginning})")
    };
    let main_event = ("round", Value::Text(said("orclympics", "progress-main")));
    page.wait_for("the end", &chances_at(&said_with("story", "now-round", &[main_event])));
    page.run("document.querySelector('.chart input').focus();", &[]);
    page.press("Home");
    page.wait_for("the deal", &chances_at(said("story", "now-deal")));
    page.tap(".story summary");
    let certain = json!(said_with("story", "chance", &[("chance", Value::Number(100))]));
    let rows = "document.querySelectorAll('.story tbody tr').length";
    let end = "document.querySelector('.story tbody tr:last-child').innerText";
    page.wait_for("the table", &format!("{rows} > 8 && {end}.includes({certain})"));
    page.assert_accessible();
    // From a turning point to that moment of the replay, and back to the unchanged review.
    page.wait_for("a turning point", "document.querySelector('.turns li p')");
    let told = page.text_of(".turns li p");
    page.tap(".turns li a");
    page.wait("that moment of the replay", || match page.text_of(".replay-said") {
        shown if !shown.is_empty() && told.starts_with(&shown) => Ok(()),
        shown => Err(format!("{told} / {shown}")),
    });
    page.run("history.back();", &[]);
    page.wait_for("the story", CHART);
    page.close();
}

#[test]
fn the_story_of_a_race_is_its_points_and_moments_which_the_replay_marks() {
    let page = Page::blank(&Site::at_root(), Look::PHONE.still());
    let race = include_str!("../records/olympikos-5-over.txt");
    page.begin_at("#/story/s", &[(&records::key("s"), race)]);
    page.wait_for("the chart", CHART);
    let heading = json!(said("story", "highlights"));
    page.wait_for("the moments", &format!("document.querySelector('.turned h2').textContent === {heading}"));
    let moments = page.run("return document.querySelectorAll('.turns > li').length;", &[]);
    let told = page.run("return document.querySelectorAll('.turns li p')[0].textContent;", &[]);
    assert!(moments.as_u64().is_some_and(|moments| (1..=5).contains(&moments)), "{moments}: {told}");
    page.assert_accessible();
    page.tap(".turns li a");
    page.wait_for(
        "a mark for each moment",
        &format!("document.querySelectorAll('.replay-marks b').length === {moments}"),
    );
    let parts = "document.querySelectorAll('.replay-marks i').length";
    assert!(page.holds(&format!("{parts} === 6")), "a mark for each of five turns, and for the end");
    page.close();
}

#[test]
fn where_the_program_is_missing_there_is_no_story_and_a_sentence_says_so() {
    let build = OwnBuild::copy();
    fs::remove_file(build.file("thinking-", ".wasm")).expect("the program is there");
    let site = Site::of(build.path(), "/");
    let page = Page::blank(&site, Look::PHONE.still());
    page.begin_at("#/story/s", &[(&records::key("s"), PLAYED)]);
    page.wait_for_text("body", said("story", "failed"));
    page.tap_named(".story a", said("story", "result"));
    page.wait_for("the podium", "document.querySelector('.podium')");
}

#[test]
fn the_controls_of_a_replay_keep_their_place_however_high_board_and_hands_are() {
    let page = Page::blank(&Site::at_root(), Look::TABLET.still());
    for game in shelf() {
        let scene = scenes::named(&format!("{}-replay", game.id)).expect("each game has that scene");
        scene.enter(&page);
        for look in [Look::TABLET, Look::TABLET_UPRIGHT, Look::PHONE] {
            page.look(look.still());
            let moves = page.run(MOVES, &[]).as_f64().unwrap_or(f64::INFINITY);
            assert!(moves <= 1.0, "{}: by {moves} at {}x{}", game.id, look.width, look.height);
        }
        // In very large text the name of the round has a row of its own: the share of the screen is still the board's.
        legibility::show(&page, Look::PHONE.still(), "huge");
        let share = "return document.querySelector('.replay > .board').clientHeight / innerHeight";
        assert!(page.run(share, &[]).as_f64() >= Some(0.6), "{}: the board has its share", game.id);
    }
    page.close();
}
