//! Which results are of deals of a day that were played again, and so count for nothing.

use pentathlon_engine::daily::{DayPlay, PlayKind};
use pentathlon_engine::hall::{Counts, GameResult};
use std::collections::{BTreeMap, BTreeSet};

/// What was played of the deals of all dates.
#[derive(Default)]
pub struct Replays {
    /// The tables, by the code of their deal.
    tables: BTreeMap<String, Vec<DayPlay>>,
    /// The ids of tournaments that were played again.
    tournaments: BTreeSet<String>,
}

impl Replays {
    /// Sorts the plays of all dates.
    pub fn of(plays: impl Iterator<Item = DayPlay>) -> Self {
        let mut replays = Self::default();
        for play in plays {
            match play.kind {
                PlayKind::Table => replays.tables.entry(play.code.clone()).or_default().push(play),
                PlayKind::Tournament if !play.is_for_record => _ = replays.tournaments.insert(play.id),
                PlayKind::Tournament => {}
            }
        }
        replays
    }

    /// Whether a tournament was played again.
    pub fn has_tournament(&self, id: &str) -> bool {
        self.tournaments.contains(id)
    }

    /// A result that counts only if it is not of a replay. As on the shelf, a table with the deal of a date is one, unless it
    /// was the first, or has the place of the first because an import gave it another id.
    pub fn mark(&self, result: GameResult, is_here: impl Fn(&str) -> bool) -> GameResult {
        let plays = self.tables.get(&result.deal).map(Vec::as_slice).unwrap_or_default();
        let own = plays.iter().find(|play| play.id == result.table);
        let moved = || plays.iter().find(|play| !is_here(&play.id) && !result.is_only_line);
        let is_for_record = own.or_else(moved).is_some_and(|play| play.is_for_record);
        if plays.is_empty() || is_for_record || result.counts != Counts::Fully {
            return result;
        }
        GameResult { counts: Counts::Replay, ..result }
    }
}

#[cfg(test)]
mod tests {
    use super::Replays;
    use pentathlon_engine::daily::{DayPlay, PlayKind};
    use pentathlon_engine::hall::{Counts, GameResult};

    fn play(is_for_record: bool, kind: PlayKind, id: &str) -> DayPlay {
        let (id, code) = (id.to_owned(), "D1".to_owned());
        DayPlay { is_for_record, kind, id, code, is_over: true, is_eased: false }
    }

    #[test]
    fn only_the_first_play_of_a_date_counts() {
        let tables = [play(true, PlayKind::Table, "a1"), play(false, PlayKind::Table, "b2")];
        let events = [play(true, PlayKind::Tournament, "c3"), play(false, PlayKind::Tournament, "d4")];
        let replays = Replays::of(tables.into_iter().chain(events));
        assert!(replays.has_tournament("d4") && !replays.has_tournament("c3"));
        let counts = |table: &str, deal: &str, first_is_here: bool| {
            let line = format!("result 1 olympics {deal}\t1 4 0 person Ana\tend");
            let result = line.parse::<GameResult>().map(|result| result.at(table));
            result.map(|result| replays.mark(result, |id| id != "a1" || first_is_here).counts)
        };
        assert_eq!(counts("a1", "D1", true), Ok(Counts::Fully));
        assert_eq!(counts("b2", "D1", true), Ok(Counts::Replay));
        assert_eq!(counts("e5", "D1", true), Ok(Counts::Replay), "the deal came as a link");
        assert_eq!(counts("e5", "D1", false), Ok(Counts::Fully), "an import gave it another id");
        assert_eq!(counts("e5", "D2", true), Ok(Counts::Fully));
    }
}
