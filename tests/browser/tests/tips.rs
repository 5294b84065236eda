//! Tips in first games: one at a time, beside what it is about, each once on a device, and off if the settings say so.

use pentathlon_browser::{Look, Page, Site};

use crate::every_game::begun;
use crate::records;

const TIP: &str = "document.querySelector('.tip.placed p')";
const ASKED: &str = "document.querySelector('main.table[data-phase=asking]')";

/// Opens a table of one person among computers, and waits until the person is asked.
fn opened(page: &Page, game: &str, stored: &[(&str, &str)]) {
    let record = begun(game, 3, &[0], 5);
    let key = records::key("tips");
    let table = (key.as_str(), record.as_str());
    let all: Vec<(&str, &str)> = stored.iter().copied().chain([table]).collect();
    page.begin_at("#/table/tips", &all);
    page.wait_for("somebody to be asked", ASKED);
}

#[test]
fn a_tip_is_shown_once_beside_what_it_is_about() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    // The games with something to say at the first decision of this deal.
    for game in ["olympics", "orclympics", "olympia2000"] {
        opened(&page, game, &[("pentathlon/settings", "pace=instant sound=off tips=on")]);
        page.wait_for(&format!("a first tip of {game}"), &format!("{TIP}?.innerText.length > 20"));
        let first = page.text_of(".tip p");
        let key = format!("pentathlon/tips/{game}");
        let seen = page.wait("what was shown to be kept", || page.stored(&key).ok_or_else(|| key.clone()));
        assert!(seen.parse::<u32>().is_ok_and(|seen| seen.count_ones() == 1), "{seen}");
        page.tap(".tip button");
        page.wait_for("the tip to be closed", &format!("!{TIP}"));
        page.reload();
        page.wait_for("somebody to be asked again", ASKED);
        page.assert_no_errors();
        // Another one may matter at the same time; the first does not come again.
        let again = page.run("return document.querySelector('.tip p')?.innerText ?? '';", &[]);
        assert_ne!(again.as_str(), Some(first.as_str()), "{game}");
    }
    page.close();
}

#[test]
fn a_tip_makes_way_for_the_button_that_confirms() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    // All tips of the game itself were shown before: the one that is left lies at the bottom.
    let seen = ("pentathlon/tips/orclympics", "65535");
    opened(&page, "orclympics", &[("pentathlon/settings", "pace=instant sound=off tips=on"), seen]);
    page.wait_for("the tip", TIP);
    page.tap("[data-ready=true]");
    page.wait_for(
        "the button to lie bare",
        "(() => {
            const button = document.querySelector('button.confirm');
            if (!button) return false;
            const { left, top, width, height } = button.getBoundingClientRect();
            return document.querySelector('.tip.placed')
                && [.05, .5, .95].every((part) => button.contains(document.elementFromPoint(left + part * width, top + height / 2)));
        })()",
    );
    page.close();
}

#[test]
fn without_tips_there_is_none() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    opened(&page, "olympics", &[("pentathlon/settings", "pace=instant sound=off tips=off")]);
    page.wait_for("the hand", "document.querySelector('[data-ready=true]')");
    assert!(page.stored("pentathlon/tips/olympics").is_none(), "nothing was shown");
    assert!(!page.holds("document.querySelector('.tip')"));
    page.close();
}
