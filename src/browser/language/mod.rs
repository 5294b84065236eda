//! What the browser knows about languages.

#[cfg(target_family = "wasm")]
mod grammar;
mod language_name;

#[cfg(target_family = "wasm")]
pub use grammar::BrowserGrammar;
pub use language_name::language_name;
