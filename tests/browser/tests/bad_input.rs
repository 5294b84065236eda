//! Truncated, forged or full storage, closed tabs and double taps: each gets a clear sentence, and everything else is
//! kept.

use pentathlon_browser::{Look, Page, Site, Value, labelled, said, said_with};
use pentathlon_engine::rules::{Seat, Viewer};
use serde_json::json;

use crate::game::{
    ASKING, AT_ONCE, COVER, CURTAIN, Game, OPEN_CHOICE, SessionPhase, act, css, enter_curtain,
};
use crate::records;
use crate::resume::{hide, show};

/// Data of other apps on the same origin, partly under names similar to the app's.
const OF_OTHERS: [(&str, &str); 5] = [
    ("their/app", "theirs"),
    ("pentathlon", "theirs"),
    ("pentathlon-settings", "pace=instant"),
    ("table/t", "theirs"),
    ("settings", "theirs"),
];

/// Opens the table `t` with this record, next to other apps' data.
#[track_caller]
fn open(page: &Page, record: &str) {
    let key = records::key("t");
    let kept: Vec<(&str, &str)> = OF_OTHERS.into_iter().chain([(&*key, record), AT_ONCE]).collect();
    page.begin_at("#/table/t", &kept);
}

#[track_caller]
fn assert_others_are_untouched(page: &Page) {
    for (key, value) in OF_OTHERS {
        assert_eq!(page.stored(key).as_deref(), Some(value), "{key} is not ours");
    }
}

/// The screen says what is wrong, and has a link home.
#[track_caller]
fn assert_is_a_sentence_with_a_way_home(page: &Page, words: &str) {
    page.wait_for_text("body", words);
    page.tap("main a[href='#/']");
    page.wait_for("the shelf", "document.querySelector('.shelf')");
}

#[test]
fn a_truncated_record_continues_from_its_last_good_entry() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let whole = records::at_deal(2, &[0, 1], 3);
    let lines: Vec<&str> = whole.lines().collect();
    let entries = lines.len() - lines.iter().position(|line| *line == "--").unwrap_or_default() - 2;
    let without_end = whole.strip_suffix("end\n").unwrap_or_default();
    let last = lines[lines.len() - 2];
    let worse = whole.replace(last, "0 athlete 56 @1");
    for (torn, left, why) in [
        (without_end, entries, "fault-truncated"),
        (&without_end[..without_end.len() - 1], entries - 1, "fault-truncated"),
        (&without_end[..without_end.len() - last.len() / 2 - 1], entries - 1, "fault-entry"),
        (&*worse, entries - 1, "fault-entry"),
    ] {
        open(&page, torn);
        page.wait_for_text("body", said("screens", "corrupt-title"));
        // Whole entries are counted, and one that is not possible, too.
        let number = left + usize::from(why == "fault-entry");
        let why = said_with("screens", why, &[("number", Value::Number(number as i64))]);
        assert!(page.text().contains(&why), "{why} should be in\n{}", page.text());
        assert_eq!(page.stored(&records::key("t")).as_deref(), Some(torn), "looking at it changes nothing");
        page.tap_named("button", said("screens", "corrupt-salvage"));
        page.wait_for("the curtain, or a choice before all eyes", &format!("{CURTAIN} || {OPEN_CHOICE}"));
        assert_eq!(
            page.stored(&records::key("t")).as_deref(),
            Some(torn),
            "nor does going on, until something is done"
        );
        if page.holds(CURTAIN) {
            enter_curtain(&page);
        }
        act(&page);
        page.wait("a whole record", || {
            let table = Game::on(&page).truth();
            if table.len() == left + 1 { Ok(()) } else { Err(format!("{} entries", table.len())) }
        });
        assert_others_are_untouched(&page);
    }
    page.close();
}

