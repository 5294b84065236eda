//! The browser. No other module uses `web_sys`. Users import from here, whatever the folder.

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
pub use watch::{listen, watch};
