//! Reconciles the two copies of a save at the start: a pure decision.

use pentathlon_engine::table::read_game;

/// A copy of a save.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SavedCopy<'a> {
    /// Its record.
    pub record: &'a str,
    /// How often it had been saved; `None` without valid metadata: an old save, or a damaged one.
    pub sequence: Option<u64>,
}

/// What the database has of a save.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InDatabase<'a> {
    /// A copy.
    Copy(SavedCopy<'a>),
    /// A tombstone: it was removed after that many saves.
    Removed(u64),
}

/// What is done about a save.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopyAction {
    /// Write the copy of the database to the storage.
    Restore,
    /// Write the copy of the storage to the database.
    WriteCopy,
    /// Remove the save from the storage: it was removed before, but that change of the storage never reached the disk.
    Clear,
    /// Remove the tombstone from the database: nothing is left of the save.
    Forget,
}

/// Decides between the copy in the storage and the one in the database.
pub fn decide(here: Option<SavedCopy<'_>>, there: InDatabase<'_>) -> CopyAction {
    match (here, there) {
        (None, InDatabase::Copy(_)) => CopyAction::Restore,
        (Some(here), InDatabase::Copy(there)) if is_second_better(here, there) => CopyAction::Restore,
        (None, InDatabase::Removed(_)) => CopyAction::Forget,
        (Some(here), InDatabase::Removed(last)) if here.sequence.is_some_and(|sequence| sequence <= last) => {
            CopyAction::Clear
        }
        (Some(_), InDatabase::Copy(_) | InDatabase::Removed(_)) => CopyAction::WriteCopy,
    }
}

/// Whether the second copy is better. If both are equally good, the first wins.
///
/// A complete record beats a damaged one. Of two complete records the one saved more often is later, even if it is
/// shorter after an undo. Without sequence numbers the longer one wins, and of two equally long ones the one with a
/// valid checksum.
fn is_second_better(first: SavedCopy<'_>, second: SavedCopy<'_>) -> bool {
    let length = |copy: SavedCopy<'_>| copy.record.lines().count();
    let rank = |copy: SavedCopy<'_>| match (first.sequence, second.sequence) {
        (Some(_), Some(_)) => (is_whole(copy.record), copy.sequence.unwrap_or_default(), length(copy)),
        _ => (is_whole(copy.record), length(copy) as u64, usize::from(copy.sequence.is_some())),
    };
    rank(second) > rank(first)
}

/// Whether a record has its header and its end.
fn is_whole(record: &str) -> bool {
    read_game(record).is_ok() && record.ends_with("\nend\n")
}

#[cfg(test)]
mod tests {
    use super::{CopyAction, InDatabase, SavedCopy, decide};

    /// A record with that many entries.
    fn record(entries: usize) -> String {
        format!("pentathlon record 1\ngame: olympics\n--\n{}end\n", "0 pass @1\n".repeat(entries))
    }

    fn copy(record: &str, sequence: Option<u64>) -> SavedCopy<'_> {
        SavedCopy { record, sequence }
    }

    /// Asserts that the good copy wins wherever it is.
    fn assert_wins(good: SavedCopy<'_>, bad: SavedCopy<'_>) {
        assert_eq!(decide(Some(bad), InDatabase::Copy(good)), CopyAction::Restore, "{good:?} over {bad:?}");
        assert_eq!(decide(Some(good), InDatabase::Copy(bad)), CopyAction::WriteCopy, "{good:?} over {bad:?}");
    }

    #[test]
    fn the_copy_that_was_kept_more_often_wins_even_after_an_undo() {
        assert_wins(copy(&record(5), Some(9)), copy(&record(4), Some(8)));
        assert_wins(copy(&record(4), Some(9)), copy(&record(5), Some(8)));
    }

    #[test]
    fn without_metadata_the_longer_one_wins() {
        for known in [None, Some(1), Some(u64::MAX)] {
            assert_wins(copy(&record(6), None), copy(&record(5), known));
            assert_wins(copy(&record(6), known), copy(&record(5), None));
        }
    }

    #[test]
    fn of_two_as_long_the_one_with_the_right_checksum_wins() {
        let changed = record(5).replace("0 pass", "0 bass");
        assert_wins(copy(&record(5), Some(5)), copy(&changed, None));
    }

    #[test]
    fn a_record_that_is_torn_anywhere_loses_however_long_and_late_it_is() {
        let long = record(30);
        for end in 0..long.len() {
            let torn = &long[..end];
            for sequence in [None, Some(99)] {
                assert_wins(copy(&record(1), Some(1)), copy(torn, sequence));
                assert_wins(copy(&record(1), None), copy(torn, sequence));
            }
        }
    }

    #[test]
    fn what_is_no_record_loses() {
        for rubbish in ["", "end\n", "\nend\n", "pentathlon record 999\ngame: x\n--\nend\n"] {
            assert_wins(copy(&record(0), None), copy(rubbish, Some(99)));
        }
    }

    #[test]
    fn of_equal_copies_that_of_the_storage_stays() {
        for sequence in [None, Some(4)] {
            let same = record(4);
            let copy = copy(&same, sequence);
            assert_eq!(decide(Some(copy), InDatabase::Copy(copy)), CopyAction::WriteCopy);
        }
    }

    #[test]
    fn what_only_one_has_the_other_gets_even_if_it_is_torn() {
        for text in [record(4), "torn".to_owned()] {
            assert_eq!(decide(None, InDatabase::Copy(copy(&text, Some(4)))), CopyAction::Restore);
        }
    }

    #[test]
    fn what_was_removed_is_gone_unless_it_was_played_on_afterwards() {
        let text = record(4);
        for (sequence, action) in [
            (Some(8), CopyAction::Clear),
            (Some(9), CopyAction::Clear),
            (Some(10), CopyAction::WriteCopy),
            (None, CopyAction::WriteCopy),
        ] {
            assert_eq!(decide(Some(copy(&text, sequence)), InDatabase::Removed(9)), action, "{sequence:?}");
        }
        assert_eq!(decide(None, InDatabase::Removed(9)), CopyAction::Forget);
    }
}
