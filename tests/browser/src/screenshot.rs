//! Screenshots of the page.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use xtask::tools::project;

use crate::Page;

impl Page {
    /// Writes the screen's content to a PNG file, once the fonts are loaded and nothing moves.
    #[track_caller]
    pub fn screenshot(&self, path: &Path) {
        self.wait_for(
            "everything to stand still",
            "document.fonts.status === 'loaded' && document.getAnimations().every((one) => one.playState !== 'running' \
             || one.effect.getComputedTiming().iterations === Infinity)",
        );
        self.write_screenshot(path);
    }

    #[track_caller]
    fn write_screenshot(&self, path: &Path) {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).expect("the folder for pictures should be available");
        }
        self.ask("taking a screenshot", self.driver().screenshot(path));
    }

    /// Takes a screenshot when a test fails. Returns its path.
    #[track_caller]
    pub(crate) fn screenshot_of_failure(&self) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let name = format!("{}-{}.png", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = project::root().join("target").join("failures").join(name);
        self.write_screenshot(&path);
        path.display().to_string()
    }
}
