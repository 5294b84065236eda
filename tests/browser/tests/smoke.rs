//! The app starts wherever it is hosted, and shows a message when it cannot.

use pentathlon_browser::{Look, Page, Site, said};

fn starts_without_a_word_in_the_console(site: &Site) {
    let page = Page::open(site, Look::PHONE);
    page.wait_for("a heading", "document.querySelector('h1')");
    page.assert_accessible();
    page.reload();
    page.close();
}

#[test]
fn the_app_starts_under_the_root() {
    starts_without_a_word_in_the_console(&Site::at_root());
}

#[test]
fn the_app_starts_under_a_path_of_its_own() {
    starts_without_a_word_in_the_console(&Site::under("/some/sub/path/"));
}

#[test]
fn a_wrong_address_leads_home() {
    let site = Site::under("/some/sub/path/");
    let page = Page::blank(&site, Look::PHONE);
    page.go("nowhere");
    page.assert_accessible();
    page.tap("a");
    page.wait_until_started();
}

#[test]
fn a_failed_download_shows_a_message() {
    let site = Site::under("/");
    let page = Page::blank(&site, Look::PHONE);
    page.devtools("Network.enable", serde_json::json!({}));
    page.devtools("Network.setBlockedURLs", serde_json::json!({ "urls": ["*.wasm"] }));
    page.go("");
    page.wait_for_text("#boot", said("boot", "boot-incomplete"));
    page.assert_accessible();
    page.devtools("Network.setBlockedURLs", serde_json::json!({ "urls": [] }));
    page.tap_named("#boot button", said("boot", "boot-try-again"));
    page.wait_until_started();
}

#[test]
fn what_was_lost_on_the_way_is_not_called_damaged() {
    let page = Page::blank(&Site::at_root(), Look::PHONE);
    let lose = "let left = 2;
        const ask = window.fetch;
        window.fetch = (what, ...rest) =>
          String(what).endsWith('.wasm') && left-- > 0 ? Promise.reject(new TypeError('lost')) : ask(what, ...rest);";
    page.devtools("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": lose }));
    page.go("");
    page.wait_for_text("#boot", said("boot", "boot-incomplete"));
}

#[test]
fn what_is_remembered_is_there_when_the_app_starts() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::PHONE, "", &[("smoke.key", "value")]);
    page.reload();
    assert_eq!(page.stored("smoke.key").as_deref(), Some("value"));
    assert!(page.stored_keys().contains(&"smoke.key".to_owned()));
    page.close();
}

#[test]
fn without_its_server_the_app_cannot_be_opened() {
    let site = Site::under("/");
    let page = Page::open(&site, Look::PHONE);
    site.stop();
    assert!(page.holds("await fetch(location.href).then(() => false, () => true)"));
}
