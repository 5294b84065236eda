//! A server that accepts a request but neither answers nor fails: at the time limit the app says so and continues
//! without the file. If the file arrives later, it is used.

use pentathlon_browser::{Look, OwnBuild, Page, Site, labelled, said};
use pentathlon_engine::rules::Level;
use serde_json::json;

use crate::every_game::begun_against;
use crate::game::AT_ONCE;
use crate::records;
use crate::rotation::some_of;

/// The time limit in these tests, in milliseconds.
const TIMEOUT_MS: u32 = 700;
/// The shelf that the app draws: the one of a first visit has no pictures.
pub const DRAWN: &str = "document.querySelector('.shelf .cover-art > *')";
const ASKING: &str = "document.querySelector('main.table[data-phase=asking]')";

/// A build with a short time limit, and its server.
fn with_short_timeout() -> (OwnBuild, Site) {
    let build = OwnBuild::copy();
    build.shorten_timeout(TIMEOUT_MS);
    let site = Site::of(build.path(), "/");
    (build, site)
}

/// The sentence instead of a hint is there, as a condition.
fn no_hint() -> String {
    let sentence = json!(said("screens", "hint-failed"));
    format!("document.querySelector('.hint')?.innerText.includes({sentence})")
}

/// A table with an Expert at Olympia 2000.
#[track_caller]
fn open_with_expert(page: &Page, people: &[u8]) {
    let record = begun_against(Level::Expert, "olympia2000", 2, people, 7);
    page.begin_at("#/table/g", &[(&records::key("g"), &record), AT_ONCE]);
}

#[test]
fn a_program_that_hangs_lets_an_expert_play_as_a_regular_until_it_comes() {
    /// Counts the answers of workers, and the sentences that say that an Expert plays as a Regular.
    const WATCH: &str = "
        window.answers = 0;
        window.told = 0;
        window.Worker = class extends Worker {
          constructor(...all) {
            super(...all);
            this.addEventListener('message', ({ data }) => { if (data.answer) window.answers += 1; });
          }
        };
        new MutationObserver((changes) => {
          const added = changes.flatMap((change) => [...change.addedNodes]);
          window.told += added.filter((node) => node.matches?.('.notice') && node.innerText.includes(SENTENCE)).length;
        }).observe(document, { childList: true, subtree: true });";
    let sentence = said("screens", "expert-plays-as-regular");
    let watch = WATCH.replace("SENTENCE", &json!(sentence).to_string());
    for (_, file) in some_of(vec!["/thinking-", "/thinker-"], 1) {
        let (_build, site) = with_short_timeout();
        let page = Page::blank(&site, Look::PHONE.still());
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": watch }));
        site.hold(&[file]);
        open_with_expert(&page, &[]);
        let key = records::key("g");
        let actions = || page.stored(&key).map_or(0, |record| record.lines().count());
        page.wait_for_text("body", sentence);
        let begun = actions();
        page.wait("the game to go on", || if actions() > begun + 1 { Ok(()) } else { Err(file.to_owned()) });
        assert!(page.holds("window.told === 1 && window.answers === 0"), "{file}: it is told once");
        site.hold(&[]);
        page.wait_for("an answer", "window.answers > 0 || document.querySelector('[data-phase=over]')");
        assert!(page.holds("window.answers > 0"), "{file}");
        page.close();
    }
}

#[test]
fn a_hint_whose_program_hangs_says_so_and_is_there_the_next_time() {
    let (_build, site) = with_short_timeout();
    let page = Page::blank(&site, Look::PHONE.still());
    site.hold(&["/thinking-"]);
    open_with_expert(&page, &[0]);
    page.wait_for("the question", ASKING);
    let watch = "window.told = '';
        new MutationObserver(() => { told += document.querySelector('.hint')?.innerText ?? ''; })
          .observe(document, { childList: true, subtree: true });";
    page.run(watch, &[]);
    page.tap(&labelled(said("screens", "hint")));
    page.wait_for_text(".hint", said("screens", "hint-failed"));
    page.assert_accessible();
    let told = page.run("return window.told;", &[]);
    let told = told.as_str().unwrap_or_default();
    assert!(told.contains(said("app", "fetching")), "{told}");
    assert!(!told.contains(said("screens", "hint-thinking")), "nothing is tried yet: {told}");
    site.hold(&[]);
    page.wait("a hint", || {
        page.tap(&format!(".hint {}", labelled(said("app", "close"))));
        page.wait_for("the table", "!document.querySelector('.hint')");
        page.tap(&labelled(said("screens", "hint")));
        page.wait_for("an answer", &format!("document.querySelector('.hint-best') || {}", no_hint()));
        if page.holds("document.querySelector('.hint-best')") { Ok(()) } else { Err("none yet".to_owned()) }
    });
    page.close();
}

