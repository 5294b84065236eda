//! One browser with one page.

use std::cell::{Cell, RefCell};
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use thirtyfour::WebDriver;
use xtask::browsers::engine::Engine;

use crate::console::Entry;
use crate::devtools::DevTools;
use crate::session::Session;
use crate::times::Opened;
use crate::{DATE, Look, Site};

/// A file of every build that is a page without scripts. It is available offline, too.
const BARE: &str = "favicon.svg";

/// A page in a browser that no other page uses at the same time, with an empty tab and empty storage.
#[derive(Debug)]
pub struct Page {
    /// `None` only while it is dropped.
    session: Option<Session>,
    url: String,
    /// How often the app was opened again, where each time needs another address.
    beginnings: Cell<u32>,
    /// The language asked for in the address.
    language: Cell<Option<&'static str>>,
    /// The script that sets the date of each new document, if the test has one of its own.
    date: RefCell<Option<String>>,
    /// How many fingers touch the screen, where the browser does not keep count.
    pub(crate) fingers: Cell<usize>,
    pub(crate) console: RefCell<Vec<Entry>>,
    /// The last connection to the developer tools, in Chromium.
    pub(crate) devtools: RefCell<Option<DevTools>>,
    opened: Opened,
}

/// The same deals in each run, whatever a page draws them from. A document goes on where the one before it in its tab ended.
const CHANCE: &str = "
    let number = Number(window.name) || 2026;
    Crypto.prototype.getRandomValues = function (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let at = 0; at < bytes.length; at++) {
        number = (number * 48271) % 2147483647;
        bytes[at] = number >> 8;
      }
      window.name = number;
      return array;
    };";

/// The app waits longer than its usual limit for a file or a program: a busy machine may need longer, and few tests are about the
/// limit. Those shorten it ([`crate::OwnBuild::shorten_timeout`]).
const PATIENCE: &str = "{
    const lengthen = () => {
      const limit = document.querySelector('meta[name=timeout][content=\"8000\"]');
      if (limit) limit.content = 60000;
    };
    const watch = new MutationObserver(lengthen);
    watch.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => {
      watch.disconnect();
      lengthen();
    });
  }";

/// When a page is opened: noon of 30 November 2026, in UTC. It is a Monday, whose game has the longest name. Time passes as usual.
const TODAY_MS: u64 = 1_796_040_000_000;

/// The machine's time, in milliseconds.
fn machine_ms() -> u128 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis())
}

impl Page {
    /// Opens the app on its first screen, and waits until it is drawn.
    #[track_caller]
    pub fn open(site: &Site, look: Look) -> Self {
        Self::open_at(site, look, "", &[])
    }

    /// Opens the app at a place such as `#/rules`, with the given keys and values already in the page's storage.
    #[track_caller]
    pub fn open_at(site: &Site, look: Look, place: &str, stored: &[(&str, &str)]) -> Self {
        let page = Self::blank(site, look);
        page.begin_at(place, stored);
        page
    }

