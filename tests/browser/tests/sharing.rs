//! Export and import of records: a finished game as a link and as a challenge; a record from a file, dropped or pasted.

use pentathlon_browser::{Look, Page, Site, Value, said, said_with};
use pentathlon_engine::games::olympia2000::Olympia2000;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{Challenge, Linked, Note, Table};
use serde_json::json;

use crate::game::{AT_ONCE, Game, SessionPhase};
use crate::records;

const LINK: &str = "document.querySelector('dialog input[readonly]').value";
pub const PREVIEW: &str = "document.querySelector('.invitation')";
const PODIUM: &str = "document.querySelector('.podium .podium-actions')";

/// Opens the dialog with the link to a finished game.
#[track_caller]
fn share(page: &Page, record: &str) {
    page.begin_at("#/table/s", &[(&records::key("s"), record), AT_ONCE]);
    open_link(page);
}

/// The same at the podium of the table on the page.
#[track_caller]
pub fn open_link(page: &Page) {
    page.wait_for("the podium", PODIUM);
    page.tap_named(".podium-actions button", page.said("screens", "share"));
    page.tap_named("dialog .pill", page.said("share", "share-whole"));
    page.wait_for("the code", "document.querySelector('dialog .qr path')?.getAttribute('d')");
}

/// Presses with a mouse at one place and lets go at another.
#[track_caller]
fn press(page: &Page, from: (i64, i64), to: (i64, i64)) {
    let at = |(x, y): (i64, i64)| json!({ "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y });
    let (down, up) = ("pointerDown", "pointerUp");
    let actions = json!([at(from), { "type": down, "button": 0 }, at(to), { "type": up, "button": 0 }]);
    let mouse = json!({ "pointerType": "mouse" });
    page.act(json!([{ "type": "pointer", "id": "mouse", "parameters": mouse, "actions": actions }]));
}

#[test]
fn a_dialog_closes_by_a_press_that_is_all_outside_and_a_link_that_is_not_copied_is_selected() {
    const DIALOG: &str = "document.querySelector('dialog[open] input[readonly]')";
    const OUTSIDE: (i64, i64) = (3, 3);
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let source = "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });";
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }));
    share(&page, &records::over(3, &[0, 1]));
    let middle = format!(
        "const {{ left, top, width, height }} = {DIALOG}.getBoundingClientRect();
         return [left + width / 2, top + height / 2].map(Math.round);"
    );
    let middle = page.run(&middle, &[]);
    let inside = (middle[0].as_i64().unwrap_or_default(), middle[1].as_i64().unwrap_or_default());
    // Whoever selects a text may let go of it outside.
    press(&page, inside, OUTSIDE);
    assert!(page.holds(DIALOG), "it began inside");
    press(&page, OUTSIDE, inside);
    assert!(page.holds(DIALOG), "it ended inside");
    page.tap_named("dialog button", said("share", "copy-link"));
    page.wait_for_text("dialog [role=status]", said("share", "link-not-copied"));
    let selected = format!(
        "document.activeElement === {DIALOG} && {DIALOG}.selectionStart === 0
         && {DIALOG}.selectionEnd === {DIALOG}.value.length"
    );
    page.wait_for("the whole link to be selected", &selected);
    press(&page, OUTSIDE, OUTSIDE);
    page.wait_for("the podium", "!document.querySelector('dialog')");
    page.close();
}

/// The link in the dialog.
#[track_caller]
pub fn link(page: &Page) -> String {
    page.run(&format!("return {LINK};"), &[]).as_str().unwrap_or_default().to_owned()
}

fn letters(link: &str) -> &str {
    link.rsplit('/').next().unwrap_or_default()
}

