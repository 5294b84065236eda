//! `licences.txt`: the notices of all third-party work in a build.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::tools::{pins, process, project};
use crate::{Failure, Result};

/// The file in the build.
pub const NAME: &str = "licences.txt";
/// The app's own package, the root of the dependency tree.
const APP: &str = "pentathlon";
/// The prefixes of file names with a licence or a notice.
const NOTICES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// The notices of work that is not a package.
const OTHERS: &str = "\
Pentathlon contains work of others. This file names it, and the licences under which it may be used.

PICTURES
The pictures of the clues of Olympikos are from Twemoji, copyright its contributors, and licensed under CC BY 4.0:
https://creativecommons.org/licenses/by/4.0/
https://github.com/jdecked/twemoji
Changed: put on one sheet, clip paths removed.

TYPEFACE
Archivo is copyright 2020 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo), and licensed under the SIL
Open Font License 1.1, whose text is below.
Changed: only the letters of English, Dutch, French, Spanish and German, and weights from 400 to 850.

RUST
The Rust standard library is copyright The Rust Project Developers (https://thanks.rust-lang.org), and licensed under
Apache-2.0 or MIT, at one's option.
";

/// The licence of the typeface.
const TYPEFACE: &str = include_str!("../../../public/type/OFL.txt");

/// A package that is compiled into the app.
#[derive(Debug)]
struct Package {
    /// Name, version, licence and homepage.
    title: String,
    /// The licence texts it includes.
    texts: BTreeSet<String>,
}

/// Writes the file into the folder of a build.
///
/// # Errors
/// Cargo does not list the packages, or a licence cannot be read.
pub fn write(folder: &Path) -> Result<()> {
    Ok(fs::write(folder.join(NAME), notices(&packages()?)?)?)
}

/// The packages of the web build, from cargo's own list.
fn packages() -> Result<Vec<Package>> {
    let platform = pins::WASM_TARGET;
    let missing = || Failure::new("Cargo does not list the packages of the app.");
    let tree = ["tree", "--locked", "-p", APP, "--target", platform, "-e", "normal", "--prefix", "none"];
    let tree = process::answer(process::cargo().args(tree)).ok_or_else(missing)?;
    let used: BTreeSet<(&str, &str)> = tree.lines().filter_map(used).collect();
    let all = ["metadata", "--locked", "--format-version", "1", "--filter-platform", platform];
    let all = process::answer(process::cargo().args(all)).ok_or_else(missing)?;
    let all: Value = serde_json::from_str(&all).map_err(|why| Failure::new(why.to_string()))?;
    let mut packages = Vec::new();
    for package in all["packages"].as_array().into_iter().flatten() {
        let word = |name: &str| package[name].as_str().unwrap_or_default();
        // A package without a source is part of this project.
        if package["source"].is_null() || !used.contains(&(word("name"), word("version"))) {
            continue;
        }
        let folder = Path::new(word("manifest_path")).parent().ok_or_else(missing)?;
        let mut title = format!("{} {}, {}", word("name"), word("version"), word("license"));
        let authors = package["authors"].as_array().into_iter().flatten().filter_map(Value::as_str);
        for more in authors.chain([word("repository")]).filter(|more| !more.is_empty()) {
            let _ = write!(title, ", {more}");
        }
        packages.push(Package { title, texts: texts(folder)? });
    }
    if packages.len() < used.len() / 2 { Err(missing()) } else { Ok(packages) }
}

/// Name and version in a line such as `leptos v0.8.23 (*)`.
fn used(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split(' ');
    Some((words.next()?, words.next()?.strip_prefix('v')?))
}

/// The licences and notices in a package. Where MIT is an option, it is chosen.
fn texts(folder: &Path) -> Result<BTreeSet<String>> {
    let names = fs::read_dir(folder)?.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    let is_notice = |name: &String| NOTICES.iter().any(|notice| name.to_uppercase().starts_with(notice));
    let names: Vec<String> = names.filter(is_notice).collect();
    let has_mit = names.iter().any(|name| name.to_uppercase().contains("MIT"));
    let names = names.iter().filter(|name| !has_mit || !name.to_uppercase().contains("APACHE"));
    let files = names.map(|name| folder.join(name)).filter(|path| path.is_file());
    files.map(|path| Ok(plain(&fs::read_to_string(path)?))).collect()
}

/// A text without invisible differences, so that equal texts are found.
fn plain(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// The whole file: each text once, below the packages it belongs to.
fn notices(packages: &[Package]) -> Result<String> {
    let mut shared: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let [mit, apache] =
        ["LICENSE-MIT", "LICENSE-APACHE"].map(|name| fs::read_to_string(project::root().join(name)));
    let (mit, apache) = (plain(&mit?), plain(&apache?));
    // The texts of the app's own licences cover packages that name one of them and include no text.
    for text in [&mit, &apache] {
        shared.entry(text).or_default().push("Pentathlon itself, MIT OR Apache-2.0");
    }
    let mut textless = String::new();
    for Package { title, texts } in packages {
        for text in texts {
            shared.entry(text).or_default().push(title);
        }
        if texts.is_empty() {
            let _ = writeln!(textless, "{title}");
        }
    }
    shared.entry(TYPEFACE).or_default().push("Archivo, the typeface");
    let mut file = format!(
        "{OTHERS}\nPACKAGES WITHOUT A TEXT OF THEIR OWN\n\
         Each is licensed as it says; the texts of MIT and Apache-2.0 are below, under \"Pentathlon itself\".\n{textless}"
    );
    for (text, titles) in shared {
        let _ = write!(file, "\n{}\n{}\n\n{text}\n", "=".repeat(80), titles.join("\n"));
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{Package, notices, packages, plain, used};
    use std::collections::BTreeSet;

    #[test]
    fn every_package_of_the_app_is_named_with_its_licence() {
        let packages = packages().expect("cargo lists them");
        let file = notices(&packages).expect("a file");
        for name in ["leptos", "wasm-bindgen", "rand_chacha"] {
            assert!(file.contains(&format!("\n{name} ")), "{name}");
        }
        assert!(packages.iter().all(|package| file.contains(&package.title)));
        assert!(file.contains("Permission is hereby granted") && file.contains("Twemoji"));
        assert!(file.contains("\nArchivo, the typeface\n") && file.contains("SIL OPEN FONT LICENSE"));
        // Packages of the tests and of xtask are not in it.
        assert!(!file.contains("\nthirtyfour ") && !file.contains("\nbrotli "));
    }

    #[test]
    fn a_text_shared_by_packages_is_there_once_and_none_is_lost() {
        let package = |title: &str, texts: &[&str]| Package {
            title: title.to_owned(),
            texts: texts.iter().map(|text| plain(text)).collect::<BTreeSet<String>>(),
        };
        let some =
            [package("one", &["Do good. \r\n"]), package("two", &["\nDo good."]), package("three", &[])];
        let file = notices(&some).expect("a file");
        assert_eq!(file.matches("Do good.").count(), 1);
        assert!(file.contains("one\ntwo\n\nDo good.") && file.contains("\nthree\n"));
    }

    #[test]
    fn cargo_s_list_is_read() {
        assert_eq!(used("leptos v0.8.23 (*)"), Some(("leptos", "0.8.23")));
        assert_eq!(used(""), None);
    }
}
