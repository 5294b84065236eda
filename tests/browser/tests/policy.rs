//! The page's content security policy: no scripts but its own, no other origin, and no HTML from text except through
//! one Trusted Types policy.

use pentathlon_browser::{Look, Page, Site};
use pentathlon_engine::games::shelf;
use serde_json::json;

use crate::every_game::{is_begun, is_played};
use crate::rotation::some_of;

/// Records every violation from the beginning of a document.
const WATCH: &str = "window.violations = [];
    addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`));";

#[track_caller]
fn assert_no_violation(page: &Page, place: &str) {
    let found = page.run("return window.violations.join('\\n');", &[]);
    assert_eq!(found.as_str(), Some(""), "{place}");
}

#[test]
fn no_game_violates_the_policy() {
    let page = Page::blank(&Site::at_root(), Look::TABLET.still());
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH }));
    let whole = some_of(shelf().map(|info| info.id).into(), 3);
    for game in shelf().map(|info| info.id) {
        if whole.iter().any(|(_, id)| *id == game) {
            is_played(&page, game);
        } else {
            is_begun(&page, game);
        }
        for place in
            [format!("#/rules/{game}"), format!("#/new/{game}"), "#/settings".to_owned(), "#/".to_owned()]
        {
            page.go(&place);
            page.wait_for("a screen", "document.querySelector('main.screen')");
            assert_no_violation(&page, &place);
        }
        let elsewhere = "performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin))";
        assert!(page.holds(&format!("({elsewhere}).length === 0")));
    }
    page.close();
}

#[test]
fn no_elements_are_made_of_text_but_by_the_app() {
    let page = Page::with_workers(&Site::at_root(), Look::PHONE);
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH }));
    page.begin_at("", &[]);
    for attempt in [
        "document.body.innerHTML = '<b>more</b>'",
        "document.createElement('script').src = 'boot.js'",
        "setTimeout('1')",
        "navigator.serviceWorker.register('other.js')",
        "trustedTypes.createPolicy('another', {})",
        "trustedTypes.createPolicy('pentathlon', {})",
    ] {
        let refused =
            format!("await (async () => {attempt})().then(() => false, (why) => why instanceof TypeError)");
        assert!(page.holds(&refused), "{attempt}");
    }
    page.wait_for("the violations to be noted", "violations.length >= 4");
    page.forget();
}
