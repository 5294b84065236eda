//! The implementation of `cargo xtask`: the tools it installs, the build for the browser, the static server, the size
//! budget and the whole check. The browser tests also use the server and the browser set-up.

pub mod axe;
pub mod bench;
pub mod chromium;
pub mod clues;
pub mod compressed;
pub mod crash_test;
pub mod debian;
pub mod dist;
pub mod driver;
pub mod engine;
pub mod failure;
pub mod firefox;
pub mod folder;
pub mod frames;
pub mod headers;
pub mod integrity;
pub mod lazy;
pub mod licences;
pub mod main_tests;
pub mod messages;
pub mod options;
pub mod pace;
pub mod page;
pub mod pictures;
pub mod pins;
pub mod play;
pub mod process;
pub mod programs;
pub mod project;
pub mod report;
pub mod scratch;
pub mod self_play;
pub mod serve;
pub mod size;
pub mod sounds;
pub mod split;
pub mod suite;
pub mod thinker;
pub mod toolchain;
pub mod tools;
pub mod touch;
pub mod typeface;
pub mod webkit;
pub mod worker;

pub use failure::{Failure, Result};
