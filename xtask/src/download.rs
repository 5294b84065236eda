//! Commands that need the network.

use std::process::Command;

use crate::{Failure, Outcome, process};

/// What programs say when there is no network.
const SIGNS: [&str; 9] = [
    "could not resolve",
    "couldn't resolve",
    "failed to lookup address",
    "dns error",
    "network is unreachable",
    "network failure",
    "could not connect",
    "couldn't connect",
    "failed to download",
];

/// Runs a command that fetches something, showing what it says.
///
/// # Errors
/// `what` did not work; a missing network is called that.
pub fn run(command: &mut Command, what: &str) -> Outcome<()> {
    if attempt(command, what)? {
        Ok(())
    } else {
        Err(Failure::new(format!("{what} failed: the lines above say why.")))
    }
}

/// The same; says whether it worked, for those who know what else to try.
///
/// # Errors
/// The network is missing, so nothing else will work either.
pub fn attempt(command: &mut Command, what: &str) -> Outcome<bool> {
    let (success, said) = process::run_keeping_errors(command)?;
    if !success && speaks_of_the_network(&said) {
        return Err(Failure::new(format!(
            "{what} needs the network once and could not reach it: connect this machine, then run this again."
        )));
    }
    Ok(success)
}

fn speaks_of_the_network(said: &str) -> bool {
    let said = said.to_lowercase();
    SIGNS.iter().any(|sign| said.contains(sign))
}

#[cfg(test)]
mod test {
    use super::speaks_of_the_network;

    #[test]
    fn a_missing_network_is_told_from_other_failures() {
        assert!(speaks_of_the_network("warning: spurious network error: [6] Could not resolve hostname"));
        assert!(!speaks_of_the_network("error: could not compile `trunk` (bin \"trunk\")"));
    }
}
