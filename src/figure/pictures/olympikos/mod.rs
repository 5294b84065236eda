//! The drawings of Olympikos, by kind of sport.

pub mod balls;
pub mod combat;
pub mod horses;
pub mod ice;
pub mod para;
pub mod skill;
pub mod snow;
pub mod stadium;
pub mod water;
pub mod wheelchairs;
pub mod wheels;
