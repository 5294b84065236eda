//! Experts search in a worker, and the page stays responsive.

use std::fs;

use pentathlon_browser::{Look, OwnBuild, Page, Site, Value, labelled, said, said_with};
use pentathlon_engine::daily::{DayPlay, PlayKind, Plays};
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::Level;
use serde_json::json;

use crate::every_game::begun_against;
use crate::game::{AT_ONCE, Game};
use crate::records;
use crate::rotation::some_of;

/// Counts workers, and the answers and failures that they report. On a busy machine a worker may be silent for longer than the app
/// waits (`thinker/worker.js`).
const WATCH: &str = "
    const later = window.setTimeout;
    window.setTimeout = (act, ms, ...rest) => later(act, ms === 4000 ? 60000 : ms, ...rest);
    window.thinking = { workers: 0, answers: 0, failures: 0 };
    window.Worker = class extends Worker {
      constructor(...all) {
        super(...all);
        window.thinking.workers += 1;
        this.addEventListener('message', ({ data }) => {
          if (data.answer) window.thinking.answers += 1;
          if (data.failed) window.thinking.failures += 1;
        });
        this.addEventListener('error', () => { window.thinking.failures += 1; });
      }
    };";
/// Where the upper and the lower edge of the note of a hint are.
fn edges(page: &Page) -> Vec<f64> {
    const EDGES: &str = "const { top, bottom } = document.querySelector('.hint').getBoundingClientRect(); return [top, bottom];";
    page.run(EDGES, &[]).as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect()
}

/// The hint gives a reason.
const REASON: &str = "document.querySelector('.hint.placed .hint-best') && document.querySelector('.hint [role=status] p + p').textContent";
const IS_OVER: &str = "document.querySelector('main.table[data-phase=over]')";

fn open(page: &Page, game: &str, people: &[u8]) {
    let record = begun_against(Level::Expert, game, *seats_of(game).start(), people, 7);
    page.begin_at("#/table/g", &[(&records::key("g"), &record), AT_ONCE]);
}

fn seats_of(game: &str) -> std::ops::RangeInclusive<usize> {
    shelf().into_iter().find(|info| info.id == game).expect("the game is on the shelf").seats
}

#[test]
fn an_expert_plays_a_whole_game_in_one_worker() {
    let page = Page::blank(&Site::at_root(), Look::TABLET.still());
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH }));
    // In Olympikos, an Expert knows the answers and does not search.
    let games = shelf().map(|info| info.id).into_iter().filter(|game| *game != "olympikos").collect();
    for (_, game) in some_of(games, 3) {
        open(&page, game, &[]);
        // A slow machine may take long for a whole game, but not for one answer.
        let mut answers = 0;
        while !page.holds(IS_OVER) {
            page.wait_for("an answer", &format!("window.thinking.answers > {answers} || {IS_OVER}"));
            answers = page.run("return window.thinking.answers;", &[]).as_i64().unwrap_or(0);
        }
        let told = page.run("return window.thinking;", &[]);
        assert_eq!((&told["workers"], &told["failures"]), (&json!(1), &json!(0)), "{game}");
        assert!(told["answers"].as_i64() > Some(5), "{game}: {told}");
    }
    page.close();
}

/// Workers that report once and are then silent, as on tablets that suspend them. Counts them.
const SUSPENDED: &str = "
    window.workers = 0;
    window.Worker = class extends Worker {
      constructor(...all) {
        super(...all);
        window.workers += 1;
        this.addEventListener('message', () => this.terminate(), { once: true });
      }
    };";

