//! The integrity hashes: a browser checks each file before it uses it.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use crate::build::text::{hash, replace, without_comments};
use crate::{Failure, Result};

/// The script that starts the app.
const BOOT: &str = "boot.js";

/// The SHA-256 of a file, in the form of the `integrity` attribute and the option of `fetch`.
#[must_use]
pub fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(content)))
}

/// Adds the hash of each program and lazy asset that the page names. `boot.js` also gets a hash in its name: under a
/// fixed name, a page could get the script of another build. Returns the page.
///
/// # Errors
/// The page does not name the files as expected, or one of them cannot be read.
pub fn add_integrity(folder: &Path, page: &str) -> Result<String> {
    let script = without_comments(&fs::read_to_string(folder.join(BOOT))?);
    let boot = format!("boot-{:016x}.js", hash(script.as_bytes()));
    fs::write(folder.join(&boot), script)?;
    fs::remove_file(folder.join(BOOT))?;
    let page = replace(page, &format!("src=./{BOOT}"), &format!("src=./{boot}"))?;
    let mut tags = page.split('<');
    let mut sealed = tags.next().unwrap_or_default().to_owned();
    for tag in tags {
        sealed.push('<');
        sealed += &seal_tag(folder, tag)?;
    }
    Ok(sealed)
}

/// A tag and the text after it, with the hash of the file it names.
fn seal_tag(folder: &Path, tag: &str) -> Result<String> {
    let of = |name: &str| -> Result<String> {
        let content = fs::read(folder.join(name));
        content.map(|content| integrity(&content)).map_err(|why| Failure::new(format!("{name}: {why}")))
    };
    let is_lazy = |name: &&str| crate::build::lazy::is_lazy(name);
    let (attribute, name) = match tag.split([' ', '>']).next() {
        // The script itself, and the program it fetches.
        Some("script") => {
            let program =
                value(tag, "data-wasm").ok_or_else(|| Failure::new("The page names no program."))?;
            let tag =
                replace(tag, " data-wasm=", &format!(" data-integrity=\"{}\" data-wasm=", of(program)?))?;
            let name = value(&tag, "src").ok_or_else(|| Failure::new("The page has a script inside."))?;
            return Ok(tag.replacen(" src=", &format!(" integrity=\"{}\" src=", of(name)?), 1));
        }
        // A preload of the compiled program gets no hash: browsers do not check it, and `boot.js` does.
        Some("link") if tag.contains("rel=modulepreload") => (" href=", value(tag, "href")),
        Some("meta") => (" content=", value(tag, "content").filter(is_lazy)),
        _ => return Ok(tag.to_owned()),
    };
    match name {
        Some(name) => Ok(tag.replacen(attribute, &format!(" integrity=\"{}\"{attribute}", of(name)?), 1)),
        None => Ok(tag.to_owned()),
    }
}

/// The file that an attribute names, as trunk's minifier writes it.
fn value<'a>(tag: &'a str, attribute: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {attribute}="))?;
    let value = rest.split([' ', '>']).next()?;
    Some(value.strip_prefix("./").unwrap_or(value))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{BOOT, add_integrity, integrity};
    use std::fs;
    use tempfile::TempDir;

    const PAGE: &str = "<!doctype html><meta content=\"default-src 'none'\"><link href=./a.svg rel=icon>\
        <meta content=clues-0123456789abcdef.svg name=clues>\
        <script data-js=./a.js data-wasm=./a.wasm defer src=./boot.js></script><link href=./a.js rel=modulepreload>\
        <link as=fetch href=./a.wasm rel=preload><p>1 < 2";

    #[test]
    fn the_hash_is_sha_256() {
        assert_eq!(integrity(b""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    }

    #[test]
    fn every_program_is_named_with_its_hash_and_boot_js_by_it() {
        let folder = TempDir::new().expect("a folder");
        for name in ["a.js", "a.wasm", "clues-0123456789abcdef.svg", BOOT] {
            fs::write(folder.path().join(name), name).expect("a file");
        }
        let page = add_integrity(folder.path(), PAGE).expect("a page");
        let hash_of = |name: &str| format!("integrity=\"{}\"", integrity(name.as_bytes()));
        assert!(page.contains(&format!("{} href=./a.js", hash_of("a.js"))), "{page}");
        assert!(page.contains(&format!("data-{} data-wasm=./a.wasm", hash_of("a.wasm"))), "{page}");
        assert!(
            page.contains(&format!("{} content=clues-", hash_of("clues-0123456789abcdef.svg"))),
            "{page}"
        );
        assert!(page.contains(&format!("{} src=./boot-", hash_of("boot.js\n"))), "{page}");
        assert!(page.contains("<link href=./a.svg rel=icon>") && page.ends_with("<p>1 < 2"), "{page}");
        assert!(!folder.path().join(BOOT).exists());
    }

    #[test]
    fn a_page_that_names_no_program_is_refused() {
        let folder = TempDir::new().expect("a folder");
        fs::write(folder.path().join(BOOT), "").expect("a file");
        assert!(add_integrity(folder.path(), "<script src=./boot.js></script>").is_err());
        assert!(add_integrity(folder.path(), PAGE).is_err());
    }
}
