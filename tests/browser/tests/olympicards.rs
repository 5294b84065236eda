//! The table of Olympicards: it fits for any number of plays, selections of several cards are completed, and the reason
//! is shown why a card cannot be played.

use pentathlon_browser::{Look, Page, Site, Value, said, said_with};

use crate::game::{ASKING, AT_ONCE, CURTAIN, enter_curtain};
use crate::rotation::has_its_turn;
use crate::{records, sight};

/// One person and one computer player, in weightlifting: more than 9 is needed, and the hand is 1, 5 and 7.
const LIFT: &str = include_str!("../records/olympicards-2.txt");
/// The high jump: more than 4 is needed, and there is a 4 in the hand.
const JUMP: &str = include_str!("../records/olympicards-4.txt");

/// One person among computer players who has repeatedly withdrawn first, and holds 15, 24 or 30 cards.
const MANY: [&str; 3] = [
    include_str!("../records/olympicards-3-fifteen.txt"),
    include_str!("../records/olympicards-3-many.txt"),
    include_str!("../records/olympicards-2-most.txt"),
];
/// A finished game: four of five have 12 points, and two of those have the same number of cards.
const TIE: &str = include_str!("../records/olympicards-5-tie.txt");

const CONFIRM: &str = "document.querySelector('.confirm')";

/// The public elements, the prompt, and the hand.
const EVERYTHING: [&str; 8] = [
    ".progress",
    ".sport-card h2",
    ".sport-rule",
    ".track",
    ".programme",
    ".rung-step",
    "#prompt",
    ".held-card",
];

#[track_caller]
fn sit_down(page: &Page, record: &str) {
    page.begin_at("#/table/t", &[(&records::key("t"), record), AT_ONCE]);
    page.wait_for_table();
}

/// The record of a table of people without any actions.
fn begun(seats: usize) -> String {
    const NAMES: [&str; 7] = ["Ana", "Bartholomew", "Chen", "Dita", "Emre", "Fay", "Goro"];
    let mut record =
        "pentathlon record 1\ngame: olympicards\nrules: 1\noptions: world_record=yes\n".to_owned();
    for (seat, name) in NAMES.iter().take(seats).enumerate() {
        record.push_str(&format!("seat {seat}: person {name}\n"));
    }
    record.push_str(&format!("seed: {:064x}\n--\nend\n", 7 + seats));
    record
}

#[test]
fn the_table_fits_for_two_to_seven_at_every_size() {
    const SCREENS: [Look; 4] = [Look::sized(360, 640), Look::PHONE, Look::TABLET_UPRIGHT, Look::TABLET];
    const BEYOND: &str = "const page = document.scrollingElement;
        return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    for seats in 2..=7 {
        let record = begun(seats);
        // Two screens of the four, by turns (`rotation`).
        let screens = SCREENS.into_iter().enumerate().filter(|(at, _)| has_its_turn(seats + at, 2));
        for (_, screen) in screens {
            page.look(screen.still());
            sit_down(&page, &record);
            let mut check = |moment: &str| {
                let found = page.lasting_faults(|| {
                    let mut found: Vec<String> =
                        EVERYTHING.iter().flat_map(|css| sight::not_in_sight(&page, css)).collect();
                    if page.run(BEYOND, &[]) == true {
                        found.push("it scrolls".to_owned());
                    }
                    found
                });
                let place = format!("{seats} seats, {moment}, {}x{}", screen.width, screen.height);
                faults.extend(found.into_iter().map(|fault| format!("{place}: {fault}")));
            };
            page.wait_for("the curtain", CURTAIN);
            enter_curtain(&page);
            page.wait_for("the hand", ASKING);
            page.tap("[data-action=play_sport]");
            page.wait_for("something to confirm", CONFIRM);
            check("choosing");
            page.tap(".confirm");
            page.tap("[data-action=withdraw]");
            page.wait_for("something to confirm", CONFIRM);
            check("withdrawing");
        }
    }
    assert!(faults.is_empty(), "The table does not fit:\n{}", faults.join("\n"));
    page.close();
}

#[test]
fn a_lift_that_is_too_light_is_completed_and_its_sum_is_shown() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    sit_down(&page, LIFT);
    page.wait_for("the hand", ASKING);
    page.tap(".fanned li:nth-child(1) .held-card");
    page.wait_for("something to confirm", CONFIRM);
    assert_eq!(page.run("return document.querySelectorAll('.held-card.joins').length;", &[]), 2);
    let sum = [("first", 1), ("second", 5), ("third", 7)].map(|(name, value)| (name, Value::Number(value)));
    let sum = said_with("olympicards", "sum-three", &sum);
    let total = [("sum", Value::Text(&sum)), ("total", Value::Number(13))];
    assert_eq!(page.text_of(".confirm"), said_with("olympicards", "play-total", &total));
    // Another tap removes the card again, and the cards that were added with it.
    page.tap(".fanned li:nth-child(1) .selected");
    page.wait_for("nothing to be selected", "!document.querySelector('.confirm, .joins, .fanned .selected')");
    page.assert_no_errors();
    page.close();
}

