//! Undo: free as long as nobody has learned anything, and with the agreement of the table after that.

use pentathlon_browser::{Look, Page, Site, Value, labelled, names_in, said, said_with};
use pentathlon_engine::rules::{Seat, Viewer};
use serde_json::json;

use crate::game::{ASKING, AT_ONCE, CURTAIN, Game, SessionPhase};
use crate::records;

fn table(page: &Page, record: &str) {
    page.begin_at("#/table/u", &[(&records::key("u"), record), AT_ONCE]);
}

#[test]
fn a_secret_choice_is_taken_back_by_its_owner_alone_and_leaves_no_trace() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = records::at_athletes(3, &[0, 1, 2], 2);
    table(&page, &record);
    let mut game = Game::on(&page);
    game.open_curtain();
    let chosen = game.random_action();
    game.tap(&chosen);
    page.wait_for("the curtain for the next", CURTAIN);
    assert_eq!(game.waited_for(), Seat(1));

    // At the curtain of another player, only the curtain of the action's owner appears.
    let done = game.record();
    page.tap(&labelled(said("screens", "undo")));
    wait_for_owner(&page);
    assert!(!page.holds("document.querySelector('dialog')"), "no question: nobody has learned anything");
    assert_eq!(game.phase(), SessionPhase::Curtain, "the person who took it back may not be the one looking");
    assert_eq!(game.waited_for(), Seat(0), "the choice was theirs");
    assert_eq!(game.record(), done, "nothing is taken back yet");
    game.assert_shows_only_to(Viewer::Table);
    page.tap_named(".curtain button", said("screens", "undo-not"));
    page.wait_for("the next again", "document.querySelector('.curtain h2')?.innerText === 'Bo'");
    assert_eq!(game.record(), done, "and it was left");

    // A hidden page, a pause or a reload leave it as well.
    page.tap(&labelled(said("screens", "undo")));
    wait_for_owner(&page);
    page.reload();
    page.wait_for("the next again", "document.querySelector('.curtain h2')?.innerText === 'Bo'");
    assert_eq!(game.record(), done);

    page.press("u");
    wait_for_owner(&page);
    game.open_curtain();
    page.wait("the choice to be open again", || {
        if game.record() == record { Ok(()) } else { Err(game.record()) }
    });
    assert_eq!(game.looking(), Seat(0));
    game.assert_shows_only_to(Viewer::Seat(Seat(0)));
    // It is said whose choice it is again.
    page.wait_for_text("[role=status]", "Ana");
    assert!(game.ready().contains(&chosen));
    page.close();
}

/// The curtain is for Ana, the only one who may undo her choice.
#[track_caller]
fn wait_for_owner(page: &Page) {
    page.wait_for(
        "the owner's curtain",
        "document.querySelector('.curtain h2')?.innerText === 'Ana' && \
         document.querySelectorAll('.curtain button').length === 2",
    );
    page.wait_for_text(".curtain .hold", said("screens", "curtain-take-back"));
}

#[test]
fn while_somebody_looks_the_secret_choice_of_another_is_not_taken_back_without_its_owner() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = records::at_athletes(2, &[0, 1], 2);
    table(&page, &record);
    let mut game = Game::on(&page);
    game.open_curtain();
    let chosen = game.random_action();
    game.tap(&chosen);
    game.open_curtain();
    assert_eq!(game.looking(), Seat(1));
    let done = game.record();
    page.press("u");
    wait_for_owner(&page);
    assert_eq!(game.record(), done);
    game.assert_shows_only_to(Viewer::Table);
    game.open_curtain();
    page.wait("the choice to be open again", || {
        if game.record() == record { Ok(()) } else { Err(game.record()) }
    });
    game.assert_shows_only_to(Viewer::Seat(Seat(0)));
    page.close();
}