/// The id of the open table.
#[track_caller]
fn table_id(page: &Page) -> String {
    page.wait_for("a table", "location.hash.startsWith('#/table/')");
    page.run("return location.hash.slice('#/table/'.length);", &[]).as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_finished_game_travels_in_a_link_and_is_shown_before_it_is_kept() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = records::over(3, &[0, 1]);
    share(&page, &record);
    let link = link(&page);
    assert!(link.len() < 200, "{link}");
    let whole = Table::<Olympia2000>::read(&record).expect("a record");
    assert_eq!(whole.link().as_deref(), Ok(letters(&link)));
    assert!(!page.text_of("dialog").contains(said("share", "share-challenge")), "two people have played");
    page.assert_accessible();

    // Like another device, on which nothing is saved.
    page.forget();
    page.go(link.split_once('#').map(|(_, hash)| format!("#{hash}")).unwrap_or_default().as_str());
    page.wait_for("what the link holds", PREVIEW);
    page.assert_accessible();
    let shown = page.text_of(".invitation");
    for (player, points) in whole.players().iter().zip(whole.standing().points) {
        assert!(shown.contains(player.name()), "{shown}");
        let points = said_with("screens", "points-of", &[("points", Value::Number(points.into()))]);
        assert!(!shown.contains(&points), "who watches it does not want to know the end: {shown}");
    }
    // It can be watched before it is kept.
    page.tap_named(".invitation button", said("screens", "watch-replay"));
    page.wait_for("the replay", "document.querySelector('.replay .board')");
    page.assert_accessible();
    page.tap_named(".replay-controls button", said("share", "preview-back"));
    page.wait_for("what the link holds again", PREVIEW);
    assert!(!page.stored_keys().iter().any(|key| key.contains("/table/")), "nothing is kept yet");
    page.tap_named(".invitation button", said("share", "preview-keep"));
    page.wait_for_text(".invitation [role=status]", said("share", "preview-kept"));
    page.wait_for("the focus to go on", "document.activeElement.matches('.invitation .primary')");
    let shown = page.text_of(".invitation");
    assert!(
        !shown.contains(said("share", "preview-keep")),
        "it is saved once, and still to be watched: {shown}"
    );
    // The link leads to it from now on.
    let hash = link.split_once('#').map(|(_, hash)| format!("#{hash}")).unwrap_or_default();
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.covers')");
    page.go(&hash);
    page.wait_for("the podium", PODIUM);
    let kept = page.stored(&records::key(&table_id(&page))).expect("it is kept now");
    let kept = Table::<Olympia2000>::read(&kept).expect("a record");
    assert_eq!(kept.standing(), whole.standing());
    assert_eq!(kept.commitment(), whole.commitment());
    // Back leads past the link.
    page.run("history.back();", &[]);
    page.wait_for("the shelf", "document.querySelector('.covers')");
    page.close();
}

#[test]
fn the_deal_of_one_person_is_a_challenge_that_another_plays_from_the_same_seat() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let record = records::over(3, &[1]);
    let whole = Table::<Olympia2000>::read(&record).expect("a record");
    let points = whole.standing().points[1];
    share(&page, &record);
    page.tap_named("dialog .pill", said("share", "share-challenge"));
    page.wait_for("another link", &format!("{LINK}.length < 150"));
    let challenge = link(&page);
    let read = Table::<Olympia2000>::read_link(letters(&challenge)).expect("a link");
    let Linked { table, challenge: Some(beat) } = read else { panic!("it should be a challenge") };
    assert_eq!(beat, Challenge { seat: Seat(1), points });
    assert!(table.is_empty(), "there is no move in it");

    page.forget();
    page.begin_at(&format!("#/link/olympia2000/{}", letters(&challenge)), &[AT_ONCE]);
    page.wait_for("the challenge", PREVIEW);
    let values = [("name", Value::Text("Bo")), ("points", Value::Number(points.into()))];
    page.wait_for_text(".invitation h2", &said_with("share", "challenge-title", &values));
    // A stranger sees what it is, and may learn it first.
    page.wait_for_text(".invitation .cover", said("app", "poster-olympia2000"));
    let shown = "document.querySelector('.invitation .cover-art > *') && document.querySelector('.invitation a[href=\"#/lesson/olympia2000\"]')";
    page.wait_for("the picture and the lesson", shown);
    page.assert_accessible();
    page.tap_field(".invitation .field input");
    page.type_text("ana");
    page.tap_named(".invitation button", said("share", "challenge-play"));
    let id = table_id(&page);
    // The score to beat stands at the table.
    let values = [("progress", Value::Text("")), ("target", Value::Number(points.into()))];
    page.wait_for_text(".progress", &said_with("screens", "challenge-progress", &values));
    let mut game = Game::on(&page);
    game.play_quickly(10_000);
    assert_eq!(game.phase(), SessionPhase::Over);
    let kept = page.stored(&records::key(&id)).expect("it is kept");
    let played = Table::<Olympia2000>::read(&kept).expect("a record");
    assert_eq!(played.commitment(), whole.commitment(), "the same cards");
    assert_eq!(played.notes(), [(0, Note::Beat(points))]);
    let names: Vec<&str> = played.players().iter().map(|player| player.name()).collect();
    assert_eq!(names, ["Ana 2", "ana", "Chen"], "a computer makes way for a person of its name");
    let scored = played.standing().points[1];
    let values = [("points", Value::Number(scored.into())), ("target", Value::Number(points.into()))];
    let outcome = if scored > points { "challenge-met" } else { "challenge-stands" };
    page.wait_for_text(".podium", &said_with("screens", outcome, &values));
    page.close();
}

