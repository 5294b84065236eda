//! All saves in one text, to move them to another device. A line with its key precedes each record, tournament and person, as
//! in the file that `public/boot.js` offers. There, too, an unfinished table of several people is base64: nobody is to see a hidden card by
//! accident, and its log notes that it was written.

use super::base64::{decode, encode};
use super::kinds::SaveKind;
use super::small::SmallSaves;
use super::{Progress, ids, key, record_and_summary, save, tournaments};
use pentathlon_engine::table::{PlayerKind, read_players};
use pentathlon_engine::tournament::Header;

/// The start of a line with a key.
const MARK: &str = "== pentathlon/";
/// The start of every record.
const RECORD: &str = "pentathlon record ";
/// The start of a record as base64.
const BASE64: &str = "base64 ";

/// All saves as one text.
pub fn export() -> String {
    let of_kind = |kind| match SmallSaves::of(kind) {
        Some(saves) => saves.ids().iter().filter_map(|id| export_small(saves, id)).collect(),
        None => ids().iter().filter_map(|id| export_table(id)).collect::<String>(),
    };
    SaveKind::ALL.into_iter().map(of_kind).collect()
}

/// A tournament and its tables, in the same form.
pub fn export_tournament(id: &str) -> String {
    let text = tournaments::SAVES.text(id).unwrap_or_default();
    let tables = Header::read(&text).unwrap_or_default().rounds.into_iter();
    let tables = tables.filter_map(|[_, table]| export_table(&table));
    tables.chain(export_small(tournaments::SAVES, id)).collect()
}

/// A small save, in the same form.
fn export_small(saves: SmallSaves, id: &str) -> Option<String> {
    Some(part(&saves.key(id), &saves.text(id)?))
}

/// A save of any kind in a collection: its key and its text.
pub(super) fn part(key: &str, text: &str) -> String {
    format!("{MARK}{key}\n{}\n\n", text.trim_end())
}

/// One save, in the same form.
pub fn export_table(id: &str) -> Option<String> {
    let (record, summary) = record_and_summary(id)?;
    let goes_on = summary
        .as_ref()
        .is_none_or(|summary| matches!(summary.progress, Progress::New | Progress::Unfinished { .. }));
    if !goes_on || !has_several_people(&record) {
        return Some(format!("{MARK}{}\n{record}\n", key(id)));
    }
    let noted = noted(&record);
    if noted != record {
        // Without storage the file has the note.
        let _ = save(id, &noted, summary);
    }
    Some(format!("{MARK}{}\n{BASE64}{}\n", key(id), encode(&noted)))
}

fn has_several_people(record: &str) -> bool {
    read_players(record).iter().filter(|player| player.kind == PlayerKind::Person).count() > 1
}

/// A record whose last line says that all of it was written somewhere.
fn noted(record: &str) -> String {
    match record.strip_suffix("\nend\n") {
        Some(body) if !body.ends_with("\nshared") => format!("{body}\nshared\nend\n"),
        _ => record.to_owned(),
    }
}

/// The record in a part of a text.
fn revealed(part: &str) -> Option<String> {
    let record = match part.strip_prefix(BASE64) {
        Some(letters) => decode(letters)?,
        None => part.replace("\r\n", "\n"),
    };
    is_record(&record).then(|| format!("{}\n", record.trim_end_matches('\n')))
}

/// Whether a text is an export of all saves.
pub fn is_collection(text: &str) -> bool {
    text.starts_with(MARK)
}

/// Whether a text starts like a record.
pub fn is_record(text: &str) -> bool {
    text.starts_with(RECORD)
}

/// A save in a collection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Found {
    /// What it is.
    pub kind: SaveKind,
    /// Its id where it comes from.
    pub id: String,
    /// Its text, with a line break at its end.
    pub text: String,
}

/// Iterates over the saves of a collection.
pub(super) struct Finds<'a> {
    /// The unread rest, after a mark.
    rest: Option<&'a str>,
}

impl<'a> Finds<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        Self { rest: text.strip_prefix(MARK) }
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

impl Iterator for Finds<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let (part, rest) = after_mark(self.rest?);
            self.rest = rest;
            let Some((key, text)) = part.split_once('\n') else { continue };
            let found = SaveKind::split(key.trim_end_matches('\r'));
            let Some((kind, id)) = found.filter(|(_, id)| !id.is_empty()) else { continue };
            let text = match kind {
                SaveKind::Table => revealed(text),
                _ => Some(format!("{}\n", text.replace("\r\n", "\n").trim_end())),
            };
            if let Some(text) = text {
                return Some(Found { kind, id: id.to_owned(), text });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Finds, Found, SaveKind, encode, has_several_people, noted};

    fn read(text: &str) -> Vec<(String, String)> {
        let tables = Finds::of(text).filter(|found| found.kind == SaveKind::Table);
        tables.map(|found| (found.id, found.text)).collect()
    }

    fn found(kind: SaveKind, id: &str, text: &str) -> Option<Found> {
        Some(Found { kind, id: id.to_owned(), text: text.to_owned() })
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
    fn a_tournament_among_tables_is_read_again() {
        let text =
            format!("== pentathlon/table/a1\n{}\n== pentathlon/tournament/b2\none\ntwo\n\n", record(1));
        for text in [text.replace('\n', "\r\n"), text] {
            assert_eq!(Finds::of(&text).last(), found(SaveKind::Tournament, "b2", "one\ntwo\n"));
            let text = format!("{text}== pentathlon/result/c3\nresult 1\n\n");
            assert_eq!(Finds::of(&text).last(), found(SaveKind::Result, "c3", "result 1\n"));
        }
    }

    #[test]
    fn what_was_played_of_a_date_is_read_again() {
        let text = "== pentathlon/daily/2026-11-26\none\ntwo\n\n".to_owned();
        for text in [text.replace('\n', "\r\n"), text] {
            assert_eq!(Finds::of(&text).last(), found(SaveKind::Day, "2026-11-26", "one\ntwo\n"));
        }
    }

    #[test]
    fn a_person_among_tables_is_read_again() {
        let text = format!("== pentathlon/person/p1\none\ntwo\n\n== pentathlon/table/a1\n{}\n", record(1));
        for text in [text.replace('\n', "\r\n"), text] {
            assert_eq!(Finds::of(&text).next(), found(SaveKind::Person, "p1", "one\ntwo\n"));
        }
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
    fn what_is_not_for_every_eye_is_read_again_and_notes_that_it_was_written() {
        let table =
            "pentathlon record 1\ngame: olympics\nseat 0: person Ana\nseat 1: person Zoë\n--\n0 pass @1\n";
        let (record, with_note) = (format!("{table}end\n"), format!("{table}shared\nend\n"));
        assert!(
            has_several_people(&record)
                && !has_several_people(&record.replace("person Ana", "computer gold Ana"))
        );
        assert_eq!(noted(&record), with_note);
        assert_eq!(noted(&with_note), with_note, "once is enough");
        assert_eq!(noted(table), table, "a torn one stays as it is");
        let text = format!("== pentathlon/table/a1\nbase64 {}\n\n", encode(&with_note));
        assert!(!text.contains("Ana"));
        for text in [text.replace('\n', "\r\n"), text.trim_end().to_owned(), text] {
            assert_eq!(read(&text), [("a1".to_owned(), with_note.clone())]);
        }
    }

    #[test]
    fn what_is_none_of_ours_is_nothing() {
        for text in
            ["", "\n", "==", "== pentathlon/table/a1", "== others/table/a1\npentathlon record 1\n", "end\n"]
        {
            assert_eq!(read(text), [], "{text:?}");
        }
    }
}
