//! A game is never lost, and never shown to whoever happens to reopen it.

use pentathlon_browser::{Look, Page, Site, labelled, said};
use pentathlon_engine::rules::{Seat, Viewer};
use serde_json::json;

use crate::game::{ASKING, AT_ONCE, CURTAIN, Game, OPEN_CHOICE, SessionPhase, css};
use crate::records;
use crate::rotation::{Phases, everything};

/// Selects an action and performs it, without touch.
#[track_caller]
fn act(page: &Page, game: &Game<'_>, action: &str) {
    let before = game.record();
    page.run("document.querySelector(arguments[0]).click();", &[css(action).into()]);
    let is_done = || game.record() != before;
    page.wait("something to confirm, or something to be done", || {
        if is_done() || page.holds("document.querySelector('.confirm')") {
            Ok(())
        } else {
            Err(before.clone())
        }
    });
    page.run("document.querySelector('.confirm')?.click();", &[]);
    game.wait_until_kept(&before, action);
}

#[test]
fn two_people_can_reload_between_any_two_actions_of_a_whole_game() {
    let site = Site::at_root();
    let record = records::until(2, &[0, 1], 8, |_| true);
    let page =
        Page::open_at(&site, Look::PHONE.still(), "#/table/r", &[(&records::key("r"), &record), AT_ONCE]);
    let mut game = Game::on(&page);
    let (mut phases, mut reloads) = (Phases::default(), 0);
    let mut reloaded = true;
    while game.next() != SessionPhase::Over {
        if reloaded {
            let closed = game.phase() == SessionPhase::Curtain || page.holds(OPEN_CHOICE);
            assert!(closed, "nobody's hand is open after a reload");
            game.assert_shows_only_to(Viewer::Table);
        }
        if game.phase() == SessionPhase::Curtain {
            assert!(game.truth().awaiting().seats().contains(game.waited_for()));
            game.assert_shows_only_to(Viewer::Table);
            game.open_curtain_by_key();
        }
        let action = game.random_action();
        act(&page, &game, &action);
        // Twice after each kind of action, or after every action (`rotation`).
        reloaded = phases.is_new(&[action]);
        if !reloaded {
            game.play_quickly(4);
            continue;
        }
        let kept = game.record();
        page.reload();
        page.wait_for_table();
        assert_eq!(game.record(), kept, "a reload changes nothing");
        reloads += 1;
    }
    assert!(reloads > if everything() { 75 } else { 2 }, "{reloads}");
    game.assert_podium_is_right();
    page.close();
}

#[test]
fn somebody_alone_can_reload_between_any_two_actions_and_has_the_same_hand() {
    let site = Site::at_root();
    let record = records::until(4, &[0], 9, |_| true);
    let page =
        Page::open_at(&site, Look::PHONE.still(), "#/table/r", &[(&records::key("r"), &record), AT_ONCE]);
    let mut game = Game::on(&page);
    let mut phases = Phases::default();
    while game.next() != SessionPhase::Over {
        if !phases.is_new(&game.ready()) {
            game.play_quickly(1);
            continue;
        }
        // A card keeps its place while the hand is on the screen; after a reload the hand is sorted.
        let ready = || {
            let mut ready = game.ready();
            ready.sort();
            ready
        };
        let before = (game.record(), ready());
        page.reload();
        page.wait_for_table();
        assert_eq!(game.next(), SessionPhase::Asking, "no curtain for somebody alone");
        assert_eq!((game.record(), ready()), before);
        game.assert_shows_only_to(Viewer::Seat(Seat(0)));
        let action = game.random_action();
        act(&page, &game, &action);
    }
    game.assert_podium_is_right();
    page.close();
}

#[test]
fn what_was_only_selected_is_not_done_after_a_reload() {
    let site = Site::at_root();
    let record = records::at_chip(2, &[0, 1], 2);
    let page = Page::open_at(&site, Look::PHONE.still(), "#/table/r", &[(&records::key("r"), &record)]);
    let game = Game::on(&page);
    game.open_curtain_by_key();
    page.tap("[data-ready=true]");
    page.wait_for("a selection", "document.querySelector('.confirm')");
    page.reload();
    page.wait_for("the question", OPEN_CHOICE);
    assert_eq!(game.record(), record);
    game.open_curtain_by_key();
    assert!(!page.holds("document.querySelector('.confirm, [aria-pressed=true]')"));
    page.close();
}

#[test]
fn an_interrupted_table_is_on_the_shelf_and_resumes_behind_the_curtain() {
    let site = Site::at_root();
    let record = records::at_deal(3, &[0, 1, 2], 2);
    let page = Page::open_at(&site, Look::PHONE.still(), "#/table/r", &[(&records::key("r"), &record)]);
    let game = Game::on(&page);
    game.open_curtain_by_key();
    page.tap(&labelled(said("screens", "pause")));
    page.tap_named("dialog a", said("screens", "leave-table"));
    page.wait_for("the shelf", "document.querySelector('.shelf .waiting')");
    game.assert_shows_only_to(Viewer::Table);
    page.tap_named(".waiting a", said("app", "continue-game"));
    page.wait_for("the curtain", CURTAIN);
    game.assert_shows_only_to(Viewer::Table);
    assert_eq!(game.record(), record);
    // The browser's back and forward buttons do not bypass the curtain.
    game.open_curtain_by_key();
    page.ask("going back", page.driver().back());
    page.wait_for("the shelf", "document.querySelector('.shelf .waiting')");
    page.ask("going forward", page.driver().forward());
    page.wait_for("the curtain", CURTAIN);
    game.assert_shows_only_to(Viewer::Table);
    page.close();
}

