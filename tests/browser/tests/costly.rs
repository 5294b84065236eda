//! The moves that cost a player most, and the games that try again from them.

use pentathlon_browser::{Look, Page, Site, Value, played_badly, said, said_with, won_alone};
use pentathlon_engine::games::olympia2000::Olympia2000;
use pentathlon_engine::rules::Level;
use pentathlon_engine::table::{Note, Table};
use serde_json::json;

use crate::game::{ASKING, AT_ONCE};
use crate::records;

const FOUND: &str = "document.querySelectorAll('.costly .two-moves').length";
const FIND: &str = ".costly > .button";

/// The story of a game that is kept as `b`.
fn story(record: &str) -> Page {
    let page = Page::blank(&Site::at_root(), Look::TABLET.still());
    page.begin_at("#/story/b", &[(&records::key("b"), record), AT_ONCE]);
    page.wait_for("the chart", "document.querySelector('.chart')");
    page
}

/// The id of the table on the screen.
fn id(page: &Page) -> String {
    let hash = page.run("return location.hash;", &[]);
    hash.as_str().and_then(|hash| hash.strip_prefix("#/table/")).expect("a table").to_owned()
}

#[test]
fn somebody_tries_again_from_a_costly_move_and_the_shelf_says_so() {
    let record = played_badly("olympia2000");
    let page = story(&record);
    page.wait_for_text(FIND, said("story", "costly-find"));
    assert!(page.holds(&format!("{FOUND} === 0")), "nothing is searched before somebody asks");
    page.tap(FIND);
    page.wait_for("the costly moves", &format!("{FOUND} > 0"));
    assert!(page.holds(&format!("{FOUND} <= 2")));
    page.assert_accessible();
    assert!(
        page.holds(
            "[...document.querySelectorAll('.two-moves')].every((two) => two.querySelector('dd + dd')?.innerText)"
        ),
        "each has a reason"
    );
    let address = page.run("return document.querySelector('.costly li a').getAttribute('href');", &[]);
    let number: usize =
        address.as_str().and_then(|address| address.rsplit('/').next()?.parse().ok()).expect("a moment");

    page.tap_named(".costly li button", said("story", "try-again"));
    page.wait_for(
        "the moment before that move",
        &format!("location.hash.startsWith('#/table/') && {ASKING}"),
    );
    let branch = id(&page);
    assert_ne!(branch, "b");
    let kept = || page.stored(&records::key(&branch)).expect("it is kept");
    let read = |record: &str| Table::<Olympia2000>::read(record).expect("it is whole");
    assert!(kept().starts_with("pentathlon record 2\n"), "{}", kept());
    // The same as before that move; only computers, whose secret choices keep nobody waiting, may have gone on.
    let (begun, before) = (read(&kept()), read(&record));
    let entries = |table: &Table<Olympia2000>| -> Vec<_> {
        table.entries().map(|entry| (entry.seat, entry.action)).collect()
    };
    assert_eq!(entries(&begun)[..number - 1], entries(&before)[..number - 1]);
    assert!(entries(&begun)[number - 1..].iter().all(|(seat, _)| seat.index() > 0));
    assert_eq!(read(&kept()).players(), read(&record).players(), "the same players");
    // What is from the earlier game stays.
    page.tap_named(".table-head button", said("screens", "undo"));
    page.wait_for_text("body", said("screens", "undo-nothing"));
    // Whatever was to be chosen: the first possible action, and where it has to be confirmed, that.
    page.wait_for("an action", "document.querySelector('[data-action][data-ready=true]')");
    page.run("document.querySelector('[data-action][data-ready=true]').click();", &[]);
    let confirm = "document.querySelector('.confirm')?.click()";
    page.wait_for("the move", &format!("({confirm}, {} > 0)", grown(&branch, begun.len() + 1)));
    assert_eq!(read(&kept()).notes().first(), Some(&(number - 1, Note::Branch(number))));
    // The log says it, the shelf says it, also after a reload.
    page.go("#/");
    let mark = said_with(
        "app",
        "waiting-branch",
        &[("number", Value::Number(number as i64)), ("state", Value::Text("\u{0}"))],
    );
    let mark = mark.split(['\u{2068}', '\u{0}']).next().unwrap_or_default().trim().to_owned();
    assert!(mark.contains(&number.to_string()), "{mark}");
    page.wait_for_text(".tables.unfinished .waiting-state", &mark);
    page.reload();
    page.wait_for_text(".tables.unfinished .waiting-state", &mark);
    assert_eq!(page.stored(&records::key("b")).as_deref(), Some(&*record), "the earlier game is as it was");
    page.go(&format!("#/table/{branch}"));
    page.tap_named(".table-head button", said("screens", "log"));
    page.wait_for_text(
        ".log",
        &said_with("screens", "note-branch", &[("number", Value::Number(number as i64))]),
    );
    // The way back finds the moves without another search.
    page.go("#/story/b");
    page.wait_for("the chart", "document.querySelector('.chart')");
    page.close();
}

