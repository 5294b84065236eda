//! Other languages: their messages are loaded with the part of the app that shows them.

use pentathlon_browser::{Look, Page, Site};
use pentathlon_engine::games::shelf;

/// The language for tests.
const PSEUDO: &str = "?lang=en-XA";

#[track_caller]
fn is_in(page: &Page, language: &str, css: &str) {
    let is_pseudo = language == "en-XA";
    page.wait_for(
        "a text in that language",
        &format!(
            "document.documentElement.lang === '{language}'
               && document.querySelector('{css}')?.textContent.startsWith('[') === {is_pseudo}"
        ),
    );
}

#[test]
fn the_shelf_and_each_game_speak_the_language_of_the_address() {
    let site = Site::under("/some/sub/path/");
    let page = Page::blank(&site, Look::PHONE);
    page.go(PSEUDO);
    is_in(&page, "en-XA", "header p");
    for facts in shelf() {
        page.go(&format!("{PSEUDO}#/rules/{}", facts.id));
        is_in(&page, "en-XA", "main h2");
    }
    // The choice is not saved.
    page.go("");
    page.wait_until_started();
    is_in(&page, "en", "header p");
    page.close();
}

#[test]
fn the_first_language_that_the_browser_asks_for_and_there_is_is_spoken() {
    let site = Site::under("/");
    let page = Page::blank(&site, Look::PHONE);
    for (wishes, language) in [("tlh, en-XA, en", "en-XA"), ("tlh, en-GB, en-XA", "en"), ("tlh", "en")] {
        let agent = serde_json::json!({ "userAgent": "Chromium", "acceptLanguage": wishes });
        page.devtools("Emulation.setUserAgentOverride", agent);
        page.go("");
        is_in(&page, language, "header p");
    }
    page.close();
}

#[test]
fn what_cannot_be_fetched_stays_in_english() {
    let site = Site::under("/");
    let page = Page::blank(&site, Look::PHONE);
    page.devtools("Network.enable", serde_json::json!({}));
    page.devtools("Network.setBlockedURLs", serde_json::json!({ "urls": ["*messages-app-*"] }));
    page.go(PSEUDO);
    is_in(&page, "en", "header p");
}

#[test]
fn a_language_that_is_not_there_is_english() {
    let site = Site::under("/");
    let page = Page::open_at(&site, Look::PHONE, "?lang=tlh", &[]);
    is_in(&page, "en", "header p");
    page.close();
}
