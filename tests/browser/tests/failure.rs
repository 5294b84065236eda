//! After a crash of the app: a sentence, a report without secrets, and a way back.

use pentathlon_browser::{Look, Page, Site};

use crate::game::{AT_ONCE, CURTAIN, Game};
use crate::records;

/// Makes the program fail: the next element that it creates is refused, which it does not expect.
const BREAK: &str = "
    const places = [[Node.prototype, 'cloneNode'], [Document.prototype, 'createElement'], [Document.prototype, 'createTextNode']];
    const works = places.map(([of, name]) => of[name]);
    const repair = () => places.forEach(([of, name], place) => { of[name] = works[place]; });
    places.forEach(([of, name]) => { of[name] = () => { repair(); throw new Error('broken'); }; });
    document.querySelector('[aria-label=Pause]').click();";
const FAILED: &str = "document.querySelector('main.failure')";

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
    assert!(page.text().contains("Your game is saved up to the last action"));
    assert!(!page.text().contains("Start without this table"), "once is no loop");
    page.tap("summary");
    let report = page.text_of(".failure pre");
    for told in ["game: olympia2000", "seat 1: person", "entries: ", "address: #/table/t", ".rs:"] {
        assert!(report.contains(told), "{told} should be in\n{report}");
    }
    let entry = record.lines().nth_back(1).expect("something was done");
    for secret in ["Ana", "Bo", "seed", entry] {
        assert!(!report.contains(secret), "{secret} should not be in\n{report}");
    }
    page.assert_accessible();

    page.tap_named(".failure button", "Load again");
    page.wait_for("the curtain", CURTAIN);
    assert_eq!(game.record(), record);

    // If the crash repeats, there is another way out.
    page.run(BREAK, &[]);
    page.wait_for("the sentence", FAILED);
    page.tap_named(".failure button", "Start without this table");
    page.wait_for("the shelf", "document.querySelector('.shelf .waiting li')");
    assert_eq!(game.record(), record);
}
