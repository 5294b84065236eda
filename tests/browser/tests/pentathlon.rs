//! The Pentathlon: from its set-up over the board between its games to the ceremony, with reloads and kills on the way.

use pentathlon_browser::tournaments::{AT_BOARD, ID, Saved, saved};
use pentathlon_browser::{Look, Page, Site, TABLE, Value, records, said, said_with};
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{read_game, read_players};
use pentathlon_engine::tournament::{Order, Tournament, points, standing};
use serde_json::{Value as Json, json};

use crate::every_game::{TestPlayer, play_by_key};
use crate::game::{HASTE, act, go_by};
use crate::rotation::{everything, some_of};
use crate::saves::saved_file;
use crate::sharing::paste;

const STILL: &str = "sound=off motion=less tips=off";
const BOARD: &str = "document.querySelector('main.tournament')";
const CEREMONY: &str = "document.querySelector('.ceremony')";

fn title(game: &str) -> &'static str {
    shelf().into_iter().find(|info| info.id == game).expect("the game is on the shelf").title
}

/// The tournament that the page has saved.
fn kept(page: &Page, id: &str) -> Tournament {
    let text = page.stored(&format!("pentathlon/tournament/{id}")).expect("it is saved");
    text.parse().expect("it can be read")
}

/// The text of each cell in the table of points, row by row; what only screen readers hear stays out. Before the first game
/// there is none.
#[track_caller]
fn cells(page: &Page) -> Vec<Vec<String>> {
    if page.holds("!document.querySelector('.all-points')") {
        return Vec::new();
    }
    page.tap(".all-points");
    page.wait_for("all points", "document.querySelector('dialog .tournament-points')");
    const CELLS: &str = "return [...document.querySelectorAll('.tournament-points tr')].map((row) =>
        [...row.cells].map((cell) => {
          const copy = cell.cloneNode(true);
          copy.querySelectorAll('.visually-hidden').forEach((spoken) => spoken.remove());
          return copy.textContent.trim();
        }));";
    let rows = page.run(CELLS, &[]);
    page.press("\u{e00c}");
    page.wait_for("no dialog", "!document.querySelector('dialog')");
    let texts = |row: &Json| {
        row.as_array().into_iter().flatten().filter_map(Json::as_str).map(str::to_owned).collect()
    };
    rows.as_array().into_iter().flatten().map(texts).collect()
}

/// The table of points says what follows from the records.
#[track_caller]
fn assert_figures_follow_from_the_records(page: &Page, saved: &Saved, counted: &[usize]) {
    let seats = saved.tournament.participants.len();
    let results: Vec<Vec<u8>> = counted.iter().map(|&round| saved.tables[round].2.clone()).collect();
    let now = standing(seats, &results);
    let order: Vec<Seat> = now.by_rank().into_iter().map(|(_, seat)| seat).collect();
    let rows = cells(page);
    let names: Vec<&str> =
        order.iter().map(|seat| saved.tournament.participants[seat.index()].player.name()).collect();
    assert_eq!(rows[0][1..], names, "the best first");
    for (round, ranks) in counted.iter().zip(&results) {
        let game = title(&saved.tournament.rounds[*round].game);
        let row = rows.iter().find(|row| row[0] == game).expect("each game has a row");
        for (cell, seat) in row[1..].iter().zip(&order) {
            assert!(cell.starts_with(&points(ranks)[seat.index()].to_string()), "{row:?} {ranks:?}");
        }
    }
    let row =
        |title: &str| rows.iter().find(|row| row[0] == title).expect("there is such a row")[1..].to_vec();
    let totals: Vec<String> = order.iter().map(|seat| now.points[seat.index()].to_string()).collect();
    assert_eq!(row(said("tournament", "total")), totals);
}

