//! The driver program, one process for each page.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::thread;
use std::time::Duration;

use xtask::Outcome;
use xtask::chromium::{self, Browser};

use crate::scratch::Scratch;

/// How long a driver that is asked to stop may take to end its browser.
const GOODBYE: Duration = Duration::from_secs(10);

/// Looked for once: asking both programs for their versions takes a while.
static BROWSER: LazyLock<Outcome<Browser>> = LazyLock::new(chromium::find);

/// A running driver, with a browser profile and a folder for temporary files of its own; all gone when dropped.
#[derive(Debug)]
pub struct Chromedriver {
    process: Child,
    port: u16,
    chrome: String,
    scratch: Scratch,
}

impl Chromedriver {
    /// Starts the driver on a free port. Two that start together may choose the same one: then one of them says no
    /// port, ends, and is started anew.
    pub fn start() -> Self {
        let started = (0..3).find_map(|_| Self::attempt());
        started.expect("chromedriver should say its port")
    }

    fn attempt() -> Option<Self> {
        let browser = BROWSER.as_ref().unwrap_or_else(|failure| panic!("{failure}"));
        let scratch = Scratch::new();
        let mut process = Command::new(&browser.driver)
            .arg("--port=0")
            .env("TMPDIR", scratch.path())
            .env("LANGUAGE", "en_US")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver should start");
        let mut lines = BufReader::new(process.stdout.take().expect("its output is piped")).lines();
        let port = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok());
        let Some(port) = port else {
            // It has ended already, or will: nothing waits for it.
            let _ = process.kill();
            let _ = process.wait();
            return None;
        };
        // Read on, so that it never waits for somebody to listen.
        thread::spawn(move || lines.for_each(drop));
        Some(Self { process, port, chrome: browser.chrome.display().to_string(), scratch })
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The browser program to start.
    pub fn chrome(&self) -> &str {
        &self.chrome
    }

    /// What the browser is started with.
    pub fn arguments(&self) -> Vec<String> {
        let profile = format!("--user-data-dir={}", self.scratch.path().join("profile").display());
        let fixed = [
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
            // No start page of the distribution's choosing, and nothing else beyond this machine either.
            "--homepage=about:blank",
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        ];
        fixed.into_iter().map(str::to_owned).chain([profile]).collect()
    }

    /// Asks the driver to end its browser and itself.
    fn shut_down(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(GOODBYE))?;
        stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
        stream.read_to_end(&mut Vec::new()).map(drop)
    }
}

impl Drop for Chromedriver {
    fn drop(&mut self) {
        let _ = self.shut_down();
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
