//! Cargo.lock, as far as xtask reads it.

use std::fs;

use crate::{Failure, Outcome, project};

/// The version of a package in Cargo.lock.
///
/// # Errors
/// There is no Cargo.lock, or the package is not in it.
pub fn version_of(package: &str) -> Outcome<String> {
    let path = project::root().join("Cargo.lock");
    let text = fs::read_to_string(&path).map_err(|_| {
        Failure::new(
            "Cargo.lock is missing: bring it back with `git checkout Cargo.lock`, then run this again.",
        )
    })?;
    find(&text, package).ok_or_else(|| {
        Failure::new(format!(
            "Cargo.lock names no `{package}`: bring it back with `git checkout Cargo.lock`."
        ))
    })
}

fn find(text: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = text.lines().skip_while(|line| *line != name).skip(1);
    let version = lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')?;
    Some(version.to_owned())
}

#[cfg(test)]
mod test {
    use super::find;

    const LOCK: &str = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"9.9.9\"\n\n\
                        [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\nsource = \"registry\"\n";

    #[test]
    fn the_version_is_that_of_the_package_with_exactly_this_name() {
        assert_eq!(find(LOCK, "wasm-bindgen").as_deref(), Some("0.2.129"));
        assert_eq!(find(LOCK, "wasm"), None);
    }
}
