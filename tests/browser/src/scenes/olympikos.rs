//! Scenes of Olympikos.

use serde_json::json;

use super::steps::{CONFIRM, CURTAIN, ON_SHELF, PODIUM, RULES, SEATS, slide, step_to};
use super::{AT_REPLAY, HUGE, Needed, STEPS, Scene, TABLE};
use crate::Page;
use crate::moments::Moment;
use crate::shared::SharedPicture;

/// One person, who is Coach.
const COACH: &str = include_str!("../../records/olympikos-4-coach.txt");
/// One person in a race with computer players.
const RACE: &str = include_str!("../../records/olympikos-4-race.txt");
/// The page before a race in which somebody is tested.
const READY: &str = include_str!("../../records/olympikos-4-ready.txt");
/// Two people who play together against the rivals.
const TWO: &str = include_str!("../../records/olympikos-2.txt");
/// Races of three to six people.
const THREE: &str = include_str!("../../records/olympikos-3.txt");
const FOUR: &str = include_str!("../../records/olympikos-4.txt");
const FIVE: &str = include_str!("../../records/olympikos-5.txt");
const SIX: &str = include_str!("../../records/olympikos-6.txt");
/// Five people between two turns.
const BETWEEN: &str = include_str!("../../records/olympikos-5-curtain.txt");
/// Finished games of five and of two people.
pub const OVER: &str = include_str!("../../records/olympikos-5-over.txt");
pub const TWO_OVER: &str = include_str!("../../records/olympikos-2-over.txt");

/// The scenes, in the order in which a new player meets them.
pub const SCENES: &[Scene] = &[
    Scene::screen("olympikos-set-up", "#/new/olympikos", SEATS),
    Scene::screen("olympikos-rules", "#/rules/olympikos", RULES).checked(TABLE),
    Scene::table("olympikos-coach", COACH, CONFIRM).after(|page| page.tap("[data-ready=true]")),
    Scene::table("olympikos-coach-huge", COACH, CONFIRM)
        .with(HUGE)
        .after(|page| page.tap("[data-ready=true]")),
    Scene::table("olympikos-race", RACE, RACING).after(go_on),
    Scene::table("olympikos-two", TWO, RACING).after(go_on),
    Scene::table("olympikos-three", THREE, RACING).after(go_on),
    Scene::table("olympikos-four", FOUR, RACING).after(go_on),
    Scene::table("olympikos-five", FIVE, RACING).after(go_on),
    Scene::table("olympikos-six", SIX, RACING).after(go_on),
    Scene::table("olympikos-ready", READY, HELD_UP),
    Scene::table("olympikos-paused", SIX, HELD_UP),
    Scene::table("olympikos-counted-in", FOUR, "document.querySelector('.count-in')").after(count_in),
    Scene::table("olympikos-curtain", BETWEEN, CURTAIN),
    Scene::table("olympikos-last-seconds", TWO, "document.querySelector('.countdown.urgent')")
        .after(to_the_last_seconds),
    Scene::table("olympikos-control", RACE, "document.querySelector('[data-medal=control].open')").after(
        |page| {
            go_on(page);
            put_down(page, ":not([data-medal=control])");
        },
    ),
    Scene::table("olympikos-presentation", THREE, PRESENTED).with(STEPS).after(|page| {
        go_on(page);
        put_down(page, "");
        step_to(page, PRESENTED);
    }),
    Scene::table("olympikos-past", BETWEEN, "document.querySelector('dialog[open] .olympikos-turns')")
        .after(|page| page.tap(".olympikos-past")),
    Scene::table("olympikos-podium", OVER, PODIUM),
    Scene::table("olympikos-podium-two", TWO_OVER, "document.querySelector('.verdict')"),
    Scene::table("olympikos-replay", OVER, "document.querySelector('.olympikos-card')")
        .at(AT_REPLAY)
        .after(|page| slide(page, 40)),
    Scene::table("olympikos-over", OVER, ON_SHELF).at("").checked(&[]),
    Scene::table("olympikos-over-together", TWO_OVER, ON_SHELF).at("").checked(&[]),
    Scene::table("olympikos-three-held-up", THREE, HELD_UP).checked(&[]),
];

