//! A key acts once, however long it is held, and nothing acts before every key is up after a curtain, a confirmation or
//! a result.

use pentathlon_browser::{Look, Page, Site};
use pentathlon_engine::games::shelf;
use serde_json::json;

use crate::every_game::begun;
use crate::game::{ASKING, AT_ONCE, CURTAIN, OPEN_CHOICE};
use crate::records;

/// How often the key goes down: as in a second and a half under a finger.
const TIMES: usize = 45;
const ON_AN_ACTION: &str = "document.activeElement?.matches('[data-ready=true]')";
const SELECTED: &str = "document.querySelectorAll('[aria-pressed=true]').length";

#[track_caller]
fn record(page: &Page) -> String {
    records::without_notes(&page.stored(&records::key("h")).expect("the table is kept"))
}

/// Opens a table of that many people and computers, with the focus on the curtain if there is one.
#[track_caller]
fn sit_down(page: &Page, game: &str, people: &[u8]) -> String {
    let seats = shelf().into_iter().find(|info| info.id == game).expect("it is on the shelf").seats;
    let record = begun(game, *seats.start(), people, 9);
    page.begin_at("#/table/h", &[(&records::key("h"), &record), AT_ONCE]);
    if people.len() > 1 {
        page.wait_for("a curtain, or a choice before all eyes", &format!("{CURTAIN} || {OPEN_CHOICE}"));
        if page.holds(OPEN_CHOICE) {
            page.tap(".open-hand");
        }
        let on_curtain = "document.activeElement?.matches('.curtain .hold')";
        page.wait_for("the focus on the curtain", on_curtain);
    } else {
        page.wait_for("the focus on an action", ON_AN_ACTION);
    }
    record
}

#[test]
fn enter_held_at_a_curtain_opens_it_and_chooses_nothing() {
    let page = Page::blank(&Site::at_root(), Look::TABLET.still());
    for game in shelf().map(|info| info.id) {
        let before = records::without_notes(&sit_down(&page, game, &[0, 1]));
        page.key_down("Enter");
        page.wait_for("the hand, with the focus on an action", &format!("{ASKING} && {ON_AN_ACTION}"));
        // The Coach's clue lies in one of two ways before anything is chosen.
        let pressed = page.run(&format!("return {SELECTED};"), &[]);
        page.repeat_key("Enter", TIMES);
        page.key_up("Enter");
        assert!(page.holds(&format!("{ASKING} && {SELECTED} === {pressed}")), "{game}");
        assert_eq!(record(&page), before, "{game}");
        page.press("Enter");
        page.wait("a choice", || {
            let chosen = page.holds(&format!("{SELECTED} > {pressed}")) || record(&page) != before;
            if chosen { Ok(()) } else { Err(format!("in {game} nothing is chosen")) }
        });
    }
    page.close();
}

#[test]
fn enter_held_by_somebody_alone_at_instant_pace_selects_one_action_and_does_not_confirm_it() {
    let page = Page::blank(&Site::at_root(), Look::TABLET.still());
    for game in ["olympics", "olympia2000"] {
        sit_down(&page, game, &[0]);
        let before = record(&page);
        page.key_down("Enter");
        page.wait_for("a selection", &format!("{SELECTED} === 1"));
        page.repeat_key("Enter", TIMES);
        page.key_up("Enter");
        assert!(page.holds(&format!("{ASKING} && {SELECTED} === 1")), "{game}");
        assert_eq!(record(&page), before, "{game}");
        // So is the confirmation, however long that is held.
        page.key_down("Enter");
        page.wait_for("the next question", &format!("{ASKING} && {SELECTED} === 0"));
        page.wait(
            "something to be kept",
            || {
                if record(&page) == before { Err(before.clone()) } else { Ok(()) }
            },
        );
        page.wait_for("the focus on the next action", ON_AN_ACTION);
        let before = record(&page);
        page.repeat_key("Enter", TIMES);
        page.key_up("Enter");
        assert_eq!(record(&page), before, "{game}");
        assert!(page.holds(&format!("{SELECTED} === 0")), "{game}");
    }
    page.close();
}

#[test]
fn after_the_curtain_no_other_key_acts_before_all_are_up_but_arrows_and_clicks_without_a_key_do() {
    let page = Page::blank(&Site::at_root(), Look::TABLET.still());
    let chosen = format!("{SELECTED} === 1");
    let open = || {
        sit_down(&page, "olympics", &[0, 1]);
        page.key_down("Enter");
        page.wait_for("the hand, with the focus on an action", &format!("{ASKING} && {ON_AN_ACTION}"));
        for key in ["1", "Space"] {
            page.press(key);
        }
        assert!(page.holds(&format!("{SELECTED} === 0")), "Enter is down");
    };
    // Every key is up.
    open();
    page.key_up("Enter");
    page.press("1");
    page.wait_for("a selection", &chosen);
    // Nobody knows what is down in another window.
    for away in
        ["window.dispatchEvent(new Event('blur'))", "document.dispatchEvent(new Event('visibilitychange'))"]
    {
        open();
        page.run(&format!("{away};"), &[]);
        page.press("1");
        page.wait_for("a selection", &chosen);
        page.key_up("Enter");
    }
    // A screen reader clicks without a key.
    open();
    page.run("document.activeElement.click();", &[]);
    page.wait_for("a selection", &chosen);
    page.press("Escape");
    assert!(page.holds(&chosen), "Escape is a key like others");
    // Arrows repeat.
    page.run("window.moves = 0; addEventListener('focusin', () => window.moves++);", &[]);
    page.repeat_key("ArrowRight", 3);
    assert_eq!(page.run("return window.moves;", &[]), json!(3));
    page.key_up("Enter");
    page.close();
}
