//! The people who play on this device: offered at set-up, known by their names, renamed, deleted, backed up.

use pentathlon_browser::{Look, Page, Site, Value, labelled, records, said, said_with};
use serde_json::json;

use crate::game::{ASKING, AT_ONCE, Game, act, call, candidates, light, seat};
use crate::play_now::play_of;
use crate::saves::{GIVE, open_by, open_file, open_file_with_yes, saved_file, taken};

/// The key of a person in the storage.
const TIM: &str = "pentathlon/person/p1";
const ZOE: &str = "pentathlon/person/p2";
const LIST: &str = "document.querySelector('.people-list .change')";

/// A person who played at that moment.
fn person(names: &[&str], played: usize) -> String {
    let names: String = names.iter().map(|name| format!("name: {name}\n")).collect();
    format!("pentathlon person 1\nplayed: {played}\ncolour: 2\nshape: 4\n{names}")
}

fn people(page: &Page) -> Vec<String> {
    let keys = page.stored_keys().into_iter().filter(|key| key.starts_with("pentathlon/person/"));
    keys.filter_map(|key| page.stored(&key)).collect()
}

#[track_caller]
fn set_up(page: &Page, game: &str) {
    page.go(&format!("#/new/{game}"));
    page.wait_for("the sheet", &format!("document.querySelector('.set-up[data-game={game}] .chairs')"));
}

#[track_caller]
fn seats(page: &Page) -> Vec<String> {
    page.tap_named("button", said("screens", "play"));
    let record = Game::on(page).record();
    record.lines().filter(|line| line.starts_with("seat ")).map(str::to_owned).collect()
}

#[test]
fn one_tap_seats_somebody_who_is_known_in_any_game() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let (tim, zoe) = (person(&["Tim"], 9), person(&["Zoë"], 5).replace("colour: 2", "colour: 5"));
    let their_marks = |inside: &str| {
        format!("['.seat-2', '.seat-5'].every((own) => document.querySelector(`{inside}${{own}}`))")
    };
    page.begin_at("#/new/olympia2000", &[(TIM, &tim), (ZOE, &zoe), AT_ONCE]);
    for game in ["olympia2000", "orclympics"] {
        set_up(&page, game);
        assert_eq!(candidates(&page)[0], "Tim", "who played last");
        light(&page, 2);
        let offered =
            "return [...document.querySelectorAll('.person-chip')].map((one) => one.innerText.trim());";
        assert_eq!(page.run(offered, &[]), json!(["Zoë"]), "who sits already is not offered");
        page.assert_accessible();
        page.tap_named(".person-chip", "Zoë");
        page.wait_for("the focus to go on", "document.activeElement.matches('.bar [type=submit]')");
        assert!(!page.holds("document.querySelector('.person-chip')"), "all sit");
        assert!(page.holds(&their_marks(".chairs .token")), "with own marks");
        assert_eq!(
            page.text_of(".who-plays [role=status]"),
            said_with("screens", "sits-down", &[("name", Value::Text("Zoë"))])
        );
        let seats = seats(&page);
        assert_eq!(seats[..2], ["seat 0: person Tim", "seat 1: person Zoë"], "{seats:?}");
        page.wait_for("own marks at the table, too", &their_marks("main.table .mark"));
    }
    assert_eq!(people(&page).len(), 2);
    page.close();
}

#[test]
fn a_typed_name_makes_a_person_once_whatever_its_capitals_and_composition() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    page.begin_at("#/new/olympics", &[AT_ONCE]);
    call(&page, 1, "Zo\u{eb}");
    assert_eq!(seats(&page)[0], "seat 0: person Zo\u{eb}", "typing replaces the name that was there");
    set_up(&page, "olympicards");
    call(&page, 1, "ZOE\u{308}");
    let shown = [("number", Value::Number(1)), ("name", Value::Text("Zo\u{eb}"))];
    page.wait_for_text(".who-plays", &said_with("screens", "name-shown", &shown));
    assert_eq!(seats(&page)[0], "seat 0: person Zo\u{eb}");
    assert_eq!(people(&page).len(), 1);
    // Small letters tell what capitals do not.
    for name in ["Straße", "STRASSE"] {
        set_up(&page, "olympicards");
        call(&page, 1, name);
        assert_eq!(seats(&page)[0], format!("seat 0: person {name}"));
    }
    assert_eq!(people(&page).len(), 3);
    // A usual name that somebody typed is one like any other.
    set_up(&page, "olympia2000");
    call(&page, 1, "Ana");
    assert_eq!(seats(&page)[0], "seat 0: person Ana");
    assert_eq!(people(&page).len(), 4);
    page.go("#/");
    page.tap(&play_of("orclympics"));
    page.wait_for("the first choice", ASKING);
    assert!(Game::on(&page).record().contains("person Ana\n"), "who played last plays");
    page.close();
}

