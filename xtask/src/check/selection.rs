//! Which end-to-end tests run, and by which choices.

/// The seed of a run that names none, so that the same commit always gives the same answer.
pub const USUAL_SEED: u64 = 2026;

/// What a run covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Selection {
    /// Everything instead of a selection.
    pub all: bool,
    /// Decides what is selected.
    pub seed: u64,
    /// Only a share of the tests.
    pub shard: Option<Shard>,
}

impl Default for Selection {
    fn default() -> Self {
        Self { all: false, seed: USUAL_SEED, shard: None }
    }
}

/// A share of the tests: one of `count` with about the same number of tests. Every test is in exactly one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shard {
    /// From 0 to `count` - 1.
    index: usize,
    /// At least 1.
    count: usize,
}

impl Shard {
    /// Reads `1/4` to `4/4`; `None` if it is something else.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (number, count) = text.split_once('/')?;
        let (number, count): (usize, usize) = (number.parse().ok()?, count.parse().ok()?);
        (1..=count).contains(&number).then(|| Self { index: number - 1, count })
    }

    /// Its share of a list.
    pub fn of<T>(self, list: impl IntoIterator<Item = T>) -> Vec<T> {
        list.into_iter().skip(self.index).step_by(self.count).collect()
    }
}
