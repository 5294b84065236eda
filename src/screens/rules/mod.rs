//! The rules of a game: their page, and the search in them.

pub mod page;
mod question;
pub mod search;
