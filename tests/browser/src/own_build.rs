//! A copy of the release build that a test may change.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use xtask::build::compressed::is_copy;
use xtask::build::service_worker;

use crate::site::built;

/// A copy of the release build, deleted when dropped.
#[derive(Debug)]
pub struct OwnBuild(TempDir);

impl OwnBuild {
    /// Copies the build.
    #[must_use]
    pub fn copy() -> Self {
        let folder = TempDir::new().expect("a temporary folder should be available");
        copy(&built(), folder.path());
        Self(folder)
    }

    /// The folder of the copy.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// The path of the file whose name begins and ends like this.
    #[track_caller]
    #[must_use]
    pub fn file(&self, start: &str, end: &str) -> PathBuf {
        let files = fs::read_dir(self.path()).expect("the build is there").flatten();
        let mut names = files.filter_map(|file| file.file_name().into_string().ok());
        let name = names.find(|name| name.starts_with(start) && name.ends_with(end));
        self.path().join(name.expect("the build has such a file"))
    }

    /// The name of the file whose name begins and ends like this.
    #[track_caller]
    #[must_use]
    pub fn name_of(&self, start: &str, end: &str) -> String {
        let file = self.file(start, end);
        file.file_name().and_then(|name| name.to_str()).expect("a file of the build has a name").to_owned()
    }

    /// Shortens the time limit for loading, so that a test need not wait for it. No service worker caches such a build.
    #[track_caller]
    pub fn shorten_timeout(&self, ms: u32) {
        let file = self.path().join("index.html");
        let page = fs::read_to_string(&file).expect("the build has a page");
        let short = page.replace("content=8000 name=timeout", &format!("content={ms} name=timeout"));
        assert_ne!(page, short, "the page names the limit");
        fs::write(file, short).expect("a file can be written");
    }

    /// The name of the build, read from its service worker.
    #[must_use]
    pub fn name(&self) -> String {
        let worker =
            fs::read_to_string(self.path().join(service_worker::NAME)).expect("the build has a worker");
        worker.split('"').nth(1).expect("the worker names its build").to_owned()
    }

    /// Replaces it by another build, as after a change to the app. Returns the name of the new build.
    #[must_use]
    pub fn renew(&self) -> String {
        let page = fs::read_to_string(self.path().join("index.html")).expect("the build has a page");
        let page =
            page.replace(&self.name(), service_worker::UNBUILT).replace("</html>", "<!-- changed --></html>");
        service_worker::write(self.path(), &page).expect("a worker can be written");
        self.name()
    }
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("the build is there").flatten() {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            fs::create_dir(&to).expect("a folder can be made");
            copy(&from, &to);
        } else if !is_copy(&from) {
            // A compressed copy would be sent instead of the changed file.
            fs::copy(&from, &to).expect("a file can be copied");
        }
    }
}
