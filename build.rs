//! Decides whether the games are split off the app: in release builds for the browser (`src/games/loader.rs`).

use std::env::var;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(split_games)");
    let is = |name: &str, value: &str| var(name).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") {
        println!("cargo::rustc-cfg=split_games");
        // The app is taken apart by its relocations.
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
