//! The implementation of `cargo xtask`: the tools it installs, the build for the browser, the static server, the size
//! budget and the whole check. The browser tests also use the server and the browser set-up.

pub mod axe;
pub mod browser_programs;
pub mod changed;
pub mod chromium;
pub mod clues;
pub mod compressed;
pub mod debian;
pub mod dist;
pub mod driver;
pub mod end_to_end;
pub mod engine;
pub mod failure;
pub mod firefox;
pub mod folder;
pub mod headers;
pub mod integrity;
pub mod lazy;
pub mod licences;
pub mod main_tests;
pub mod merge;
pub mod messages;
pub mod module;
pub mod names;
pub mod options;
pub mod page;
pub mod pins;
pub mod play;
pub mod process;
pub mod programs;
pub mod project;
pub mod report;
pub mod serve;
pub mod sheets;
pub mod size;
pub mod sounds;
pub mod split;
pub mod suite;
pub mod thinker;
pub mod toolchain;
pub mod tools;
pub mod typeface;
pub mod webkit;
pub mod worker;

pub use failure::{Failure, Result};
