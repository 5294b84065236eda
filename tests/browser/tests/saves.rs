//! Each table is saved twice, in the storage and in a database. Whatever happens to one copy, the game continues.

use pentathlon_browser::{Look, Page, Site, Value, labelled, said, said_with};
use serde_json::json;

use crate::game::{ASKING, AT_ONCE, COVER, CURTAIN, Game, act};
use crate::records;
use crate::rotation::has_its_turn;

/// The value of the database of tables for a key of one of its stores.
#[track_caller]
fn in_database(page: &Page, store: &str, id: &str) -> Option<String> {
    in_database_of(page, "tables", store, id)
}

/// Waits until the database has a small save as the storage has it.
#[track_caller]
fn wait_until_small_in_database(page: &Page, key: &str) {
    page.wait(&format!("the database to have {key}"), || {
        let (there, here) = (in_database_of(page, "settings", "values", key), page.stored(key));
        if there.is_some() && there == here {
            Ok(())
        } else {
            Err(format!("it has {there:?} and the storage {here:?}"))
        }
    });
}

#[track_caller]
fn in_database_of(page: &Page, name: &str, store: &str, id: &str) -> Option<String> {
    const READ: &str = "
        const answer = (request) => new Promise((go, fail) => {
          request.onsuccess = () => go(request.result);
          request.onerror = () => fail(request.error);
        });
        const [name, store, key] = arguments;
        const database = await answer(indexedDB.open(`pentathlon/${name}`, 1));
        const found = await answer(database.transaction(store).objectStore(store).get(key));
        database.close();
        // A small save has a number before its text.
        return (Array.isArray(found) ? found[1] : found) ?? null;";
    page.run(READ, &[json!(name), json!(store), json!(id)]).as_str().map(str::to_owned)
}

#[track_caller]
fn wait_until_in_database(page: &Page, id: &str, record: &str) {
    page.wait("the database to have the record", || match in_database(page, "records", id) {
        Some(found) if found == record => Ok(()),
        found => Err(format!("it has\n{found:?}\ninstead of\n{record:?}")),
    });
}

fn metadata_key(id: &str) -> String {
    format!("pentathlon/stamp/{id}")
}

/// Writes texts into the storage behind the app's back; `None` removes a key.
#[track_caller]
fn put(page: &Page, texts: &[(&str, Option<&str>)]) {
    const PUT: &str = "
        for (const [key, text] of arguments[0]) {
          text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text);
        }";
    page.run(PUT, &[json!(texts)]);
}

#[test]
fn a_lost_or_old_copy_is_replaced() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let (key, metadata_key) = (records::key("r"), metadata_key("r"));
    let old = records::at_deal(2, &[0, 1], 3);
    page.begin_at("#/table/r", &[(&key, &old), AT_ONCE]);
    page.wait("the old save to be taken over", || match page.stored(&metadata_key) {
        Some(_) => Ok(()),
        None => Err("it has no stamp".to_owned()),
    });
    wait_until_in_database(&page, "r", &old);
    let old_stamp = page.stored(&metadata_key).expect("it was there a moment ago");
    let mut game = Game::on(&page);
    game.play_quickly(6);
    let kept = || page.stored(&key).expect("the table is kept");
    let new = kept();
    let torn = &new[..new.len() * 2 / 3];
    wait_until_in_database(&page, "r", &new);
    let new_stamp = page.stored(&metadata_key).expect("it has a stamp");
    assert_ne!(new_stamp, old_stamp);
    let ways: [(&str, Option<&str>, Option<&str>); 6] = [
        ("as it was a minute ago", Some(&old), Some(&old_stamp)),
        ("the record alone as it was", Some(&old), Some(&new_stamp)),
        ("an old record without a stamp", Some(&old), None),
        ("gone", None, None),
        ("torn", Some(torn), Some(&new_stamp)),
        ("rubbish", Some("rubbish"), Some("rubbish")),
    ];
    for (what, record, stamp) in ways {
        put(&page, &[(&key, record), (&metadata_key, stamp)]);
        page.reload();
        // A database that opens late is used by another load of the page.
        page.wait(&format!("the better copy in place of one that is {what}"), || {
            let now = (page.stored(&key), page.stored(&metadata_key));
            let is_new = now.0.as_ref() == Some(&new) && now.1.as_ref() == Some(&new_stamp);
            if is_new { Ok(()) } else { Err(format!("{now:?}")) }
        });
        page.wait_for("the curtain", CURTAIN);
    }
    // All at once, as when somebody clears the storage: the game is on the shelf.
    page.run("localStorage.clear();", &[]);
    page.go("#/");
    page.reload();
    page.wait_for("the shelf", "document.querySelectorAll('.waiting li').length === 1");
    assert_eq!(page.stored(&key), Some(new));
    page.close();
}

