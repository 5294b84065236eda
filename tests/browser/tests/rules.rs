//! The rules are found while one plays.

use pentathlon_browser::{Look, Page, Site, labelled, said};
use pentathlon_engine::bots::Level;

use crate::every_game::begun_against;
use crate::game::AT_ONCE;
use crate::records;

/// The paragraph that was gone to can be seen.
const FOUND: &str = "(() => {
    const rect = document.querySelector('.rules-text .found')?.getBoundingClientRect();
    return rect && rect.top >= 0 && rect.bottom <= innerHeight;
})()";

#[test]
fn a_question_in_everyday_words_leads_to_the_paragraph_that_answers_it() {
    let page = Page::open_at(&Site::at_root(), Look::NARROWEST.still(), "#/rules/olympia2000", &[AT_ONCE]);
    page.wait_for("the rules", "document.querySelector('.rules-text')");
    page.tap(".rules-search input");
    page.type_text("Crútches");
    page.wait_for("what is found", "document.querySelectorAll('.rules-found li').length > 1");
    assert!(page.holds("document.querySelector('.rules-found mark')"), "the word is marked");
    assert!(page.text_of(".rules-found li:first-child").to_lowercase().contains("crutches"));
    page.assert_accessible();
    page.tap(".rules-found li:first-child button");
    page.wait_for("the paragraph", FOUND);
    page.tap(".rules-search input");
    page.type_text("zzzz");
    page.wait_for_text(".rules-search", said("screens", "rules-found-nothing"));
    page.tap(".rules-search summary");
    page.tap(".rules-search details li:nth-child(3) button");
    page.wait_for("the chapter", &format!("{FOUND} && document.querySelector('h3.found')"));
    page.close();
}

#[test]
fn over_a_table_the_rules_open_at_what_is_asked_and_the_selection_stays() {
    let page = Page::blank(&Site::at_root(), Look::PHONE.still());
    let record = begun_against(Level::Bronze, "olympia2000", 3, &[0], 7);
    page.begin_at("#/table/g", &[(&records::key("g"), &record), AT_ONCE]);
    page.tap(".hand [data-ready=true]");
    page.wait_for("the selection", "document.querySelector('.confirm')");
    page.tap(&labelled(said("app", "rules")));
    page.wait_for("the part of the rules", FOUND);
    page.wait_for_text(".rules-text .found", said("olympia2000", "rules-one"));
    page.press("Escape");
    page.wait_for("the table", "!document.querySelector('dialog[open]')");
    assert!(page.holds("document.querySelector('.confirm') && document.querySelector('.hand .selected')"));
    page.close();
}
