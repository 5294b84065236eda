//! The drawings of Olympia 2000.

pub mod crutches;
pub mod disciplines;
