//! All tables in one text, to carry them to another device: before each record a line with its key, as in the file that
//! `boot.js` offers.

use super::{ids, new_id, record, save_record};
use crate::saves::PREFIX;

/// Begins the line with a key.
const MARK: &str = "== pentathlon/";
/// How every record begins.
const RECORD: &str = "pentathlon record ";

/// All tables.
pub fn export() -> String {
    ids().into_iter().filter_map(|id| Some(format!("{MARK}{PREFIX}{id}\n{}\n", record(&id)?))).collect()
}

/// Whether a text is a file with all tables.
pub fn is_collection(text: &str) -> bool {
    text.starts_with(MARK)
}

/// Takes over the tables of a text; how many are new or longer than here. `None` if there is none in it.
pub fn import(text: &str) -> Option<usize> {
    let found = read(text);
    (!found.is_empty()).then(|| found.into_iter().filter(|(id, record)| take(id, record)).count())
}

/// Ids and records of a text. A record alone has no id.
fn read(text: &str) -> Vec<(String, String)> {
    let text = text.replace("\r\n", "\n");
    if text.starts_with(RECORD) {
        return vec![(String::new(), text)];
    }
    let (text, mark) = (format!("\n{text}"), format!("\n{MARK}"));
    let parts = text.split(&mark).skip(1);
    parts
        .filter_map(|part| {
            let (key, record) = part.split_once('\n')?;
            let id = key.strip_prefix(PREFIX).filter(|id| !id.is_empty())?;
            record.starts_with(RECORD).then(|| (id.to_owned(), with_end_of_line(record)))
        })
        .collect()
}

fn with_end_of_line(record: &str) -> String {
    format!("{}\n", record.trim_end_matches('\n'))
}

/// Takes over one table; whether there was anything new in it.
fn take(id: &str, new: &str) -> bool {
    let here = record(id);
    match here.as_deref().map(|here| import_action(here, new)) {
        Some(ImportAction::Keep) => false,
        Some(ImportAction::Replace) => save_record(id, new),
        // Neither is a beginning of the other: both are kept.
        Some(ImportAction::Both) if is_here(new) => false,
        None if is_here(new) => false,
        None if !id.is_empty() => save_record(id, new),
        _ => save_record(&new_id(), new),
    }
}

fn is_here(record_there: &str) -> bool {
    ids().iter().any(|id| record(id).as_deref() == Some(record_there))
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
    use super::{ImportAction, import_action, read};

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
