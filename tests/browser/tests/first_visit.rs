//! On a first visit the shelf stands as text before the app runs (`xtask/src/build/first_shelf.rs`).

use pentathlon_browser::{Look, Page, Site};
use serde_json::json;

use crate::hangs::{DRAWN, open_aside, wait_aside};

/// The shelf that the page itself has.
const FIRST: &str = "document.querySelector('#boot.shelf .cover')";

/// Words, links and places of everything from the head to the posters. The day's own address is known to the app alone.
const SHOWN: &str = "
    const { document, innerWidth } = window.aside;
    const all = '.shelf-head > *, .shelf-offer > :not(span), .covers :is(.cover, .cover > :not(svg)), .cover-marks > *, .cover-play, .cover-more > *';
    return [...document.querySelectorAll(all)].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const words = one.textContent.replace(/\\s+/g, '');
      const link = one.getAttribute('href')?.replace(/today.*/, 'today');
      return [words, link, one.ariaLabel, one.className, x, y, width, height].join(' ');
    });";

#[test]
fn the_shelf_of_a_first_visit_has_the_words_links_and_places_of_the_real_one() {
    let site = Site::under("/");
    let page = Page::blank(&site, Look::TABLET.still());
    site.hold(&["_bg.wasm"]);
    open_aside(&page, &site);
    wait_aside(&page, "the first shelf", FIRST);
    wait_aside(&page, "the typeface", "document.fonts.status === 'loaded'");
    page.run("window.aside.scrollTo(0, 200);", &[]);
    let first = page.run(SHOWN, &[]);
    site.hold(&[]);
    wait_aside(&page, "the shelf", DRAWN);
    wait_aside(&page, "the same place of the page", "window.aside.scrollY === 200");
    page.wait("the words, links and places of the first shelf", || match page.run(SHOWN, &[]) {
        shown if shown == first => Ok(()),
        shown => Err(format!("{shown} is not {first}")),
    });
    page.run("window.aside.close();", &[]);
    page.close();
}

#[test]
fn a_game_tapped_before_the_app_runs_is_fetched_ahead_and_opens() {
    let site = Site::under("/");
    let page = Page::blank(&site, Look::PHONE.still());
    site.hold(&["_bg.wasm"]);
    open_aside(&page, &site);
    wait_aside(&page, "the first shelf", FIRST);
    page.run("window.aside.document.querySelector('[data-game=olympikos] a.cover').click();", &[]);
    wait_aside(&page, "the word that it is loading", "document.querySelector('#boot [role=status]')");
    for file in ["/shared-", "/olympikos-[0-9a-f]*.wasm", "/olympikos-[0-9a-f]*.css"] {
        let is_there = format!(
            "window.aside.performance.getEntriesByType('resource').some(({{ name }}) => new RegExp('{file}').test(name))"
        );
        wait_aside(&page, file, &is_there);
    }
    site.hold(&[]);
    wait_aside(&page, "the set-up", "document.querySelector('main.set-up[data-game=olympikos]')");
    page.run("window.aside.close();", &[]);
    page.close();
}

#[test]
fn only_a_first_visit_to_the_shelf_in_english_has_it() {
    let look = format!(
        "new MutationObserver(() => {{ window.stood ||= Boolean({FIRST}); }}).observe(document, {{ childList: true, subtree: true }});"
    );
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": look }));
    let stood = |place: &str| {
        page.go("404.html");
        page.go(place);
        page.wait_until_started();
        page.holds("window.stood")
    };
    assert!(stood(""), "a first visit");
    assert!(!stood("#/new/olympics"), "an address of its own");
    page.run("localStorage['pentathlon/lesson/olympics'] = 'done';", &[]);
    assert!(!stood(""), "something is saved");
    page.run("localStorage.clear();", &[]);
    page.speak("en-XA");
    assert!(!stood(""), "another language");
    page.close();
}
