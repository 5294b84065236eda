//! The rules of a game: their page, and the search in them.

#[cfg(test)]
mod everyday_questions;
mod likeness;
pub mod page;
mod question;
pub mod search;
