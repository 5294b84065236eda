//! Languages: grammar, names, dates, and the order of texts, as the browser knows them.

mod day;
#[cfg(target_family = "wasm")]
mod grammar;
mod language_name;
mod search;

pub use day::{day, long_day, time};
#[cfg(target_family = "wasm")]
pub use grammar::BrowserGrammar;
pub use language_name::language_name;
pub use search::{folded_name, is_in, is_same_name, unaccented_name};
