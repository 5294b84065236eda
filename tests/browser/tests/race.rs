//! The time of a race: the clock is reliable, and nobody is thrown into a running race.

use pentathlon_browser::scenes::go_on;
use pentathlon_browser::{CLOCK, Look, Page, Site, Value, names_in, said, said_with};
use serde_json::json;
use std::collections::BTreeMap;

use crate::game::{ASKING, AT_ONCE, CURTAIN};
use crate::{records, resume};

/// Three people, two of whom race; all clues are flipped.
pub const THREE: &str = include_str!("../records/olympikos-3.txt");
/// One person in a race with computers.
pub const ALONE: &str = include_str!("../records/olympikos-4-race.txt");

pub const RACING: &str = "document.querySelector('[data-phase=racing]:not(.paused)')";
pub const HELD_UP: &str = "document.querySelector('[data-phase=racing].paused .go-on')";

/// The seconds until a paused race goes on.
const COUNTED_IN: &str = "document.querySelector('.count-in')";

pub fn seat_down(page: &Page, record: &str) {
    page.begin_at("#/table/t", &[(&records::key("t"), record), AT_ONCE]);
    page.wait_for_table();
}

#[track_caller]
pub fn record(page: &Page) -> String {
    page.stored(&records::key("t")).expect("the table is kept")
}

/// The actions since that record.
#[track_caller]
pub fn since(page: &Page, before: &str) -> Vec<String> {
    let done = before.lines().filter(|line| *line != "end").count();
    record(page).lines().filter(|line| *line != "end").skip(done).map(str::to_owned).collect()
}

/// Advances the time.
#[track_caller]
fn pass(page: &Page, ms: u32) {
    page.run("pass(arguments[0]);", &[json!(ms)]);
}

/// Resumes a race that was paused, in the time that the test lets pass.
#[track_caller]
fn resume_counted(page: &Page) {
    page.run("document.querySelector('.go-on').click();", &[]);
    page.wait_for("the count", COUNTED_IN);
    pass(page, 3_000);
    page.wait_for("the race", RACING);
}

#[test]
fn a_race_that_was_paused_is_counted_in_and_may_be_paused_meanwhile() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    seat_down(&page, ALONE);
    page.run(CLOCK, &[]);
    let before = record(&page);
    let count = |seconds: u32| {
        let shown = format!("{COUNTED_IN}?.innerText === '{seconds}'");
        page.wait_for("the seconds", &shown);
        assert!(page.holds("!document.querySelector('.olympikos-sport, .olympikos-clue, [data-pad]')"));
    };
    for is_paused_again in [true, false] {
        page.wait_for("a race that is held up", HELD_UP);
        page.run("document.querySelector('.go-on').click();", &[]);
        for seconds in [3, 2, 1] {
            count(seconds);
            if is_paused_again && seconds == 2 {
                page.run("document.querySelector('.table-head nav .button:last-child').click();", &[]);
                page.wait_for("the pause", "document.querySelector('dialog[open]')");
                pass(&page, 60_000);
                page.press("Escape");
                break;
            }
            pass(&page, 999);
            count(seconds);
            assert_eq!(record(&page), before, "nobody acts before the race goes on");
            pass(&page, 1);
        }
    }
    page.wait_for("the race", RACING);
    assert!(page.holds("document.querySelector('[data-pad]')"));
    page.assert_no_errors();
    page.close();
}

#[test]
fn a_clock_that_is_set_forward_does_not_end_a_race() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    seat_down(&page, THREE);
    page.wait_for("a race that is held up", HELD_UP);
    page.run(CLOCK, &[]);
    resume_counted(&page);
    let before = record(&page);
    page.run("const now = Date.now; Date.now = () => now() + 3600000;", &[]);
    pass(&page, 1_200);
    assert!(page.holds(RACING), "it goes on");
    assert_eq!(record(&page), before, "and nobody has acted, not even the clock");
    page.close();
}

#[test]
fn a_reload_in_the_middle_of_a_race_resumes_it_paused() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    seat_down(&page, ALONE);
    for _ in 0..2 {
        page.wait_for("a race that is held up", HELD_UP);
        page.run(CLOCK, &[]);
        let before = record(&page);
        pass(&page, 60_000);
        assert_eq!(record(&page), before, "nobody acts while it is paused");
        page.reload();
    }
    page.wait_for("a race that is held up", HELD_UP);
    page.run(CLOCK, &[]);
    let before = record(&page);
    resume_counted(&page);
    pass(&page, 800);
    assert_eq!(record(&page), before, "no computer is faster than a person");
    pass(&page, 9_000);
    assert!(!since(&page, &before).is_empty(), "the computers race");
    page.assert_no_errors();
    page.close();
}

