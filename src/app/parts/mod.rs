//! Components that know no game.

mod choice;
mod curtain;
mod dialog;
mod icon;
mod laurel;
mod live;
mod mark;
mod picture;

pub use choice::Choice;
pub use curtain::Curtain;
pub use dialog::Dialog;
pub use icon::{Icon, icon};
pub use laurel::laurel;
pub use live::{changed, holds, live, live_if, says, tap, truth};
pub use mark::{mark, seat_class};
pub use picture::{athlete, pictogram};
