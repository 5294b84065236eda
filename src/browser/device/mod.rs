//! The device: its clock, chance, screen, sound, vibration and clipboard, what its owner prefers, and the search worker.

mod canvas;
mod clock;
mod preferences;
mod screen;
mod search_worker;
mod seed;
mod share;
mod sound;
mod vibration;

pub use canvas::{Canvas, NotShared, Picture, load_letters};
pub use clock::{elapsed_ms, local_date, now};
pub use preferences::{device_is_dark, device_is_still, is_installed, is_offline, wants_little_data};
pub use screen::{can_fill_screen, is_full_screen, keep_screen_on, switch_full_screen};
pub use search_worker::{SearchUpdate, cancel_search, request_search};
pub use seed::fresh_seed;
pub use share::{copy, copy_or_select, download, send};
#[cfg(test)]
pub use sound::FULL_GAIN;
pub use sound::{forget_sounds, play_sound, prepare_sound, set_volume};
pub use vibration::{can_vibrate, prepare_vibration, switch_vibration, vibrate};
