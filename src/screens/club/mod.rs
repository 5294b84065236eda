//! What is around the games: the people of this device, the deal for today and the hall of fame.

pub mod hall;
pub mod part;
pub mod people;
pub mod today;
