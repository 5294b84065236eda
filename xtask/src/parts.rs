//! Takes the app apart: one module of WebAssembly that everybody loads, one for each game, and one with what several
//! games share; so a first visit fetches no game but the one that is opened.
//!
//! The cuts are the functions marked `#[wasm_split]` (`src/games/part.rs`). What only one of them leads to is its
//! part; what several lead to lies in chunks, which travel together in one file as custom sections of an otherwise
//! empty module: thirty files of one kilobyte each would cost more on the way than what is in them.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{CustomSection, Module};
use wasm_split_cli_support::{Options, transform};
use wasmparser::{CustomSectionReader, Parser};

use crate::later::hash;
use crate::{Failure, Outcome, process, project};

/// What all of it is called, as the bundler calls it.
const APP: &str = "pentathlon";
/// The file with what several games share.
pub const SHARED: &str = "shared";
/// The names under which the parts are cut and know each other; in the end each bears a hash of what is in it.
const GLUE: &str = "pentathlon.js";
const WASM: &str = "pentathlon_bg.wasm";
const LOADER: &str = "parts.js";

/// Whether a file of the build is fetched with a game, by its name.
#[must_use]
pub fn is_part(name: &str) -> bool {
    name.ends_with(".wasm") && !name.ends_with("_bg.wasm")
}

/// Puts the parts of the app into the folder of a build, in place of the one module that the bundler has put there.
/// The profile `web` must have left names and relocations in that module; the parts have neither.
///
/// # Errors
/// There is no such module, or it cannot be taken apart.
pub fn place(folder: &Path, path: &std::ffi::OsStr) -> Outcome<()> {
    let whole = fs::read(compiled()?)?;
    let bench = project::root().join("target").join("parts");
    if bench.exists() {
        fs::remove_dir_all(&bench)?;
    }
    fs::create_dir_all(&bench)?;
    let main = bench.join("main.wasm");
    let mut options = Options::new(&whole);
    options.output_dir = &bench;
    options.main_out_path = &main;
    let (link, glue) = (format!("./{LOADER}"), format!("./{GLUE}"));
    options.link_name = &link;
    options.main_module = &glue;
    let cut =
        transform(options).map_err(|why| Failure::new(format!("The app cannot be taken apart: {why}")))?;
    let mut bindgen = process::program("wasm-bindgen");
    bindgen.env("PATH", path).arg(&main).arg("--out-dir").arg(&bench);
    bindgen.args(["--target", "web", "--no-typescript", "--out-name", APP]);
    // The parts reach into the main module by what the linker exports.
    bindgen.args(["--keep-lld-exports", "--remove-name-section", "--remove-producers-section"]);
    process::run(&mut bindgen, "Binding the app to the browser")?;

    let mut loader = fs::read_to_string(bench.join(LOADER))?;
    let mut shared = Module::new();
    for cut in &cut.split_modules {
        let part = compact(&fs::read(cut)?)?;
        let stem = cut.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let fetched = format!("fetch(new URL(\"./{stem}.wasm\", import.meta.url))");
        let found_instead = if let Some(game) = stem.strip_prefix("split_") {
            let name = format!("{game}-{:016x}.wasm", hash(&part));
            fs::write(folder.join(&name), &part)?;
            fetched.replace(&format!("{stem}.wasm"), &name)
        } else {
            shared.section(&CustomSection { name: stem.into(), data: part.into() });
            format!("chunk(\"{stem}\")")
        };
        if !loader.contains(&fetched) {
            return Err(Failure::new(format!("The loader of the parts does not name {stem}.")));
        }
        loader = loader.replace(&fetched, &found_instead);
    }
    let shared = shared.finish();
    let name = format!("{SHARED}-{:016x}.wasm", hash(&shared));
    fs::write(folder.join(&name), &shared)?;
    loader.push_str(&chunks(&name));
    name_all(&bench, folder, &loader)
}

/// The function by which the loader takes a chunk out of the file with all of them. What did not come is asked for
/// again the next time.
fn chunks(shared: &str) -> String {
    format!(
        r#"let shared;
async function chunk(name) {{
    shared ??= WebAssembly.compileStreaming(fetch(new URL("./{shared}", import.meta.url)));
    try {{
        const [part] = WebAssembly.Module.customSections(await shared, name);
        return new Response(part, {{ headers: {{ "Content-Type": "application/wasm" }} }});
    }} catch (error) {{
        shared = undefined;
        throw error;
    }}
}}
"#
    )
}

