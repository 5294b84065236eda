//! The scenes of the pictures.

use serde_json::json;

use crate::{Page, said};

/// A state of the app that pictures show.
#[derive(Debug, Clone, Copy)]
pub struct Scene {
    /// The name, which is part of the file name.
    pub name: &'static str,
    /// Where the scene begins in the app, such as `#/rules`; empty for the first screen.
    pub place: &'static str,
    /// Keys and values in the page's storage at the beginning, such as a saved game.
    pub remembered: &'static [(&'static str, &'static str)],
    /// The actions that lead there.
    pub steps: fn(&Page),
    /// A JavaScript expression that is true once the scene is reached.
    pub until: &'static str,
}

/// A table of two people in the middle of their game.
const TWO: &str = include_str!("../records/olympia2000-2.txt");
/// One person among three computer players, who has to send an athlete.
const ALONE: &str = include_str!("../records/olympia2000-4-alone.txt");
/// The same person, who came last and chooses a coming prize.
const CHIP: &str = include_str!("../records/olympia2000-4-chip.txt");
/// Two people, of whom one chooses before all eyes.
const OPEN: &str = include_str!("../records/olympia2000-4-open.txt");
/// The same person, who has the deck.
const DEAL: &str = include_str!("../records/olympia2000-4-deal.txt");
/// Five people with one device.
const FIVE: &str = include_str!("../records/olympia2000-5.txt");
/// A finished game of five.
pub(crate) const OVER: &str = include_str!("../records/olympia2000-5-over.txt");

/// Orc-lympics: one person among three computer players, who has to keep a card.
const ORC_DRAFT: &str = include_str!("../records/orclympics-4-draft.txt");
/// The same person, who builds a team.
const ORC_ROSTER: &str = include_str!("../records/orclympics-4-roster.txt");
/// The same person, who has to enter cards or pass.
const ORC_ENTER: &str = include_str!("../records/orclympics-4-enter.txt");
/// The same person, who won no cup.
const ORC_BACK: &str = include_str!("../records/orclympics-4-back.txt");
/// One person and one computer player.
const ORC_TWO: &str = include_str!("../records/orclympics-2.txt");
/// Five people before the first competition.
const ORC_FIRST: &str = include_str!("../records/orclympics-5-first.txt");
/// Five people who compete for the first cups.
const ORC_FIVE: &str = include_str!("../records/orclympics-5.txt");
/// The same game, finished.
pub(crate) const ORC_OVER: &str = include_str!("../records/orclympics-5-over.txt");
/// One of these five, alone among computer players before the main event: the last to take a card back.
const ORC_MAIN: &str = include_str!("../records/orclympics-5-main.txt");
/// Another of these five, the last to pass in the main event.
const ORC_LAST: &str = include_str!("../records/orclympics-5-last.txt");
/// Olympics: one person among four computer players, who has to invest.
const OLYMPICS_INVEST: &str = include_str!("../records/olympics-5-invest.txt");
/// The same person, who takes a pair.
const OLYMPICS_TAKE: &str = include_str!("../records/olympics-5-take.txt");
/// The same with three people: the choice is open.
const OLYMPICS_OPEN: &str = include_str!("../records/olympics-5-open.txt");
/// The same person, whose investment is the last of the game.
pub(crate) const OLYMPICS_END: &str = include_str!("../records/olympics-5-end.txt");
/// One person and a computer player, with the neutral player. The person has to bid.
const OLYMPICS_TWO: &str = include_str!("../records/olympics-2-bid.txt");
/// The same person, whose investment is the last of the game.
const OLYMPICS_TWO_END: &str = include_str!("../records/olympics-2-end.txt");
/// Five people with one device.
const OLYMPICS_FIVE: &str = include_str!("../records/olympics-5.txt");
/// A finished game of Olympics.
pub(crate) const OLYMPICS_OVER: &str = include_str!("../records/olympics-5-over.txt");
/// Every display waits for a tap.
const STEPS: (&str, &str) = ("pentathlon/settings", "pace=step sound=off");