#[test]
fn a_sheet_over_the_table_holds_the_race_up() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    seat_down(&page, ALONE);
    page.wait_for("a race that is held up", HELD_UP);
    page.run(CLOCK, &[]);
    resume_counted(&page);
    page.run("document.querySelector('.table-head nav .button:last-child').click();", &[]);
    page.wait_for("the pause", "document.querySelector('dialog[open]')");
    let before = record(&page);
    pass(&page, 60_000);
    assert_eq!(record(&page), before);
    assert!(page.holds(HELD_UP));
    // The focused element disappears with the race, so the focus must move to the button that resumes it.
    for close in ["Escape", "?", "Escape"] {
        page.press(close);
        pass(&page, 100);
    }
    page.wait_for("the focus on going on", "document.activeElement.matches('.go-on, .table-head .button')");
    page.close();
}

/// The course of a race on the screen: nothing before all are ready; then, medal by medal, the sport to be guessed, in
/// words and highlighted, and who was right. The result stays.
#[test]
fn nothing_of_a_race_is_in_the_document_before_it_begins_and_its_result_stays_until_next() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let record_of_three = begun_with("clock=on guard=15 start=1", 3, &[0]);
    page.begin_at("#/table/t", &[(&records::key("t"), &record_of_three)]);
    page.wait_for_table();
    page.run(CLOCK, &[]);
    let until = |what: &str, expression: &str| {
        for _ in 0..400 {
            if page.holds(expression) {
                return;
            }
            pass(&page, 100);
        }
        panic!("{what} did not come");
    };
    // The computer may have begun to think before the clock was replaced.
    page.wait_for("the Coach at work", "document.querySelector('.olympikos-podest .olympikos-card')");
    assert!(
        page.holds("!document.querySelector('.olympikos-sport-picture, .olympikos-clue-front')"),
        "face down until then"
    );
    let ready = format!("({HELD_UP}) || (pass(100), false)");
    page.wait_for("the ready screen, for one person alone", &ready);
    assert_eq!(page.text_of(".status p"), said("screens", "race-ready"));
    let roles = page.text_of(".olympikos-roles");
    let coach = roles.find(said("olympikos", "coach-role")).expect("who is the Coach");
    for (name, guesses) in [("Ana", true), ("Bo", false), ("Chen", true)] {
        assert_eq!(roles.find(name).map(|at| at < coach), Some(guesses), "it is named who guesses: {roles}");
    }
    assert!(roles.starts_with(said("olympikos", "ready-who")), "{roles}");
    assert!(page.holds(
        "!document.querySelector('.olympikos-sport, .olympikos-podest, .olympikos-clue, [data-pad]')"
    ));
    page.run("document.querySelector('.go-on').click();", &[]);
    page.wait_for("the race", RACING);
    until("the last flip", "document.querySelectorAll('.olympikos-clue.flipped').length === 3");
    let finish = "document.querySelector('.olympikos-finish')";
    assert!(!page.holds(finish), "somebody guesses");
    place_three(&page);
    until("a way to hurry", finish);
    until("the presentation", "document.querySelector('.olympikos-arena.staged')");
    let words = ["stage-target", "stage-right", "stage-wrong"].map(|id| said("olympikos", id));
    let next = json!(said("screens", "next"));
    let next = format!("document.querySelector('.status .button')?.innerText === {next}");
    let captions = targets();
    let mut lit = Vec::new();
    for _ in 0..600 {
        let seen = page.run(
            "const [words, captions] = arguments;
            const [caption, sport] = ['.status p', '.olympikos-sport.target .visually-hidden'].map((it) => document.querySelector(it)?.textContent ?? '');
            const stage = document.querySelector('.olympikos-arena').className;
            const told = [...document.querySelectorAll('.olympikos-told strong')].map((it) => it.textContent);
            const have = (it) => words.some((word) => it.startsWith(word));
            return captions[caption] && sport ? [stage, captions[caption], sport, told.every(have)] : null;",
            &[json!(words), json!(captions)],
        );
        if !seen.is_null() && lit.last() != Some(&seen) {
            lit.push(seen);
        }
        if page.holds(&next) {
            break;
        }
        pass(&page, 100);
    }
    for (medal, seen) in ["bronze", "silver", "gold"].into_iter().zip(&lit) {
        let text = |place: usize| seen[place].as_str().unwrap_or_default();
        assert!(text(0).contains(&format!("stage-{medal}")), "{seen}");
        assert_eq!(text(1), text(2), "the sport that is named is lit: {seen}");
        assert_eq!(seen[3], json!(true), "a mark and a word: {seen}");
    }
    assert_eq!(lit.len(), 3, "{lit:?}");
    let before = record(&page);
    pass(&page, 600_000);
    assert_eq!(record(&page), before);
    assert!(page.holds("document.querySelector('.olympikos-board.presenting')"), "the result stays");
    page.run("document.querySelector('.status .button').click();", &[]);
    pass(&page, 3_000);
    page.wait_for("the next turn", "!document.querySelector('.olympikos-board.presenting')");
    page.assert_no_errors();
    page.close();
}