#[test]
fn past_a_reveal_the_table_is_asked_and_the_record_says_so() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    table(&page, &records::at_athletes(2, &[0, 1], 2));
    let mut game = Game::on(&page);
    let round = game.truth().view(Viewer::Table).round;
    for _ in 0..2 {
        game.open_curtain();
        let action = game.random_action();
        game.tap(&action);
    }
    game.next();
    let revealed = game.record();
    assert_eq!(game.truth().view(Viewer::Table).round, round + 1, "the athletes were turned over");
    let line = page.text_of(".result .line");

    // First one player disagrees.
    page.tap(&labelled(said("screens", "undo")));
    page.wait_for_text("dialog[open]", said("screens", "undo-title"));
    page.tap_named("dialog button", said("screens", "undo-not"));
    page.wait_for("no question", "!document.querySelector('dialog')");
    page.press("u");
    page.wait_for("the question", "document.querySelector('dialog[open]')");
    page.press("Escape");
    page.wait_for("no question", "!document.querySelector('dialog')");
    assert_eq!(game.record(), revealed, "nothing was taken back");

    page.tap(&labelled(said("screens", "undo")));
    page.tap_named("dialog button", said("screens", "undo-agreed"));
    page.wait("the record to say so", || {
        let record = game.record();
        if record.contains("\ntakeback 1\n") { Ok(()) } else { Err(record) }
    });
    assert!(
        game.record().starts_with(revealed.strip_suffix("end\n").unwrap_or_default()),
        "nothing is rubbed out"
    );
    assert_eq!(game.truth().view(Viewer::Table).round, round);
    page.wait_for("the curtain", CURTAIN);
    assert_eq!(game.waited_for(), Seat(1), "the last choice is open again");
    assert_ne!(page.text_of(".result .line"), line, "the board shows the round before");

    // The game continues to its end.
    page.reload();
    game.next();
    game.open_curtain();
    let action = game.random_action();
    game.tap(&action);
    page.close();
}

#[test]
fn somebody_alone_takes_back_what_the_computers_did_since_as_well() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    table(&page, &records::at_athletes(4, &[0], 2));
    let mut game = Game::on(&page);
    page.wait_for("the hand", ASKING);
    let ready = game.ready();
    let before = game.truth().len();
    let action = game.random_action();
    game.tap(&action);
    game.next();
    let done = game.truth().len() - before;
    page.tap(&labelled(said("screens", "undo")));
    page.wait_for("the question", "document.querySelector('dialog[open]')");
    let asked = page.text_of("dialog");
    assert!(asked.contains(said("screens", "undo-reveals-alone")), "{asked}");
    assert!(!asked.contains(said("screens", "undo-agreed")), "nobody else has a say: {asked}");
    page.tap_named("dialog button", said("screens", "undo-do"));
    page.wait("the record to say so", || {
        let record = game.record();
        if record.contains(&format!("\ntakeback {done}\n")) { Ok(()) } else { Err(record) }
    });
    page.wait_for("the hand", ASKING);
    assert_eq!(game.ready(), ready, "the same hand, the same question");
    assert_eq!(game.truth().len(), before);
    // The log shows the current actions, not those taken back.
    page.tap(&labelled(said("screens", "log")));
    page.wait_for("the log", "document.querySelector('dialog .log')");
    let disciplines = names_in("olympia2000", "discipline");
    let prizes = disciplines.iter().flat_map(|name| (2..=6).map(move |value| (name, value)));
    let told: Vec<String> = prizes
        .map(|(name, value)| {
            let places = Value::List(&["…"]);
            let values =
                [("discipline", Value::Name(name)), ("value", Value::Number(value)), ("places", places)];
            said_with("olympia2000", "tell-revealed", &values)
                .split('…')
                .next()
                .unwrap_or_default()
                .to_owned()
        })
        .collect();
    let rounds = "return [...document.querySelectorAll('.log li')].filter((line) => arguments[0].some((start) => line.innerText.trim().startsWith(start))).length;";
    let rounds = page.run(rounds, &[json!(told)]);
    assert_eq!(rounds.as_u64(), Some(u64::from(game.truth().view(Viewer::Table).round)));
    page.close();
}

#[test]
fn at_the_beginning_there_is_nothing_to_take_back() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let record = records::until(4, &[0], 2, |_| true);
    table(&page, &record);
    let game = Game::on(&page);
    page.wait_for("the hand", ASKING);
    page.tap(&labelled(said("screens", "undo")));
    page.wait_for_text(".notice", said("screens", "undo-nothing"));
    assert_eq!(game.record(), record);
    page.close();
}
