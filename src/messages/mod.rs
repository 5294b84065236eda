//! Every message that a player reads. The build makes a module of each bundle of `lang/en/` (`build.rs`), with a
//! function per message and its English text. Only a game refers to its own bundle, so its messages are split off with
//! it.
#![allow(clippy::too_many_arguments, reason = "a sentence has as many values as it needs")]

mod isolated;
pub mod language;

pub use isolated::isolated;

#[cfg(target_family = "wasm")]
use crate::browser::BrowserGrammar as Known;
use language::Sentences;
#[cfg(not(target_family = "wasm"))]
use pentathlon_messages::native::Cldr as Known;
use pentathlon_messages::{Arg, BlobError, Bundle, Count};
pub use pentathlon_messages::{MessageId, Passage};

/// Formats every message with arguments, which keeps the generated functions small.
fn write(bundle: &Bundle, message: u16, args: &[Arg<'_>]) -> String {
    bundle.format(message, args, &Known)
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
