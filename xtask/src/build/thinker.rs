//! The search worker of computer players: the package `thinker/`, compiled for speed, and its script.

use std::path::Path;
use std::{env, fs};

use crate::build::module::lighter;
use crate::build::names::shorten;
use crate::build::text::{hash, replace, without_comments};
use crate::tools::{pins, process};
use crate::{Failure, Result};

/// The script and the program as `index.html` names them.
pub const NAMES: [(&str, &str); 2] = [("thinker", "js"), ("thinking", "wasm")];
/// Appended to the glue of wasm-bindgen in the script.
const WORKER: &str = include_str!("../../../thinker/worker.js");

/// Compiles the program into the folder of a build. Returns the page, with the names of both files.
///
/// # Errors
/// It does not compile, or the page does not name it.
pub fn write(folder: &Path, page: &str) -> Result<String> {
    let mut cargo = process::cargo();
    cargo.args(["build", "--locked", "--quiet", "--profile", "thinker", "--package", "pentathlon-thinker"]);
    process::run(cargo.args(["--target", pins::WASM_TARGET]), "Compiling the search worker")?;
    let this = env::current_exe()?;
    let target = this.ancestors().nth(2).unwrap_or(&this);
    let compiled = target.join(pins::WASM_TARGET).join("thinker").join("pentathlon_thinker.wasm");
    let bench = compiled.with_file_name("bound");
    let mut bindgen = process::program("wasm-bindgen");
    bindgen.arg(&compiled).arg("--out-dir").arg(&bench);
    bindgen.args(["--target", "web", "--no-typescript", "--out-name", "thinker"]);
    bindgen.args(["--remove-name-section", "--remove-producers-section"]);
    process::run(&mut bindgen, "Binding the search worker to the browser")?;
    let glue = without_comments(&fs::read_to_string(bench.join("thinker.js"))?);
    let (program, glue) = shorten(&fs::read(bench.join("thinker_bg.wasm"))?, &glue)?;
    let program = lighter(&program)?;
    let script = glue + &without_comments(WORKER);
    // The script refers to the program by the name that wasm-bindgen wrote, so both are renamed together.
    let version = hash(&[program.as_slice(), script.as_bytes()].concat());
    NAMES.into_iter().zip([script.into_bytes(), program]).try_fold(
        page.to_owned(),
        |page, ((stem, kind), content)| {
            let name = format!("{stem}-{version:016x}.{kind}");
            fs::write(folder.join(&name), content).map_err(|why| Failure::new(format!("{name}: {why}")))?;
            replace(&page, &format!("{stem}.{kind}"), &name)
        },
    )
}
