//! Command-line handling of the referee: arguments in, answers out.

use super::{replay, trace};
use std::io::Read;

/// The answer: its stream, and the exit status.
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

/// Answers the arguments of a command line; `-` is read from `input`.
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
            Answer { out: account, err: line(&why), status: 1 }
        }
        Err(why) => Answer { err: line(&why), status: 1, ..Answer::default() },
    }
}

/// One line per file: `ok`, or where it differs.
fn traces(paths: &[String], input: &mut impl Read) -> Answer {
    let mut answer = Answer::default();
    for path in paths {
        match read(path, input).and_then(|text| trace::check(&text)) {
            Ok(()) => answer.out.push_str(&line(&format!("{path}: ok"))),
            Err(why) => {
                answer.out.push_str(&line(&format!("{path}: {why}")));
                answer.status = 1;
            }
        }
    }
    answer
}

/// The maximum number of characters of a sentence that quotes a file.
const LONGEST: usize = 400;

/// A sentence as one line. It may quote untrusted text: characters that move the cursor, change colours or reverse the
/// writing direction are escaped, and long text is cut.
fn line(sentence: &str) -> String {
    let mut line = String::new();
    for (count, letter) in sentence.chars().enumerate() {
        if count == LONGEST {
            line.push('…');
            break;
        }
        if letter.is_control() || is_invisible(letter) {
            line.extend(letter.escape_unicode());
        } else {
            line.push(letter);
        }
    }
    line.push('\n');
    line
}

/// Line and paragraph separators, direction marks, zero-width characters.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
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
