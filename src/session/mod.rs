//! One running table on screen: what is asked ([`TableSession`]), what is shown ([`Display`]), what is narrated
//! ([`Narrator`]), what is timed ([`RaceClock`]). A game's board receives it as a [`BoardContext`].

mod acting;
mod board_context;
mod display;
mod event_ui;
mod hint;
mod log;
mod looking_on;
mod narrator;
mod phase;
mod race;
mod race_clock;
mod replay;
mod showing;
mod story;
mod table_session;
mod thinking;

pub use board_context::{BoardContext, ErasedContext};
pub use display::{Display, Shown};
pub use event_ui::{EventUi, Stop, summary};
pub use hint::{Advice, Hint};
pub use narrator::Narrator;
pub use phase::SessionPhase;
pub use race_clock::{Left, RaceClock};
pub use replay::{Replay, SPEEDS};
pub use story::{Past, Spot, Story, Telling, Turning, parted};
pub use table_session::{TableSession, name, names};
