//! Whole games of Olympia 2000.

use pentathlon_browser::{Look, Page, Site, labelled, said};
use pentathlon_engine::rules::{Seat, Viewer};

use crate::game::{AT_ONCE, Game, SessionPhase, open_more};
use crate::records;
use crate::rotation::everything;

#[test]
fn three_people_and_two_computers_play_as_many_rounds_as_there_are_athletes_for() {
    let site = Site::at_root();
    let record = records::until(5, &[1, 3, 4], 45, |_| true);
    let page =
        Page::open_at(&site, Look::TABLET.still(), "#/table/w", &[(&records::key("w"), &record), AT_ONCE]);
    let mut game = Game::on(&page);
    game.play_quickly(10_000);
    assert_eq!(game.phase(), SessionPhase::Over);
    let rounds = game.truth().view(Viewer::Table).round;
    assert!(rounds >= 11, "five play 11 rounds, not {rounds}");
    game.assert_podium_is_right();
    page.close();
}

#[test]
fn five_people_play_by_tap_and_nobody_sees_another_hand() {
    let site = Site::at_root();
    let record = records::at_athletes(5, &[0, 1, 2, 3, 4], 5);
    let page =
        Page::open_at(&site, Look::PHONE.still(), "#/table/w", &[(&records::key("w"), &record), AT_ONCE]);
    let mut game = Game::on(&page);
    let mut looked = Vec::new();
    loop {
        match game.next() {
            SessionPhase::Curtain if !everything() && looked.len() > 16 => {
                game.play_quickly(10_000);
            }
            SessionPhase::Curtain => {
                game.assert_shows_only_to(Viewer::Table);
                let seat = game.waited_for();
                // By keyboard: holding a finger down would take five people two minutes in total.
                game.open_curtain_by_key();
                assert_eq!(game.looking(), seat, "the person called is looking");
            }
            SessionPhase::Asking => {
                let seat = game.looking();
                looked.push(seat);
                game.assert_shows_only_to(game.viewer());
                let action = game.random_action();
                game.tap(&action);
            }
            SessionPhase::Over => break,
            phase => panic!("nobody waits for {phase:?}"),
        }
    }
    // The last athlete of a hand competes without being chosen.
    let rounds = if everything() { 5 } else { 2 };
    for seat in Seat::all(5) {
        let chosen = looked.iter().filter(|&&one| one == seat).count();
        assert!(chosen >= rounds, "{seat} has chosen in every round");
    }
    game.assert_podium_is_right();
    page.close();
}

#[test]
fn the_podium_leads_to_a_rematch_to_the_replay_and_home() {
    let site = Site::at_root();
    let record = records::over(3, &[0, 1, 2]);
    let page =
        Page::open_at(&site, Look::TABLET.still(), "#/table/w", &[(&records::key("w"), &record), AT_ONCE]);
    let game = Game::on(&page);
    game.assert_podium_is_right();

    open_more(&page);
    page.tap_named(".what-else a", said("screens", "watch-replay"));
    page.wait_for("the replay", "document.querySelector('.replay-controls')");
    let hands = "[...document.querySelectorAll('.all-hands > li')]";
    page.wait_for("a row of cards for each seat", &format!("{hands}.length === 3"));
    page.wait_for(
        "cards in each",
        &format!("{hands}.every((row) => row.querySelectorAll('li').length >= 3)"),
    );
    page.tap(&labelled(said("screens", "replay-on")));
    page.wait_for("another step", "document.querySelector('.replay-controls input').value === '1'");
    page.tap_named(".replay-controls button", said("screens", "replay-run"));
    page.wait_for(
        "the end",
        "(({ value, max }) => value === max)(document.querySelector('.replay-controls input'))",
    );
    page.tap_named(".replay-controls button", said("screens", "log"));
    let line = ".log > :nth-child(2) li:nth-child(3) .log-line";
    let sentence = page.run(&format!("return document.querySelector('{line}').textContent;"), &[]);
    page.tap(line);
    page.wait_for(
        "the step of that sentence",
        &format!("!document.querySelector('dialog') && {sentence}.startsWith(document.querySelector('.replay-said').textContent)"),
    );
    page.tap_named(".replay-controls button", said("screens", "replay-play-on"));
    page.wait_for(
        "a table",
        "location.hash.startsWith('#/table/') && document.querySelector('[data-phase=asking]')",
    );
    let branch = Game::on(&page).truth();
    assert_eq!(branch.people().len(), 1, "the others are computers");
    page.go("#/replay/w");
    page.tap_named(".replay-controls a", said("screens", "replay-end"));
    game.assert_podium_is_right();

    page.tap_named(".podium-actions button", said("screens", "rematch"));
    page.wait_for(
        "a new table",
        "location.hash !== '#/table/w' && document.querySelector('[data-phase=curtain]')",
    );
    let again = Game::on(&page).truth();
    let before = game.truth();
    assert_eq!(again.players(), before.players());
    assert_eq!(again.setup(), before.setup());
    assert_ne!(again.source(), before.source(), "other cards");
    assert!(again.is_empty());
    assert_eq!(game.record(), record, "the old result is still there");
    page.close();
}
