//! Any text is read as a record or refused.

#![no_main]

#[allow(dead_code, reason = "each target checks one property")]
#[path = "../properties.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|text: &str| properties::record(text));
