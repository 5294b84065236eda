//! The tools of drawing: from angles and primitives to markup.

mod athlete;
mod build;
mod drawn;
mod paint;
mod pen;
pub mod pose;
pub mod shape;
mod sheet;
mod vector;

pub use drawn::drawn;
