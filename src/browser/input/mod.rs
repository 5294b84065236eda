//! What people do: touches, keys, where the focus is, and text from outside.

mod asking;
mod drag;
mod file;
mod focus;
mod key_guard;
mod keys;
mod touch_guard;

pub use asking::{AskedThing, Topic, focused_thing, on_ask};
pub use drag::{capture_pointer, under_pointer};
pub use file::{chosen_file, dropped, incoming, refuse_long_paste};
pub use focus::{
    active, focus_first, focus_on, focus_when_drawn, is_focus_in, is_focus_lost, is_typing, leave_focus,
    move_focus, select_all, select_text,
};
pub use key_guard::{await_keys_up, prepare_key_guard};
pub use keys::{CONFIRM, on_key, press};
pub use touch_guard::{ignore_this_touch, prepare_touch_guard};