#[test]
fn two_people_begin_it_by_keyboard_and_find_it_on_the_shelf_after_a_kill() {
    let site = Site::at_root();
    let form = "person Ana\nperson Bo\noptions:order=easy\n";
    let stored = [("pentathlon/settings", STILL), ("pentathlon/setup/pentathlon", form)];
    let mut page = Page::open_at(&site, Look::TABLET.still(), "", &stored);
    page.wait_for("the offer", "document.querySelector('.tournament-offer a')");
    page.run("document.querySelector('.tournament-offer a').focus();", &[]);
    page.press("Enter");
    page.wait_for("the set-up", "document.querySelector('.tournament-set-up .bar [type=submit]')");
    page.assert_accessible();
    page.run("document.querySelector('.bar [type=submit]').focus();", &[]);
    page.press("Enter");
    page.wait_for("the board", BOARD);
    let place = page.run("return location.hash;", &[]);
    let id = place.as_str().and_then(|hash| hash.strip_prefix("#/pentathlon/")).expect("a board").to_owned();
    assert_eq!(kept(&page, &id).rounds, []);
    page.assert_accessible();
    page.run("document.querySelector('.bar .primary').focus();", &[]);
    page.press("Enter");
    page.wait_for("the first game", TABLE);
    let round = kept(&page, &id).rounds.remove(0);
    let record = page.stored(&records::key(&round.table)).expect("its table is saved");
    assert_eq!(read_game(&record), Ok("olympia2000"));
    assert!(record.contains("start=0"), "the first seat begins the first game: {record}");
    wait_until_copied(&page, &id, &[&round.table]);
    page.kill();
    page.restart(Look::TABLET.still());
    page.go("");
    page.wait_until_started();
    page.wait_for("the card", "document.querySelectorAll('.waiting li').length === 1");
    page.wait_for_text(".unfinished .waiting li", said("tournament", "all-level"));
    assert!(
        page.holds("document.querySelector('.covers ~ .tournament-offer')"),
        "another one comes after all games"
    );
    let at = [
        ("number", Value::Number(1)),
        ("games", Value::Number(5)),
        ("title", Value::Text(title(&round.game))),
    ];
    page.wait_for_text(".unfinished .waiting li", &said_with("app", "tournament-at", &at));
    page.tap(&format!(".waiting a[href='#/pentathlon/{id}']"));
    page.wait_for("the board", BOARD);
    page.tap(".bar a.primary");
    page.wait_for("the same table", &format!("location.hash === '#/table/{}'", round.table));
    page.close();
}

#[test]
fn the_board_shows_what_a_game_has_changed_once_and_a_key_ends_it() {
    const ARRIVED: &str = "document.querySelector('.board-scene.arrived')";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let saved = saved(3, 3, 2, false, Order::EasyToHard);
    saved.open(&page, "#/table/1a1ff43dd02", STILL);
    page.wait_for("the podium", "document.querySelector('.event-strip')");
    // The shelf knows it, too, before the board was seen.
    page.go("#/");
    let next = [
        ("number", Value::Number(3)),
        ("games", Value::Number(5)),
        ("title", Value::Text(title(&saved.tournament.programme[2].game))),
    ];
    page.wait_for_text(".unfinished .waiting li", &said_with("app", "tournament-at", &next));
    page.tap(".waiting .primary");
    page.wait_for("what has changed", ARRIVED);
    page.press("Shift");
    page.wait_for("the end of it", &format!("!{ARRIVED}"));
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.covers')");
    page.go(AT_BOARD);
    page.wait_for("the board", BOARD);
    assert!(!page.holds(ARRIVED), "nothing has changed since");
    page.close();
}

#[test]
fn the_ceremony_plays_once() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET);
    saved(3, 1, 5, false, Order::EasyToHard).open(&page, "#/table/1a1ff43dd05", "sound=off");
    page.wait_for("the last podium", "document.querySelector('.event-strip')");
    page.tap("a.primary[href^='#/pentathlon/']");
    page.wait_for("the ceremony", "document.querySelector('.ceremony:not(.skipped)')");
    page.reload();
    page.wait_for("its end", "document.querySelector('.ceremony.skipped')");
    page.close();
}

#[test]
fn what_has_a_champion_is_not_taken_back() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let saved = saved(3, 1, 5, false, Order::EasyToHard);
    let last = format!("#/table/{}", saved.tables[4].0);
    let offers_undo = || {
        page.wait_for("the podium", "document.querySelector('.event-strip')");
        page.tap_named(".podium-actions button", said("screens", "more"));
        page.wait_for("what else", "document.querySelector('dialog .what-else')");
        let offered = page.text_of(".what-else").contains(said("screens", "undo-last"));
        page.press("\u{e00c}");
        page.wait_for("no dialog", "!document.querySelector('dialog')");
        offered
    };
    saved.open(&page, &last, STILL);
    assert!(offers_undo());
    page.go(AT_BOARD);
    page.wait_for("the ceremony", CEREMONY);
    page.wait("the champion to be saved", || {
        if kept(&page, ID).is_over { Ok(()) } else { Err("it is not over".to_owned()) }
    });
    page.go(&last);
    assert!(!offers_undo());
    page.press("u");
    assert_eq!(page.stored(&records::key(&saved.tables[4].0)), Some(saved.tables[4].1.clone()));
    page.close();
}