/// Olympicards: one person and one computer player, in weightlifting.
const CARDS_TWO: &str = include_str!("../records/olympicards-2.txt");
/// One person among three computer players, who has to decide whether a sport is played.
const CARDS_CHOOSE: &str = include_str!("../records/olympicards-4-choose.txt");
/// The same person, who has to play or withdraw.
const CARDS_FOUR: &str = include_str!("../records/olympicards-4.txt");
/// Sailing, where two cards are needed.
const CARDS_SAIL: &str = include_str!("../records/olympicards-7-sail.txt");
/// One person with 24 cards in hand.
const CARDS_MANY: &str = include_str!("../records/olympicards-3-many.txt");
/// Seven people with one device.
const CARDS_SEVEN: &str = include_str!("../records/olympicards-7.txt");
/// The same game, finished.
pub(crate) const CARDS_OVER: &str = include_str!("../records/olympicards-7-over.txt");

/// Olympikos: one person, who is Coach.
const KOS_COACH: &str = include_str!("../records/olympikos-4-coach.txt");
/// One person in a race with computer players.
const KOS_RACE: &str = include_str!("../records/olympikos-4-race.txt");
/// Two people who play together against the rivals.
const KOS_TWO: &str = include_str!("../records/olympikos-2.txt");
/// Races of three to six people.
pub(crate) const KOS_THREE: &str = include_str!("../records/olympikos-3.txt");
/// The page before a race in which somebody is tested.
const KOS_GATE: &str = include_str!("../records/olympikos-4-gate.txt");
const KOS_FOUR: &str = include_str!("../records/olympikos-4.txt");
const KOS_FIVE: &str = include_str!("../records/olympikos-5.txt");
const KOS_SIX: &str = include_str!("../records/olympikos-6.txt");
/// Five people between two turns.
const KOS_CURTAIN: &str = include_str!("../records/olympikos-5-curtain.txt");
/// Finished games of five and of two people.
pub(crate) const KOS_OVER: &str = include_str!("../records/olympikos-5-over.txt");
pub(crate) const KOS_TWO_OVER: &str = include_str!("../records/olympikos-2-over.txt");

const LOOKING: &str = "document.querySelector('[data-phase=asking]')";
const CURTAIN: &str = "document.querySelector('.curtain')";

