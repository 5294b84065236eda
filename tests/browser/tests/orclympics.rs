//! The table of Orc-lympics: cards that have competed visibly rest.

use pentathlon_browser::{Look, Page, Site};

use crate::game::AT_ONCE;
use crate::records;

/// A competition is over, and a player who won nothing may take a card back.
const BACK: &str = include_str!("../records/orclympics-4-back.txt");

#[test]
fn cards_that_have_just_competed_move_from_the_track_to_their_players_resting_cards() {
    let site = Site::at_root();
    let page =
        Page::open_at(&site, Look::TABLET.still(), "#/table/r", &[(&records::key("r"), BACK), AT_ONCE]);
    page.wait_for("the lanes", "document.querySelector('.rest-face')");
    // The moving element has the same name as on the track, which is empty by now.
    assert_eq!(page.run("return document.querySelectorAll('.lane-entered > li').length;", &[]), 0);
    let unnamed = "return [...document.querySelectorAll('.rest-face')]
        .filter((card) => !card.dataset.card.startsWith('entered ')).length;";
    assert_eq!(page.run(unnamed, &[]), 0);
    let counted = "return [...document.querySelectorAll('.lane')].every((lane) =>
        lane.querySelectorAll('.lane-rests > i:not(.any)').length ===
        Number(lane.querySelector('.lane-counts span:last-child').textContent.match(/\\d+/)[0]));";
    assert_eq!(page.run(counted, &[]), true, "as many lie there as are counted");
    page.assert_no_errors();
    page.close();
}
