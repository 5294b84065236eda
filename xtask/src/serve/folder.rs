//! Serving a folder: the file for a request, and its media type.

use std::path::{Path, PathBuf};

use crate::build::compressed::{COPIES, copy_of};
use crate::build::text::is_hashed;

/// A response.
#[derive(Debug)]
pub struct Response {
    /// The status code and its text.
    pub status: &'static str,
    /// The media type.
    pub kind: &'static str,
    /// Whether the content at this address never changes.
    pub keep: bool,
    /// How the content is compressed, if it is.
    pub encoding: Option<&'static str>,
    /// The content.
    pub body: Vec<u8>,
}

impl Response {
    /// A response with a sentence instead of a file.
    #[must_use]
    pub fn sentence(status: &'static str, sentence: &str) -> Self {
        Self { status, kind: "text/plain; charset=utf-8", keep: false, encoding: None, body: sentence.into() }
    }
}

/// A folder whose files are served under a path.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// The prefix; begins and ends with a slash.
    prefix: String,
    /// Name suffixes, with the wrong media types that the simulated host sends for them.
    wrong: Vec<(String, &'static str)>,
}

impl Folder {
    /// The folder at `path`, under `prefix` such as `/` or `/some/sub/path/`.
    #[must_use]
    pub fn new(path: &Path, prefix: &str) -> Self {
        let inner = prefix.trim_matches('/');
        let prefix = if inner.is_empty() { "/".to_owned() } else { format!("/{inner}/") };
        Self { path: path.to_owned(), prefix, wrong: Vec::new() }
    }

    /// The same folder on a misconfigured host, which sends files with these suffixes as these types.
    #[must_use]
    pub fn with_wrong_mime(self, wrong: &[(&str, &'static str)]) -> Self {
        Self { wrong: wrong.iter().map(|(ending, kind)| ((*ending).to_owned(), *kind)).collect(), ..self }
    }

    /// The path it is served under; begins and ends with a slash.
    #[must_use]
    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// The response to a request for a target such as `/some/sub/path/boot.js?now`. `accepts` is the header with the
    /// accepted encodings; a compressed copy is sent where there is one.
    #[must_use]
    pub fn answer(&self, target: &str, accepts: &str) -> Response {
        let found = self.file(target).and_then(|path| {
            let accepted = |name: &str| accepts.split([',', ' ', ';']).any(|word| word == name);
            let mut copies = COPIES.into_iter().filter(|(_, name)| accepted(name));
            let copy =
                copies.find_map(|(ending, name)| Some((std::fs::read(copy_of(&path, ending)).ok()?, name)));
            let (body, encoding) = match copy {
                Some((body, name)) => (body, Some(name)),
                None => (std::fs::read(&path).ok()?, None),
            };
            let wrong =
                self.wrong.iter().find(|(ending, _)| path.to_string_lossy().ends_with(ending.as_str()));
            let kind = wrong.map_or_else(|| kind_of(&path), |(_, kind)| *kind);
            Some(Response { status: "200 OK", kind, keep: is_hashed(&path), encoding, body })
        });
        match found {
            Some(answer) => answer,
            None => match std::fs::read(self.path.join("404.html")) {
                Ok(body) => {
                    let kind = "text/html; charset=utf-8";
                    Response { status: "404 Not Found", kind, keep: false, encoding: None, body }
                }
                Err(_) => Response::sentence("404 Not Found", "There is nothing at this address.\n"),
            },
        }
    }

    /// The file for a request; `None` if it is outside the folder.
    fn file(&self, target: &str) -> Option<PathBuf> {
        let path = decode(target.split(['?', '#']).next()?)?;
        let inner = path.strip_prefix(&self.prefix)?;
        let plain = |part: &str| part != ".." && !part.contains(['\\', ':', '\0']);
        if !inner.split('/').all(plain) || inner.starts_with('/') {
            return None;
        }
        let file = self.path.join(inner);
        Some(if file.is_dir() { file.join("index.html") } else { file })
    }
}

/// Decodes `%20` and the like; `None` if the result is not text.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
        } else {
            byte
        });
    }
    String::from_utf8(bytes).ok()
}

fn kind_of(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use std::path::Path;

    use super::Folder;
    use tempfile::TempDir;

    fn status(prefix: &str, target: &str) -> &'static str {
        Folder::new(Path::new(env!("CARGO_MANIFEST_DIR")), prefix).answer(target, "").status
    }

    #[test]
    fn files_are_found_under_the_prefix_alone() {
        for target in ["/sub/path/Cargo.toml", "/sub/path/Cargo.toml?now", "/sub/path/src/%6dain.rs"] {
            assert_eq!(status("sub/path", target), "200 OK", "{target}");
        }
        for target in ["/Cargo.toml", "/sub/Cargo.toml", "/sub/path/nothing", "/sub/path/src/"] {
            assert_eq!(status("sub/path", target), "404 Not Found", "{target}");
        }
    }

    #[test]
    fn a_careless_host_sends_wrong_types() {
        let folder = Folder::new(Path::new(env!("CARGO_MANIFEST_DIR")), "/")
            .with_wrong_mime(&[("main.rs", "text/css")]);
        assert_eq!(folder.answer("/src/main.rs", "").kind, "text/css");
        assert_eq!(folder.answer("/src/lib.rs", "").kind, "application/octet-stream");
    }

    #[test]
    fn a_compressed_copy_is_sent_to_whoever_accepts_it() {
        let scratch = TempDir::new().expect("a folder");
        for (name, content) in [("a.txt", "plain"), ("a.txt.gz", "gzip"), ("a.txt.br", "br")] {
            std::fs::write(scratch.path().join(name), content).expect("a file");
        }
        let folder = Folder::new(scratch.path(), "/");
        for (accepts, sent) in [
            ("gzip, deflate, br, zstd", "br"),
            ("gzip;q=1.0, deflate", "gzip"),
            ("", "plain"),
            ("brand", "plain"),
        ] {
            let answer = folder.answer("/a.txt", accepts);
            assert_eq!((answer.body, answer.encoding.unwrap_or("plain")), (sent.into(), sent));
            assert_eq!(answer.kind, "text/plain; charset=utf-8");
        }
    }

    #[test]
    fn nothing_outside_the_folder_is_handed_out() {
        for target in [
            "/../Cargo.toml",
            "/src/../../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "//etc/hosts",
            "/..\\Cargo.toml",
        ] {
            assert_eq!(status("/", target), "404 Not Found", "{target}");
        }
        for target in ["", "%", "/%zz", "/%ff"] {
            assert_eq!(status("/", target), "404 Not Found", "{target}");
        }
    }
}