#[test]
fn an_expert_waits_for_workers_that_stop_once_and_then_searches_without_them() {
    let page = Page::blank(&Site::at_root(), Look::TABLET.still());
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": SUSPENDED }));
    open(&page, "olympia2000", &[]);
    let actions = || page.stored(&records::key("g")).map_or(0, |record| record.lines().count());
    for _ in 0..3 {
        let before = actions();
        page.wait("an action of an Expert", || {
            if actions() > before { Ok(()) } else { Err(before.to_string()) }
        });
    }
    // A search that is not wanted any more says nothing against the next one.
    page.wait_for("a search", "document.querySelector('[data-phase=thinking]')");
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.shelf')");
    page.go("#/table/g");
    let before = actions();
    page.wait("an action of an Expert", || if actions() > before { Ok(()) } else { Err(before.to_string()) });
    assert!(page.holds("window.workers === 2"), "no further worker is waited for");
    assert!(!page.holds(&format!(
        "document.body.innerText.includes({})",
        json!(said("screens", "expert-plays-as-regular"))
    )));
    page.close();
}

/// The clock of the device goes back by an hour each time it is read.
const BACK: &str = "let date = Date.now(); Date.now = () => (date -= 3600000);";

#[test]
fn a_clock_that_is_set_back_holds_up_neither_gold_nor_the_curtain() {
    let page = Page::blank(&Site::at_root(), Look::TABLET.still());
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": BACK }));
    open(&page, "olympia2000", &[]);
    page.wait("an action of an Expert", || {
        let record = page.stored(&records::key("g")).unwrap_or_default();
        if record.contains("\n0 athlete ") { Ok(()) } else { Err(record) }
    });
    open(&page, "olympia2000", &[0, 1]);
    page.wait_for("the curtain", "document.querySelector('.curtain .hold')");
    Game::on(&page).open_curtain();
    page.close();
}

#[test]
fn where_the_program_is_missing_an_expert_says_that_it_plays_as_a_regular() {
    let build = OwnBuild::copy();
    fs::remove_file(build.file("thinking-", ".wasm")).expect("the program is there");
    let site = Site::of(build.path(), "/");
    let page = Page::blank(&site, Look::PHONE.still());
    let record = begun_against(Level::Expert, "olympia2000", 2, &[0], 7);
    // The table has the deal of a day: its result will say so, too.
    let plays = |is_eased| {
        let (id, code) = ("g".to_owned(), "K3VQ".to_owned());
        let kind = PlayKind::Table;
        Plays(vec![DayPlay { is_for_record: true, kind, id, code, is_over: false, is_eased }]).to_string()
    };
    let daily = ("pentathlon/daily/2026-11-23", &*plays(false));
    page.begin_at("#/table/g", &[(&records::key("g"), &record), AT_ONCE, daily]);
    page.wait_for_text("body", said("screens", "expert-plays-as-regular"));
    page.wait("the day to say so, too", || match page.stored(daily.0) {
        Some(kept) if kept == plays(true) => Ok(()),
        kept => Err(format!("{kept:?}")),
    });
    page.wait_for("the game to go on", "document.querySelector('main.table[data-phase=asking]')");
    page.tap(&labelled(said("screens", "hint")));
    page.wait_for_text(".hint", said("screens", "hint-failed"));
}