#[test]
fn a_record_that_cannot_be_played_is_kept_unchanged_and_reported() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let whole = records::at_deal(2, &[0, 1], 3);
    let with = |old: &str, new: &str| {
        assert!(whole.contains(old));
        whole.replace(old, new)
    };
    for (record, why) in [
        (String::new(), "fault-no-record"),
        ("<script>document.title = 'theirs'</script>".to_owned(), "fault-no-record"),
        (with("record 1", "record 3"), "fault-newer"),
        (with("game: olympia2000", "game: chess"), "no-such-game-in-record"),
        (with("rules: 1", "rules: 7"), "fault-rules"),
        (with("seat 1: person Bo\n", ""), "fault-head"),
        (with("seed: 0", "seed: x"), "fault-head"),
        (with("tie=shared", "tie=never"), "fault-head"),
    ] {
        open(&page, &record);
        page.wait_for_text("body", said("screens", "corrupt-lost-title"));
        for told in [why, "corrupt-lost"].map(|id| said("screens", id)) {
            assert!(page.text().contains(told), "“{told}” should be in\n{}", page.text());
        }
        page.tap_named("main a", said("app", "home"));
        page.wait_for_text("body", said("app", "broken-table"));
        assert_eq!(page.stored(&records::key("t")), Some(record));
        assert_others_are_untouched(&page);
    }
    // It is deleted only on request, after a confirmation.
    page.tap(".waiting button");
    page.tap_named("dialog button", said("app", "keep"));
    assert!(page.stored(&records::key("t")).is_some());
    page.tap(".waiting button");
    page.tap_named("dialog button", said("app", "remove"));
    page.wait_for("an empty shelf", "!document.querySelector('.waiting')");
    assert_eq!(page.stored(&records::key("t")), None);
    assert_others_are_untouched(&page);
    page.close();
}

#[test]
fn a_forged_address_leads_to_a_sentence_and_home() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    for (address, words) in [
        ("#/nowhere", said("app", "no-such-page")),
        ("#nowhere", said("app", "no-such-page")),
        ("#/settings/of/others", said("app", "no-such-page")),
        ("#/table/none", said("screens", "no-such-table")),
        ("#/table/../settings", said("screens", "no-such-table")),
        ("#/table/<img src=x onerror=alert(1)>", said("screens", "no-such-table")),
        ("#/table/%E0%A4%A", said("screens", "no-such-table")),
        ("#/new/chess", said("screens", "no-such-game")),
        ("#/rules/chess", said("screens", "no-such-game")),
        ("#/replay/none", said("screens", "no-such-table")),
    ] {
        // From another page of the app, and as the first address opened.
        page.begin_at(address, &OF_OTHERS);
        assert_is_a_sentence_with_a_way_home(&page, words);
        page.go(address);
        assert_is_a_sentence_with_a_way_home(&page, words);
    }
    for address in ["#", "#/", "#//", ""] {
        page.begin_at(address, &OF_OTHERS);
        page.wait_for("the shelf", "document.querySelector('.shelf')");
    }
    assert_others_are_untouched(&page);
    page.close();
}

#[test]
fn the_replay_of_a_game_in_progress_shows_no_hand_to_several_people() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    open(&page, &records::at_athletes(3, &[0, 1, 2], 4));
    let game = Game::on(&page);
    page.go("#/replay/t");
    page.wait_for("the replay", "document.querySelector('.replay-controls')");
    let eyes = page.run("return [...document.querySelectorAll('.eyes option')].map((one) => one.text);", &[]);
    assert_eq!(eyes[0], said("screens", "replay-public"));
    game.assert_shows_only_to(Viewer::Table);
    page.close();
}

#[test]
fn settings_and_sheets_that_cannot_be_read_are_as_usual() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    for rubbish in [
        "",
        "{",
        "pace=never theme=\u{1}",
        "null",
        "person\nstart:99\noptions:tie=never",
        "computer platinum X",
    ] {
        let kept = [("pentathlon/settings", rubbish), ("pentathlon/setup/olympia2000", rubbish)];
        page.begin_at("#/settings", &kept);
        page.wait_for_text(".settings label:has(input:checked)", said("screens", "pace-normal"));
        page.go("#/new/olympia2000");
        page.tap_named("button", said("screens", "play"));
        page.wait("a table, or a sentence about what is wrong with the sheet", || {
            let there = page.holds("document.querySelector('main.table') || document.querySelector('.trouble')?.innerText.length > 10");
            if there { Ok(()) } else { Err(page.text()) }
        });
    }
    page.close();
}

/// From now on the page notes what its notices say: on a busy machine they are gone before anybody else looks.
#[track_caller]
fn watch_notices(page: &Page) {
    let watch = "window.told = '';
        new MutationObserver(() => { told += document.querySelector('.notice')?.innerText ?? ''; })
          .observe(document, { childList: true, subtree: true });";
    page.run(watch, &[]);
}

/// Waits until a notice has said this.
#[track_caller]
fn wait_for_notice(page: &Page, text: &str) {
    page.wait_for("the notice", &format!("window.told.includes({})", json!(text)));
}

/// Performs an action that cannot be saved.
#[track_caller]
fn act_in_vain(page: &Page, game: &Game<'_>) {
    if game.next() == SessionPhase::Curtain {
        game.open_curtain_by_key();
    }
    act(page);
}