/// What one needs to decide.
pub const NEEDED: &[Needed] = &[
    Needed::new(
        "the clue of a medal",
        ".olympikos-medals:not(.staged *) .olympikos-clue:not(.down)",
        ".clue-art, .clue-word",
    ),
    Needed::new("the clue that is presented", ".on-stage .olympikos-clue", ".clue-word"),
    Needed::new("the way of a clue", ".olympikos-podest:not(.staged *) .olympikos-how:not(:empty)", "i"),
    Needed::new(
        "the ring of a sport",
        ".olympikos-sport:not(.gone)",
        ".olympikos-sport-ring .olympikos-ring",
    ),
    Needed::new("the picture of a sport", ".olympikos-sport:not(.down)", ".olympikos-sport-picture"),
    Needed::new("the name of a sport", ".olympikos-sport:not(.down)", ".olympikos-sport-name"),
    Needed::new("that a sport was played", ".olympikos-sport.gone", ".olympikos-used"),
    Needed::new("what a medal is worth", ".olympikos-podest", "h3 b"),
    Needed::new(
        "whose cards lie on a medal",
        ".olympikos-medals:not(.staged *) .olympikos-card",
        ".mark, .olympikos-code",
    ),
    Needed::new("whose card is presented", ".on-stage .olympikos-card.turned", ".olympikos-told-who"),
    Needed::new(
        "whose guess is presented, and whether it is right",
        ".on-stage .olympikos-card.turned",
        "strong",
    ),
    Needed::new("the name of a player", ".olympikos-chip", ".olympikos-chip-head b"),
    Needed::new("the symbol of a player", ".olympikos-chip:not(.olympikos-total)", ".mark"),
    Needed::new(
        "the points of a player",
        ".olympikos-chips:not(.together) > .olympikos-chip",
        ".olympikos-points",
    ),
    Needed::new("the common points of two", ".olympikos-total", ".olympikos-points"),
    Needed::new("who guesses", ".olympikos-ready", ".olympikos-role"),
    Needed::new("who is the Coach", ".olympikos-ready", ".olympikos-roles p:last-of-type .olympikos-role"),
];

/// The scene in the README, and its file in `docs/`.
pub const README: (&str, &str) = ("olympikos-race", "olympikos.png");

/// The big moments.
pub const MOMENTS: &[Moment] = &[
    Moment {
        name: "olympikos-reveal",
        scene: "olympikos-three-held-up",
        act: |page| {
            page.tap(".go-on");
            // It is counted in.
            page.run("while (document.querySelector('.paused')) await strip.step(100);", &[]);
            put_down(page, "");
        },
        from: Moment::SHOWING,
        until: Moment::WAITS,
    },
    Moment::podium("olympikos-podium", "olympikos-over"),
    Moment::podium("olympikos-podium-together", "olympikos-over-together"),
];

/// Podiums as pictures to be shared.
pub const SHARED: &[SharedPicture] = &[
    SharedPicture::of("share-olympikos", OVER),
    SharedPicture::of("share-olympikos-two", TWO_OVER),
    SharedPicture::of("olympikos-wide", OVER).wide(),
    SharedPicture::of("olympikos-two-wide", TWO_OVER).wide(),
];

const HELD_UP: &str = "document.querySelector('.go-on')";
const RACING: &str = "document.querySelector('[data-phase=racing]:not(.paused)')";

/// All cards have been turned over.
const PRESENTED: &str = "document.querySelector('.olympikos-card.turned') && !document.querySelector('.olympikos-card:not(.turned)')";

/// Each player with a pad puts cards down until no medal is open.
fn put_down(page: &Page, but: &str) {
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

/// Resumes a race, and stops the time as soon as it runs; a race that was paused is counted in first. `due` has what was to
/// happen at some time.
const GO_ON: &str = "
        const frame = () => new Promise((go) => requestAnimationFrame(go));
        const due = [];
        window.ownTimeout ??= window.setTimeout;
        window.setTimeout = (act) => due.push(act);
        document.querySelector('.go-on').click();
        await frame();
        while (document.querySelector('.count-in')) {
          due.splice(0).forEach((act) => act());
          await frame();
        }";

/// Lets a race run until three seconds are left, and stops the time.
fn to_the_last_seconds(page: &Page) {
    page.wait_for("a race that is held up", HELD_UP);
    let script = "
        const now = performance.now.bind(performance);
        // It is drawn after the race has resumed.
        for (let frames = 0; frames < 300 && !document.querySelector('.countdown b'); frames++) await frame();
        const left = Number(document.querySelector('.countdown b').innerText);
        performance.now = () => now() + 1000 * (left - 3) + 500;
        due.forEach((act) => act());";
    page.run(&format!("{GO_ON}{script}"), &[]);
}

/// Resumes a race that was opened again, and stops the time.
#[track_caller]
pub fn go_on(page: &Page) {
    page.wait_for("a race that is held up", HELD_UP);
    page.run(GO_ON, &[]);
}

/// Resumes a race that was paused, and stops the time while it is counted in.
fn count_in(page: &Page) {
    page.wait_for("a race that is held up", HELD_UP);
    let script = "window.ownTimeout ??= window.setTimeout;
        window.setTimeout = () => 0;
        document.querySelector('.go-on').click();";
    page.run(script, &[]);
}
