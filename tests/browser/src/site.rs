//! The release build, served to this machine.

use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use std::{env, thread};

use xtask::project;
use xtask::serve::Server;

/// The app at one address for all stories, so that browsers can keep what they have compiled.
static AT_ROOT: LazyLock<Site> = LazyLock::new(|| Site::under("/"));

/// A server.
#[derive(Debug, Clone)]
pub struct Site {
    server: Arc<Server>,
}

impl Site {
    /// The app under `/`, on the one server that most stories share.
    #[must_use]
    pub fn at_root() -> Self {
        AT_ROOT.clone()
    }

    /// Serves the app under a path such as `/some/sub/path/`, on a server of its own: no browser has anything of it yet.
    #[must_use]
    pub fn under(prefix: &str) -> Self {
        Self::of(&built(), prefix)
    }

    /// Serves any folder.
    #[must_use]
    pub fn of(folder: &Path, prefix: &str) -> Self {
        let server = Server::start(folder, prefix, 0).expect("a free port on 127.0.0.1 should be had");
        Self { server: Arc::new(server) }
    }

    /// The address of a place in the site: `""` for the page itself, `"#/rules"`, `"404.html"`.
    #[must_use]
    pub fn url(&self, place: &str) -> String {
        format!("{}{place}", self.server.url())
    }

    /// Stops a server of its own and returns when its port refuses connections: this is what "offline" means here.
    #[track_caller]
    pub fn stop(self) {
        let address = self.server.address();
        drop(self);
        let start = Instant::now();
        // A process that is just being started elsewhere holds a copy of the port for a moment.
        while TcpStream::connect(address).is_ok() {
            assert!(start.elapsed() < Duration::from_secs(20), "A stopped server should refuse connections.");
            thread::yield_now();
        }
    }
}

/// The release build: `PENTATHLON_DIST`, or `dist/` in the project.
fn built() -> PathBuf {
    there("PENTATHLON_DIST", project::dist(), "build")
}

/// The folder of a build: what the variable says, or the usual one. A command makes it.
fn there(variable: &str, usual: PathBuf, command: &str) -> PathBuf {
    let folder = env::var_os(variable).map_or(usual, PathBuf::from);
    assert!(
        folder.join("index.html").exists(),
        "There is no release build in {}: run `cargo xtask {command}` first.",
        folder.display()
    );
    folder
}
