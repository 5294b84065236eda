//! Splits the app into one WebAssembly module that everybody loads, one for each game and each part that is fetched when
//! it is opened, one for the screens and whatever else every table needs, and one for code that only later parts share. So
//! a first visit fetches only what is opened.
//!
//! The split points are the functions that `part!` marks (`src/fetched.rs`). Code reached from
//! only one of them goes into its module. For code reached from several, `wasm_split_cli_support` makes a module for each
//! set of them, more than a hundred; they are merged into two (`xtask/src/build/merge.rs`). An app without split points becomes
//! one module.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use crate::build::integrity::integrity;
use crate::build::merge::merged;
use crate::build::module::lighter;
use crate::build::names::shorten;
use crate::build::text::{hash, replace, without_comments};
use crate::tools::process;
use crate::{Failure, Result};

/// Trunk's name of the app.
const APP: &str = "pentathlon";
/// The module with the screens, and with the code that a table shares with other parts.
pub const SHARED: &str = "shared";
/// The module with the code that only several of [`LATER_PARTS`] share.
pub const SHARED_LATER: &str = "later";
/// The modules that no table needs to be played: they are fetched when a game may end, when something is shared, learned
/// or watched again, when several games are played in a row, and for people, days and the hall.
pub const LATER_PARTS: [&str; 6] = ["podium", "share", "lesson", "story", "tournament", "club"];
/// The screens that the shelf can do without (`src/screens/rooms.rs`). They come with [`SHARED`].
pub const SCREENS: &str = "screens";
/// The names by which the files refer to each other. In the end each gets a hash of its content.
const GLUE: &str = "pentathlon.js";
const WASM: &str = "pentathlon_bg.wasm";
const LOADER: &str = "parts.js";
const LOADER_STEM: &str = "parts";
/// The folder with the scripts of `src/browser/`, in the output of wasm-bindgen.
const SNIPPETS: &str = "snippets";

/// Whether a file of the build is fetched with a game, by its name.
#[must_use]
pub fn is_part(name: &str) -> bool {
    name.ends_with(".wasm") && !name.ends_with("_bg.wasm")
}

/// Replaces trunk's single module in the folder of a build with the app split into its modules. Returns the page with
/// their names. The profile `web` must have kept names and relocations in trunk's module; the new modules have neither.
///
/// # Errors
/// There is no such module, or it cannot be split.
pub fn split(folder: &Path, page: &str) -> Result<String> {
    let compiled = compiled()?;
    let whole = fs::read(&compiled)?;
    refuse_streams(&whole)?;
    let bench = compiled.with_file_name("split");
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
    let cut = transform(options).map_err(|why| Failure::new(format!("The app cannot be split: {why}")))?;
    let mut bindgen = process::program("wasm-bindgen");
    bindgen.arg(&main).arg("--out-dir").arg(&bench);
    bindgen.args(["--target", "web", "--no-typescript", "--out-name", APP]);
    // The parts access the main module through the linker's exports.
    bindgen.args(["--keep-lld-exports", "--remove-name-section", "--remove-producers-section"]);
    process::run(&mut bindgen, "Binding the app to the browser")?;

    let mut parts = Parts::default();
    for file in &cut.split_modules {
        let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        parts.add(stem, lighter(&fs::read(file)?)?, &cut.prefetch_map);
    }
    let mut loader = runtime(&fs::read_to_string(bench.join(LOADER))?).to_owned();
    loader += &parts.write(folder)?;
    take_in_snippets(&bench, &mut loader)?;
    let snippets = folder.join(SNIPPETS);
    if snippets.exists() {
        fs::remove_dir_all(snippets)?;
    }
    name_all(&bench, folder, &without_comments(&loader), page)
}

/// Refuses an app that uses what `stubs/wasm-streams` stands in for. The names of functions are still in the module.
fn refuse_streams(module: &[u8]) -> Result<()> {
    let name = b"wasm_streams";
    if module.windows(name.len()).any(|bytes| bytes == name) {
        return Err(Failure::new(
            "The app uses the streams of server functions, and stubs/wasm-streams only stands in for them: remove it from \
             Cargo.toml (docs/dependencies.md).",
        ));
    }
    Ok(())
}

