//! A running browser, reused by one page after another.

use std::fs;
use std::process::{Command, Stdio};
use std::sync::{LazyLock, Mutex, PoisonError};

use tempfile::TempDir;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{TimeoutConfiguration, WebDriver};
use tokio::runtime::{Builder, Runtime};
use xtask::browsers::driver::{self, Driver};
use xtask::browsers::engine::{ENGINE, Engine};

use crate::capabilities::capabilities;
use crate::waiting::CALL_TIMEOUT;

/// The engine used by all tests of this process.
static CHOSEN: LazyLock<Engine> =
    LazyLock::new(|| Engine::chosen().unwrap_or_else(|| panic!("{ENGINE} names no engine")));

/// Browsers that no page uses at the moment. Only if this process shares its driver, whose owner then ends them.
static IDLE: Mutex<Vec<Session>> = Mutex::new(Vec::new());

/// A browser with a profile of its own.
#[derive(Debug)]
pub struct Session {
    pub engine: Engine,
    pub driver: WebDriver,
    pub runtime: Runtime,
    /// `None` if the driver is shared.
    process: Option<Driver>,
    /// The last field, so that the browser ends before its profile is removed.
    profile: TempDir,
}

impl Session {
    /// A browser with one empty tab, and no state from an earlier page.
    pub fn take() -> Self {
        let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.unwrap_or_else(Self::start)
    }

    fn start() -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime should start");
        let engine = *CHOSEN;
        let process = match driver::shared_url(engine) {
            Some(_) => None,
            None => Some(Driver::start(engine).unwrap_or_else(|failure| panic!("{failure}"))),
        };
        let profile = TempDir::new().expect("a temporary folder should be available");
        let url = url(engine, process.as_ref());
        let driver = runtime.block_on(connect(engine, &url, &profile)).expect("the browser should start");
        Self { engine, driver, runtime, process, profile }
    }

    /// Kills all processes of the browser at once, without a clean shutdown. Only on Linux.
    pub fn kill(&self) {
        let processes = processes();
        let profile = format!("--user-data-dir={}", self.profile.path().display());
        let is_ours = |process: &&Process| process.command.contains(&profile);
        let mut ids: Vec<u32> = processes.iter().filter(is_ours).map(|process| process.id).collect();
        // Child processes do not name the profile; each is listed after its parent.
        for process in &processes {
            if ids.contains(&process.parent) && !ids.contains(&process.id) {
                ids.push(process.id);
            }
        }
        let ids: Vec<String> = ids.iter().map(u32::to_string).collect();
        assert!(!ids.is_empty(), "the browser should run");
        // Some of them may have ended already.
        let _ = Command::new("kill").arg("-9").args(&ids).stderr(Stdio::null()).status();
    }

    /// Ends the browser and starts it again with the same profile. WebKitGTK saves nothing when it ends, so there all
    /// tabs are closed and another is opened.
    pub fn restart(&mut self) {
        if self.engine == Engine::Webkit {
            return self.runtime.block_on(fresh_tab(&self.driver)).expect("a tab should open");
        }
        self.end();
        let url = url(self.engine, self.process.as_ref());
        let connection = connect(self.engine, &url, &self.profile);
        self.driver = self.runtime.block_on(connection).expect("the browser should start again");
    }

    fn end(&self) {
        let leaving = self.driver.clone().quit();
        let _ = self.runtime.block_on(async { tokio::time::timeout(CALL_TIMEOUT, leaving).await });
    }

    /// Keeps the browser for the next page, or ends it.
    pub fn give_back(self) {
        let reusable = driver::shared_url(self.engine).is_some() && !std::thread::panicking();
        if reusable && self.runtime.block_on(cleared(&self.driver)).is_ok() {
            IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(self);
        } else {
            self.end();
        }
    }
}

/// The address of the driver: the session's own, or the shared one.
fn url(engine: Engine, process: Option<&Driver>) -> String {
    process.map(Driver::url).or_else(|| driver::shared_url(engine)).unwrap_or_default()
}

/// A process on this machine.
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
            // The name in brackets may contain anything; a letter and the parent follow it.
            let parent = state.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()?;
            Some(Process { id, parent, command: String::from_utf8_lossy(&command).into_owned() })
        })
        .collect();
    found.sort_by_key(|process| process.id);
    found
}

async fn connect(engine: Engine, url: &str, profile: &TempDir) -> WebDriverResult<WebDriver> {
    let driver = WebDriver::builder(url, capabilities(engine, profile.path())?).connect().await?;
    // A script may play a whole game. WebKit's driver measures with the page's own timers, which some tests run fifty times as fast.
    let script = if engine == Engine::Webkit { CALL_TIMEOUT * 50 } else { CALL_TIMEOUT };
    let limits = TimeoutConfiguration::new(Some(script), Some(CALL_TIMEOUT), None);
    driver.update_timeouts(limits).await?;
    Ok(driver)
}

/// Closes all tabs and opens another, because screen, blocked addresses, fingers, scripts and sessionStorage belong to
/// a tab.
async fn fresh_tab(driver: &WebDriver) -> WebDriverResult<()> {
    let old = driver.windows().await?;
    let new = driver.new_tab().await?;
    for tab in old {
        driver.switch_to_window(tab).await?;
        driver.close_window().await?;
    }
    driver.switch_to_window(new).await
}

/// A fresh tab and an empty console.
async fn cleared(driver: &WebDriver) -> WebDriverResult<()> {
    fresh_tab(driver).await?;
    driver.browser_log().await.map(drop)
}
