//! What a save of each kind from elsewhere changes.

use super::Comparison;
use crate::saves::dailies::Day;
use crate::saves::id::is_id;
use crate::saves::import_action::{ImportAction, import_action};
use crate::saves::kinds::SaveKind;
use crate::saves::metadata::checksum;
use crate::saves::person::{Person, with_name};
use pentathlon_engine::daily::{Date, Plays};
use pentathlon_engine::games::info_of;
use pentathlon_engine::hall::GameResult;
use pentathlon_engine::table::{Player, PlayerKind, Timestamp, read_game, read_players};
use pentathlon_engine::tournament::Tournament;

impl Comparison {
    /// A table that is not known.
    pub(super) fn table(&mut self, there: &str, record: &str) {
        if !is_readable(record) || self.is_known(there, record) {
            return;
        }
        let here = self.here.of(SaveKind::Table).get(there);
        let goes_on = here.is_some_and(|here| import_action(here, record) == ImportAction::Replace);
        let id = if goes_on { there.to_owned() } else { self.free_id(SaveKind::Table, there) };
        self.records.insert(checksum(record));
        let is_asked = self.is_mine(SaveKind::Table, &id);
        self.add(SaveKind::Table, [there, &id], record.to_owned(), is_asked);
    }

    /// A tournament. The games that it has begun elsewhere are added to it here, whatever its id; one that counts games that are
    /// here takes these from the shelf.
    pub(super) fn tournament(&mut self, there: &str, text: &str) {
        let Ok(mut new) = text.parse::<Tournament>() else { return };
        let mut known = None;
        for (id, text) in self.here.of(SaveKind::Tournament) {
            let Ok(here) = text.parse::<Tournament>() else { continue };
            if let Some(joined) = here.joined(&new) {
                if joined.rounds == here.rounds {
                    return;
                }
                known = Some(id.clone());
                new = joined;
                break;
            }
        }
        let id = known.unwrap_or_else(|| self.free_id(SaveKind::Tournament, there));
        let is_asked = self.is_mine(SaveKind::Tournament, &id)
            || new.rounds.iter().any(|round| self.is_mine(SaveKind::Table, &round.table));
        self.add(SaveKind::Tournament, [there, &id], new.to_string(), is_asked);
    }

    /// A person. Whoever has a name of somebody here is asked about; names of others are left out.
    pub(super) fn person(&mut self, there: &str, text: &str) {
        let fold = self.here.fold;
        let Some(mut new) = Person::read(there, text).filter(|_| is_id(there)) else { return };
        let people = &self.here.people;
        new.names =
            new.names.iter().map(|name| Player::new(name, PlayerKind::Person).name().to_owned()).collect();
        new.names.retain(|name| !name.is_empty());
        let own = new.names.iter().find_map(|name| with_name(people, name, fold)).cloned();
        new.names
            .retain(|name| with_name(people, name, fold).is_none_or(|other| Some(other) == own.as_ref()));
        let after = match own {
            None if new.names.is_empty() => return,
            Some(own) => {
                self.people.insert(there.to_owned(), own.id.clone());
                let joined = Person::joined(&own, &new, |one, other| fold(one) == fold(other));
                let seen = |person: &Person| (person.names.clone(), person.colour, person.shape);
                if seen(&joined) == seen(&own) {
                    return;
                }
                joined
            }
            None => {
                let id = self.free_id(SaveKind::Person, there);
                self.people.insert(there.to_owned(), id.clone());
                // Nobody from elsewhere is the one who played last here.
                let before = |person: &Person| Timestamp::from_ms(person.last_played.ms().saturating_sub(1));
                let last = people.iter().map(before).max();
                let last_played = new.last_played.min(last.unwrap_or(self.here.now));
                Person { id, last_played, ..new }
            }
        };
        self.here.people.retain(|person| person.id != after.id);
        self.here.people.push(after.clone());
        let is_asked = self.is_mine(SaveKind::Person, &after.id);
        self.add(SaveKind::Person, [there, &after.id], after.to_string(), is_asked);
    }

    /// What was played of a date. Nothing of it changes what counts here, unless that is said: today's deal is not over by it, a
    /// day that has been played stays as it was, and no game of this device becomes a repeat.
    pub(super) fn date(&mut self, date: &str, text: &str) {
        if let (Ok(date), Ok(new)) = (date.parse::<Date>(), text.parse::<Plays>()) {
            self.plays(SaveKind::Day, date, &date.to_string(), new);
        }
    }

    /// The same of what somebody has played of a day that is another's. Whoever did not come along is nobody here.
    pub(super) fn try_of(&mut self, there: &Day, new: Plays) {
        let person = there.person.as_ref().and_then(|there| self.people.get(there)).cloned();
        if person.is_some() {
            let day = Day { date: there.date, person };
            self.plays(SaveKind::Try, day.date, &day.to_string(), new);
        }
    }

    fn plays(&mut self, kind: SaveKind, date: Date, id: &str, new: Plays) {
        let Some(today) = self.here.today.filter(|&today| date <= today) else { return };
        let own = self.here.of(kind).get(id);
        let own: Plays = own.and_then(|text| text.parse().ok()).unwrap_or_default();
        let mut merged = own.clone();
        merged.merge(new);
        if merged == own {
            return;
        }
        let is_changed = !merged.0.starts_with(&own.0);
        let is_decided =
            own.first().is_none() && merged.first().is_some() && (date == today || !own.0.is_empty());
        let mut added = merged.0.iter().skip(own.0.len());
        let is_known = |code: &String| own.0.iter().any(|play| play.code == *code);
        let has_game_of_mine =
            added.any(|play| self.here.deals.contains(&play.code) && !is_known(&play.code));
        let is_asked = is_changed || is_decided || has_game_of_mine;
        self.add(kind, [id, id], merged.to_string(), is_asked);
    }

    /// A result whose game was deleted.
    pub(super) fn result(&mut self, there: &str, line: &str) {
        let line = line.trim_end();
        if line.parse::<GameResult>().is_err() || !is_id(there) {
            return;
        }
        let results = self.here.of(SaveKind::Result);
        let is_same = |id: &str| results.get(id).is_some_and(|own| own.trim_end() == line);
        // A backup of a backup has the longer ids.
        let mut id = there.to_owned();
        while results.contains_key(&id) && !is_same(&id) {
            id.push('x');
        }
        if !is_same(&id) {
            self.add(SaveKind::Result, [there, &id], line.to_owned(), false);
        }
    }
}

/// Whether a record has players and a game of the shelf.
fn is_readable(record: &str) -> bool {
    let game = read_game(record).unwrap_or_default();
    let players = read_players(record).len();
    info_of(game).is_some_and(|info| info.seats.contains(&players))
}

#[cfg(test)]
mod tests {
    use super::is_readable;

    #[test]
    fn only_a_record_with_players_and_a_game_of_the_shelf_is_readable() {
        let record = |game: &str, seat: &str| format!("pentathlon record 1\ngame: {game}\n{seat}\n--\nend\n");
        assert!(is_readable(&record("olympics", "seat 0: person Ana\nseat 1: person Bo")));
        assert!(!is_readable(&record("chess", "seat 0: person Ana")));
        assert!(!is_readable(&record("olympics", "seat 0: nobody")));
        assert!(!is_readable("pentathlon record x"));
    }
}
