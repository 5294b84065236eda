//! After a crash of the app: a sentence, a report without secrets, and a way back.

use pentathlon_browser::{Look, Page, Site, said};

use crate::game::{AT_ONCE, CURTAIN, Game};
use crate::records;

/// Makes the program fail: the next element that it creates is refused, which it does not expect.
const BREAK: &str = "
    const places = [[Node.prototype, 'cloneNode'], [Document.prototype, 'createElement'], [Document.prototype, 'createTextNode']];
    const works = places.map(([of, name]) => of[name]);
    const repair = () => places.forEach(([of, name], place) => { of[name] = works[place]; });
    places.forEach(([of, name]) => { of[name] = () => { repair(); throw new Error('broken'); }; });
    document.querySelector('.table-head nav .button:last-child').click();";
const FAILED: &str = "document.querySelector('main.failure')";

/// Unfolds the report.
#[track_caller]
fn unfold(page: &Page) {
    page.tap("summary");
    page.wait_for("the report", "document.querySelector('.failure details[open]')");
}

#[test]
fn a_failure_gives_a_report_without_secrets_and_leads_back_to_the_curtain() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = records::at_athletes(2, &[0, 1], 3);
    let key = records::key("t");
    page.begin_at("#/table/t", &[(&key, &record), AT_ONCE]);
    let game = Game::on(&page);
    game.open_curtain();
    page.run(BREAK, &[]);
    page.wait_for("the sentence", FAILED);
    assert!(page.text().contains(said("app", "broken")));
    assert!(!page.text().contains(said("app", "without-game")), "once is no loop");
    unfold(&page);
    let report = page.text_of(".failure pre");
    for told in ["game: olympia2000", "seat 1: person", "entries: ", "address: #/table/t", ".rs:"] {
        assert!(report.contains(told), "{told} should be in\n{report}");
    }
    let entry = record.lines().nth_back(1).expect("something was done");
    for secret in ["Ana", "Bo", "seed", entry] {
        assert!(!report.contains(secret), "{secret} should not be in\n{report}");
    }
    page.assert_accessible();

    page.tap_named(".failure button", said("app", "load-again"));
    page.wait_for("the curtain", CURTAIN);
    assert_eq!(game.record(), record);

    // If the crash repeats, there is another way out.
    page.run(BREAK, &[]);
    page.wait_for("the sentence", FAILED);
    page.tap_named(".failure button", said("app", "home"));
    page.wait_for("the shelf", "document.querySelector('.shelf .waiting li')");
    assert_eq!(game.record(), record);
}

/// A call into the browser that may not throw throws: what passes through the program leaves it in pieces.
const THROW: &str =
    "Date.now = 'Ana'.repeat.bind('Ana', -1); window.dispatchEvent(new Event('visibilitychange'));";

#[test]
fn any_error_that_ends_the_program_or_leaves_no_screen_gives_ways_on() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = records::at_athletes(2, &[0, 1], 3);
    page.begin_at("#/", &[(&records::key("t"), &record), AT_ONCE]);
    page.run(THROW, &[]);
    page.wait_for("the sentence", FAILED);
    unfold(&page);
    let report = page.text_of(".failure pre");
    assert!(report.contains("RangeError") && !report.contains("count"), "{report}");
    let buttons =
        "return [...document.querySelectorAll('.failure .row button')].map((one) => one.textContent);";
    let offered = page.run(buttons, &[]);
    assert_eq!(offered, serde_json::json!([said("app", "load-again"), said("app", "save-games")]));
    page.reload();

    // If it happens again at once, what was read last can be left out.
    page.run(THROW, &[]);
    page.wait_for("the sentence", FAILED);
    page.tap_named(".failure button", said("app", "without-game"));
    page.wait_for(
        "the shelf without the table",
        "document.querySelector('.shelf .unreadable') && !document.querySelector('.waiting li')",
    );
    assert_eq!(page.stored(&records::key("t")).as_ref(), Some(&record));
    page.assert_accessible();
    page.tap_named(".unreadable button", said("app", "read-again"));
    page.wait_for(
        "the table",
        "document.querySelector('.waiting li') && !document.querySelector('.unreadable')",
    );

    // An error of any other script says nothing, unless it leaves no screen.
    page.go("#/people");
    page.wait_for("the people", "document.querySelector('main .screen-head')");
    let after = "const over = () => setTimeout(() => setTimeout(() => { window.isOver = true; }));
        addEventListener('error', over, { once: true });
        setTimeout(() => { throw new Error('of an extension'); });";
    page.run(after, &[]);
    page.wait_for("that", "window.isOver");
    assert!(!page.holds(FAILED));
    page.run(
        "setTimeout(() => { document.querySelector('main').remove(); throw new Error('blank'); });",
        &[],
    );
    page.wait_for("the sentence", FAILED);
    page.tap_named(".failure button", said("app", "home"));
    page.wait_for("the shelf", "document.querySelector('.shelf .waiting li')");
}
