//! The build for the browser: what Trunk leaves, taken apart, shrunk, named and measured.

pub mod clues;
pub mod compressed;
pub mod dist;
pub mod first_shelf;
pub mod headers;
pub mod integrity;
pub mod lazy;
pub mod licences;
pub mod merge;
pub mod messages;
pub mod module;
pub mod names;
pub mod page;
pub mod service_worker;
pub mod sheets;
pub mod size;
pub mod sounds;
pub mod split;
pub mod text;
pub mod thinker;
pub mod typeface;