#[test]
fn a_part_that_hangs_is_told_with_ways_on_and_opens_when_it_comes() {
    let parts = [
        ("olympics-", "#/new/olympics", "document.querySelector('main.set-up[data-game=olympics]')"),
        ("shared-", "#/new/orclympics", "document.querySelector('main.set-up[data-game=orclympics]')"),
        ("share-", "#/open", "document.querySelector('textarea')"),
    ];
    for (_, (start, place, is_open)) in some_of(parts.to_vec(), 2) {
        // A server of its own, from which the browser has cached nothing.
        let (build, site) = with_short_timeout();
        let page = Page::blank(&site, Look::PHONE.still());
        let file = build.name_of(start, ".wasm");
        site.hold(&[&file]);
        page.begin_at(place, &[]);
        page.wait_for_text("main.nothing h1", said("app", "late"));
        page.assert_accessible();
        // Asking again changes nothing while the server does not answer.
        page.tap_named("button", said("app", "try-again"));
        page.tap_named("main.nothing a", said("app", "home"));
        page.wait_for("the shelf", "document.querySelector('.cover')");
        page.go(place);
        page.wait_for_text("main.nothing h1", said("app", "late"));
        site.hold(&[]);
        page.wait_for("what was wanted", is_open);
        page.close();
    }
}

#[test]
fn whatever_is_on_its_way_says_that_it_is_loading() {
    let waits = [
        ("share-", "#/open", "document.querySelector('textarea')"),
        ("lesson-", "#/lesson/olympics", "document.querySelector('main.table')"),
        ("story-", "#/replay/g", "document.querySelector('main.table')"),
        ("tournament-", "#/pentathlon/new", "document.querySelector('main.tournament-set-up')"),
        ("club-", "#/hall", "document.querySelector('main.hall')"),
        ("messages-olympicsrules-en-", "#/rules/olympics", "document.querySelector('.rules-text')"),
        ("olympics-", "#/new/olympics", "document.querySelector('main.set-up')"),
        ("podium-", "#/table/o", "document.querySelector('.podium')"),
    ];
    let record = begun_against(Level::Rookie, "olympics", 2, &[], 7);
    let over = records::over(3, &[0]);
    for (_, (start, place, is_open)) in some_of(waits.to_vec(), 4) {
        let build = OwnBuild::copy();
        let site = Site::of(build.path(), "/");
        let page = Page::blank(&site, Look::PHONE);
        // From the beginning: the app soon fetches what may be opened next.
        site.hold(&[&format!("/{start}")]);
        page.begin_at("", &[(&records::key("g"), &record), (&records::key("o"), &over)]);
        page.go(place);
        page.wait_for_text(".fetching", said("app", "fetching"));
        let way_back = "document.querySelector('.shelf, :is(.screen-head, .table-head) a[href=\"#/\"]')";
        assert!(page.holds(way_back), "a way back from {place}");
        // It fades in so soon that nobody sees an empty page for long.
        assert!(
            page.holds("getComputedStyle(document.querySelector('.fetching')).animationDelay === '0.2s'")
        );
        site.hold(&[]);
        page.wait_for("what was wanted", is_open);
        page.wait_for("the word to go", "!document.querySelector('.fetching')");
        page.close();
    }
}

#[test]
fn the_first_word_stays_until_a_screen_is_drawn_and_a_game_has_its_title_at_once() {
    let (build, site) = with_short_timeout();
    let page = Page::blank(&site, Look::PHONE.still());
    let file = build.name_of("olympics-", ".wasm");
    let look = "window.blank = false;
        new MutationObserver(() => {
          window.blank ||= document.readyState !== 'loading' && !document.querySelector('#boot, .screen, .fetching');
          window.title ||= document.querySelector('div.screen[data-game=olympics] h1')?.innerText;
        }).observe(document, { childList: true, subtree: true });";
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": look }));
    site.hold(&[&file]);
    page.begin_at("#/new/olympics", &[]);
    page.wait_for_text("main.nothing h1", said("app", "late"));
    assert!(page.holds("window.title === 'Olympics'"));
    site.hold(&[]);
    page.wait_for("the set-up", "document.querySelector('main.set-up')");
    page.begin_at("#/hall", &[]);
    assert!(page.holds("!window.blank"), "something is always there");
    page.close();
}

