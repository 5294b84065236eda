//! What the build does with texts: it replaces, hashes and shortens them, and knows a name with a hash.

use std::path::Path;

use crate::{Failure, Result};
pub use pentathlon_messages::compiler::hash;

/// Replaces all occurrences of `old`.
///
/// # Errors
/// There is no occurrence, which means that the tool that wrote the text has changed its output.
pub fn replace(text: &str, old: &str, new: &str) -> Result<String> {
    if text.contains(old) {
        Ok(text.replace(old, new))
    } else {
        Err(Failure::new(format!("`{old}` should be replaced by `{new}` in the build, and is not there.")))
    }
}

/// A script without comments, blank lines and indentation.
pub fn without_comments(script: &str) -> String {
    let mut is_inside = false;
    let mut code = String::new();
    for line in script.lines().map(str::trim) {
        is_inside |= line.starts_with("/**");
        if !is_inside && !line.is_empty() && !line.starts_with("//") {
            code.extend([line, "\n"]);
        }
        is_inside &= !line.ends_with("*/");
    }
    code
}

/// Whether a file name contains a hash of the content: `name-0123456789abcdef.css`.
#[must_use]
pub fn is_hashed(path: &Path) -> bool {
    let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    stem.trim_end_matches("_bg")
        .rsplit_once('-')
        .is_some_and(|(_, hash)| hash.len() == 16 && hash.bytes().all(|digit| digit.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use super::{hash, is_hashed, replace, without_comments};
    use std::path::Path;

    #[test]
    fn the_hash_is_fnv_1a() {
        assert_eq!(hash(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash(b"a"), 0xaf63_dc4c_8601_ec8c);
    }

    #[test]
    fn a_replacement_that_replaces_nothing_is_an_error() {
        assert_eq!(replace("a b a", "a", "c").ok().as_deref(), Some("c b c"));
        assert!(replace("a b a", "d", "c").is_err());
    }

    #[test]
    fn a_script_loses_its_comments_and_nothing_else() {
        let script =
            "/**\n * Says why.\n */\n  let one = 2 // two\n    * 3;\n\n  // Done.\nlet four = \"//\";\n";
        assert_eq!(without_comments(script), "let one = 2 // two\n* 3;\nlet four = \"//\";\n");
    }

    #[test]
    fn only_a_name_with_a_hash_may_be_kept() {
        for (name, hashed) in [
            ("base-7d2ab163106ba868.css", true),
            ("pentathlon-0973cb3dfd59c3ae_bg.wasm", true),
            ("apple-touch-180.png", false),
            ("index.html", false),
        ] {
            assert_eq!(is_hashed(Path::new(name)), hashed, "{name}");
        }
    }
}
