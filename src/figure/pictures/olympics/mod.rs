//! The drawings of Olympics.

pub mod cards;
pub mod events;
