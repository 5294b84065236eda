//! The set-up sheet.

use pentathlon_browser::{Look, Page, Site, Value, said, said_with};
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::{Awaiting, Viewer};
use serde_json::json;

use crate::game::{ASKING, COVER, CURTAIN, Game, call, candidates, leave_free, light, seat, taken_seats};

/// Unfolds the options.
#[track_caller]
fn unfold(page: &Page) {
    page.tap(".options > summary");
    page.wait_for("the options", "document.querySelector('.options[open] .pill')");
}

/// The completed sheet: who sits where, checked options.
#[track_caller]
fn sheet(page: &Page) -> serde_json::Value {
    page.run(
        "return [...document.querySelectorAll('.set-up :is(.chair > .taken, input:checked)')]
           .map((one) => (one.labels?.[0] ?? one).textContent);",
        &[],
    )
}

#[test]
fn it_is_two_taps_from_the_shelf_to_the_first_choice() {
    let site = Site::at_root();
    let page = Page::open(&site, Look::PHONE.still());
    page.tap(COVER);
    page.tap_named("button", said("screens", "play"));
    page.wait_for("the first choice", ASKING);
    page.close();
}

#[test]
fn on_an_upright_tablet_the_sheet_of_each_game_is_whole_without_scrolling() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET_UPRIGHT.still());
    for game in shelf().map(|info| info.id) {
        page.begin_at(&format!("#/new/{game}"), &[]);
        page.wait_for("the sheet", &format!("document.querySelector('.set-up[data-game={game}] .chairs')"));
        page.wait_for(&format!("all of {game}"), "document.documentElement.scrollHeight === innerHeight");
    }
    page.close();
}

#[test]
fn players_change_places_and_who_starts_goes_with_them() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::TABLET.still(), "#/new/olympia2000", &[]);
    let wait_for_names = |expected: serde_json::Value| {
        page.wait("the names in that order", || match candidates(&page) {
            found if found == expected => Ok(()),
            found => Err(found.to_string()),
        });
    };
    let focused = |button: &str| format!("document.activeElement.matches('.of-chair .{button}')");
    page.wait_for("the fourth seat to be lit", &lit(4));
    page.tap_named(".candidate", said("screens", "rookie"));
    wait_for_names(json!(["Ana", "Bo", "Chen", "Dita"]));
    page.wait_for("the next free seat to be lit", &lit(5));
    light(&page, 2);
    page.tap_named(".of-chair button", said("screens", "to-start"));
    page.wait_for_text(".chairs > li:nth-child(2)", said("screens", "starts"));
    light(&page, 3);
    page.tap(".of-chair .left");
    wait_for_names(json!(["Ana", "Chen", "Bo", "Dita"]));
    // Light and focus stay with the player who was moved.
    page.wait_for("the moved player to be lit", &lit(2));
    page.wait_for("the focus", &focused("left"));
    page.press("Enter");
    page.wait_for("the focus on the way back", &focused("right"));
    wait_for_names(json!(["Chen", "Ana", "Bo", "Dita"]));
    page.tap(".of-chair .right");
    wait_for_names(json!(["Ana", "Chen", "Bo", "Dita"]));
    page.assert_accessible();
    page.tap_named("button", said("screens", "play"));
    let record = Game::on(&page).record();
    assert!(record.contains("start=2") && record.contains("seat 2: computer bronze Bo"), "{record}");
    page.close();
}

/// That a seat is lit, by its number from 1.
fn lit(seat: usize) -> String {
    format!("document.querySelector('.chairs > li:nth-child({seat}) > .chair[aria-pressed=true]')")
}

