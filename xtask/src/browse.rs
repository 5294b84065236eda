//! Opening an address in the user's browser.

use std::process::{Command, Stdio};

/// Asks the desktop to open an address. Whether that worked cannot be known everywhere, so the address is printed too.
pub fn open(url: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut shell = Command::new("cmd");
        shell.args(["/C", "start", ""]);
        shell
    } else {
        Command::new("xdg-open")
    };
    let quiet = command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if quiet.spawn().is_err() {
        println!("No browser could be opened from here: please open that address yourself.");
    }
}
