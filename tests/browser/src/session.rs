//! A running browser, used by one page after another.

use std::fs;
use std::process::{Command, Stdio};
use std::sync::{LazyLock, Mutex, PoisonError};

use thirtyfour::common::log::LoggingPrefsLogLevel;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, WebDriver};
use tokio::runtime::{Builder, Runtime};
use xtask::Outcome;
use xtask::chromedriver::{self, Chromedriver};
use xtask::chromium::{self, Browser};
use xtask::scratch::Scratch;

use crate::asking::LONGEST_CALL;

/// The browser's command-line options, apart from its profile.
const ARGUMENTS: [&str; 12] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--hide-scrollbars",
    "--touch-events=enabled",
    "--force-device-scale-factor=1",
    "--lang=en-US",
    // No start page of the distribution, and no other network access either.
    "--homepage=about:blank",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/// Determined once, because asking both programs for their versions takes a while.
static BROWSER: LazyLock<Outcome<Browser>> = LazyLock::new(chromium::find);

/// Browsers not used by any page at the moment. Only if the driver is shared with this process: its owner ends them.
static IDLE: Mutex<Vec<Session>> = Mutex::new(Vec::new());

/// A browser with a profile of its own.
#[derive(Debug)]
pub struct Session {
    pub driver: WebDriver,
    pub runtime: Runtime,
    /// Only if no driver is shared.
    process: Option<Chromedriver>,
    /// Last, so that the browser ends before its profile is removed.
    profile: Scratch,
}

impl Session {
    /// A browser with one empty tab, and no state of an earlier page.
    pub fn take() -> Self {
        let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.unwrap_or_else(Self::start)
    }

    fn start() -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime should start");
        let process = match chromedriver::lent() {
            Some(_) => None,
            None => Some(Chromedriver::start().unwrap_or_else(|failure| panic!("{failure}"))),
        };
        let profile = Scratch::new().expect("a temporary folder should be available");
        let url = url(process.as_ref());
        let driver = runtime.block_on(connect(&url, &profile)).expect("Chromium should start");
        Self { driver, runtime, process, profile }
    }

    /// Ends all processes of the browser at once, without a goodbye. Only on Linux.
    pub fn kill(&self) {
        let processes = processes();
        let profile = format!("--user-data-dir={}", self.profile.path().display());
        let is_ours = |process: &&Process| process.command.contains(&profile);
        let mut ids: Vec<u32> = processes.iter().filter(is_ours).map(|process| process.id).collect();
        // Helpers do not name the profile; each comes after the one that started it.
        for process in &processes {
            if ids.contains(&process.parent) && !ids.contains(&process.id) {
                ids.push(process.id);
            }
        }
        let ids: Vec<String> = ids.iter().map(u32::to_string).collect();
        assert!(!ids.is_empty(), "the browser should run");
        // Some of them are gone before their turn comes.
        let _ = Command::new("kill").arg("-9").args(&ids).stderr(Stdio::null()).status();
    }

    /// Ends the browser and starts it again with the same profile.
    pub fn restart(&mut self) {
        self.end();
        let url = url(self.process.as_ref());
        self.driver =
            self.runtime.block_on(connect(&url, &self.profile)).expect("Chromium should start again");
    }

    fn end(&self) {
        let leaving = self.driver.clone().quit();
        let _ = self.runtime.block_on(async { tokio::time::timeout(LONGEST_CALL, leaving).await });
    }

    /// Keeps the browser for the next page, or ends it.
    pub fn give_back(self) {
        let reusable = chromedriver::lent().is_some() && !std::thread::panicking();
        if reusable && self.runtime.block_on(fresh_tab(&self.driver)).is_ok() {
            IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(self);
        } else {
            self.end();
        }
    }
}

/// The address of the driver: its own, or that of the shared one.
fn url(process: Option<&Chromedriver>) -> String {
    process.map(Chromedriver::url).or_else(chromedriver::lent).unwrap_or_default()
}

/// A process of this machine.
struct Process {
    id: u32,
    parent: u32,
    command: String,
}

/// All processes, the oldest first.
fn processes() -> Vec<Process> {
    let folders = fs::read_dir("/proc").expect("this is Linux").flatten();
    let mut found: Vec<Process> = folders
        .filter_map(|folder| {
            let id = folder.file_name().to_str()?.parse().ok()?;
            let command = fs::read(folder.path().join("cmdline")).ok()?;
            let state = fs::read_to_string(folder.path().join("stat")).ok()?;
            // The name in brackets may contain anything; the parent comes after it and a letter.
            let parent = state.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()?;
            Some(Process { id, parent, command: String::from_utf8_lossy(&command).into_owned() })
        })
        .collect();
    found.sort_by_key(|process| process.id);
    found
}

async fn connect(url: &str, profile: &Scratch) -> WebDriverResult<WebDriver> {
    let browser = BROWSER.as_ref().unwrap_or_else(|failure| panic!("{failure}"));
    let mut wishes = DesiredCapabilities::chrome();
    wishes.set_binary(&browser.chrome.display().to_string())?;
    for argument in ARGUMENTS {
        wishes.add_arg(argument)?;
    }
    wishes.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
    wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    WebDriver::builder(url, wishes).connect().await
}

/// Closes all tabs and opens another: screen, blocked addresses, fingers, scripts and sessionStorage belong to a tab.
async fn fresh_tab(driver: &WebDriver) -> WebDriverResult<()> {
    let old = driver.windows().await?;
    let new = driver.new_tab().await?;
    for tab in old {
        driver.switch_to_window(tab).await?;
        driver.close_window().await?;
    }
    driver.switch_to_window(new).await?;
    driver.browser_log().await.map(drop)
}