#[test]
fn what_the_storage_alone_has_or_has_longer_is_taken_over() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let (short, long) = (records::at_athletes(2, &[0, 1], 2), records::at_athletes(2, &[0, 1], 4));
    page.begin_at("#/", &[(&records::key("a"), &short)]);
    page.wait_for("the shelf", "document.querySelectorAll('.waiting li').length === 1");
    wait_until_in_database(&page, "a", &short);
    // Continues as in an older version of the app, which has no database.
    put(&page, &[(&records::key("a"), Some(&long)), (&records::key("b"), Some(&short))]);
    page.reload();
    page.wait_for("both on the shelf", "document.querySelectorAll('.waiting li').length === 2");
    wait_until_in_database(&page, "a", &long);
    wait_until_in_database(&page, "b", &short);
    assert_eq!(page.stored(&records::key("a")), Some(long));
    page.close();
}

#[test]
fn a_table_that_was_removed_does_not_come_back_with_an_old_storage() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let (key, metadata_key) = (records::key("a"), metadata_key("a"));
    let record = records::at_athletes(2, &[0, 1], 2);
    page.begin_at("#/", &[(&key, &record)]);
    page.wait_for("the shelf", "document.querySelector('.waiting li')");
    wait_until_in_database(&page, "a", &record);
    let stamp = page.stored(&metadata_key);
    page.tap(".waiting button");
    page.tap_named("dialog button", said("app", "remove"));
    page.wait_for("an empty shelf", "!document.querySelector('.waiting')");
    assert_eq!((page.stored(&key), page.stored(&metadata_key)), (None, None));
    page.wait("the database to be without it", || match in_database(&page, "records", "a") {
        None => Ok(()),
        Some(found) => Err(found),
    });
    // The browser ends before it has written the storage to disk.
    put(&page, &[(&key, Some(&record)), (&metadata_key, stamp.as_deref())]);
    page.reload();
    page.wait_for("the shelf", "document.querySelector('.welcome')");
    assert_eq!((page.stored(&key), page.stored(&metadata_key)), (None, None));
    page.close();
}

/// Writes into the storage what it had a minute ago, and opens the app again.
#[track_caller]
fn reload_with_old_storage(page: &Page, old: &str) {
    const PUT: &str = "
        const old = JSON.parse(arguments[0]);
        localStorage.clear();
        Object.assign(localStorage, old);";
    page.run(PUT, &[json!(old)]);
    page.reload();
}

#[track_caller]
fn storage(page: &Page) -> String {
    page.run("return JSON.stringify(localStorage);", &[]).as_str().unwrap_or_default().to_owned()
}