#[test]
fn a_link_that_is_not_whole_ends_in_a_sentence_with_a_way_home() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let link = Table::<Olympia2000>::read(&records::over(2, &[0])).ok().and_then(|table| table.link().ok());
    let link = link.expect("a link");
    let shorter = link.get(..link.len() - 2).unwrap_or_default();
    for (place, sentence) in [
        (format!("#/link/olympia2000/{shorter}"), said("share", "fault-link")),
        (format!("#/link/olympics/{link}"), said("share", "fault-link")),
        (format!("#/link/olympia2000/{}", "A1_-".repeat(2_000)), said("share", "fault-link")),
        ("#/link/olympia2000/<b>%00".to_owned(), said("share", "fault-link")),
        ("#/link/olympia2000/E".to_owned(), said("share", "fault-link-newer")),
        (format!("#/link/chess/{link}"), said("screens", "no-such-game")),
    ] {
        page.begin_at(&place, &[]);
        page.wait_for_text("body", sentence);
        page.tap_named("main a.button", said("app", "home"));
        page.wait_for("the shelf", "document.querySelector('.covers')");
    }
    page.close();
}

/// Writes into the field for a pasted text.
#[track_caller]
pub fn paste(page: &Page, text: &str) {
    page.go("#/open");
    page.wait_for("the screen", "document.querySelector('textarea')");
    let paste = "const text = document.querySelector('textarea');
        text.closest('details').open = true;
        text.value = arguments[0];
        text.dispatchEvent(new Event('input', { bubbles: true }));";
    page.run(paste, &[text.into()]);
    page.tap_named("main button", page.said("share", "open-it"));
}

#[test]
fn what_a_messenger_has_made_of_a_link_or_a_record_is_opened() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = records::over(2, &[0]);
    let link = Table::<Olympia2000>::read(&record).ok().and_then(|table| table.link().ok());
    let link = link.expect("a link");
    let (start, end) = link.split_at(20);
    for place in [
        format!("#/link/olympia2000/{link}?fbclid=IwAR0"),
        format!("#/link/olympia2000/{link}%20Great!"),
        format!("#%2Flink%2Folympia2000%2F{}", link.replace('_', "%5F")),
    ] {
        page.begin_at(&place, &[]);
        page.wait_for("what the link holds", PREVIEW);
    }
    for text in [
        format!("Look: https://somebody.example/#/link/olympia2000/{}. Great!", link.replace('_', "\\_")),
        format!("> https://somebody.example/#/link/olympia2000/{start}=\r\n> {end}\r\nSee you"),
        format!(
            "https://safe.example/?url=https%3A%2F%2Fsomebody.example%2F%23%2Flink%2Folympia2000%2F{link}&data=05"
        ),
        format!("Ana wrote:\r\n> {}", record.replace("\n--\n", "\n—\n").replace('\n', "\r\n> ")),
    ] {
        page.begin_at("#/", &[]);
        paste(&page, &text);
        page.wait_for("what the text holds", PREVIEW);
    }
    page.close();
}

#[test]
fn a_record_is_opened_by_pasting_by_choosing_a_file_or_by_dropping_it() {
    /// Puts a file into the input, or drops it.
    const FILE: &str = "
        const [record, drop] = arguments;
        const data = new DataTransfer();
        data.items.add(new File([record], 'game.txt', { type: 'text/plain' }));
        if (drop) {
            document.querySelector('main').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        } else {
            const input = document.querySelector('input[type=file]');
            input.files = data.files;
            input.dispatchEvent(new Event('change', { bubbles: true }));
        }";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = records::at_athletes(3, &[0], 4);
    page.begin_at("#/", &[AT_ONCE]);
    page.tap_named(".shelf-open a", said("app", "open-record"));
    page.wait_for("the screen", "document.querySelector('textarea')");
    assert!(!page.holds("document.querySelector('textarea').checkVisibility()"), "a file comes first");
    page.assert_accessible();
    page.tap_named("summary", said("share", "open-paste"));
    page.wait_for("the field", "document.querySelector('textarea').checkVisibility()");
    page.assert_accessible();

    paste(&page, "hello");
    page.wait_for_text("[role=alert]", said("screens", "fault-no-record"));
    // Truncated, as a mail program might leave it.
    let truncated = record.get(..record.len() - 9).unwrap_or_default();
    for (text, way) in [(record.as_str(), 0), (record.as_str(), 1), (record.as_str(), 2), (truncated, 0)] {
        page.go("#/");
        page.wait_for("the shelf", "document.querySelector('.covers')");
        if way == 0 {
            paste(&page, text);
        } else {
            page.go("#/open");
            page.wait_for("the screen", "document.querySelector('textarea')");
            page.run(FILE, &[text.into(), (way == 2).into()]);
        }
        page.wait_for("what the record holds", PREVIEW);
        assert_eq!(page.text_of(".invitation").contains(said("share", "preview-fault")), text == truncated);
    }
    page.tap_named(".invitation button", said("share", "preview-keep"));
    let id = table_id(&page);
    page.wait_for_table();
    let kept = page.stored(&records::key(&id)).expect("it is kept");
    assert!(Table::<Olympia2000>::read(&kept).is_ok(), "what is kept is whole:\n{kept}");
    page.close();
}
