//! Paths in the repository.

use std::path::{Path, PathBuf};

/// The folder of the workspace's Cargo.toml.
#[must_use]
pub fn root() -> &'static Path {
    let member = Path::new(env!("CARGO_MANIFEST_DIR"));
    member.parent().unwrap_or(member)
}

/// The folder of the release build for the browser.
#[must_use]
pub fn dist() -> PathBuf {
    root().join("dist")
}