#[test]
fn settings_and_lessons_survive_an_old_storage_and_are_applied_before_a_table() {
    const LESSON: &str = "pentathlon/lesson/olympia2000";
    const NEXT: &str = "document.querySelector('.lesson-next')";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    page.begin_at("#/settings", &[]);
    page.wait_for("the settings", "document.querySelector('.settings .pill')");
    // The first values are in the database.
    page.reload();
    page.wait_for("the settings", "document.querySelector('.settings .pill')");
    let old = storage(&page);
    page.tap_named(".pill", said("screens", "theme-dark"));
    page.tap_named(".pill", said("screens", "pace-instant"));
    page.go("#/lesson/olympia2000");
    page.wait_for("the lesson", NEXT);
    page.tap(".lesson-next");
    page.wait("the second step", || match page.stored(LESSON) {
        Some(at) if at != "0.0" => Ok(()),
        at => Err(format!("{at:?}")),
    });
    let lesson = page.stored(LESSON);
    let settings = page.stored("pentathlon/settings");
    wait_until_small_in_database(&page, LESSON);
    wait_until_small_in_database(&page, "pentathlon/settings");
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.covers')");
    reload_with_old_storage(&page, &old);
    page.wait_for("the shelf", "document.querySelector('.covers')");
    assert_eq!((page.stored(LESSON), page.stored("pentathlon/settings")), (lesson, settings));
    page.wait_for("dark", "document.documentElement.dataset.theme === 'dark'");

    // A later storage wins over the database: an older build changes only the storage.
    put(&page, &[("pentathlon/settings", Some("theme=light tips=off"))]);
    page.reload();
    page.wait_for("light", "document.documentElement.dataset.theme === 'light'");
    // And it is in the database then.
    wait_until_small_in_database(&page, "pentathlon/settings");
    page.run("localStorage.clear();", &[]);
    page.reload();
    page.wait_for("light", "document.documentElement.dataset.theme === 'light'");
    page.go("#/settings");
    page.wait_for("the settings", "document.querySelector('.settings .pill')");
    page.close();
}

#[test]
fn what_another_tab_changes_or_empties_is_noticed() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let (key, record) = (records::key("t"), records::at_athletes(4, &[0], 2));
    page.begin_at("#/table/t", &[(&key, &record), AT_ONCE]);
    page.wait_for("a question", ASKING);
    let kept = page.stored(&key);
    let first = page.ask("asking for the tab", page.driver().window());
    let second = page.ask("opening a tab", page.driver().new_tab());
    page.ask("going to the tab", page.driver().switch_to_window(second));
    page.go("404.html");
    page.run("localStorage.setItem('pentathlon/settings', 'theme=dark tips=off');", &[]);
    page.ask("going back to the tab", page.driver().switch_to_window(first.clone()));
    page.wait_for("dark", "document.documentElement.dataset.theme === 'dark'");
    let second =
        page.ask("asking for the tabs", page.driver().windows()).into_iter().find(|tab| *tab != first);
    page.ask("going to the tab", page.driver().switch_to_window(second.expect("it is open")));
    page.run("localStorage.clear();", &[]);
    page.ask("going back to the tab", page.driver().switch_to_window(first));
    page.wait("the table to be saved again", || match page.stored(&key) {
        again if again.is_some() && again == kept => Ok(()),
        again => Err(format!("{again:?}")),
    });
    page.close();
}

#[test]
fn a_database_that_fails_at_first_is_tried_again_at_the_next_save() {
    const FAILS: &str = "
        const open = IDBFactory.prototype.open;
        window.failing = true;
        IDBFactory.prototype.open = function (...all) {
          if (window.failing) throw new DOMException('not now', 'UnknownError');
          return open.apply(this, all);
        };";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = records::at_athletes(4, &[0], 2);
    let script = begin_with(&page, FAILS, "#/table/t", &[(&records::key("t"), &record), AT_ONCE]);
    act(&page);
    page.wait_for("a question", ASKING);
    page.run("window.failing = false;", &[]);
    act(&page);
    page.wait_for("a question", ASKING);
    let kept = Game::on(&page).record();
    wait_until_in_database(&page, "t", &kept);
    page.devtools("Page.removeScriptToEvaluateOnNewDocument", script);
    page.close();
}

