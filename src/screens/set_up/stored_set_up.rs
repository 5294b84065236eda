//! The set-up form, stored for the next time.

use super::names::{last_person, seated, with_distinct_names};
use crate::browser::is_same_name;
use crate::contract::{GameUi, option_value, with_option};
use crate::saves::{people, set_ups};
use pentathlon_engine::rules::Level;
use pentathlon_engine::table::{Player, PlayerKind};

/// The stored form of a set-up: a line per player as in records, then the options, then who starts.
#[derive(Clone)]
pub struct StoredSetUp {
    /// Who sits where.
    pub players: Vec<Player>,
    /// The options of the game, in their notation.
    pub options: String,
    /// Who starts; drawn by lot if `None`.
    pub start: Option<u8>,
    /// Whether hints are allowed when several people play.
    pub hints: bool,
}

impl StoredSetUp {
    /// The form of a game, as it was last filled in on this device; `None` before that. People have the names that they have
    /// now.
    pub fn of(game: &str) -> Option<Self> {
        let mut form = Self::read(&set_ups::of(game)?);
        form.players = seated(form.players, &people::all());
        Some(form)
    }

    /// The form with the person who played last as the one who plays alone. Several people stay who they are.
    #[must_use]
    pub fn with_last_person(mut self) -> Self {
        let mut people = self.players.iter_mut().filter(|player| player.kind == PlayerKind::Person);
        if let (Some(person), None, Some(name)) = (people.next(), people.next(), last_person()) {
            *person = Player::new(&name, PlayerKind::Person);
        }
        self.players = with_distinct_names(self.players, is_same_name);
        self
    }

    /// The form before it is first filled in: one person, called as at the last table, and rivals of the easiest level.
    pub fn usual() -> Self {
        Self::usual_for(&last_person().unwrap_or_default())
    }

    /// The form of a first game that begins at once: whoever plays for the first time begins, so that nobody has to watch
    /// first, or the next seat where it is better to see first what whoever starts does.
    pub fn first(ui: &dyn GameUi, person: &str) -> Self {
        let start = ui.start_question().map(|_| u8::from(!ui.newcomer_starts()));
        Self { start, ..Self::usual_for(person) }
    }

    /// The same with a person of that name; one of the usual names if it is empty.
    pub fn usual_for(person: &str) -> Self {
        let names = set_ups::usual_names(person).into_iter().enumerate();
        let players = names.map(|(seat, name)| {
            let kind = if seat == 0 { PlayerKind::Person } else { PlayerKind::Computer(Level::EASIEST) };
            Player::new(name, kind)
        });
        let players = players.collect();
        Self { players, options: String::new(), start: None, hints: false }
    }

    /// Saves the form.
    pub fn save(&self, game: &str) {
        set_ups::save(game, &self.write());
    }

    /// Parses a form; unreadable lines are left out.
    pub fn read(text: &str) -> Self {
        let mut form = Self { players: Vec::new(), options: String::new(), start: None, hints: false };
        for line in text.lines() {
            match line.split_once(':') {
                Some(("options", options)) => form.options = options.to_owned(),
                Some(("start", seat)) => form.start = seat.parse().ok(),
                Some(("hints", _)) => form.hints = true,
                _ => form.players.extend(line.parse::<Player>()),
            }
        }
        form
    }

    /// Writes the form.
    pub fn write(&self) -> String {
        let mut text: String = self.players.iter().map(|player| format!("{player}\n")).collect();
        text.push_str(&format!("options:{}\n", self.options));
        if let Some(seat) = self.start {
            text.push_str(&format!("start:{seat}\n"));
        }
        if self.hints {
            text.push_str("hints:everybody\n");
        }
        text
    }

    /// The form with these options (`clues=more`), except where it has another answer.
    pub fn naming(mut self, options: &[&str]) -> Self {
        for (key, answer) in options.iter().filter_map(|option| option.split_once('=')) {
            if option_value(&self.options, key).is_none() {
                self.options = with_option(&self.options, key, answer);
            }
        }
        self
    }
}

