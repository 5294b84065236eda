//! The sheet of a game comes with the game.

use pentathlon_browser::{Look, Page, Site};
use serde_json::json;

/// The sheets of games that were fetched, in order.
const FETCHED: &str = "performance.getEntriesByType('resource').map((one) => one.name)
    .filter((name) => /(orclympics|olympics|olympicards)[^/]*\\.css$/.test(name)).length";
const DRAWN: &str = "document.querySelector('main.set-up')";

fn worn(game: &str) -> String {
    format!("document.querySelector('link[data-sheet={game}]').sheet?.cssRules.length > 0")
}

#[test]
fn the_shelf_fetches_the_sheet_of_no_game_and_a_game_only_its_own() {
    let site = Site::under("/some/sub/path/");
    let page = Page::open(&site, Look::PHONE);
    page.wait_for("the shelf", "document.querySelector('.poster')");
    assert!(page.holds(&format!("({FETCHED}) === 0")));
    page.go("#/new/orclympics");
    // As soon as anything of the game is drawn, it wears its sheet.
    page.wait_for("the set-up", DRAWN);
    assert!(page.holds(&worn("orclympics")));
    assert!(page.holds(&format!("({FETCHED}) === 1")));
    page.go("#/rules/olympics");
    page.wait_for("the rules", "document.querySelector('.rules-text')");
    assert!(page.holds(&worn("olympics")));
    page.reload();
    page.wait_for("the rules", "document.querySelector('.rules-text')");
    assert!(page.holds(&worn("olympics")));
    assert!(page.holds(&format!("({FETCHED}) === 1")), "the other game is not open");
    page.close();
}

#[test]
fn a_game_whose_sheet_does_not_come_is_played_without_and_asks_for_it_again() {
    let site = Site::at_root();
    let page = Page::open(&site, Look::PHONE);
    page.devtools("Network.enable", json!({}));
    page.devtools("Network.setBlockedURLs", json!({ "urls": ["*orclympics*.css"] }));
    page.go("#/new/orclympics");
    page.wait_for("the set-up", DRAWN);
    assert!(!page.holds(&worn("orclympics")));
    page.tap_named("button", "Play");
    page.wait_for("the table", "document.querySelector('main.table')");
    page.devtools("Network.setBlockedURLs", json!({ "urls": [] }));
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.poster')");
    page.go("#/new/orclympics");
    page.wait_for("the set-up", DRAWN);
    assert!(page.holds(&worn("orclympics")));
}