#[test]
fn a_backup_shows_no_hand_of_an_unfinished_table_of_several_people() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let (alone, several) = (records::at_athletes(4, &[0], 2), records::at_athletes(2, &[0, 1], 2));
    let over = records::over(3, &[0, 1]);
    let kept = [(records::key("a"), &alone), (records::key("b"), &several), (records::key("c"), &over)];
    let kept: Vec<(&str, &str)> = kept.iter().map(|(key, record)| (key.as_str(), record.as_str())).collect();
    let noted = several.replace("\nend\n", "\nshared\nend\n");
    // From the settings, and from the page itself, where the app does not start.
    for way in ["settings", "boot"] {
        page.begin_at("#/", &kept);
        page.wait_for(
            "what the shelf knows of each",
            "document.querySelectorAll('.waiting li').length === 3",
        );
        page.go("#/settings");
        page.wait_for("the settings", "document.querySelector('.settings .pill')");
        let file = saved_file(&page, || match way {
            "settings" => page.tap_named("button", said("screens", "save-tables")),
            _ => _ = page.run("dispatchEvent(new Event('save-all'));", &[]),
        });
        assert!(file.contains(&alone) && file.contains(&over), "{way}: {file}");
        let several = several.strip_suffix("end\n").expect("it is whole");
        assert!(file.contains("\nbase64 ") && !file.contains(several), "{way}: {file}");
        assert_eq!(page.stored(&records::key("b")).as_ref(), Some(&noted), "{way}: the log notes it");
        page.begin_at("#/", &[]);
        page.wait_for("the shelf", "document.querySelector('.covers')");
        assert_eq!(open_file(&page, &file), taken(3), "{way}");
        assert_eq!(page.stored(&records::key("b")).as_ref(), Some(&noted), "{way}");
    }
    page.close();
}

/// Makes calls of the storage throw: the one with the following number, or all of them. `window.told` counts the
/// notices, and `window.words` has what they say.
const FAULTY: &str = "
    window.told = 0;
    window.words = '';
    new MutationObserver((changes) => {
      const added = changes.flatMap((change) => [...change.addedNodes]);
      const notices = added.filter((node) => node.matches?.('.notice'));
      window.told += notices.length;
      window.words += notices.map((notice) => notice.innerText).join();
    }).observe(document, { childList: true, subtree: true });
    let calls = 0;
    const work = Storage.prototype[METHOD];
    Storage.prototype[METHOD] = function (...rest) {
      if (calls++ === NUMBER || NUMBER < 0) throw new DOMException('not now', 'QuotaExceededError');
      return work.apply(this, rest);
    };";

fn faulty(method: &str, number: i32) -> String {
    FAULTY.replace("METHOD", &format!("'{method}'")).replace("NUMBER", &number.to_string())
}

/// Opens the app at a place with a faulty storage, until the returned script is removed.
#[track_caller]
fn begin_with(page: &Page, fault: &str, place: &str, kept: &[(&str, &str)]) -> serde_json::Value {
    let script = page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": fault }));
    page.begin_at(place, kept);
    script
}

#[track_caller]
fn told(page: &Page) -> i64 {
    page.run("return window.told;", &[]).as_i64().unwrap_or_default()
}

#[test]
fn each_single_call_may_fail() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = records::at_athletes(4, &[0], 2);
    let key = records::key("t");
    for (method, calls) in [("setItem", 9), ("getItem", 12), ("key", 3)] {
        // One of three, or each (`rotation`).
        for number in (0..calls).filter(|&number| has_its_turn(number as usize, 5)) {
            let script = begin_with(&page, &faulty(method, number), "#/table/t", &[(&key, &record), AT_ONCE]);
            for _ in 0..3 {
                act(&page);
            }
            page.wait_for("a question", ASKING);
            assert!(told(&page) <= 1, "{method} {number}: it is told once");
            page.devtools("Page.removeScriptToEvaluateOnNewDocument", script);
            let done = in_database(&page, "records", "t").map_or(0, |record| record.lines().count());
            page.reload();
            let game = Game::on(&page);
            let kept = game.record().lines().count();
            assert!(
                kept >= record.lines().count() + 3 && kept >= done,
                "{method} {number}: {}",
                game.record()
            );
        }
    }
    page.close();
}

