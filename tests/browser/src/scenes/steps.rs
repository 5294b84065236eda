//! The conditions and the actions of scenes.

use serde_json::json;

use crate::{Page, labelled};

pub const ASKING: &str = "document.querySelector('[data-phase=asking]')";
pub const CURTAIN: &str = "document.querySelector('.curtain')";
pub const CONFIRM: &str = "document.querySelector('.confirm')";
pub const DIALOG: &str = "document.querySelector('dialog[open]')";
pub const SHOWING: &str = "document.querySelector('[data-phase=showing] .status button')";
pub const PODIUM: &str = "document.querySelector('.podium')";
pub const REPLAY: &str = "document.querySelector('.replay-controls')";
pub const RULES: &str = "document.querySelectorAll('.still > div > *').length > 4";
pub const SEATS: &str = "document.querySelector('.chairs')";
pub const ON_SHELF: &str = "document.querySelector('.waiting .primary')";

/// The moves that cost a player most, in the story of a game.
pub const COSTLY: &str = "document.querySelector('.costly .two-moves')";

/// Looks for those moves.
pub fn find_costly(page: &Page) {
    page.wait_for("the question for costly moves", "document.querySelector('.costly > .button')");
    page.run("document.querySelector('.costly > .button').click();", &[]);
    page.wait_for("the costly moves", COSTLY);
    page.run("document.querySelector('.costly').scrollIntoView();", &[]);
}

/// Opens the curtain by key, as soon as the keyboard is on it.
pub fn open_curtain(page: &Page) {
    page.wait_for("the table", "document.querySelector('.curtain, [data-phase=asking]')");
    // At an open choice the hand is shown only on request.
    page.run("document.querySelector('.open-hand')?.click();", &[]);
    page.wait_for("the focus on the curtain", "document.activeElement?.matches('.curtain .hold')");
    page.press("Enter");
    page.wait_for("the hand", ASKING);
}

/// Selects the first possible action with a key.
pub fn select_first(page: &Page) {
    page.wait_for("somebody to be asked", ASKING);
    page.press("1");
}

pub fn open_curtain_and_select(page: &Page) {
    open_curtain(page);
    select_first(page);
}

/// Performs the first possible action of a card in the hand.
pub fn choose_and_confirm(page: &Page) {
    page.tap(".hand .card[data-ready=true]");
    page.tap(".confirm");
}

/// Clicks the first element that matches a selector, wherever it is, once somebody is asked.
pub fn click(page: &Page, css: &str) {
    page.wait_for("somebody to be asked", ASKING);
    page.wait_for(css, &format!("document.querySelector({})", json!(css)));
    page.run("document.querySelector(arguments[0]).click();", &[json!(css)]);
}

/// Opens a sheet over the table, by the message on its button.
pub fn sheet(page: &Page, name: &str) {
    click(page, &labelled(page.said(if name == "rules" { "app" } else { "screens" }, name)));
}

/// Taps through the steps until the scene is reached.
pub fn step_to(page: &Page, moment: &str) {
    for _ in 0..40 {
        // The page gets a tap a moment later: until then the step before is there, whose button must not be tapped again.
        page.wait("a step or the moment", || {
            let goes_on = page.holds(moment) || page.tap_if_there("[data-phase=showing] .status button");
            if goes_on { Ok(()) } else { Err(format!("`{moment}` is not true, and there is no step")) }
        });
        if page.holds(moment) {
            return;
        }
    }
}

/// A hint has found its place, and so have the frames around the actions that it names.
pub const HINTED: &str =
    "document.querySelector('.hint.placed .hint-best') && document.querySelector('.tip-about')";

/// Asks for a hint.
pub fn take_hint(page: &Page) {
    page.wait_for("a person to act", ASKING);
    page.tap(&labelled(page.said("screens", "hint")));
}

/// Moves the slider of a replay.
pub fn slide(page: &Page, to: usize) {
    page.wait_for("the slider", "document.querySelector('input[type=range]')");
    let slide = "const slider = document.querySelector('input[type=range]');
        slider.value = arguments[0];
        slider.dispatchEvent(new Event('input'));";
    page.run(slide, &[json!(to)]);
}
