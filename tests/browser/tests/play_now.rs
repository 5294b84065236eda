//! From the shelf to play with one tap, and the rivals that one meets: the easiest first.

use pentathlon_browser::{CLOCK, Look, Page, Site, Value, said, said_with, won_alone};
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::Level;

use crate::game::{ASKING, AT_ONCE, act, leave_free, light, seat, taken_seats};
use crate::race::HELD_UP;
use crate::records;

/// The record of the table on the page.
#[track_caller]
fn record(page: &Page) -> String {
    page.wait_for_table();
    let address = page.run("return location.hash;", &[]);
    let id = address.as_str().and_then(|hash| hash.strip_prefix("#/table/"));
    let id = id.unwrap_or_else(|| panic!("{address} should be the address of a table"));
    page.stored(&records::key(id)).expect("the table is kept")
}

/// The button on the poster of a game.
pub fn play_of(game: &str) -> String {
    format!("[data-game={game}] > .cover-play")
}

/// The players in a record, and its options but for who starts.
fn player_mix(record: &str) -> Vec<String> {
    let own = |line: &&str| line.starts_with("seat ") || line.starts_with("options");
    let without_start =
        |line: &str| line.split(' ').filter(|word| !word.starts_with("start=")).collect::<Vec<_>>().join(" ");
    record.lines().filter(own).map(without_start).collect()
}

#[test]
fn three_taps_lead_from_the_shelf_to_the_first_own_move_in_every_game() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    for info in shelf() {
        page.begin_at("", &[]);
        page.tap(&play_of(info.id));
        let mut taps = 1;
        let before = record(&page);
        assert_eq!(
            player_mix(&before).iter().filter(|line| line.starts_with("seat ")).collect::<Vec<_>>(),
            ["seat 0: person Ana", "seat 1: computer bronze Bo", "seat 2: computer bronze Chen"],
            "{}",
            info.id
        );
        let own = |record: &str| record.lines().any(|line| line.starts_with("0 "));
        assert!(!own(&before), "nothing is done for the player:\n{before}");
        // In a race one first guesses: all are ready, a sport, its medal.
        let is_race = info.id == "olympikos";
        page.wait_for("the first choice", if is_race { HELD_UP } else { ASKING });
        if is_race {
            assert!(before.contains(" start=1"), "a computer is the first Coach:\n{before}");
            page.tap(".go-on");
            page.wait_for("a clue", "document.querySelector('[data-pad] [data-medal=bronze].open')");
            // On a busy machine the computers would end the race: its time stands still.
            page.run(CLOCK, &[]);
            page.tap("[data-pad] [data-ring=green]");
            page.tap("[data-pad] [data-medal=bronze]");
            page.wait("the own move in the record", || {
                let now = record(&page);
                if own(&now) { Ok(()) } else { Err(now) }
            });
            taps += 3;
        }
        while !own(&record(&page)) {
            let confirm = page.holds("document.querySelector('.confirm')");
            page.tap(if confirm { ".confirm" } else { "[data-ready=true]" });
            taps += 1;
            page.wait("something to confirm, or the own move in the record", || {
                let now = record(&page);
                if own(&now) || !confirm && page.holds("document.querySelector('.confirm')") {
                    Ok(())
                } else {
                    Err(now)
                }
            });
        }
        assert!(taps <= if is_race { 4 } else { 3 }, "{taps} taps in {}", info.id);
    }
    page.close();
}

#[test]
fn a_table_without_an_own_action_leaves_nothing_on_the_shelf_and_survives_a_reload() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::PHONE.still(), "", &[AT_ONCE]);
    page.tap(&play_of("olympics"));
    page.wait_for("the first choice", ASKING);
    let dealt = record(&page);
    page.reload();
    page.wait_for("the same choice", ASKING);
    assert_eq!(record(&page), dealt, "a reload deals nothing again");
    // One step back is the shelf: it is not the address that dealt the table.
    page.run("history.back();", &[]);
    page.wait_for("the shelf", "document.querySelector('.shelf .welcome')");
    assert!(!page.holds("document.querySelector('.waiting li')"));
    page.tap(&play_of("olympics"));
    act(&page);
    page.run("history.back();", &[]);
    page.wait_for("one game on the shelf", "document.querySelectorAll('.waiting li').length === 1");
    page.tap_named("a", said("app", "continue-game"));
    page.wait_for("the table", "document.querySelector('main.table[data-game=olympics]')");
    page.close();
}

#[test]
fn who_played_last_sits_down_again_and_a_first_game_has_the_last_name() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::PHONE.still(), "", &[AT_ONCE]);
    page.tap("[data-game=orclympics] > a.cover");
    seat(&page, 2, said("screens", "regular"));
    light(&page, 2);
    page.tap_named(".of-chair button", said("screens", "move-left"));
    seat(&page, 4, said("screens", "rookie"));
    page.tap_named("button", said("screens", "play"));
    let chosen = player_mix(&record(&page));
    assert!(chosen.iter().any(|line| line == "seat 0: computer silver Bo"), "{chosen:?}");
    assert!(chosen.iter().any(|line| line == "seat 3: computer bronze Dita"), "{chosen:?}");
    page.go("#/");
    page.tap(&play_of("orclympics"));
    assert_eq!(player_mix(&record(&page)), chosen);
    page.begin_at("", &[("pentathlon/people", "Zoë\nAna")]);
    // Names of earlier versions become people when a screen behind the shelf asks for them.
    page.go("#/people");
    page.wait_for("the people", "document.querySelector('.people-list li')");
    page.go("#/");
    page.wait_for_text("[data-game=olympikos] > .cover-more", "Zoë, Bo, Chen");
    page.tap(&play_of("olympikos"));
    let first = player_mix(&record(&page));
    for line in ["seat 0: person Zoë", "seat 1: computer bronze Bo", "options: "] {
        assert!(first.iter().any(|one| one.starts_with(line)), "{line} should be in {first:?}");
    }
    assert!(first.iter().any(|line| line.contains("clues=more")), "as from the set-up: {first:?}");
    page.close();
}

