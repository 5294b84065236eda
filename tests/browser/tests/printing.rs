//! What is printed: all of it, and nothing that only a screen needs.

use pentathlon_browser::{Look, Page, Site, labelled, records, said};
use serde_json::json;

use crate::game::AT_ONCE;
use crate::rules::DRAWN;

/// The two sizes of paper, in inches.
const PAPERS: [(f64, f64); 2] = [(8.27, 11.69), (8.5, 11.0)];

/// How many sides of such a paper the page prints on.
fn sides(page: &Page, (width, height): (f64, f64)) -> usize {
    let paper = json!({ "paperWidth": width, "paperHeight": height, "printBackground": true });
    let printed = page.devtools("Page.printToPDF", paper);
    let count = "return atob(arguments[0]).match(/\\/Type\\s*\\/Page\\b/g).length;";
    page.run(count, &[printed["data"].clone()]).as_u64().expect("a number") as usize
}

#[test]
fn the_rules_of_each_game_are_printed_on_two_sides_without_what_only_a_screen_needs() {
    for game in pentathlon_engine::games::shelf().map(|info| info.id) {
        let address = format!("#/rules/{game}");
        let page = Page::open_at(&Site::at_root(), Look::TABLET.still(), &address, &[AT_ONCE]);
        page.wait_for("the rules", DRAWN);
        let sides = PAPERS.map(|paper| sides(&page, paper));
        println!("{game}: {sides:?}");
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" }));
        assert!(
            page.holds("!document.querySelector('.rules-search').getClientRects().length"),
            "{game}: no search"
        );
        assert!(
            page.holds(
                "[...document.querySelectorAll('button:not([inert] *)')].every((one) => !one.getClientRects().length)"
            )
        );
        let points = page.run(
            "return parseFloat(getComputedStyle(document.querySelector('.rules-text > p')).fontSize) * 72 / 96;",
            &[],
        );
        assert!(points.as_f64().is_some_and(|points| points >= 7.5), "{game}: {points} points");
        assert!(sides.iter().all(|&sides| sides <= 2), "{game}: {sides:?} sides");
        page.close();
    }
}

/// What holds lines and does not show all of them, of that which is printed.
const CUT_OFF: &str = "return [...document.querySelectorAll('body *')]
    .filter((e) => e.getClientRects().length && getComputedStyle(e).overflowY !== 'visible')
    .filter((e) => e.querySelector('li, tr') && e.scrollHeight > e.clientHeight + 1)
    .map((e) => `${e.tagName} ${e.className}`);";

#[test]
fn a_podium_a_replay_and_a_log_are_printed_whole_without_their_buttons() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let record = include_str!("../records/olympia2000-5-over.txt");
    page.begin_at("#/table/p", &[(&records::key("p"), record), AT_ONCE]);
    page.wait_for("the podium", "document.querySelector('.podium .podium-actions button')");
    let print = |what: &str| {
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" }));
        assert_eq!(page.run(CUT_OFF, &[]), json!([]), "{what}");
        let buttons = "return [...document.querySelectorAll('.button, .primary, .round')]
            .filter((one) => one.getClientRects().length).map((one) => one.innerText);";
        assert_eq!(page.run(buttons, &[]), json!([]), "{what} has buttons");
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "" }));
    };
    print("the podium");
    page.tap(&labelled(said("screens", "log")));
    page.wait_for("the log", "document.querySelector('.log li')");
    print("the log");
    assert!(sides(&page, PAPERS[0]) > 1, "on one side it would be cut off");
    page.go("#/replay/p");
    page.wait_for(
        "the replay",
        "document.querySelector('.replay-controls') && document.querySelector('.all-hands li')",
    );
    print("the replay");
    page.close();
}