#[test]
fn whoever_starts_and_leaves_is_drawn_by_lot_and_the_others_keep_their_places() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::PHONE.still(), "#/new/olympia2000", &[]);
    let place = |seat: usize| {
        page.run(
            "const { left, top } = document.querySelectorAll('.chair')[arguments[0]].getBoundingClientRect();
             return [left, top + scrollY].map(Math.round);",
            &[json!(seat - 1)],
        )
    };
    page.wait_for("the sheet", &taken_seats(3));
    let places = [1, 2, 3, 4, 5].map(place);
    let seat_of = [("number", Value::Number(4)), ("seats", Value::Number(5))];
    page.wait_for_text(".chairs > li:nth-child(4)", &said_with("screens", "seat-before", &seat_of));
    light(&page, 1);
    page.tap_named(".of-chair button", said("screens", "to-start"));
    page.wait_for_text(".options > summary", "Ana");
    leave_free(&page, 1);
    page.wait_for("two players", &taken_seats(2));
    page.wait_for_text(".options > summary", said("screens", "options-usual"));
    page.wait_for_text(
        ".who-plays [role=status]",
        &said_with("screens", "seat-left", &[("number", Value::Number(1))]),
    );
    assert_eq!([1, 2, 3, 4, 5].map(place), places, "nothing moves");
    page.tap_named("button", said("screens", "play"));
    let record = Game::on(&page).record();
    assert!(record.contains("seat 0: computer bronze Bo\nseat 1: computer bronze Chen\n"), "{record}");
    assert!(!record.contains("start="), "{record}");
    page.close();
}

#[test]
fn names_of_people_on_this_device_are_offered() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::PHONE.still(), "#/new/olympia2000", &[]);
    call(&page, 1, "Zoë");
    page.tap_named("button", said("screens", "play"));
    page.wait_for("the table", "document.querySelector('main.table')");
    page.go("#/new/olympikos");
    page.wait_for("the sheet", "document.querySelector('.set-up[data-game=olympikos] .chairs')");
    light(&page, 1);
    let offered =
        "return [...document.querySelector('.of-chair input').list.options].map((one) => one.value);";
    assert_eq!(page.run(offered, &[]), json!(["Zoë"]), "people, not computers");
    page.close();
}