/// The level of the rivals among these players: that of the last one, or the easiest without any.
pub fn level_among(players: &[Player]) -> Level {
    let of = |player: &Player| if let PlayerKind::Computer(level) = player.kind { Some(level) } else { None };
    players.iter().rev().find_map(of).unwrap_or(Level::EASIEST)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{StoredSetUp, level_among};
    use crate::games::every_game_ui;
    use pentathlon_engine::cards::Seed;
    use pentathlon_engine::games::shelf;
    use pentathlon_engine::rules::{Level, Seat};
    use pentathlon_engine::table::PlayerKind;

    fn players(form: &StoredSetUp) -> Vec<String> {
        form.players.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_form_reads_back_as_itself() {
        let text = "person Ana\ncomputer gold Bo\noptions:tie=shared\nstart:1\nhints:everybody\n";
        assert_eq!(StoredSetUp::read(text).write(), text);
        let text = "person Ana\nperson Bo\noptions:\n";
        assert_eq!(StoredSetUp::read(text).write(), text);
    }

    #[test]
    fn the_first_rivals_are_the_easiest_and_every_game_can_be_played_with_them() {
        assert_eq!(
            players(&StoredSetUp::usual_for("")),
            ["person Ana", "computer bronze Bo", "computer bronze Chen"]
        );
        assert_eq!(
            players(&StoredSetUp::usual_for("Bo")),
            ["person Bo", "computer bronze Chen", "computer bronze Dita"]
        );
        assert_eq!(
            players(&StoredSetUp::usual_for("Zoë")),
            ["person Zoë", "computer bronze Bo", "computer bronze Chen"]
        );
        assert!(shelf().iter().all(|info| info.seats.contains(&StoredSetUp::usual_for("").players.len())));
    }

    #[test]
    fn a_first_game_begins_with_the_newcomer_but_in_a_race_with_a_computer_as_coach() {
        for ui in every_game_ui() {
            let form = StoredSetUp::first(ui, "");
            let Some(start) = form.start else { continue };
            assert_eq!(
                form.players[usize::from(start)].kind == PlayerKind::Person,
                !ui.is_race(),
                "{}",
                ui.info().id
            );
            let table = ui.open(&format!("start={start}"), form.players, Seed::from_number(7)).unwrap();
            assert!(table.awaiting().seats().contains(Seat(start)), "{}", ui.info().id);
        }
        assert!(every_game_ui().iter().any(|ui| StoredSetUp::first(*ui, "").start == Some(1)));
    }

    #[test]
    fn what_was_chosen_last_is_kept_even_in_the_form_of_an_earlier_version() {
        let kept = "person Ana\ncomputer silver Bo\noptions:\nrivals:chosen\n";
        assert_eq!(players(&StoredSetUp::read(kept)), ["person Ana", "computer silver Bo"]);
    }

    #[test]
    fn further_rivals_are_as_strong_as_the_last_one() {
        let level = |text: &str| level_among(&StoredSetUp::read(text).players);
        assert_eq!(level("person Ana\ncomputer gold Bo\ncomputer silver Chen\nperson Dita"), Level::Regular);
        assert_eq!(level("person Ana\nperson Bo"), Level::Rookie);
    }

    #[test]
    fn new_options_are_named_unless_there_is_another_answer() {
        let named = |options: &str| {
            let form = StoredSetUp { options: options.to_owned(), ..StoredSetUp::usual_for("") };
            form.naming(&["clues=more", "hands=clear"]).options
        };
        assert_eq!(named(""), "clues=more hands=clear");
        assert_eq!(named("clock=off clues=core"), "clock=off clues=core hands=clear");
        assert_eq!(named("hands=clear clues=more"), "hands=clear clues=more");
    }
}
