//! Installing the app: a hint after a finished game, shown once, where the browser supports it.

use pentathlon_browser::{Look, Page, Site, said};
use serde_json::json;

use crate::records;
use crate::saves::taken;
use crate::sharing::paste;

/// A finished game.
const OVER: &str = include_str!("../records/olympia2000-5-over.txt");
const HINT: &str = "document.querySelector('.podium .install')";

/// A finished game, in a browser where the script `is` runs at the beginning of each page.
#[track_caller]
fn podium(site: &Site, look: Look, is: &str) -> Page {
    let page = Page::blank(site, look.still());
    // The browser of the tests would offer it by itself, sooner or later.
    let is = format!(
        "addEventListener('beforeinstallprompt', (event) => event.isTrusted && event.stopImmediatePropagation()); {is}"
    );
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": is }));
    page.begin_at("#/table/t", &[(&records::key("t"), OVER)]);
    page.wait_for("the podium", "document.querySelector('.podium .podium-actions')");
    page
}

#[test]
fn where_an_installed_app_begins_empty_the_hint_says_so_and_offers_the_tables_as_a_file() {
    let site = Site::under("/");
    let page =
        podium(&site, Look::PHONE, "Object.defineProperty(navigator, 'standalone', { value: false });");
    page.wait_for_text(".podium .install", said("screens", "install-home-screen"));
    page.assert_accessible();
    page.run("URL.createObjectURL = (blob) => { window.taken = blob; return '#'; };", &[]);
    page.tap_named(".install button", said("screens", "save-all"));
    page.wait_for("the file", "window.taken");
    let text = page.run("return window.taken.text();", &[]);
    assert!(text.as_str().is_some_and(|text| text.contains(&format!("== {}\n{OVER}", records::key("t")))));
    // The installed app, with a storage of its own, imports the file.
    page.go("404.html");
    page.run("localStorage.clear(); localStorage.setItem('pentathlon/install-hint', 'shown'); ['settings', 'tables'].forEach((name) => indexedDB.deleteDatabase(`pentathlon/${name}`));", &[]);
    paste(&page, text.as_str().unwrap_or_default());
    page.tap_named(".preview button", said("share", "preview-keep"));
    page.wait_for_text(".preview [role=status]", &taken(1));
    page.tap_named(".preview a.button", said("app", "home"));
    page.wait_for("the table on the shelf", "document.querySelector('.shelf .waiting li')");
    assert_eq!(page.stored(&records::key("t")).as_deref(), Some(OVER));
    page.go("#/table/t");
    // The hint appears only once.
    page.reload();
    page.wait_for("the podium", "document.querySelector('.podium .podium-actions')");
    assert!(!page.holds(HINT));
    page.close();
}

#[test]
fn what_is_shared_with_the_app_is_shown_before_it_is_kept() {
    let site = Site::under("/sub/");
    let page = Page::with_workers(&site, Look::PHONE.still());
    page.begin_at("", &[]);
    page.wait_for("the worker", "navigator.serviceWorker.controller?.state === 'activated'");
    let share = "const form = new FormData();
        form.set('record', new File([arguments[0]], 'record.txt', { type: 'text/plain' }));
        await fetch('share', { method: 'POST', body: form, redirect: 'manual' });";
    page.run(share, &[json!(OVER)]);
    page.go("favicon.svg");
    page.ask("opening what was shared", page.driver().goto(format!("{}?shared", site.url(""))));
    page.wait_for("what it holds", "document.querySelector('main.invitation[data-game=olympia2000]')");
    page.wait_for("the address without it", "location.search === ''");
    assert_eq!(page.stored_keys().iter().filter(|key| key.contains("/table/")).count(), 0);
    page.forget();
}

#[test]
fn where_the_browser_asks_the_hint_lets_it_ask() {
    let site = Site::under("/");
    let asks = "addEventListener('load', () => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        event.prompt = () => { window.asked = (window.asked ?? 0) + 1; };
        dispatchEvent(event);
        window.quiet = event.defaultPrevented;
      });";
    let page = podium(&site, Look::TABLET, asks);
    assert!(page.holds("window.quiet"), "the browser asks only when told to");
    // The podium may have been drawn before the browser was ready to ask; then it is opened again.
    if !page.holds(HINT) {
        page.go("#/");
        page.wait_for("the shelf", "document.querySelector('.shelf')");
        page.go("#/table/t");
    }
    page.wait_for("the hint", HINT);
    page.assert_accessible();
    page.tap_named(".install button", said("screens", "install"));
    page.wait_for("the browser to ask", "window.asked === 1");
    page.close();
}

#[test]
fn an_installed_app_and_a_browser_without_a_way_have_no_hint() {
    let site = Site::under("/");
    for is in ["", "Object.defineProperty(navigator, 'standalone', { value: true });"] {
        let page = podium(&site, Look::PHONE, is);
        assert!(!page.holds(HINT));
        page.close();
    }
}
