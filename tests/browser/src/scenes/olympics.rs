//! Scenes of Olympics.

use super::steps::{
    ASKING, CONFIRM, COSTLY, CURTAIN, DIALOG, HINTED, ON_SHELF, PODIUM, REPLAY, RULES, SEATS,
    choose_and_confirm, click, find_costly, slide, step_to, take_hint,
};
use super::{AT_REPLAY, AT_STORY, Check, HUGE, Needed, OVERLAID, PARTLY_SEEN, SCREEN, STEPS, Scene, TABLE};
use crate::moments::Moment;
use crate::shared::SharedPicture;
use crate::{Page, played_badly};

/// One person among four computer players, who has to invest.
const INVEST: &str = include_str!("../../records/olympics-5-invest.txt");
/// The same person, who takes a pair.
const TAKE: &str = include_str!("../../records/olympics-5-take.txt");
/// The same with three people: the choice is open.
const OPEN: &str = include_str!("../../records/olympics-5-open.txt");
/// The same person, whose investment is the last of the game.
const END: &str = include_str!("../../records/olympics-5-end.txt");
/// One person and a computer player, with the neutral player. The person has to bid.
const TWO: &str = include_str!("../../records/olympics-2-bid.txt");
/// The same person, whose investment is the last of the game.
const TWO_END: &str = include_str!("../../records/olympics-2-end.txt");
/// Five people with one device.
const FIVE: &str = include_str!("../../records/olympics-5.txt");
/// A finished game.
const OVER: &str = include_str!("../../records/olympics-5-over.txt");

/// The scenes, in the order in which a new player meets them.
pub const SCENES: &[Scene] = &[
    Scene::screen("olympics-set-up", "#/new/olympics", SEATS),
    Scene::screen("olympics-rules", "#/rules/olympics", RULES).checked(TABLE),
    Scene::table("olympics-bid-2", TWO, CONFIRM).after(|page| page.tap(".hand li:nth-child(2) .card")),
    Scene::table("olympics-take-5", TAKE, CONFIRM).after(take_a_pair),
    Scene::table(
        "olympics-open-5",
        OPEN,
        "document.querySelector('.confirm') && document.querySelector('.open-hand')",
    )
    .after(take_a_pair),
    Scene::table("olympics-bids-5", INVEST, "document.querySelector('.olympics-board.revealing')")
        .with(STEPS)
        .after(|page| {
            choose_and_confirm(page);
            step_to(page, ASKING);
            choose_and_confirm(page);
        }),
    Scene::table("olympics-taken-5", TAKE, CONFIRM).after(|page| {
        take_a_pair(page);
        page.tap(".confirm");
        page.wait_for("the investment", "document.querySelector('[data-phase=asking] .investing')");
        page.tap(".hand li:nth-child(2) .card");
    }),
    Scene::table("olympics-neutral-2", TWO, "document.querySelector('.olympics-took')").with(STEPS).after(
        |page| {
            choose_and_confirm(page);
            step_to(page, "document.querySelector('[data-phase=asking] .olympics-pair.ready')");
            page.tap(".olympics-pair.ready");
            page.tap(".confirm");
            // The token of the neutral player is on a pair.
            step_to(page, "document.querySelector('.olympics-took .seat-7')");
        },
    ),
    Scene::table("olympics-invest-5", INVEST, CONFIRM).after(invest_the_third),
    Scene::table("olympics-invest-5-huge", INVEST, CONFIRM).with(HUGE).after(invest_the_third),
    Scene::table("olympics-hint", INVEST, HINTED).after(take_hint).checked(OVERLAID),
    Scene::table("olympics-event", TWO_END, DIALOG)
        .after(|page| click(page, ".olympics-event"))
        .checked(SCREEN),
    Scene::table("olympics-ceremony-5", END, SECOND_AWARDED).with(STEPS).after(to_the_second_event),
    Scene::table("olympics-ceremony-2", TWO_END, SECOND_AWARDED).with(STEPS).after(to_the_second_event),
    Scene::table("olympics-curtain", FIVE, CURTAIN),
    Scene::table("olympics-podium", OVER, PODIUM),
    Scene::table("olympics-replay", OVER, REPLAY)
        .at(AT_REPLAY)
        .after(|page| slide(page, 30))
        .checked(PARTLY_SEEN),
    Scene::table("olympics-replay-end", OVER, "document.querySelector('.olympics-ceremony.awarded')")
        .at(AT_REPLAY)
        .after(|page| slide(page, 999))
        .checked(&[Check::InSight(&[".olympics-ceremony h2", ".olympics-stands", ".olympics-block"])]),
    Scene::table("olympics-over", OVER, ON_SHELF).at("").checked(&[]),
    Scene::table("olympics-last-5", END, CONFIRM)
        .after(|page| page.tap(".hand .card[data-ready=true]"))
        .checked(&[]),
    Scene::played("olympics-costly", || played_badly("olympics"), COSTLY)
        .at(AT_STORY)
        .after(find_costly)
        .checked(SCREEN),
];