/// What `wasm_split_cli_support` has written of the app apart from the main module.
#[derive(Debug, Default)]
struct Parts {
    /// What goes into [`SHARED`].
    shared: Vec<Vec<u8>>,
    /// What goes into [`SHARED_LATER`].
    later: Vec<Vec<u8>>,
    /// The modules of single parts, by name: whether they need [`SHARED_LATER`], and the module.
    own: BTreeMap<String, (bool, Vec<u8>)>,
}

impl Parts {
    /// Adds a module by the name of its file. `files` has the files for each part.
    fn add(&mut self, stem: &str, module: Vec<u8>, files: &HashMap<String, Vec<String>>) {
        match stem.strip_prefix("split_") {
            Some(SCREENS) => self.shared.push(module),
            Some(part) => {
                let chunks = files.get(part).into_iter().flatten();
                let needs_later = chunks.filter(|file| *file != stem).any(|chunk| comes_later(files, chunk));
                self.own.insert(part.to_owned(), (needs_later, module));
            }
            None if comes_later(files, stem) => self.later.push(module),
            None => self.shared.push(module),
        }
    }

    /// Writes the modules into the folder of a build. Returns what the loader needs to know of them.
    fn write(self, folder: &Path) -> Result<String> {
        let mut fetched = String::new();
        let mut loaders = String::new();
        if !self.shared.is_empty() {
            write_part(folder, SHARED, &merged(&self.shared)?, &mut fetched)?;
            loaders += &format!("const {SHARED} = load(\"{SHARED}\", []);\n");
            loaders += &format!("export const __wasm_split_load_{SCREENS} = wrapAsyncCb({SHARED});\n");
        }
        if !self.later.is_empty() {
            write_part(folder, SHARED_LATER, &merged(&self.later)?, &mut fetched)?;
            loaders += &format!("const {SHARED_LATER} = load(\"{SHARED_LATER}\", []);\n");
        }
        for (part, (needs_later, module)) in &self.own {
            write_part(folder, part, module, &mut fetched)?;
            let needed = if *needs_later { format!("{SHARED}, {SHARED_LATER}") } else { SHARED.to_owned() };
            let load = format!("wrapAsyncCb(load(\"{part}\", [{needed}]))");
            loaders += &format!("export const __wasm_split_load_{part} = {load};\n");
        }
        Ok(format!("const parts = {{\n{fetched}}};\n{PARTS}{loaders}"))
    }
}

/// Whether a chunk is only for parts that no table needs.
fn comes_later(files: &HashMap<String, Vec<String>>, chunk: &str) -> bool {
    let mut users = files.iter().filter(|(_, files)| files.iter().any(|file| file == chunk));
    users.all(|(part, _)| LATER_PARTS.contains(&part.as_str()))
}

/// The beginning of the loader that `wasm_split_cli_support` writes: without how it would fetch each module.
fn runtime(loader: &str) -> &str {
    let starts = ["\n/* ", "\nexport const __wasm_split_load_"];
    let end =
        starts.iter().filter_map(|start| loader.find(start)).min().map_or(loader.len(), |line| line + 1);
    &loader[..end]
}

/// Moves the scripts of `src/browser/` from separate files into the loader. So they need no further request, and their
/// file has a hash in its name. They share one scope there, so their names must differ.
fn take_in_snippets(bench: &Path, loader: &mut String) -> Result<()> {
    let mut glue = fs::read_to_string(bench.join(GLUE))?;
    let mut names = BTreeSet::new();
    // Inside the module the script keeps its original name.
    for quote in ['\'', '"'] {
        let start = format!("from {quote}./{SNIPPETS}/");
        while let Some((_, rest)) = glue.split_once(&start) {
            let name = rest.split(quote).next().unwrap_or_default().to_owned();
            glue = glue.replace(&format!("{start}{name}{quote}"), &format!("from \"./{LOADER}\""));
            names.insert(name);
        }
    }
    for name in names {
        loader.push_str(&fs::read_to_string(bench.join(SNIPPETS).join(&name))?);
    }
    Ok(fs::write(bench.join(GLUE), without_comments(&glue))?)
}