#[test]
fn a_language_that_hangs_is_waited_for_with_a_word_and_then_used_when_it_comes() {
    let (_build, site) = with_short_timeout();
    let page = Page::blank(&site, Look::PHONE.still());
    site.hold(&["/messages-app-en-XA-"]);
    page.speak("en-XA");
    page.begin_at("", &[]);
    page.wait_for("the shelf", "document.querySelector('.shelf .cover')");
    page.go("#/settings");
    page.wait_for("the settings", "document.querySelector('fieldset.choice')");
    site.hold(&[]);
    page.reload();
    page.wait_for("the language", "document.documentElement.lang === 'en-XA'");
    page.close();
}

#[test]
fn what_is_this_says_that_it_is_loading_and_can_be_asked_for_again() {
    let (_build, site) = with_short_timeout();
    let page = Page::blank(&site, Look::TABLET.still());
    open_with_expert(&page, &[0]);
    page.wait_for("the question", ASKING);
    site.hold(&["/messages-olympia2000lesson-"]);
    // It is said for so short a time that only the page itself is sure to see it.
    let watch = "window.told = '';
        new MutationObserver(() => { told += document.querySelector('dialog [role=status]')?.innerText ?? ''; })
          .observe(document, { childList: true, subtree: true });
        document.querySelector('[data-ready=true]').focus();";
    page.run(watch, &[]);
    page.press("i");
    page.wait_for_text("dialog [role=status]", said("app", "late-why"));
    let told = page.run("return window.told;", &[]);
    assert!(told.as_str().is_some_and(|told| told.contains(said("app", "fetching"))), "{told}");
    page.assert_accessible();
    page.tap_named("dialog button", said("app", "try-again"));
    site.hold(&[]);
    page.wait_for(
        "an answer",
        "document.querySelector('dialog p[role=status]:only-of-type')?.innerText.length > 20",
    );
    page.close();
}

#[test]
fn messages_that_were_damaged_on_the_way_are_not_shown_and_asked_for_past_the_cache() {
    let build = OwnBuild::copy();
    let files =
        std::fs::read_dir(build.path()).expect("the build is there").flatten().map(|file| file.path());
    let is_english = |file: &std::path::PathBuf| {
        let name = file.to_string_lossy();
        // Its compressed copies lie beside it.
        name.contains("messages-olympicsrules-en-") && !name.contains("XA") && name.ends_with(".txt")
    };
    let texts = files.into_iter().find(is_english).expect("the messages are there");
    let right = std::fs::read_to_string(&texts).expect("the messages are there");
    // One letter is another.
    let wrong = right.replacen('e', "a", 1);
    std::fs::write(&texts, wrong).expect("a file can be written");
    let site = Site::of(build.path(), "/");
    let page = Page::blank(&site, Look::PHONE.still());
    page.begin_at("#/rules/olympics", &[]);
    page.wait_for_text("main.rules section [role=status]", said("app", "damaged-why"));
    // The browser has it as a file that never changes.
    std::fs::write(&texts, right).expect("a file can be written");
    page.tap_named("main.rules section button", said("app", "try-again"));
    page.wait_for("the rules", "document.querySelector('.rules-text')");
    page.close();
}

#[test]
fn the_second_request_is_taken_if_the_first_is_never_answered() {
    let (build, site) = with_short_timeout();
    let page = Page::blank(&site, Look::PHONE.still());
    let file = build.name_of("olympics-", ".wasm");
    // From now on the server answers, but requests from before are lost.
    let lose = format!(
        "const ask = window.fetch;
         window.isLost = true;
         window.fetch = (what, ...rest) => window.isLost && String(what.url ?? what).includes('{file}') ? new Promise(() => {{}}) : ask(what, ...rest);"
    );
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": lose }));
    page.begin_at("#/new/olympics", &[]);
    page.wait_for_text("main.nothing h1", said("app", "late"));
    page.run("window.isLost = false;", &[]);
    page.tap_named("button", said("app", "try-again"));
    page.wait_for("the game", "document.querySelector('main.set-up[data-game=olympics]')");
    page.close();
}

#[test]
fn a_game_whose_style_sheet_hangs_is_drawn_without_it_until_it_comes() {
    let (build, site) = with_short_timeout();
    let page = Page::blank(&site, Look::PHONE.still());
    site.hold(&[&build.name_of("olympics-", ".css")]);
    page.begin_at("#/new/olympics", &[]);
    page.wait_for("the set-up", "document.querySelector('main.set-up[data-game=olympics]')");
    let link = "document.querySelector('link[data-sheet=olympics]')";
    assert!(!page.holds(&format!("{link}.sheet?.cssRules.length > 0")));
    site.hold(&[]);
    page.wait_for("the sheet", &format!("{link}.sheet?.cssRules.length > 0 && !{link}.media"));
    page.close();
}