/// What one needs to decide.
pub const NEEDED: &[Needed] = &[
    Needed::new("the number of a card", HELD, ".olympics-bib"),
    Needed::new("the stars of a card", HELD, ".olympics-stars > span"),
    Needed::new("the type of a card", HELD, ".olympics-emblem, .olympics-kind span"),
    Needed::new("the event of a card", HELD, ".olympics-event-name, .olympics-event-picture"),
    Needed::new("the number of a card on offer", OFFERED, ".olympics-bib"),
    Needed::new("the stars of a card on offer", OFFERED, ":scope > b"),
    Needed::new("the type of a card on offer", OFFERED, ".olympics-emblem"),
    Needed::new(
        "the event of a card on offer",
        OFFERED,
        ".olympics-picture .pictogram, .olympics-event-picture",
    ),
    Needed::new("an event", ".olympics-board:not(.ends) .olympics-event", ".olympics-name, .olympics-tile"),
    Needed::new("the name of a player", ".olympics-board:not(.ends) .olympics-head", ".olympics-who"),
    Needed::new("the symbol of a player", ".olympics-board:not(.ends) .olympics-head", ".mark"),
    Needed::new("the stars of a card at an event", LIES_OPEN, "b"),
    Needed::new("the type of a card at an event", LIES_OPEN, ".olympics-emblem"),
    Needed::new(
        "the owner of a card at an event",
        ".olympics-board:not(.ends) .olympics-chip:is(.olympics-own, .olympics-back)",
        ".mark",
    ),
    Needed::new("the stars at an event", ".olympics-board:not(.ends) .olympics-sum", ":scope"),
];

/// The cards in the hand, which is away on the lowest screens while something is shown.
const HELD: &str = "main:not([data-phase=showing], [data-phase=thinking]) .hand .olympics-card";
/// The cards on offer. They need not be seen while cards are invested.
const OFFERED: &str =
    ".olympics-board:not(.invests, .ends) .olympics-pair .olympics-mini:not(.olympics-back)";
/// The cards at the events that lie face up, or are the viewer's own.
const LIES_OPEN: &str = ".olympics-board:not(.ends) .olympics-chip:not(.olympics-back)";

/// The scene in the README, and its file in `docs/`.
pub const README: (&str, &str) = ("olympics-taken-5", "olympics.png");

/// The big moments.
pub const MOMENTS: &[Moment] = &[
    Moment {
        name: "olympics-bids",
        scene: "olympics-bid-2",
        act: Moment::confirm,
        from: "document.querySelector('.olympics-stage')",
        until: "!document.querySelector('.olympics-stage')",
    },
    Moment {
        name: "olympics-ceremony",
        scene: "olympics-last-5",
        act: Moment::confirm,
        from: "document.querySelector('.olympics-event.lit')",
        until: Moment::WAITS,
    },
    Moment::podium("olympics-podium", "olympics-over"),
];

/// Podiums as pictures to be shared.
pub const SHARED: &[SharedPicture] = &[
    SharedPicture::played("share-olympics", "olympics", &["Grandma", "Ravi", "Lotte"], false),
    SharedPicture::played("two-players", "olympics", &["Ana", "Bo"], false),
    SharedPicture::played("olympics-wide", "olympics", &["Ana", "Bo", "Chen", "Dita", "Emre"], false).wide(),
    SharedPicture::played("olympics-five", "olympics", &["Ana", "Bo", "Chen", "Dita", "Emre"], false),
];

/// The second event of the ceremony has awarded its medals.
const SECOND_AWARDED: &str = "document.querySelector('.olympics-ceremony.awarded') && document.querySelector('.olympics-event.lit:nth-child(2)')";

/// Makes the last investment of a game, and taps until the second event has awarded its medals.
fn to_the_second_event(page: &Page) {
    choose_and_confirm(page);
    step_to(page, SECOND_AWARDED);
}

fn take_a_pair(page: &Page) {
    page.tap(".olympics-pair[data-ready=true]");
}

fn invest_the_third(page: &Page) {
    page.tap(".hand li:nth-child(3) .card");
}
