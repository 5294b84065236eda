//! What stands behind `cargo xtask`: the tools it brings along, the build for the browser, the static server, the
//! size budget and the whole check. The browser tests use the server and the browser set-up from here as well.

pub mod axe;
pub mod browse;
pub mod chromium;
pub mod clues;
pub mod dist;
pub mod download;
pub mod failure;
pub mod folder;
pub mod frames;
pub mod later;
pub mod lockfile;
pub mod options;
pub mod parts;
pub mod pictures;
pub mod pins;
pub mod play;
pub mod process;
pub mod project;
pub mod report;
pub mod serve;
pub mod size;
pub mod suite;
pub mod toolchain;
pub mod tools;
pub mod touch;

pub use failure::{Failure, Outcome};
