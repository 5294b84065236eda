//! The screens around the games.

use super::steps::{DIALOG, ON_SHELF};
use super::{Scene, olympia2000, olympicards, olympikos, orclympics};
use crate::Page;
use crate::dailies::{open, table_of};
use crate::tournaments::{AT_BOARD, saved};
use pentathlon_engine::games::olympia2000::Olympia2000;
use pentathlon_engine::games::olympikos::Olympikos;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Table;
use pentathlon_engine::tournament::Order;

const ONE_ROW: &str = "document.querySelectorAll('.waiting li').length === 1";
const EMPTY: &str = "document.querySelector('.nothing')";
/// A set-up for five people.
const FIVE_PEOPLE: &str = "person Ana\nperson Bo\nperson Chen\nperson Dita\nperson Emre\nstart:4\n";

/// People who have played on the device.
const KNOWN: &[(&str, &str)] = &[
    (
        "pentathlon/person/a",
        "pentathlon person 1\nplayed: 5\ncolour: 0\nshape: 0\nname: Tim\nname: Timothy\n",
    ),
    ("pentathlon/person/b", "pentathlon person 1\nplayed: 4\ncolour: 1\nshape: 1\nname: Zoë\n"),
    ("pentathlon/person/c", "pentathlon person 1\nplayed: 3\ncolour: 5\nshape: 2\nname: Maximiliana-Zita\n"),
    ("pentathlon/person/d", "pentathlon person 1\nplayed: 2\ncolour: 3\nshape: 7\nname: Oma\n"),
    ("pentathlon/person/e", "pentathlon person 1\nplayed: 1\ncolour: 7\nshape: 4\nname: שרה\n"),
];

/// Some of them, and with whom they played last.
const PLAYED: &[(&str, &str)] = &[
    KNOWN[0],
    KNOWN[2],
    KNOWN[4],
    ("pentathlon/setup/olympics", "person Tim\nperson Maximiliana-Zita\nperson שרה\noptions:\n"),
    ("pentathlon/setup/orclympics", "computer gold Bo\nperson Tim\noptions:\n"),
];

/// The game that comes next.
const NEXT: &str = "document.querySelector('.tournament :is(.bar .primary, .gate-offered)')";

/// Opens the board of a tournament of people, of which so many games are over.
fn tournament(page: &Page, seats: usize, over: usize, goes_on: bool, order: Order) {
    saved(seats, seats, over, goes_on, order).open(page, AT_BOARD, "sound=off");
}

/// A place in the hall of fame of Ana and Bo, who have played each game.
fn hall(page: &Page, place: &str) {
    const PEOPLE: [(&str, &str); 2] = [
        ("pentathlon/person/ana", "pentathlon person 1\nplayed: 2\ncolour: 0\nshape: 0\nname: Ana\n"),
        ("pentathlon/person/bo", "pentathlon person 1\nplayed: 1\ncolour: 1\nshape: 1\nname: Bo\n"),
    ];
    let kept = saved(3, 2, 5, false, Order::EasyToHard).stored();
    let saves = kept.iter().map(|(key, text)| (key.as_str(), text.as_str()));
    let line = (
        "pentathlon/result/1a1ee43dd00",
        "result 1 olympics D1\t2 31 1 person Ana\t1 35 0 computer gold Chen\tend",
    );
    let stored: Vec<(&str, &str)> =
        saves.chain(PEOPLE).chain([line, ("pentathlon/settings", "sound=off")]).collect();
    page.begin_at(place, &stored);
}

/// A game that is over.
fn over() -> Table<Olympia2000> {
    Table::read(olympia2000::OVER).expect("the record of a scene is whole")
}

