//! Post-processing of a build by trunk, which calls this as a hook (`Trunk.toml`).

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::build::integrity::{add_integrity, integrity};
use crate::build::text::replace;
use crate::build::{first_shelf, headers, lazy, licences, messages, service_worker, sheets, split, thinker};
use crate::{Failure, Result};

/// The part of the policy that a debug build omits: trunk's script and its glue know no Trusted Types policy.
const TRUSTED_TYPES: &str = "; require-trusted-types-for 'script'; trusted-types pentathlon";

/// Adds the lazy assets, the messages and the first shelf to trunk's staging folder. A release is then split into one module per game, its
/// style sheets are joined, and it gets the search worker, its integrity hashes, its service worker and the headers for its
/// host. A debug build is allowed the inline script that `trunk serve` uses to reload the page.
///
/// # Errors
/// It was not started by trunk, or trunk's output is not as expected.
pub fn finish() -> Result<()> {
    let folder = PathBuf::from(variable("TRUNK_STAGING_DIR")?);
    let file = folder.join("index.html");
    let page = lazy::write(&folder, fs::read_to_string(&file)?)?;
    let page = first_shelf::write(&allow_style(&messages::write(&folder, &page)?)?)?;
    if variable("TRUNK_PROFILE")? != "release" {
        return Ok(fs::write(file, allow_live_reload(&page)?)?);
    }
    let page = sheets::join(&folder, &pad_hashes(&folder, &page)?)?;
    let page = thinker::write(&folder, &split::split(&folder, &page)?)?;
    let page = add_integrity(&folder, &page)?;
    licences::write(&folder)?;
    service_worker::write(&folder, &page)?;
    headers::write(&folder, &page)
}

/// Pads the hashes that trunk writes without leading zeros to sixteen digits: hosts recognise by them which files may
/// be cached permanently. Returns the page with the new names.
fn pad_hashes(folder: &Path, page: &str) -> Result<String> {
    let names = fs::read_dir(folder)?.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    let mut page = page.to_owned();
    for name in names {
        if let Some(padded) = padded(&name) {
            fs::rename(folder.join(&name), folder.join(&padded))?;
            page = replace(&page, &format!("./{name}"), &format!("./{padded}"))?;
        }
    }
    Ok(page)
}

/// The name of a stylesheet with a hash of sixteen digits; `None` if it already has one.
fn padded(name: &str) -> Option<String> {
    let (stem, hash) = name.strip_suffix(".css")?.rsplit_once('-')?;
    let is_short = hash.len() < 16 && hash.bytes().all(|digit| digit.is_ascii_hexdigit());
    is_short.then(|| format!("{stem}-{hash:0>16}.css"))
}

fn variable(name: &str) -> Result<String> {
    env::var(name).map_err(|_| Failure::new(format!("{name} is not set: this command is a hook for trunk.")))
}

/// Puts the hash of the style in the page, as it was minified, into the policy.
fn allow_style(page: &str) -> Result<String> {
    let style = page.split_once("<style>").and_then(|(_, rest)| rest.split_once("</style>"));
    let (style, _) = style.ok_or_else(|| Failure::new("The page has no style of its own."))?;
    replace(page, "style-src 'self'", &format!("style-src 'self' '{}'", integrity(style.as_bytes())))
}

fn allow_live_reload(page: &str) -> Result<String> {
    let page = replace(page, TRUSTED_TYPES, "")?;
    let page = replace(&page, "script-src 'self'", "script-src 'self' 'unsafe-inline'")?;
    replace(&page, "connect-src 'self'", "connect-src 'self' ws:")
}

#[cfg(test)]
mod tests {
    use super::{allow_live_reload, allow_style, padded};

    #[test]
    fn a_short_hash_gets_its_leading_zeros() {
        assert_eq!(padded("screens-3d8fc865691ea0.css").as_deref(), Some("screens-003d8fc865691ea0.css"));
        for name in ["base-0cec2d5eaf2d7fe7.css", "boot-1.js", "plain.css", "no-hash.css"] {
            assert_eq!(padded(name), None, "{name}");
        }
    }

    #[test]
    fn the_policy_allows_the_one_style_of_the_page_by_its_hash() {
        let page = "<meta content=\"style-src 'self'; img-src 'self'\"><style></style>";
        let allowed = "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src";
        assert!(allow_style(page).is_ok_and(|page| page.contains(allowed)));
        assert!(allow_style("style-src 'self'").is_err());
        let page = include_str!("../../../index.html");
        assert!(page.matches("<style").count() == 1 && !page.contains("style=\""));
    }

    #[test]
    fn what_darkens_pages_is_told_to_leave_this_one_alone() {
        assert!(include_str!("../../../index.html").contains("<meta name=\"darkreader-lock\">"));
        assert!(include_str!("../../../style/tokens.css").contains("color-scheme: only light;"));
    }

    #[test]
    fn the_policy_of_the_page_can_be_opened_for_live_reload() {
        let page = allow_live_reload(include_str!("../../../index.html")).unwrap_or_default();
        assert!(page.contains("script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'"));
        assert!(page.contains("connect-src 'self' ws:;") && !page.contains("trusted-types"));
    }
}