#[test]
fn without_storage_a_message_is_shown_and_the_game_goes_on() {
    const CLOSED: &str = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('closed', 'SecurityError'); } });";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": CLOSED }));
    page.go("");
    page.wait_until_started();
    page.go("#/settings");
    page.tap_named(".pill", said("screens", "pace-instant"));
    page.tap(&labelled(said("app", "home")));
    page.tap(COVER);
    page.tap_named("button", said("screens", "play"));
    page.wait_for("the hand", ASKING);
    watch_notices(&page);
    for turn in 0..6 {
        let hand = page.text_of(".hand-layout");
        act(&page);
        if turn == 0 {
            wait_for_notice(&page, said("screens", "storage-closed"));
        }
        page.wait_for("the next question", ASKING);
        assert_ne!(page.text_of(".hand-layout"), hand, "the game goes on");
    }
    page.close();
}

#[test]
fn a_full_disk_is_reported_nothing_is_lost_and_the_next_save_has_everything() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let record = records::at_athletes(2, &[0, 1], 3);
    open(&page, &record);
    let game = Game::on(&page);
    page.run(
        "const set = Storage.prototype.setItem;
         window.makeRoom = () => { Storage.prototype.setItem = set; };
         Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
        &[],
    );
    watch_notices(&page);
    act_in_vain(&page, &game);
    wait_for_notice(&page, said("screens", "storage-full"));
    act_in_vain(&page, &game);
    assert_eq!(game.record(), record, "what was kept is still whole");
    page.run("makeRoom();", &[]);
    act_in_vain(&page, &game);
    page.wait("everything to be kept", || {
        let (now, before) = (game.truth().len(), pentathlon_of(&record).len());
        if now == before + 3 { Ok(()) } else { Err(format!("{now} actions are kept after {before}")) }
    });
    assert_others_are_untouched(&page);
    page.close();
}

fn pentathlon_of(
    record: &str,
) -> pentathlon_engine::table::Table<pentathlon_engine::games::olympia2000::Olympia2000> {
    pentathlon_engine::table::Table::read(record).expect("the record is whole")
}

/// The number of actions that people have performed since that record.
fn done_by(seats: &[u8], before: &str, now: &str) -> usize {
    let new = now.strip_prefix(before.strip_suffix("end\n").unwrap_or_default()).unwrap_or_default();
    new.lines().filter(|line| seats.iter().any(|seat| line.starts_with(&format!("{seat} ")))).count()
}

#[test]
fn two_quick_taps_on_the_button_are_one_action() {
    let site = Site::at_root();
    for look in [Look::TABLET, Look::PHONE] {
        let page = Page::blank(&site, look.still());
        let shared = records::at_athletes(2, &[0, 1], 2);
        open(&page, &shared);
        let game = Game::on(&page);
        game.open_curtain();
        page.tap(".hand .card");
        page.wait_for("the button", "document.querySelector('.confirm:not([disabled])')");
        page.run(QUICKLY, &[json!(".confirm")]);
        page.wait_for("the next curtain", CURTAIN);
        assert_eq!(game.waited_for(), Seat(1));
        assert_eq!(done_by(&[0, 1], &shared, &game.record()), 1, "{}", game.record());

        let alone = records::at_athletes(4, &[0], 2);
        open(&page, &alone);
        let game = Game::on(&page);
        page.wait_for("the hand", ASKING);
        page.tap(".hand .card");
        page.wait_for("the button", "document.querySelector('.confirm:not([disabled])')");
        page.run(QUICKLY, &[json!(".confirm")]);
        assert_eq!(game.next(), SessionPhase::Asking);
        assert_eq!(done_by(&[0], &alone, &game.record()), 1, "{}", game.record());
        page.close();
    }
}

/// Two taps in the same place. Both have the time of their making, so they are quick however busy the machine is.
const QUICKLY: &str = "
    const box = document.querySelector(arguments[0]).getBoundingClientRect();
    const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
    // Only a finger's click has a detail; those of programs and keys have none.
    const click = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY });
    for (const tap of [click(), click()]) {
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(tap);
      await new Promise((go) => setTimeout(go));
    }";

