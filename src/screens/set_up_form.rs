//! The set-up form, stored for the next time.

use pentathlon_engine::bots::Level;
use pentathlon_engine::table::{Kind, Player};

/// The stored form of a set-up: a line per player as in records, then the options, then who starts.
pub struct SetUpForm {
    /// Who sits where.
    pub players: Vec<Player>,
    /// The options of the game, in their notation.
    pub options: String,
    /// Who starts; drawn by lot if `None`.
    pub start: Option<u8>,
    /// Whether the player has chosen the level of the computers; otherwise they get the default.
    pub is_chosen: bool,
    /// Whether hints are allowed when several people play.
    pub hints: bool,
}

impl SetUpForm {
    /// The form before it is first filled in.
    pub const USUAL: &str = "person Ana\ncomputer silver Bo\ncomputer silver Chen\ncomputer silver Dita";

    /// Parses a form; unreadable lines are left out.
    pub fn read(text: &str) -> Self {
        let mut form =
            Self { players: Vec::new(), options: String::new(), start: None, is_chosen: false, hints: false };
        for line in text.lines() {
            match line.split_once(':') {
                Some(("options", options)) => form.options = options.to_owned(),
                Some(("start", seat)) => form.start = seat.parse().ok(),
                Some(("rivals", _)) => form.is_chosen = true,
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
        if self.is_chosen {
            text.push_str("rivals:chosen\n");
        }
        if self.hints {
            text.push_str("hints:everybody\n");
        }
        text
    }

    /// The form with computers of that level, unless the player has chosen levels.
    pub fn proposing(mut self, level: Level) -> Self {
        let of = |player: &Player| if let Kind::Computer(level) = player.kind { Some(level) } else { None };
        // Older forms do not store the choice; their default was Silver.
        self.is_chosen |= self.players.iter().filter_map(of).any(|own| own != Level::Silver && own != level);
        if !self.is_chosen {
            let computers = self.players.iter_mut().filter(|player| of(player).is_some());
            computers.for_each(|player| player.kind = Kind::Computer(level));
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::SetUpForm;
    use pentathlon_engine::bots::Level;

    fn players(form: &SetUpForm) -> Vec<String> {
        form.players.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_form_reads_back_as_itself() {
        let text =
            "person Ana\ncomputer gold Bo\noptions:tie=shared\nstart:1\nrivals:chosen\nhints:everybody\n";
        assert_eq!(SetUpForm::read(text).write(), text);
        let text = "person Ana\nperson Bo\noptions:\n";
        assert_eq!(SetUpForm::read(text).write(), text);
    }

    #[test]
    fn computers_that_nobody_has_chosen_are_as_proposed() {
        let usual = SetUpForm::read(SetUpForm::USUAL).proposing(Level::Gold);
        let gold = ["person Ana", "computer gold Bo", "computer gold Chen", "computer gold Dita"];
        assert_eq!(players(&usual), gold);
        let again = SetUpForm::read(&usual.write()).proposing(Level::Gold);
        assert_eq!((players(&again), again.is_chosen), (gold.map(str::to_owned).to_vec(), false));
    }

    #[test]
    fn computers_that_somebody_has_chosen_stay() {
        for kept in
            ["person Ana\ncomputer silver Bo\nrivals:chosen", "computer bronze Ana\ncomputer silver Bo"]
        {
            let form = SetUpForm::read(kept);
            let before = players(&form);
            assert_eq!(players(&form.proposing(Level::Gold)), before, "{kept}");
        }
    }
}
