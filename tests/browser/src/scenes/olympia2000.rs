//! Scenes of Olympia 2000 (B.C.).

use serde_json::json;

use super::steps::{
    ASKING, CONFIRM, COSTLY, CURTAIN, DIALOG, HINTED, ON_SHELF, PODIUM, REPLAY, RULES, SEATS, SHOWING, click,
    find_costly, open_curtain, open_curtain_and_select, select_first, sheet, take_hint,
};
use super::{
    AT_REPLAY, AT_STORY, Check, HUGE, ID, Needed, OVERLAID, PARTLY_SEEN, SCREEN, STEPS, Scene, TABLE,
};
use crate::moments::Moment;
use crate::records::{at_athletes, at_chip, at_deal, key, over, until};
use crate::shared::SharedPicture;
use crate::{Page, played_badly};

/// A table of two people in the middle of their game.
pub const TWO: &str = include_str!("../../records/olympia2000-2.txt");
/// One person among three computer players, who has to send an athlete.
pub const ALONE: &str = include_str!("../../records/olympia2000-4-alone.txt");
/// The same person, who came last and chooses a coming prize.
const CHIP: &str = include_str!("../../records/olympia2000-4-chip.txt");
/// Two people, of whom one chooses before all eyes.
const OPEN: &str = include_str!("../../records/olympia2000-4-open.txt");
/// The same person, who has the deck.
const DEAL: &str = include_str!("../../records/olympia2000-4-deal.txt");
/// Five people with one device.
pub const FIVE: &str = include_str!("../../records/olympia2000-5.txt");
/// A finished game of five.
pub const OVER: &str = include_str!("../../records/olympia2000-5-over.txt");

const ALL: [u8; 5] = [0, 1, 2, 3, 4];
const PAIR: [u8; 2] = [0, 1];

/// What is public at every moment.
const PUBLIC: [&str; 6] = [".progress", "nav .button", ".badge", ".column", ".prize", ".result .line"];

/// The checks of a table, with those of what is in sight: what is public, and what is asked.
const fn in_sight(css: &'static [&'static str]) -> [Check; 7] {
    [
        Check::Axe,
        Check::Enlarged,
        Check::Legible,
        Check::Narrow,
        Check::Touch,
        Check::Language,
        Check::InSight(css),
    ]
}

const CURTAIN_IN_SIGHT: &[Check] = &in_sight(&with_public([".curtain h2", ".hold"]));
const ASKED_IN_SIGHT: &[Check] = &in_sight(&with_public(["#prompt", "#prompt"]));
const SELECTED_IN_SIGHT: &[Check] = &in_sight(&with_public(["#prompt", ".confirm"]));
/// While the athletes are turned over, they cover the board.
const REVEAL_IN_SIGHT: &[Check] = &[
    Check::Axe,
    Check::Narrow,
    Check::Touch,
    Check::Language,
    Check::InSight(&[".progress", "nav .button", ".badge", ".entrant", ".status .button"]),
];

