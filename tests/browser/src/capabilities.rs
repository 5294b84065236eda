//! The capabilities requested from a driver when it starts a browser.

use std::path::Path;
use std::sync::LazyLock;

use serde_json::json;
use thirtyfour::Capabilities;
use thirtyfour::error::WebDriverResult;
use xtask::Result;
use xtask::browsers::chromium::{self, Browser};
use xtask::browsers::engine::Engine;
use xtask::browsers::firefox::Firefox;

/// Chromium's command-line options, apart from its profile.
const CHROMIUM: [&str; 12] = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--hide-scrollbars",
    "--touch-events=enabled",
    "--force-device-scale-factor=1",
    // A browser without windows rounds the widths of letters otherwise.
    "--font-render-hinting=none",
    "--lang=en-US",
    // No start page of the distribution, and no other network access.
    "--homepage=about:blank",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/// Determined only once, because asking programs for their versions takes a while.
static CHROMIUM_HERE: LazyLock<Result<Browser>> = LazyLock::new(chromium::find);
static FIREFOX_HERE: LazyLock<Result<Firefox>> = LazyLock::new(Firefox::find);

/// The capabilities for an engine with a profile.
pub fn capabilities(engine: Engine, profile: &Path) -> WebDriverResult<Capabilities> {
    match engine {
        Engine::Chromium => chromium(profile),
        Engine::Firefox => firefox(profile),
        Engine::Webkit => webkit(),
    }
}

fn chromium(profile: &Path) -> WebDriverResult<Capabilities> {
    let browser = CHROMIUM_HERE.as_ref().unwrap_or_else(|failure| panic!("{failure}"));
    // The driver looks for the pages of a browser without windows only if it is told that it is one.
    let is_shell = browser.is_headless_shell();
    let name = if is_shell { "chrome-headless-shell" } else { "chrome" };
    let mut arguments: Vec<String> = CHROMIUM.map(str::to_owned).into();
    arguments.extend((!is_shell).then(|| "--headless=new".to_owned()));
    arguments.push(format!("--user-data-dir={}", profile.display()));
    let mut capabilities = Capabilities::new();
    capabilities.set("browserName", name)?;
    // Otherwise a browser without windows downloads into the folder in which the tests were started.
    let preferences = json!({ "download.default_directory": profile });
    let options = json!({ "binary": browser.chrome, "args": arguments, "prefs": preferences });
    capabilities.set("goog:chromeOptions", options)?;
    capabilities.set("goog:loggingPrefs", json!({ "browser": "ALL" }))?;
    Ok(capabilities)
}

fn firefox(profile: &Path) -> WebDriverResult<Capabilities> {
    let browser = FIREFOX_HERE.as_ref().unwrap_or_else(|failure| panic!("{failure}"));
    let mut capabilities = Capabilities::new();
    capabilities.set("browserName", "firefox")?;
    capabilities.set(
        "moz:firefoxOptions",
        json!({
            "binary": browser.browser,
            "args": ["-headless", "-profile", profile],
            // Otherwise Firefox would also request the icon of a picture.
            "prefs": { "dom.w3c_touch_events.enabled": 1, "browser.chrome.site_icons": false },
        }),
    )?;
    Ok(capabilities)
}

/// WebKit's browser saves nothing when it ends, so it gets no profile.
fn webkit() -> WebDriverResult<Capabilities> {
    let mut capabilities = Capabilities::new();
    capabilities.set("browserName", "MiniBrowser")?;
    Ok(capabilities)
}
