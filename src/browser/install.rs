//! Installing the app: `public/boot.js` finds out which way the browser has.

use super::{Storage, say};
use web_sys::window;

/// Kept once the hint was shown. `public/boot.js` then finds no way any more.
const SHOWN: &str = "install-hint";

/// A way to install the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InstallWay {
    /// The browser asks, when told to.
    Ask,
    /// In the browser's menu.
    Menu,
    /// From the share sheet, to a home screen. The app begins with empty storage.
    HomeScreen,
    /// From the file menu, to the dock. The app begins with empty storage.
    Dock,
}

/// The way of this browser, if there is one. It is for this visit: the next page has none.
pub fn install_way_once() -> Option<InstallWay> {
    let way = window()?.document()?.document_element()?.get_attribute("install")?;
    // If that cannot be kept, the hint comes again.
    let _ = Storage.set(SHOWN, "shown");
    Some(match &*way {
        "ask" => InstallWay::Ask,
        "menu" => InstallWay::Menu,
        "dock" => InstallWay::Dock,
        _ => InstallWay::HomeScreen,
    })
}

/// Lets the browser ask whether to install the app.
pub fn install() {
    say("install");
}

/// Saves everything that is on this device as one file.
pub fn save_all() {
    say("save-all");
}
