//! The text of a record as lines, before it is known of which game it is. Nothing here is compiled for each game.

use super::record::{EntryFault, FORMAT, RecordError};

/// How a record begins; the version of its form follows.
pub(super) const FIRST_LINE: &str = "pentathlon record";
/// More than the longest game ever takes; a longer text is no record.
const MOST_BYTES: usize = 1 << 20;
/// How much of a line is shown that cannot be read.
const SHOWN: usize = 80;

/// The lines of a record, empty ones and remarks left out.
pub(super) struct Script<'a> {
    /// Those before `--`.
    pub header: Vec<&'a str>,
    body: Vec<&'a str>,
    /// Whether the last line has its end: else it may be half of what was written, and legal even so.
    whole: bool,
}

impl<'a> Script<'a> {
    /// The lines of a text, if it is a record.
    pub fn split(text: &'a str) -> Result<Self, RecordError> {
        if text.len() > MOST_BYTES {
            return Err(RecordError::TooLong);
        }
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let format = lines
            .next()
            .and_then(|line| line.strip_prefix(FIRST_LINE)?.strip_prefix(' '))
            .and_then(|format| format.trim().parse::<u32>().ok())
            .filter(|&format| format > 0)
            .ok_or(RecordError::NotARecord)?;
        if format > FORMAT {
            return Err(RecordError::NewerFormat(format));
        }
        let (mut header, mut body, mut below) = (Vec::new(), Vec::new(), false);
        for line in lines {
            if below {
                body.push(line);
            } else if line == "--" {
                below = true;
            } else {
                header.push(line);
            }
        }
        Ok(Self { header, body, whole: text.trim_end_matches([' ', '\t']).ends_with('\n') })
    }

    /// What the header says first of its game.
    pub fn game(&self) -> Option<&'a str> {
        let mut keys = self.header.iter().filter_map(|line| line.split_once(':'));
        keys.find(|(key, _)| key.trim() == "game").map(|(_, game)| game.trim())
    }

    /// Gives each line of the log to `enter`, with whether it was cut off; returns what is wrong, if anything.
    pub fn follow(&self, enter: &mut dyn FnMut(&str, bool) -> Result<(), EntryFault>) -> Option<RecordError> {
        let mut entries = 0;
        let mut ended = false;
        for (index, &line) in self.body.iter().enumerate() {
            if line == "end" && !ended {
                ended = true;
                continue;
            }
            let cut = !self.whole && index + 1 == self.body.len();
            let entered = if ended { Err(EntryFault::AfterEnd) } else { enter(line, cut) };
            if let Err(why) = entered {
                return Some(RecordError::Entry { number: entries + 1, why });
            }
            entries += usize::from(!cut);
        }
        (!ended).then_some(RecordError::Torn { entries })
    }
}

/// The beginning of a line that cannot be read.
pub(super) fn beginning(line: &str) -> String {
    line.chars().take(SHOWN).collect()
}
