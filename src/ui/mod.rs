//! Components that do not depend on any game.

mod action_button;
mod choice;
mod count_up;
mod countdown;
mod curtain;
mod dialog;
mod dynamic;
mod hand;
mod icon;
mod laurel;
mod mark;
mod name_field;
mod notice;
mod paper;
mod picture;
mod pile;
mod prize;
mod prompt;
mod seat_badge;
mod staged_render;
mod timeline;

pub use action_button::{ActionButton, ActsOn};
pub use choice::{Choice, choice, pills};
pub use count_up::count_up;
pub use countdown::countdown;
pub use curtain::Curtain;
pub use dialog::Dialog;
pub use dynamic::{bool_attr, derived_bool, derived_text, dynamic, dynamic_if, on_pointer, on_tap, on_value};
pub use hand::{Arrivals, HandOrder, Slot, card_list};
pub use icon::{Icon, icon};
pub use laurel::{laurel, wreath};
pub use mark::{
    Mark, colour_class, mark, person_mark, reset_seat_marks, seat_class, seat_token, set_seat_marks, token,
};
pub use name_field::{name_attributes, shortened};
pub use notice::notice;
pub use paper::falling_paper;
pub use picture::{athlete, drawing, pictogram};
pub use pile::pile;
pub use prize::{Metal, cup};
pub use prompt::{Prompt, confirm_button, question};
pub use seat_badge::{SeatBadge, seat_badge};
pub use staged_render::{StagedRender, deferred};
pub use timeline::{hide_caption, timeline};
