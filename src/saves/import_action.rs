//! What becomes of a table from elsewhere that is here, too.

/// What becomes of an imported table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ImportAction {
    /// The save here has all of it.
    Keep,
    /// It continues the save here.
    Replace,
    /// It is another one. If its id is taken, both stay.
    Add,
}

/// What to do with an imported save whose id exists: the longer record wins if it continues the other.
pub(super) fn import_action(here: &str, new: &str) -> ImportAction {
    let body = |record: &str| record.strip_suffix("end\n").unwrap_or(record).to_owned();
    if here.starts_with(&body(new)) {
        ImportAction::Keep
    } else if new.starts_with(&body(here)) && new.ends_with("\nend\n") {
        ImportAction::Replace
    } else {
        ImportAction::Add
    }
}

#[cfg(test)]
mod tests {
    use super::{ImportAction, import_action};

    fn record(entries: usize) -> String {
        format!("pentathlon record 1\ngame: olympics\n--\n{}end\n", "0 pass @1\n".repeat(entries))
    }

    #[test]
    fn of_two_the_longer_one_stays_and_different_ones_both_do() {
        assert_eq!(import_action(&record(4), &record(4)), ImportAction::Keep);
        assert_eq!(import_action(&record(5), &record(4)), ImportAction::Keep);
        assert_eq!(import_action(&record(4), &record(5)), ImportAction::Replace);
        let torn = record(5);
        assert_eq!(
            import_action(&record(4), &torn[..torn.len() - 2]),
            ImportAction::Add,
            "a torn one replaces nothing"
        );
        assert_eq!(import_action(&record(4), &record(5).replace("pass", "bid")), ImportAction::Add);
    }
}
