//! The kinds of saves, listed once: whatever treats all saves loops over them.

/// A kind of saves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SaveKind {
    /// A table.
    Table,
    /// A tournament.
    Tournament,
    /// A person.
    Person,
    /// What was played of the deal of a date.
    Day,
    /// A result whose game was deleted.
    Result,
    /// Who is a guest in one of the others. It comes with that, and is no change of its own.
    Guests,
    /// What somebody has played of the deal of a date that counts for another person.
    Try,
}

/// The maximum number of tables in a text from elsewhere.
pub const MAX_TABLES: usize = 5_000;

impl SaveKind {
    /// All kinds, in the order of a backup.
    pub const ALL: [Self; 7] =
        [Self::Table, Self::Tournament, Self::Person, Self::Day, Self::Result, Self::Guests, Self::Try];
    /// How many there are.
    pub(super) const COUNT: usize = Self::ALL.len();

    /// What the keys of its saves begin with. Saved keys never change.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Table => "table/",
            Self::Tournament => "tournament/",
            Self::Person => "person/",
            Self::Day => "daily/",
            Self::Result => "result/",
            Self::Guests => "guests/",
            Self::Try => "try/",
        }
    }

    /// So many of its saves may come in a text from elsewhere.
    pub(super) fn most(self) -> usize {
        match self {
            Self::Table | Self::Result => MAX_TABLES,
            Self::Tournament => 200,
            Self::Person => 500,
            // Ten years.
            Self::Day | Self::Try => 3_660,
            // They come with others.
            Self::Guests => usize::MAX,
        }
    }

    /// The kind of the save with that key, and its id.
    pub(super) fn split(key: &str) -> Option<(Self, &str)> {
        Self::ALL.into_iter().find_map(|kind| Some((kind, key.strip_prefix(kind.prefix())?)))
    }

    /// The kind of the save under a key: what is not of the others is a table.
    pub fn of(key: &str) -> Self {
        Self::split(key).map_or(Self::Table, |(kind, _)| kind)
    }
}

#[cfg(test)]
mod tests {
    use super::SaveKind;

    #[test]
    fn each_kind_is_found_by_its_keys() {
        for (place, kind) in SaveKind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, place);
            let key = format!("{}1a", kind.prefix());
            assert_eq!((SaveKind::split(&key), SaveKind::of(&key)), (Some((kind, "1a")), kind));
        }
        for key in ["settings", "stamp/1a", "next/1a", "persist", "people", ""] {
            assert_eq!((SaveKind::split(key), SaveKind::of(key)), (None, SaveKind::Table), "{key}");
        }
    }
}