/// Every sentence that names a target, with the label of the sport that it names.
fn targets() -> BTreeMap<String, String> {
    let mut targets = BTreeMap::new();
    for sport in names_in("olympikos", "sport") {
        for ring in names_in("olympikos", "ring") {
            let values = [("ring", Value::Name(ring)), ("sport", Value::Name(sport))];
            let label = said_with("olympikos", "sport-label", &values);
            for medal in names_in("olympikos", "medal") {
                let values = [values[0], values[1], ("medal", Value::Name(medal))];
                targets.insert(said_with("olympikos", "tell-target", &values), label.clone());
            }
        }
    }
    targets
}

/// The Coach lays three clues, at once or in the time that the test lets pass.
#[track_caller]
fn coach(page: &Page) {
    for _ in 0..3 {
        let open = "const pass = window.pass ?? (() => {});
            const hold = document.querySelector('.hold');
            if (hold) { pass(400); hold.click(); }";
        page.run(open, &[]);
        page.wait_for("the Coach", ASKING);
        page.run("document.querySelector('[data-ready=true]').click();", &[]);
        page.wait_for("something to confirm", "document.querySelector('.confirm')");
        page.run("document.querySelector('.confirm').click(); window.pass?.(1000);", &[]);
    }
}

/// The Athlete with this pad puts down blue, yellow and black.
#[track_caller]
fn place_three(page: &Page) {
    for (ring, medal) in ["blue", "yellow", "black"].into_iter().zip(["bronze", "silver", "gold"]) {
        page.run(&format!("document.querySelector('[data-pad] [data-ring={ring}]').click();"), &[]);
        let action = format!("[data-pad] [data-ready=true][data-action='place {medal} {ring}']");
        page.wait_for("the medal to be ready", &format!("document.querySelector(\"{action}\")"));
        page.run(&format!("document.querySelector(\"{action}\").click();"), &[]);
    }
}

/// Leaves the result of a turn, which stays even at the pace "instant", in the time that the test lets pass.
#[track_caller]
fn leave_result(page: &Page) {
    page.run("window.pass?.(1000);", &[]);
    let next = json!(said("screens", "next"));
    let waits = format!("document.querySelector('.status .button')?.innerText === {next}");
    page.wait_for("the result, until somebody goes on", &waits);
    assert!(page.holds("document.querySelector('.olympikos-board.presenting .olympikos-card.turned')"));
    page.run("window.pass?.(600000);", &[]);
    assert!(page.holds(&waits), "it stays");
    page.run("document.querySelector('.status .button').click(); window.pass?.(1000);", &[]);
}