#[test]
fn somebody_alone_takes_a_hint_and_the_log_says_so() {
    let page = Page::blank(&Site::at_root(), Look::NARROWEST.still());
    // In Olympikos, an Expert knows the answers.
    let games: Vec<&str> =
        shelf().map(|info| info.id).into_iter().filter(|game| *game != "olympikos").collect();
    for (_, game) in some_of(games, 4) {
        open(&page, game, &[0]);
        page.wait_for("the question", "document.querySelector('main.table[data-phase=asking]')");
        page.tap(&labelled(said("screens", "hint")));
        page.wait_for("the reason", REASON);
        page.wait_for("the frames", "document.querySelector('.tip-about')");
        page.assert_accessible();
        // Another action is compared with the best, and nothing is played.
        let best = page.run("return document.querySelector('.hint-best').textContent;", &[]);
        let actions = || {
            page.stored(&records::key("g"))
                .map(|record| record.split_once("\n--\n").map(|(_, log)| log.matches('\n').count()))
        };
        let before = actions();
        page.run(
            "const all = [...document.querySelectorAll('[data-ready=true]')];
             const frames = [...document.querySelectorAll('.tip-about:not(.less)')].map((frame) => frame.getBoundingClientRect());
             const is_best = (rect) => frames.some((frame) => Math.abs(frame.left - rect.left) < 4 && Math.abs(frame.top - rect.top) < 4);
             all.find((button) => !is_best(button.getBoundingClientRect())).click();",
            &[],
        );
        page.wait_for("the selection", "document.querySelector('[aria-pressed=true]')");
        page.wait_for("the reason of the selected action", REASON);
        // What turned out to be better is the best from now on, and is selected already.
        let select = ".hint-choices .button:not([aria-expanded])";
        let is_selected = || !page.holds(&format!("document.querySelector('{select}')"));
        let is_best = page.run("return document.querySelector('.hint-best').textContent;", &[]) == best;
        assert_eq!(is_best, !is_selected(), "{game}");
        // Where the rules decide there are no figures.
        let before_figures = edges(&page);
        if page.tap_if_there(".hint-choices [aria-expanded]") {
            page.wait_for(
                "the figures of two actions",
                "document.querySelectorAll('.hint-numbers li').length === 2",
            );
            // The note grows away from what it is about, and stays where it is.
            let still = before_figures.iter().zip(edges(&page)).filter(|(was, is)| (*was - is).abs() < 1.0);
            assert!(still.count() > 0, "{game}: the note jumped from {before_figures:?}");
        }
        if is_best {
            page.tap(select);
            page.wait_for("the best action to be selected", &format!("!document.querySelector('{select}')"));
        }
        assert_eq!(actions(), before, "{game}: a hint never acts");
        page.tap(&format!(".hint {}", labelled(said("app", "close"))));
        page.wait_for(
            "the table",
            "!document.querySelector('.hint') && document.querySelector('[data-phase=asking]')",
        );
        let record = page.stored(&records::key("g")).expect("the table is kept");
        assert!(record.lines().any(|line| line == "hint 0"), "{game}: {record}");
        page.tap(&labelled(said("screens", "log")));
        let noted = said_with("screens", "note-hint", &[("name", Value::Text("Ana"))]);
        page.wait_for_text("dialog[open]", &noted);
        // Whoever plays on with an open hint does not stop the rivals from thinking.
        page.press("Escape");
        page.wait_for("the table", "!document.querySelector('dialog[open]')");
        page.tap(&labelled(said("screens", "hint")));
        page.wait_for("the hint", REASON);
        page.press("Control+Enter");
        page.wait_for(
            "the game to go on without the hint",
            "!document.querySelector('.hint') && document.querySelector('[data-phase=asking], [data-phase=over]')",
        );
        assert_ne!(actions(), before, "{game}");
    }
    page.close();
}

#[test]
fn several_people_are_offered_hints_only_if_the_table_wants_them() {
    let page = Page::blank(&Site::at_root(), Look::PHONE.still());
    open(&page, "olympicards", &[0, 1]);
    page.wait_for("the curtain", "document.querySelector('.curtain .hold')");
    page.run("document.querySelector('.curtain .hold').click();", &[]);
    page.wait_for("the question", "document.querySelector('main.table[data-phase=asking]')");
    let hint = format!("document.querySelector('{}')", labelled(said("screens", "hint")));
    assert!(!page.holds(&hint));
    // Where the table wants hints, whoever has the screen may take one.
    let record = page.stored(&records::key("g")).expect("the table is kept");
    let wanted = record.replace("\n--\n", "\n--\nhints\n");
    page.begin_at("#/table/g", &[(&records::key("g"), &wanted), AT_ONCE]);
    page.wait_for("the curtain", "document.querySelector('.curtain .hold')");
    page.run("document.querySelector('.curtain .hold').click();", &[]);
    page.tap(&labelled(said("screens", "hint")));
    page.wait_for("the hint", "document.querySelector('.hint-best')");
    page.close();
}