#[test]
fn between_games_the_board_counts_what_the_records_say_and_one_tap_goes_on() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    for (seats, people, over) in [(4, 1, 1), (5, 2, 3), (2, 2, 4)] {
        let saved = saved(seats, people, over, false, Order::EasyToHard);
        saved.open(&page, AT_BOARD, STILL);
        page.wait_for("the board", BOARD);
        let starter = saved.tournament.participants[over % seats].player.name();
        let starts = said_with("tournament", "begins", &[("name", Value::Text(starter))]);
        if over < 4 {
            page.wait_for_text(".next-game", &starts);
        }
        assert_figures_follow_from_the_records(&page, &saved, &(0..over).collect::<Vec<_>>());
        // What a screen reader says: everybody's points, and the next game.
        const HEARD: &str = ".board-lead [role=status]";
        let results: Vec<Vec<u8>> = saved.tables.iter().map(|(_, _, ranks)| ranks.clone()).collect();
        for (one, points) in saved.tournament.participants.iter().zip(standing(seats, &results).points) {
            let values = [("name", Value::Text(one.player.name())), ("points", Value::Number(points.into()))];
            page.wait_for_text(HEARD, &said_with("tournament", "share-points-of", &values));
        }
        let next = title(&saved.tournament.programme[over].game);
        page.wait_for_text(HEARD, &said_with("tournament", "is-next", &[("title", Value::Text(next))]));
        let before = cells(&page);
        page.reload();
        page.wait_for("the board", BOARD);
        assert_eq!(cells(&page), before, "a reload changes nothing");
        let next = saved.tournament.programme[over].game.clone();
        page.tap_named(
            ".bar button",
            &said_with("tournament", "play-game", &[("title", Value::Text(title(&next)))]),
        );
        page.wait_for("the next game", TABLE);
        let round = kept(&page, ID).rounds.remove(over);
        let record = page.stored(&records::key(&round.table)).expect("its table is saved");
        assert_eq!(read_game(&record), Ok(next.as_str()));
        // Nobody starts a game of Olympics.
        let is_started = next != "olympics";
        assert_eq!(record.contains(&format!("start={}", over % seats)), is_started, "{record}");
    }
    page.close();
}

#[test]
fn the_podium_of_a_game_leads_to_the_board_and_its_pause_too() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let saved = saved(3, 1, 1, true, Order::EasyToHard);
    saved.open(&page, &format!("#/table/{}", saved.tables[0].0), STILL);
    page.wait_for("the podium", "document.querySelector('.podium .podium-actions .primary')");
    let on = [("title", Value::Text(title(&saved.tournament.rounds[1].game)))];
    page.wait_for_text(
        ".event-strip",
        &said_with("tournament", "lead-together", &[("names", Value::List(&["Ana", "Chen"]))]),
    );
    page.tap_named(".podium-actions a", &said_with("tournament", "on-to", &on));
    page.wait_for("the board", BOARD);
    page.go(&format!("#/table/{}", saved.tables[1].0));
    page.wait_for_table();
    page.run("document.querySelector('.table-head nav button:last-of-type').click();", &[]);
    page.tap_named("dialog a", said("screens", "to-tournament"));
    page.wait_for("the board", BOARD);
    page.close();
}

#[test]
fn whoever_is_last_chooses_the_next_game() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let saved = saved(3, 3, 1, false, Order::LastChooses);
    saved.open(&page, AT_BOARD, STILL);
    page.wait_for(
        "four games to choose from",
        "document.querySelectorAll('button.gate-offered').length === 4",
    );
    let last = saved.tables[0].2.iter().position(|&rank| rank == 3).expect("somebody is last");
    let name = saved.tournament.participants[last].player.name();
    let given = [("names", Value::List(&[name])), ("points", Value::Number(4))];
    page.wait_for_text(".board-lead", &said_with("tournament", "choose-worth", &given));
    page.tap("button[data-round=olympics]");
    page.wait_for_text(".next-game", title("olympics"));
    let held = "document.querySelectorAll('[aria-pressed=true]').length === 1 && document.activeElement.ariaPressed === 'true'";
    assert!(page.holds(held), "the choice has the focus, and nothing has begun");
    page.tap(".bar .primary");
    page.wait_for("that game", "document.querySelector('main.table[data-game=olympics]')");
    page.close();
}

#[test]
fn a_game_that_is_given_up_missing_or_changed_counts_for_nobody_and_that_is_said() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut saved = saved(3, 1, 3, true, Order::EasyToHard);
    // The second table is gone, and the third one is a copy of the first.
    saved.tables.remove(1);
    let first = saved.tables[0].1.clone();
    saved.tables[1].1 = first;
    saved.open(&page, AT_BOARD, STILL);
    page.wait_for("the board", BOARD);
    let of = |id: &str, round: usize| {
        said_with("tournament", id, &[("title", Value::Text(title(&saved.tournament.rounds[round].game)))])
    };
    page.wait_for_text("main", &of("missing-why", 1));
    page.wait_for_text("main", &of("changed-why", 2));
    assert_figures_follow_from_the_records(&page, &saved, &[0]);
    page.tap_named(".next-game button", said("tournament", "give-up"));
    page.tap_named("dialog button", said("tournament", "give-up-do"));
    page.wait_for_text("main", &of("given-up-why", 3));
    assert!(kept(&page, ID).rounds[3].is_given_up);
    page.tap_named(".tournament-fault button", &of("play-again", 1));
    page.wait_for_text(".bar", &of("play-game", 1));
    page.close();
}

