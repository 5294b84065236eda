//! The whole check: its steps, which tests run, and what it reports.

pub mod changed;
pub mod end_to_end;
pub mod main_tests;
pub mod report;
pub mod selection;
pub mod suite;
pub mod tally;
