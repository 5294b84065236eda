//! A small static server: one folder, under `/` or another path, for this machine only.
//!
//! Files with a hash in their names may be cached permanently, and nothing else, so that a rebuilt app is always picked
//! up.

pub mod folder;
pub mod play;

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::serve::folder::{Folder, Response};

/// A browser opens spare connections; one without a request for this long is closed.
const TIMEOUT: Duration = Duration::from_secs(10);
/// The maximum length of a request's head, in bytes.
const LONGEST_HEAD: u64 = 16 * 1024;

/// State shared by the listener and its connections.
#[derive(Debug)]
struct Site {
    folder: Folder,
    stopped: AtomicBool,
    /// Requests whose address contains one of these texts are not answered for now.
    held: Mutex<Vec<String>>,
    /// Notified when `held` changes.
    let_go: Condvar,
}

impl Site {
    /// Blocks while requests for that address are held.
    fn hold(&self, target: &str) {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let is_held = |held: &mut Vec<String>| {
            !self.stopped.load(Ordering::SeqCst) && held.iter().any(|part| target.contains(part.as_str()))
        };
        drop(self.let_go.wait_while(held, is_held));
    }
}

/// A running server. It stops when dropped.
#[derive(Debug)]
pub struct Server {
    site: Arc<Site>,
    address: SocketAddr,
    listening: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves `folder` under `prefix` (such as `/` or `/some/sub/path/`) on 127.0.0.1. Port 0 takes any free port.
    ///
    /// # Errors
    /// The port is taken.
    pub fn start(folder: &Path, prefix: &str, port: u16) -> io::Result<Self> {
        Self::serve(Folder::new(folder, prefix), port)
    }

    /// Like [`Server::start`], for a folder that is already prepared.
    ///
    /// # Errors
    /// The port is taken.
    pub fn serve(folder: Folder, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let site = Arc::new(Site {
            folder,
            stopped: AtomicBool::new(false),
            held: Mutex::default(),
            let_go: Condvar::new(),
        });
        let shared = Arc::clone(&site);
        let listening = thread::spawn(move || listen(&listener, &shared));
        Ok(Self { site, address, listening: Some(listening) })
    }

    /// The address to open, with the closing slash.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.site.folder.prefix())
    }

    /// The address and port it listens on.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Holds requests whose address contains one of these texts: they are accepted but not answered. Held requests that
    /// contain none of the texts are answered; with no text, all are.
    pub fn hold(&self, parts: &[&str]) {
        let parts = parts.iter().map(|part| (*part).to_owned()).collect();
        *self.site.held.lock().unwrap_or_else(PoisonError::into_inner) = parts;
        self.site.let_go.notify_all();
    }

    /// Serves until the process is terminated.
    pub fn wait(mut self) {
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.site.stopped.store(true, Ordering::SeqCst);
        self.hold(&[]);
        if let Some(listening) = self.listening.take() {
            // Wakes the listener, which then stops and closes the port.
            let _ = TcpStream::connect(self.address);
            let _ = listening.join();
        }
    }
}

fn listen(listener: &TcpListener, site: &Arc<Site>) {
    for stream in listener.incoming() {
        if site.stopped.load(Ordering::SeqCst) {
            return;
        }
        if let Ok(stream) = stream {
            let site = Arc::clone(site);
            // A browser that closes the connection early is not an error.
            thread::spawn(move || drop(respond(&stream, &site)));
        }
    }
}

fn respond(mut stream: &TcpStream, site: &Site) -> io::Result<()> {
    stream.set_read_timeout(Some(TIMEOUT))?;
    let mut lines = BufReader::new(stream.take(LONGEST_HEAD)).lines();
    let request = lines.next().unwrap_or_else(|| Err(io::ErrorKind::UnexpectedEof.into()))?;
    let mut accepts = String::new();
    for line in lines {
        let line = line?;
        if line.is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("accept-encoding")
        {
            value.clone_into(&mut accepts);
        }
    }
    if site.stopped.load(Ordering::SeqCst) {
        return Ok(());
    }
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    site.hold(target);
    if site.stopped.load(Ordering::SeqCst) {
        return Ok(());
    }
    let Response { status, kind, keep, encoding, body } = match method {
        "GET" | "HEAD" => site.folder.answer(target, &accepts),
        _ => Response::sentence("405 Method Not Allowed", "This server only hands out files.\n"),
    };
    let encoding = encoding.map(|name| format!("Content-Encoding: {name}\r\n")).unwrap_or_default();
    let cache = if keep { "public, max-age=31536000, immutable" } else { "no-store" };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: {cache}\r\n\
         {encoding}Vary: Accept-Encoding\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    if method == "GET" { stream.write_all(&body) } else { Ok(()) }
}
