//! All tables in one text, to carry them to another device: before each record a line with its key, as in the file that
//! `boot.js` offers.

use super::metadata::checksum;
use super::{ids, new_id, record, save_record};
use crate::browser::now_ms;
use crate::saves::PREFIX;
use gloo_timers::future::sleep;
use leptos::task::spawn_local;
use std::collections::BTreeSet;
use std::time::Duration;

/// Begins the line with a key.
const MARK: &str = "== pentathlon/";
/// How every record begins.
const RECORD: &str = "pentathlon record ";
/// The longest id.
const LONGEST_ID: usize = 64;
/// How long the page is held up at a time, in milliseconds.
const SLICE_MS: u64 = 50;

/// All tables.
pub fn export() -> String {
    ids().into_iter().filter_map(|id| Some(format!("{MARK}{PREFIX}{id}\n{}\n", record(&id)?))).collect()
}

/// Whether a text is a file with all tables.
pub fn is_collection(text: &str) -> bool {
    text.starts_with(MARK)
}

/// Whether a text begins as a record does.
pub fn is_record(text: &str) -> bool {
    text.starts_with(RECORD)
}

/// Takes over the tables of a text, then tells how many are new or longer than here; `None` if there is none in it. Of a long
/// text the page has its turn in between.
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

/// Ids and records of a text, one after the other. A record alone has no id.
struct Tables<'a> {
    /// What is not read yet, after a mark.
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

/// A text up to the next line with a mark, and what comes after the mark.
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

/// Whether an id can stand in an address, as those made here can.
fn is_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len())
        && id.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
}

/// The checksums of all records that are here.
struct Known(BTreeSet<u64>);

impl Default for Known {
    fn default() -> Self {
        Self(ids().iter().filter_map(|id| record(id)).map(|record| checksum(&record)).collect())
    }
}

impl Known {
    /// Takes over one table; whether there was anything new in it.
    fn take(&mut self, id: &str, new: &str) -> bool {
        let id = if is_id(id) { id } else { "" };
        let is_here = self.0.contains(&checksum(new));
        let here = record(id);
        let is_new = match here.as_deref().map(|here| import_action(here, new)) {
            Some(ImportAction::Keep) => false,
            Some(ImportAction::Replace) => save_record(id, new),
            // Neither is a beginning of the other: both are kept.
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

/// What becomes of a table that is here and of one that comes with the same id: the longer one stays if it goes on from the
/// other.
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
        // As an editor of another system saves it, or without the last line break.
        assert_eq!(read(&text.replace('\n', "\r\n")), both);
        assert_eq!(read(text.trim_end()), both);
    }

    #[test]
    fn of_all_that_is_kept_only_tables_are_taken() {
        let text = format!(
            "== pentathlon/settings\npace=fast\n\n== pentathlon/metadata/a1\n1 ff\n\n== pentathlon/table/a1\n{}\n== pentathlon/table/\nx\n",
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
