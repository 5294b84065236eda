//! The code of the example that replays records and traces, for the tests that call it.

#[path = "../examples/referee/desk.rs"]
pub mod desk;
#[path = "../examples/referee/replay.rs"]
mod replay;
#[path = "../examples/referee/trace.rs"]
pub mod trace;
#[path = "../examples/referee/written.rs"]
pub mod written;
