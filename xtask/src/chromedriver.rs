//! ChromeDriver: one process that can run several browsers.

use std::env;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::chromium;
use crate::scratch::Scratch;
use crate::{Failure, Outcome};

/// Contains the address of a driver that is already running.
pub const ADDRESS: &str = "PENTATHLON_CHROMEDRIVER";

/// How long a driver may take to end its browsers when stopped.
const GOODBYE: Duration = Duration::from_secs(10);

/// A running driver, with a folder for temporary files. Dropping it ends all its browsers and removes the folder.
#[derive(Debug)]
pub struct Chromedriver {
    process: Child,
    /// Host and port.
    address: String,
    scratch: Scratch,
}

impl Chromedriver {
    /// Starts the driver on a free port.
    ///
    /// # Errors
    /// No driver matches the browser, or it does not start.
    pub fn start() -> Outcome<Self> {
        let program = chromium::find()?.driver;
        // Two drivers starting together may choose the same port: then one of them reports none, ends, and is started
        // again.
        let failure = || Failure::new("chromedriver does not report its port.");
        (0..3).find_map(|_| Self::attempt(Command::new(&program)).transpose()).ok_or_else(failure)?
    }

    fn attempt(mut command: Command) -> Outcome<Option<Self>> {
        let scratch = Scratch::new()?;
        let mut process = command
            .arg("--port=0")
            .env("TMPDIR", scratch.path())
            .env("LANGUAGE", "en_US")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let Some(output) = process.stdout.take() else { return Ok(None) };
        let mut lines = BufReader::new(output).lines();
        let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
            line.split_once("successfully on port ")?.1.trim_end_matches('.').parse::<u16>().ok()
        });
        let Some(port) = port else {
            let _ = process.kill();
            let _ = process.wait();
            return Ok(None);
        };
        // Keeps reading, so that the driver never blocks on a full pipe.
        thread::spawn(move || lines.for_each(drop));
        Ok(Some(Self { process, address: format!("127.0.0.1:{port}"), scratch }))
    }

    /// Its URL.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Lets browser tests started by a command use this driver, so that they can keep their browsers, and sets their
    /// temporary folder to one that is removed with the driver.
    pub fn lend_to(&self, command: &mut Command) {
        command.env(ADDRESS, self.url()).env("TMPDIR", self.scratch.path());
    }

    /// Ends the remaining browsers, which the driver would leave running, and then the driver.
    fn shut_down(&self) -> std::io::Result<()> {
        let sessions = self.request("GET", "/sessions")?;
        for id in sessions.split("\"id\":\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            self.request("DELETE", &format!("/session/{id}"))?;
        }
        self.request("GET", "/shutdown").map(drop)
    }

    fn request(&self, method: &str, path: &str) -> std::io::Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(GOODBYE))?;
        write!(stream, "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }
}

impl Drop for Chromedriver {
    fn drop(&mut self) {
        let _ = self.shut_down();
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The URL of the driver shared with this process.
#[must_use]
pub fn lent() -> Option<String> {
    env::var(ADDRESS).ok()
}
