//! The rules are found while one plays.

use pentathlon_browser::{Look, Page, Site, labelled, said};
use pentathlon_engine::rules::Level;

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
    page.tap_field(".rules-search input");
    page.type_text("Crútches");
    page.wait_for("what is found", "document.querySelectorAll('.rules-found li').length > 1");
    assert!(page.holds("document.querySelector('.rules-found mark')"), "the word is marked");
    assert!(page.text_of(".rules-found li:first-child").to_lowercase().contains("crutches"));
    page.assert_accessible();
    page.tap(".rules-found li:first-child button");
    page.wait_for("the paragraph", FOUND);
    page.tap_field(".rules-search input");
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
    let record = begun_against(Level::Rookie, "olympia2000", 3, &[0], 7);
    page.begin_at("#/table/g", &[(&records::key("g"), &record), AT_ONCE]);
    page.tap(".hand [data-ready=true]");
    page.wait_for("the selection", "document.querySelector('.confirm')");
    page.tap(&labelled(said("app", "rules")));
    page.wait_for("the part of the rules", FOUND);
    page.wait_for_text(".rules-text .found", said("olympia2000rules", "rules-one"));
    page.press("Escape");
    page.wait_for("the table", "!document.querySelector('dialog[open]')");
    assert!(page.holds("document.querySelector('.confirm') && document.querySelector('.hand .selected')"));
    page.close();
}

#[test]
fn what_explains_a_thing_and_what_refuses_a_tap_lead_to_their_paragraph_and_back() {
    let page = Page::blank(&Site::at_root(), Look::PHONE.still());
    let record = begun_against(Level::Rookie, "olympia2000", 3, &[0], 7);
    page.begin_at("#/table/g", &[(&records::key("g"), &record), AT_ONCE]);
    page.tap(".hand [data-ready=true]");
    page.wait_for("the selection", "document.querySelector('.confirm')");
    let place = page.run("return scrollY;", &[]);
    page.run("document.querySelector('.hand .selected').focus();", &[]);
    page.press("i");
    page.wait_for(
        "what it is",
        "document.querySelector('dialog[open] [role=status]')?.innerText.length > 20",
    );
    // What the heading says is fetched with the rules.
    assert_eq!(page.text_of("dialog[open] .button"), said("app", "rules"));
    page.assert_accessible();
    page.tap("dialog[open] .button");
    page.wait_for("the paragraph", FOUND);
    page.wait_for_text(".rules-text .found", "55 athletes");
    page.press("Escape");
    page.wait_for("the table", "!document.querySelector('dialog[open]')");
    assert!(page.holds("document.querySelector('.confirm') && document.querySelector('.hand .selected')"));
    assert_eq!(page.run("return scrollY;", &[]), place, "the table stays where it was");
    // No prize is chosen before the athletes have competed.
    page.run("document.querySelector('.column').click();", &[]);
    page.wait_for("why not", "document.querySelector('.notice .button')");
    assert!(page.text_of(".notice .button").contains(said("olympia2000rules", "rules-two")));
    page.assert_accessible();
    page.tap(".notice .button");
    page.wait_for("the paragraph", FOUND);
    page.wait_for_text(".rules-text .found", "The other chip moves up");
    assert!(page.holds("!document.querySelector('.notice')"), "what has been read is gone");
    page.close();
}

/// Everything that the pictures of positions consist of.
const STILLS: &str = "[...document.querySelectorAll('.still')].map((still) => still.innerHTML).join()";
/// They are drawn.
pub const DRAWN: &str = "document.querySelectorAll('.still > div > *').length > 4";

#[test]
fn pictures_over_a_table_show_nothing_of_it_and_nothing_can_be_done_there() {
    for game in pentathlon_engine::games::shelf().map(|info| info.id) {
        let page =
            Page::open_at(&Site::at_root(), Look::TABLET.still(), &format!("#/rules/{game}"), &[AT_ONCE]);
        page.wait_for("the pictures", DRAWN);
        let alone = page.run(&format!("return {STILLS};"), &[]);
        page.close();

        let page = Page::blank(&Site::at_root(), Look::TABLET.still());
        let record = begun_against(Level::Rookie, game, 3, &[0], 7);
        page.begin_at("#/table/g", &[(&records::key("g"), &record), AT_ONCE]);
        page.wait_for("the table", "document.querySelector('main.table:not([data-phase=opening])')");
        let table = "[...document.querySelectorAll('[data-card], [data-place], [data-action]')].map((one) =>
            [one.dataset.card, one.dataset.place, one.dataset.action].join()).join(';')";
        let before = page.run(&format!("return {table};"), &[]);
        page.tap(&labelled(said("app", "rules")));
        page.wait_for("the pictures", DRAWN);
        page.wait(&format!("the same pictures of {game}, whatever lies on the table"), || {
            let stills = page.run(&format!("return {STILLS};"), &[]);
            if stills == alone { Ok(()) } else { Err(format!("{stills} is not {alone}")) }
        });
        assert_eq!(page.run(&format!("return {table};"), &[]), before, "{game}: nothing is found twice");
        let able = "[data-card], [data-place], [data-action], [data-ready], [id]";
        assert!(page.holds(&format!("!document.querySelector('.still :is({able})')")), "{game}");
        assert!(
            page.holds("[...document.querySelectorAll('.still')].every((still) => still.inert)"),
            "{game}"
        );
        page.close();
    }
}