#[test]
fn where_the_storage_takes_or_gives_nothing_it_is_told_once_and_the_database_has_the_game() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    for (method, words) in
        [("setItem", said("screens", "storage-full")), ("getItem", said("screens", "storage-closed"))]
    {
        let script = begin_with(&page, &faulty(method, -1), "#/settings", &[]);
        page.tap_named(".pill", said("screens", "pace-instant"));
        page.tap(&labelled(said("app", "home")));
        page.tap(COVER);
        page.tap_named("button", said("screens", "play"));
        act(&page);
        page.wait_for("the notice", &format!("window.words.includes({})", json!(words)));
        for _ in 0..3 {
            act(&page);
        }
        page.wait_for("a question", ASKING);
        assert_eq!(told(&page), 1, "{method}: it is told once");
        page.tap(&labelled(said("screens", "pause")));
        page.wait_for("the pause", "document.querySelector('dialog[open]')");
        assert!(page.text_of("dialog").contains(words), "the pause does not say that all is saved");
        assert!(page.text_of("dialog").contains(said("screens", "save-record")));
        page.tap_named("dialog a", said("screens", "leave-table"));
        page.wait_for("the table on the shelf", "document.querySelectorAll('.waiting li').length === 1");
        page.tap_named(".waiting a", said("app", "continue-game"));
        page.wait_for("the same game", ASKING);
        // Later the storage works again.
        page.devtools("Page.removeScriptToEvaluateOnNewDocument", script);
        page.reload();
        let game = Game::on(&page);
        assert!(game.truth().len() >= 4, "{}", game.record());
    }
    page.close();
}

#[test]
fn without_a_database_the_storage_does() {
    const NONE: &str = "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('closed', 'SecurityError'); } });";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = records::at_athletes(4, &[0], 2);
    // A browser without a database, and one whose database never answers.
    for fault in [NONE, "IDBFactory.prototype.open = () => new EventTarget();"] {
        page.begin_at("#/settings", &[(&records::key("t"), &record), AT_ONCE]);
        let script = page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": fault }));
        page.go("#/table/t");
        page.reload();
        act(&page);
        page.wait_for("a question", ASKING);
        let game = Game::on(&page);
        let kept = game.record();
        assert!(kept.lines().count() > record.lines().count());
        page.reload();
        page.wait_for("a question", ASKING);
        assert_eq!(game.record(), kept);
        page.devtools("Page.removeScriptToEvaluateOnNewDocument", script);
    }
    page.close();
}

#[test]
fn of_a_thousand_tables_the_shelf_draws_a_screenful_and_all_when_asked() {
    const FIRST: &str = "document.querySelectorAll('.waiting li').length === 3";
    const ALL: &str = "document.querySelectorAll('.waiting li').length === 1000";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let record = records::at_athletes(2, &[0, 1], 1);
    let keys: Vec<String> = (0..1000).map(|number| records::key(&format!("{number:04}"))).collect();
    let kept: Vec<(&str, &str)> = keys.iter().map(|key| (key.as_str(), record.as_str())).collect();
    page.begin_at("#/", &kept);
    page.wait_for("the first of them", FIRST);
    let all = said_with("app", "show-all", &[("count", Value::Number(1000))]);
    page.tap_named(".waiting button", &all);
    page.wait_for("all of them", ALL);
    let told = page.text_of(".waiting");
    assert!(!told.contains(said("app", "broken-table")), "{told}");
    // Now the shelf knows of each what it tells, without its game.
    page.reload();
    page.wait_for("the first of them again", FIRST);
    page.tap_named(".waiting button", &all);
    page.wait_for("all of them again", ALL);
    assert_eq!(page.text_of(".waiting"), told);
    page.close();
}