/// Two people play a whole game together; the test advances the time.
#[test]
fn two_play_a_whole_game_together_against_rivals_that_land_every_ten_seconds() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    seat_down(&page, &crate::every_game::begun("olympikos", 2, &[0, 1], 27));
    page.run(CLOCK, &[]);
    for turn in 0..4 {
        coach(&page);
        page.wait_for("a race that has not begun", HELD_UP);
        page.run("document.querySelector('.go-on').click();", &[]);
        page.wait_for("the race", RACING);
        let before = record(&page);
        pass(&page, 2_999);
        assert_eq!(since(&page, &before).len(), 0, "they count to three");
        pass(&page, 1);
        assert_eq!(since(&page, &before).len(), 1, "bronze is flipped");
        pass(&page, 1_600);
        assert_eq!(since(&page, &before).len(), 3, "all are flipped");
        pass(&page, 7_000);
        assert_eq!(page.text_of(".countdown b"), "3");
        assert!(page.holds("document.querySelector('.countdown.urgent')"));
        pass(&page, 2_999);
        assert_eq!(since(&page, &before).len(), 3);
        pass(&page, 1);
        let landed = since(&page, &before);
        assert_eq!(landed.len(), 4, "a rival has landed: {landed:?}");
        assert!(landed.iter().all(|line| line.starts_with("clock time_up")), "{landed:?}");
        let rivals = page.run("return document.querySelectorAll('.olympikos-card.rival').length;", &[]);
        assert_eq!(rivals, json!(3), "a card on each medal, in turn {turn}");
        place_three(&page);
        leave_result(&page);
    }
    page.wait_for("the verdict", "document.querySelector('.verdict .reached')");
    let title = page.text_of("#podium-title");
    let points = (0..=36)
        .flat_map(|points| names_in("olympikos", "grade").into_iter().map(move |grade| (points, grade)));
    let mut titles = points.map(|(points, grade)| {
        let names = Value::List(&["Ana", "Bo"]);
        let values = [("names", names), ("points", Value::Number(points)), ("grade", Value::Name(grade))];
        said_with("olympikos", "verdict-title", &values)
    });
    assert!(titles.any(|possible| possible == title), "{title}");
    assert_eq!(page.run("return document.querySelectorAll('.verdict li').length;", &[]), json!(5));
    page.assert_no_errors();
    page.close();
}

/// What everybody does in a race, and when, in milliseconds since the first clue was flipped.
fn course(actions: &[String]) -> Vec<(String, u64)> {
    let times = actions.iter().filter_map(|line| line.rsplit_once(" @"));
    let all: Vec<(String, u64)> =
        times.map(|(action, ms)| (action.to_owned(), ms.parse().expect("a time"))).collect();
    let began = all.first().expect("the first flip").1;
    all.into_iter().map(|(action, ms)| (action, ms - began)).collect()
}

#[test]
fn a_coach_who_is_alone_is_not_asked_and_a_race_that_is_finished_quickly_has_the_same_course_and_the_same_times()
 {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    // Three rivals against each other; a computer and the rivals of two (K19).
    for (seats, options) in [(4, "clock=on guard=off start=0"), (2, "clock=on guard=off start=0")] {
        let courses = [false, true].map(|is_finished| {
            seat_down(&page, &begun_with(options, seats, &[0]));
            page.run(CLOCK, &[]);
            coach(&page);
            page.wait_for("the race, without a question", RACING);
            let before = record(&page);
            if is_finished {
                pass(&page, 3_100);
                page.run("document.querySelector('.olympikos-finish').click();", &[]);
                assert!(page.holds("!document.querySelector('.olympikos-finish')"), "once is enough");
                pass(&page, 4_000);
            } else {
                pass(&page, 120_000);
            }
            assert!(page.holds("document.querySelector('.olympikos-board.presenting')"), "{}", record(&page));
            course(&since(&page, &before))
        });
        let [usual, quick] = courses;
        let actions = |course: &[(String, u64)]| course.iter().map(|it| it.0.clone()).collect::<Vec<_>>();
        assert_eq!(actions(&quick), actions(&usual), "in the same order");
        for ((action, usual), (_, quick)) in usual.iter().zip(&quick) {
            assert!(usual.abs_diff(*quick) < 100, "{action}: {usual} and {quick} ms");
        }
        assert!(usual.iter().any(|(_, ms)| *ms > 5_000), "it took longer than it was watched: {usual:?}");
    }
    page.assert_no_errors();
    page.close();
}

