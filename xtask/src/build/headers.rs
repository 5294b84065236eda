//! `_headers`: the HTTP headers that Netlify, Cloudflare Pages and others send with the files of a build. Other hosts
//! ignore it.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::build::text::is_hashed;
use crate::{Failure, Result};

/// Features that the app never uses. Sharing, the clipboard, full screen and the wake lock are not among them.
const FORBIDDEN: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
                         gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), \
                         publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()";

/// Writes the file into the folder of a build, with the policy of its page.
///
/// # Errors
/// The page has no policy, or a file cannot be read or written.
pub fn write(folder: &Path, page: &str) -> Result<()> {
    let mut names: Vec<String> =
        fs::read_dir(folder)?.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    Ok(fs::write(folder.join("_headers"), headers(&names, page)?)?)
}

/// A file with a hash in its name may be cached for ever; everything else is revalidated.
fn headers(names: &[String], page: &str) -> Result<String> {
    let policy = page.split('"').find(|text| text.starts_with("default-src"));
    let policy = policy.ok_or_else(|| Failure::new("The page has no content security policy."))?;
    // A `<meta>` tag cannot set these.
    let mut text = format!(
        "/*\n  Content-Security-Policy: {policy}; frame-ancestors 'none'\n  X-Frame-Options: DENY\n  \
         Cross-Origin-Opener-Policy: same-origin\n  Cross-Origin-Resource-Policy: same-origin\n  \
         Permissions-Policy: {FORBIDDEN}\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n  \
         Strict-Transport-Security: max-age=31536000\n"
    );
    for name in names {
        let cache =
            if is_hashed(Path::new(name)) { "public, max-age=31536000, immutable" } else { "no-cache" };
        // Some hosts join the values of several rules, so each file has one rule.
        if name.contains('.') {
            let _ = writeln!(text, "/{name}\n  Cache-Control: {cache}");
        }
    }
    text.push_str("/\n  Cache-Control: no-cache\n");
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::headers;

    #[test]
    fn the_policy_of_the_page_is_sent_too_and_forbids_frames() {
        let text = headers(&[], include_str!("../../../index.html")).unwrap_or_default();
        assert!(text.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"), "{text}");
        assert!(text.contains("; frame-ancestors 'none'\n"), "{text}");
        assert!(text.contains("\n  Cross-Origin-Resource-Policy: same-origin\n"), "{text}");
        // Other sites below the same domain may have no TLS.
        assert!(text.contains("\n  Strict-Transport-Security: max-age=31536000\n"), "{text}");
        // Chromium logs an error for what it does not know.
        assert!(!super::FORBIDDEN.contains("bluetooth"));
        for used in ["web-share", "clipboard-write", "fullscreen", "screen-wake-lock"] {
            assert!(!super::FORBIDDEN.contains(used), "{used}");
        }
        assert!(headers(&[], "<html>").is_err());
    }

    #[test]
    fn only_what_has_a_hash_in_its_name_is_kept_for_good() {
        let names = ["base-7d2ab163106ba868.css", "sw.js", "index.html"].map(str::to_owned);
        let text = headers(&names, include_str!("../../../index.html")).unwrap_or_default();
        assert!(
            text.contains(
                "/base-7d2ab163106ba868.css\n  Cache-Control: public, max-age=31536000, immutable\n"
            )
        );
        assert!(text.contains("/sw.js\n  Cache-Control: no-cache\n/index.html\n  Cache-Control: no-cache\n"));
    }
}
