//! Serves the release build to this machine.

use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use std::{env, thread};

use xtask::serve::Server;
use xtask::serve::folder::Folder;
use xtask::tools::project;

use crate::waiting::TIMEOUT;

/// The app at one address for all tests, so that browsers can cache compiled code.
static AT_ROOT: LazyLock<Site> = LazyLock::new(|| Site::under("/"));

/// A server.
#[derive(Debug, Clone)]
pub struct Site {
    server: Arc<Server>,
}

impl Site {
    /// The app under `/`, on the server shared by most tests.
    #[must_use]
    pub fn at_root() -> Self {
        AT_ROOT.clone()
    }

    /// Serves the app under a path such as `/some/sub/path/`, on a server of its own, so that no browser has cached it.
    #[must_use]
    pub fn under(prefix: &str) -> Self {
        Self::of(&built(), prefix)
    }

    /// Serves a folder.
    #[must_use]
    pub fn of(folder: &Path, prefix: &str) -> Self {
        let server = Server::start(folder, prefix, 0).expect("a free port on 127.0.0.1 should be available");
        Self { server: Arc::new(server) }
    }

    /// Serves a folder like a badly configured host: files whose names end like this are sent with this type.
    #[must_use]
    pub fn with_wrong_mime(folder: &Path, wrong: &[(&str, &'static str)]) -> Self {
        let folder = Folder::new(folder, "/").with_wrong_mime(wrong);
        let server = Server::serve(folder, 0).expect("a free port on 127.0.0.1 should be available");
        Self { server: Arc::new(server) }
    }

    /// From now on the server accepts requests for addresses that contain one of these texts, but does not answer them
    /// until this is called with other texts, or none.
    pub fn hold(&self, parts: &[&str]) {
        self.server.hold(parts);
    }

    /// The address of a place in the site: `""` for the page itself, `"#/rules"`, `"404.html"`.
    #[must_use]
    pub fn url(&self, place: &str) -> String {
        format!("{}{place}", self.server.url())
    }

    /// Stops this site's own server, and returns when the port refuses connections: this is what "offline" means here.
    #[track_caller]
    pub fn stop(self) {
        let address = self.server.address();
        drop(self);
        let start = Instant::now();
        // A process that is just starting may hold a copy of the port for a moment.
        while TcpStream::connect(address).is_ok() {
            assert!(start.elapsed() < TIMEOUT, "A stopped server should refuse connections.");
            thread::yield_now();
        }
    }
}

/// The release build: `PENTATHLON_DIST`, or `dist/` in the project.
pub(crate) fn built() -> PathBuf {
    let folder = env::var_os("PENTATHLON_DIST").map_or(project::dist(), PathBuf::from);
    assert!(
        folder.join("index.html").exists(),
        "There is no release build in {}: run `cargo xtask build` first.",
        folder.display()
    );
    folder
}
