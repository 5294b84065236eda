//! The service worker of a build: `public/sw.js` with the list of all files and a name for the build.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use pentathlon_messages::compiler::ENGLISH;

use crate::Result;
use crate::build::compressed::is_copy;
use crate::build::integrity::integrity;
use crate::build::messages::message_file;
use crate::build::text::{hash, replace};

/// The name of the worker in every build: browsers identify it by its address.
pub const NAME: &str = "sw.js";
/// The placeholder for the name of a release in the page and the worker.
pub const UNBUILT: &str = "unbuilt";
/// The address of the page as browsers request it. Some hosts redirect requests for `index.html`.
const START: &str = "./";
/// Files that are not cached: no page of the app requests them. `_headers` is for the host, and screenshots are for
/// installation, which needs a network.
const NOT_KEPT: [&str; 5] = [NAME, "index.html", "404.html", "_headers", "screenshots"];

/// Names the build, and writes its page and its worker into the folder, which must contain everything else already.
///
/// # Errors
/// The page or the worker has no placeholder for the name, or a file cannot be read or written.
pub fn write(folder: &Path, page: &str) -> Result<()> {
    let worker = include_str!("../../../public/sw.js");
    let mut files = Vec::new();
    list(folder, "", &mut files)?;
    files.sort();
    let (mut languages, mut bundles) = (BTreeSet::new(), BTreeSet::new());
    files.retain(|(name, _)| match message_file(name) {
        Some(file) if file.language != ENGLISH => {
            languages.insert(format!("{}-{}", file.language, file.hash));
            bundles.insert(file.bundle.to_owned());
            false
        }
        _ => true,
    });
    // Any difference makes another build, even one in the worker alone.
    let everything = files.iter().fold(format!("{worker}{page}"), |all, (name, hash)| all + name + hash);
    let build = format!("{:016x}", hash(everything.as_bytes()));
    let page = replace(page, UNBUILT, &build)?;
    files.push((START.to_owned(), integrity(page.as_bytes())));
    let mut list = String::new();
    for (name, hash) in &files {
        let _ = writeln!(list, "  {name:?}: \"{hash}\",");
    }
    let worker = replace(worker, UNBUILT, &build)?;
    let worker = replace(&worker, "const FILES = {};", &format!("const FILES = {{\n{list}}};"))?;
    let text = serde_json::Value::from(&*page).to_string();
    let worker = replace(&worker, "const PAGE = \"\";", &format!("const PAGE = {text};"))?;
    let names = |all: &BTreeSet<String>| serde_json::Value::from_iter(all.iter().cloned()).to_string();
    let worker =
        replace(&worker, "const LANGUAGES = [];", &format!("const LANGUAGES = {};", names(&languages)))?;
    let worker = replace(&worker, "const BUNDLES = [];", &format!("const BUNDLES = {};", names(&bundles)))?;
    fs::write(folder.join("index.html"), page)?;
    Ok(fs::write(folder.join(NAME), worker)?)
}

/// Adds all files to be cached, by their names in the build, with their hashes.
fn list(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(file) = path.file_name().and_then(|name| name.to_str()) else { continue };
        let name = format!("{prefix}{file}");
        if NOT_KEPT.contains(&&*name) || is_copy(&path) {
            continue;
        }
        if path.is_dir() {
            list(&path, &format!("{name}/"), files)?;
        } else {
            files.push((name, integrity(&fs::read(&path)?)));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{NAME, UNBUILT, write};
    use std::fs;
    use tempfile::TempDir;

    const PAGE: &str = "<meta name=build content=unbuilt>";

    /// The worker of a build with one file beside the page.
    fn worker_of(content: &str, page: &str) -> String {
        let folder = TempDir::new().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("icons")).expect("a folder in it");
        fs::write(at("icons/one.svg"), content).expect("a file");
        fs::write(at("_headers"), "").expect("a file");
        for name in ["app-nl-0123456789abcdef", "hall-nl-0123456789abcdef", "notes-en-1123456789abcdef"] {
            fs::write(at(&format!("messages-{name}.txt")), "").expect("a file");
        }
        write(folder.path(), page).expect("a worker");
        fs::read_to_string(at(NAME)).expect("the worker")
    }

    #[test]
    fn the_worker_lists_what_pages_ask_for_and_nothing_else() {
        let worker = worker_of("laurel", PAGE);
        assert!(worker.contains("\"icons/one.svg\": \"sha256-") && worker.contains("\"./\": \"sha256-"));
        assert!(!worker.contains("_headers") && !worker.contains(UNBUILT));
    }

    #[test]
    fn the_worker_lists_other_languages_apart() {
        let worker = worker_of("laurel", PAGE);
        assert!(worker.contains("const LANGUAGES = [\"nl-0123456789abcdef\"];"));
        assert!(worker.contains("const BUNDLES = [\"app\",\"hall\"];"));
        assert!(
            !worker.contains("messages-app-nl")
                && worker.contains("\"messages-notes-en-1123456789abcdef.txt\"")
        );
    }

    #[test]
    fn another_file_or_page_is_another_build() {
        let build = |worker: String| worker.split("const BUILD = ").nth(1).map(|rest| rest[..18].to_owned());
        let one = build(worker_of("laurel", PAGE));
        assert_eq!(build(worker_of("laurel", PAGE)), one);
        assert_ne!(build(worker_of("wreath", PAGE)), one);
        assert_ne!(build(worker_of("laurel", &format!("{PAGE}<p>"))), one);
    }

    #[test]
    fn the_page_says_which_build_it_is() {
        assert!(include_str!("../../../index.html").contains("<meta name=\"build\" content=\"unbuilt\">"));
        assert!(write(std::env::temp_dir().as_path().join("none").as_path(), PAGE).is_err());
    }
}
