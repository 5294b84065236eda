//! The page: its address, its root element, dialogs and movements on it, and what it says after a crash.

mod address;
mod dialog;
mod elements;
mod failure;
mod history;
mod inlined_svg;
mod motion;
mod rects;
mod root;
mod still;
mod text;

pub use address::{go, go_instead, hash, is_tapped, note_taps, on_hash_change, page_address, reload};
pub use dialog::{is_backdrop, is_dialog_open, show_modal};
pub(super) use elements::elements;
pub use failure::{note_read, show_failures};
pub use history::{close_on_back, pass_closed_dialogs};
pub use inlined_svg::{InlinedSvg, inlined_svg, typeface};
pub use motion::{after_next_frame, animate_exit, animation_frame, capture_rects, lay_out, play_flip};
pub use rects::{ScreenRect, bring_into_sight, pixels, rects, screen_size};
pub use root::{is_hidden, on_hidden, root, set_root};
pub use still::show_still;
pub use text::{folded, go_to, texts};
