//! The sound at the end of a game. The test counts what is sent to the loudspeaker.

use pentathlon_browser::{Look, Page, Site};
use pentathlon_engine::games::olympia2000::Phase;
use pentathlon_engine::rules::Viewer;
use serde_json::json;

use crate::game::LOOKING;
use crate::records;

/// Records the duration of each sound played, in tenths of a second. In a block: scripts of a page share their names.
const LISTEN: &str = "{
    window.heard = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.push(Math.round(10 * this.buffer.duration));
      return start.apply(this, when);
    };
}";
const MEDAL: u32 = 16;
const WIN: u32 = 21;
const PODIUM: &str = "document.querySelector('.podium')";
const ALL_STAND: &str = "document.querySelector('.podium') && !document.getAnimations().length";

#[track_caller]
fn listener(site: &Site, look: Look) -> Page {
    let page = Page::blank(site, look);
    page.devtools("Page.enable", json!({}));
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LISTEN }));
    page
}

#[track_caller]
fn open_result(page: &Page, settings: &str) {
    let over = records::over(3, &[0, 1, 2]);
    page.begin_at("", &[(&records::key("t"), &over), ("pentathlon/settings", settings)]);
    page.tap(".waiting .primary");
    page.wait_for("the podium", PODIUM);
}

#[test]
fn a_medal_is_heard_for_each_step_of_the_podium() {
    let site = Site::at_root();
    let page = listener(&site, Look::TABLET);
    open_result(&page, "pace=normal");
    page.wait_for("three medals", &format!("heard.filter((sound) => sound === {MEDAL}).length === 3"));
    page.close();
}

#[test]
fn where_nothing_moves_a_medal_is_heard_once() {
    let site = Site::at_root();
    let page = listener(&site, Look::TABLET.still());
    open_result(&page, "pace=normal");
    page.wait_for("the podium, still", ALL_STAND);
    assert_eq!(page.run("return heard;", &[]), json!([MEDAL]));
    page.close();
}

#[test]
fn with_sound_off_no_medal_is_heard() {
    let site = Site::at_root();
    let page = listener(&site, Look::TABLET);
    open_result(&page, "sound=off");
    page.wait_for("all medals", ALL_STAND);
    assert_eq!(page.run("return heard;", &[]), json!([]));
    page.close();
}

#[test]
fn the_end_is_heard_even_after_skipping_to_it() {
    let site = Site::at_root();
    let page = listener(&site, Look::TABLET);
    let last = records::until(2, &[0], 3, |table| {
        let view = table.view(Viewer::Table);
        view.round + 1 == view.rounds && view.phase == Phase::Athletes
    });
    page.begin_at("#/table/t", &[(&records::key("t"), &last), ("pentathlon/settings", "pace=normal")]);
    page.wait_for("the last choice", LOOKING);
    page.press("1");
    page.wait_for("the button", "document.querySelector('.confirm')");
    page.press("Enter");
    page.wait_for("the last reveal", "document.querySelector('[data-phase=showing]')");
    page.press(" ");
    page.wait_for("the podium", PODIUM);
    page.wait_for("the end", &format!("heard.includes({WIN})"));
    page.close();
}
