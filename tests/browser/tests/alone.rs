//! One person among computer players.

use pentathlon_browser::{Look, Page, Site, said};
use pentathlon_engine::rules::{Seat, Viewer};

use crate::game::{AT_ONCE, COVER, Game, HASTE, SessionPhase, css, go_by};

/// The person's seat.
const OWN: Seat = Seat(0);

/// From now on the page records whether it ever showed a curtain.
fn watch_for_curtains(page: &Page) {
    page.run(
        "window.metACurtain = false;
         const look = () => { window.metACurtain ||= document.querySelector('.curtain') !== null; };
         new MutationObserver(look).observe(document, { childList: true, subtree: true });",
        &[],
    );
}

#[track_caller]
fn assert_no_curtain_was_met(page: &Page) {
    assert!(page.holds("window.metACurtain === false"), "a person alone never meets a curtain");
}

#[test]
fn a_person_plays_against_three_computers_from_the_shelf_to_the_podium_and_meets_no_curtain() {
    let site = Site::at_root();
    let four = "person Ana\ncomputer silver Bo\ncomputer silver Chen\ncomputer silver Dita";
    let kept = [("pentathlon/settings", "pace=fast"), ("pentathlon/setup/olympia2000", four)];
    let page = Page::open_at(&site, Look::PHONE, "", &kept);
    page.run(HASTE, &[]);
    watch_for_curtains(&page);

    page.tap(COVER);
    page.tap_named("button", said("screens", "play"));

    let mut game = Game::on(&page);
    loop {
        match game.next() {
            SessionPhase::Asking => {
                assert_eq!(game.looking(), OWN);
                game.assert_shows_only_to(Viewer::Seat(OWN));
                let action = game.random_action();
                game.tap(&action);
            }
            SessionPhase::Over => break,
            phase => panic!("a person alone never meets {phase:?}"),
        }
    }
    let players: Vec<String> = game.truth().players().iter().map(ToString::to_string).collect();
    assert_eq!(players, ["person Ana", "computer silver Bo", "computer silver Chen", "computer silver Dita"]);
    assert_eq!(game.truth().view(Viewer::Table).round, 13);
    game.assert_podium_is_right();
    assert_no_curtain_was_met(&page);
    page.close();
}

#[test]
fn a_whole_game_is_played_with_the_keyboard_alone_and_the_focus_is_never_lost() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::TABLET.still(), "", &[AT_ONCE]);
    watch_for_curtains(&page);

    go_by(&page, "Tab", COVER);
    page.press("Enter");
    page.wait_for(
        "the set-up",
        "document.activeElement?.id === 'screen-title' && document.querySelector('.set-up')",
    );
    go_by(&page, "Tab", "button[type=submit]");
    page.press("Enter");

    let mut game = Game::on(&page);
    let mut turns = 0_usize;
    while game.next() == SessionPhase::Asking {
        page.wait_for(
            "the focus on the table once somebody is asked",
            "document.activeElement.closest('main.table') && document.activeElement.checkVisibility()",
        );
        let before = game.record();
        let action = game.random_action();
        let wanted = css(&action);
        // Actions with a label of their own, and the only possible action, take a single key.
        if game.ready().len() == 1
            || page.holds(&format!("!document.querySelector('{wanted}').hasAttribute('aria-pressed')"))
        {
            go_by(&page, "ArrowRight", &wanted);
            page.press("Enter");
            game.wait_until_kept(&before, &action);
            turns += 1;
            continue;
        }
        match turns % 4 {
            // A digit selects, Enter confirms.
            0 => {
                let at = game.ready().iter().position(|ready| *ready == action).expect("it is ready");
                page.press(&(at + 1).to_string());
            }
            // Arrows move in both directions, Enter selects.
            1 => {
                go_by(&page, "ArrowRight", &wanted);
                page.press("Enter");
            }
            2 => {
                go_by(&page, "ArrowUp", &wanted);
                page.press("Space");
            }
            // With the browser's usual shortcut, and with the button.
            _ => {
                go_by(&page, "Shift+Tab", &wanted);
                page.press("Enter");
                go_by(&page, "Tab", ".confirm");
            }
        }
        assert_eq!(game.record(), before, "a choice is not yet an action");
        if turns % 5 == 1 {
            // After a change of mind Escape cancels, and the focus stays.
            page.press("Escape");
            page.wait_for("no selection", "!document.querySelector('[aria-pressed=true]')");
            go_by(&page, "ArrowLeft", &wanted);
            page.press("Enter");
        }
        page.press("Enter");
        game.wait_until_kept(&before, &action);
        turns += 1;
    }
    assert!(turns > 13, "{turns}");
    game.assert_podium_is_right();
    assert_no_curtain_was_met(&page);
    page.wait_for("the focus on the result", "document.activeElement.id === 'podium-title'");
    go_by(&page, "Tab", ".podium-actions [aria-haspopup]");
    page.press("Enter");
    go_by(&page, "Tab", ".what-else a[href=\"#/\"]");
    page.press("Enter");
    page.wait_for(
        "the shelf",
        "document.querySelector('.shelf') && document.activeElement.id === 'screen-title'",
    );
    page.close();
}