/// The scenes, in the order in which a new player meets them.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "shelf",
        place: "",
        remembered: &[],
        steps: |_| {},
        until: "document.querySelector('.cover')",
    },
    Scene {
        name: "shelf-full",
        place: "",
        remembered: &[
            ("pentathlon/table/1", TWO),
            ("pentathlon/table/2", OVER),
            ("pentathlon/table/3", "torn"),
        ],
        steps: |_| {},
        until: "document.querySelectorAll('.waiting li').length === 3",
    },
    Scene {
        name: "shelf-many",
        place: "",
        remembered: &[
            ("pentathlon/table/1793c1a2b00", TWO),
            ("pentathlon/table/2", OVER),
            ("pentathlon/table/1794c1a2b00", ORC_ENTER),
            ("pentathlon/table/1795c1a2b00", ORC_OVER),
            ("pentathlon/table/5", CARDS_OVER),
            ("pentathlon/table/6", KOS_OVER),
            ("pentathlon/table/7", KOS_TWO_OVER),
            ("pentathlon/table/8", FIVE),
            ("pentathlon/table/9", ALONE),
        ],
        steps: |_| {},
        until: "document.querySelectorAll('.waiting li').length === 8",
    },
    Scene {
        name: "set-up",
        place: "#/new/olympia2000",
        remembered: &[],
        steps: |_| {},
        until: "document.querySelector('.place-row')",
    },
    Scene {
        name: "curtain",
        place: "#/table/5",
        remembered: &[("pentathlon/table/5", FIVE)],
        steps: |_| {},
        until: CURTAIN,
    },
    Scene {
        name: "table-alone",
        place: "#/table/4",
        remembered: &[("pentathlon/table/4", ALONE)],
        steps: |page| page.tap(".hand li:nth-child(2) .card"),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "table-chip",
        place: "#/table/4",
        remembered: &[("pentathlon/table/4", CHIP)],
        steps: |page| page.tap("[data-ready=true]"),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "table-open",
        place: "#/table/4",
        remembered: &[("pentathlon/table/4", OPEN)],
        steps: |page| page.tap("[data-ready=true]"),
        until: "document.querySelector('.confirm') && document.querySelector('.open-hand')",
    },
    Scene {
        name: "table-deal",
        place: "#/table/4",
        remembered: &[("pentathlon/table/4", DEAL)],
        steps: |_| {},
        until: LOOKING,
    },
    Scene {
        name: "table-2",
        place: "#/table/2",
        remembered: &[("pentathlon/table/2", TWO)],
        steps: open_curtain,
        until: LOOKING,
    },
    Scene {
        name: "table-5",
        place: "#/table/5",
        remembered: &[("pentathlon/table/5", FIVE)],
        steps: open_curtain,
        until: LOOKING,
    },
    Scene {
        name: "podium",
        place: "#/table/6",
        remembered: &[("pentathlon/table/6", OVER)],
        steps: |_| {},
        until: "document.querySelector('.podium')",
    },
    Scene {
        name: "share",
        place: "#/table/6",
        remembered: &[("pentathlon/table/6", OVER)],
        steps: share,
        until: PICTURE,
    },
    Scene {
        name: "replay",
        place: "#/replay/6",
        remembered: &[("pentathlon/table/6", OVER)],
        steps: |_| {},
        until: "document.querySelector('.replay-controls')",
    },
    Scene {
        name: "rules",
        place: "#/rules/olympia2000",
        remembered: &[],
        steps: |_| {},
        until: "document.querySelector('.rules-text')",
    },
    Scene {
        name: "orc-set-up",
        place: "#/new/orclympics",
        remembered: &[],
        steps: |_| {},
        until: "document.querySelector('.place-row')",
    },
    Scene {
        name: "orc-draft",
        place: "#/table/11",
        remembered: &[("pentathlon/table/11", ORC_DRAFT)],
        steps: |page| choose(page, &[2]),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "orc-roster",
        place: "#/table/12",
        remembered: &[("pentathlon/table/12", ORC_ROSTER)],
        steps: |page| choose(page, &[1, 2, 3]),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "orc-enter",
        place: "#/table/13",
        remembered: &[("pentathlon/table/13", ORC_ENTER)],
        steps: |page| choose(page, &[1, 2]),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "orc-back",
        place: "#/table/14",
        remembered: &[("pentathlon/table/14", ORC_BACK)],
        steps: |page| choose(page, &[1]),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "orc-main",
        place: "#/table/19",
        remembered: &[("pentathlon/table/19", ORC_MAIN)],
        steps: |page| choose(page, &[1]),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "orc-last",
        place: "#/table/20",
        remembered: &[("pentathlon/table/20", ORC_LAST)],
        steps: |_| {},
        until: "document.querySelector('[data-phase=asking] .primary.pass')",
    },
    Scene {
        name: "orc-two",
        place: "#/table/15",
        remembered: &[("pentathlon/table/15", ORC_TWO)],
        steps: |page| choose(page, &[1]),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "orc-five-first",
        place: "#/table/16",
        remembered: &[("pentathlon/table/16", ORC_FIRST)],
        steps: open_curtain,
        until: LOOKING,
    },
    Scene {
        name: "orc-five",
        place: "#/table/17",
        remembered: &[("pentathlon/table/17", ORC_FIVE)],
        steps: |page| {
            open_curtain(page);
            choose(page, &[1]);
        },
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "orc-curtain",
        place: "#/table/17",
        remembered: &[("pentathlon/table/17", ORC_FIVE)],
        steps: |_| {},
        until: CURTAIN,
    },
    Scene {
        name: "orc-podium",
        place: "#/table/18",
        remembered: &[("pentathlon/table/18", ORC_OVER)],
        steps: |_| {},
        until: "document.querySelector('.podium')",
    },
    Scene {
        name: "story",
        place: "#/story/18",
        remembered: &[("pentathlon/table/18", ORC_OVER)],
        steps: |_| {},
        until: "document.querySelector('.chart')",
    },
    Scene {
        name: "orc-rules",
        place: "#/rules/orclympics",
        remembered: &[],
        steps: |_| {},
        until: "document.querySelector('.rules-text')",
    },
    Scene {
        name: "cards-lesson",
        place: "#/lesson/olympicards",
        remembered: &[("pentathlon/lesson/olympicards", "0.8")],
        steps: |_| (),
        until: "document.querySelector('.lesson-voice')?.dataset.step",
    },
    Scene {
        name: "cards-set-up",
        place: "#/new/olympicards",
        remembered: &[],
        steps: |_| {},
        until: "document.querySelector('.place-row')",
    },
    Scene {
        name: "cards-choose",
        place: "#/table/21",
        remembered: &[("pentathlon/table/21", CARDS_CHOOSE)],
        steps: |page| page.tap("[data-action=defer]"),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "cards-four",
        place: "#/table/22",
        remembered: &[("pentathlon/table/22", CARDS_FOUR)],
        steps: |page| page.tap(".fanned [data-ready=true]"),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "cards-sail",
        place: "#/table/23",
        remembered: &[("pentathlon/table/23", CARDS_SAIL)],
        steps: |page| page.tap(".fanned [data-ready=true][data-action*=',']"),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "cards-two",
        place: "#/table/24",
        remembered: &[("pentathlon/table/24", CARDS_TWO)],
        steps: |page| page.tap(".fanned [data-ready=true]"),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "cards-many",
        place: "#/table/27",
        remembered: &[("pentathlon/table/27", CARDS_MANY)],
        steps: |page| page.tap(".fanned [data-ready=true]"),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "cards-seven",
        place: "#/table/25",
        remembered: &[("pentathlon/table/25", CARDS_SEVEN)],
        steps: open_curtain,
        until: LOOKING,
    },
    Scene {
        name: "cards-withdraw",
        place: "#/table/25",
        remembered: &[("pentathlon/table/25", CARDS_SEVEN)],
        steps: |page| {
            open_curtain(page);
            page.tap("[data-action=withdraw]");
        },
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "cards-podium",
        place: "#/table/26",
        remembered: &[("pentathlon/table/26", CARDS_OVER)],
        steps: |_| {},
        until: "document.querySelector('.podium')",
    },
    Scene {
        name: "cards-rules",
        place: "#/rules/olympicards",
        remembered: &[],
        steps: |_| {},
        until: "document.querySelector('.rules-text')",
    },
    Scene {
        name: "settings",
        place: "#/settings",
        remembered: &[],
        steps: |_| {},
        until: "document.querySelector('.settings')",
    },
    Scene {
        name: "olympics-bid-2",
        place: "#/table/2",
        remembered: &[("pentathlon/table/2", OLYMPICS_TWO)],
        steps: |page| page.tap(".hand li:nth-child(2) .card"),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "olympics-take-5",
        place: "#/table/5",
        remembered: &[("pentathlon/table/5", OLYMPICS_TAKE)],
        steps: |page| page.tap(".olympics-pair[data-ready=true]"),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "olympics-open-5",
        place: "#/table/5",
        remembered: &[("pentathlon/table/5", OLYMPICS_OPEN)],
        steps: |page| page.tap(".olympics-pair[data-ready=true]"),
        until: "document.querySelector('.confirm') && document.querySelector('.open-hand')",
    },
    Scene {
        name: "olympics-bids-5",
        place: "#/table/5",
        remembered: &[("pentathlon/table/5", OLYMPICS_INVEST), STEPS],
        steps: |page| {
            choose_and_confirm(page);
            step_to(page, LOOKING);
            choose_and_confirm(page);
        },
        until: "document.querySelector('.olympics-board.revealing')",
    },
    Scene {
        name: "olympics-taken-5",
        place: "#/table/5",
        remembered: &[("pentathlon/table/5", OLYMPICS_TAKE)],
        steps: |page| {
            page.tap(".olympics-pair[data-ready=true]");
            page.tap(".confirm");
            page.wait_for("the investment", "document.querySelector('[data-phase=asking] .investing')");
            page.tap(".hand li:nth-child(2) .card");
        },
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "olympics-neutral-2",
        place: "#/table/2",
        remembered: &[("pentathlon/table/2", OLYMPICS_TWO), STEPS],
        steps: |page| {
            choose_and_confirm(page);
            step_to(page, "document.querySelector('[data-phase=asking] .olympics-pair.ready')");
            page.tap(".olympics-pair.ready");
            page.tap(".confirm");
            // The token of the neutral player is on a pair.
            step_to(page, "document.querySelector('.olympics-took .seat-7')");
        },
        until: "document.querySelector('.olympics-took')",
    },
    Scene {
        name: "olympics-invest-5",
        place: "#/table/5",
        remembered: &[("pentathlon/table/5", OLYMPICS_INVEST)],
        steps: |page| page.tap(".hand li:nth-child(3) .card"),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "olympics-ceremony-5",
        place: "#/table/5",
        remembered: &[("pentathlon/table/5", OLYMPICS_END), STEPS],
        steps: to_the_second_event,
        until: SECOND_AWARDED,
    },
    Scene {
        name: "olympics-ceremony-2",
        place: "#/table/2",
        remembered: &[("pentathlon/table/2", OLYMPICS_TWO_END), STEPS],
        steps: to_the_second_event,
        until: SECOND_AWARDED,
    },
    Scene {
        name: "olympics-curtain",
        place: "#/table/5",
        remembered: &[("pentathlon/table/5", OLYMPICS_FIVE)],
        steps: |_| {},
        until: CURTAIN,
    },
    Scene {
        name: "olympics-podium",
        place: "#/table/6",
        remembered: &[("pentathlon/table/6", OLYMPICS_OVER)],
        steps: |_| {},
        until: "document.querySelector('.podium')",
    },
    Scene {
        name: "olympics-rules",
        place: "#/rules/olympics",
        remembered: &[],
        steps: |_| {},
        until: "document.querySelector('.rules-text')",
    },
    Scene {
        name: "olympikos-set-up",
        place: "#/new/olympikos",
        remembered: &[],
        steps: |_| {},
        until: "document.querySelector('.place-row')",
    },
    Scene {
        name: "olympikos-coach",
        place: "#/table/21",
        remembered: &[("pentathlon/table/21", KOS_COACH)],
        steps: |page| page.tap("[data-ready=true]"),
        until: "document.querySelector('.confirm')",
    },
    Scene {
        name: "olympikos-race",
        place: "#/table/22",
        remembered: &[("pentathlon/table/22", KOS_RACE)],
        steps: go_on,
        until: RACING,
    },
    Scene {
        name: "olympikos-two",
        place: "#/table/23",
        remembered: &[("pentathlon/table/23", KOS_TWO)],
        steps: go_on,
        until: RACING,
    },
    Scene {
        name: "olympikos-three",
        place: "#/table/24",
        remembered: &[("pentathlon/table/24", KOS_THREE)],
        steps: go_on,
        until: RACING,
    },
    Scene {
        name: "olympikos-four",
        place: "#/table/25",
        remembered: &[("pentathlon/table/25", KOS_FOUR)],
        steps: go_on,
        until: RACING,
    },
    Scene {
        name: "olympikos-five",
        place: "#/table/26",
        remembered: &[("pentathlon/table/26", KOS_FIVE)],
        steps: go_on,
        until: RACING,
    },
    Scene {
        name: "olympikos-six",
        place: "#/table/27",
        remembered: &[("pentathlon/table/27", KOS_SIX)],
        steps: go_on,
        until: RACING,
    },
    Scene {
        name: "olympikos-gate",
        place: "#/table/32",
        remembered: &[("pentathlon/table/32", KOS_GATE)],
        steps: |_| {},
        until: "document.querySelector('.go-on')",
    },
    Scene {
        name: "olympikos-paused",
        place: "#/table/28",
        remembered: &[("pentathlon/table/28", KOS_SIX)],
        steps: |_| {},
        until: "document.querySelector('.go-on')",
    },
    Scene {
        name: "olympikos-curtain",
        place: "#/table/29",
        remembered: &[("pentathlon/table/29", KOS_CURTAIN)],
        steps: |_| {},
        until: CURTAIN,
    },
    Scene {
        name: "olympikos-last-seconds",
        place: "#/table/32",
        remembered: &[("pentathlon/table/32", KOS_TWO)],
        steps: to_the_last_seconds,
        until: "document.querySelector('.countdown.urgent')",
    },
    Scene {
        name: "olympikos-control",
        place: "#/table/33",
        remembered: &[("pentathlon/table/33", KOS_RACE)],
        steps: |page| {
            go_on(page);
            put_down(page, ":not([data-medal=control])");
        },
        until: "document.querySelector('[data-medal=control].open')",
    },
    Scene {
        name: "olympikos-presentation",
        place: "#/table/34",
        remembered: &[("pentathlon/settings", "pace=step"), ("pentathlon/table/34", KOS_THREE)],
        steps: |page| {
            go_on(page);
            put_down(page, "");
            for _ in 0..24 {
                page.wait_for(
                    "something to be shown",
                    "document.querySelector('[data-phase=showing] .status button')",
                );
                if page.holds(PRESENTED) {
                    return;
                }
                page.tap(".status button");
            }
        },
        until: PRESENTED,
    },
    Scene {
        name: "olympikos-past",
        place: "#/table/35",
        remembered: &[("pentathlon/table/35", KOS_CURTAIN)],
        steps: |page| page.tap(".olympikos-past"),
        until: "document.querySelector('dialog[open] .olympikos-turns')",
    },
    Scene {
        name: "olympikos-podium",
        place: "#/table/30",
        remembered: &[("pentathlon/table/30", KOS_OVER)],
        steps: |_| {},
        until: "document.querySelector('.podium')",
    },
    Scene {
        name: "olympikos-podium-two",
        place: "#/table/31",
        remembered: &[("pentathlon/table/31", KOS_TWO_OVER)],
        steps: |_| {},
        until: "document.querySelector('.verdict')",
    },
    Scene {
        name: "olympikos-replay",
        place: "#/replay/30",
        remembered: &[("pentathlon/table/30", KOS_OVER)],
        steps: |page| {
            page.wait_for("the slider", "document.querySelector('input[type=range]')");
            let slide = "const slider = document.querySelector('input[type=range]');
                slider.value = 40;
                slider.dispatchEvent(new Event('input'));";
            page.run(slide, &[]);
        },
        until: "document.querySelector('.olympikos-card')",
    },
    Scene {
        name: "olympikos-rules",
        place: "#/rules/olympikos",
        remembered: &[],
        steps: |_| {},
        until: "document.querySelector('.rules-text')",
    },
];

