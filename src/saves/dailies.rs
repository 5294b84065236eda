//! What was played of the deals of each date: a small save (`small.rs`) for a date. It is whose its play for the record is; the
//! others here have a save of their own for that date each. Tables and tournaments are saves of their own, and results are in the
//! records.

use super::kinds::SaveKind;
use super::small::SmallSaves;
use super::{record, tournaments};
use crate::browser::{Lock, local_date, now};
use pentathlon_engine::daily::{Date, DayPlay, PlayKind, Plays};
use std::fmt;

/// Their saves; the id is the date.
const SAVES: SmallSaves = SmallSaves(SaveKind::Day);
/// Those of the others; the id is the date, a hyphen and the id of the person.
const TRIES: SmallSaves = SmallSaves(SaveKind::Try);
/// The length of a date as it is written.
const DATE: usize = 10;

/// A date as it is saved: that of the first who played, or that of another person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Day {
    /// The date.
    pub date: Date,
    /// The id of the person, if this is their own save.
    pub person: Option<String>,
}

impl From<Date> for Day {
    fn from(date: Date) -> Self {
        Self { date, person: None }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { date, person } = self;
        match person {
            None => write!(f, "{date}"),
            Some(person) => write!(f, "{date}-{person}"),
        }
    }
}

impl Day {
    /// Reads the id of a save; `None` if it is none.
    pub fn read(id: &str) -> Option<Self> {
        let date = id.get(..DATE)?.parse().ok()?;
        let person = match id.get(DATE..)? {
            "" => None,
            person => Some(person.strip_prefix('-').filter(|person| !person.is_empty())?.to_owned()),
        };
        Some(Self { date, person })
    }

    /// The day as a person has it. `owner` is whose the save of the date is, if that is known.
    pub fn of(date: Date, person: Option<&str>, owner: Option<&str>) -> Self {
        Self::with(date, person, owner, |own| own.text().is_some())
    }

    fn with(date: Date, person: Option<&str>, owner: Option<&str>, is_saved: impl Fn(&Self) -> bool) -> Self {
        let own = person.map(|person| Self { date, person: Some(person.to_owned()) });
        // A save that is somebody's stays theirs, even if nobody knows any more whose the date was.
        let is_theirs = |own: &Self| match owner {
            Some(owner) => own.person.as_deref() != Some(owner),
            None => is_saved(own),
        };
        own.filter(is_theirs).unwrap_or_else(|| date.into())
    }

    fn saves(&self) -> SmallSaves {
        if self.person.is_none() { SAVES } else { TRIES }
    }

    fn text(&self) -> Option<String> {
        self.saves().text(&self.to_string())
    }

    /// What was played.
    pub fn plays(&self) -> Plays {
        self.text().and_then(|text| text.parse().ok()).unwrap_or_default()
    }

    fn save(&self, plays: &Plays) {
        self.saves().save(&self.to_string(), &plays.to_string());
    }

    /// Waits until no other tab begins the deal of that date, and reads what the last one has begun.
    pub async fn lock(&self) -> Lock {
        self.saves().lock(&self.to_string()).await
    }

    /// Saves that a table or a tournament is a play of the deal: for the record if it is the first one, and begun on that date.
    pub fn add(&self, kind: PlayKind, id: &str, code: String) {
        let is_for_record = today() == Some(self.date);
        let mut plays = self.plays();
        plays.add(DayPlay { is_for_record, kind, id: id.to_owned(), code, is_over: false, is_eased: false });
        self.save(&plays);
    }

    /// Notes that a play with that code of its deal is over. If an import gave its table another id, it has that id from now on.
    pub fn finish(&self, id: &str, code: &str) {
        let mut plays = self.plays();
        let is_moved = |play: &DayPlay| play.code == code && record(&play.id).is_none();
        let own = plays.0.iter().position(|play| play.id == id);
        let own = own.or_else(|| plays.0.iter().position(is_moved));
        if let Some(play) =
            own.and_then(|own| plays.0.get_mut(own)).filter(|play| !play.is_over || play.id != id)
        {
            play.id = id.to_owned();
            play.is_over = true;
            self.save(&plays);
        }
    }

    /// The play that goes on or whose result can be seen: the one for the record, or else a replay.
    pub fn current(&self) -> Option<DayPlay> {
        let plays = self.plays().0;
        let here = |is_for_record| {
            plays.iter().find(|play| play.is_for_record == is_for_record && is_here(play)).cloned()
        };
        here(true).or_else(|| here(false))
    }

    /// A play that is here and is none of those `known` before: another tab has begun it.
    pub fn begun_since(&self, known: &Plays) -> Option<DayPlay> {
        let is_new = |play: &DayPlay| !known.0.iter().any(|known| known.id == play.id);
        self.plays().0.into_iter().find(|play| is_new(play) && is_here(play))
    }
}