#[test]
fn a_table_that_an_import_gave_another_id_is_found_by_its_deal() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let mut saved = saved(3, 1, 2, false, Order::EasyToHard);
    saved.tables[1].0 = "elsewhere".to_owned();
    saved.open(&page, AT_BOARD, STILL);
    page.wait_for("the board", BOARD);
    assert_figures_follow_from_the_records(&page, &saved, &[0, 1]);
    page.wait("the new id", || match kept(&page, ID).rounds.swap_remove(1).table {
        table if table == "elsewhere" => Ok(()),
        other => Err(other),
    });
    page.close();
}

#[test]
fn at_the_end_everybody_is_on_the_podium_and_a_rematch_begins_anew() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE);
    let saved = saved(5, 1, 5, false, Order::EasyToHard);
    saved.open(&page, AT_BOARD, STILL);
    page.wait_for("the ceremony", CEREMONY);
    assert_figures_follow_from_the_records(&page, &saved, &[0, 1, 2, 3, 4]);
    page.assert_accessible();
    let results: Vec<Vec<u8>> = saved.tables.iter().map(|(_, _, ranks)| ranks.clone()).collect();
    let winners: Vec<&str> = standing(5, &results)
        .firsts()
        .map(|seat| saved.tournament.participants[seat.index()].player.name())
        .collect();
    let title_of_end = match winners.as_slice() {
        [one] => said_with("tournament", "champion-is", &[("name", Value::Text(one))]),
        several => said_with("tournament", "champions-are", &[("names", Value::List(several))]),
    };
    assert_eq!(page.text_of("#podium-title"), title_of_end);
    assert!(page.holds("document.querySelectorAll('.arc > li').length === 5"));
    assert!(page.holds("document.querySelectorAll('.ceremony .called-name').length === 5"));
    page.tap(".all-points");
    page.wait_for("each story", "document.querySelectorAll('.chapters a[href^=\"#/story/\"]').length === 5");
    page.press("\u{e00c}");
    page.tap_named(".bar button", said("tournament", "keep-picture"));
    page.wait_for("the picture", "document.querySelector('dialog img.picture-preview')");
    page.wait_for("the text", "document.querySelector('dialog textarea')?.value.split('#/link/').length > 3");
    page.press("\u{e00c}");
    page.wait_for("no dialog", "!document.querySelector('dialog')");
    page.tap_named(".bar button", said("tournament", "once-more"));
    page.wait_for("another one", &format!("{BOARD} && location.hash !== '{AT_BOARD}' && !{CEREMONY}"));
    page.go("#/");
    page.wait_for("both on the shelf", "document.querySelectorAll('.waiting li').length === 2");
    let most = standing(5, &results).points.into_iter().max().unwrap_or_default();
    let won = [("winners", Value::List(&winners)), ("points", Value::Number(most.into()))];
    page.wait_for_text(".tables:not(.unfinished)", &said_with("app", "waiting-won", &won));
    page.close();
}

#[test]
fn six_play_two_games_and_the_sheet_says_why() {
    let site = Site::at_root();
    let form: String =
        ["Ana", "Bo", "Chen", "Dita", "Emre", "Fay"].map(|name| format!("person {name}\n")).concat();
    let stored = [("pentathlon/settings", STILL), ("pentathlon/setup/pentathlon", form.as_str())];
    let page = Page::open_at(&site, Look::PHONE.still(), "#/pentathlon/new", &stored);
    page.wait_for(
        "the set-up",
        "document.querySelectorAll('.tournament-set-up .chair > .taken').length === 6",
    );
    let given = [("players", Value::Number(6)), ("games", Value::Number(2))];
    page.wait_for_text(".games-scene h2", &said_with("tournament", "fewer-games", &given));
    let veiled = "return [...document.querySelectorAll('.gate-dark > b')].map((one) => one.innerText);";
    assert_eq!(page.run(veiled, &[]), json!(["Olympia 2000", "Orc-lympics", "Olympics"]));
    page.assert_accessible();
    page.tap(".bar [type=submit]");
    page.wait_for("the board", BOARD);
    page.wait_for_text("h1", &said_with("tournament", "title-of-fewer", &[("games", Value::Number(2))]));
    page.close();
}

