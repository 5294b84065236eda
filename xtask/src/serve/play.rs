//! `cargo xtask play`: from a bare clone to the shelf in a browser.

use crate::build::dist;
use crate::serve::Server;
use crate::{Failure, Result};

/// How many more ports are tried if the chosen one is taken.
const TRIES: u16 = 50;

/// Builds the app, serves it on this machine and opens a browser if requested. Runs until it is terminated.
///
/// # Errors
/// A tool is missing, the app does not compile, or no port is free.
pub fn play(port: u16, open_browser: bool) -> Result<()> {
    println!("Making the app ready. The first time this usually takes 7 minutes on two cores.");
    let folder = dist::build()?;
    let server = (port..=port.saturating_add(TRIES))
        .find_map(|port| Server::start(&folder, "/", port).ok())
        .ok_or_else(|| {
            Failure::new(format!("No port from {port} on is free: choose another with `--port N`."))
        })?;
    let url = server.url();
    println!("\nPentathlon is at {url}\nCtrl+C ends it.");
    if open_browser && open::that_detached(&url).is_err() {
        println!("No browser could be opened from here: please open that address yourself.");
    }
    server.wait();
    Ok(())
}