/// A script: how many actions more than before the branch its record has.
fn grown(id: &str, number: usize) -> String {
    let key = json!(records::key(id));
    format!("((localStorage.getItem({key}).match(/^\\d /gm) ?? []).length - {})", number - 1)
}

#[test]
fn a_search_for_costly_moves_can_be_left() {
    let page = story(&played_badly("olympics"));
    page.wait_for_text(FIND, said("story", "costly-find"));
    // The page itself presses the next button as soon as it is there, so that the search has no time to end.
    page.run(
        "document.querySelector('.costly > .button').click();
         const stop = () => {
           const button = document.querySelector('.costly > progress + .button');
           if (button) button.click();
           else setTimeout(stop);
         };
         stop();",
        &[],
    );
    page.wait_for("the button to be pressed", "!document.querySelector('.costly > progress')");
    page.wait_for_text(FIND, said("story", "costly-find"));
    assert!(page.holds(&format!("{FOUND} === 0")));
    page.close();
}

#[test]
fn several_people_choose_whose_moves_and_where_people_race_nothing_is_said() {
    let page = story(include_str!("../records/olympics-3-over.txt"));
    let options = "document.querySelectorAll('.costly select option').length";
    page.wait_for("a choice of people", &format!("{options} === 3"));
    page.begin_at("#/story/b", &[(&records::key("b"), include_str!("../records/olympikos-5-over.txt"))]);
    page.wait_for("the story of a race", "document.querySelector('.turned')");
    assert!(page.holds("!document.querySelector('.costly')"));
    page.close();
}

/// The same finished game, as a branch.
fn as_branch(record: &str) -> String {
    let table = Table::<Olympia2000>::read(record).expect("it is whole");
    let mut branch = table.branch(2, table.players().to_vec()).expect("the same players");
    branch.note(Note::Branch(3));
    for entry in table.entries().skip(2) {
        branch.act(entry.seat, entry.action, entry.at_ms).expect("it was legal");
    }
    branch.to_string()
}

#[test]
fn a_branch_that_is_won_is_no_result() {
    const OFFER: &str = "document.querySelector('.next-level')";
    let won: Vec<String> = (1..=3).map(|seed| won_alone("olympia2000", Level::Rookie, seed)).collect();
    let kept = [won[0].clone(), as_branch(&won[1]), won[2].clone(), as_branch(&won[2])];
    let keys: Vec<String> = (1..=4).map(|number| records::key(&format!("a{number}"))).collect();
    let kept: Vec<(&str, &str)> =
        keys.iter().zip(&kept).map(|(key, record)| (key.as_str(), record.as_str())).collect();
    let page = Page::open_at(&Site::at_root(), Look::PHONE.still(), "", &[&kept[..], &[AT_ONCE]].concat());
    page.wait_for("the results", "document.querySelectorAll('.waiting-state').length === 4");
    // It is marked at its podium, which offers neither the next level nor a challenge nor a rematch.
    page.go("#/table/a4");
    page.wait_for_text(".podium .why", &said_with("screens", "no-result", &[("number", Value::Number(3))]));
    assert!(page.holds(&format!("!{OFFER} && !document.querySelector('.podium-actions .primary')")));
    page.tap_named(".podium-actions button", said("screens", "share"));
    page.wait_for("what can be shared", "document.querySelectorAll('dialog input[name=share]').length === 2");
    // The second win in a row is the one before the branch.
    page.go("#/table/a2");
    page.wait_for("the podium", "document.querySelector('.podium .podium-actions')");
    assert!(page.holds(&format!("!{OFFER}")), "a branch is no win");
    page.go("#/table/a3");
    page.wait_for_text(".next-level", said("screens", "next-level-regular"));
    page.close();
}
