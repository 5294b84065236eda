//! The drawings: tables with one row per line, in the folder of the game that shows them first.

pub mod covers;
pub mod emblems;
pub mod kit;
pub mod olympia2000;
pub mod olympicards;
pub mod olympics;
pub mod olympikos;
pub mod orclympics;
