//! What a page has saved, key by key, as it reports it, and whether all of it is there after a kill.

use std::collections::BTreeMap;

use crate::IN_FLIGHT_MS;

/// A value that a page had.
#[derive(Clone, Debug)]
pub struct Value {
    /// The time by the clock of this machine; 0 of what was there at the beginning.
    pub ms: u64,
    /// Whether it was reported in the first frame after it was saved. What is about to be removed is reported before, because
    /// after a kill nothing else would tell what was removed from what was lost.
    is_drawn: bool,
    pub key: String,
    /// Empty once it is removed.
    text: String,
}

/// The values in a storage, by their keys.
pub type Values = BTreeMap<String, String>;

impl Value {
    /// The value in the first line of a request; `None` if it reports something else. Keys and texts stay encoded.
    pub fn read(request: &str) -> Option<Self> {
        let path = request.split(' ').nth(1)?.strip_prefix("/value/")?;
        let [ms, is_drawn, key, text] = path.split('/').collect::<Vec<_>>().try_into().ok()?;
        let (key, text) = (key.to_owned(), text.to_owned());
        Some(Self { ms: ms.parse().ok()?, is_drawn: is_drawn == "1", key, text })
    }
}

/// How many values were saved, by the first words of their keys.
pub type Counts = BTreeMap<String, usize>;

/// How many of these values were saved, removals included.
pub fn saved(reported: &[Value]) -> Counts {
    let mut counts = Counts::new();
    for value in reported.iter().filter(|value| value.is_drawn && value.ms > 0) {
        // Keys are encoded.
        let kind = value.key.split("%2F").next().unwrap_or_default();
        *counts.entry(kind.to_owned()).or_default() += 1;
    }
    counts
}

/// The keys of which not the last value is there, or a later one, but for what was reported just before the kill. `later` if
/// a value that was never reported is later than all that were.
pub fn lost(reported: &[Value], ms: u64, there: &Values, later: bool) -> Vec<String> {
    let mut of_keys: BTreeMap<&str, Vec<&Value>> = BTreeMap::new();
    for value in reported {
        of_keys.entry(&value.key).or_default().push(value);
    }
    let is_lost = |values: &[&Value], found: &str| {
        let is_due = |value: &&Value| value.is_drawn && value.ms + IN_FLIGHT_MS < ms;
        let Some(due) = values.iter().rposition(is_due) else { return false };
        let is_in = |values: &[&Value]| values.iter().any(|value| value.text == found);
        let (before, since) = values.split_at(due);
        !is_in(since) && (found.is_empty() || is_in(before) || !later)
    };
    let found = |key: &str| there.get(key).map_or("", String::as_str);
    of_keys
        .iter()
        .filter(|(key, values)| is_lost(values, found(key)))
        .map(|(key, _)| (*key).to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Counts, Value, Values, lost, saved};

    fn value(ms: u64, is_drawn: u8, text: &str) -> Value {
        Value::read(&format!("GET /value/{ms}/{is_drawn}/one%2F1/{text} HTTP/1.1")).expect("it is one")
    }

    #[test]
    fn whatever_was_drawn_before_the_kill_is_there_or_something_later() {
        let reported = [value(100, 1, "a"), value(200, 1, "b"), value(990, 1, "c")];
        assert_eq!(saved(&reported), Counts::from([("one".to_owned(), 3)]));
        let is_lost = |found: &str, later| {
            let there = Values::from([("one%2F1".to_owned(), found.to_owned())]);
            !lost(&reported, 1000, &there, later).is_empty()
        };
        for (found, is_it) in [("a", true), ("b", false), ("c", false), ("d", false), ("", true)] {
            assert_eq!(is_lost(found, true), is_it, "{found}");
        }
        assert!(is_lost("d", false), "where nothing is later");
    }

    #[test]
    fn what_was_removed_stays_removed_and_what_was_not_is_there() {
        let is_lost = |reported: &[Value], there: &Values| !lost(reported, 1000, there, true).is_empty();
        let (here, gone) = (Values::from([("one%2F1".to_owned(), "a".to_owned())]), Values::new());
        let drawn = [value(100, 1, "a"), value(200, 0, ""), value(210, 1, "")];
        assert!(is_lost(&drawn, &here) && !is_lost(&drawn, &gone));
        let begun = [value(100, 1, "a"), value(990, 0, "")];
        assert!(!is_lost(&begun, &here) && !is_lost(&begun, &gone));
        assert_eq!(saved(&[value(0, 1, "a"), begun[1].clone()]), Counts::new(), "nothing yet");
        assert!(is_lost(&begun[..1], &gone));
    }
}