/// Writes a part of the app, and adds to the list of the loader how it is fetched.
fn write_part(folder: &Path, stem: &str, content: &[u8], parts: &mut String) -> Result<()> {
    let name = format!("{stem}-{:016x}.wasm", hash(content));
    fs::write(folder.join(&name), content)?;
    parts.push_str(&format!("{stem}: () => fetchFile(\"./{name}\", \"{}\"),\n", integrity(content)));
    Ok(())
}

/// The one place where the glue sets markup, and its replacement for Trusted Types.
const MARKUP: (&str, &str) = (
    "arg0.innerHTML = getStringFromWasm0(arg1, arg2);",
    "arg0.innerHTML = markup(getStringFromWasm0(arg1, arg2));",
);

/// The function by which `boot.js` passes its policy to the glue.
const TRUST: &str = "
let markup = (text) => text;
export function trust(policy) {
    markup = (text) => policy.createHTML(text);
}
";

/// The functions by which the loader fetches and compiles parts (`src/browser/loading/fetch.js`). After a failed fetch the
/// next call retries.
const PARTS: &str = r#"
async function compiled(name) {
    const answer = await parts[name]();
    // Streaming compilation needs this type, and some hosts send another.
    return answer.headers.get("Content-Type") === "application/wasm"
        ? WebAssembly.compileStreaming(answer)
        : WebAssembly.compile(await answer.arrayBuffer());
}
// What `boot.js` has read from the address comes while the app itself is still on its way.
const ahead = {};
function fetchAhead() {
    for (const name of window.partsAhead ?? []) {
        if (Object.hasOwn(parts, name)) (ahead[name] ??= compiled(name)).catch(() => {});
    }
}
fetchAhead();
addEventListener("parts-ahead", fetchAhead);
function part(name) {
    const module = ahead[name] ?? compiled(name);
    delete ahead[name];
    return module;
}
function load(name, needed) {
    return makeLoad(() => {
        const module = part(name);
        module.catch(() => {});
        return async (imports) => WebAssembly.instantiate(await module, imports);
    }, needed);
}
"#;

/// Puts a common hash in the names of the main module, the glue and the loader, since each refers to another, and puts
/// these names into the page in place of trunk's. Returns the page.
fn name_all(bench: &Path, folder: &Path, loader: &str, page: &str) -> Result<String> {
    let glue = fs::read_to_string(bench.join(GLUE))?;
    let (wasm, glue) = shorten(&fs::read(bench.join(WASM))?, &glue)?;
    let wasm = lighter(&wasm)?;
    let version = format!("{:016x}", hash(&[wasm.as_slice(), glue.as_bytes(), loader.as_bytes()].concat()));
    let [new_glue, new_wasm, new_loader] = [
        format!("{APP}-{version}.js"),
        format!("{APP}-{version}_bg.wasm"),
        format!("{LOADER_STEM}-{version}.js"),
    ];
    // Only where the glue imports the loader: the module still uses its original name.
    let imports = |loader: &str| format!("from \"./{loader}\"");
    let glue = replace(&glue, &imports(LOADER), &imports(&new_loader))?;
    let glue = replace(&glue, &format!("'{WASM}'"), &format!("'{new_wasm}'"))?;
    let glue = replace(&glue, MARKUP.0, MARKUP.1)? + TRUST;
    let loader = replace(loader, &imports(GLUE), &imports(&new_glue))?;
    let old = |ending: &str| -> Result<String> {
        let names = fs::read_dir(folder)?.flatten().filter_map(|entry| entry.file_name().into_string().ok());
        let found = names.into_iter().find(|name| name.starts_with(APP) && name.ends_with(ending));
        found.ok_or_else(|| Failure::new(format!("Trunk has put no {APP}-…{ending} into the build.")))
    };
    let (old_glue, old_wasm) = (old(".js")?, old("_bg.wasm")?);
    fs::remove_file(folder.join(&old_glue))?;
    fs::remove_file(folder.join(&old_wasm))?;
    fs::write(folder.join(&new_glue), glue)?;
    fs::write(folder.join(&new_wasm), wasm)?;
    fs::write(folder.join(&new_loader), loader)?;
    let page = replace(&replace(page, &old_glue, &new_glue)?, &old_wasm, &new_wasm)?;
    // The loader is needed as early as the glue.
    let preload = |file: &str| format!("<link href=./{file} rel=modulepreload>");
    replace(&page, &preload(&new_glue), &(preload(&new_glue) + &preload(&new_loader)))
}