/// The scenes in the README, and their files in `docs/`.
pub const README: [(&str, &str); 5] = [
    ("table-alone", "table.png"),
    ("olympics-taken-5", "olympics.png"),
    ("olympikos-race", "olympikos.png"),
    ("orc-enter", "orclympics.png"),
    ("cards-four", "olympicards.png"),
];

/// The phone scenes shown in the manifest, with their files in `public/screenshots/`.
pub const ON_A_PHONE: [(&str, &str); 2] =
    [("orc-enter", "orclympics.png"), ("cards-four", "olympicards.png")];

/// The picture in the dialog.
const PICTURE: &str = "document.querySelector('img.picture-preview')?.naturalWidth";

fn share(page: &Page) {
    page.wait_for("the podium", "document.querySelector('.podium .what-now')");
    page.tap_named(".what-now button", said("screens", "share"));
}

fn open_curtain(page: &Page) {
    page.wait_for("the table", "document.querySelector('.curtain, [data-phase=asking]')");
    // At an open choice the hand is shown only on request.
    page.run("document.querySelector('.open-hand')?.click();", &[]);
    page.wait_for("the curtain", CURTAIN);
    page.press("Enter");
}

/// Taps the selectable cards with these numbers.
fn choose(page: &Page, cards: &[usize]) {
    page.wait_for("a person to act", LOOKING);
    let ready = "[...document.querySelectorAll('.race-card[data-ready=true]')]";
    page.wait_for("a card that can be chosen", &format!("{ready}.length > 0"));
    for number in cards {
        page.run(&format!("{ready}[Math.min({number}, {ready}.length) - 1].click()"), &[]);
    }
}