#[test]
fn a_name_nobody_typed_is_a_guest_who_leaves_no_trace() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    page.begin_at("", &[AT_ONCE]);
    page.tap(&play_of("olympics"));
    page.wait_for("the first choice", ASKING);
    act(&page);
    set_up(&page, "olympia2000");
    seat(&page, 2, said("screens", "somebody-new"));
    assert!(seats(&page)[1].starts_with("seat 1: person Bo"));
    assert_eq!(people(&page), [""; 0]);
    // A guest has the name of nobody who is known here.
    page.begin_at("#/new/olympia2000", &[(TIM, &person(&["Tim"], 9)), (ZOE, &person(&["Bo"], 5)), AT_ONCE]);
    seat(&page, 2, said("screens", "somebody-new"));
    page.wait_for("another name", "document.querySelector('.of-chair input').value === 'Ana'");
    page.close();
}

#[test]
fn after_a_first_game_a_guest_is_asked_for_a_name_once_and_the_result_is_theirs() {
    const QUESTION: &str = "document.querySelector('.your-name')";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = records::over(3, &[0]);
    let (own, other) = (records::key("1a1ff43dd01"), records::key("1a1ff43dd02"));
    let asked = ("pentathlon/asked-name", "1a1ff43dd01");
    page.begin_at("#/table/1a1ff43dd01", &[(&own, &record), (&other, &record), asked, AT_ONCE]);
    page.wait_for("the question", QUESTION);
    page.wait_for_text(".your-name", &said_with("screens", "your-name", &[("name", Value::Text("Ana"))]));
    page.go("#/table/1a1ff43dd02");
    // It is asked at one table.
    page.wait_for(
        "the other podium without the question",
        &format!("location.hash.endsWith('02') && document.querySelector('.podium') && !{QUESTION}"),
    );
    page.go("#/table/1a1ff43dd01");
    page.wait_for("the question again", QUESTION);
    // Another tab looks on.
    let first = page.ask("asking for the tab", page.driver().window());
    let second = page.ask("opening a tab", page.driver().new_tab());
    page.ask("going to the tab", page.driver().switch_to_window(second.clone()));
    page.go("#/table/1a1ff43dd01");
    page.wait_for_text(".podium", "Ana");
    page.ask("going back", page.driver().switch_to_window(first.clone()));
    page.tap_field(".your-name input");
    // As one of the computers is called.
    page.type_text("bo");
    page.press("Enter");
    page.wait_for("no question", &format!("!{QUESTION}"));
    page.wait_for_text(".notices", &said_with("screens", "your-name-kept", &[("name", Value::Text("bo"))]));
    let renamed = page.stored(&own).expect("the record is there");
    let seats: Vec<&str> = renamed.lines().filter(|line| line.starts_with("seat ")).collect();
    assert_eq!(seats[0], "seat 0: person bo");
    assert!(seats[1].ends_with(" Bo 2"), "{seats:?}");
    assert_eq!(page.stored(&other), Some(record), "another record stays");
    page.ask("going to the tab", page.driver().switch_to_window(second));
    page.wait("the new name there", || match page.text_of(".podium-scene") {
        shown if shown.contains("bo") && !shown.contains("Ana") => Ok(()),
        shown => Err(shown),
    });
    page.ask("closing it", page.driver().close_window());
    page.ask("going back", page.driver().switch_to_window(first));
    assert_eq!(people(&page).len(), 1);
    page.assert_accessible();
    page.go("#/hall");
    page.wait_for_text("main.hall", "bo");
    page.go("#/");
    page.tap(&play_of("olympics"));
    page.wait_for("the first choice", ASKING);
    assert!(Game::on(&page).record().contains("person bo\n"));
    page.close();
}

