//! Runs the app in a real browser: the library behind the browser tests and the pictures. `docs/engines.md` lists what
//! works in which engine.
//!
//! ```no_run
//! use pentathlon_browser::{Look, Page, Site, said};
//!
//! let site = Site::at_root();                      // the server of the release build in `dist/`
//! let page = Page::open(&site, Look::PHONE.dark()); // a browser with nothing stored
//! page.tap_named("button", said("screens", "play")); // waits until it can be tapped, then does it with a finger
//! page.wait_for("the table", "document.querySelector('.table')");
//! page.assert_accessible();
//! page.close();                                    // fails if the console holds an error
//! ```
//!
//! Nothing here waits for a fixed time: everything waits for a condition. If it is not met, the call panics with a
//! sentence, the page's text and a picture in `target/failures`. Calls block, so a test needs no `async`.
#![allow(clippy::expect_used, clippy::panic, reason = "a test that cannot go on stops with a sentence")]

mod asking;
mod axe;
mod capabilities;
mod console;
pub mod dailies;
mod devtools;
mod fingers;
mod firefox;
mod keys;
pub mod legibility;
mod look;
pub mod measurements;
mod memory;
pub mod moments;
mod new_table;
mod own_build;
mod page;
pub mod records;
mod said;
pub mod scenes;
mod screenshot;
mod seen;
mod session;
pub mod shared;
mod site;
mod times;
pub mod tournaments;
mod waiting;

pub use console::Entry;
pub use look::{COLOUR_BLIND, Look};
pub use new_table::{NAMES, finished_game, new_table, played_badly, won_alone};
pub use own_build::OwnBuild;
pub use page::Page;
pub use said::{Value, form_of, labelled, names_in, said, said_with, translations};
pub use site::Site;
pub use waiting::TABLE;

/// Lets a page have another date than the machine.
pub(crate) const DATE: &str = include_str!("date.js");

/// Makes the page's time stand still: it advances only when `pass(ms)` is called there.
pub const CLOCK: &str = include_str!("clock.js");