#[test]
fn a_backup_brings_it_to_another_device_once() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let saved = saved(3, 1, 1, false, Order::EasyToHard);
    let backup: String =
        saved.stored().into_iter().map(|(key, text)| format!("== {key}\n{text}\n")).collect();
    page.begin_at("#/open", &[("pentathlon/settings", STILL)]);
    for is_new in [true, false] {
        page.go("#/");
        page.wait_for("the shelf", "document.querySelector('.covers')");
        paste(&page, &backup);
        if is_new {
            page.tap_named("button", said("share", "preview-keep"));
            page.wait_for("the end of the import", "document.querySelector('a.primary')");
        } else {
            page.wait_for_text("[role=alert]", said("share", "tables-known"));
        }
    }
    page.go("#/");
    page.wait_for("one card", "document.querySelectorAll('.waiting li').length === 1");
    page.go(AT_BOARD);
    page.wait_for("the board", BOARD);
    assert_figures_follow_from_the_records(&page, &saved, &[0]);
    page.close();
}

#[test]
fn a_kill_between_games_and_one_inside_each_lose_nothing() {
    let site = Site::at_root();
    for over in 0..5 {
        // A browser of its own: after a kill, the storage of one that is used again may be as old as the round before.
        let mut page = Page::blank(&site, Look::TABLET.still());
        let saved = saved(3, 1, over, false, Order::EasyToHard);
        saved.open(&page, AT_BOARD, &format!("{STILL} pace=instant"));
        page.wait_for("the board", BOARD);
        let before = cells(&page);
        wait_for_database(&page, &saved);
        page.kill();
        page.restart(Look::TABLET.still());
        page.go(AT_BOARD);
        page.wait_for("the board", BOARD);
        assert_eq!(cells(&page), before);
        page.tap(".bar .primary");
        page.wait_for("the next game", TABLE);
        let table = kept(&page, ID).rounds.remove(over).table;
        let record = |page: &Page| page.stored(&records::key(&table)).expect("its table is saved");
        act(&page);
        // Only what was done a few milliseconds before a kill may be lost.
        wait_until_copied(&page, ID, &[&table]);
        let done = record(&page);
        act(&page);
        page.kill();
        page.restart(Look::TABLET.still());
        page.go(AT_BOARD);
        page.wait_for("the board", BOARD);
        assert_eq!(kept(&page, ID).rounds.len(), over + 1);
        page.tap(".bar a.primary");
        page.wait_for("the same table", &format!("location.hash === '#/table/{table}' && {TABLE}"));
        let body = done.strip_suffix("end\n").expect("a whole record");
        assert!(record(&page).starts_with(body), "{}", record(&page));
        page.go(AT_BOARD);
        page.wait_for("the board", BOARD);
        assert_figures_follow_from_the_records(&page, &saved, &(0..over).collect::<Vec<_>>());
        page.close();
    }
}

/// With `--all` from the first game on, otherwise the last game and what follows it.
#[test]
fn two_people_play_it_by_keyboard_only_to_the_ceremony() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let first = if everything() { 0 } else { 4 };
    let saved = saved(2, 2, first, false, Order::EasyToHard);
    saved.open(&page, AT_BOARD, &format!("{STILL} pace=instant"));
    page.run(HASTE, &[]);
    for round in first..5 {
        page.wait_for("the board", BOARD);
        go_by(&page, "Tab", ".bar .primary");
        page.press("Enter");
        page.wait_for("the next game", TABLE);
        let round = kept(&page, ID).rounds.remove(round);
        play_by_key(&mut TestPlayer::at(&page, &round.game, &round.table));
        go_by(&page, "Tab", ".podium-actions a.primary");
        page.press("Enter");
    }
    page.wait_for("the ceremony", CEREMONY);
    page.wait("the end to be saved", || match kept(&page, ID) {
        kept if kept.is_over => Ok(()),
        kept => Err(kept.to_string()),
    });
    go_by(&page, "Tab", ".bar .again");
    page.press("Enter");
    page.wait_for("another one", &format!("{BOARD} && location.hash !== '{AT_BOARD}' && !{CEREMONY}"));
    page.close();
}

#[test]
fn of_two_tabs_with_the_board_one_begins_a_game_and_the_other_goes_on_with_it() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let saved = saved(3, 1, 1, false, Order::EasyToHard);
    saved.open(&page, AT_BOARD, STILL);
    page.wait_for("the board", "document.querySelector('.bar button.primary')");
    let first = page.ask("asking for the tab", page.driver().window());
    let second = page.ask("opening a tab", page.driver().new_tab());
    page.ask("going to the tab", page.driver().switch_to_window(second));
    page.go(AT_BOARD);
    page.wait_for("the board", "document.querySelector('.bar button.primary')");
    page.tap(".bar .primary");
    page.wait_for("the game", TABLE);
    let table = kept(&page, ID).rounds.remove(1).table;
    page.ask("going back to the tab", page.driver().switch_to_window(first));
    page.wait_for(
        "the same game",
        &format!("document.querySelector('.bar a.primary[href=\"#/table/{table}\"]')"),
    );
    assert_eq!(kept(&page, ID).rounds.len(), 2, "it is begun once");
    page.close();
}

