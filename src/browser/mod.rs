//! The browser. No other module names `web_sys`; elsewhere there are only the timers of `gloo_timers` and the events
//! that Leptos hands to views. Other modules import from here, whatever the folder.

mod device;
mod input;
mod language;
mod loading;
mod object;
mod page;
mod storage;
mod watch;

pub use device::*;
pub use input::*;
pub use language::*;
pub use loading::*;
pub use page::*;
pub use storage::*;
pub use watch::{listen, on_scroll, watch};