#[test]
fn the_last_one_in_is_offered_the_gold_first() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    sit_down(&page, &begun(3));
    page.wait_for("the curtain", CURTAIN);
    enter_curtain(&page);
    page.wait_for("the hand", ASKING);
    page.tap("[data-action=play_sport]");
    page.tap(".confirm");
    for _ in 0..2 {
        page.wait_for("a question", "document.querySelector('[data-phase=asking] .button.withdraw')");
        page.tap("[data-action=withdraw]");
        page.tap(".confirm");
        page.wait_for("the curtain", CURTAIN);
        enter_curtain(&page);
    }
    let offers = format!(
        "document.querySelector('[data-phase=asking] .withdraw b')?.textContent === {:?}",
        said("olympicards", "take-gold")
    );
    page.wait_for("the gold", &offers);
    // A world record could be set, so playing on is a choice.
    page.tap(".withdraw");
    page.tap(".withdraw.confirm");
    page.wait_for("the next sport", "document.querySelector('.tile-done')");
    page.assert_no_errors();
    page.close();
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    sit_down(&page, JUMP);
    page.wait_for("the hand", ASKING);
    page.tap(".held-card[data-ready=false]");
    page.wait_for("the reason", "document.querySelector('.notice')");
    let why = page.text_of(".notice");
    for part in ["b", "small"] {
        let find = format!(
            "return document.querySelector('.held-card[data-ready=false] .perf {part}').textContent;"
        );
        let printed = page.run(&find, &[]).as_str().unwrap_or_default().to_owned();
        assert!(!printed.is_empty() && why.contains(&printed), "it does not name the card: {why}, {printed}");
    }
    page.close();
}

#[test]
fn of_however_many_cards_in_hand_each_can_be_seen_and_touched() {
    const SCREENS: [Look; 5] =
        [Look::sized(320, 640), Look::sized(360, 640), Look::PHONE, Look::TABLET_UPRIGHT, Look::TABLET];
    // The 24 px square at the upper left corner of each card, with its number; rounded corners do not count.
    const COVERED: &str = "return [...document.querySelectorAll('.held-card')].flatMap((card, place) => {
        const box = card.getBoundingClientRect();
        const lost = [[5, 5], [23, 5], [5, 23], [23, 23]].filter(([x, y]) =>
            !card.contains(document.elementFromPoint(box.left + x, box.top + y)));
        return lost.map(([x, y]) => `card ${place} is covered at ${x}, ${y}`);
    });";
    const BEYOND: &str = "const page = document.scrollingElement;
        return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    for record in MANY {
        for screen in SCREENS {
            page.look(screen.still());
            sit_down(&page, record);
            page.wait_for("the hand", ASKING);
            let count = page.run("return document.querySelectorAll('.held-card').length;", &[]);
            let place = format!("{count} cards, {}x{}", screen.width, screen.height);
            faults.extend(page.lasting_faults(|| {
                let scrolls = (page.run(BEYOND, &[]) == true).then(|| format!("{place}: it scrolls"));
                let covered = page.run(COVERED, &[]);
                let covered = covered.as_array().into_iter().flatten().filter_map(|fault| fault.as_str());
                scrolls.into_iter().chain(covered.map(|fault| format!("{place}: {fault}"))).collect()
            }));
        }
    }
    assert!(faults.is_empty(), "The hand does not fit:\n{}", faults.join("\n"));
    page.close();
}

#[test]
fn a_tie_that_cards_in_hand_decide_in_part_says_who_shares_a_place() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::PHONE.still(), "#/table/t", &[(&records::key("t"), TIE), AT_ONCE]);
    // How the winner won comes first, then the tie.
    const TIED: &str = ".podium .tie ~ .tie";
    page.wait_for("the podium", &format!("document.querySelector('{TIED}')"));
    let told = page.text_of(TIED);
    // Their points, the cards of the first two, then the places, best first.
    let numbers: Vec<&str> =
        told.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()).collect();
    assert!(numbers.first() == Some(&"12") && numbers.ends_with(&["2", "3", "5"]), "{told}");
    let places = ["Dita", "Ana", "Chen", "Bo"].map(|name| told.rfind(name));
    assert!(places.is_sorted() && places[0].is_some(), "{told}");
    page.close();
}
