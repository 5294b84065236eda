//! What was played of the deals of each date: a small save (`small.rs`) for a date. Tables and tournaments are saves of their
//! own, and results are in the records.

use super::kinds::SaveKind;
use super::small::SmallSaves;
use super::{record, tournaments};
use crate::browser::{Turn, local_date, now};
use pentathlon_engine::daily::{Date, Play, Played, Plays};

/// Their saves; the id is the date.
const SAVES: SmallSaves = SmallSaves(SaveKind::Date);

/// What was played of a date.
pub fn plays(date: Date) -> Plays {
    SAVES.text(&date.to_string()).and_then(|text| text.parse().ok()).unwrap_or_default()
}

/// Waits until no other tab begins the deal of that date, and reads what the last one has begun.
pub async fn take_turn(date: Date) -> Turn {
    SAVES.take_turn(&date.to_string()).await
}

fn change(date: Date, change: impl FnOnce(&mut Plays)) {
    let before = plays(date);
    let mut plays = before.clone();
    change(&mut plays);
    if plays != before {
        SAVES.save(&date.to_string(), &plays.to_string());
    }
}

/// The date where the device is. A changed clock plays the deal of another date, and can do no more.
pub fn today() -> Option<Date> {
    local_date(now())?.parse().ok()
}

/// Saves that a table or a tournament is a play of the deal of a date: for the record if it is the first one, and begun on
/// that date.
pub fn add(date: Date, played: Played, id: &str, code: String) {
    let is_first = today() == Some(date);
    let play = Play { is_first, played, id: id.to_owned(), code, is_over: false, is_eased: false };
    change(date, |plays| plays.add(play));
}

/// Notes that a play with that code of its deal is over. If an import gave its table another id, it has that id from now on.
pub fn finish(date: Date, id: &str, code: &str) {
    let is_moved = |play: &Play| play.code == code && record(&play.id).is_none();
    change(date, |plays| {
        let own = plays.0.iter().position(|play| play.id == id);
        let own = own.or_else(|| plays.0.iter().position(is_moved));
        if let Some(play) = own.and_then(|own| plays.0.get_mut(own)) {
            play.id = id.to_owned();
            play.is_over = true;
        }
    });
}

/// Notes that a rival at this table had to decide without a search, if the table is of any date.
pub fn ease(table: &str) {
    let id = tournaments::of_table(table);
    let id = id.as_deref().unwrap_or(table);
    for (date, plays) in all() {
        if plays.0.iter().any(|play| play.id == id) {
            change(date, |plays| {
                plays.0.iter_mut().filter(|play| play.id == id).for_each(|play| play.is_eased = true);
            });
        }
    }
}

/// All dates of which something is saved, latest first.
pub fn all() -> impl Iterator<Item = (Date, Plays)> {
    SAVES.ids().into_iter().filter_map(|date| Some((date.parse().ok()?, SAVES.text(&date)?.parse().ok()?)))
}

/// The dates whose play for the record is over.
pub fn dates_over() -> Vec<Date> {
    let is_over = |plays: &Plays| plays.first().is_some_and(|play| play.is_over);
    all().filter(|(_, plays)| is_over(plays)).map(|(date, _)| date).collect()
}

/// The play of a date that goes on or whose result can be seen: the one for the record, or else a replay.
pub fn current(date: Date) -> Option<Play> {
    let plays = plays(date).0;
    let here = |is_first| plays.iter().find(|play| play.is_first == is_first && is_here(play)).cloned();
    here(true).or_else(|| here(false))
}

/// Whether the table or the tournament of a play is on this device.
fn is_here(play: &Play) -> bool {
    match play.played {
        Played::Table => record(&play.id).is_some(),
        Played::Tournament => tournaments::SAVES.text(&play.id).is_some(),
    }
}

/// A play of a date that is here and is none of those `known` before: another tab has begun it.
pub fn begun_since(known: &Plays, date: Date) -> Option<Play> {
    let is_new = |play: &Play| !known.0.iter().any(|known| known.id == play.id);
    plays(date).0.into_iter().find(|play| is_new(play) && is_here(play))
}

/// Whether a table or a tournament with that code of its deal is of any date: the date, and the play that it is. With the deal
/// of a date under another id it is a replay, unless an import has given its table that id.
pub fn find(id: &str, code: &str) -> Option<(Date, Play)> {
    all().find_map(|(date, plays)| {
        let of_deal: Vec<Play> = plays.0.into_iter().filter(|play| play.code == code).collect();
        let own = of_deal.iter().find(|play| play.id == id);
        let moved = || of_deal.iter().find(|play| record(&play.id).is_none());
        let play = own.or_else(moved).or(of_deal.first())?.clone();
        let is_own = play.id == id || record(&play.id).is_none();
        Some((date, Play { is_first: play.is_first && is_own, id: id.to_owned(), ..play }))
    })
}

/// Whether a table is a play of any date.
pub fn has_table(id: &str) -> bool {
    all().any(|(_, plays)| plays.0.iter().any(|play| play.id == id))
}

/// Whether a date has no result without this table or tournament: it is the play for the record, and goes on.
pub fn needs(id: &str) -> bool {
    all().any(|(_, plays)| plays.first().is_some_and(|play| play.id == id && !play.is_over))
}
