//! Other languages: their messages are loaded with the part of the app that shows them.

use std::collections::BTreeMap;

use pentathlon_browser::tournaments::{self, AT_BOARD, ID};
use pentathlon_browser::{Look, Page, Site, said, translations};
use pentathlon_engine::games::olympia2000::Olympia2000;
use pentathlon_engine::games::shelf;
use pentathlon_engine::table::Table;
use pentathlon_engine::tournament::Order;
use serde_json::{Value, json};

use crate::every_game::is_played;
use crate::game::AT_ONCE;
use crate::pentathlon::wait_until_copied;
use crate::play_now::play_of;
use crate::records;
use crate::rotation::some_of;
use crate::saves::{open_file_with_yes, saved_file};
use crate::sharing::{PREVIEW, link, open_link};

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
    for info in shelf() {
        page.go(&format!("{PSEUDO}#/rules/{}", info.id));
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
fn a_table_goes_on_in_another_language_where_it_stands() {
    let site = Site::under("/");
    let (key, record) = (records::key("t"), records::at_athletes(2, &[0], 3));
    let page = Page::open_at(&site, Look::TABLET.still(), "#/table/t", &[(&key, &record)]);
    page.tap(".table-head nav button:last-child");
    page.tap("dialog[open] [lang=de]");
    page.wait_for(
        "the table in German",
        "document.documentElement.lang === 'de' && document.querySelector('.prompt')?.innerText.trim()",
    );
    page.wait("no word of English", || match english_on(&page) {
        none if none.is_empty() => Ok(()),
        found => Err(found.join("; ")),
    });
    assert_eq!(page.run("return localStorage.getItem(arguments[0]);", &[json!(key)]), json!(record));
    // The choice is kept, and another tap leads back.
    page.go("");
    page.wait_until_started();
    page.wait_for("the shelf", "document.querySelector('.shelf [lang=en]')");
    page.tap("a[lang=en]");
    page.wait_for(
        "English",
        "document.documentElement.lang === 'en' && document.querySelector('.shelf [lang=en]')",
    );
    page.close();
}

#[test]
fn a_kill_while_the_language_is_changed_loses_nothing() {
    let site = Site::at_root();
    let saved = tournaments::saved(2, 2, 1, true, Order::EasyToHard);
    let (id, record, _) = &saved.tables[1];
    let mut page = Page::blank(&site, Look::PHONE.still());
    saved.open(&page, &format!("#/table/{id}"), AT_ONCE.1);
    wait_until_copied(&page, ID, &[id]);
    page.tap(".table-head nav button:last-child");
    page.tap("dialog[open] [lang=de]");
    page.kill();
    page.restart(Look::PHONE.still());
    page.go(&format!("#/table/{id}"));
    page.wait_for_table();
    assert_eq!(page.stored(&records::key(id)).as_ref(), Some(record));
    // All of it speaks the one or the other.
    assert_eq!(page.holds("document.documentElement.lang === 'de'"), english_on(&page).is_empty());
    page.close();
}

/// The tables, tournaments and days that the page has saved. A table that came in a file is noted to be shared.
fn saves(page: &Page) -> BTreeMap<String, String> {
    let mut keys = page.stored_keys();
    keys.retain(|key| {
        ["table", "tournament", "daily"].iter().any(|kind| key.starts_with(&format!("pentathlon/{kind}/")))
    });
    let text = |key: &String| Some(page.stored(key)?.replace("\nshared\n", "\n"));
    keys.iter().filter_map(|key| Some((key.clone(), text(key)?))).collect()
}

#[test]
fn what_is_saved_and_shared_in_german_opens_in_french() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    page.speak("de");
    let over = records::over(3, &[0, 1]);
    let mut stored = tournaments::saved(2, 2, 1, true, Order::EasyToHard).stored();
    stored.push((records::key("s"), over.clone()));
    let stored: Vec<(&str, &str)> = stored.iter().map(|(key, text)| (&**key, &**text)).collect();
    page.begin_at("#/table/s", &[&stored[..], &[AT_ONCE]].concat());
    open_link(&page);
    let shared = link(&page);
    let whole = Table::<Olympia2000>::read(&over).expect("a record").link();
    assert_eq!(shared.rsplit('/').next(), whole.as_deref().ok());
    // A game and the deal of the day are begun in German, too.
    for begin in [play_of("olympia2000").as_str(), ".today-offer a"] {
        page.go("#/");
        page.tap(begin);
        page.wait_for_table();
    }
    let saved = saves(&page);
    page.go("#/settings");
    let file = saved_file(&page, || page.tap_named("button", page.said("screens", "save-tables")));

    page.speak("fr");
    page.begin_at("#/open", &[AT_ONCE]);
    let shared = shared.split_once('#').map(|(_, hash)| format!("#{hash}")).unwrap_or_default();
    page.go(&shared);
    page.wait_for("what the link holds", PREVIEW);
    assert_eq!(english_on(&page), Vec::<String>::new());
    open_file_with_yes(&page, &file);
    assert_eq!(english_on(&page), Vec::<String>::new());
    assert_eq!(saves(&page), saved);
    page.go(AT_BOARD);
    page.wait_for("the board", "document.querySelector('main.tournament')");
    assert_eq!(english_on(&page), Vec::<String>::new());
    page.go("#/today/2026-10-01");
    page.wait_for(
        "the day",
        "document.querySelector('main.invitation')?.textContent.includes('1er octobre')",
    );
    page.close();
}