/// Holds the turn under a name, as another tab that begins something, until `window.endTurn()`.
pub const HOLD: &str = "
    await new Promise((held) => navigator.locks.request(arguments[0], () => new Promise((end) => {
      window.endTurn = end;
      held();
    })));";
/// Whether this tab waits for its turn.
pub const WAITS: &str = "(await navigator.locks.query()).pending.length === 1";

#[test]
fn of_two_tabs_that_begin_a_game_at_the_same_moment_one_begins_it_and_the_other_goes_there() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let (before, after) = (saved(3, 1, 1, false, Order::EasyToHard), saved(3, 1, 1, true, Order::EasyToHard));
    before.open(&page, AT_BOARD, STILL);
    page.wait_for("the board", "document.querySelector('.bar button.primary')");
    let key = format!("pentathlon/tournament/{ID}");
    page.run(HOLD, &[json!(key)]);
    page.tap(".bar .primary");
    page.wait_for("this tab to wait", WAITS);
    assert_eq!(kept(&page, ID).rounds.len(), 1, "nothing is begun");
    let (table, record, _) = &after.tables[1];
    let texts = [(records::key(table), record.clone()), (key, after.tournament.to_string())];
    page.run(
        "for (const [key, text] of arguments[0]) localStorage.setItem(key, text); endTurn();",
        &[json!(texts)],
    );
    page.wait_for("the table of the other tab", &format!("location.hash === '#/table/{table}' && {TABLE}"));
    assert_eq!(kept(&page, ID), after.tournament, "it is begun once");
    page.close();
}

#[test]
fn whoever_is_renamed_plays_the_next_game_under_the_new_name_and_the_old_one_is_free() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::PHONE.still());
    let mut saved = saved(3, 2, 1, false, Order::EasyToHard);
    saved.tournament.participants[0].person = Some("p1".to_owned());
    let person = |names: &str| format!("pentathlon person 1\nplayed: 5\ncolour: 2\nshape: 4\n{names}");
    // Ana is called Tim now, and somebody else is called Ana.
    let people = [("p1", "name: Tim\nname: Ana\n"), ("p2", "name: Ana\n"), ("p3", "name: Zoë\nname: Bo\n")];
    let mut stored = saved.stored();
    stored.extend(people.map(|(id, names)| (format!("pentathlon/person/{id}"), person(names))));
    stored.push(("pentathlon/settings".to_owned(), STILL.to_owned()));
    let stored: Vec<(&str, &str)> = stored.iter().map(|(key, text)| (&**key, &**text)).collect();
    page.begin_at(AT_BOARD, &stored);
    page.wait_for("the board", BOARD);
    let mut heads = cells(&page)[0][1..].to_vec();
    heads.sort();
    assert_eq!(heads, ["Chen", "Tim", "Zoë"]);
    assert!(page.holds("document.querySelector('.lane-start .token.seat-2')"), "Tim has his own mark");
    page.tap(".bar .primary");
    page.wait_for("the next game", TABLE);
    let round = kept(&page, ID).rounds.remove(1);
    let record = page.stored(&records::key(&round.table)).expect("its table is saved");
    let players = read_players(&record);
    let names: Vec<&str> = players.iter().map(|player| player.name()).collect();
    assert_eq!(names, ["Tim", "Zoë", "Chen"]);
    // The records of earlier games stay as they are, and count.
    page.go(AT_BOARD);
    page.wait_for("the board", BOARD);
    assert_eq!(page.stored(&records::key(&saved.tables[0].0)), Some(saved.tables[0].1.clone()));
    page.close();
}

/// What the board says of the games, but for who starts, which it says once the game has been fetched.
#[track_caller]
fn board_says(page: &Page) -> String {
    const SAYS: &str = "const board = document.querySelector('main.tournament').cloneNode(true);
        board.querySelectorAll('[role=alert], [role=status], .starts').forEach((said) => said.remove());
        return board.textContent;";
    page.wait_for("the board", BOARD);
    page.run(SAYS, &[]).as_str().unwrap_or_default().to_owned()
}

/// Waits until the database has this tournament and its tables.
#[track_caller]
fn wait_for_database(page: &Page, saved: &Saved) {
    let tables: Vec<&str> = saved.tables.iter().map(|(id, ..)| id.as_str()).collect();
    wait_until_copied(page, ID, &tables);
}

