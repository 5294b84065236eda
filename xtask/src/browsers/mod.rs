//! The browsers that tests drive, and the programs that take pictures and measurements in them.

pub mod axe;
pub mod browser_programs;
pub mod chromium;
pub mod driver;
pub mod engine;
pub mod firefox;
pub mod webkit;