#[test]
fn what_cannot_be_fetched_stays_in_english_and_the_table_goes_on() {
    let site = Site::under("/");
    let (key, record) = (records::key("t"), records::at_athletes(2, &[0], 3));
    let page = Page::open_at(&site, Look::PHONE.still(), "#/table/t", &[(&key, &record)]);
    page.devtools("Network.enable", json!({}));
    page.devtools("Network.setBlockedURLs", json!({ "urls": ["*-de-*"] }));
    page.tap(".table-head nav button:last-child");
    page.tap("dialog[open] [lang=de]");
    page.wait_for(
        "the page to begin again",
        "performance.getEntriesByType('resource').some(({ name }) => name.includes('-de-'))",
    );
    page.wait_for("the table", "document.querySelector('[data-phase=asking] .prompt')?.innerText.trim()");
    assert!(page.holds("document.documentElement.lang === 'en'"));
    assert_eq!(page.run("return localStorage.getItem(arguments[0]);", &[json!(key)]), json!(record));
    page.tap(".table-head nav button:last-child");
    page.wait_for_text("dialog[open] nav [role=status]", said("app", "language-not-loaded"));
}

#[test]
fn a_language_that_is_not_there_is_english() {
    let site = Site::under("/");
    let page = Page::open_at(&site, Look::PHONE, "?lang=tlh", &[]);
    is_in(&page, "en", "header p");
    page.close();
}

/// Words that no other language here has: whoever sees one reads English.
const ENGLISH_WORDS: &str =
    "the and with your you from this that they which who when here there cards players";

/// Notes what is wrong, by `window.look` of a script, whenever something has changed in a page that speaks a language.
const WATCH: &str = r#"
    let isDue = false;
    const later = () => {
      // The shelf stands there in English until the app runs.
      if (isDue || document.getElementById("boot") || document.documentElement.lang !== "LANGUAGE") return;
      isDue = true;
      requestAnimationFrame(() => { isDue = false; window.look(); });
    };
    addEventListener("DOMContentLoaded", () => {
      new MutationObserver(later).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });"#;

/// A page that speaks a language. The script has a function `window.look`, which adds what is wrong to the set
/// `window.wrong`.
#[track_caller]
pub fn watched(site: &Site, look: Look, language: &'static str, script: &str) -> Page {
    let page = Page::blank(site, look);
    page.speak(language);
    let watch = WATCH.replace("LANGUAGE", language);
    let source = format!("{{ window.wrong = new Set(); {script} {watch} }}");
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }));
    page
}

/// What was wrong since a watched page was loaded. The page says which language it is in.
#[track_caller]
pub fn wrong(page: &Page, language: &str) -> Vec<String> {
    assert!(page.holds(&format!("document.documentElement.lang === '{language}'")));
    texts(&page.run("window.look(); return [...window.wrong];", &[]))
}

/// A function of the page: its sentences, and its labels for screen readers, that have an English word.
const ENGLISH: &str = r#"
    window.english = () => {
      const isEnglish = (text) => WORDS.some((word) => new RegExp(`(^|[^\\p{L}])${word}($|[^\\p{L}])`, "iu").test(text));
      const labels = [...document.querySelectorAll("[aria-label]")].map((e) => e.ariaLabel);
      return [...document.body.innerText.split("\n"), ...labels].filter(isEnglish);
    };"#;

fn english() -> String {
    ENGLISH.replace("WORDS", &json!(ENGLISH_WORDS.split(' ').collect::<Vec<_>>()).to_string())
}

/// A page that speaks a language and notes what is English.
#[track_caller]
pub fn watched_for_english(site: &Site, look: Look, language: &'static str) -> Page {
    let note = "window.look = () => window.english().forEach((text) => window.wrong.add(text));";
    watched(site, look, language, &format!("{}; {note}", english()))
}

/// Those on a page now.
#[track_caller]
pub fn english_on(page: &Page) -> Vec<String> {
    texts(&page.run(&format!("{}; return window.english();", english()), &[]))
}

fn texts(found: &Value) -> Vec<String> {
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

#[test]
fn a_whole_game_in_another_language_has_no_word_of_english() {
    let site = Site::at_root();
    let mut cases = Vec::new();
    for language in translations() {
        cases.extend(shelf().iter().map(|info| (language, info.id)));
    }
    for (_, (language, game)) in some_of(cases, 3) {
        let page = watched_for_english(&site, Look::TABLET.still(), language);
        is_played(&page, game);
        page.press("l");
        page.wait_for("the log", "document.querySelector('dialog .log li')");
        assert_eq!(wrong(&page, language), Vec::<String>::new(), "{game} in {language}");
        page.close();
    }
}
