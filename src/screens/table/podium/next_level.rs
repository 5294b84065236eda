//! After two wins in a row against computers of one level, the next level is offered, once.

use crate::browser::Storage;
use crate::messages::screens;
use crate::saves::{self, Progress, guests};
use crate::screens::set_up::new_table::{deal, save_new_and_open};
use crate::screens::set_up::stored_set_up::StoredSetUp;
use crate::session::TableSession;
use crate::ui::on_tap;
use leptos::prelude::*;
use pentathlon_engine::rules::{Level, Standing};
use pentathlon_engine::table::{Player, PlayerKind, read_game, read_players};

/// The offer below the result of a table; `None` if there is nothing to offer.
pub fn next_level(session: TableSession, standing: &Standing) -> Option<AnyView> {
    let (players, options) = session.with_table(|table| (table.players().to_vec(), table.options()));
    let rivals = rivals_of_one(&players)?;
    let level = rivals.stronger()?;
    let person = players.iter().position(|player| player.kind == PlayerKind::Person)?;
    let has_won = standing.firsts().any(|seat| seat.index() == person);
    let game = session.ui.info().id;
    if !has_won
        || session.with_table(|table| table.branched_at()).is_some()
        || !was_won_before(&session.id(), game, rivals)
        || !is_first_at(&format!("offered/{game}/{level}"), &session.id())
    {
        return None;
    }
    let play = move || {
        let stronger = players.iter().map(|player| match player.kind {
            PlayerKind::Computer(_) => Player::new(player.name(), PlayerKind::Computer(level)),
            PlayerKind::Person => player.clone(),
        });
        let mut form = StoredSetUp::of(game).unwrap_or_else(StoredSetUp::usual);
        form.players = stronger.collect();
        // The options of a table name who starts.
        form.options = options.clone();
        form.start = None;
        match deal(session.ui, &form) {
            Ok(table) => {
                let kept = StoredSetUp::of(game).unwrap_or_else(StoredSetUp::usual);
                StoredSetUp { players: form.players, ..kept }.save(game);
                save_new_and_open(table.as_ref(), &guests::of(&session.id()));
            }
            Err(why) => session.narrator.notify(why),
        }
    };
    let (sentence, word) = match level {
        Level::Expert => (screens::next_level_expert(), screens::play_expert()),
        _ => (screens::next_level_regular(), screens::play_regular()),
    };
    Some(
        view! {
            <p class="tie next-level">
                {sentence} " " <button type="button" class="button" on:click=on_tap(play)>{word}</button>
            </p>
        }
        .into_any(),
    )
}

/// The level of all computers that play against a single person; `None` for other players, and for different levels.
fn rivals_of_one(players: &[Player]) -> Option<Level> {
    let levels: Vec<Level> = players
        .iter()
        .filter_map(|player| match player.kind {
            PlayerKind::Computer(level) => Some(level),
            PlayerKind::Person => None,
        })
        .collect();
    let first = *levels.first()?;
    (levels.len() + 1 == players.len() && levels.iter().all(|level| *level == first)).then_some(first)
}

/// Whether the finished game before this one was won by its only person against that level.
fn was_won_before(id: &str, game: &str, level: Level) -> bool {
    let is_of_game = |record: &str| read_game(record).is_ok_and(|played| played == game);
    // Ids are moments, and the latest comes first.
    let earlier = saves::ids().into_iter().filter(|other| other.as_str() < id);
    let mut finished = earlier.filter_map(|id| {
        let (record, summary) = saves::record_and_summary(&id)?;
        let summary = summary?;
        match summary.progress {
            // What was tried again is no result.
            _ if summary.branch.is_some() => None,
            Progress::Finished { winners, .. } if is_of_game(&record) => Some((record, winners)),
            _ => None,
        }
    });
    finished.next().is_some_and(|(record, winners)| {
        let players = read_players(&record);
        let person = players.iter().find(|player| player.kind == PlayerKind::Person);
        rivals_of_one(&players) == Some(level)
            && person.is_some_and(|person| winners.iter().any(|winner| winner == person.name()))
    })
}

/// Whether something that is said at one table only may be said at this one: it has not been said at another. From now on it
/// has.
pub fn is_first_at(key: &str, id: &str) -> bool {
    let said_at = Storage.get(key);
    if said_at.is_none() {
        // Without storage it is said again.
        let _ = Storage.set(key, id);
    }
    said_at.is_none_or(|other| other == id)
}

#[cfg(test)]
mod tests {
    use super::rivals_of_one;
    use pentathlon_engine::rules::Level;
    use pentathlon_engine::table::Player;

    #[test]
    fn only_a_single_person_has_rivals_of_one_level() {
        let level = |lines: &[&str]| {
            let players: Vec<Player> = lines.iter().flat_map(|line| line.parse()).collect();
            assert_eq!(players.len(), lines.len());
            rivals_of_one(&players)
        };
        assert_eq!(level(&["person Ana", "computer bronze Bo", "computer bronze Chen"]), Some(Level::Rookie));
        assert_eq!(level(&["computer gold Bo", "person Ana"]), Some(Level::Expert));
        assert_eq!(level(&["person Ana", "computer bronze Bo", "computer silver Chen"]), None);
        assert_eq!(level(&["person Ana", "person Bo", "computer bronze Chen"]), None);
        assert_eq!(level(&["computer bronze Bo", "computer bronze Chen"]), None);
        assert_eq!(level(&["person Ana", "person Bo"]), None);
    }
}
