//! The set-up sheet.

use pentathlon_browser::{Look, Page, Site};
use pentathlon_engine::rules::{Awaiting, Viewer};
use serde_json::{Value, json};

use crate::game::{COVER, CURTAIN, Game, LOOKING, choose};

/// Replaces the text of a field.
#[track_caller]
fn write(page: &Page, field: &str, text: &str) {
    page.tap(field);
    page.run("document.querySelector(arguments[0]).select();", &[json!(field)]);
    page.press("Delete");
    page.type_text(text);
}

/// The completed sheet: names, players, checked options.
#[track_caller]
fn sheet(page: &Page) -> Value {
    page.run(
        "return [...document.querySelectorAll('.set-up :is(input:not([type=radio]), select, input:checked)')]
           .map((e) => e.labels[0]?.innerText ?? e.selectedOptions?.[0].innerText ?? e.value);",
        &[],
    )
}

#[test]
fn it_is_two_taps_from_the_shelf_to_the_first_choice() {
    let site = Site::at_root();
    let page = Page::open(&site, Look::PHONE.still());
    page.tap(COVER);
    page.tap_named("button", "Play");
    page.wait_for("the first choice", LOOKING);
    page.close();
}

#[test]
fn two_to_five_sit_down_and_not_one_more_or_less() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    for seats in 2..=5 {
        page.begin_at("#/new/olympia2000", &[]);
        let rows = |count: usize| format!("document.querySelectorAll('.place-row').length === {count}");
        page.wait_for("the usual table of four", &rows(4));
        page.tap_named(".places button", "Add a seat");
        page.wait_for("a fifth seat", &rows(5));
        assert!(!page.holds(
            "[...document.querySelectorAll('button')].some((b) => b.innerText.includes('Add a seat'))"
        ));
        assert!(page.text().contains("for 2 to 5 players"), "the limit is shown");
        for left in (seats..5).rev() {
            page.tap(&format!("[aria-label='Remove seat {}']", left + 1));
            page.wait_for("one seat less", &rows(left));
        }
        let removable = page.holds("document.querySelector('[aria-label=\"Remove seat 1\"]:not(:disabled)')");
        assert_eq!(removable, seats > 2, "{seats} seats");
        page.tap_named("button", "Play");
        let game = Game::on(&page);
        assert_eq!(game.truth().players().len(), seats);
        // Games of four and five are played without the sixes.
        assert_eq!(game.truth().setup().highest_chip(), if seats > 3 { 5 } else { 6 });
    }
    page.close();
}

#[test]
fn names_people_start_player_and_options_reach_the_record_and_the_sheet_remembers_them() {
    let site = Site::at_root();
    let page = Page::open(&site, Look::TABLET.still());
    page.tap(COVER);
    page.tap("[aria-label='Remove seat 4']");
    write(&page, "[aria-label='Name in seat 1']", "Åse & <b>Ío</b>");
    write(&page, "[aria-label='Name in seat 3']", "a name that is much too long for any badge");
    choose(&page, "[aria-label='Who sits in seat 2']", "Computer, Bronze");
    choose(&page, "[aria-label='Who sits in seat 3']", "Person");
    page.tap_named(".pill", "Bo");
    page.tap_named(".pill", "more laurels without consolation first");
    page.tap_named(".pill", "Everybody");
    page.wait_for(
        "what becomes of the long name",
        "document.body.innerText.includes('Seat 3 is shown as a name that is…')",
    );
    let filled_in = sheet(&page);
    page.tap_named("button", "Play");

    let game = Game::on(&page);
    let record = game.record();
    for line in [
        "options: tie=laurels start=1",
        "seat 0: person Åse & <b>Ío</b>",
        "seat 1: computer bronze Bo",
        "seat 2: person a name that is…",
        "hints",
    ] {
        assert!(record.lines().any(|given| given == line), "{line} should be in\n{record}");
    }
    let table = game.truth();
    assert_eq!(table.view(Viewer::Table).dealer.0, 1);
    assert!(matches!(table.awaiting(), Awaiting::Secret(_)));
    page.wait_for(
        "the name as it was written",
        "document.querySelector('.badge')?.innerText.includes('Åse & <b>Ío</b>')",
    );

    // The same as last time, even after the browser was closed.
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.shelf')");
    page.reload();
    page.tap(COVER);
    page.wait_for("the sheet", "document.querySelectorAll('.place-row').length === 3");
    let remembered = sheet(&page);
    let cut = filled_in.to_string().replace(" much too long for any badge", "…");
    assert_eq!(remembered.to_string(), cut, "the sheet is filled in as last time");
    page.tap_named("button", "Play");
    assert_eq!(header(&Game::on(&page).record()), header(&record), "and means the same");
    // A person who has played on this device before gets Gold opponents in the next game.
    page.go("#/new/olympicards");
    page.wait_for("the sheet", "document.querySelector('.set-up[data-game=olympicards] select')");
    let kinds = page.run(
        "return [...document.querySelectorAll('.place-row select')].map((e) => e.selectedOptions[0].innerText);",
        &[],
    );
    assert_eq!(kinds, json!(["Person", "Computer, Gold", "Computer, Gold", "Computer, Gold"]));
    assert!(page.text().contains("it wins 9 of 10 games against one Silver"));
    page.close();
}

/// The part of a record that the players chose, without what chance decided.
fn header(record: &str) -> Vec<String> {
    let lines = record.lines().take_while(|line| *line != "--").filter(|line| !line.starts_with("seed"));
    lines.map(str::to_owned).collect()
}

#[test]
fn an_empty_name_gets_a_default_and_a_table_without_people_is_explained() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::PHONE.still(), "#/new/olympia2000", &[]);
    write(&page, "[aria-label='Name in seat 1']", "   ");
    choose(&page, "[aria-label='Who sits in seat 1']", "Computer, Silver");
    page.wait_for(
        "the remark",
        "document.body.innerText.includes('Nobody here: you watch the computers play.')",
    );
    page.tap_named("button", "Play");
    let game = Game::on(&page);
    let table = game.truth();
    assert!(table.players().iter().all(|player| !player.name().is_empty()));
    page.close();
}

#[test]
fn the_first_coach_is_chosen_on_the_sheet() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::TABLET.still(), "#/new/olympikos", &[]);
    page.wait_for("the usual table of four", "document.querySelectorAll('.place-row').length === 4");
    choose(&page, "[aria-label='Who sits in seat 3']", "Person");
    page.tap_named(".pill", "Chen");
    page.tap_named(".pill", "A button is pressed");
    page.tap_named(".pill", "30 seconds");
    page.tap_named("button", "Play");
    page.wait_for("a curtain before the Coach", CURTAIN);
    assert!(page.text_of(".olympikos-chip.coach").contains("Chen"), "{}", page.text_of(".olympikos-chips"));
    let record =
        page.run("return localStorage.getItem('pentathlon/table/' + location.hash.split('/').pop());", &[]);
    let record = record.as_str().expect("the table is kept");
    let options =
        record.lines().find(|line| line.starts_with("options: ")).expect("they stand in the record");
    for option in ["clock=off", "guard=30", "start=2"] {
        assert!(options.split(' ').any(|its| its == option), "{option} should be in {options}");
    }
    page.close();
}
