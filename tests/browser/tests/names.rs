//! Names with unusual characters: none of them is hidden, and none reverses a sentence.

use pentathlon_browser::{Look, Page, Site};

use crate::game::{AT_ONCE, CURTAIN, Game};
use crate::records;

/// Characters that are invisible or change the direction of text, except those that isolate a name.
const UNSEEN: &str = "/[\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2067\\u206a-\\u206f\\ufeff]/u";

fn called(first: &str, second: &str) -> String {
    let record = records::at_athletes(2, &[0, 1], 1);
    record.replace("person Ana", &format!("person {first}")).replace("person Bo", &format!("person {second}"))
}

/// The curtain waits for somebody of this name.
#[track_caller]
fn wait_for_curtain(page: &Page, name: &str) {
    page.wait(&format!("the curtain for {name}"), || {
        let shown = page.text_of(".curtain h2");
        if shown == name { Ok(()) } else { Err(format!("it is for {shown:?}")) }
    });
}

#[test]
fn a_name_keeps_nothing_that_turns_a_sentence_round_and_a_name_of_nothing_is_the_usual_one() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = called("\u{202E}Ana\u{202C}", "\u{200B}\u{200D}\u{2060}");
    page.begin_at("#/table/n", &[(&records::key("n"), &record), AT_ONCE]);
    let game = Game::on(&page);
    wait_for_curtain(&page, "Ana");
    game.open_curtain();
    page.tap("[data-ready=true]");
    page.tap(".confirm");
    wait_for_curtain(&page, "Bo");
    assert!(!page.holds(&format!("{UNSEEN}.test(document.documentElement.outerHTML)")));
    page.go("#/");
    page.wait_for(
        "the names on the shelf",
        "document.querySelector('.tables')?.innerText.includes('Ana, Bo')",
    );
    assert!(!page.holds(&format!("{UNSEEN}.test(document.documentElement.outerHTML)")));
    page.close();
}

#[test]
fn a_name_from_right_to_left_is_isolated_and_a_long_one_is_cut_between_characters() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = called("שרה", &"👩\u{200D}🚀".repeat(17));
    page.begin_at("#/table/n", &[(&records::key("n"), &record), AT_ONCE]);
    let game = Game::on(&page);
    wait_for_curtain(&page, "\u{2068}שרה\u{2069}");
    page.wait_for("the curtain", CURTAIN);
    game.open_curtain();
    page.tap("[data-ready=true]");
    page.tap(".confirm");
    wait_for_curtain(&page, &format!("{}…", "👩\u{200D}🚀".repeat(15)));
    page.close();
}
