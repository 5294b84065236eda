//! The table fits on the screen: in every phase and for every number of seats it needs no scrolling, and does not
//! scroll by itself. (`accessible` checks on three of these screens that each element is entirely visible.)

use pentathlon_browser::{Look, Page, Site};

use crate::game::{CURTAIN, LOOKING, OPEN_CHOICE};
use crate::{records, sight};

const SCREENS: [Look; 4] = [Look::sized(360, 640), Look::PHONE, Look::TABLET_UPRIGHT, Look::TABLET];

/// The smallest and the largest number of seats, and some in between, whose badges and lanes have other widths.
const SEATS: [usize; 4] = [2, 3, 4, 5];

/// The public elements, the prompt, and the hand.
const EVERYTHING: [&str; 7] =
    [".progress", ".badge", ".column", ".prize", ".result .line", "#prompt", ".hand .card"];

#[track_caller]
fn assert_fits(phase: &str, record: impl Fn(usize, &[u8]) -> String) {
    const ALL: [u8; 5] = [0, 1, 2, 3, 4];
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    for seats in SEATS {
        let record = record(seats, &ALL[..seats]);
        for screen in SCREENS {
            page.look(screen.still());
            page.begin_at(
                "#/table/t",
                &[(&records::key("t"), &record), ("pentathlon/settings", "pace=step")],
            );
            let mut found = Vec::from_iter(beyond_the_edge(&page, &format!("({CURTAIN} || {OPEN_CHOICE})")));
            if page.holds(CURTAIN) {
                page.press("Enter");
            }
            found.extend(beyond_the_edge(&page, LOOKING));
            // At an open choice no hand is shown.
            let open = page.holds(OPEN_CHOICE);
            let seen = EVERYTHING.iter().filter(|css| !(open && **css == ".hand .card"));
            found.extend(seen.flat_map(|css| sight::not_in_sight(&page, css)));
            // A missing element belongs to another phase.
            let there = |fault: &String| !fault.starts_with("there is no");
            found.extend(sight::not_in_sight(&page, ".open-hand, .choice-button").into_iter().filter(there));
            // Giving or keeping a card is one tap, and needs no confirmation.
            if phase != "deal" {
                page.press("1");
                found.extend(beyond_the_edge(&page, "document.querySelector('.confirm')"));
                found.extend(sight::not_in_sight(&page, ".confirm"));
            }
            let place = format!("{seats} seats, {}x{}", screen.width, screen.height);
            faults.extend(found.into_iter().map(|fault| format!("{place}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "The table does not fit ({phase}):\n{}", faults.join("\n"));
    page.close();
}

/// How much of the page is beyond the screen once `until` holds, and how far it has scrolled.
#[track_caller]
fn beyond_the_edge(page: &Page, until: &str) -> Option<String> {
    // Elements that are still moving into place briefly extend beyond the edge.
    page.wait_for("the moment", &format!("{until} && !document.getAnimations().length"));
    let beyond = "const page = document.scrollingElement;
        const [down, across] = [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth];
        return down > 0 || across > 0 || scrollY || scrollX
          ? `${down} px lie below the screen, ${across} beside it; it is scrolled by ${scrollY}` : '';";
    let told = page.run(beyond, &[]);
    told.as_str().filter(|fault| !fault.is_empty()).map(|fault| format!("{fault} ({until})"))
}

#[test]
fn the_table_fits_while_athletes_are_chosen() {
    assert_fits("athletes", |seats, people| records::at_athletes(seats, people, 3));
}

#[test]
fn the_table_fits_while_a_prize_is_chosen() {
    assert_fits("prize", |seats, people| records::at_chip(seats, people, 3));
}

#[test]
fn the_table_fits_while_cards_are_dealt() {
    assert_fits("deal", |seats, people| records::at_deal(seats, people, 3));
}