#[test]
fn clues_whose_pictures_hang_are_told_in_words_until_they_come() {
    let (build, site) = with_short_timeout();
    let page = Page::blank(&site, Look::PHONE.still());
    site.hold(&[&build.name_of("clues-", ".svg"), "/messages-olympikosnotes-"]);
    page.begin_at("#/rules/olympikos", &[]);
    page.wait_for("the words", "document.querySelector('.rules-text .clue-word')");
    assert!(!page.holds("document.querySelector('.clue-art')"));
    site.hold(&[]);
    page.wait_for("the pictures", "document.querySelector('.rules-text .clue-art')");
    page.close();
}

#[test]
fn rules_whose_texts_hang_say_so_and_are_there_when_they_come() {
    let (_build, site) = with_short_timeout();
    let page = Page::blank(&site, Look::PHONE.still());
    site.hold(&["/messages-olympicsrules-"]);
    page.begin_at("#/rules/olympics", &[]);
    page.wait_for_text("main.rules [role=status]", said("app", "late-why"));
    assert!(!page.holds("document.querySelector('.rules-text')"));
    page.assert_accessible();
    assert!(page.holds("document.querySelector('main.rules section button')"), "it can be asked for again");
    site.hold(&[]);
    page.wait_for("the rules", "document.querySelector('.rules-text figure')");
    page.close();
}

/// Opens the app in a tab of its own, since the driver waits while a page is loading.
#[track_caller]
pub fn open_aside(page: &Page, site: &Site) {
    page.go("404.html");
    page.run("window.aside = window.open(arguments[0]);", &[json!(site.url(""))]);
}

/// Waits for a condition in that tab, which is in front.
#[track_caller]
pub fn wait_aside(page: &Page, what: &str, condition: &str) {
    let look = format!("const document = window.aside.document; return Boolean({condition});");
    page.wait(what, || match page.try_to_run(&look, &[]) {
        Ok(serde_json::Value::Bool(true)) => Ok(()),
        found => Err(format!("{found:?}")),
    });
}

#[test]
fn the_page_is_painted_whatever_hangs() {
    let (_build, site) = with_short_timeout();
    let page = Page::blank(&site, Look::PHONE.still());
    site.hold(&[".css", ".js", ".wasm", ".woff2"]);
    open_aside(&page, &site);
    let painted = "window.aside.performance.getEntriesByName('first-contentful-paint').length > 0";
    wait_aside(&page, "a paint", painted);
    let loading = json!(said("boot", "page-loading"));
    wait_aside(&page, "the word", &format!("document.querySelector('#boot').innerText.includes({loading})"));
    site.hold(&[]);
    wait_aside(&page, "the shelf", DRAWN);
    page.run("window.aside.close();", &[]);
}

