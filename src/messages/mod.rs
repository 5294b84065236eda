//! Every sentence that a player reads. The build makes a module of each bundle of `lang/en/` (`build.rs`), with a function
//! for each message and its English. A game's sentences are named by the game alone, and so come with it.

mod isolated;
pub mod language;

pub use isolated::isolated;

#[cfg(target_family = "wasm")]
use crate::browser::BrowserGrammar as Known;
use language::Sentences;
#[cfg(not(target_family = "wasm"))]
use pentathlon_messages::native::Cldr as Known;
use pentathlon_messages::{Arg, BlobError, Bundle, Count};

/// The one place where sentences with values are written, so that the generated functions are small.
fn write(bundle: &Bundle, message: u16, args: &[Arg<'_>]) -> String {
    bundle.format(message, args, &Known)
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
