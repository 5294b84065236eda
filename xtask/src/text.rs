//! What the build does with texts: it replaces, hashes and shortens them.

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

#[cfg(test)]
mod tests {
    use super::{hash, replace, without_comments};

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
}