#[test]
fn all_tables_go_into_a_file_and_come_out_of_it_on_another_device() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let (short, long) = (records::at_athletes(2, &[0, 1], 2), records::at_athletes(2, &[0, 1], 4));
    let other = records::at_athletes(4, &[0], 2);
    page.begin_at("#/settings", &[(&records::key("a"), &long), (&records::key("b"), &other)]);
    let file = saved_file(&page, || page.tap_named("button", said("screens", "save-tables")));

    page.begin_at("#/settings", &[(&records::key("a"), &short), (&records::key("b"), &long)]);
    assert_eq!(open_file(&page, &file), taken(1));
    assert_eq!(page.stored(&records::key("a")), Some(short), "nothing that is here goes on by itself");
    assert_eq!(open_file_with_yes(&page, &file), taken(1));
    let noted = long.replace("\nend\n", "\nshared\nend\n");
    assert_eq!(page.stored(&records::key("a")), Some(noted), "the longer one goes on");
    assert_eq!(page.stored(&records::key("b")), Some(long), "a different one stays");
    let tables = || page.stored_keys().iter().filter(|key| key.starts_with("pentathlon/table/")).count();
    assert_eq!(tables(), 3, "and so does the one that came");
    assert_eq!(open_file(&page, &file), said("share", "tables-known"));
    assert_eq!(open_file(&page, "== pentathlon/table/a\na letter"), said("share", "tables-none"));
    assert!(open_file(&page, "a letter").contains(said("screens", "fault-no-record")));
    page.assert_accessible();
    page.go("#/");
    page.wait_for("all of them", "document.querySelectorAll('.waiting li').length === 3");
    assert_eq!(tables(), 3);
    page.close();
}

#[test]
fn a_table_whose_id_no_address_can_have_gets_a_new_one() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = records::at_athletes(2, &[0, 1], 2);
    page.begin_at("#/settings", &[AT_ONCE]);
    let file: String =
        ["../a b", "Ä/1", "A1"].iter().map(|id| format!("== pentathlon/table/{id}\n{record}\n")).collect();
    assert_eq!(open_file(&page, &file), taken(1), "they are one and the same");
    page.go("#/");
    page.tap_named(".waiting a", said("app", "continue-game"));
    page.wait_for("the table", CURTAIN);
    page.close();
}

#[test]
fn a_file_with_more_than_there_is_room_for_leaves_room_to_go_on() {
    const TABLES: usize = 600;
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    page.begin_at("#/", &[AT_ONCE]);
    let record = records::at_athletes(2, &[0, 1], 2);
    let file: String = (0..TABLES)
        .map(|number| format!("== pentathlon/table/t{number}\n{record}# {number}{}\n\n", "x".repeat(8_000)))
        .collect();
    let told = open_file(&page, &file);
    let keys = page.stored_keys();
    let tables = keys.iter().filter(|key| key.starts_with("pentathlon/table/")).count();
    let words = [
        taken(tables as i64),
        said_with("share", "tables-left-out", &[("count", Value::Number((TABLES - tables) as i64))]),
    ];
    assert!(
        tables > 300 && tables < TABLES && words.iter().all(|words| told.contains(words)),
        "{tables}: {told}"
    );
    // 700 kB more.
    page.run("localStorage.setItem('more', 'x'.repeat(700_000));", &[]);
    let file: String =
        (0..5_001).map(|number| format!("== pentathlon/table/u{number}\n{record}# {number}\n\n")).collect();
    let words = said_with("share", "too-many-tables", &[("most", Value::Number(5_000))]);
    assert_eq!(open_file(&page, &file), words);
    page.close();
}

