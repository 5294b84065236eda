//! All saves in one text, to move them to another device. A line with its key precedes each record, as in the file that
//! `public/boot.js` offers.

use super::metadata::checksum;
use super::{ids, new_id, record, save_record};
use crate::browser::now_ms;
use crate::saves::PREFIX;
use gloo_timers::future::sleep;
use leptos::task::spawn_local;
use std::collections::BTreeSet;
use std::time::Duration;

/// The start of a line with a key.
const MARK: &str = "== pentathlon/";
/// The start of every record.
const RECORD: &str = "pentathlon record ";
/// The maximum length of an id.
const LONGEST_ID: usize = 64;
/// The longest time without yielding to the page, in milliseconds.
const SLICE_MS: u64 = 50;

/// All saves as one text.
pub fn export() -> String {
    ids().into_iter().filter_map(|id| Some(format!("{MARK}{PREFIX}{id}\n{}\n", record(&id)?))).collect()
}

/// Whether a text is an export of all saves.
pub fn is_collection(text: &str) -> bool {
    text.starts_with(MARK)
}

/// Whether a text starts like a record.
pub fn is_record(text: &str) -> bool {
    text.starts_with(RECORD)
}

/// Imports the saves of a text, then calls `then` with how many are new or longer than the existing ones; `None` if the
/// text has no save. Long texts are imported in slices, so that the page stays responsive.
pub fn import(text: String, then: impl FnOnce(Option<usize>) + 'static) {
    spawn_local(async move {
        let mut known = Known::default();
        let (mut found, mut taken) = (false, 0);
        let mut began = now_ms();
        for (id, record) in Tables::of(&text) {
            found = true;
            taken += usize::from(known.take(&id, &record));
            if now_ms() - began >= SLICE_MS {
                sleep(Duration::ZERO).await;
                began = now_ms();
            }
        }
        then(found.then_some(taken));
    });
}

/// Iterates over the ids and records of a text. A single record has no id.
struct Tables<'a> {
    /// The unread rest, after a mark.
    rest: Option<&'a str>,
    is_alone: bool,
}

impl<'a> Tables<'a> {
    fn of(text: &'a str) -> Self {
        let is_alone = is_record(text);
        let rest = if is_alone { Some(text) } else { text.strip_prefix(MARK).or_else(|| after_mark(text).1) };
        Self { rest, is_alone }
    }
}

/// Splits a text at the next line with a mark: the text before the mark and the text after it.
fn after_mark(text: &str) -> (&str, Option<&str>) {
    let mut from = 0;
    while let Some(found) = text.get(from..).and_then(|rest| rest.find(MARK)) {
        let place = from + found;
        let (before, rest) = text.split_at_checked(place).unwrap_or((text, ""));
        if before.ends_with('\n') {
            return (before, rest.strip_prefix(MARK));
        }
        from = place + MARK.len();
    }
    (text, None)
}

impl Iterator for Tables<'_> {
    type Item = (String, String);

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_alone {
            return Some((String::new(), self.rest.take()?.replace("\r\n", "\n")));
        }
        loop {
            let (part, rest) = after_mark(self.rest?);
            self.rest = rest;
            let Some((key, record)) = part.split_once('\n') else { continue };
            let id = key.trim_end_matches('\r').strip_prefix(PREFIX).filter(|id| !id.is_empty());
            if let Some(id) = id
                && is_record(record)
            {
                return Some((id.to_owned(), with_end_of_line(&record.replace("\r\n", "\n"))));
            }
        }
    }
}

fn with_end_of_line(record: &str) -> String {
    format!("{}\n", record.trim_end_matches('\n'))
}

/// Whether an id can be part of an address, as generated ids can.
fn is_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len())
        && id.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
}

/// The checksums of all existing records.
struct Known(BTreeSet<u64>);

impl Default for Known {
    fn default() -> Self {
        Self(ids().iter().filter_map(|id| record(id)).map(|record| checksum(&record)).collect())
    }
}

