//! The drawings of Orc-lympics.

pub mod races;
pub mod skills;