    /// A browser that has not opened anything yet. It has no service workers, like a host without TLS, because their
    /// caches would hide what the server sends; WebKit's cannot be switched off. In Chromium it saves data, so that the
    /// app does not load all other games each time, and its chance and its date are always the same.
    #[track_caller]
    pub fn blank(site: &Site, look: Look) -> Self {
        let page = Self::without_workers(site, look);
        if page.engine() == Engine::Chromium {
            let source = "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });";
            page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }));
            page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": CHANCE }));
            page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": PATIENCE }));
            *page.date.borrow_mut() = Some(format!("{DATE}\nsetAhead({TODAY_MS} - {});", machine_ms()));
            page.set_date_of_new_documents();
        }
        page
    }

    fn set_date_of_new_documents(&self) {
        if let Some(date) = &*self.date.borrow() {
            self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": date }));
        }
    }

    /// The app on its first screen, with data to spend: later it loads the rest in the background.
    #[track_caller]
    pub fn open_with_all(site: &Site, look: Look) -> Self {
        let page = Self::without_workers(site, look);
        page.begin_at("", &[]);
        page
    }

    #[track_caller]
    fn without_workers(site: &Site, look: Look) -> Self {
        let page = Self::with_workers(site, look);
        match page.engine() {
            Engine::Chromium => {
                let source = "delete Navigator.prototype.serviceWorker;";
                page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }));
            }
            Engine::Firefox => {
                page.run_in_window("Services.prefs.setBoolPref('dom.serviceWorkers.enabled', false);", &[]);
            }
            Engine::Webkit => {}
        }
        page
    }

    /// The same, with service workers.
    #[track_caller]
    pub fn with_workers(site: &Site, look: Look) -> Self {
        let page = Self {
            session: Some(Session::take()),
            url: site.url(""),
            beginnings: Cell::default(),
            language: Cell::default(),
            date: RefCell::default(),
            fingers: Cell::default(),
            console: RefCell::default(),
            devtools: RefCell::default(),
            opened: Opened::now(),
        };
        // The previous page may have been of the same site.
        page.forget();
        page.look(look);
        page
    }

    /// Deletes what the browser has stored for the site, service workers included. Only Chromium's browsers are reused.
    #[track_caller]
    pub fn forget(&self) {
        if self.engine() == Engine::Chromium {
            self.devtools("Storage.clearDataForOrigin", json!({ "origin": self.url, "storageTypes": "cookies,local_storage,indexeddb,service_workers,cache_storage" }));
        }
    }

    /// Clears the storage, writes the given values, and opens the app at a place again.
    #[track_caller]
    pub fn begin_at(&self, place: &str, stored: &[(&str, &str)]) {
        // Done while nothing of the app runs, so that the app writes nothing in between.
        let stored = Value::from_iter(usual(stored));
        let replace = format!(
            "localStorage.clear(); sessionStorage.clear(); Object.assign(localStorage, {stored});
             indexedDB.deleteDatabase('pentathlon/settings');
             var deletion = indexedDB.deleteDatabase('pentathlon/tables');"
        );
        if self.engine() == Engine::Chromium {
            // On a bare page Chromium would request an icon, and report on the console that there is none.
            let script = self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": replace }));
            self.beginnings.set(self.beginnings.get() + 1);
            self.go(place);
            self.devtools("Page.removeScriptToEvaluateOnNewDocument", script);
        } else {
            self.go(BARE);
            let done = "await new Promise((go) => { deletion.onsuccess = go; });";
            self.run(&format!("{replace}{done}"), &[]);
            self.go(place);
        }
        self.wait_until_started();
    }

    /// Opens a place in the site without waiting for the app. Changing only the `#…` part does not reload the page.
    #[track_caller]
    pub fn go(&self, place: &str) {
        let in_app = place.is_empty() || place.starts_with('#');
        let url = if in_app { self.app() + place } else { format!("{}{place}", self.url) };
        self.ask(&format!("opening {url}"), self.driver().goto(url.as_str()));
    }

    /// From now on the app is opened in that language.
    pub fn speak(&self, language: &'static str) {
        self.language.set(Some(language));
    }

    /// The language in which the app is opened, if it is not English.
    pub(crate) fn language(&self) -> Option<&'static str> {
        self.language.get()
    }

    /// The address of the app. In Chromium it has a query after the first time, because another query is another
    /// document.
    fn app(&self) -> String {
        let language = self.language.get().map(|language| format!("lang={language}"));
        let number =
            Some(self.beginnings.get()).filter(|number| *number > 1).map(|number| number.to_string());
        let query: Vec<String> = language.into_iter().chain(number).collect();
        if query.is_empty() { self.url.clone() } else { format!("{}?{}", self.url, query.join("&")) }
    }

    /// The text with the address of the app replaced by the original one.
    pub(crate) fn as_at_first(&self, text: &str) -> String {
        text.replace(&self.app(), &self.url)
    }

    /// Reloads the page, and waits until the app is there.
    #[track_caller]
    pub fn reload(&self) {
        if self.engine() == Engine::Firefox {
            // The driver's own reload bypasses the service worker.
            self.run("window.isLeft = true; location.reload();", &[]);
            self.wait_for("another document", "!window.isLeft");
        } else {
            self.ask("reloading", self.driver().refresh());
        }
        self.wait_until_started();
    }

    /// Ends the browser like a power cut. Only [`Page::restart`] makes sense afterwards.
    pub fn kill(&self) {
        self.session().kill();
    }

    /// Ends the browser and starts it again with everything it has saved. Scripts for new documents are gone, but time goes on: what
    /// is saved is the newer, the later it is saved.
    pub fn restart(&mut self, look: Look) {
        if let Some(session) = &mut self.session {
            session.restart();
        }
        self.set_date_of_new_documents();
        self.look(look);
    }

    /// Waits until a screen of the app has replaced "Loading…" and its letters are those of the typeface; the screen of a game
    /// also waits for its stylesheet.
    #[track_caller]
    pub fn wait_until_started(&self) {
        // Only a layout asks for a typeface.
        let is_drawn = "document.body.offsetHeight >= 0 && document.fonts.status === 'loaded'";
        self.wait_for(
            "the app to start",
            &format!("document.readyState === 'complete' && !document.getElementById('boot') && document.querySelector('main') && {is_drawn}"),
        );
    }

    /// The driver, for features without a method here; use it with [`Page::ask`].
    #[must_use]
    pub fn driver(&self) -> &WebDriver {
        &self.session().driver
    }

    pub(crate) fn engine(&self) -> Engine {
        self.session().engine
    }

    pub(crate) fn session(&self) -> &Session {
        self.session.as_ref().expect("a page has a session until it is dropped")
    }

    /// Closes the page after asserting that the console holds no error.
    #[track_caller]
    pub fn close(self) {
        self.assert_no_errors();
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        if let Some(session) = self.session.take() {
            session.give_back();
        }
        self.opened.note_closed();
    }
}

/// What is stored, with tips switched off and the question for a name asked, unless it says otherwise: both may lie over
/// what a test wants to tap, or move it.
fn usual(stored: &[(&str, &str)]) -> Vec<(String, String)> {
    const SETTINGS: &str = "pentathlon/settings";
    const ASKED: (&str, &str) = ("pentathlon/asked-name", "elsewhere");
    let mut all: Vec<(String, String)> =
        stored.iter().map(|&(key, text)| (key.to_owned(), text.to_owned())).collect();
    match all.iter_mut().find(|(key, _)| key == SETTINGS) {
        Some((_, settings)) if settings.contains("tips=") => {}
        Some((_, settings)) => settings.push_str(" tips=off"),
        None => all.push((SETTINGS.to_owned(), "tips=off".to_owned())),
    }
    if !all.iter().any(|(key, _)| key == ASKED.0) {
        all.push((ASKED.0.to_owned(), ASKED.1.to_owned()));
    }
    all
}
