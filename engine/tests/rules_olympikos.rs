//! The rules of Olympikos: a test for each sentence of the rulebook and each ruling K1 to K32.
//!
//! Deals are written out by hand, so that expected values can be checked by eye. The name of a test for a sentence
//! begins with `rulebook_`, that of a test for a ruling with its id.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod olympikos;
mod walk;
