//! The metadata of a save.

use super::summary::Summary;
pub use pentathlon_engine::table::checksum;

/// More often nobody saves. A greater number is damaged, and nothing would be later than it.
const MAX_SEQUENCE: u64 = 1 << 53;

/// The metadata stored beside a record: which of two copies is later, and the summary for the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveMetadata {
    /// How often the table has been saved.
    pub sequence: u64,
    /// The checksum of the record; `None` if the save was removed.
    pub checksum: Option<u64>,
    /// The summary for the shelf; `None` if it must be made from the record.
    pub summary: Option<Summary>,
}

impl SaveMetadata {
    /// The metadata of a record.
    pub fn new(sequence: u64, record: &str, summary: Option<Summary>) -> Self {
        Self { sequence, checksum: Some(checksum(record)), summary }
    }

    /// The tombstone of a removed save.
    pub fn removed(sequence: u64) -> Self {
        Self { sequence, checksum: None, summary: None }
    }

    /// Parses metadata.
    pub fn read(text: &str) -> Option<Self> {
        let (first, summary) = text.split_once('\n').unwrap_or((text, ""));
        let (sequence, sum) = first.split_once(' ')?;
        let checksum = match sum {
            "removed" => None,
            sum => Some(u64::from_str_radix(sum, 16).ok()?),
        };
        let sequence = sequence.parse().ok().filter(|&sequence| sequence <= MAX_SEQUENCE)?;
        Some(Self { sequence, checksum, summary: Summary::read(summary) })
    }

    /// The metadata as text.
    pub fn write(&self) -> String {
        let sum = self.checksum.map_or_else(|| "removed".to_owned(), |sum| format!("{sum:x}"));
        let summary = self.summary.as_ref().map(Summary::write).unwrap_or_default();
        format!("{} {sum}\n{summary}", self.sequence)
    }

    /// Whether this is the metadata of that record.
    pub fn is_of(&self, record: &str) -> bool {
        self.checksum == Some(checksum(record))
    }
}

#[cfg(test)]
mod tests {
    use super::super::summary::{Progress, Summary};
    use super::{MAX_SEQUENCE, SaveMetadata};
    use pentathlon_engine::table::Timestamp;

    #[test]
    fn metadata_read_back_as_themselves() {
        let summary = Summary {
            game: "olympikos".into(),
            names: vec!["Ana".into(), "Bo".into()],
            progress: Progress::Finished { winners: vec!["Ana".into()], points: 24 },
            last_played: Timestamp::from_ms(3),
            branch: None,
            result: Some("result 1 olympikos D1\t1 24 0 person Ana\tend".into()),
        };
        for metadata in [
            SaveMetadata::new(7, "a record", Some(summary)),
            SaveMetadata::new(MAX_SEQUENCE, "", None),
            SaveMetadata::removed(3),
        ] {
            assert_eq!(SaveMetadata::read(&metadata.write()), Some(metadata));
        }
    }

    #[test]
    fn metadata_know_their_record() {
        let metadata = SaveMetadata::new(1, "a record\n", None);
        assert!(metadata.is_of("a record\n"));
        for other in ["a record", "b record\n", "", "a record\n\n"] {
            assert!(!metadata.is_of(other), "{other:?}");
        }
        assert!(!SaveMetadata::removed(1).is_of(""));
    }

    #[test]
    fn what_is_no_metadata_is_none() {
        for text in ["", "7", "7 ", "x 1f", "7 xyz", "-1 1f", "removed 7", "18446744073709551615 1f"] {
            assert_eq!(SaveMetadata::read(text), None, "{text:?}");
        }
    }
}
