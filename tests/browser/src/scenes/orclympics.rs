//! Scenes of Orc-lympics.

use serde_json::json;

use super::steps::{
    ASKING, CONFIRM, COSTLY, CURTAIN, DIALOG, HINTED, ON_SHELF, PODIUM, REPLAY, RULES, SEATS, click,
    find_costly, open_curtain, slide, take_hint,
};
use super::{AT_REPLAY, AT_STORY, HUGE, Needed, OVERLAID, PARTLY_SEEN, SCREEN, Scene, TABLE};
use crate::moments::Moment;
use crate::shared::SharedPicture;
use crate::{Page, played_badly};

/// One person among three computer players, who has to keep a card.
const DRAFT: &str = include_str!("../../records/orclympics-4-draft.txt");
/// The same person, who builds a team.
const ROSTER: &str = include_str!("../../records/orclympics-4-roster.txt");
/// The same person, who has to enter cards or pass.
pub const ENTER: &str = include_str!("../../records/orclympics-4-enter.txt");
/// The same person, who won no cup.
const BACK: &str = include_str!("../../records/orclympics-4-back.txt");
/// One person and one computer player.
const TWO: &str = include_str!("../../records/orclympics-2.txt");
/// Five people before the first competition.
const FIRST: &str = include_str!("../../records/orclympics-5-first.txt");
/// Five people who compete for the first cups.
const FIVE: &str = include_str!("../../records/orclympics-5.txt");
/// The same game, finished.
pub const OVER: &str = include_str!("../../records/orclympics-5-over.txt");
/// One of these five, alone among computer players before the main event: the last to take a card back.
const MAIN: &str = include_str!("../../records/orclympics-5-main.txt");
/// Another of these five, the last to pass in the main event.
const LAST: &str = include_str!("../../records/orclympics-5-last.txt");

/// The scenes, in the order in which a new player meets them.
pub const SCENES: &[Scene] = &[
    Scene::screen("orclympics-set-up", "#/new/orclympics", SEATS),
    Scene::screen("orclympics-rules", "#/rules/orclympics", RULES).checked(TABLE),
    Scene::table("orclympics-draft", DRAFT, CONFIRM).after(|page| choose(page, &[2])),
    Scene::table("orclympics-roster", ROSTER, CONFIRM).after(|page| choose(page, &[1, 2, 3])),
    Scene::table("orclympics-enter", ENTER, CONFIRM).after(|page| choose(page, &[1, 2])),
    Scene::table("orclympics-enter-huge", ENTER, CONFIRM).with(HUGE).after(|page| choose(page, &[1, 2])),
    Scene::table("orclympics-hint", ENTER, HINTED).after(take_hint).checked(OVERLAID),
    Scene::table("orclympics-back", BACK, CONFIRM).after(|page| choose(page, &[1])),
    Scene::table("orclympics-main", MAIN, CONFIRM).after(|page| choose(page, &[1])),
    Scene::table("orclympics-last", LAST, "document.querySelector('[data-phase=asking] .primary.pass')"),
    Scene::table("orclympics-two", TWO, CONFIRM).after(|page| choose(page, &[1])),
    Scene::table("orclympics-five-first", FIRST, ASKING).after(open_curtain),
    Scene::table("orclympics-five", FIVE, CONFIRM).after(|page| {
        open_curtain(page);
        choose(page, &[1]);
    }),
    Scene::table("orclympics-curtain", FIVE, CURTAIN),
    Scene::table("orclympics-player", ENTER, DIALOG).after(|page| click(page, ".lane-who")).checked(SCREEN),
    Scene::table("orclympics-competitions", ENTER, DIALOG)
        .after(|page| click(page, ".row-look"))
        .checked(SCREEN),
    Scene::table("orclympics-podium", OVER, PODIUM),
    Scene::table("orclympics-story", OVER, "document.querySelector('.chart')").at(AT_STORY).checked(SCREEN),
    Scene::table("orclympics-replay", OVER, REPLAY)
        .at(AT_REPLAY)
        .after(|page| slide(page, 30))
        .checked(PARTLY_SEEN),
    Scene::table("orclympics-over", OVER, ON_SHELF).at("").checked(&[]),
    Scene::played("orclympics-costly", || played_badly("orclympics"), COSTLY)
        .at(AT_STORY)
        .after(find_costly)
        .checked(SCREEN),
];

/// What one needs to decide.
pub const NEEDED: &[Needed] = &[
    Needed::new("the folk of a card", ".race-card", ".p-bust, .race-card-name"),
    Needed::new("what a card is worth in a skill", ".race-card .ability", "b"),
    Needed::new("the skill of a competition", ".tile.now", ".tile-emblem"),
    Needed::new("what the gold of a competition is worth", ".tile.now", ".worth.gold"),
    Needed::new("what the silver of a competition is worth", ".tile.now .worth.silver", ".coin, .cup"),
    Needed::new("how many cards a player has", ".lane", ".lane-counts > span:first-child"),
    Needed::new("how many points a player has", ".orc-board.held .lane-points", "b"),
    Needed::new(
        "what the cards of a player amount to",
        ".lane:has(.lane-entered > :not(.ghost)) > .lane-total",
        ":scope",
    ),
    Needed::new("the symbol of a player", ".lane-who", ".mark"),
    Needed::new("the name of a player", ".lane-who", ".lane-name"),
];

/// The scene in the README, and its file in `docs/`.
pub const README: (&str, &str) = ("orclympics-enter", "orclympics.png");

/// The big moments.
pub const MOMENTS: &[Moment] = &[
    Moment {
        name: "orclympics-main-event",
        scene: "orclympics-main",
        act: Moment::confirm,
        from: "document.querySelector('.fair')",
        until: "!document.querySelector('.fair')",
    },
    Moment {
        name: "orclympics-award",
        scene: "orclympics-last",
        act: |page| {
            page.run("document.querySelector('.primary.pass').click();", &[]);
        },
        from: Moment::SHOWING,
        until: "!document.querySelector('[data-phase=showing]')",
    },
    Moment {
        name: "orclympics-cups",
        scene: "orclympics-enter",
        act: Moment::confirm,
        from: Moment::SHOWING,
        until: ASKING,
    },
    Moment::podium("orclympics-podium", "orclympics-over"),
];

/// Podiums as pictures to be shared.
pub const SHARED: &[SharedPicture] = &[
    SharedPicture::played("share-orclympics", "orclympics", &["Ana", "Bo", "Chen", "Dita", "Emre"], false),
    SharedPicture::played("long-names", "orclympics", SharedPicture::LONG_NAMES, false),
    SharedPicture::played("long-names-wide", "orclympics", SharedPicture::LONG_NAMES, false).wide(),
];

/// Taps the selectable cards with these numbers.
fn choose(page: &Page, cards: &[usize]) {
    page.wait_for("a person to act", ASKING);
    let ready = "[...document.querySelectorAll('.race-card[data-ready=true]')]";
    page.wait_for("a card that can be chosen", &format!("{ready}.length > 0"));
    for number in cards {
        page.run(&format!("{ready}[Math.min(arguments[0], {ready}.length) - 1].click()"), &[json!(number)]);
    }
}
