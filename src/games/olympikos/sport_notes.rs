//! A line of lore for each sport: `sport_notes.txt`, a row per sport, loaded beside the app with the pictures.

use crate::lazy_asset::LazyAsset;
use pentathlon_engine::games::olympikos::Sport;

thread_local! {
    static NOTES: LazyAsset = LazyAsset::new("lore");
}

/// Loads the table, if it is not here.
pub fn preload() {
    LazyAsset::load(&NOTES);
}

/// The lore of a sport; nothing as long as the table is not here. What reads it is notified when it comes.
pub fn sport_note(sport: Sport) -> Option<String> {
    preload();
    LazyAsset::read(&NOTES, |table| line(table, sport).map(str::to_owned))
}

/// The row of a sport.
fn line(table: &str, sport: Sport) -> Option<&str> {
    table
        .lines()
        .filter_map(|row| row.split_once(": "))
        .find(|(id, _)| *id == sport.id())
        .map(|(_, line)| line)
}

#[cfg(test)]
mod tests {
    use super::line;
    use pentathlon_engine::games::olympikos::Sport;

    const TABLE: &str = include_str!("sport_notes.txt");

    #[test]
    fn every_sport_has_a_line_of_lore_in_the_order_of_the_sports() {
        let ids: Vec<&str> = TABLE.lines().filter_map(|row| row.split_once(": ")).map(|(id, _)| id).collect();
        assert_eq!(ids, Sport::all().map(Sport::id).collect::<Vec<_>>());
    }

    #[test]
    fn a_line_of_lore_is_a_sentence_of_at_most_120_characters() {
        for sport in Sport::all() {
            let line = line(TABLE, sport).unwrap_or_default();
            assert!((30..=120).contains(&line.chars().count()), "{sport:?}: {line}");
            assert!(line.ends_with('.'), "{sport:?}: {line}");
        }
    }

    #[test]
    fn a_page_in_place_of_the_table_has_no_lore() {
        assert!(Sport::all().all(|sport| line("<!DOCTYPE html>\n<p>Not found: sorry</p>", sport).is_none()));
    }
}