/// Gives main module, glue and loader names that bear a hash of all of them, for each names another; and puts these
/// names where the bundler's were.
fn name_all(bench: &Path, folder: &Path, loader: &str) -> Outcome<()> {
    let wasm = fs::read(bench.join(WASM))?;
    let glue = fs::read_to_string(bench.join(GLUE))?;
    let version = format!("{:016x}", hash(&[wasm.as_slice(), glue.as_bytes(), loader.as_bytes()].concat()));
    let [new_glue, new_wasm, new_loader] =
        [format!("{APP}-{version}.js"), format!("{APP}-{version}_bg.wasm"), format!("parts-{version}.js")];
    let rename = |text: &str| {
        [(GLUE, &new_glue), (WASM, &new_wasm), (LOADER, &new_loader)].into_iter().fold(
            text.to_owned(),
            |text, (old, new)| {
                let quoted = |name: &str| [format!("\"./{name}\""), format!("'{name}'")];
                quoted(old)
                    .iter()
                    .zip(quoted(new))
                    .fold(text, |text, (old, new)| text.replace(old.as_str(), &new))
            },
        )
    };
    // Inside the module the loader keeps its first name: that is how glue and module agree on it.
    let imports =
        rename(&glue).replace(&format!("\"./{new_loader}\": import"), &format!("\"./{LOADER}\": import"));
    let old = |ending: &str| -> Outcome<String> {
        let names = fs::read_dir(folder)?.flatten().filter_map(|entry| entry.file_name().into_string().ok());
        let found = names.into_iter().find(|name| name.starts_with(APP) && name.ends_with(ending));
        found.ok_or_else(|| Failure::new(format!("The bundler has put no {APP}-….{ending} into the build.")))
    };
    let (old_glue, old_wasm) = (old(".js")?, old("_bg.wasm")?);
    fs::remove_file(folder.join(&old_glue))?;
    fs::remove_file(folder.join(&old_wasm))?;
    fs::write(folder.join(&new_glue), imports)?;
    fs::write(folder.join(&new_wasm), wasm)?;
    fs::write(folder.join(&new_loader), rename(loader))?;
    let page = folder.join("index.html");
    let html = fs::read_to_string(&page)?.replace(&old_glue, &new_glue).replace(&old_wasm, &new_wasm);
    // The loader is wanted as early as the glue.
    let preload = format!("<link href=./{new_glue} rel=modulepreload>");
    let both = format!("{preload}{}", preload.replace(&new_glue, &new_loader));
    if !html.contains(&preload) {
        return Err(Failure::new("The page does not preload the glue as expected."));
    }
    Ok(fs::write(page, html.replace(&preload, &both))?)
}

/// The module as the compiler has left it.
fn compiled() -> Outcome<PathBuf> {
    let told = process::answer(process::cargo().args(["metadata", "--no-deps", "--format-version", "1"]));
    let told = told.unwrap_or_default();
    let after = told.split_once("\"target_directory\":\"").map(|(_, after)| after);
    let target = after.and_then(|after| after.split('"').next()).map(|folder| folder.replace(r"\\", r"\"));
    let target = target.ok_or_else(|| Failure::new("cargo does not tell where it puts what it compiles."))?;
    Ok(Path::new(&target).join(crate::pins::WASM_TARGET).join("web").join(format!("{APP}.wasm")))
}

/// The same module with every number as short as it can be, and without custom sections: the linker leaves room in
/// each number for what it might become.
fn compact(module: &[u8]) -> Outcome<Vec<u8>> {
    let mut shorter = Module::new();
    Bare.parse_core_module(&mut shorter, Parser::new(0), module)
        .map_err(|why| Failure::new(format!("A part of the app cannot be read: {why}")))?;
    Ok(shorter.finish())
}

/// Writes a module again without its custom sections.
struct Bare;

impl Reencode for Bare {
    type Error = std::convert::Infallible;

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), reencode::Error<Self::Error>> {
        Ok(())
    }
}

#[cfg(test)]
mod test {
    #![allow(clippy::panic, reason = "a test that cannot go on stops with a sentence")]

    use super::{chunks, compact, is_part};
    use wasm_encoder::{CustomSection, Module, RawSection};

    #[test]
    fn a_part_is_told_from_the_module_that_everybody_loads() {
        assert!(is_part("olympics-0123456789abcdef.wasm"));
        assert!(!is_part("pentathlon-0123456789abcdef_bg.wasm"));
        assert!(!is_part("olympics-0123456789abcdef.css"));
    }

    #[test]
    fn a_compact_module_has_short_numbers_and_no_custom_sections() {
        let mut module = Module::new();
        // A type section with no types, whose count takes five bytes.
        module.section(&RawSection { id: 1, data: &[0x80, 0x80, 0x80, 0x80, 0x00] });
        module.section(&CustomSection { name: "name".into(), data: b"laurel".as_slice().into() });
        let compact = compact(&module.finish()).unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(compact, b"\0asm\x01\0\0\0\x01\x01\0");
    }

    #[test]
    fn what_is_no_module_is_refused() {
        assert!(compact(b"laurel").is_err());
    }

    #[test]
    fn the_loader_names_the_file_with_what_games_share() {
        assert!(chunks("shared-1.wasm").contains("\"./shared-1.wasm\""));
    }
}
