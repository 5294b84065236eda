//! Badly configured hosts: files with a wrong type, truncated or exchanged. The app works, or says what is wrong and
//! offers a way on.

use std::fs;

use pentathlon_browser::{Look, OwnBuild, Page, Site, Value, said, said_with};
use pentathlon_engine::games::shelf;

use crate::every_game::is_begun;
use crate::records;

/// The sentence in the page that needs no program.
const LATE: &str = "document.querySelector('.late')?.checkVisibility({ visibilityProperty: true })";

/// Waits for this text in the place of "Loading…".
#[track_caller]
fn wait_for_words(page: &Page, words: &str) {
    page.wait_for_text("#boot [role=status]", words);
    page.assert_accessible();
}

#[test]
fn every_game_is_begun_where_modules_come_with_a_wrong_type() {
    let build = OwnBuild::copy();
    let site = Site::with_wrong_mime(build.path(), &[(".wasm", "application/octet-stream")]);
    let page = Page::blank(&site, Look::TABLET.still());
    for game in shelf().map(|info| info.id) {
        is_begun(&page, game);
    }
    page.close();
}

#[test]
fn style_sheets_with_a_wrong_type_are_applied() {
    let build = OwnBuild::copy();
    let site = Site::with_wrong_mime(build.path(), &[(".css", "text/plain")]);
    let page = Page::open(&site, Look::TABLET.still());
    page.wait_for("the shelf", "document.querySelector('.shelf')");
    page.wait_for("its sheets", "getComputedStyle(document.querySelector('.covers')).display === 'grid'");
    page.go("#/rules/orclympics");
    page.wait_for("the rules", "document.querySelector('.rules-text')");
    let css = fs::read_to_string(build.file("orclympics-", ".css")).expect("the sheet is there");
    let whole =
        "[...document.adoptedStyleSheets].map((sheet) => sheet.cssRules.length).every((rules) => rules > 0)";
    assert!(css.len() > 100);
    let sheets = "document.querySelectorAll('link[rel=stylesheet]:not([data-sheet])').length";
    page.wait_for(
        "the sheet of the game",
        &format!("document.adoptedStyleSheets.length > {sheets} && {whole}"),
    );
}

#[test]
fn programs_with_a_wrong_type_are_told_with_the_type() {
    let build = OwnBuild::copy();
    let glue = build.file("pentathlon-", ".js");
    let glue = glue.file_name().and_then(|name| name.to_str()).expect("it has a name");
    let site = Site::with_wrong_mime(build.path(), &[(glue, "text/plain")]);
    let page = Page::blank(&site, Look::PHONE);
    page.go("");
    let values = [("file", Value::Text(glue)), ("type", Value::Text("text/plain"))];
    wait_for_words(&page, &said_with("boot", "boot-wrong-type", &values));
}

#[test]
fn where_no_program_runs_at_all_the_page_says_so_by_itself() {
    let build = OwnBuild::copy();
    let site = Site::with_wrong_mime(build.path(), &[(".js", "text/plain")]);
    let page = Page::blank(&site, Look::PHONE);
    page.go("");
    page.wait_for("the sentence", LATE);
    assert!(page.text_of(".late").contains(said("boot", "page-late")));
    page.assert_accessible();
    page.run("window.isLeft = true;", &[]);
    page.tap_named("a.late", said("boot", "boot-try-again"));
    page.wait_for("another page", "!window.isLeft");
}

#[test]
fn a_module_cut_short_is_told_and_what_is_saved_can_be_taken_along() {
    let build = OwnBuild::copy();
    let module = build.file("pentathlon-", "_bg.wasm");
    let whole = fs::read(&module).expect("the module is there");
    fs::write(&module, &whole[..whole.len() / 2]).expect("a file can be written");
    let site = Site::of(build.path(), "/");
    let page = Page::blank(&site, Look::PHONE);
    page.go("favicon.svg");
    let record = records::at_athletes(4, &[0], 3);
    page.run("localStorage.setItem(...arguments);", &[records::key("t").into(), record.clone().into()]);
    page.run("localStorage.setItem('of others', 'theirs');", &[]);
    page.go("");
    wait_for_words(&page, said("boot", "boot-damaged"));
    page.run("URL.createObjectURL = (blob) => { window.taken = blob; return '#'; };", &[]);
    page.tap_named("#boot button", said("boot", "boot-save"));
    page.wait_for("the file", "window.taken");
    let text = page.run("return window.taken.text();", &[]);
    assert_eq!(text.as_str(), Some(&*format!("== pentathlon/table/t\n{record}\n")));
    // The browser would cache the damaged file forever.
    fs::write(&module, whole).expect("a file can be written");
    page.tap_named("#boot button", said("boot", "boot-download"));
    page.wait_until_started();
    assert_eq!(page.stored(&records::key("t")), Some(record));
}

#[test]
fn a_program_that_was_changed_on_the_way_does_not_run() {
    let build = OwnBuild::copy();
    // Each would run: an empty line at the end of a script, a section without content at the end of a module.
    let files =
        [("pentathlon-", ".js", "\n"), ("parts-", ".js", "\n"), ("pentathlon-", "_bg.wasm", "\0\u{1}\0")];
    for (start, end, more) in files {
        let file = build.file(start, end);
        let right = fs::read(&file).expect("the file is there");
        fs::write(&file, [&*right, more.as_bytes()].concat()).expect("a file can be written");
        let site = Site::of(build.path(), "/");
        let page = Page::blank(&site, Look::PHONE);
        page.go("");
        wait_for_words(&page, said("boot", "boot-damaged"));
        fs::write(&file, right).expect("a file can be written");
        page.tap_named("#boot button", said("boot", "boot-download"));
        page.wait_until_started();
    }
    let boot = build.file("boot-", ".js");
    let right = fs::read(&boot).expect("the script is there");
    fs::write(&boot, [&*right, b"\n"].concat()).expect("a file can be written");
    let site = Site::of(build.path(), "/");
    let page = Page::blank(&site, Look::PHONE);
    page.go("");
    page.wait_for("the page's own sentence", LATE);
}

#[test]
fn another_module_under_the_name_of_a_game_is_refused_and_the_right_one_taken_later() {
    let build = OwnBuild::copy();
    let game = build.file("olympics-", ".wasm");
    let right = fs::read(&game).expect("the part is there");
    let mut flipped = right.clone();
    let middle = flipped.len() / 2;
    flipped[middle] ^= 1;
    let other = fs::read(build.file("orclympics-", ".wasm")).expect("the part is there");
    for wrong in [other, flipped] {
        fs::write(&game, wrong).expect("a file can be written");
        let site = Site::of(build.path(), "/");
        let page = Page::blank(&site, Look::PHONE);
        page.begin_at("#/new/olympics", &[]);
        page.wait_for_text("main.nothing h1", said("app", "not-fetched"));
        let told = page.text_of("main.nothing");
        assert!(told.contains(said("app", "damaged-why")), "{told}");
        assert!(!told.contains(said("app", "not-fetched-why")), "{told}");
        fs::write(&game, &right).expect("a file can be written");
        page.tap_named("button", said("app", "try-again"));
        page.wait_for("the game", "document.querySelector('main.set-up[data-game=olympics]')");
    }
}
