//! How Olympikos is drawn: the pictures of its clues, its lore, its rules.
#![allow(dead_code, reason = "until its table is drawn")]

mod lore;
mod pictures;
mod rules;
