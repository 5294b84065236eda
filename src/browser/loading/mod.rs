//! The app's own files: fetching them, new versions, installation.

mod boot;
mod fetch;
mod install;
mod stylesheet;
mod timeout;
mod update;

pub use boot::say_opened;
pub use fetch::{ask_again, build, fetch, fetch_named, meta, part_is_damaged};
pub use install::{InstallWay, install, install_way_once, save_all};
pub use stylesheet::{apply_stylesheets, fetch_stylesheets};
pub use timeout::{Arrival, when_all, with_timeout};
pub(super) use timeout::{timeout_ms, with_timeout_of};
pub use update::{ask_for_other_build, look_for_new_version, new_version_waits, take_new_version};