#[test]
fn two_guests_are_asked_for_their_names_together() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let (own, asked) = (records::key("1a1ff43dd01"), ("pentathlon/asked-name", "1a1ff43dd01"));
    page.begin_at("#/table/1a1ff43dd01", &[(&own, &records::over(3, &[0, 1])), asked, AT_ONCE]);
    page.wait_for_text(".your-name", said("screens", "your-names"));
    page.assert_accessible();
    let fields = ["label:nth-of-type(1) input", "label:nth-of-type(2) input"];
    let answer = |names: [&str; 2]| {
        for (field, name) in fields.into_iter().zip(names) {
            page.tap_field(&format!(".your-name {field}"));
            page.press("Control+a");
            page.type_text(name);
        }
        page.press("Enter");
    };
    answer(["Zoë", "Zoë"]);
    page.wait_for_text(
        ".your-name .trouble",
        &said_with("screens", "name-twice", &[("name", Value::Text("Zoë"))]),
    );
    assert_eq!(people(&page), [""; 0]);
    answer(["Zoë", "Tim"]);
    let kept = said_with("screens", "your-names-kept", &[("names", Value::List(&["Zoë", "Tim"]))]);
    page.wait_for_text(".notices", &kept);
    let record = page.stored(&own).expect("the record is there");
    assert!(record.contains("seat 0: person Zoë\nseat 1: person Tim\n"), "{record}");
    assert_eq!(people(&page).len(), 2);
    page.close();
}

#[test]
fn whoever_plays_under_the_name_of_somebody_here_is_asked_at_the_end_once() {
    const QUESTION: &str = "document.querySelector('.your-name')";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let guests = |page: &Page| {
        let keys = page.stored_keys().into_iter().filter(|key| key.starts_with("pentathlon/guests/"));
        keys.filter_map(|key| page.stored(&key)).collect::<Vec<String>>()
    };
    // One tap on a name says who it is; whoever types one may be somebody else.
    page.begin_at("#/new/olympics", &[(TIM, &person(&["Ana"], 9)), (ZOE, &person(&["Zoë"], 5)), AT_ONCE]);
    seat(&page, 2, "Zoë");
    seats(&page);
    assert_eq!(guests(&page), [""; 0]);
    set_up(&page, "olympia2000");
    call(&page, 1, "ana");
    seats(&page);
    assert_eq!(guests(&page), ["pentathlon guests 1\nname: Ana\n"]);
    // A name without its accent is nobody's until then.
    set_up(&page, "olympicards");
    call(&page, 1, "zoe");
    assert_eq!(seats(&page)[0], "seat 0: person zoe");
    assert_eq!(guests(&page).len(), 2);
    assert!(guests(&page).contains(&"pentathlon guests 1\ntyped: zoe\n".to_owned()));
    assert_eq!(people(&page).len(), 2);
    // At the end.
    let (record, table) = (records::over(3, &[0]), records::key("1a1ff43dd01"));
    let ways = [
        ("Ana", "name: Ana", false, None),
        ("Ana", "name: Ana", true, Some("Ana")),
        ("Aná", "typed: Ana", false, Some("Ana")),
        ("Aná", "typed: Ana", true, Some("Aná")),
    ];
    for (known, unsaid, is_ana, counts) in ways {
        let (ana, unsaid) = (person(&[known], 9), format!("pentathlon guests 1\n{unsaid}\n"));
        let saves = [(&*table, &*record), ("pentathlon/guests/1a1ff43dd01", &*unsaid), AT_ONCE, (TIM, &*ana)];
        page.begin_at("#/table/1a1ff43dd01", &saves);
        let name = [("name", Value::Text(known))];
        page.wait_for_text(".your-name", &said_with("screens", "is-this-your", &name));
        page.assert_accessible();
        let own = said_with("screens", "my-own", &name);
        page.tap_named(".your-name button", if is_ana { &own } else { said("screens", "somebody-else") });
        page.wait_for("no question", &format!("!{QUESTION}"));
        page.reload();
        page.wait_for("the podium", "document.querySelector('.podium')");
        assert!(!page.holds(QUESTION), "it is asked once");
        page.go("#/hall");
        page.wait_for("the hall", "document.querySelector('main.hall')");
        let counted = page.run("return document.querySelector('.hall-person')?.innerText.trim();", &[]);
        assert_eq!(counted.as_str(), counts, "{known}, {is_ana}");
    }
    page.close();
}

#[test]
fn what_comes_from_elsewhere_counts_for_somebody_here_only_if_that_is_said() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let file = format!("== pentathlon/table/1a1ff43dd01\n{}\n", records::over(3, &[0]));
    for is_ana in [false, true] {
        page.begin_at("#/settings", &[(TIM, &person(&["Ana"], 9)), AT_ONCE]);
        assert_eq!(if is_ana { open_file_with_yes(&page, &file) } else { open_file(&page, &file) }, taken(1));
        page.go("#/hall");
        page.wait_for("the hall", "document.querySelector('main.hall')");
        assert_eq!(page.holds("document.querySelector('.hall-person, .stand a')"), is_ana);
        page.go("#/table/1a1ff43dd01");
        page.wait_for("the podium", "document.querySelector('.podium')");
        assert!(!page.holds("document.querySelector('.your-name')"), "that was asked before");
    }
    // The answer can be another one later.
    page.begin_at("#/settings", &[(TIM, &person(&["Ana"], 9)), AT_ONCE]);
    open_file(&page, &file);
    page.go("#/hall/person/p1");
    let name = [("name", Value::Text("Ana"))];
    page.wait_for_text("main.hall", &said_with("hall", "nothing-of", &name));
    page.tap_named(".hall button", &said_with("hall", "count-them", &name));
    page.wait_for("the figures", "document.querySelector('.of-person')");
    page.close();
}

