//! The set-up form, kept for the next time.

use pentathlon_engine::table::Player;

/// A set-up as it is kept for the next time: a line a player as in records, then the options, then who starts.
pub struct SetUpForm {
    /// Who sits where.
    pub players: Vec<Player>,
    /// The options of the game, as they are written.
    pub options: String,
    /// Who starts; by lot, if nobody is named.
    pub start: Option<u8>,
}

impl SetUpForm {
    /// The form as it is before anybody has filled it in.
    pub const USUAL: &str = "person Ana\ncomputer silver Bo\ncomputer silver Chen\ncomputer silver Dita";

    /// Reads a form; what cannot be read is left out.
    pub fn read(text: &str) -> Self {
        let mut form = Self { players: Vec::new(), options: String::new(), start: None };
        for line in text.lines() {
            match line.split_once(':') {
                Some(("options", options)) => form.options = options.to_owned(),
                Some(("start", seat)) => form.start = seat.parse().ok(),
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
        text
    }
}