#[test]
fn nothing_moves_when_the_style_sheet_or_the_app_come_after_the_first_paint() {
    const WATCH: &str = "
        window.moved = [];
        new window.aside.PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries()) {
            const names = sources.map(({ node, previousRect: was, currentRect: is }) =>
              `${node?.nodeName}.${node?.className} ${was.x},${was.y} ${was.width}x${was.height} to ${is.x},${is.y} ${is.width}x${is.height}`);
            window.moved.push(`${value}: ${names.join('; ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });";
    const SETTLE: &str = "
        for (let frame = 0; frame < 5; frame++) await new Promise((go) => window.aside.requestAnimationFrame(go));
        return window.moved.join('\\n');";
    let places = [("", DRAWN), ("#/new/olympics", "document.querySelector('main.set-up')")];
    for (place, drawn) in places {
        for held in [".css", "_bg.wasm"] {
            let site = Site::under("/");
            let page = Page::blank(&site, Look::PHONE.still());
            site.clone().hold(&[held]);
            page.go("404.html");
            page.run("window.aside = window.open(arguments[0]);", &[json!(site.url(place))]);
            let painted = "window.aside.performance.getEntriesByName('first-contentful-paint').length > 0";
            wait_aside(&page, "a paint", painted);
            page.run(WATCH, &[]);
            site.clone().hold(&[]);
            wait_aside(&page, "the screen", drawn);
            assert_eq!(page.run(SETTLE, &[]), json!(""), "{place} while {held} hangs");
            page.run("window.aside.close();", &[]);
            page.close();
        }
    }
}

#[test]
fn what_an_address_needs_is_fetched_while_the_app_is_on_its_way() {
    let record = begun_against(Level::Rookie, "olympics", 2, &[], 7);
    for place in ["#/new/olympics", "#/table/t"] {
        let (_build, site) = with_short_timeout();
        let page = Page::blank(&site, Look::PHONE.still());
        site.hold(&["_bg.wasm"]);
        page.go("404.html");
        page.run("localStorage[arguments[0]] = arguments[1];", &[json!(records::key("t")), json!(record)]);
        page.run("window.aside = window.open(arguments[0]);", &[json!(site.url(place))]);
        for file in ["/shared-", "/olympics-[0-9a-f]*.wasm", "/olympics-[0-9a-f]*.css", "/screens-"] {
            let is_there = format!(
                "window.aside.performance.getEntriesByType('resource').some(({{ name }}) => new RegExp('{file}').test(name))"
            );
            wait_aside(&page, file, &is_there);
        }
        site.hold(&[]);
        wait_aside(&page, "the screen", "document.querySelector('main[data-game=olympics]')");
        page.run("window.aside.close();", &[]);
        page.close();
    }
}

#[test]
fn the_app_starts_without_a_style_sheet_that_hangs_and_applies_it_when_it_comes() {
    let (build, site) = with_short_timeout();
    let page = Page::blank(&site, Look::PHONE.still());
    let sheet = build.name_of("shelf-", ".css");
    site.hold(&[&sheet]);
    open_aside(&page, &site);
    wait_aside(&page, "the shelf", DRAWN);
    let rules = format!("document.querySelector('link[href*=\"{sheet}\"]')");
    wait_aside(&page, "a page that is drawn", &format!("{rules}.media === 'not all'"));
    site.hold(&[]);
    wait_aside(&page, "the sheet", &format!("{rules}.sheet?.cssRules.length > 0 && !{rules}.media"));
    page.run("window.aside.close();", &[]);
}

#[test]
fn the_app_works_without_style_sheets_that_never_come_and_calls_nothing_damaged() {
    let build = OwnBuild::copy();
    for start in ["shelf-", "screens-", "olympics-"] {
        std::fs::remove_file(build.file(start, ".css")).expect("a file can be removed");
    }
    let site = Site::of(build.path(), "/");
    let page = Page::blank(&site, Look::PHONE.still());
    for (place, is_there) in [("", DRAWN), ("#/new/olympics", "document.querySelector('main.set-up form')")] {
        page.begin_at(place, &[]);
        page.wait_for("the screen", is_there);
        assert!(page.holds("!document.documentElement.hasAttribute('data-damaged')"), "{place}");
        for sentence in [said("boot", "boot-damaged"), said("app", "damaged-why")] {
            assert!(!page.text().contains(sentence), "{place}");
        }
    }
    // The browser has complained of each.
    assert!(!page.errors().is_empty());
}

#[test]
fn an_app_that_hangs_is_told_and_starts_when_it_comes() {
    for (_, (start, end)) in some_of(vec![("pentathlon-", "_bg.wasm"), ("parts-", ".js")], 2) {
        let (build, site) = with_short_timeout();
        let page = Page::blank(&site, Look::PHONE.still());
        site.hold(&[&build.name_of(start, end)]);
        open_aside(&page, &site);
        let late = json!(said("boot", "boot-late"));
        wait_aside(
            &page,
            "the sentence",
            &format!("document.querySelector('#boot')?.innerText.includes({late})"),
        );
        site.hold(&[]);
        wait_aside(&page, "the shelf", DRAWN);
        page.run("window.aside.close();", &[]);
    }
}

#[test]
fn a_script_that_was_damaged_on_the_way_is_asked_for_again() {
    let build = OwnBuild::copy();
    let script = build.file("thinker-", ".js");
    let right = std::fs::read(&script).expect("the script is there");
    let wrong = [&*right, b"\n// changed\n"].concat();
    std::fs::write(&script, wrong).expect("a file can be written");
    let site = Site::of(build.path(), "/");
    let page = Page::blank(&site, Look::PHONE.still());
    open_with_expert(&page, &[0]);
    page.wait_for("the question", ASKING);
    // An Expert has chosen without a search, which is said over the table.
    page.tap(".notice button");
    let hint = |is_there: &str| {
        page.tap(&labelled(said("screens", "hint")));
        page.wait_for("a word on the hint", is_there);
        page.tap(&format!(".hint {}", labelled(said("app", "close"))));
        page.wait_for("the table", "!document.querySelector('.hint')");
    };
    hint(&no_hint());
    // The browser has it as a file that never changes.
    std::fs::write(&script, right).expect("a file can be written");
    hint("document.querySelector('.hint-best')");
}
