//! Sounds and vibration. The tests count what is sent to the loudspeaker, and how often the device vibrates.

use pentathlon_browser::{Look, Page, Site, Value, said, said_with};
use pentathlon_engine::games::olympia2000::Phase;
use pentathlon_engine::rules::Viewer;
use serde_json::json;

use crate::game::ASKING;
use crate::records;

/// Records the duration of each sound, in tenths of a second. It is a block, because scripts of a page share their
/// names.
const LISTEN: &str = "{
    window.heard = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.push(Math.round(10 * this.buffer.duration));
      return start.apply(this, when);
    };
}";
/// A touch device that can vibrate but has no loudspeaker.
const TREMBLES: &str = "{
    window.felt = [];
    Object.defineProperty(navigator, 'vibrate', { value: (ms) => { felt.push(ms); return true; } });
    delete window.AudioContext;
    const match = window.matchMedia.bind(window);
    window.still = false;
    window.matchMedia = (query) => {
        if (query.includes('any-pointer')) return { matches: true };
        return query.includes('reduced-motion') ? { matches: still } : match(query);
    };
}";
const MEDAL: u32 = 16;
const WIN: u32 = 21;
const PODIUM: &str = "document.querySelector('.podium')";
const ALL_STAND: &str = "document.querySelector('.podium') && !document.getAnimations().length";

#[track_caller]
fn listener(site: &Site, look: Look) -> Page {
    on_device(site, look, LISTEN)
}

#[track_caller]
fn on_device(site: &Site, look: Look, device: &str) -> Page {
    let page = Page::blank(site, look);
    page.devtools("Page.enable", json!({}));
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": device }));
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
    page.wait_for("a medal, once", &format!("heard.join() === '{MEDAL}'"));
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
    page.wait_for("the last choice", ASKING);
    page.press("1");
    page.wait_for("the button", "document.querySelector('.confirm')");
    page.press("Enter");
    page.wait_for("the last reveal", "document.querySelector('[data-phase=showing]')");
    page.press(" ");
    page.wait_for("the podium", PODIUM);
    page.wait_for("the end", &format!("heard.includes({WIN})"));
    page.close();
}

#[test]
fn the_volume_is_set_with_keys_heard_and_kept() {
    let site = Site::at_root();
    let page = listener(&site, Look::PHONE);
    page.begin_at("#/settings", &[("pentathlon/settings", "sound=on")]);
    let percent = |percent: i64| said_with("screens", "volume-of", &[("percent", Value::Number(percent))]);
    let stands_at = |percent: u32, text: &str| {
        let slider = format!("document.querySelector('#volume')?.value === '{percent}'");
        let told = format!("document.querySelector('#volume').getAttribute('aria-valuetext') === '{text}'");
        page.wait_for(&format!("the volume at {percent}"), &format!("{slider} && {told}"));
    };
    let is_kept = |kept: &str| {
        let stored =
            format!("localStorage.getItem('pentathlon/settings').split(' ').includes('sound={kept}')");
        page.wait_for(&format!("{kept} to be kept"), &stored);
    };
    page.wait_for("the slider", "document.querySelector('#volume')");
    assert!(!page.holds("document.querySelector('[name=vibration]')"), "there is nothing that could tremble");
    stands_at(70, &percent(70));
    page.run("document.querySelector('#volume').focus();", &[]);
    page.press("ArrowLeft");
    stands_at(60, &percent(60));
    is_kept("60");
    page.wait_for("a bell", &format!("heard.includes({MEDAL})"));
    page.press("Home");
    stands_at(0, said("screens", "volume-off"));
    is_kept("off");
    page.reload();
    stands_at(0, said("screens", "volume-off"));
    page.close();
}

#[test]
fn a_finger_is_answered_unless_motion_is_reduced_and_all_goes_on_without_a_loudspeaker() {
    let site = Site::at_root();
    let page = on_device(&site, Look::PHONE, TREMBLES);
    let record = records::at_athletes(2, &[0], 1);
    page.begin_at("#/table/t", &[(&records::key("t"), &record), ("pentathlon/settings", "pace=normal")]);
    page.wait_for("the choice", ASKING);
    assert_eq!(page.run("return felt;", &[]), json!([]), "nothing trembles before the first touch");
    page.run("document.querySelector('.hand [data-ready=true]').id = 'tapped';", &[]);
    let is_selected = "document.querySelector('#tapped').getAttribute('aria-pressed') === 'true'";
    page.tap("#tapped");
    page.wait_for("the selection", is_selected);
    assert_eq!(page.run("return felt;", &[]), json!([10]));
    page.press("ArrowRight");
    page.press("Enter");
    page.wait_for("another card", &format!("!({is_selected}) && document.querySelector('.confirm')"));
    assert_eq!(page.run("return felt;", &[]), json!([10]), "a key is not answered");
    page.run("window.still = true;", &[]);
    page.tap("#tapped");
    page.wait_for("the selection", is_selected);
    assert_eq!(page.run("return felt;", &[]), json!([10]), "reduced motion is respected");
    page.run("window.still = false;", &[]);
    page.tap(".confirm");
    page.wait_for("the next step", "!document.querySelector('.confirm')");
    assert_eq!(page.run("return felt;", &[]), json!([10, 15]));
    page.go("#/settings");
    page.wait_for("the switch", "document.querySelector('[name=vibration]')");
    page.close();
}