#[test]
fn axe_finds_nothing_at_the_table_of_a_race() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    let coach = include_str!("../records/olympikos-4-coach.txt");
    for (name, record) in [("alone", ALONE), ("three", THREE), ("coach", coach)] {
        seat_down(&page, record);
        if name == "coach" {
            page.wait_for("the Coach", ASKING);
            page.tap("[data-ready=true]");
        } else {
            // The page's time stops, but axe needs time to pass.
            go_on(&page);
            page.run("window.setTimeout = window.ownTimeout;", &[]);
            page.wait_for("the race", RACING);
            page.run("document.querySelector('[data-ring=green]').click();", &[]);
        }
        for look in [Look::TABLET.still(), Look::TABLET.still().dark(), Look::PHONE.still()] {
            page.look(look);
            let colours = if look.dark { "dark" } else { "light" };
            page.wait_for("the colours", &format!("document.documentElement.dataset.theme === '{colours}'"));
            let found = page.lasting_faults(|| page.accessibility_faults()).into_iter();
            faults.extend(found.map(|fault| format!("{name}, {colours}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "axe finds:\n{}", faults.join("\n"));
    page.close();
}

/// A record without actions, with these options.
fn begun_with(options: &str, seats: usize, people: &[u8]) -> String {
    let record = crate::every_game::begun("olympikos", seats, people, 27);
    let record = record.replace("options: clock=on guard=off", &format!("options: {options}"));
    assert!(record.contains(options), "{record}");
    record
}

#[test]
fn without_a_time_limit_rivals_land_by_a_button_through_a_whole_game() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    seat_down(&page, &begun_with("clock=off guard=off", 2, &[0, 1]));
    page.run(CLOCK, &[]);
    for turn in 0..4 {
        coach(&page);
        page.wait_for("a race that has not begun", HELD_UP);
        page.run("document.querySelector('.go-on').click();", &[]);
        page.wait_for("the race", RACING);
        let before = record(&page);
        for rivals in 0..=turn {
            // The clues are flipped as usual (K5).
            pass(&page, 90_000);
            assert_eq!(since(&page, &before).len(), 3 + rivals, "no rival lands by itself");
            assert!(!page.holds("document.querySelector('.countdown')"), "nothing counts down");
            assert_eq!(page.text_of(".olympikos-press"), said("olympikos", "press-rival"));
            if rivals < turn {
                page.run("document.querySelector('.olympikos-press').click();", &[]);
            }
        }
        let rivals = page.run("return document.querySelectorAll('.olympikos-card.rival').length;", &[]);
        assert_eq!(rivals, json!(3 * turn), "a card on each medal for each press");
        place_three(&page);
        leave_result(&page);
    }
    page.wait_for("the verdict", "document.querySelector('.verdict .reached')");
    let played = record(&page);
    assert_eq!(played.lines().filter(|line| line.starts_with("clock ")).count(), 12 + 6, "{played}");
    page.assert_no_errors();
    page.close();
}

/// Uses real time: this test takes as long as its race.
#[test]
fn a_rival_lands_ten_real_seconds_after_gold_was_flipped() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    seat_down(&page, &crate::every_game::begun("olympikos", 2, &[0, 1], 27));
    coach(&page);
    page.wait_for("a race that has not begun", HELD_UP);
    page.tap(".go-on");
    page.wait_for("the clues", "document.querySelectorAll('.olympikos-clue.flipped').length === 3");
    page.wait_for("the last three seconds", "document.querySelector('.countdown.urgent')");
    page.wait_for("a rival", "document.querySelectorAll('.olympikos-card.rival').length === 3");
    let played = record(&page);
    let time = |line: &str| line.rsplit_once('@').and_then(|(_, ms)| ms.parse().ok()).unwrap_or(0_u64);
    let clock: Vec<u64> = played.lines().filter(|line| line.starts_with("clock ")).map(time).collect();
    assert_eq!(clock.len(), 4, "{played}");
    assert!(clock[3] - clock[2] >= 10_000, "not before its time: {clock:?}");
    for (ring, medal) in [("green", "gold"), ("red", "silver"), ("blue", "bronze")] {
        page.tap(&format!("[data-pad] [data-ring={ring}]"));
        page.tap(&format!("[data-pad] [data-medal={medal}][data-ready=true]"));
    }
    leave_result(&page);
    page.wait_for("the next Coach", CURTAIN);
    let placed = record(&page).lines().filter(|line| line.contains(" place ")).count();
    assert_eq!(placed, 3, "with that the turn is over");
    page.assert_no_errors();
    page.close();
}

#[test]
fn a_race_on_a_hidden_page_pauses_until_somebody_continues_it() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    seat_down(&page, ALONE);
    page.wait_for("a race that is held up", HELD_UP);
    page.run(CLOCK, &[]);
    resume_counted(&page);
    resume::hide(&page);
    page.wait_for("a race that is held up", HELD_UP);
    let before = record(&page);
    pass(&page, 60_000);
    assert_eq!(record(&page), before, "neither the clock nor a computer gains by it");
    resume::show(&page);
    pass(&page, 60_000);
    assert_eq!(record(&page), before, "that the page is seen again is not enough");
    assert!(page.holds(HELD_UP));
    resume_counted(&page);
    pass(&page, 10_000);
    assert!(!since(&page, &before).is_empty(), "the computers race");
    page.close();
}
