//! Two people share one device.

use pentathlon_browser::{Look, Page, Site, Value, said, said_with};
use pentathlon_engine::games::olympia2000::Phase;
use pentathlon_engine::rules::{Seat, Viewer};

use crate::game::{ASKING, AT_ONCE, COVER, Game, HASTE, OPEN_CHOICE, SessionPhase, leave_free, seat};
use crate::records;
use crate::rotation::everything;

/// How many curtains are opened by finger; then the page plays on, or all are with `--all`.
const MAX_CURTAINS: usize = 12;

#[test]
fn two_people_play_from_the_shelf_to_the_podium_and_nobody_sees_another_hand() {
    let site = Site::at_root();
    let fast = [("pentathlon/settings", "pace=fast")];
    let page = Page::open_at(&site, Look::TABLET.still(), "", &fast);
    page.run(HASTE, &[]);

    page.tap(COVER);
    leave_free(&page, 3);
    seat(&page, 2, said("screens", "somebody-new"));
    page.wait_for_text("body", &said_with("screens", "one-device", &[("people", Value::Number(2))]));
    page.tap_named("button", said("screens", "play"));

    let mut game = Game::on(&page);
    let mut opened = [0; 2];
    let (mut holder, mut taps) = (None, 0);
    let mut rounds = Vec::new();
    loop {
        match game.next() {
            SessionPhase::Curtain if !everything() && rounds.len() >= MAX_CURTAINS => {
                game.play_quickly(10_000);
            }
            SessionPhase::Curtain => {
                let hidden = game.assert_shows_only_to(Viewer::Table);
                let truth = game.truth();
                let seat = game.waited_for();
                assert!(truth.awaiting().seats().contains(seat), "the curtain waits for who is asked");
                let view = truth.view(Viewer::Table);
                assert_eq!(hidden, 55 - view.revealed.len(), "whoever is not turned over is hidden");
                let again = page.text_of(".curtain").contains(said("screens", "curtain-again"));
                assert_eq!(again, holder == Some(seat), "who has the device need not pass it");
                holder = Some(seat);
                taps += usize::from(again);
                opened[seat.index()] += 1;
                rounds.push(usize::from(view.round));
                game.open_curtain();
            }
            SessionPhase::Asking => {
                let viewer = game.viewer();
                game.assert_shows_only_to(viewer);
                // Whoever chooses before all eyes has the device afterwards.
                holder = Some(game.looking());
                let action = game.random_action();
                game.tap(&action);
            }
            SessionPhase::Over => break,
            phase => panic!("nobody waits for {phase:?}"),
        }
    }
    game.assert_podium_is_right();
    let played = usize::from(game.truth().view(Viewer::Table).round);
    assert!(played >= 25, "two people play 25 rounds at least, not {played}");
    rounds.dedup();
    let watched = rounds.len();
    assert!(
        rounds.is_sorted_by(|one, next| one + 1 == *next),
        "a curtain was met in every round: {rounds:?}"
    );
    assert!(watched == played || !everything(), "{watched} of {played} rounds were watched");
    assert!(watched > 3 && taps > 0, "{watched} rounds, {taps} taps");
    for seat in [Seat(0), Seat(1)] {
        assert!(opened[seat.index()] + 1 >= watched, "each has taken the screen in every round");
    }
    page.close();
}

#[test]
fn one_tap_opens_the_curtain_where_that_is_chosen() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::TABLET.still(), "#/settings", &[AT_ONCE]);
    page.tap_named(".pill:has([name=curtain])", said("screens", "curtain-by-tap"));
    page.wait("the choice to be kept", || match page.stored("pentathlon/settings") {
        Some(settings) if settings.contains("curtain=") => Ok(()),
        settings => Err(format!("{settings:?}")),
    });
    page.go("#/new/olympia2000");
    page.wait_for_text("body", said("screens", "alone"));
    seat(&page, 2, said("screens", "somebody-new"));
    page.wait_for_text("body", &said_with("screens", "one-device", &[("people", Value::Number(2))]));
    page.tap_named("button", said("screens", "play"));
    let mut game = Game::on(&page);
    for _ in 0..2 {
        page.wait_for_text(".curtain", said("screens", "curtain-pass"));
        page.wait_for_text(".curtain .hold", said("screens", "curtain-tap"));
        game.open_curtain();
        game.assert_shows_only_to(game.viewer());
        let action = game.random_action();
        game.tap(&action);
    }
    page.close();
}

#[test]
fn the_finger_that_opens_the_curtain_touches_nothing_behind_it() {
    let site = Site::at_root();
    let record = records::at_athletes(2, &[0, 1], 1);
    for look in [Look::TABLET, Look::PHONE] {
        let page = Page::open_at(&site, look.still(), "#/table/a", &[(&records::key("a"), &record)]);
        let game = Game::on(&page);
        game.open_curtain();
        assert!(!page.holds("document.querySelector('[aria-pressed=true], .confirm')"), "{look:?}");
        assert_eq!(game.record(), record);
        page.close();
    }
}

#[test]
fn the_keyboard_is_on_the_curtain_as_soon_as_it_comes_down() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let record = records::at_athletes(2, &[0, 1], 1);
    page.begin_at("#/table/k", &[(&records::key("k"), &record), AT_ONCE]);
    let game = Game::on(&page);
    let act =
        || {
            let before = game.record();
            page.press("1");
            page.press("Enter");
            page.wait("something to be done", || {
                if game.record() == before { Err(before.clone()) } else { Ok(()) }
            });
        };
    for key in ["Enter", "Space"] {
        page.wait_for("the keyboard on the curtain", "document.activeElement?.matches('.curtain .hold')");
        page.press(key);
        page.wait_for("the hand", ASKING);
        act();
    }
    // One player makes the open choice of a prize, and another deals after that.
    let record = records::until(2, &[0, 1], 3, |table| {
        let view = table.view(Viewer::Table);
        matches!(view.phase, Phase::Chip { chooser } if chooser != view.dealer)
    });
    page.begin_at("#/table/k", &[(&records::key("k"), &record), AT_ONCE]);
    page.wait_for("the choice", OPEN_CHOICE);
    Game::on(&page).assert_shows_only_to(Viewer::Table);
    act();
    page.wait_for("the keyboard on the curtain", "document.activeElement?.matches('.curtain .hold')");
    page.close();
}
