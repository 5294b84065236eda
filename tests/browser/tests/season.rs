//! A season of Orc-lympics: several games, and the table of season points between them.

use pentathlon_browser::{Look, Page, Site, Value, said, said_with};
use pentathlon_engine::games::orclympics::{Orclympics, Setup};
use pentathlon_engine::rules::Level;
use pentathlon_engine::table::{Player, PlayerKind, Table};

use crate::chance;
use crate::game::AT_ONCE;
use crate::records;

/// The record of a finished game of two computers.
fn over(options: &str) -> String {
    let setup: Setup = pentathlon_engine::rules::Setup::new(2, options).expect("there is such a season");
    let players = ["Ana", "Bo"].map(|name| Player::new(name, PlayerKind::Computer(Level::Regular))).to_vec();
    let source = chance::dealt(3);
    let mut table = Table::<Orclympics>::open(setup, players, source).expect("a table can be opened");
    table.play_on(Level::Regular);
    table.to_string()
}

#[test]
fn a_season_goes_on_from_the_podium_and_from_the_shelf_until_it_is_decided() {
    let site = Site::at_root();
    let record = over("season=2 won=0,0");
    let page =
        Page::open_at(&site, Look::TABLET.still(), "#/table/s", &[(&records::key("s"), &record), AT_ONCE]);
    page.wait_for("the table of the season", "document.querySelectorAll('.podium .season li').length === 2");
    let heading = said_with("screens", "season-to", &[("target", Value::Number(2))]);
    assert!(page.text_of(".podium .season").to_lowercase().contains(&heading.to_lowercase()));
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.waiting li')");
    assert!(
        page.text_of(".waiting li").contains(said("app", "season-goes-on")),
        "between two games it waits on the shelf"
    );
    page.go("#/table/s");
    page.tap_named(".podium-actions button", said("screens", "next-game"));
    page.wait_for("the next game", "location.hash !== '#/table/s' && document.querySelector('main.table')");
    let hash = page.run("return location.hash;", &[]);
    let id = hash.as_str().and_then(|hash| hash.strip_prefix("#/table/")).expect("a table").to_owned();
    let next = page.stored(&records::key(&id)).expect("it is kept");
    assert!(next.contains("season=2"), "{next}");
    assert!(next.contains("won=1,0") || next.contains("won=0,1") || next.contains("won=1,1"), "{next}");
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.waiting li')");
    let told = page.text_of(".waiting li");
    let won: Vec<&str> = next
        .split_ascii_whitespace()
        .find_map(|option| Some(option.strip_prefix("won=")?.split(',').collect()))
        .expect("it says how the season stands");
    let numbers: Vec<&str> =
        told.split(|letter: char| !letter.is_ascii_digit()).filter(|n| !n.is_empty()).collect();
    assert!(numbers.windows(won.len()).any(|seen| seen == won), "{won:?}: {told}");
    // Going back leads to the same next game, not to another one.
    page.go("#/table/s");
    page.tap_named(".podium-actions button", said("screens", "next-game"));
    page.wait_for("the same game", &format!("location.hash === '#/table/{id}'"));
    page.close();
}

#[test]
fn a_decided_season_names_its_winner_and_offers_another() {
    let site = Site::at_root();
    let record = over("season=1 won=0,0");
    let page =
        Page::open_at(&site, Look::PHONE.still(), "#/table/s", &[(&records::key("s"), &record), AT_ONCE]);
    page.wait_for("the podium", "document.querySelector('.podium .season')");
    let title = page.text_of("#podium-title");
    let titles = [
        said_with("screens", "season-winner-is", &[("name", Value::Text("Ana"))]),
        said_with("screens", "season-winner-is", &[("name", Value::Text("Bo"))]),
        said_with("screens", "season-winners-are", &[("names", Value::List(&["Ana", "Bo"]))]),
    ];
    assert!(titles.contains(&title), "{title}");
    page.tap_named(".podium-actions button", said("screens", "new-season"));
    page.wait_for("a new table", "location.hash !== '#/table/s' && document.querySelector('main.table')");
    page.close();
}

#[test]
fn a_branch_goes_on_with_no_season() {
    let record = over("season=2 won=0,0").replacen("record 1", "record 2", 1).replacen(
        "\n--\n",
        "\n--\nbranch 1\n",
        1,
    );
    let site = Site::at_root();
    let page =
        Page::open_at(&site, Look::TABLET.still(), "#/table/s", &[(&records::key("s"), &record), AT_ONCE]);
    page.wait_for_text(".podium .why", &said_with("screens", "no-result", &[("number", Value::Number(1))]));
    assert!(page.holds(
        "!document.querySelector('.podium .season') && !document.querySelector('.podium-actions .primary')"
    ));
    page.go("#/");
    page.wait_for("the shelf", "document.querySelector('.waiting li')");
    assert!(!page.text_of(".waiting li").contains(said("app", "season-goes-on")));
    page.close();
}