/// Performs the first available action of a card in the hand.
fn choose_and_confirm(page: &Page) {
    page.tap(".hand .card[data-ready=true]");
    page.tap(".confirm");
}

/// Taps through the steps until the scene is reached.
fn step_to(page: &Page, moment: &str) {
    let next = "document.querySelector('[data-phase=showing] .status button')";
    for _ in 0..40 {
        page.wait_for("a step or the moment", &format!("{next} || {moment}"));
        if page.holds(moment) {
            return;
        }
        page.tap(".status button");
    }
}

/// The second event of the ceremony has awarded its medals.
const SECOND_AWARDED: &str = "document.querySelector('.olympics-ceremony.awarded') && document.querySelector('.olympics-event.lit:nth-child(2)')";

/// Makes the last investment of a game, and taps until the second event has awarded its medals.
fn to_the_second_event(page: &Page) {
    choose_and_confirm(page);
    step_to(page, SECOND_AWARDED);
}

impl Scene {
    /// Opens the app again, and waits until the scene is reached.
    #[track_caller]
    pub fn enter(&self, page: &Page) {
        page.begin_at(self.place, self.remembered);
        (self.steps)(page);
        page.wait_for(&format!("the scene \"{}\"", self.name), self.until);
    }
}

const RACING: &str = "document.querySelector('[data-phase=racing]:not(.paused)')";

