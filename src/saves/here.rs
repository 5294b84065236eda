//! What this device has, as far as a save from outside can change it.

use super::kinds::SaveKind;
use super::person::{Fold, Person};
use super::small::SmallSaves;
use super::{Slices, ids, people, record_and_summary};
use crate::browser::{folded_name, local_date, now};
use pentathlon_engine::daily::Date;
use pentathlon_engine::hall::GameResult;
use pentathlon_engine::table::Timestamp;
use std::collections::{BTreeMap, BTreeSet};

/// What is here.
#[derive(Clone, Debug)]
pub(super) struct Here {
    /// The texts of the saves of each kind, by id.
    pub saves: [BTreeMap<String, String>; SaveKind::COUNT],
    /// The people.
    pub people: Vec<Person>,
    /// The codes of the deals of finished tables.
    pub deals: BTreeSet<String>,
    /// The date here. Without one no day is taken.
    pub today: Option<Date>,
    /// The present moment.
    pub now: Timestamp,
    /// How names are compared.
    pub fold: Fold,
}

impl Here {
    /// The texts of the saves of a kind, by id.
    pub fn of(&self, kind: SaveKind) -> &BTreeMap<String, String> {
        &self.saves[kind as usize]
    }

    /// Reads all of it.
    pub async fn read(slices: &mut Slices) -> Self {
        // People come first: some may be made of what earlier versions kept.
        let people = people::all();
        let small = |kind| -> BTreeMap<String, String> {
            let Some(saves) = SmallSaves::of(kind) else { return BTreeMap::new() };
            saves.ids().into_iter().filter_map(|id| Some((id.clone(), saves.text(&id)?))).collect()
        };
        let (mut saves, mut deals) = (SaveKind::ALL.map(small), BTreeSet::new());
        for id in ids() {
            slices.next().await;
            let Some((record, summary)) = record_and_summary(&id) else { continue };
            let result = summary.and_then(|summary| summary.result?.parse::<GameResult>().ok());
            deals.extend(result.map(|result| result.deal));
            saves[SaveKind::Table as usize].insert(id, record);
        }
        let now = now();
        let today = local_date(now).and_then(|date| date.parse().ok());
        Self { saves, people, deals, today, now, fold: folded_name }
    }
}
