//! One browser with one page.

use std::cell::RefCell;

use thirtyfour::common::log::LoggingPrefsLogLevel;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, WebDriver};
use tokio::runtime::{Builder, Runtime};

use crate::asking::LONGEST_CALL;
use crate::chromedriver::Chromedriver;
use crate::console::Entry;
use crate::{Look, Site};

/// A page in a browser of its own: a fresh profile, an empty cache, nothing remembered.
#[derive(Debug)]
pub struct Page {
    driver: WebDriver,
    pub(crate) runtime: Runtime,
    url: String,
    pub(crate) console: RefCell<Vec<Entry>>,
    /// Last, so that it outlives the session.
    _process: Chromedriver,
}

impl Page {
    /// Opens the app on its first screen, and waits until it is there.
    #[track_caller]
    pub fn open(site: &Site, look: Look) -> Self {
        Self::open_at(site, look, "", &[])
    }

    /// Opens the app at a place such as `#/rules`, with keys and values already in the page's storage.
    #[track_caller]
    pub fn open_at(site: &Site, look: Look, place: &str, remembered: &[(&str, &str)]) -> Self {
        let page = Self::blank(site, look);
        page.begin_at(place, remembered);
        page
    }

    /// A browser that has not opened anything yet.
    #[track_caller]
    pub fn blank(site: &Site, look: Look) -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime should start");
        let process = Chromedriver::start();
        let driver = runtime.block_on(start(&process)).expect("Chromium should start");
        let page =
            Self { driver, runtime, url: site.url(""), console: RefCell::default(), _process: process };
        page.look(look);
        page
    }

    /// Forgets everything, remembers what is given, and opens the app at a place anew.
    #[track_caller]
    pub fn begin_at(&self, place: &str, remembered: &[(&str, &str)]) {
        // A page of the same site on which the app does not run, so that nothing writes between.
        self.go("404.html");
        self.forget_everything();
        for (key, value) in remembered {
            self.remember(key, value);
        }
        self.go(place);
        self.wait_until_started();
    }

    /// Opens a place in the site without waiting for the app. From one `#…` to another the page is not loaded anew.
    #[track_caller]
    pub fn go(&self, place: &str) {
        let url = format!("{}{place}", self.url);
        self.ask(&format!("opening {url}"), self.driver.goto(url.as_str()));
    }

    /// Loads the page anew, and waits until the app is there.
    #[track_caller]
    pub fn reload(&self) {
        self.ask("reloading", self.driver.refresh());
        self.wait_until_started();
    }

    /// Waits until a screen of the app stands where "Loading…" stood: that of a game waits for its sheet.
    #[track_caller]
    pub fn wait_until_started(&self) {
        self.wait_for(
            "the app to start",
            "document.readyState === 'complete' && !document.getElementById('boot') && document.querySelector('main')",
        );
    }

    /// The driver, for what has no word here yet; use it with [`Page::ask`].
    #[must_use]
    pub const fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Ends the browser after asserting that the console holds no error.
    #[track_caller]
    pub fn close(self) {
        self.assert_no_errors();
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let leaving = self.driver.clone().quit();
        let _ = self.runtime.block_on(async { tokio::time::timeout(LONGEST_CALL, leaving).await });
    }
}

async fn start(process: &Chromedriver) -> WebDriverResult<WebDriver> {
    let mut wishes = DesiredCapabilities::chrome();
    wishes.set_binary(process.chrome())?;
    for argument in process.arguments() {
        wishes.add_arg(&argument)?;
    }
    wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    WebDriver::builder(process.url(), wishes).connect().await
}
