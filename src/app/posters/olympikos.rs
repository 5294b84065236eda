//! x
pub fn poster() -> String { String::new() }
