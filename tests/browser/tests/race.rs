//! A race: people who touch at the same moment, a clock that can be trusted, and nobody who is thrown into the middle.

use pentathlon_browser::{Look, Page, Site};
use serde_json::json;

use crate::game::{AT_ONCE, LOOKING};
use crate::records;

/// Three people, two of whom race; all clues are flipped.
const THREE: &str = include_str!("../records/olympikos-3.txt");
/// One person in a race with computers.
const ALONE: &str = include_str!("../records/olympikos-4-race.txt");

const RACING: &str = "document.querySelector('[data-moment=racing]:not(.paused)')";
const HELD_UP: &str = "document.querySelector('[data-moment=racing].paused .go-on')";

/// A clock of our own: `pass(ms)` lets time go by, and everything that falls due happens in its order.
const CLOCK: &str = "
    window.timers = [];
    window.at = Date.now();
    window.number = 0;
    Date.now = () => window.at;
    window.setTimeout = (act, ms) => {
      timers.push({ number: ++number, act, due: at + (ms ?? 0) });
      return number;
    };
    window.clearTimeout = (number) => { window.timers = timers.filter((it) => it.number !== number); };
    window.pass = (ms) => {
      const until = at + ms;
      for (;;) {
        const [next] = timers.filter((it) => it.due <= until).sort((a, b) => a.due - b.due || a.number - b.number);
        if (!next) break;
        window.timers = timers.filter((it) => it !== next);
        window.at = Math.max(at, next.due);
        next.act();
      }
      window.at = until;
    };";

fn seat_down(page: &Page, record: &str) {
    page.begin_at("#/table/t", &[(&records::key("t"), record), AT_ONCE]);
    page.wait_for("the table", "document.querySelector('main.table[data-moment]')");
}

#[track_caller]
fn record(page: &Page) -> String {
    page.remembered(&records::key("t")).expect("the table is kept")
}

/// What has been done since.
#[track_caller]
fn since(page: &Page, before: &str) -> Vec<String> {
    let done = before.lines().filter(|line| *line != "end").count();
    record(page).lines().filter(|line| *line != "end").skip(done).map(str::to_owned).collect()
}

#[track_caller]
fn pass(page: &Page, ms: u32) {
    page.run("pass(arguments[0]);", &[json!(ms)]);
}

#[test]
fn two_people_who_touch_at_the_same_moment_both_act_in_an_order_that_is_kept() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    seat_down(&page, THREE);
    page.wait_for("a race that is held up", HELD_UP);
    page.tap(".go-on");
    page.wait_for("the race", RACING);
    let before = record(&page);
    page.tap_together(&["[data-pad='1'] [data-ring=yellow]", "[data-pad='2'] [data-ring=black]"]);
    let ready = "document.querySelectorAll('[data-pad] [data-medal=silver][data-ready=true]').length === 2";
    page.wait_for("both pads to be ready", ready);
    page.tap_together(&["[data-pad='1'] [data-medal=silver]", "[data-pad='2'] [data-medal=silver]"]);
    page.wait_for("two cards", "document.querySelectorAll('.kos-podest.silver .kos-card').length === 3");
    let placed = since(&page, &before);
    let actions: Vec<&str> = placed.iter().filter_map(|line| line.rsplit_once(" @")).map(|it| it.0).collect();
    assert_eq!(actions, ["1 place silver yellow", "2 place silver black"], "each counts, in one order");
    let faces = "[...document.querySelectorAll('.kos-podest.silver .kos-card .kos-ring')].length === 0";
    assert!(page.holds(faces), "flag up: nobody sees which");
    page.assert_no_errors();
    page.close();
}

#[test]
fn a_reload_in_the_middle_of_a_race_resumes_it_held_up_and_time_stands_still() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    seat_down(&page, ALONE);
    for _ in 0..2 {
        page.wait_for("a race that is held up", HELD_UP);
        page.run(CLOCK, &[]);
        let before = record(&page);
        pass(&page, 60_000);
        assert_eq!(record(&page), before, "nobody acts while it is held up");
        page.reload();
    }
    page.wait_for("a race that is held up", HELD_UP);
    page.run(CLOCK, &[]);
    let before = record(&page);
    page.run("document.querySelector('.go-on').click();", &[]);
    page.wait_for("the race", RACING);
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
    page.run("document.querySelector('.go-on').click();", &[]);
    page.wait_for("the race", RACING);
    page.run("document.querySelector('.table-head nav .button:last-child').click();", &[]);
    page.wait_for("the pause", "document.querySelector('dialog[open]')");
    let before = record(&page);
    pass(&page, 60_000);
    assert_eq!(record(&page), before);
    assert!(page.holds(HELD_UP));
    page.close();
}