#[test]
fn another_name_is_shown_everywhere_and_no_record_changes() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    page.begin_at("#/new/olympics", &[(TIM, &person(&["Ana"], 9)), (ZOE, &person(&["Zoë"], 5)), AT_ONCE]);
    page.tap_named("button", said("screens", "play"));
    page.wait_for("the first choice", ASKING);
    act(&page);
    let record = Game::on(&page).record();
    // From the set-up sheet, which stays filled in.
    set_up(&page, "olympics");
    page.tap_named("button", said("screens", "people-here"));
    page.wait_for("the list", LIST);
    let change = labelled(&said_with("people", "change-label", &[("name", Value::Text("Ana"))]));
    page.tap(&change);
    page.wait_for("the focus in the field", "document.activeElement.matches('.person-more input')");
    // Both have the same mark.
    let heart = said_with("people", "shape-number", &[("number", Value::Number(5))]);
    let as_zoe = [("look", Value::Text(&heart)), ("name", Value::Text("Zoë"))];
    let as_zoe = labelled(&said_with("people", "taken", &as_zoe));
    assert!(page.holds(&format!("document.querySelector('.is-taken > {as_zoe}')")), "{as_zoe}");
    page.type_text("zoe\u{308}");
    page.press("Enter");
    let taken = said_with("people", "name-taken", &[("name", Value::Text("Zoë"))]);
    page.wait_for_text(".person-more [role=alert]", &taken);
    page.assert_accessible();
    page.run("document.querySelector('.person-more input').select();", &[]);
    page.type_text("Tim");
    page.press("Enter");
    page.wait_for_text(
        "#person-p1",
        &said_with("people", "earlier-names", &[("names", Value::List(&["Ana"]))]),
    );
    page.wait_for("the focus at the person", "document.activeElement.matches('#person-p1 .change')");
    page.press("Escape");
    page.wait_for("the new name", "document.querySelector('.chair > .taken > b').textContent === 'Tim'");
    // Whoever types the earlier name is the same person.
    call(&page, 1, "Ana");
    let shown = [("number", Value::Number(1)), ("name", Value::Text("Tim"))];
    page.wait_for_text(".who-plays", &said_with("screens", "name-shown", &shown));
    // So nobody sits there twice.
    seat(&page, 2, said("screens", "somebody-new"));
    call(&page, 2, "tim");
    let twice = said_with("screens", "name-twice", &[("name", Value::Text("Tim"))]);
    page.wait_for_text(".who-plays", &twice);
    page.tap_named("button", said("screens", "play"));
    page.wait_for_text(".bar [role=alert]", &twice);
    seat(&page, 2, "Zoë");
    let seats = seats(&page);
    assert_eq!(seats[..2], ["seat 0: person Tim", "seat 1: person Zoë"]);
    let keys = page.stored_keys();
    let first = keys.iter().filter_map(|key| key.strip_prefix("pentathlon/table/")).min();
    let first = first.expect("the first game is saved");
    assert_eq!(page.stored(&records::key(first)), Some(record));
    // The shelf shows who it was, also when somebody else takes the earlier name.
    page.go("#/people");
    page.tap(&labelled(&said_with("people", "change-label", &[("name", Value::Text("Zoë"))])));
    page.wait_for("the focus in the field", "document.activeElement.matches('.person-more input')");
    page.type_text("Ana");
    page.press("Enter");
    page.wait_for_text("#person-p2", "Ana");
    assert!(!page.stored(TIM).expect("Tim is there").contains("Ana"));
    assert_eq!(
        page.stored(&format!("pentathlon/guests/{first}")).as_deref(),
        Some("pentathlon guests 1\nperson p1: Ana\n")
    );
    page.go("#/");
    page.wait_for_text(".waiting li", "Tim");
    page.close();
}

