//! The implementation of `cargo xtask`: the tools it installs, the build for the browser, the static server, the size
//! budget and the whole check. The browser tests also use the server and the browser set-up.

pub mod browsers;
pub mod build;
pub mod check;
pub mod failure;
pub mod options;
pub mod serve;
pub mod tools;

pub use failure::{Failure, Result};
