//! The browser. No other module uses `web_sys`.

mod clock;
mod database;
mod dialog;
mod failure;
mod fetch;
mod file;
mod focus;
#[cfg(target_family = "wasm")]
mod grammar;
mod guard;
mod install;
mod keys;
mod language_name;
mod locks;
mod motion;
mod page;
mod patience;
mod screen;
mod search_worker;
mod seed;
mod share;
mod sound;
mod storage;
mod stylesheet;
mod update;
mod vibration;
mod watch;

pub use clock::now_ms;
pub use database::{Row, read_database, save_to_database};
pub use dialog::{is_backdrop, is_dialog_open, show_modal};
pub use failure::show_failures;
pub use fetch::{ask_again, build, fetch, fetch_named, meta, part_is_damaged};
pub use file::{chosen_file, dropped, incoming_text, refuse_long_paste};
pub use focus::{focus_first, focus_on, is_focus_in, is_focus_lost, is_typing, leave_focus, move_focus};
#[cfg(target_family = "wasm")]
pub use grammar::BrowserGrammar;
pub use guard::{ignore_this_touch, prepare_touch_guard};
pub use install::{InstallWay, install, install_way_once, save_all};
pub use keys::{CONFIRM, on_key, press};
pub use language_name::language_name;
pub use locks::{acquire_table, release_table, steal_table};
pub use motion::{
    after_next_frame, animate_exit, animation_frame, capture_rects, device_is_still, lay_out, play_flip,
};
pub use page::{
    device_is_dark, go, hash, is_hidden, on_hash_change, on_hidden, page_address, query, reload,
    reload_without_query, set_root, wants_little_data,
};
pub use patience::{Arrival, patiently};
pub use screen::{can_fill_screen, is_full_screen, keep_screen_on, switch_full_screen};
pub use search_worker::{SearchUpdate, cancel_search, request_search};
pub use seed::fresh_seed;
pub use share::{copy, download};
pub use sound::{forget_sounds, play_sound, prepare_sound, set_volume};
pub use storage::{Storage, StorageError, on_change_elsewhere, persist_storage};
pub use stylesheet::{apply_stylesheet, fetch_stylesheet};
use update::say;
pub use update::{ask_for_other_build, look_for_new_version, new_version_waits, take_new_version};
pub use vibration::{can_vibrate, prepare_vibration, switch_vibration, vibrate};
pub use watch::{listen, watch};
