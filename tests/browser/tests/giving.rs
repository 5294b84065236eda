//! What may be exported from the table: public information at any time, the record at the end or with the table's
//! consent.

use pentathlon_browser::{Look, Page, Site, Value, labelled, said, said_with};
use pentathlon_engine::rules::Viewer;

use crate::game::{ASKING, AT_ONCE, CURTAIN, Game, open_more};
use crate::{records, secrets};

/// Stores copied text in `window.given`.
const CLIPBOARD: &str = "navigator.clipboard.writeText = async (text) => { window.given = text; };";
const DIALOG: &str = "document.querySelector('dialog[open]')";
const NO_DIALOG: &str = "!document.querySelector('dialog')";

#[track_caller]
fn open(page: &Page, record: &str) {
    page.begin_at("#/table/g", &[(&records::key("g"), record), AT_ONCE]);
    page.run(CLIPBOARD, &[]);
}

#[track_caller]
fn pause(page: &Page) -> String {
    page.tap(&labelled(said("screens", "pause")));
    page.wait_for("the pause", DIALOG);
    page.tap_named("dialog summary", said("screens", "more"));
    page.wait_for("the code of the deal", "document.querySelector('dialog details[open]')");
    page.text_of("dialog")
}

/// Taps a button of the dialog and waits for the text that it copies.
#[track_caller]
fn copied(page: &Page, button: &str) -> String {
    page.tap_named("dialog button", button);
    page.wait_for("something on the clipboard", "window.given");
    let given = page.run("return window.given;", &[]);
    given.as_str().unwrap_or_default().to_owned()
}

fn code(text: &str) -> String {
    let sentence = said_with("screens", "deal-code", &[("code", Value::Text(""))]);
    let (_, code) = text
        .split_once(sentence.trim_end_matches('.'))
        .unwrap_or_else(|| panic!("a code should be in:\n{text}"));
    code.chars().take(24).collect()
}

#[test]
fn while_two_people_play_the_pause_offers_what_both_have_seen_and_neither_seed_nor_record() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    open(&page, &records::at_athletes(2, &[0, 1], 3));
    let mut game = Game::on(&page);
    game.open_curtain();
    let chosen = game.random_action();
    game.tap(&chosen);
    page.wait_for("the curtain", CURTAIN);

    let shown = pause(&page);
    for button in [said("screens", "save-record"), said("screens", "copy-record")] {
        assert!(!shown.contains(button), "{button} should not be in:\n{shown}");
    }
    let truth = game.truth();
    let seed = truth.source().seed().to_string();
    let hidden = secrets::hidden_from(&truth, Viewer::Table);
    let has_no_secret = |text: &str| {
        assert!(!text.contains(&seed), "the seed is in:\n{text}");
        assert!(!text.contains("pentathlon record"), "the record is in:\n{text}");
        assert!(!text.contains(&chosen), "what was chosen is in:\n{text}");
        assert!(secrets::told(text, &hidden).is_empty(), "{:?} in:\n{text}", secrets::told(text, &hidden));
    };
    has_no_secret(&page.everything());
    let log = copied(&page, said("screens", "copy-log"));
    has_no_secret(&log);
    assert_eq!(code(&log), truth.commitment().to_string());
    assert_eq!(code(&shown), code(&log));
    let opened = said_with("screens", "note-curtain", &[("name", Value::Text("Ana"))]);
    assert!(log.contains(&opened), "{log}");
    assert!(log.lines().count() > 10, "it tells of the rounds before:\n{log}");
    page.close();
}

#[test]
fn before_the_end_the_record_is_given_out_by_the_tables_word_alone_and_the_log_says_so() {
    let noted = said("screens", "note-record");
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    open(&page, &records::at_athletes(2, &[0, 1], 2));
    let game = Game::on(&page);
    let log = || {
        page.tap(&labelled(said("screens", "log")));
        page.wait_for("the log", "document.querySelector('dialog .log')");
        let log = page.text_of("dialog .log");
        page.press("Escape");
        page.wait_for("no log", NO_DIALOG);
        log
    };
    pause(&page);
    page.tap_named("dialog button", said("screens", "give-record"));
    page.wait_for_text("dialog", said("screens", "give-record-why"));
    page.tap_named("dialog button", said("screens", "give-record-not"));
    page.wait_for("no question", NO_DIALOG);
    assert!(!page.holds("window.given"), "nothing was given out");
    assert!(!log().contains(noted));

    pause(&page);
    page.tap_named("dialog button", said("screens", "give-record"));
    assert_eq!(copied(&page, said("screens", "give-record-copy")), game.record());
    page.wait_for("no question", NO_DIALOG);
    assert!(log().contains(noted));
    page.reload();
    page.wait_for("the curtain", CURTAIN);
    assert!(log().contains(noted), "a reload does not hide it");
    page.close();
}

#[test]
fn somebody_alone_may_copy_the_record_and_is_told_that_it_tells_what_is_hidden() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    open(&page, &records::at_athletes(3, &[0], 2));
    let game = Game::on(&page);
    page.wait_for("the hand", ASKING);
    let shown = pause(&page);
    assert!(shown.contains(said("screens", "record-is-backup")), "{shown}");
    assert_eq!(copied(&page, said("screens", "copy-record")), game.record());
    page.close();
}

#[test]
fn at_the_podium_the_record_is_offered_and_its_deal_is_that_of_the_start() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    // The same deal, at the start and at the end.
    open(&page, &records::until(2, &[0, 1], 3, |_| true));
    page.wait_for("the curtain", CURTAIN);
    let at_start = code(&pause(&page));
    let record = records::over(2, &[0, 1]);
    open(&page, &record);
    page.wait_for("the podium", "document.querySelector('.podium .podium-actions')");
    open_more(&page);
    assert_eq!(code(&page.text_of("dialog")), at_start);
    page.tap_named("dialog button", said("screens", "check-deal"));
    let same = said_with("screens", "deal-is-the-same", &[("code", Value::Text(&at_start))]);
    page.wait_for_text(".notice", &same);
    pause(&page);
    assert_eq!(copied(&page, said("screens", "copy-record")), record);
    page.close();
}