#[test]
fn whoever_is_deleted_is_gone_after_a_reload_and_their_games_are_not() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    page.begin_at("#/new/olympics", &[(TIM, &person(&["Tim"], 9)), (ZOE, &person(&["Zoë"], 5)), AT_ONCE]);
    page.tap_named("button", said("screens", "play"));
    page.wait_for("the first choice", ASKING);
    act(&page);
    page.go("#/settings");
    page.tap_named("a", said("screens", "people-here"));
    page.wait_for("the list", LIST);
    page.assert_accessible();
    page.tap("#person-p1 .change");
    page.tap(&labelled(&said_with("people", "delete-label", &[("name", Value::Text("Tim"))])));
    page.wait_for_text(".person-more", &said_with("people", "delete-why", &[("name", Value::Text("Tim"))]));
    page.tap_named(".person-more button", said("people", "keep"));
    page.wait_for("the focus", "document.activeElement.matches('#person-p1 .change')");
    assert_eq!(people(&page).len(), 2, "asked first");
    page.tap("#person-p1 .change");
    page.tap(&labelled(&said_with("people", "delete-label", &[("name", Value::Text("Tim"))])));
    page.tap_named(".person-more button", said("people", "delete"));
    page.wait_for("one person", "document.querySelectorAll('.people-list .change').length === 1");
    page.reload();
    page.wait_for("one person", "document.querySelectorAll('.people-list .change').length === 1");
    page.go("#/");
    page.wait_for_text(".waiting li", "Tim");
    // A sheet that was filled in with them has a guest there.
    set_up(&page, "olympics");
    page.wait_for("a guest", "document.querySelector('.chair > .taken > b').textContent === 'Ana'");
    page.close();
}

#[test]
fn without_storage_people_last_as_long_as_the_page() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    page.begin_at("#/new/olympics", &[AT_ONCE]);
    page.run(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
        &[],
    );
    call(&page, 1, "Zoë");
    page.tap_named("button", said("screens", "play"));
    page.wait_for("the first choice", ASKING);
    set_up(&page, "olympia2000");
    page.wait_for("the name", "document.querySelector('.chair > .taken > b').textContent === 'Zoë'");
    page.go("#/people");
    page.wait_for_text(".people-list li", "Zoë");
    page.close();
}

#[test]
fn a_backup_has_the_people_and_twice_imported_is_once() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let (tim, zoe) = (person(&["Tim", "Ana"], 9), person(&["Zoë"], 5));
    page.begin_at("#/settings", &[(TIM, &tim), (ZOE, &zoe), AT_ONCE]);
    let file = saved_file(&page, || page.tap_named("button", said("screens", "save-tables")));
    // Another device, where one of them had an earlier name only.
    page.begin_at("#/settings", &[("pentathlon/person/q", &person(&["ANA"], 3)), AT_ONCE]);
    assert_eq!(open_file(&page, &file), said("share", "all-taken"));
    let sorted = || {
        let mut people = people(&page);
        people.sort();
        people
    };
    // Nobody here is called otherwise by a file, and nobody new is the one who played last.
    assert_eq!(sorted(), [person(&["Zoë"], 2), person(&["ANA"], 3)]);
    assert_eq!(
        open_file(&page, &file),
        said("share", "nothing-taken"),
        "the first answer keeps what is here"
    );
    assert_eq!(sorted(), [person(&["Zoë"], 2), person(&["ANA"], 3)]);
    // What another tab changes while the question is open stays.
    let changed = json!(person(&["ANA"], 4));
    let meanwhile = format!(
        "{GIVE} new MutationObserver((_, watch) => {{
           if (!document.querySelector('.preview')) return;
           watch.disconnect();
           localStorage.setItem('pentathlon/person/q', {changed});
         }}).observe(document, {{ childList: true, subtree: true }});"
    );
    assert_eq!(open_by(&page, &meanwhile, &file, true), said("share", "changed-meanwhile"));
    assert_eq!(sorted(), [person(&["Zoë"], 2), person(&["ANA"], 4)]);
    assert_eq!(open_file_with_yes(&page, &file), said("share", "all-taken"));
    assert_eq!(sorted(), [person(&["Zoë"], 2), person(&["Tim", "Ana"], 9)]);
    assert_eq!(open_file(&page, &file), said("share", "tables-none"), "nothing is new");
    assert_eq!(people(&page).len(), 2);
    for forged in ["pentathlon person 1\nname: \n", "pentathlon person 9\nname: Ana\n", "Ana", ""] {
        open_file(&page, &format!("== pentathlon/person/x\n{forged}\n"));
        assert_eq!(people(&page).len(), 2, "{forged:?}");
    }
    page.close();
}
