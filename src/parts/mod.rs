//! Components that know no game. What no game needs yet stands on the gallery's page and in no other build.

mod choice;
mod countdown;
mod curtain;
mod dialog;
mod gradual;
mod icon;
mod laurel;
mod live;
mod log;
mod mark;
mod notice;
mod page;
mod picture;
mod prize;

#[cfg(feature = "gallery")]
mod badge;
#[cfg(feature = "gallery")]
mod card;
#[cfg(feature = "gallery")]
mod fan;
#[cfg(feature = "gallery")]
mod field;
#[cfg(feature = "gallery")]
mod pile;
#[cfg(feature = "gallery")]
mod token;

pub use choice::Choice;
pub use countdown::countdown;
pub use curtain::Curtain;
pub use dialog::Dialog;
pub use gradual::{Gradual, Steps, later};
pub use icon::{Icon, icon};
pub use laurel::laurel;
pub use live::{changed, drawings, holds, live, live_if, says, tap, truth};
pub use log::log;
pub use mark::{mark, seat_class};
pub use notice::notice;
pub use page::{Passage, page};
pub use picture::{athlete, pictogram};
pub use prize::{Metal, cup};

#[cfg(feature = "gallery")]
pub use badge::{SeatLine, badge};
#[cfg(feature = "gallery")]
pub use card::{Card, Size, card, card_picture};
#[cfg(feature = "gallery")]
pub use fan::fan;
#[cfg(feature = "gallery")]
pub use field::field;
#[cfg(feature = "gallery")]
pub use pile::pile;
#[cfg(feature = "gallery")]
pub use prize::medal;
#[cfg(feature = "gallery")]
pub use token::token;
