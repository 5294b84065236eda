//! Installing packages as root on Debian and derivatives.

use std::path::Path;

use crate::tools::process;
use crate::{Failure, Result};

/// Installs packages, or returns `failure` where that is impossible.
///
/// # Errors
/// This is another system, or another user, or the installation fails.
pub fn install(what: &str, packages: &[&str], failure: Failure) -> Result<()> {
    let root = process::answer(process::program("id").arg("-u")).as_deref() == Some("0");
    if !root || !Path::new("/etc/debian_version").exists() {
        return Err(failure);
    }
    println!("Installing {what} (usually 1 minute, once).");
    let apt = |arguments: &[&str]| {
        let mut command = process::program("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        process::run(&mut command, &format!("Installing {what}"))
    };
    apt(&["update", "--quiet"])?;
    apt(&[&["install", "--quiet", "--yes"], packages].concat())
}
