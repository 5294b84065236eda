//! Compressed copies of the files of a build, which some hosts send instead, and the build as an archive.

use std::fs::{self, File};
use std::io::{self, Cursor, Read, Write};
use std::path::{Path, PathBuf};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::read::GzEncoder;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::Result;

/// The extensions of the copies, best first, with the names of their encodings in HTTP.
pub const COPIES: [(&str, &str); 2] = [("br", "br"), ("gz", "gzip")];
/// The extensions of files worth compressing. Images are compressed already.
const TEXTS: [&str; 7] = ["wasm", "js", "css", "html", "svg", "txt", "webmanifest"];

/// Whether a file is a compressed copy.
#[must_use]
pub fn is_copy(path: &Path) -> bool {
    COPIES.iter().any(|(copy, _)| ending(path) == *copy)
}

/// The name of the compressed copy of a file.
#[must_use]
pub fn copy_of(path: &Path, copy: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(copy);
    name.into()
}

/// Writes compressed copies beside the files of a build.
///
/// # Errors
/// A file cannot be read or written.
pub fn write_copies(folder: &Path) -> Result<()> {
    for (path, _) in files(folder)? {
        if TEXTS.contains(&ending(&path)) {
            let content = fs::read(&path)?;
            fs::write(copy_of(&path, "br"), brotli(&content)?)?;
            fs::write(copy_of(&path, "gz"), gzip(&content)?)?;
        }
    }
    Ok(())
}

/// Brotli at quality 11 with a window of 2^22 bytes.
///
/// # Errors
/// None is known.
pub fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let parameters = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut Cursor::new(content), &mut compressed, &parameters)?;
    Ok(compressed)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut compressed = Vec::new();
    GzEncoder::new(content, Compression::best()).read_to_end(&mut compressed)?;
    Ok(compressed)
}

/// Writes a build as one archive, with the page at its top and without compressed copies.
///
/// # Errors
/// A file cannot be read or written.
pub fn archive(folder: &Path, to: &Path) -> Result<()> {
    let mut archive = ZipWriter::new(File::create(to)?);
    let mut files = files(folder)?;
    files.sort();
    for (path, name) in files.iter().filter(|(path, _)| !is_copy(path)) {
        // No timestamps: the same build makes the same archive.
        archive.start_file(name.as_str(), SimpleFileOptions::default()).map_err(io::Error::from)?;
        archive.write_all(&fs::read(path)?)?;
    }
    archive.finish().map_err(io::Error::from)?;
    Ok(())
}

fn ending(path: &Path) -> &str {
    path.extension().and_then(|ending| ending.to_str()).unwrap_or_default()
}

/// All files in a folder, each with its relative name.
fn files(folder: &Path) -> Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if path.is_dir() {
            found.extend(files(&path)?.into_iter().map(|(path, inner)| (path, format!("{name}/{inner}"))));
        } else {
            let name = name.to_owned();
            found.push((path, name));
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{archive, brotli, copy_of, write_copies};
    use std::fs::{self, File};
    use std::io::Read;
    use tempfile::TempDir;
    use zip::ZipArchive;

    #[test]
    fn what_repeats_itself_shrinks_and_nothing_vanishes() {
        let length = brotli("laurel ".repeat(1000).as_bytes()).expect("it is compressed").len();
        assert!((1..100).contains(&length), "{length}");
    }

    #[test]
    fn copies_lie_beside_texts_and_the_archive_has_the_rest() {
        let folder = TempDir::new().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("icons")).expect("a folder in it");
        for name in ["index.html", "icons/one.svg", "icons/one.png"] {
            fs::write(at(name), name.repeat(9)).expect("a file");
        }
        write_copies(folder.path()).expect("copies");
        assert!(at("index.html.br").exists() && at("icons/one.svg.gz").exists());
        assert!(!at("icons/one.png.gz").exists());
        let mut whole = String::new();
        let copy = File::open(copy_of(&at("index.html"), "gz")).expect("the copy");
        flate2::read::GzDecoder::new(copy).read_to_string(&mut whole).expect("a text");
        assert_eq!(whole, "index.html".repeat(9));

        let out = TempDir::new().expect("another folder");
        let file = out.path().join("all.zip");
        archive(folder.path(), &file).expect("an archive");
        let archive = ZipArchive::new(File::open(&file).expect("the archive")).expect("it can be read");
        let names: Vec<_> = archive.file_names().flatten().collect();
        assert_eq!(names, ["icons/one.png", "icons/one.svg", "index.html"]);
    }
}
