//! Installing the app. `public/boot.js` detects which way the browser offers.

use super::boot::say;
use crate::browser::Storage;
use web_sys::window;

/// Stored once the hint was shown. `public/boot.js` then reports no way to install.
const SHOWN: &str = "install-hint";

/// A way to install the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InstallWay {
    /// A prompt of the browser, which the app can open.
    Ask,
    /// An item in the browser's menu.
    Menu,
    /// The share sheet, to a home screen. The installed app starts with empty storage.
    HomeScreen,
    /// The file menu, to the dock. The installed app starts with empty storage.
    Dock,
}

/// The way this browser offers, if any. The hint is shown once: the next page load gets `None`.
pub fn install_way_once() -> Option<InstallWay> {
    let way = window()?.document()?.document_element()?.get_attribute("install")?;
    // If storing this fails, the hint is shown again.
    let _ = Storage.set(SHOWN, "shown");
    Some(match &*way {
        "ask" => InstallWay::Ask,
        "menu" => InstallWay::Menu,
        "dock" => InstallWay::Dock,
        _ => InstallWay::HomeScreen,
    })
}

/// Opens the browser's install prompt.
pub fn install() {
    say("install");
}

/// Downloads all saves as one file.
pub fn save_all() {
    say("save-all");
}
