//! What `cargo xtask size` weighs is what a browser fetches: for one game in each check, or for all (`rotation`).

use std::collections::BTreeSet;

use pentathlon_browser::{Look, Page, Site, TABLE, records};
use pentathlon_engine::games::shelf;
use xtask::build::size;

use crate::every_game::begun;
use crate::rotation::some_of;

/// Timers of more than a second never run: nothing is fetched unasked in advance.
const NOTHING_IN_ADVANCE: &str = "
    const later = window.setTimeout;
    window.setTimeout = (act, ms, ...rest) => (ms > 1000 ? 0 : later(act, ms, ...rest));";

/// The modules, scripts and style sheets that a browser fetches at a place, by the names of their files; all of `least` among
/// them.
#[track_caller]
fn fetched(place: &str, stored: &[(&str, &str)], drawn: &str, least: &BTreeSet<String>) -> BTreeSet<String> {
    const FETCHED: &str =
        "return performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);";
    // A server of its own, from which the browser has cached nothing.
    let site = Site::under("/");
    let page = Page::blank(&site, Look::TABLET.still());
    let source = serde_json::json!({ "source": NOTHING_IN_ADVANCE });
    page.devtools("Page.addScriptToEvaluateOnNewDocument", source);
    page.begin_at(place, stored);
    page.wait_for("the place", drawn);
    // A file is told of once it has come.
    page.wait("all files", || {
        let found = page.run(FETCHED, &[]);
        let paths = found.as_array().into_iter().flatten().filter_map(|path| path.as_str());
        let names = paths.map(|path| path.trim_start_matches('/').to_owned());
        let kinds = [".wasm", ".js", ".css"];
        let names = names.filter(|name| kinds.iter().any(|kind| name.ends_with(kind)));
        // The page itself is no resource of the page.
        let found: BTreeSet<String> = names.chain(["index.html".to_owned()]).collect();
        let missing: Vec<&String> = least.difference(&found).collect();
        if missing.is_empty() { Ok(found) } else { Err(format!("{missing:?} are missing")) }
    })
}

#[test]
fn the_first_load_is_what_the_shelf_fetches() {
    let weighed = size::first_load().expect("there is a build");
    assert_eq!(fetched("", &[], "document.querySelector('.cover')", &weighed), weighed);
}

#[test]
fn the_load_of_a_game_is_what_its_set_up_and_its_table_fetch() {
    let first = size::first_load().expect("there is a build");
    for (_, info) in some_of(Vec::from(shelf()), 1) {
        let weighed: BTreeSet<String> =
            first.union(&size::load_of(info.id).expect("there is a build")).cloned().collect();
        let set_up =
            fetched(&format!("#/new/{}", info.id), &[], "document.querySelector('.chairs')", &weighed);
        assert_eq!(set_up, weighed, "the set-up of {}", info.id);
        let record = begun(info.id, *info.seats.start(), &[0, 1, 2], 9);
        let table = fetched("#/table/t", &[(&records::key("t"), &record)], TABLE, &weighed);
        assert_eq!(table, weighed, "a table of {}", info.id);
    }
}

#[test]
fn a_lesson_fetches_its_game_and_the_part_for_lessons() {
    let first = size::first_load().expect("there is a build");
    let drawn = "document.querySelector('.lesson-callout')?.dataset.step";
    for (_, info) in some_of(Vec::from(shelf()), 1) {
        let game: BTreeSet<String> =
            first.union(&size::load_of(info.id).expect("there is a build")).cloned().collect();
        let lesson = fetched(&format!("#/lesson/{}", info.id), &[], drawn, &game);
        let later = size::later_load().expect("there is a build");
        let more: BTreeSet<&String> = lesson.difference(&game).collect();
        let belongs = |name: &str| name.starts_with("lesson-") || name.starts_with("later-");
        assert!(more.iter().all(|name| later.contains(*name) && belongs(name)), "{more:?}");
    }
}