/// The scenes, in the order in which a new player meets them.
pub const SCENES: &[Scene] = &[
    Scene::screen("shelf", "", "document.querySelector('.cover')"),
    Scene::screen("shelf-table", "", ONE_ROW).with(&[("pentathlon/table/1", olympia2000::FIVE)]),
    Scene::screen("shelf-result", "", ONE_ROW).with(&[("pentathlon/table/1", olympia2000::OVER)]),
    Scene::screen("shelf-people", "", "document.querySelector('.cover-more > small')").with(PLAYED),
    Scene::screen("shelf-broken", "", ONE_ROW).with(&[("pentathlon/table/1", "torn")]),
    Scene::screen("shelf-full", "", "document.querySelectorAll('.waiting li').length === 3").with(&[
        ("pentathlon/table/1", olympia2000::TWO),
        ("pentathlon/table/2", olympia2000::OVER),
        ("pentathlon/table/3", "torn"),
    ]),
    Scene::screen("shelf-many", "", "document.querySelectorAll('.waiting li').length === 8").with(&[
        ("pentathlon/table/1793c1a2b00", olympia2000::TWO),
        ("pentathlon/table/2", olympia2000::OVER),
        ("pentathlon/table/1794c1a2b00", orclympics::ENTER),
        ("pentathlon/table/1795c1a2b00", orclympics::OVER),
        ("pentathlon/table/5", olympicards::OVER),
        ("pentathlon/table/6", olympikos::OVER),
        ("pentathlon/table/7", olympikos::TWO_OVER),
        ("pentathlon/table/8", olympia2000::FIVE),
        ("pentathlon/table/9", olympia2000::ALONE),
    ]),
    Scene::screen("shelf-removing", "", DIALOG).with(&[("pentathlon/table/1", olympia2000::FIVE)]).after(
        |page| {
            page.wait_for("the table on the shelf", ON_SHELF);
            page.tap(".waiting button");
        },
    ),
    Scene::screen(
        "set-up-full",
        "#/new/olympia2000",
        "document.querySelectorAll('.chair > .taken').length === 5",
    )
    .with(&[("pentathlon/setup/olympia2000", FIVE_PEOPLE)]),
    Scene::screen(
        "pentathlon-set-up",
        "#/pentathlon/new",
        "document.querySelector('.tournament-set-up .chairs')",
    ),
    Scene::screen("pentathlon-first", "", NEXT)
        .after(|page| tournament(page, 3, 0, false, Order::EasyToHard)),
    Scene::screen("pentathlon-board", "", NEXT)
        .after(|page| tournament(page, 5, 3, false, Order::EasyToHard)),
    Scene::screen("pentathlon-last", "", NEXT).after(|page| tournament(page, 3, 4, false, Order::EasyToHard)),
    Scene::screen("pentathlon-six", "", NEXT).after(|page| tournament(page, 6, 1, false, Order::EasyToHard)),
    Scene::screen("pentathlon-points", "", "document.querySelector('dialog .tournament-points')").after(
        |page| {
            tournament(page, 5, 3, false, Order::EasyToHard);
            page.tap(".all-points");
        },
    ),
    Scene::screen("pentathlon-goes-on", "", NEXT)
        .after(|page| tournament(page, 2, 2, true, Order::EasyToHard)),
    Scene::screen("pentathlon-given-up", "", "document.querySelector('.gate-dark')").after(|page| {
        let mut saved = saved(3, 3, 3, false, Order::EasyToHard);
        if let Some(round) = saved.tournament.rounds.get_mut(1) {
            round.is_given_up = true;
        }
        saved.open(page, AT_BOARD, "sound=off");
    }),
    Scene::screen("pentathlon-podium", "", "document.querySelector('.event-strip .gained')").after(|page| {
        saved(3, 1, 2, false, Order::EasyToHard).open(page, "#/table/1a1ff43dd02", "sound=off");
    }),
    Scene::screen("pentathlon-last-podium", "", "document.querySelector('.event-strip')").checked(&[]).after(
        |page| saved(3, 1, 5, false, Order::EasyToHard).open(page, "#/table/1a1ff43dd05", "sound=off"),
    ),
    Scene::screen("pentathlon-choice", "", NEXT)
        .after(|page| tournament(page, 4, 1, false, Order::LastChooses)),
    Scene::screen("pentathlon-end", "", "document.querySelector('.ceremony')")
        .after(|page| tournament(page, 5, 5, false, Order::EasyToHard)),
    Scene::screen("pentathlon-end-two", "", "document.querySelector('.ceremony')")
        .after(|page| tournament(page, 2, 5, false, Order::EasyToHard)),
    Scene::screen("pentathlon-end-shared", "", "document.querySelector('.ceremony')").checked(&[]).after(
        |page| {
            // Only the game that two play together counts.
            let mut saved = saved(2, 2, 5, false, Order::EasyToHard);
            for round in &mut saved.tournament.rounds {
                round.is_given_up = round.game != "olympikos";
            }
            saved.open(page, AT_BOARD, "sound=off");
        },
    ),
    Scene::screen("pentathlon-picture", "", "document.querySelector('dialog img.picture-preview')").after(
        |page| {
            tournament(page, 3, 5, false, Order::EasyToHard);
            page.tap(".bar .primary");
        },
    ),
    Scene::screen("shelf-pentathlon", "", ONE_ROW).after(|page| {
        saved(3, 1, 2, false, Order::EasyToHard).open(page, "", "sound=off");
    }),
    Scene::screen("shelf-pentathlon-end", "", ONE_ROW).checked(&[]).after(|page| {
        saved(5, 5, 5, false, Order::EasyToHard).open(page, "", "sound=off");
    }),
    Scene::screen(
        "set-up-people",
        "#/new/olympics",
        "document.querySelectorAll('.person-chip').length === 4 && document.querySelector('.of-chair input')",
    )
    .with(KNOWN)
    .after(|page| {
        page.tap(".chairs > li:nth-child(2) > .chair");
    }),
    Scene::screen("people", "#/people", "document.querySelectorAll('.person-seat').length === 6").with(KNOWN),
    Scene::screen("people-nobody", "#/people", "document.querySelector('.people-list .add')"),
    Scene::screen("people-changing", "#/people", "document.querySelector('.person-more input')")
        .with(KNOWN)
        .after(|page| page.tap(".people-list .change")),
    Scene::screen("people-deleting", "#/people", "document.querySelector('.person-more .keep')")
        .with(KNOWN)
        .after(|page| {
            page.tap(".people-list .change");
            page.tap(".person-more .danger");
        }),
    Scene::screen("people-over-set-up", "#/new/olympics", "document.querySelector('dialog .people-list li')")
        .with(KNOWN)
        .after(|page| page.tap(".candidates button[aria-haspopup]")),
    Scene::screen("today-replay", "#/today/2026-11-20", "document.querySelector('main.invitation .primary')"),
    Scene::screen("welcome", "#/play/orclympics", "document.querySelector('main.invitation .primary')"),
    Scene::screen("today-invitation", "", "document.querySelector('main.invitation .primary')")
        .checked(&[])
        .after(|page| open(page, "2026-11-27", "#/today/2026-11-27/2", &[])),
    Scene::screen("link-six", "", "document.querySelectorAll('.at-table > li').length === 6")
        .checked(&[])
        .after(|page| {
            let saved = saved(6, 6, 2, false, Order::EasyToHard);
            let race = saved.tables.iter().find_map(|(_, record, _)| Table::<Olympikos>::read(record).ok());
            let link = race.and_then(|table| table.link().ok()).unwrap_or_default();
            page.begin_at(&format!("#/link/olympikos/{link}"), &[]);
        }),
    Scene::screen(
        "your-names",
        "#/table/1a1ff43dd01",
        "document.querySelectorAll('.your-name input').length === 2",
    )
    .with(&[("pentathlon/table/1a1ff43dd01", olympikos::TWO_OVER), ("pentathlon/asked-name", "1a1ff43dd01")])
    .checked(&[]),
    Scene::screen("link", "", "document.querySelector('main.invitation .primary')").after(|page| {
        let link = over().link().unwrap_or_default();
        page.begin_at(&format!("#/link/olympia2000/{link}"), &[]);
    }),
    Scene::screen("challenge", "", "document.querySelector('main.invitation .field')").after(|page| {
        let link = over().challenge(Seat(0)).unwrap_or_default();
        page.begin_at(&format!("#/link/olympia2000/{link}"), &[]);
    }),
    Scene::screen("open", "#/open", "document.querySelector('.drop')"),
    Scene::screen("import", "#/open", "document.querySelector('.preview fieldset')")
        .with(&[
            ("pentathlon/person/ana", "pentathlon person 1\nplayed: 2\ncolour: 0\nshape: 0\nname: Ana\n"),
            ("pentathlon/table/1a1ff43dd01", olympia2000::FIVE),
        ])
        .after(|page| {
            let saves = saved(3, 2, 2, false, Order::EasyToHard).stored().into_iter().chain([
                (
                    "pentathlon/person/tim".to_owned(),
                    "pentathlon person 1\nplayed: 9\ncolour: 3\nshape: 4\nname: Tim\nname: Ana\n".to_owned(),
                ),
                (
                    "pentathlon/person/zoe".to_owned(),
                    "pentathlon person 1\nplayed: 8\ncolour: 5\nshape: 2\nname: Zoë\n".to_owned(),
                ),
                (
                    "pentathlon/result/1a1ee43dd00".to_owned(),
                    "result 1 olympics D1\t2 31 1 person Ana\t1 35 0 computer gold Chen\tend".to_owned(),
                ),
            ]);
            let days = table_of("2026-11-26", true).stored(true, true);
            let text: String = saves.chain(days).map(|(key, text)| format!("== {key}\n{text}\n")).collect();
            page.wait_for("the screen", "document.querySelector('textarea')");
            let paste = "const text = document.querySelector('textarea');
                text.closest('details').open = true;
                text.value = arguments[0];
                text.dispatchEvent(new Event('input', { bubbles: true }));";
            page.run(paste, &[text.into()]);
            page.tap_named("main button", page.said("share", "open-it"));
        }),
    Scene::screen("whose-result", "#/table/1a1ff43dd01", "document.querySelector('.your-name')").with(&[
        ("pentathlon/table/1a1ff43dd01", olympia2000::OVER),
        ("pentathlon/person/ana", "pentathlon person 1\nplayed: 2\ncolour: 0\nshape: 0\nname: Ana\n"),
        ("pentathlon/guests/1a1ff43dd01", "pentathlon guests 1\nname: Ana\n"),
    ]),
    Scene::screen("today-result", "", "document.querySelector('.day-result .calendar small')").after(
        |page| {
            let days = ["2026-11-27", "2026-11-26", "2026-11-25", "2026-11-20", "2026-11-14"];
            let saved: Vec<_> = days.iter().flat_map(|day| table_of(day, true).stored(true, true)).collect();
            open(page, "2026-11-27", "#/hall/day/2026-11-27", &saved);
        },
    ),
    Scene::screen("shelf-today", "", "document.querySelector('.today-offer')").after(|page| {
        open(page, "2026-11-27", "", &table_of("2026-11-26", true).stored(true, true));
    }),
    Scene::screen("hall", "", "document.querySelector('.hall .stand b')").after(|page| hall(page, "#/hall")),
    Scene::screen("hall-person", "", "document.querySelector('.hall .form-line')")
        .after(|page| hall(page, "#/hall/person/ana")),
    Scene::screen("hall-records", "", "document.querySelector('.hall .sentences')")
        .after(|page| hall(page, "#/hall/game/olympia2000")),
    Scene::screen("hall-empty", "#/hall", "document.querySelector('main.hall')"),
    Scene::screen("settings", "#/settings", "document.querySelector('.settings')"),
    Scene::screen("no-such-place", "#/nowhere", EMPTY),
    Scene::screen("no-such-table", "#/table/none", EMPTY),
    Scene::screen("table-truncated", "#/table/1", EMPTY)
        .with(&[("pentathlon/table/1", olympia2000::TWO.split_at(olympia2000::TWO.len() - 8).0)]),
    Scene::screen("table-lost", "#/table/1", EMPTY)
        .with(&[("pentathlon/table/1", olympia2000::TWO.split_at(60).0)]),
];
