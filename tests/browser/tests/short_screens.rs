//! Short and narrow screens: a phone in landscape, a tablet at 200 % zoom, a small laptop, the narrowest phone, and
//! very large text. Prompt, button and hand are on the screen in every phase, and nothing covers anything.

use pentathlon_browser::{Look, Page, Site};

use crate::game::{CURTAIN, LOOKING};
use crate::{records, sight};

/// A table, and the actions from its first screen to the one that is checked.
type Table = (&'static str, &'static str, fn(&Page));

/// Each phase, with the fewest and the most seats that have records.
const TABLES: [Table; 10] = [
    ("a bid of two", include_str!("../records/olympics-2-bid.txt"), choose),
    ("an investment of two", include_str!("../records/olympics-2-end.txt"), choose),
    ("a pair to take", include_str!("../records/olympics-5-take.txt"), choose),
    ("the last investment", include_str!("../records/olympics-5-end.txt"), choose),
    ("a curtain of five", include_str!("../records/olympics-5.txt"), |_| {}),
    ("a lift for two", include_str!("../records/olympicards-2.txt"), choose),
    ("a sport to choose", include_str!("../records/olympicards-4-choose.txt"), choose),
    ("two cards of seven players", include_str!("../records/olympicards-7-sail.txt"), choose),
    ("a withdrawal of seven", include_str!("../records/olympicards-7.txt"), withdraw),
    ("a curtain of seven", include_str!("../records/olympicards-7.txt"), |_| {}),
];

const SCREENS: [Look; 4] =
    [Look::sized(844, 390), Look::sized(590, 410), Look::sized(1024, 600), Look::NARROWEST];

/// The question, its answers, and what is public.
const SEEN: [&str; 14] = [
    ".progress",
    "nav .button",
    "#prompt",
    ".confirm",
    ".hold",
    ".hand .card",
    ".withdraw",
    ".olympics-head",
    ".olympics-cell",
    ".olympics-pair",
    ".olympics-choice > *",
    ".sport-card h2",
    ".rung-step",
    ".track",
];

const CONFIRM: &str = "document.querySelector('.confirm')";

fn choose(page: &Page) {
    page.wait_for("the hand", LOOKING);
    page.press("1");
    page.wait_for("something to confirm", CONFIRM);
}

fn withdraw(page: &Page) {
    page.wait_for("the curtain", CURTAIN);
    page.press("Enter");
    page.wait_for("the hand", LOOKING);
    page.tap("[data-action=withdraw]");
    page.wait_for("something to confirm", CONFIRM);
}

/// The elements of these that are not visible. A missing element belongs to another phase or game.
fn missed(page: &Page, seen: &[&str]) -> Vec<String> {
    const BEYOND: &str = "const page = document.scrollingElement;
        return [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth].some((over) => over > 0);";
    let faults = seen.iter().flat_map(|css| sight::not_in_sight(page, css));
    let mut faults: Vec<String> = faults.filter(|fault| !fault.starts_with("there is no")).collect();
    if page.run(BEYOND, &[]) == true {
        faults.push("it scrolls".to_owned());
    }
    faults
}

#[test]
fn on_short_and_narrow_screens_all_is_in_sight() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    for (name, record, lead) in TABLES {
        page.look(SCREENS[0].still());
        page.begin_at("#/table/t", &[(&records::key("t"), record), ("pentathlon/settings", "pace=step")]);
        lead(&page);
        page.wait_for("the table", "document.querySelector('#prompt, .hold')");
        for screen in SCREENS {
            page.look(screen.still());
            page.wait_for("the screen", &format!("innerWidth === {}", screen.width));
            let place = format!("{name}, {}x{}", screen.width, screen.height);
            faults.extend(missed(&page, &SEEN).into_iter().map(|fault| format!("{place}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "Not in sight:\n{}", faults.join("\n"));
    page.close();
}

#[test]
fn with_very_large_text_prompt_and_hand_stay_on_the_screen() {
    const ASKED: [&str; 6] = [".progress", "nav .button", "#prompt", ".confirm", ".hand .card", ".withdraw"];
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    for (name, record, lead) in TABLES {
        page.look(Look::TABLET.still());
        let settings = ("pentathlon/settings", "pace=step text=huge");
        page.begin_at("#/table/t", &[(&records::key("t"), record), settings]);
        lead(&page);
        page.wait_for("the table", "document.querySelector('#prompt, .hold')");
        for screen in [Look::TABLET, Look::PHONE] {
            page.look(screen.still());
            page.wait_for("the screen", &format!("innerWidth === {}", screen.width));
            let place = format!("{name}, {}x{}", screen.width, screen.height);
            faults.extend(missed(&page, &ASKED).into_iter().map(|fault| format!("{place}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "Not in sight:\n{}", faults.join("\n"));
    page.close();
}