/// Waits until the database has a tournament and tables as the storage has them.
#[track_caller]
pub fn wait_until_copied(page: &Page, tournament: &str, tables: &[&str]) {
    const HAS: &str = "const answer = (request) => new Promise((go, fail) => { request.onsuccess = () => go(request.result); request.onerror = fail; });
        const has = async (name, store, key, saved) => {
          const database = await answer(indexedDB.open(name, 1));
          const found = await answer(database.transaction(store).objectStore(store).get(key));
          database.close();
          return found !== undefined && String(found).includes(localStorage.getItem(saved));
        };
        const [small, tables] = arguments;
        const all = [has('pentathlon/settings', 'values', small, small),
          ...tables.map((id) => has('pentathlon/tables', 'records', id, `pentathlon/table/${id}`))];
        return (await Promise.all(all)).every(Boolean);";
    let small = format!("pentathlon/tournament/{tournament}");
    page.wait("the database to have all of it", || match page.run(HAS, &[json!(small), json!(tables)]) {
        Json::Bool(true) => Ok(()),
        other => Err(other.to_string()),
    });
}

/// A storage that is full, one that the browser blocks, and one that somebody empties before each reload.
const FULL: &str =
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";
const BLOCKED: &str = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });";
const EMPTIED: &str = "window.emptied = true;";

#[test]
fn a_storage_that_is_full_blocked_or_emptied_lets_no_game_be_forgotten_at_any_step() {
    const GOES_ON: &str = "document.querySelector('.bar a.primary')";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let saved = saved(3, 1, 1, false, Order::EasyToHard);
    for (fault, why) in [(FULL, Some("unsaved-full")), (BLOCKED, Some("unsaved-closed")), (EMPTIED, None)] {
        saved.open(&page, AT_BOARD, &format!("{STILL} pace=instant"));
        board_says(&page);
        wait_for_database(&page, &saved);
        let script = page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": fault }));
        let assert_stays = |step: &str| {
            let before = board_says(&page);
            page.run("window.emptied && localStorage.clear();", &[]);
            page.reload();
            assert_eq!(board_says(&page), before, "{fault}: {step}");
        };
        assert_stays("a game is over");
        for game in 2..4 {
            page.tap(".bar button.primary");
            page.wait_for("the next game", TABLE);
            let table = page.run("return location.hash;", &[]);
            page.go(AT_BOARD);
            page.wait_for("a game that goes on", GOES_ON);
            assert_stays(&format!("game {game} is begun"));
            page.wait_for("the same table", &format!("{GOES_ON}.getAttribute('href') === {table}"));
            page.tap(".bar a.primary");
            act(&page);
            page.go(AT_BOARD);
            page.wait_for("a game that goes on", GOES_ON);
            assert_stays(&format!("somebody has acted in game {game}"));
            if let Some(why) = why {
                page.wait_for_text("[role=alert]", said("tournament", why));
            }
            page.tap_named(".next-game button", said("tournament", "give-up"));
            page.tap_named("dialog button", said("tournament", "give-up-do"));
            page.wait_for("the next game", "document.querySelector('.bar button.primary')");
            page.wait_for("who starts", "document.querySelector('.next-game .starts')");
            assert_stays(&format!("game {game} is given up"));
        }
        if why.is_some() {
            let file = saved_file(&page, || {
                page.tap_named("[role=alert] button", said("tournament", "save-as-file"))
            });
            assert!(file.contains(&format!("== pentathlon/tournament/{ID}\n")), "{file}");
            assert_eq!(file.matches("== pentathlon/table/").count(), 3, "{file}");
        }
        // Later the storage works again.
        page.devtools("Page.removeScriptToEvaluateOnNewDocument", script);
        page.reload();
        board_says(&page);
        assert!(!page.holds("document.querySelector('[role=alert]')"), "{fault}");
        let rounds = kept(&page, ID).rounds;
        assert_eq!(rounds.iter().map(|round| round.is_given_up).collect::<Vec<_>>(), [false, true, true]);
    }
    page.close();
}

#[test]
fn a_faulty_storage_forgets_neither_an_event_that_begins_nor_one_that_ends() {
    const GOES_ON: &str = "document.querySelector('.bar a.primary')";
    const OVER: &str = "document.querySelector('.tables:not(.unfinished) .waiting li')";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    for (_, fault) in some_of(vec![FULL, BLOCKED, EMPTIED], 1) {
        let with_fault =
            || page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": fault }));
        let reload = || {
            page.run("window.emptied && localStorage.clear();", &[]);
            page.reload();
        };
        page.begin_at("#/pentathlon/new", &[("pentathlon/settings", STILL)]);
        let script = with_fault();
        page.reload();
        page.tap(".tournament-set-up .bar [type=submit]");
        let before = board_says(&page);
        let board = page.run("return location.hash;", &[]);
        reload();
        assert_eq!(board_says(&page), before, "{fault}: it is begun");
        page.tap(".bar button.primary");
        page.wait_for("the first game", TABLE);
        let table = page.run("return location.hash;", &[]);
        page.go(board.as_str().expect("an address"));
        page.wait_for("a game that goes on", GOES_ON);
        reload();
        page.wait_for("the same table", &format!("{GOES_ON}?.getAttribute('href') === {table}"));
        page.devtools("Page.removeScriptToEvaluateOnNewDocument", script);

        // The last game is over, and nobody has seen the board since.
        let saved = saved(3, 1, 5, false, Order::EasyToHard);
        saved.open(&page, "#/", STILL);
        page.wait_for("it goes on", "document.querySelector('.unfinished .waiting li')");
        wait_for_database(&page, &saved);
        let script = with_fault();
        page.reload();
        page.go(AT_BOARD);
        page.wait_for("the ceremony", CEREMONY);
        reload();
        page.wait_for("the ceremony again", CEREMONY);
        page.go("#/");
        page.wait_for("it is over", OVER);
        reload();
        page.wait_for("it is still over", OVER);
        page.devtools("Page.removeScriptToEvaluateOnNewDocument", script);
    }
    page.close();
}