#[test]
fn an_address_from_elsewhere_shows_what_it_would_begin_and_a_tap_begins_it() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::PHONE.still(), "#/play/olympics", &[AT_ONCE]);
    let is_empty =
        || !page.stored_keys().iter().any(|key| key.contains("/table/") || key.contains("/setup/"));
    let names = [("names", Value::List(&["Ana", "Bo", "Chen"]))];
    page.wait_for_text("main.invitation", &said_with("screens", "new-game-with", &names));
    page.assert_accessible();
    assert!(is_empty(), "nothing is saved");
    // An address that is typed while the app is open does no more.
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.covers')");
    page.go("#/play/orclympics");
    page.wait_for("what it would begin", "document.querySelector('main.invitation[data-game=orclympics]')");
    assert!(is_empty(), "nothing is saved");
    page.tap_named("button", said("screens", "play"));
    assert!(record(&page).contains("person Ana\n"));
    page.close();
}

#[test]
fn an_address_that_cannot_be_played_leads_to_a_sentence() {
    let site = Site::at_root();
    let page = Page::open_at(&site, Look::PHONE.still(), "#/play/chess", &[]);
    page.wait_for_text("body", said("screens", "no-such-game"));
    // A form of a game for more players than there may be: the set-up cuts it.
    let crowd = "person Ana\n".repeat(9);
    page.begin_at("#/play/olympics", &[("pentathlon/setup/olympics", &crowd)]);
    page.tap_named("button", said("screens", "play"));
    page.wait_for("the set-up", &taken_seats(5));
    page.close();
}

#[test]
fn a_race_of_several_people_begins_only_where_each_has_room() {
    let site = Site::at_root();
    let form = "person Ana\nperson Bo\ncomputer bronze Chen\noptions:\n";
    for (look, there) in [
        (Look::PHONE, "document.querySelector('.set-up[data-game=olympikos] .olympikos-advice.narrow')"),
        (Look::TABLET, "document.querySelector('main.table[data-game=olympikos]')"),
    ] {
        let page = Page::open_at(&site, look.still(), "", &[("pentathlon/setup/olympikos", form), AT_ONCE]);
        page.tap(&play_of("olympikos"));
        page.wait_for("where a tap on the poster leads", there);
        if page.holds("document.querySelector('.set-up')") {
            page.tap_named("button", said("screens", "play"));
            page.wait_for_text(".bar .trouble", said("screens", "no-room"));
            assert!(!page.stored_keys().iter().any(|key| key.contains("/table/")), "nothing has begun");
            page.assert_accessible();
            // The computer player makes room.
            leave_free(&page, 3);
            page.wait_for("room", "!document.querySelector('.bar .trouble')");
        }
        page.close();
    }
}

#[test]
fn a_game_that_cannot_be_fetched_is_dealt_once_it_can() {
    let site = Site::under("/");
    let page = Page::open(&site, Look::PHONE.still());
    let block = |urls: &[&str]| {
        page.devtools("Network.enable", serde_json::json!({}));
        page.devtools("Network.setBlockedURLs", serde_json::json!({ "urls": urls }));
    };
    block(&["*/orclympics*.wasm"]);
    page.tap(&play_of("orclympics"));
    page.wait_for_text("main.nothing h1", said("app", "not-fetched"));
    block(&[]);
    page.tap_named("button", said("app", "try-again"));
    assert_eq!(player_mix(&record(&page)).len(), 4, "three players and the options");
}

#[test]
fn after_two_wins_in_a_row_the_next_level_is_offered_once() {
    const OFFER: &str = "document.querySelector('.next-level')";
    let site = Site::at_root();
    let won: Vec<String> = (1..=3).map(|seed| won_alone("olympia2000", Level::Rookie, seed)).collect();
    let keys: Vec<String> = (1..=3).map(|number| records::key(&format!("a{number}"))).collect();
    let kept: Vec<(&str, &str)> =
        keys.iter().zip(&won).map(|(key, record)| (key.as_str(), record.as_str())).collect();
    let page = Page::open_at(&site, Look::PHONE.still(), "", &[&kept[..], &[AT_ONCE]].concat());
    // The shelf notes how each of them ended.
    page.wait_for("the results", "document.querySelectorAll('.waiting-state').length === 3");
    page.go("#/table/a1");
    page.wait_for("the podium", "document.querySelector('.podium .podium-actions')");
    assert!(!page.holds(OFFER), "one win");
    page.go("#/table/a2");
    page.wait_for_text(".next-level", said("screens", "next-level-regular"));
    page.assert_accessible();
    page.go("#/table/a3");
    page.wait_for(
        "the third podium",
        &format!("document.querySelector('.podium .podium-actions') && !{OFFER}"),
    );
    page.go("#/table/a2");
    page.tap_named(".next-level button", said("screens", "play-regular"));
    page.wait_for("the new table", "document.querySelector('main.table[data-phase]:not([data-phase=over])')");
    let next = player_mix(&record(&page));
    assert!(next.iter().any(|line| line.starts_with("seat 1: computer silver")), "{next:?}");
    page.go("#/");
    page.tap(&play_of("olympia2000"));
    page.wait_for("another table", "document.querySelector('main.table[data-game=olympia2000]')");
    assert_eq!(player_mix(&record(&page)), next, "they are the rivals of the next game too");
    page.close();
}