const fn with_public([one, other]: [&'static str; 2]) -> [&'static str; 8] {
    let [a, b, c, d, e, f] = PUBLIC;
    [a, b, c, d, e, f, one, other]
}

/// The scenes, in the order in which a new player meets them.
pub const SCENES: &[Scene] = &[
    Scene::screen("olympia2000-set-up", "#/new/olympia2000", SEATS),
    Scene::screen("olympia2000-rules", "#/rules/olympia2000", RULES).checked(TABLE),
    Scene::played("olympia2000-first", || until(5, &[0], 3, |_| true), ASKING),
    Scene::table("olympia2000-alone", ALONE, CONFIRM).after(|page| page.tap(".hand li:nth-child(2) .card")),
    Scene::table("olympia2000-alone-huge", ALONE, CONFIRM)
        .with(HUGE)
        .after(|page| page.tap(".hand li:nth-child(2) .card")),
    Scene::table("olympia2000-chip", CHIP, CONFIRM).after(|page| page.tap("[data-ready=true]")),
    Scene::table(
        "olympia2000-open",
        OPEN,
        "document.querySelector('.confirm') && document.querySelector('.open-hand')",
    )
    .after(|page| page.tap("[data-ready=true]")),
    Scene::table("olympia2000-deal", DEAL, ASKING),
    Scene::table("olympia2000-2", TWO, ASKING).after(open_curtain).checked(ASKED_IN_SIGHT),
    Scene::played("olympia2000-2-curtain", || at_athletes(2, &PAIR, 3), CURTAIN).checked(CURTAIN_IN_SIGHT),
    Scene::played("olympia2000-2-selected", || at_athletes(2, &PAIR, 3), CONFIRM)
        .after(open_curtain_and_select)
        .checked(SELECTED_IN_SIGHT),
    Scene::played("olympia2000-2-prize", || at_chip(2, &PAIR, 3), CONFIRM)
        .after(open_curtain_and_select)
        .checked(SELECTED_IN_SIGHT),
    Scene::played("olympia2000-2-deal", || at_deal(2, &PAIR, 3), ASKING)
        .after(open_curtain)
        .checked(ASKED_IN_SIGHT),
    Scene::played("olympia2000-2-reveal", || at_athletes(2, &[0], 3), SHOWING)
        .with(STEPS)
        .after(send_the_first)
        .checked(REVEAL_IN_SIGHT),
    Scene::table("olympia2000-5", FIVE, ASKING).after(open_curtain).checked(ASKED_IN_SIGHT),
    Scene::played("olympia2000-5-curtain", || at_athletes(5, &ALL, 3), CURTAIN).checked(CURTAIN_IN_SIGHT),
    Scene::played("olympia2000-5-selected", || at_athletes(5, &ALL, 3), CONFIRM)
        .after(open_curtain_and_select)
        .checked(SELECTED_IN_SIGHT),
    Scene::played("olympia2000-5-prize", || at_chip(5, &ALL, 3), CONFIRM)
        .after(open_curtain_and_select)
        .checked(SELECTED_IN_SIGHT),
    Scene::played("olympia2000-5-deal", || at_deal(5, &ALL, 3), ASKING)
        .after(open_curtain)
        .checked(ASKED_IN_SIGHT),
    Scene::played("olympia2000-5-reveal", || at_athletes(5, &[0], 3), SHOWING)
        .with(STEPS)
        .after(send_the_first)
        .checked(REVEAL_IN_SIGHT),
    // The notice lies over the head of the table for some seconds.
    Scene::played("olympia2000-refused", || at_deal(2, &PAIR, 3), "document.querySelector('.notice')")
        .after(|page| {
            open_curtain(page);
            page.run("document.querySelector('.hand .card').click();", &[]);
        })
        .checked(&[Check::Axe, Check::Narrow, Check::Touch, Check::Language]),
    Scene::played("olympia2000-late", || at_athletes(5, &ALL, 9), ASKING).after(open_curtain).checked(&[
        Check::Axe,
        Check::Legible,
        Check::Narrow,
        Check::Touch,
        Check::Language,
    ]),
    Scene::played("olympia2000-log", alone_late, DIALOG).after(|page| sheet(page, "log")).checked(SCREEN),
    Scene::played("olympia2000-rules-over-table", alone_late, RULES)
        .after(|page| sheet(page, "rules"))
        .checked(SCREEN),
    Scene::played("olympia2000-pause", alone_late, DIALOG).after(|page| sheet(page, "pause")).checked(SCREEN),
    Scene::played("olympia2000-undo", alone_late, DIALOG).after(|page| sheet(page, "undo")).checked(SCREEN),
    Scene::played("olympia2000-pause-2", || at_athletes(2, &PAIR, 2), DIALOG)
        .after(|page| {
            open_curtain(page);
            sheet(page, "pause");
        })
        .checked(SCREEN),
    Scene::played(
        "olympia2000-take-back",
        || at_athletes(2, &PAIR, 2),
        "document.querySelectorAll('.curtain button').length === 2",
    )
    .with(STEPS)
    .after(|page| {
        open_curtain(page);
        send_the_first(page);
        page.wait_for("the next", "document.querySelector('.curtain h2')?.innerText === 'Bo'");
        page.press("u");
    })
    .checked(SCREEN),
    Scene::played("olympia2000-athlete", alone_late, DIALOG)
        .after(|page| click(page, ".line button"))
        .checked(SCREEN),
    Scene::played("olympia2000-won", alone_late, DIALOG).after(|page| click(page, ".badge")).checked(SCREEN),
    Scene::played(
        "olympia2000-elsewhere",
        alone_late,
        "document.querySelector('main.table[data-phase=read_only]')",
    )
    .after(play_on_elsewhere)
    .checked(SCREEN),
    Scene::table("olympia2000-hint", ALONE, HINTED).after(take_hint).checked(OVERLAID),
    Scene::table("olympia2000-tip", ALONE, TIP).with(TIPS).checked(PARTLY_SEEN),
    Scene::table("olympia2000-tip-rotated", ALONE, FRAMED_TIP).with(TIPS).after(rotate).checked(PARTLY_SEEN),
    Scene::table("olympia2000-podium", OVER, PODIUM),
    Scene::played("olympia2000-podium-2", || over(2, &PAIR), PODIUM),
    Scene::played("olympia2000-your-name", || over(3, &[0]), "document.querySelector('.your-name')")
        .with(&[("pentathlon/asked-name", super::ID), ("pentathlon/settings", "motion=less sound=off")]),
    Scene::table("olympia2000-share", OVER, "document.querySelector('img.picture-preview')?.naturalWidth")
        .after(|page| {
            page.wait_for("the podium", "document.querySelector('.podium .podium-actions')");
            page.tap_named(".podium-actions button", page.said("screens", "share"));
        })
        .checked(SCREEN),
    Scene::table("olympia2000-replay", OVER, REPLAY).at(AT_REPLAY),
    Scene::played(
        "olympia2000-replay-seat",
        || over(3, &[0]),
        "document.querySelectorAll('.hand .card').length === 4",
    )
    .at(AT_REPLAY)
    .after(|page| {
        page.wait_for("the choice of a viewer", "document.querySelector('.eyes select')");
        page.choose(".eyes select", "Ana");
    })
    .checked(SCREEN),
    Scene::table("olympia2000-over", OVER, ON_SHELF).at("").checked(&[]),
    Scene::played("olympia2000-costly", || played_badly("olympia2000"), COSTLY)
        .at(AT_STORY)
        .after(find_costly)
        .checked(SCREEN),
];

/// What one needs to decide.
pub const NEEDED: &[Needed] = &[
    Needed::new("the name of a discipline", ".column", ".column-name"),
    Needed::new("the prize a discipline gives next", ".column .uppermost", "b"),
    Needed::new("the discipline of the prize", ".prize", "h2"),
    Needed::new("the prize", ".prize", ".laurel.large b"),
    Needed::new("the next prize", ".columns:not(.choosing) ~ .prize .then", ":scope"),
    Needed::new("the name of a player", ".seats .badge", ".badge-name"),
    Needed::new("the symbol of a player", ".seats .badge", ".mark"),
    Needed::new("the points of a player", ".seats .badge", ".badge-points b"),
    Needed::new("who was sent", ".result .line", ".line-who b"),
    Needed::new("the symbol of who sent it", ".result .line", ".line-player .mark"),
    Needed::new("the place in the round", ".result .line", ".line-place"),
    Needed::new("the name of an athlete", ".hand .card, .offer .card", ".card-name"),
    Needed::new("each place of an athlete", ".hand .place, .offer .place", "b"),
    Needed::new(
        "the discipline of each place",
        ".hand .place:not(.none.lit), .offer .place:not(.none.lit)",
        ".pictogram, .place-name",
    ),
];

/// The scene in the README, and its file in `docs/`.
pub const README: (&str, &str) = ("olympia2000-alone", "table.png");

/// The big moments.
pub const MOMENTS: &[Moment] = &[
    Moment {
        name: "olympia2000-reveal",
        scene: "olympia2000-alone",
        act: Moment::confirm,
        from: Moment::SHOWING,
        until: ASKING,
    },
    Moment::podium("olympia2000-podium", "olympia2000-over"),
];

/// Podiums as pictures to be shared.
pub const SHARED: &[SharedPicture] = &[
    SharedPicture::played("share-olympia2000", "olympia2000", &["Ana", "Bo", "Chen", "Dita"], false),
    SharedPicture::played("two-wide", "olympia2000", &["Ana", "Bo"], false).wide(),
    SharedPicture::played("tie", "olympia2000", &["Ana", "Bo", "Chen"], true),
    SharedPicture::played("tie-wide", "olympia2000", &["Ana", "Bo", "Chen"], true).wide(),
    SharedPicture::played("long-names-tie", "olympia2000", SharedPicture::LONG_NAMES, true),
];

const TIPS: &[(&str, &str)] = &[("pentathlon/settings", "pace=instant sound=off tips=on")];
const TIP: &str = "document.querySelector('.tip.placed p')";
/// It has found its place, and so have the frames around what it is about.
const FRAMED_TIP: &str = "document.querySelector('.tip.placed p') && document.querySelector('.tip-about')";

fn alone_late() -> String {
    at_athletes(4, &[0], 6)
}

fn send_the_first(page: &Page) {
    select_first(page);
    page.wait_for("the button", CONFIRM);
    page.press("Enter");
}

/// Turns the device round while a tip is shown.
fn rotate(page: &Page) {
    page.wait_for("the tip", TIP);
    let [across, down] = ["innerWidth", "innerHeight"]
        .map(|side| page.run(&format!("return {side};"), &[]).as_u64().unwrap_or_default() as u32);
    page.look(crate::Look::sized(down, across).still());
    page.wait_for("the other side", &format!("innerWidth === {down}"));
}

fn play_on_elsewhere(page: &Page) {
    page.wait_for("the table", ASKING);
    page.run(
        "const [key] = arguments;
        localStorage.setItem(key, `${localStorage.getItem(key)}# played on in another tab\\n`);
        dispatchEvent(new StorageEvent('storage', { key }));",
        &[json!(key(ID))],
    );
}
