//! Compiles the messages of `lang/` to Rust (`src/messages/mod.rs`), and decides whether the games are split off the
//! app, which happens in release builds for the browser (`src/games/loader.rs`).

use std::env::var;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{fs, process};

use pentathlon_messages::compiler::{blob, catalogue, rust};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(split_games)");
    // `cargo xtask build --whole`.
    println!("cargo::rerun-if-env-changed=PENTATHLON_WHOLE");
    let is = |name: &str, value: &str| var(name).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") {
        if var("PENTATHLON_WHOLE").is_err() {
            println!("cargo::rustc-cfg=split_games");
        }
        // `xtask` splits the app along its relocations.
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    messages(&PathBuf::from(var("OUT_DIR")?))
}

/// Checks the messages of all languages, then writes the English text of each bundle and the code for all of them.
fn messages(out: &Path) -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=lang");
    let mut faults = Vec::new();
    let languages = catalogue(Path::new("lang"), &mut faults)?;
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    if !faults.is_empty() {
        process::exit(1);
    }
    let mut code = String::new();
    for bundle in languages.first().into_iter().flat_map(|english| &english.bundles) {
        let file = out.join(format!("{}.blob", bundle.name));
        fs::write(&file, blob(bundle, bundle))?;
        code += &rust(bundle, &file.to_string_lossy());
        // For tests of other languages: an app fetches theirs, which `xtask` writes.
        for (language, own) in languages.iter().skip(1).flat_map(|other| {
            other.bundles.iter().filter(|own| own.name == bundle.name).map(|own| (&other.tag, own))
        }) {
            fs::write(out.join(format!("{}-{language}.blob", bundle.name)), blob(bundle, own))?;
        }
    }
    Ok(fs::write(out.join("messages.rs"), code)?)
}
