//! The lazy assets: files that the app fetches when a table first needs them (`src/lazy_asset.rs`).
//!
//! Their names contain a hash of their content, so that a browser may cache them permanently. The page passes these
//! names to the app in `<meta>` tags.

use std::fs;
use std::path::Path;

use crate::Result;
use crate::build::text::{hash, replace};
use crate::build::{clues, thinker};

/// The assets as `index.html` names them.
const NAMES: [(&str, &str); 1] = [("clues", "svg")];

/// Writes the assets into the folder of a build, and their names into its page. Returns the page.
///
/// # Errors
/// A clue has no picture, or the page does not name an asset.
pub fn write(folder: &Path, page: String) -> Result<String> {
    let contents = [clues::sprite()?];
    NAMES.into_iter().zip(contents).try_fold(page, |page, ((stem, kind), content)| {
        let name = format!("{stem}-{:016x}.{kind}", hash(content.as_bytes()));
        fs::write(folder.join(&name), content)?;
        replace(&page, &format!("{stem}.{kind}"), &name)
    })
}

/// Whether a file of the build is a lazy asset or part of the search worker, by its name.
#[must_use]
pub fn is_lazy(name: &str) -> bool {
    NAMES.into_iter().chain(thinker::NAMES).any(|(stem, kind)| {
        let hash = name.strip_prefix(stem).and_then(|rest| rest.strip_suffix(kind));
        hash.is_some_and(|hash| hash.starts_with('-') && hash.ends_with('.'))
    })
}

#[cfg(test)]
mod tests {
    use super::{NAMES, is_lazy};
    use crate::build::thinker;

    #[test]
    fn an_asset_is_recognised_by_its_name() {
        assert!(is_lazy("clues-0123456789abcdef.svg"));
        assert!(!is_lazy("index.html") && !is_lazy("clues-0123456789abcdef.css"));
    }

    #[test]
    fn the_page_names_every_asset() {
        let page = include_str!("../../../index.html");
        for (stem, kind) in NAMES.into_iter().chain(thinker::NAMES) {
            let tag = format!("<meta name=\"{stem}\" content=\"{stem}.{kind}\">");
            assert!(page.contains(&tag), "index.html should have {tag}");
        }
    }
}
