//! Finding programs.

use std::env;
use std::path::{Path, PathBuf};

/// The program named in an environment variable.
#[must_use]
pub fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// A program's absolute path, which a driver needs; `None` if it is missing.
#[must_use]
pub fn whole(program: &Path) -> Option<PathBuf> {
    if program.components().count() > 1 {
        return program.exists().then(|| program.to_owned());
    }
    let file = program.with_extension(env::consts::EXE_EXTENSION);
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(&file)).find(|path| path.is_file())
}

/// The program named in an environment variable, or else the first candidate that exists.
#[must_use]
pub fn named_or_found(variable: &str, candidates: &[&str]) -> Option<PathBuf> {
    match named(variable) {
        Some(program) => whole(&program),
        None => candidates.iter().find_map(|candidate| whole(Path::new(candidate))),
    }
}
