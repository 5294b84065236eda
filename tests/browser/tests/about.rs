//! "What is this?": a finger or a pen that rests, a right click and a key say what a thing on the table is, and play nothing.

use pentathlon_browser::{Look, Page, Site};
use pentathlon_engine::games;

use crate::every_game::is_begun;
use crate::game::enter_curtain;
use crate::records;

/// The first possible action.
const CARD: &str = "[data-ready=true]";
const ANSWER: &str = "document.querySelector('dialog[open] [role=status]')?.innerText.length > 20";

/// Notes when a finger or a pen comes down.
const LAID: &str = "window.laid = NaN;
    addEventListener('pointerdown', () => { window.laid = document.timeline.currentTime; }, { capture: true, once: true });";

/// The middle of an element.
const PLACE: &str =
    "const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
    return [left + width / 2, top + height / 2];";

fn record(page: &Page) -> String {
    page.stored(&records::key("every")).expect("the table is kept")
}

#[track_caller]
fn is_answered(page: &Page, how: &str) {
    page.wait_for(&format!("what it is, after {how}"), ANSWER);
    page.press("Escape");
    page.wait_for(
        "the answer to be closed, and its entry gone",
        "!document.querySelector('dialog[open]') && history.state === null",
    );
}

#[test]
fn a_finger_a_right_click_and_a_key_ask_what_a_thing_is() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    for game in games::shelf().map(|info| info.id).into_iter().filter(|game| *game != "olympikos") {
        is_begun(&page, game);
        page.wait_for(
            "somebody to be asked or the curtain",
            "document.querySelector('[data-phase=curtain], [data-phase=asking]')",
        );
        if page.holds("document.querySelector('[data-phase=curtain]')") {
            enter_curtain(&page);
        }
        page.wait_for("a possible action", &format!("document.querySelector('{CARD}')"));
        let before = record(&page);
        // A finger that rests is told from a tap by how long it rests.
        page.run(LAID, &[]);
        page.hold(CARD, "a finger that rests", "document.timeline.currentTime - window.laid > 800");
        is_answered(&page, "a finger");
        page.run(
            "const e = document.querySelector(arguments[0]); const { left, top, width, height } = e.getBoundingClientRect();
             e.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'mouse',
               clientX: left + width / 2, clientY: top + height / 2 }));",
            &[serde_json::json!(CARD)],
        );
        is_answered(&page, "a right click");
        if game == "olympics" {
            let pen = |what: &str| {
                let place = page.run(PLACE, &[serde_json::json!(CARD)]);
                page.devtools(
                    "Input.dispatchMouseEvent",
                    serde_json::json!({ "type": what, "x": place[0], "y": place[1], "button": "left", "buttons": 1,
                      "clickCount": 1, "pointerType": "pen" }),
                );
            };
            page.run(LAID, &[]);
            pen("mousePressed");
            page.wait_for("a pen that rests", "document.timeline.currentTime - window.laid > 800");
            pen("mouseReleased");
            is_answered(&page, "a pen");
        }
        page.run("document.querySelector(arguments[0]).focus();", &[serde_json::json!(CARD)]);
        page.press("i");
        is_answered(&page, "a key");
        assert_eq!(record(&page), before, "{game}: nothing is played");
        page.assert_no_errors();
    }
    page.close();
}