#[test]
fn letters_are_commands_unless_they_are_switched_off() {
    let site = Site::at_root();
    let record = crate::records::at_athletes(4, &[0], 2);
    let kept = (&*crate::records::key("k"), &*record);
    let page = Page::open_at(&site, Look::TABLET.still(), "#/table/k", &[kept, AT_ONCE]);
    let game = Game::on(&page);
    game.next();
    page.wait_for("the focus on a card", "document.activeElement.matches('.card')");
    page.run("document.activeElement.dataset.mine = 'yes';", &[]);
    for (key, title) in [("l", "log-title"), ("?", "rules"), ("p", "pause-title"), ("u", "undo-title")] {
        let title = said(if title == "rules" { "app" } else { "screens" }, title);
        page.press(key);
        page.wait("the dialog", || match page.text_of("dialog[open] h2") {
            found if found == title => Ok(()),
            found => Err(format!("{key} opens \"{found}\" and not \"{title}\"")),
        });
        page.press("Escape");
        page.wait_for("the focus back where it was", "document.activeElement.dataset.mine === 'yes'");
    }
    assert_eq!(game.record(), record);

    page.begin_at("#/table/k", &[kept, ("pentathlon/settings", "pace=instant letters=off")]);
    let game = Game::on(&page);
    game.next();
    page.wait_for("the focus on a card", "document.activeElement.matches('.card')");
    for key in ["l", "?", "p", "u", "1"] {
        page.press(key);
    }
    assert!(!page.holds("document.querySelector('dialog, [aria-pressed=true]')"));
    page.press("ArrowRight");
    page.press("Enter");
    page.wait_for("a selection", "document.querySelector('.card[aria-pressed=true]')");
    assert_eq!(game.record(), record);
    page.close();
}

/// Presses a key of another keyboard, with what is on it and where it is.
#[track_caller]
fn press_there(page: &Page, key: &str, code: &str, shift: bool) {
    let script = "const [key, code, shiftKey] = arguments;
        const target = document.activeElement ?? document.body;
        for (const type of ['keydown', 'keyup']) {
          target.dispatchEvent(new KeyboardEvent(type, { key, code, shiftKey, bubbles: true, cancelable: true }));
        }";
    page.run(script, &[key.into(), code.into(), shift.into()]);
}

#[test]
fn other_keyboards_and_caps_lock_have_the_same_keys() {
    let site = Site::at_root();
    let record = crate::records::at_athletes(4, &[0], 2);
    let kept = (&*crate::records::key("k"), &*record);
    let page = Page::open_at(&site, Look::TABLET.still(), "#/table/k", &[kept, AT_ONCE]);
    let game = Game::on(&page);
    game.next();
    page.wait_for("the focus on a card", "document.activeElement.matches('.card')");
    // Caps Lock, Cyrillic.
    for (key, code) in [("L", "KeyL"), ("д", "KeyL"), ("Д", "KeyL")] {
        press_there(&page, key, code, false);
        page.wait_for_text("dialog[open] h2", said("screens", "log-title"));
        page.press("Escape");
        page.wait_for("the table", "!document.querySelector('dialog')");
    }
    // The key of a French digit, and a digit of another script's keyboard.
    let second = "document.querySelectorAll('[data-ready=true]')[1]?.matches('[aria-pressed=true]')";
    for (key, code) in [("é", "Digit2"), ("2", "Digit2")] {
        press_there(&page, key, code, false);
        page.wait_for(&format!("the second card by {key}"), second);
        page.press("Escape");
        page.wait_for("no selection", "!document.querySelector('[aria-pressed=true]')");
    }
    // A Latin letter is that letter wherever it is, and a shifted sign is no digit.
    for (key, code, shift) in [("n", "KeyL", false), ("@", "Digit2", true), ("ArrowUp", "KeyL", false)] {
        press_there(&page, key, code, shift);
    }
    assert!(!page.holds("document.querySelector('dialog, [aria-pressed=true]')"));
    assert_eq!(game.record(), record);
    page.close();
}