impl Known {
    /// Imports one save. Returns whether it was new.
    fn take(&mut self, id: &str, new: &str) -> bool {
        let id = if is_id(id) { id } else { "" };
        let is_here = self.0.contains(&checksum(new));
        let here = record(id);
        let is_new = match here.as_deref().map(|here| import_action(here, new)) {
            Some(ImportAction::Keep) => false,
            Some(ImportAction::Replace) => save_record(id, new),
            // Neither continues the other: keep both.
            Some(ImportAction::Both) | None if is_here => false,
            None if !id.is_empty() => save_record(id, new),
            _ => save_record(&new_id(), new),
        };
        if is_new {
            self.0.insert(checksum(new));
        }
        is_new
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ImportAction {
    Keep,
    Replace,
    Both,
}

/// What to do with an imported save whose id exists: the longer record wins if it continues the other.
fn import_action(here: &str, new: &str) -> ImportAction {
    let body = |record: &str| record.strip_suffix("end\n").unwrap_or(record).to_owned();
    if here.starts_with(&body(new)) {
        ImportAction::Keep
    } else if new.starts_with(&body(here)) && new.ends_with("\nend\n") {
        ImportAction::Replace
    } else {
        ImportAction::Both
    }
}

#[cfg(test)]
mod tests {
    use super::{ImportAction, Tables, import_action, is_id};

    fn read(text: &str) -> Vec<(String, String)> {
        Tables::of(text).collect()
    }

    #[test]
    fn an_id_that_no_address_can_have_is_none() {
        assert!(["t", "18f3a2b4c5d", "0001x"].into_iter().all(is_id));
        for id in ["", "A1", "a b", "a/b", "../a", "é", "a\r", &"a".repeat(65)] {
            assert!(!is_id(id), "{id:?}");
        }
    }

    fn record(entries: usize) -> String {
        format!("pentathlon record 1\ngame: olympics\n--\n{}end\n", "0 pass @1\n".repeat(entries))
    }

    #[test]
    fn what_is_written_is_read_again() {
        let (one, two) = (record(3), record(0));
        let text = format!("== pentathlon/table/a1\n{one}\n== pentathlon/table/b2\n{two}\n");
        let both = vec![("a1".to_owned(), one), ("b2".to_owned(), two)];
        assert_eq!(read(&text), both);
        // As saved by an editor with CRLF line endings, or without the last newline.
        assert_eq!(read(&text.replace('\n', "\r\n")), both);
        assert_eq!(read(text.trim_end()), both);
    }

    #[test]
    fn of_all_that_is_kept_only_tables_are_taken() {
        let text = format!(
            "== pentathlon/settings\npace=fast\n\n== pentathlon/stamp/a1\n1 ff\n\n== pentathlon/table/a1\n{}\n== pentathlon/table/\nx\n",
            record(1)
        );
        assert_eq!(read(&text), [("a1".to_owned(), record(1))]);
    }

    #[test]
    fn a_record_alone_is_a_table_without_an_id() {
        assert_eq!(read(&record(2)), [(String::new(), record(2))]);
    }

    #[test]
    fn what_is_none_of_ours_is_nothing() {
        for text in
            ["", "\n", "==", "== pentathlon/table/a1", "== others/table/a1\npentathlon record 1\n", "end\n"]
        {
            assert_eq!(read(text), [], "{text:?}");
        }
    }

    #[test]
    fn of_two_the_longer_one_stays_and_different_ones_both_do() {
        assert_eq!(import_action(&record(4), &record(4)), ImportAction::Keep);
        assert_eq!(import_action(&record(5), &record(4)), ImportAction::Keep);
        assert_eq!(import_action(&record(4), &record(5)), ImportAction::Replace);
        let torn = record(5);
        assert_eq!(
            import_action(&record(4), &torn[..torn.len() - 2]),
            ImportAction::Both,
            "a torn one replaces nothing"
        );
        assert_eq!(import_action(&record(4), &record(5).replace("pass", "bid")), ImportAction::Both);
    }
}