#[test]
fn of_two_tabs_with_a_full_storage_neither_forgets_a_game_that_the_other_has_begun() {
    const GOES_ON: &str = "document.querySelector('.bar a.primary')";
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let saved = saved(3, 1, 1, false, Order::EasyToHard);
    saved.open(&page, AT_BOARD, &format!("{STILL} pace=instant"));
    board_says(&page);
    wait_for_database(&page, &saved);
    page.run(FULL, &[]);
    let first = page.ask("asking for the tab", page.driver().window());
    let second = page.ask("opening a tab", page.driver().new_tab());
    page.ask("going to the tab", page.driver().switch_to_window(second.clone()));
    page.go(AT_BOARD);
    board_says(&page);
    page.run(FULL, &[]);
    page.tap(".bar button.primary");
    page.wait_for("the second game", TABLE);
    let table = page.run("return location.hash;", &[]);
    page.ask("going back", page.driver().switch_to_window(first));
    for place in ["#/people", AT_BOARD] {
        page.go(place);
    }
    page.wait_for("the same game", &format!("{GOES_ON}?.getAttribute('href') === {table}"));
    page.tap_named(".next-game button", said("tournament", "give-up"));
    page.tap_named("dialog button", said("tournament", "give-up-do"));
    page.wait_for("the next game", "document.querySelector('.bar button.primary')");
    page.tap(".bar button.primary");
    page.wait_for("the third game", &format!("location.hash !== {table} && {TABLE}"));
    let table = page.run("return location.hash;", &[]);
    page.ask("going to the tab", page.driver().switch_to_window(second));
    page.go(AT_BOARD);
    page.wait_for("the third game there", &format!("{GOES_ON}?.getAttribute('href') === {table}"));
    page.reload();
    page.wait_for("the third game there", &format!("{GOES_ON}?.getAttribute('href') === {table}"));
    let rounds = kept(&page, ID).rounds;
    assert_eq!(rounds.iter().map(|round| round.is_given_up).collect::<Vec<_>>(), [false, true, false]);
    page.close();
}

#[test]
fn what_another_tab_empties_or_brings_back_is_on_the_board_again() {
    let site = Site::at_root();
    let page = Page::blank(&site, Look::TABLET.still());
    let saved = saved(3, 1, 2, false, Order::EasyToHard);
    saved.open(&page, AT_BOARD, STILL);
    let before = board_says(&page);
    wait_for_database(&page, &saved);
    let first = page.ask("asking for the tab", page.driver().window());
    let second = page.ask("opening a tab", page.driver().new_tab());
    let in_second = |script: &str, given: &[Json]| {
        page.ask("going to the tab", page.driver().switch_to_window(second.clone()));
        page.go("404.html");
        page.run(script, given);
        page.ask("going back to the tab", page.driver().switch_to_window(first.clone()));
    };
    let all_is_here = || {
        page.wait("the board as it was", || match board_says(&page) {
            now if now == before => Ok(()),
            now => Err(now),
        });
        assert_eq!(kept(&page, ID).rounds.len(), 2);
        assert_eq!(page.stored(&records::key(&saved.tables[1].0)), Some(saved.tables[1].1.clone()));
    };
    in_second("localStorage.clear();", &[]);
    page.wait("the storage to have it again", || {
        page.stored(&records::key(&saved.tables[1].0)).map(drop).ok_or_else(|| "no table".to_owned())
    });
    all_is_here();

    // A table that was missing comes back.
    let mut without = saved.clone();
    let (id, record, _) = without.tables.remove(1);
    without.open(&page, AT_BOARD, STILL);
    let title = [("title", Value::Text(title(&saved.tournament.rounds[1].game)))];
    page.wait_for_text("main", &said_with("tournament", "missing-why", &title));
    in_second("localStorage.setItem(...arguments);", &[json!(records::key(&id)), json!(record)]);
    all_is_here();
    page.close();
}