#[test]
fn a_long_file_is_read_piece_by_piece_and_a_long_text_is_not_pasted() {
    /// Counts the event loop turns of the page, and records the longest time for which it was blocked.
    const WATCH: &str = "
        window.longest = 0;
        window.turns = 0;
        let last = performance.now();
        const look = () => {
          const now = performance.now();
          window.longest = Math.max(window.longest, now - last);
          last = now;
          window.turns += 1;
          window.watching = setTimeout(look);
        };
        look();";
    const PASTE: &str = "
        const area = document.querySelector('textarea');
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'x'.repeat(arguments[0]));
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        return area.dispatchEvent(event);";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    page.begin_at("#/settings", &[AT_ONCE]);
    let record = records::at_athletes(2, &[0, 1], 4);
    let table = format!("== pentathlon/table/a\n{record}\n");
    let times = 12_000_000 / table.len();
    page.run(
        "window.file = new File([arguments[0].repeat(arguments[1])], 'tables.txt');",
        &[json!(table), json!(times)],
    );
    page.run(WATCH, &[]);
    let give = GIVE.replace("new File([arguments[0]], 'tables.txt', { type: 'text/plain' })", "window.file");
    assert_eq!(open_by(&page, &give, "", false), taken(1));
    let turns = page.run("return window.turns;", &[]).as_f64().unwrap_or_default();
    println!("{turns} turns; held up for {} ms at most", page.run("return window.longest;", &[]));
    assert!(turns > 8.0, "{turns} turns");

    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.covers')");
    page.go("#/open");
    page.wait_for("the screen", "document.querySelector('textarea')");
    assert_eq!(page.run(PASTE, &[json!(1_000)]), json!(true));
    assert_eq!(page.run(PASTE, &[json!(2_000_001)]), json!(false));
    page.wait_for_text("[role=alert]", said("share", "paste-too-long"));
    page.assert_accessible();
    page.close();
}

/// Gives a file to the page that opens records.
pub const GIVE: &str = "
    const input = document.querySelector('input[type=file]');
    const files = new DataTransfer();
    files.items.add(new File([arguments[0]], 'tables.txt', { type: 'text/plain' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));";

/// The text of the file that a tap would save on the device.
#[track_caller]
pub fn saved_file(page: &Page, tap: impl Fn()) -> String {
    const CATCH: &str = "URL.createObjectURL = (blob) => { window.saved = blob; return 'blob:x'; };
        HTMLAnchorElement.prototype.click = () => {};";
    page.run(CATCH, &[]);
    tap();
    page.wait_for("the file", "window.saved");
    page.run("return window.saved.text();", &[]).as_str().expect("it is a text").to_owned()
}

/// What the page says when so many games were taken from a file.
pub fn taken(count: i64) -> String {
    said_with("share", "tables-taken", &[("count", Value::Number(count))])
}

/// Opens a file by a script that gives it, agrees to save what is in it, and returns what the page says. `is_yes` gives the
/// second answer to each question.
#[track_caller]
pub fn open_by(page: &Page, give: &str, text: &str, is_yes: bool) -> String {
    const STATUS: &str = "document.querySelector('.preview [role=status]').textContent";
    const ALERT: &str = "document.querySelector('main [role=alert]').textContent";
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.covers')");
    page.go("#/open");
    page.wait_for("the screen", "document.querySelector('input[type=file]')");
    page.run(give, &[json!(text)]);
    page.wait_for("an answer", &format!("document.querySelector('.preview') || {ALERT}"));
    if !page.holds("document.querySelector('.preview')") {
        return page.run(&format!("return {ALERT};"), &[]).as_str().unwrap_or_default().to_owned();
    }
    page.assert_accessible();
    if is_yes {
        say_yes(page);
    }
    page.tap_named(".preview button", page.said("share", "preview-keep"));
    // Until then the bar says that nothing is saved yet.
    page.wait_for("an answer", &format!("{STATUS} !== {}", json!(page.said("share", "preview-why"))));
    page.run(&format!("return {STATUS};"), &[]).as_str().unwrap_or_default().to_owned()
}

/// The same with the text of a file.
#[track_caller]
pub fn open_file(page: &Page, text: &str) -> String {
    open_by(page, GIVE, text, false)
}

/// The same, with the second answer to each question: the file changes what is here.
#[track_caller]
pub fn open_file_with_yes(page: &Page, text: &str) -> String {
    open_by(page, GIVE, text, true)
}

/// Gives the second answer to each question of a preview.
#[track_caller]
pub fn say_yes(page: &Page) {
    const ANSWERS: &str =
        "const answers = [...document.querySelectorAll('.preview fieldset label:last-child input')];
        answers.forEach((answer) => answer.click());
        return answers.length;";
    assert_ne!(page.run(ANSWERS, &[]), json!(0), "something is asked");
}