/// What the browser does when another tab or app comes to the front.
pub fn hide(page: &Page) {
    page.run(
        "Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
         Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
         document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));",
        &[],
    );
}

/// What the browser does when the page becomes visible again.
pub fn show(page: &Page) {
    page.run(
        "delete document.visibilityState; delete document.hidden;
         document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));",
        &[],
    );
}

/// A situation with part of a hand on the screen: its name, the record, the pace, and the actions there.
type Way = (&'static str, fn() -> String, &'static str, fn(&Page));

#[test]
fn the_curtain_comes_down_when_the_page_is_hidden_whatever_is_open() {
    let athletes: fn() -> String = || records::at_athletes(3, &[0, 1, 2], 3);
    let chip: fn() -> String = || records::at_chip(3, &[0, 1, 2], 3);
    let deal: fn() -> String = || records::at_deal(3, &[0, 1, 2], 3);
    let give: fn(&Page) = |page| {
        page.tap("[data-action^=give]");
    };
    let give_and_wait: fn(&Page) = |page| {
        page.tap("[data-action^=give]");
        page.wait_for("the next card", "document.querySelector('[data-phase=asking] [data-action=keep]')");
    };
    let ways: [Way; 9] = [
        ("a hand", athletes, "normal", |_| {}),
        ("a selected athlete", athletes, "normal", |page| {
            page.tap(".hand .card");
            page.wait_for("the button", "document.querySelector('.confirm')");
        }),
        ("a coming prize to choose", chip, "normal", |page| page.tap("[data-ready=true]")),
        ("a card from the deck", deal, "normal", |_| {}),
        ("what a dealer did", deal, "instant", give_and_wait),
        ("a card being given", deal, "step", give),
        ("the log", deal, "instant", |page| {
            page.tap(&labelled(said("screens", "log")));
            page.wait_for("the log", "document.querySelector('dialog .log')");
        }),
        ("the question before an undo", athletes, "normal", |page| {
            page.tap(&labelled(said("screens", "undo")));
            page.wait_for("the question", "document.querySelector('dialog[open]')");
        }),
        ("the reason why not", deal, "normal", |page| {
            page.tap(".hand .card");
            page.wait_for("the reason", "document.querySelector('.notice')");
        }),
    ];
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut faults = Vec::new();
    for (what, record, pace, open) in ways {
        let settings = format!("pace={pace}");
        page.begin_at("#/table/h", &[(&records::key("h"), &record()), ("pentathlon/settings", &settings)]);
        let game = Game::on(&page);
        game.open_curtain_by_key();
        game.assert_shows_only_to(Viewer::Seat(game.looking()));
        open(&page);
        hide(&page);
        let hidden = crate::secrets::hidden_from(&game.truth(), Viewer::Table);
        let told = crate::secrets::told(&page.everything(), &hidden);
        if !told.is_empty() {
            faults.push(format!("while {what} is open: {told:?}"));
        }
        show(&page);
        let told = crate::secrets::told(&page.everything(), &hidden);
        if !told.is_empty() {
            faults.push(format!("coming back to {what}: {told:?}"));
        }
    }
    assert!(faults.is_empty(), "A hidden page tells\n{}", faults.join("\n"));
    page.close();
}

#[test]
fn a_minimized_window_closes_the_curtain() {
    let site = Site::at_root();
    let record = records::at_athletes(2, &[0, 1], 2);
    let page = Page::open_at(&site, Look::TABLET.still(), "#/table/h", &[(&records::key("h"), &record)]);
    let game = Game::on(&page);
    game.open_curtain_by_key();
    let window = page.devtools("Browser.getWindowForTarget", json!({}))["windowId"].clone();
    for state in ["minimized", "normal"] {
        let bounds = json!({ "windowId": window, "bounds": { "windowState": state } });
        page.devtools("Browser.setWindowBounds", bounds);
    }
    page.wait_for("the curtain", CURTAIN);
    game.assert_shows_only_to(Viewer::Table);
    page.close();
}

#[test]
fn somebody_alone_looks_on_when_the_page_was_hidden() {
    let site = Site::at_root();
    let record = records::at_athletes(4, &[0], 2);
    let page = Page::open_at(&site, Look::PHONE.still(), "#/table/h", &[(&records::key("h"), &record)]);
    let game = Game::on(&page);
    page.wait_for("the hand", ASKING);
    hide(&page);
    show(&page);
    game.assert_shows_only_to(Viewer::Seat(Seat(0)));
    assert!(!page.holds(CURTAIN));
    page.close();
}

#[test]
fn the_pause_closes_the_curtain_and_reveals_nothing() {
    let site = Site::at_root();
    let record = records::at_deal(3, &[0, 1, 2], 4);
    let page =
        Page::open_at(&site, Look::PHONE.still(), "#/table/p", &[(&records::key("p"), &record), AT_ONCE]);
    let game = Game::on(&page);
    game.open_curtain_by_key();
    // Three people: the player who gives the first card away looks at another.
    page.tap("[data-action^=give]");
    page.wait_for("the next card", "document.querySelector('[data-phase=asking] [data-action=keep]')");
    page.tap(&labelled(said("screens", "pause")));
    page.wait_for("the pause", "document.querySelector('dialog[open]')");
    game.assert_shows_only_to(Viewer::Table);
    page.tap_named("dialog button", said("screens", "play-on"));
    page.wait_for("the curtain", CURTAIN);
    game.assert_shows_only_to(Viewer::Table);
    page.close();
}