/// All cards have been turned over.
const PRESENTED: &str = "document.querySelector('.olympikos-card.turned') && !document.querySelector('.olympikos-card:not(.turned)')";

/// Each player with a pad puts cards down until no medal is open.
pub(crate) fn put_down(page: &Page, but: &str) {
    let script = "
        const frame = () => new Promise((go) => requestAnimationFrame(go));
        for (const { dataset } of [...document.querySelectorAll('[data-pad]')]) {
          for (let tried = 0; tried < 15; tried++) {
            const pad = document.querySelector(`[data-pad='${dataset.pad}']`);
            const medal = pad?.querySelector(`[data-medal].open${arguments[0]}`);
            if (!medal) break;
            pad.querySelectorAll('[data-ring]')[tried % 5].click();
            await frame();
            medal.click();
            await frame();
          }
        }";
    page.run(script, &[json!(but)]);
}

/// Lets a race run until three seconds are left, and stops the time.
fn to_the_last_seconds(page: &Page) {
    page.wait_for("a race that is held up", "document.querySelector('.go-on')");
    let script = "
        const now = performance.now.bind(performance);
        const due = [];
        window.setTimeout = (act) => due.push(act);
        document.querySelector('.go-on').click();
        // It is drawn after the race has resumed.
        for (let frame = 0; frame < 300 && !document.querySelector('.countdown b'); frame++) {
          await new Promise((go) => requestAnimationFrame(go));
        }
        const left = Number(document.querySelector('.countdown b').innerText);
        performance.now = () => now() + 1000 * (left - 3) + 500;
        due.forEach((act) => act());";
    page.run(script, &[]);
}

/// Resumes a race that was opened again, and stops the time.
fn go_on(page: &Page) {
    page.wait_for("a race that is held up", "document.querySelector('.go-on')");
    page.run("window.setTimeout = () => 0; document.querySelector('.go-on').click();", &[]);
}
