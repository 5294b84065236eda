//! Scenes of Olympicards.

use super::steps::{
    ASKING, CONFIRM, COSTLY, CURTAIN, DIALOG, HINTED, ON_SHELF, PODIUM, REPLAY, RULES, SEATS, click,
    find_costly, open_curtain, open_curtain_and_select, slide, take_hint,
};
use super::{AT_REPLAY, AT_STORY, HUGE, Needed, OVERLAID, SCREEN, Scene, TABLE};
use crate::moments::Moment;
use crate::shared::SharedPicture;
use crate::{Page, played_badly};

/// One person and one computer player, in weightlifting.
const TWO: &str = include_str!("../../records/olympicards-2.txt");
/// One person among three computer players, who has to decide whether a sport is played.
const CHOOSE: &str = include_str!("../../records/olympicards-4-choose.txt");
/// The same person, who has to play or withdraw.
const FOUR: &str = include_str!("../../records/olympicards-4.txt");
/// Sailing, where two cards are needed.
const SAIL: &str = include_str!("../../records/olympicards-7-sail.txt");
/// One person with 24 cards in hand.
const MANY: &str = include_str!("../../records/olympicards-3-many.txt");
/// Seven people with one device.
const SEVEN: &str = include_str!("../../records/olympicards-7.txt");
/// The same game, finished.
pub const OVER: &str = include_str!("../../records/olympicards-7-over.txt");
/// One person, the last one standing, who sets a world record with the last two cards.
const RECORD: &str = include_str!("../../records/olympicards-4-record.txt");

/// The scenes, in the order in which a new player meets them.
pub const SCENES: &[Scene] = &[
    Scene::screen(
        "olympicards-lesson",
        "#/lesson/olympicards",
        "document.querySelector('.lesson-callout')?.dataset.step",
    )
    .with(&[("pentathlon/lesson/olympicards", "0.8")]),
    Scene::screen("olympicards-set-up", "#/new/olympicards", SEATS),
    Scene::screen("olympicards-rules", "#/rules/olympicards", RULES).checked(TABLE),
    Scene::table("olympicards-choose", CHOOSE, CONFIRM).after(|page| page.tap("[data-action=defer]")),
    Scene::table("olympicards-four", FOUR, CONFIRM).after(tap_a_card),
    Scene::table("olympicards-four-huge", FOUR, CONFIRM).with(HUGE).after(tap_a_card),
    Scene::table("olympicards-hint", FOUR, HINTED).after(take_hint).checked(OVERLAID),
    Scene::table("olympicards-sail", SAIL, CONFIRM)
        .after(|page| page.tap(".fanned [data-ready=true][data-action*=',']")),
    Scene::table("olympicards-two", TWO, CONFIRM).after(tap_a_card),
    Scene::table("olympicards-many", MANY, CONFIRM).after(tap_a_card),
    Scene::table("olympicards-seven", SEVEN, ASKING).after(open_curtain),
    Scene::table("olympicards-seven-selected", SEVEN, CONFIRM).after(open_curtain_and_select),
    Scene::table("olympicards-withdraw", SEVEN, CONFIRM).after(|page| {
        open_curtain(page);
        page.tap("[data-action=withdraw]");
    }),
    Scene::table("olympicards-curtain", SEVEN, CURTAIN),
    Scene::table("olympicards-everybody", FOUR, DIALOG)
        .after(|page| click(page, ".track .covering"))
        .checked(SCREEN),
    Scene::table("olympicards-sports", FOUR, DIALOG)
        .after(|page| click(page, ".programme .covering"))
        .checked(SCREEN),
    Scene::table("olympicards-podium", OVER, PODIUM),
    Scene::table("olympicards-replay", OVER, REPLAY).at(AT_REPLAY).after(|page| slide(page, 30)),
    Scene::table("olympicards-over", OVER, ON_SHELF).at("").checked(&[]),
    Scene::table("olympicards-record", RECORD, CONFIRM)
        .after(|page| {
            ["first", "last"].iter().for_each(|at| page.tap(&format!(".fanned li:{at}-child .held-card")))
        })
        .checked(&[]),
    Scene::played("olympicards-costly", || played_badly("olympicards"), COSTLY)
        .at(AT_STORY)
        .after(find_costly)
        .checked(SCREEN),
];

/// What one needs to decide.
pub const NEEDED: &[Needed] = &[
    Needed::new("the rule of the sport", ".sport-face", ".sport-rule"),
    Needed::new("what is required", ".needed", ".needed-words b"),
    Needed::new("the card to play against", ".marked", ".chip b"),
    Needed::new("what a step of the ladder pays", ".rung", ".gain, .medallion"),
    Needed::new("the symbol of a player", ".run-who", ".mark"),
    Needed::new("the name of a player", ".run-who", ".run-name"),
    Needed::new("the cards in a hand", ".run-who", ".run-cards"),
    Needed::new("the points of a player", ".run-who", ".run-points b"),
    Needed::new("a card played", ".run [data-card]", ".chip b"),
];

/// The scene in the README, and its file in `docs/`.
pub const README: (&str, &str) = ("olympicards-four", "olympicards.png");

/// The big moments.
pub const MOMENTS: &[Moment] = &[
    Moment {
        name: "olympicards-record",
        scene: "olympicards-record",
        act: Moment::confirm,
        from: Moment::SHOWING,
        until: "document.querySelector('.progress').innerText.includes('2')",
    },
    Moment::podium("olympicards-podium", "olympicards-over"),
    Moment {
        name: "olympicards-play",
        scene: "olympicards-four",
        act: Moment::confirm,
        from: Moment::SHOWING,
        until: "!document.querySelector('[data-phase=showing]')",
    },
];

/// Podiums as pictures to be shared.
pub const SHARED: &[SharedPicture] = &[
    SharedPicture::played("share-olympicards", "olympicards", &["Mia", "Noah", "Papa", "Zoe"], false),
    SharedPicture::played("seven-players", "olympicards", SharedPicture::SEVEN, false),
    SharedPicture::played("seven-wide", "olympicards", SharedPicture::SEVEN, false).wide(),
    SharedPicture::played("tie-of-seven", "olympicards", SharedPicture::SEVEN, true).wide(),
];

fn tap_a_card(page: &Page) {
    page.tap(".fanned [data-ready=true]");
}