#[test]
fn two_to_five_sit_down_and_not_one_more_or_less() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    for seats in 2..=5 {
        page.begin_at("#/new/olympia2000", &[]);
        page.wait_for("the usual table of three", &taken_seats(3));
        for count in 4..=5 {
            page.tap_named(".candidate", said("screens", "rookie"));
            page.wait_for("another player", &taken_seats(count));
        }
        assert!(page.holds("document.querySelectorAll('.chair').length === 5"));
        let (from, to) = (Value::Number(2), Value::Number(5));
        let title = Value::Text("Olympia 2000 (B.C.)");
        let limit = said_with("screens", "seats-limit", &[("title", title), ("from", from), ("to", to)]);
        assert!(page.text().contains(&limit), "the limit is shown");
        for left in (seats..5).rev() {
            leave_free(&page, left + 1);
            page.wait_for("one player less", &taken_seats(left));
        }
        light(&page, 1);
        let may_leave =
            page.holds("document.querySelector('.of-chair .button:not(:disabled)').matches('input + *')");
        assert_eq!(may_leave, seats > 2, "{seats} seats");
        page.tap_named("button", said("screens", "play"));
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
    call(&page, 1, "Åse & <b>Ío</b>");
    seat(&page, 2, said("screens", "expert"));
    seat(&page, 3, said("screens", "somebody-new"));
    call(&page, 3, "a name that is much too long for any badge");
    page.wait_for_text(".options > summary", said("screens", "options-usual"));
    unfold(&page);
    page.tap_named(".options .pill", "Bo");
    page.tap_named(".options .pill", said("olympia2000", "tie-laurels"));
    page.tap_named(".options .pill", said("screens", "hints-everybody"));
    for answer in ["Bo", said("olympia2000", "tie-laurels"), said("screens", "hints-everybody")] {
        page.wait_for_text(".options > summary", answer);
    }
    let cut = [("number", Value::Number(3)), ("name", Value::Text("a name that is…"))];
    page.wait_for_text("body", &said_with("screens", "name-shown", &cut));
    let filled_in = sheet(&page);
    page.tap_named("button", said("screens", "play"));

    let game = Game::on(&page);
    let record = game.record();
    for line in [
        "options: tie=laurels start=1",
        "seat 0: person Åse & <b>Ío</b>",
        "seat 1: computer gold Bo",
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
    page.wait_for("the sheet", &taken_seats(3));
    let stored = sheet(&page);
    let cut = filled_in.to_string().replace(" much too long for any badge", "…");
    assert_eq!(stored.to_string(), cut, "the sheet is filled in as last time");
    page.tap_named("button", said("screens", "play"));
    assert_eq!(header(&Game::on(&page).record()), header(&record), "and means the same");
    // Another game begins with the easiest rivals, whatever was chosen in this one.
    page.go("#/new/olympicards");
    page.wait_for("the sheet", "document.querySelector('.set-up[data-game=olympicards] .chairs')");
    let kinds = page.run(
        "return [...document.querySelectorAll('.chair > .taken')].map((one) => one.querySelector('small')?.innerText);",
        &[],
    );
    let easiest = said("screens", "rookie");
    assert_eq!(kinds, json!([null, easiest, easiest]));
    assert!(page.text().contains(&said_with("screens", "about-rookie", &[("wins", Value::Number(1))])));
    page.close();
}

/// The part of a record that the players chose, without what chance decided.
fn header(record: &str) -> Vec<String> {
    let lines = record.lines().take_while(|line| *line != "--").filter(|line| !line.starts_with("seed"));
    lines.map(str::to_owned).collect()
}

#[test]
fn two_people_of_one_name_do_not_begin() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::TABLET.still(), "#/new/olympics", &[]);
    seat(&page, 2, said("screens", "somebody-new"));
    // Composed and decomposed, and with a capital.
    for (one, other) in [("Zo\u{eb}", "zoe\u{308}"), ("Ana", "ana"), ("Ana", "Ana")] {
        call(&page, 1, one);
        call(&page, 2, other);
        page.wait_for_text(
            ".who-plays",
            &said_with("screens", "name-twice", &[("name", Value::Text(other))]),
        );
    }
    page.tap_named("button", said("screens", "play"));
    let why = said_with("screens", "name-twice", &[("name", Value::Text("Ana"))]);
    page.wait_for_text(".bar [role=alert]", &why);
    // A computer of that name makes way.
    leave_free(&page, 2);
    seat(&page, 2, said("screens", "rookie"));
    call(&page, 2, "Ana");
    let taken = [("number", Value::Number(2)), ("name", Value::Text("Ana 2"))];
    page.wait_for_text(".who-plays", &said_with("screens", "name-taken", &taken));
    page.tap_named("button", said("screens", "play"));
    let record = Game::on(&page).record();
    assert!(record.contains("seat 0: person Ana\nseat 1: computer bronze Ana 2\n"), "{record}");
    page.close();
}

#[test]
fn an_empty_name_gets_a_default_and_a_table_without_people_is_explained() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::PHONE.still(), "#/new/olympia2000", &[]);
    call(&page, 1, "   ");
    seat(&page, 1, said("screens", "regular"));
    call(&page, 2, "   ");
    page.wait_for_text("body", said("screens", "no-person-here"));
    page.tap_named("button", said("screens", "play"));
    let game = Game::on(&page);
    let table = game.truth();
    assert!(table.players().iter().all(|player| !player.name().is_empty()));
    page.close();
}

#[test]
fn the_first_coach_is_chosen_on_the_sheet() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::TABLET.still(), "#/new/olympikos", &[]);
    page.wait_for("the usual table of three", &taken_seats(3));
    seat(&page, 3, said("screens", "somebody-new"));
    unfold(&page);
    page.tap_named(".options .pill", "Chen");
    page.tap_named(".options .pill", said("olympikos", "clock-off"));
    page.tap_named(".options .pill", said("olympikos", "guard-30"));
    page.tap_named("button", said("screens", "play"));
    page.wait_for("a curtain before the Coach", CURTAIN);
    assert!(page.text_of(".olympikos-chip.coach").contains("Chen"), "{}", page.text_of(".olympikos-chips"));
    let record =
        page.run("return localStorage.getItem('pentathlon/table/' + location.hash.split('/').pop());", &[]);
    let record = record.as_str().expect("the table is kept");
    let options =
        record.lines().find(|line| line.starts_with("options: ")).expect("they stand in the record");
    for option in ["clock=off", "guard=30", "start=2"] {
        assert!(options.split(' ').any(|one| one == option), "{option} should be in {options}");
    }
    page.close();
}

