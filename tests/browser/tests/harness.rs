//! Tests of the test tools: they see what they should see, and act as a person's hands do.

use std::path::Path;

use pentathlon_browser::{Look, Page, Site};

/// A separate site for these tests.
fn fixture(name: &str) -> Site {
    Site::of(&Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(name), "/")
}

fn page_with_handles(look: Look) -> (Site, Page) {
    let site = fixture("handles");
    let page = Page::blank(&site, look);
    page.go("");
    (site, page)
}

/// Waits until an element shows this text and no other: the page gets a tap a moment after the finger was lifted.
#[track_caller]
fn wait_for_all_of(page: &Page, css: &str, text: &str) {
    page.wait(&format!("“{text}” in {css}"), || match page.text_of(css) {
        shown if shown == text => Ok(()),
        shown => Err(format!("it shows “{shown}”")),
    });
}

#[test]
fn the_accessibility_checker_finds_what_is_wrong() {
    let site = fixture("faulty");
    let page = Page::blank(&site, Look::PHONE);
    page.go("");
    let faults = page.accessibility_faults().join("\n");
    for rule in ["image-alt", "color-contrast", "button-name", "html-has-lang", "document-title"] {
        assert!(faults.contains(rule), "{rule} should be among:\n{faults}");
    }
}

#[test]
fn a_tap_is_a_finger_and_a_click_is_a_mouse() {
    let (_site, page) = page_with_handles(Look::PHONE);
    page.tap("#count");
    wait_for_all_of(&page, "#count", "1 by touch");
    page.click("#count");
    wait_for_all_of(&page, "#count", "2 by mouse");
}

#[test]
fn a_tap_waits_until_it_can_be_done() {
    let (_site, page) = page_with_handles(Look::PHONE);
    page.tap_named("button", "Late");
    wait_for_all_of(&page, "#late", "Late: tapped");
}

#[test]
fn a_tap_finds_the_part_of_a_card_that_shows() {
    let (_site, page) = page_with_handles(Look::PHONE);
    page.tap("#under");
    wait_for_all_of(&page, "#under", "Under: tapped");
}

#[test]
fn fingers_touch_together() {
    let (_site, page) = page_with_handles(Look::PHONE);
    page.tap_together(&["#left", "#right"]);
    wait_for_all_of(&page, "#pads", "left down, right down, left up, right up");
}

#[test]
fn a_finger_or_a_key_is_held_as_long_as_it_takes() {
    let (_site, page) = page_with_handles(Look::PHONE);
    page.hold("#curtain", "the curtain to open", "document.querySelector('#curtain').innerText === 'Open'");
    page.wait_for("the curtain to close", "document.querySelector('#curtain').innerText === 'Closed'");
    page.run("document.querySelector('#curtain').focus();", &[]);
    page.hold_key("Space", "the curtain to open", "document.querySelector('#curtain').innerText === 'Open'");
    page.wait_for("the curtain to close", "document.querySelector('#curtain').innerText === 'Closed'");
}

#[test]
fn keys_move_the_focus_and_type() {
    let (_site, page) = page_with_handles(Look::PHONE);
    let wait_for_focus_on = |label: &str| {
        page.wait("the focus", || match page.focused() {
            focused if focused == label => Ok(()),
            focused => Err(format!("it is on {focused}")),
        });
    };
    page.press("Tab");
    wait_for_focus_on("0 by nobody");
    page.press("Tab");
    page.press("Shift+Tab");
    page.press("Enter");
    wait_for_focus_on("1 by key");
    page.run("document.querySelector('input').focus();", &[]);
    page.type_text("Laurel 12");
    page.wait_for("the text", "document.querySelector('input').value === 'Laurel 12'");
    assert!(page.everything().contains("Laurel 12"));
}

#[test]
fn a_secret_is_found_wherever_it_hides() {
    let (_site, page) = page_with_handles(Look::PHONE);
    let everything = page.everything();
    for secret in
        ["hidden-by-style", "in-a-title", "in-a-label", "in-a-class", "in-a-comment", "in-a-pseudo-element"]
    {
        assert!(everything.contains(secret), "{secret}");
    }
    assert!(!page.text().contains("hidden-by-style"));
    assert!(page.accessibility_tree().contains("in-a-label"));
}

#[test]
fn the_screen_is_what_was_asked_for() {
    let (_site, page) = page_with_handles(Look::NARROWEST.dark().still());
    assert!(page.holds("innerWidth === 320 && innerHeight === 640"));
    assert!(page.holds("matchMedia('(prefers-color-scheme: dark)').matches"));
    assert!(page.holds("matchMedia('(prefers-reduced-motion: reduce)').matches"));
    page.look(Look::TABLET);
    page.wait_for("the wide screen", "innerWidth === 1180 && innerHeight === 820");
    page.wait_for("a light screen", "!matchMedia('(prefers-color-scheme: dark)').matches");
}

#[test]
fn an_error_in_the_console_is_noticed_and_a_breach_of_the_policy_too() {
    let (_site, page) = page_with_handles(Look::PHONE);
    page.assert_no_errors();
    page.run("document.body.setAttribute('style', 'color: red'); console.error('on purpose');", &[]);
    page.wait("both errors", || {
        let errors: String = page.errors().iter().map(ToString::to_string).collect();
        let both = errors.contains("on purpose") && errors.contains("Content Security Policy");
        if both { Ok(()) } else { Err(errors) }
    });
}