/// Two people play a whole game together; the time goes by as the story says.
#[test]
fn two_play_a_whole_game_together_against_rivals_that_land_every_ten_seconds() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    seat_down(&page, &crate::every_game::begun("olympikos", 2, &[0, 1], 27));
    page.run(CLOCK, &[]);
    for turn in 0..4 {
        for _ in 0..3 {
            page.run(
                "const hold = document.querySelector('.hold'); if (hold) { pass(400); hold.click(); }",
                &[],
            );
            page.wait_for("the Coach", LOOKING);
            page.run("document.querySelector('[data-ready=true]').click();", &[]);
            page.wait_for("something to confirm", "document.querySelector('.confirm')");
            page.run("document.querySelector('.confirm').click(); pass(1000);", &[]);
        }
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
        let rivals = page.run("return document.querySelectorAll('.kos-card.rival').length;", &[]);
        assert_eq!(rivals, json!(3), "a card on each medal, in turn {turn}");
        for (ring, medal) in ["blue", "yellow", "black"].into_iter().zip(["bronze", "silver", "gold"]) {
            page.run(&format!("document.querySelector('[data-pad] [data-ring={ring}]').click();"), &[]);
            let action = format!("[data-pad] [data-ready=true][data-action='place {medal} {ring}']");
            page.wait_for("the medal to be ready", &format!("document.querySelector(\"{action}\")"));
            page.run(&format!("document.querySelector(\"{action}\").click();"), &[]);
        }
        pass(&page, 1_000);
    }
    page.wait_for("the verdict", "document.querySelector('.verdict .reached')");
    let title = page.text_of("#podium-title");
    assert!(title.contains("Ana and Bo") && title.contains("points together"), "{title}");
    assert_eq!(page.run("return document.querySelectorAll('.verdict li').length;", &[]), json!(5));
    page.assert_no_errors();
    page.close();
}

#[test]
fn a_card_that_has_been_put_down_is_refused_in_words_and_its_pad_looks_as_before() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    seat_down(&page, THREE);
    page.wait_for("a race that is held up", HELD_UP);
    page.tap(".go-on");
    page.wait_for("the race", RACING);
    let used = THREE.lines().rfind(|line| line.starts_with("1 place "));
    let ring = used.and_then(|line| line.split(' ').nth(3)).expect("seat 1 has placed a card");
    let rings = "document.querySelectorAll(\"[data-pad='1'] .kos-pad-ring:not(.gone)\").length";
    assert!(page.holds(&format!("{rings} === 5")), "nobody sees which card is gone");
    let before = record(&page);
    page.tap(&format!("[data-pad='1'] [data-ring={ring}]"));
    page.tap("[data-pad='1'] [data-medal].open");
    page.wait_for("why not", "document.querySelector(\"[data-pad='1'] .kos-pad-why\").innerText.length > 9");
    assert_eq!(record(&page), before);
    page.close();
}

#[test]
fn every_pad_fits_on_the_screen_and_under_a_finger() {
    const RECORDS: [(&str, &str); 5] = [
        ("alone", ALONE),
        ("three", THREE),
        ("four", include_str!("../records/olympikos-4.txt")),
        ("five", include_str!("../records/olympikos-5.txt")),
        ("six", include_str!("../records/olympikos-6.txt")),
    ];
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    for (name, record) in RECORDS {
        for look in [Look::PHONE, Look::TABLET, Look::TABLET_UPRIGHT] {
            page.look(look.still());
            seat_down(&page, record);
            page.wait_for("a race that is held up", HELD_UP);
            page.run("window.setTimeout = () => 0; document.querySelector('.go-on').click();", &[]);
            page.wait_for("the race", &format!("{RACING} && !document.getAnimations().length"));
            let script = "const page = document.scrollingElement;
                const faults = [];
                if (page.scrollHeight > innerHeight) faults.push(`${page.scrollHeight - innerHeight} px below`);
                if (page.scrollWidth > innerWidth) faults.push(`${page.scrollWidth - innerWidth} px beside`);
                const boxes = [...document.querySelectorAll('[data-pad]')].filter((it) => it.checkVisibility());
                for (const button of document.querySelectorAll('[data-pad] button, .kos-sport, .kos-tab')) {
                  if (!button.checkVisibility()) continue;
                  const { width, height, left, top, right, bottom } = button.getBoundingClientRect();
                  const name = button.ariaLabel ?? button.innerText;
                  if (Math.min(width, height) < 43.5) faults.push(`${name}: ${width} x ${height}`);
                  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                  if (!button.contains(hit)) faults.push(`${name} is covered`);
                }
                const middle = document.querySelector('.kos-middle').getBoundingClientRect();
                for (const stand of document.querySelectorAll('.kos-podest, .kos-pile')) {
                  if (stand.getBoundingClientRect().bottom > middle.bottom + 1) faults.push('a medal sticks out');
                }
                if (!boxes.length) faults.push('there is no pad');
                return faults.join('; ');";
            let found = page.run(script, &[]);
            let found = found.as_str().unwrap_or_default();
            if !found.is_empty() {
                faults.push(format!("{name}, {}x{}: {found}", look.width, look.height));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
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
            page.wait_for("the Coach", LOOKING);
            page.tap("[data-ready=true]");
        } else {
            page.wait_for("a race that is held up", HELD_UP);
            // The time stops, but not that of axe.
            let go_on = "const later = window.setTimeout;
                window.setTimeout = () => 0;
                document.querySelector('.go-on').click();
                window.setTimeout = later;";
            page.run(go_on, &[]);
            page.wait_for("the race", RACING);
            page.run("document.querySelector('[data-ring=green]').click();", &[]);
        }
        for look in [Look::TABLET.still(), Look::TABLET.still().dark(), Look::PHONE.still()] {
            page.look(look);
            let colours = if look.dark { "dark" } else { "light" };
            page.wait_for("the colours", &format!("document.documentElement.dataset.theme === '{colours}'"));
            faults.extend(
                page.accessibility_faults().into_iter().map(|fault| format!("{name}, {colours}: {fault}")),
            );
        }
    }
    assert!(faults.is_empty(), "axe finds:\n{}", faults.join("\n"));
    page.close();
}