/// The date where the device is. A changed clock plays the deal of another date, and can do no more.
pub fn today() -> Option<Date> {
    local_date(now())?.parse().ok()
}

/// Notes that a rival at this table had to decide without a search, if the table is of any date.
pub fn ease(table: &str) {
    let id = tournaments::of_table(table);
    let id = id.as_deref().unwrap_or(table);
    for (day, mut plays) in all() {
        if let Some(play) = plays.0.iter_mut().find(|play| play.id == id && !play.is_eased) {
            play.is_eased = true;
            day.save(&plays);
        }
    }
}

/// All days of which something is saved, latest first, those of the others last.
pub fn all() -> Vec<(Day, Plays)> {
    let ids = [SAVES, TRIES].map(SmallSaves::ids).concat();
    let day = |id: &String| {
        let day = Day::read(id)?;
        let plays = day.text()?.parse().ok()?;
        Some((day, plays))
    };
    ids.iter().filter_map(day).collect()
}

/// The dates whose play for the record is over, for those who played first.
pub fn dates_over() -> Vec<Date> {
    let is_over =
        |(day, plays): &(Day, Plays)| day.person.is_none() && plays.first().is_some_and(|play| play.is_over);
    all().into_iter().filter(is_over).map(|(day, _)| day.date).collect()
}

/// Forgets what somebody who is gone has played.
pub(super) fn forget(person: &str) {
    for (day, _) in all() {
        if day.person.as_deref() == Some(person) {
            TRIES.remove(&day.to_string());
        }
    }
}

/// Whether the table or the tournament of a play is on this device.
fn is_here(play: &DayPlay) -> bool {
    match play.kind {
        PlayKind::Table => record(&play.id).is_some(),
        PlayKind::Tournament => tournaments::SAVES.text(&play.id).is_some(),
    }
}

/// Whether a table or a tournament with that code of its deal is of any date: the date, and the play that it is. With the deal
/// of a date under another id it is a replay, unless an import has given its table that id.
pub fn find(id: &str, code: &str) -> Option<(Day, DayPlay)> {
    // Of several who have the same deal it is that of whoever has this very table.
    let mut all = all();
    all.sort_by_key(|(_, plays)| !plays.0.iter().any(|play| play.id == id));
    all.into_iter().find_map(|(day, plays)| {
        let of_deal: Vec<DayPlay> = plays.0.into_iter().filter(|play| play.code == code).collect();
        let own = of_deal.iter().find(|play| play.id == id);
        let moved = || of_deal.iter().find(|play| record(&play.id).is_none());
        let play = own.or_else(moved).or(of_deal.first())?.clone();
        let is_own = play.id == id || record(&play.id).is_none();
        Some((day, DayPlay { is_for_record: play.is_for_record && is_own, id: id.to_owned(), ..play }))
    })
}

/// Whether a table is a play of any date.
pub fn has_table(id: &str) -> bool {
    all().iter().any(|(_, plays)| plays.0.iter().any(|play| play.id == id))
}

/// Whether a date has no result without this table or tournament: it is the play for the record, and goes on.
pub fn needs(id: &str) -> bool {
    all().iter().any(|(_, plays)| plays.first().is_some_and(|play| play.id == id && !play.is_over))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{Date, Day};

    #[test]
    fn an_id_reads_back_as_itself_and_anything_else_is_none() {
        for id in ["2026-11-27", "2026-11-27-1a1ff43dd00"] {
            assert_eq!(Day::read(id).map(|day| day.to_string()).as_deref(), Some(id));
        }
        for id in ["", "2026-11-27-", "2026-11-31-a", "2026-11-27a", "é026-11-27-a"] {
            assert_eq!(Day::read(id), None, "{id}");
        }
    }

    #[test]
    fn a_date_is_whose_it_was_first_and_everybody_else_has_a_save_of_their_own() {
        let date: Date = "2026-11-27".parse().unwrap();
        let whose = |person, owner, is_saved| Day::with(date, person, owner, |_| is_saved).person;
        let (ana, bo) = (Some("ana"), Some("bo"));
        assert_eq!(whose(ana, ana, false), None, "the first one");
        assert_eq!(whose(bo, ana, false).as_deref(), bo, "another one");
        assert_eq!(whose(ana, None, false), None, "nobody has played, or nobody knows who");
        assert_eq!(whose(bo, None, true).as_deref(), bo, "whoever has a save keeps it");
        assert_eq!((whose(None, ana, false), whose(None, None, true)), (None, None), "somebody unknown");
    }
}
