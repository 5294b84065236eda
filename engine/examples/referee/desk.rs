//! The referee's desk: what is asked, and what is answered.

use super::{replay, trace};
use std::io::Read;

/// What is answered: on which stream, and whether all is well.
#[derive(Debug, Default)]
pub struct Answer {
    /// For the standard output.
    pub out: String,
    /// For the standard error.
    pub err: String,
    /// The exit status: 0, or 1 if anything breaks a rule or cannot be read.
    pub status: u8,
}

const USAGE: &str = "usage: referee FILE   (or -)\n       referee --trace FILE…\n";

/// Answers to the arguments of a command line; `-` is read from `input`.
pub fn answer(arguments: &[String], input: &mut impl Read) -> Answer {
    match arguments.split_first() {
        Some((first, files)) if first == "--trace" && !files.is_empty() => traces(files, input),
        Some((file, [])) if !file.starts_with("--") => record(file, input),
        _ => Answer { err: USAGE.to_owned(), status: 1, ..Answer::default() },
    }
}

fn record(path: &str, input: &mut impl Read) -> Answer {
    match read(path, input).map(|text| replay::replay(&text)) {
        Ok(replay::Verdict { account, fault: None }) => Answer { out: account, ..Answer::default() },
        Ok(replay::Verdict { account, fault: Some(why) }) => {
            Answer { out: account, err: format!("{why}\n"), status: 1 }
        }
        Err(why) => Answer { err: format!("{why}\n"), status: 1, ..Answer::default() },
    }
}

/// A line for every file: `ok`, or where it differs.
fn traces(paths: &[String], input: &mut impl Read) -> Answer {
    let mut answer = Answer::default();
    for path in paths {
        match read(path, input).and_then(|text| trace::check(&text)) {
            Ok(()) => answer.out.push_str(&format!("{path}: ok\n")),
            Err(why) => {
                answer.out.push_str(&format!("{path}: {why}\n"));
                answer.status = 1;
            }
        }
    }
    answer
}

fn read(path: &str, input: &mut impl Read) -> Result<String, String> {
    let mut bytes = Vec::new();
    if path == "-" {
        input.read_to_end(&mut bytes).map_err(|why| format!("the input cannot be read: {why}"))?;
    } else {
        bytes = std::fs::read(path).map_err(|why| format!("{path} cannot be read: {why}"))?;
    }
    String::from_utf8(bytes).map_err(|_| format!("{path} is not text"))
}