#[test]
fn two_quick_taps_on_a_card_are_one_action_even_when_one_tap_acts() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let record = records::at_athletes(4, &[0], 2);
    page.begin_at(
        "#/table/t",
        &[(&records::key("t"), &record), ("pentathlon/settings", "pace=instant confirm=off")],
    );
    let game = Game::on(&page);
    page.wait_for("the hand", ASKING);
    let mut before = record;
    for _ in 0..6 {
        let action = game.ready().remove(0);
        page.wait("two taps that are not yet those of the action before", || {
            page.run(QUICKLY, &[json!(css(&action))]);
            if game.record() == before { Err("they did nothing".to_owned()) } else { Ok(()) }
        });
        game.wait_until_kept(&before, &action);
        assert_eq!(game.next(), SessionPhase::Asking);
        let now = game.record();
        assert_eq!(done_by(&[0], &before, &now), 1, "{now}");
        before = now;
    }
    page.close();
}

#[test]
fn a_table_that_was_played_on_in_another_tab_asks_who_goes_on() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let record = records::at_athletes(2, &[0, 1], 2);
    // Not every browser has locks; without them a tab notices what another one saves.
    let no_locks = || {
        page.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": "delete Navigator.prototype.locks;" }),
        )
    };
    no_locks();
    open(&page, &record);
    let mut game = Game::on(&page);
    game.open_curtain();
    page.tap(".hand .card");
    let first = page.ask("asking for the tab", page.driver().window());

    let second = page.ask("opening a tab", page.driver().new_tab());
    page.ask("going to the tab", page.driver().switch_to_window(second));
    no_locks();
    page.go("#/table/t");
    game.next();
    game.open_curtain_by_key();
    let action = game.random_action();
    game.tap(&action);
    let kept = game.record();

    page.ask("going back to the tab", page.driver().switch_to_window(first.clone()));
    page.wait_for_text("body", said("screens", "elsewhere"));
    page.tap_named(".status button", said("screens", "take-over"));
    page.wait_for("the table as it is there", CURTAIN);
    assert_eq!(game.record(), kept, "taking over changes nothing");
    assert_eq!(game.waited_for(), Seat(1));
    game.assert_shows_only_to(Viewer::Table);
    game.open_curtain();
    let action = game.random_action();
    game.tap(&action);

    // The other tab has noticed it, too.
    let handles = page.ask("asking for the tabs", page.driver().windows());
    let other = handles.into_iter().find(|handle| *handle != first).expect("there are two tabs");
    page.ask("going to the other tab", page.driver().switch_to_window(other));
    page.wait_for_text("body", said("screens", "elsewhere"));
    page.ask("going back to the tab", page.driver().switch_to_window(first));
    assert_others_are_untouched(&page);
    page.close();
}

#[test]
fn of_two_tabs_one_plays_and_the_other_looks_on_until_it_takes_over() {
    const LOOKS_ON: &str = "document.querySelector('main.table[data-phase=read_only]')";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let record = records::at_athletes(2, &[0, 1], 2);
    open(&page, &record);
    let mut game = Game::on(&page);
    game.open_curtain();
    let first = page.ask("asking for the tab", page.driver().window());
    let second = page.ask("opening a tab", page.driver().new_tab());
    // A browser without windows hides no tab by itself.
    let go_to = |tab: &thirtyfour::WindowHandle| {
        hide(&page);
        page.ask("going to a tab", page.driver().switch_to_window(tab.clone()));
        show(&page);
    };

    go_to(&second);
    page.go("#/table/t");
    page.wait_for("the second tab to look on", LOOKS_ON);
    page.wait_for_text("body", said("screens", "elsewhere"));
    game.assert_shows_only_to(Viewer::Table);
    assert!(game.ready().is_empty(), "nothing can be done there");
    page.assert_accessible();

    // What is done in the first tab shows in the second.
    go_to(&first);
    page.wait_for("the curtain", CURTAIN);
    game.open_curtain_by_key();
    let action = game.random_action();
    game.tap(&action);
    go_to(&second);
    game.assert_shows_only_to(Viewer::Table);

    page.tap_named(".status button", said("screens", "take-over"));
    page.wait_for("the table", CURTAIN);
    assert_eq!(game.waited_for(), Seat(1));
    game.open_curtain_by_key();
    let action = game.random_action();
    game.tap(&action);
    go_to(&first);
    page.wait_for("the first tab to look on", LOOKS_ON);
    game.assert_shows_only_to(Viewer::Table);
    let kept = game.record();

    // When the tab of a table is closed, the tab that watches takes it over.
    go_to(&second);
    page.ask("closing a tab", page.driver().close_window());
    page.ask("going to a tab", page.driver().switch_to_window(first));
    show(&page);
    page.wait_for("the table to come back", OPEN_CHOICE);
    assert_eq!(game.record(), kept);
    assert_others_are_untouched(&page);
    page.close();
}