#[test]
fn six_people_sit_down_and_type_one_name_after_another() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::TABLET.still(), "#/new/olympikos", &[]);
    page.wait_for("the usual table of three", &taken_seats(3));
    leave_free(&page, 3);
    seat(&page, 2, said("screens", "somebody-new"));
    light(&page, 1);
    page.tap_field(".of-chair input");
    // Enter ends a word that is composed, and in Safari it comes after that.
    for kind in ["isComposing: true", "keyCode: 229"] {
        page.run(
            &format!(
                "document.activeElement.dispatchEvent(
                   new KeyboardEvent('keydown', {{ key: 'Enter', bubbles: true, cancelable: true, {kind} }}));"
            ),
            &[],
        );
        assert!(page.holds("document.activeElement === document.querySelector('.of-chair input')"), "{kind}");
    }
    for name in ["Zoë", "Xia", "Wim", "Vera", "Ulf"] {
        page.wait_for("the field for the name", "document.activeElement.matches('.of-chair input')");
        page.type_text(name);
        page.press("Enter");
        page.wait_for("the focus to go on", "!document.activeElement.matches('.of-chair input')");
        // On to whoever is next.
        if name != "Ulf" {
            page.press("Enter");
        }
    }
    page.wait_for_text("body", said("olympikos", "flat-title"));
    page.assert_accessible();
    assert_eq!(page.focused(), said("screens", "play"), "after the last name the game can begin");
    assert!(page.holds("document.querySelector('.set-up')"), "Enter in a name begins nothing");
    page.press("Enter");
    page.wait_for("the table", "document.querySelector('main.table')");
    let record =
        page.run("return localStorage.getItem('pentathlon/table/' + location.hash.split('/').pop());", &[]);
    let record = record.as_str().expect("the table is kept");
    for (seat, name) in ["Zoë", "Bo", "Xia", "Wim", "Vera", "Ulf"].into_iter().enumerate() {
        assert!(record.contains(&format!("seat {seat}: person {name}\n")), "{record}");
    }
    page.close();
}

#[test]
fn a_switch_leads_from_the_race_to_two_together_and_back() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::PHONE.still(), "#/new/olympikos", &[]);
    page.tap_named(".set-up-lead .pill", said("olympikos", "mode-together"));
    page.wait_for("two seats", &taken_seats(2));
    page.wait_for_text("body", said("olympikos", "together-title"));
    page.assert_accessible();
    page.tap_named(".set-up-lead .pill", said("olympikos", "mode-race"));
    page.wait_for("three seats", &taken_seats(3));
    page.tap_named(".set-up-lead .pill", said("olympikos", "mode-together"));
    page.tap_named("button", said("screens", "play"));
    page.wait_for("the table of two people", "document.querySelector('main.table[data-game=olympikos]')");
    page.close();
}

#[test]
fn lessons_and_rules_are_always_in_reach() {
    const LESSON: &str = "document.querySelector('.set-up a[href=\"#/lesson/olympics\"]')";
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::PHONE.still(), "#/new/olympics", &[]);
    for progress in [None, Some("declined"), Some("done")] {
        let kept: Vec<(&str, &str)> =
            progress.map(|kept| ("pentathlon/lesson/olympics", kept)).into_iter().collect();
        page.begin_at("#/new/olympics", &kept);
        page.wait_for("the lesson", LESSON);
        page.wait_for(
            "the one for three",
            "document.querySelector('.set-up a[href=\"#/together/olympics\"]')",
        );
    }
    page.tap_named(".bar button", said("screens", "how-to-play"));
    page.wait_for("the rules", "document.querySelector('dialog[open] .rules-text')");
    page.close();
}