/// The module as the compiler wrote it. This program is in the same target folder.
fn compiled() -> Result<PathBuf> {
    let this = std::env::current_exe()?;
    let target = this.ancestors().nth(2).unwrap_or(&this);
    let module = target.join(crate::tools::pins::WASM_TARGET).join("web").join(format!("{APP}.wasm"));
    if module.exists() {
        Ok(module)
    } else {
        Err(Failure::new(format!("There is no {}: is the profile still `web`?", module.display())))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic, reason = "a test that cannot go on stops with a sentence")]

    use super::{Parts, comes_later, is_part, refuse_streams, runtime, write_part};
    use std::collections::HashMap;
    use tempfile::TempDir;

    #[test]
    fn a_part_is_distinguished_from_the_main_module() {
        assert!(is_part("olympics-0123456789abcdef.wasm"));
        assert!(!is_part("pentathlon-0123456789abcdef_bg.wasm"));
        assert!(!is_part("olympics-0123456789abcdef.css"));
    }

    #[test]
    fn an_app_with_streams_of_server_functions_is_refused() {
        assert!(refuse_streams(b"leptos::mount").is_ok());
        assert!(refuse_streams(b"core::ptr::drop_in_place<wasm_streams::ReadableStream>").is_err());
    }

    #[test]
    fn a_chunk_that_no_table_uses_comes_later() {
        let files = |part: &str, files: [&str; 2]| (part.to_owned(), files.map(str::to_owned).to_vec());
        let files = HashMap::from([
            files("olympics", ["chunk_1", "split_olympics"]),
            files("lesson", ["chunk_1", "chunk_12"]),
            files("story", ["chunk_12", "split_story"]),
        ]);
        assert!(!comes_later(&files, "chunk_1"));
        assert!(comes_later(&files, "chunk_12"));
        let mut parts = Parts::default();
        for stem in ["chunk_1", "chunk_12", "split_olympics", "split_story", "split_screens"] {
            parts.add(stem, stem.as_bytes().to_vec(), &files);
        }
        assert_eq!(parts.shared, [&b"chunk_1"[..], b"split_screens"]);
        assert_eq!(parts.later, [b"chunk_12"]);
        let needs_later: Vec<(&str, bool)> =
            parts.own.iter().map(|(part, (later, _))| (&**part, *later)).collect();
        assert_eq!(needs_later, [("olympics", false), ("story", true)]);
    }

    #[test]
    fn an_app_without_parts_has_a_loader_that_fetches_nothing() {
        let folder = TempDir::new().unwrap_or_else(|why| panic!("{why}"));
        let loader = Parts::default().write(folder.path()).unwrap_or_else(|why| panic!("{why}"));
        assert!(
            loader.contains("const parts = {\n};\n") && !loader.contains("__wasm_split_load_"),
            "{loader}"
        );
    }

    #[test]
    fn of_the_generated_loader_only_the_beginning_is_used() {
        let beginning =
            "import { initSync } from \"./pentathlon.js\";\nfunction makeLoad(fetcher, deps) {\n}\n";
        let chunk = "/* lesson, olympics */\nconst __chunk_1 = makeLoad();\n";
        let part = "export const __wasm_split_load_olympics = 1;\n";
        assert_eq!(runtime(&format!("{beginning}{chunk}{part}")), beginning);
        assert_eq!(runtime(&format!("{beginning}{part}")), beginning);
        assert_eq!(runtime(beginning), beginning);
    }

    #[test]
    fn the_loader_lists_the_file_and_the_hash_of_a_part() {
        let folder = TempDir::new().unwrap_or_else(|why| panic!("{why}"));
        let mut parts = String::new();
        write_part(folder.path(), "shared", b"laurel", &mut parts).unwrap_or_else(|why| panic!("{why}"));
        assert!(parts.starts_with("shared: () => fetchFile(\"./shared-"), "{parts}");
        assert!(parts.contains(".wasm\", \"sha256-"), "{parts}");
    }
}
