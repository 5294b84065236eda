//! A browser driver: a process that starts browsers and controls them.

use std::env;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::browsers::chromium;
use crate::browsers::engine::Engine;
use crate::browsers::firefox::Firefox;
use crate::browsers::webkit::{self, Screen};
use crate::{Failure, Result};
use tempfile::TempDir;

/// Contains the address of a chromedriver that is already running.
pub const ADDRESS: &str = "PENTATHLON_CHROMEDRIVER";

/// How long a driver may take to start, and to end its browsers when stopped.
const TIMEOUT: Duration = Duration::from_secs(10);

/// A running driver, with a folder for temporary files. Dropping it ends it and removes the folder. Chromedriver ends
/// all its browsers too; the single browser of another driver must have ended before.
#[derive(Debug)]
pub struct Driver {
    engine: Engine,
    process: Child,
    /// Host and port.
    address: String,
    scratch: TempDir,
    /// Below the process, so that it is dropped after it: the browser draws on this screen.
    _screen: Option<Screen>,
}

impl Driver {
    /// Starts the driver of an engine on a free port.
    ///
    /// # Errors
    /// There is no driver, or it does not start.
    pub fn start(engine: Engine) -> Result<Self> {
        let program = match engine {
            Engine::Chromium => chromium::find()?.driver,
            Engine::Firefox => Firefox::find()?.driver,
            Engine::Webkit => webkit::find()?,
        };
        // Two drivers that start together may choose the same port. Then one of them ends and is started again.
        let failure = || Failure::new(format!("{} does not start.", program.display()));
        (0..3).find_map(|_| Self::attempt(engine, Command::new(&program)).transpose()).ok_or_else(failure)?
    }

    fn attempt(engine: Engine, mut command: Command) -> Result<Option<Self>> {
        let scratch = TempDir::new()?;
        let screen = if engine == Engine::Webkit { Some(Screen::start()?) } else { None };
        if let Some(screen) = &screen {
            screen.share_via_env(&mut command, scratch.path())?;
        }
        if engine == Engine::Firefox {
            // For scripts in the browser window, which set the size of the page.
            command.arg("--allow-system-access");
        }
        // WebKit's driver does not choose a port.
        let port = if engine == Engine::Webkit { free_port()? } else { 0 };
        let mut process = command
            .arg(format!("--port={port}"))
            .env("TMPDIR", scratch.path())
            .env("LANGUAGE", "en_US")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let port = match engine {
            Engine::Chromium => reported_port(&mut process, "successfully on port "),
            Engine::Firefox => reported_port(&mut process, "Listening on 127.0.0.1:"),
            Engine::Webkit => answering(&mut process, port).then_some(port),
        };
        let Some(port) = port else {
            let _ = process.kill();
            let _ = process.wait();
            return Ok(None);
        };
        Ok(Some(Self { engine, process, address: format!("127.0.0.1:{port}"), scratch, _screen: screen }))
    }

    /// Its URL.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Lets browser tests started by a command use this driver, so that they can keep their browsers, and sets their
    /// temporary folder to one that is removed with the driver.
    pub fn share_via_env(&self, command: &mut Command) {
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
        stream.set_read_timeout(Some(TIMEOUT))?;
        write!(stream, "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
        // It does not close the connection, although it says that it does.
        let mut answer = BufReader::new(stream);
        let (mut line, mut length) = (String::new(), 0);
        while answer.read_line(&mut line)? > 2 {
            if let Some(value) = line.strip_prefix("Content-Length:") {
                length = value.trim().parse().unwrap_or(0);
            }
            line.clear();
        }
        let mut body = String::new();
        answer.take(length).read_to_string(&mut body)?;
        Ok(body)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if self.engine.shares_its_driver() {
            let _ = self.shut_down();
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The URL of the driver shared with this process.
#[must_use]
pub fn shared_url(engine: Engine) -> Option<String> {
    env::var(ADDRESS).ok().filter(|_| engine.shares_its_driver())
}

/// The port that a driver prints after these words; `None` if it ends before. Everything else that it prints is read
/// too, so that it never blocks on a full pipe.
fn reported_port(process: &mut Child, words: &str) -> Option<u16> {
    let mut lines = BufReader::new(process.stdout.take()?).lines();
    let port = lines
        .by_ref()
        .map_while(Result::ok)
        .find_map(|line| line.split_once(words)?.1.trim_end_matches('.').parse().ok());
    thread::spawn(move || lines.for_each(drop));
    port
}

/// Waits until a driver accepts connections; `false` if it ends before.
fn answering(process: &mut Child, port: u16) -> bool {
    if let Some(output) = process.stdout.take() {
        thread::spawn(move || BufReader::new(output).lines().for_each(drop));
    }
    let start = Instant::now();
    while start.elapsed() < TIMEOUT && matches!(process.try_wait(), Ok(None)) {
        if TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return true;
        }
        thread::sleep(Duration::from_millis(20));
    }
    false
}

fn free_port() -> std::io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}
