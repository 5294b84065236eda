//! The sounds of the games as files, to be listened to. A test of the app renders them as the app does.

use std::env;
use std::path::PathBuf;

use crate::Result;
use crate::tools::{process, project};

/// Writes each sound to a WAV file in a folder, by default `target/sounds`.
///
/// # Errors
/// The app does not compile, or the folder cannot be written.
pub fn write(folder: Option<String>) -> Result<()> {
    let folder = match folder {
        Some(folder) => env::current_dir()?.join(folder),
        None => project::root().join("target").join("sounds"),
    };
    run(&folder)?;
    println!("The sounds are in {}.", folder.display());
    Ok(())
}

fn run(folder: &PathBuf) -> Result<()> {
    let mut command = process::cargo();
    command.args(["test", "--quiet", "--locked", "-p", "pentathlon", "sounds_are_written_to_files"]);
    process::run(command.env("SOUNDS_OUT", folder), "Writing the sounds")
}
