//! The app works under any path of a static host.

use pentathlon_browser::{Look, Page, Site, labelled, said};

use crate::game::{AT_ONCE, COVER, CURTAIN, Game, OPEN_CHOICE, seat};

#[track_caller]
fn a_few_rounds_are_played_under(place: &str) {
    let site = Site::under(place);
    let page = Page::open_at(&site, Look::TABLET_UPRIGHT.still(), "", &[AT_ONCE]);
    let lies_there = format!("location.pathname === '{place}'");
    page.tap(COVER);
    page.tap_named(".set-up button", said("screens", "how-to-play"));
    page.wait_for("the rules", "document.querySelector('dialog[open] .rules-text')");
    page.press("Escape");
    page.wait_for("the set-up", "!document.querySelector('dialog[open]')");
    seat(&page, 2, said("screens", "somebody-new"));
    page.tap_named("button", said("screens", "play"));

    let mut game = Game::on(&page);
    assert_eq!(game.play_quickly(12), 12);
    assert!(page.holds(&lies_there));
    page.reload();
    assert_eq!(game.play_quickly(12), 12);
    page.tap(&labelled(said("screens", "pause")));
    page.tap_named("dialog a", said("app", "settings"));
    page.wait_for("the settings", "document.querySelector('.settings')");
    page.tap(&labelled(said("screens", "to-table")));
    page.tap(&labelled(said("screens", "pause")));
    page.tap_named("dialog a", said("screens", "leave-table"));
    page.tap_named(".waiting a", said("app", "continue-game"));
    page.wait_for("the table, or a choice before all eyes", &format!("{CURTAIN} || {OPEN_CHOICE}"));
    assert!(page.holds(&lies_there));
    // Everything was loaded from that path.
    let strangers = page.run(
        "return performance.getEntriesByType('resource').map((one) => one.name)
           .filter((name) => !name.startsWith(location.origin + location.pathname));",
        &[],
    );
    assert_eq!(strangers, serde_json::json!([]));
    page.close();
}

#[test]
fn a_game_is_played_under_the_root() {
    a_few_rounds_are_played_under("/");
}

#[test]
fn a_game_is_played_under_a_path_of_its_own() {
    a_few_rounds_are_played_under("/some/sub/path/");
}
