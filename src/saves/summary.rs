//! The summary of a save for the shelf.

use crate::messages::language::language;
use pentathlon_engine::games::shelf;

/// The version of this format. A summary of another version is made again from the record.
const VERSION: &str = "3";
/// Separates names. No name contains it: names have no whitespace but spaces.
const BETWEEN: &str = "\t";

/// What the shelf shows of a save without replaying it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The short name of the game.
    pub game: String,
    /// The names of the players.
    pub names: Vec<String>,
    /// How far the table is.
    pub progress: Progress,
    /// When it was last played, in milliseconds since 1970; 0 if that is unknown.
    pub played_ms: u64,
    /// If the table left another one, to go on in another way, the number of the action at which it did. Its result is
    /// none.
    pub branch: Option<usize>,
}

/// How far a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The table was opened on this device and no person has acted yet: the shelf does not show it.
    New,
    /// The game is in progress.
    Unfinished {
        /// How far it is, in a few words.
        part: String,
        /// The player whose turn it is; empty if there is not exactly one.
        turn: String,
    },
    /// The game is over, but its season is not.
    SeasonGoesOn,
    /// The game is over, and so is its season, if any.
    Finished {
        /// The names of those who won; all players if they share the result.
        winners: Vec<String>,
        /// The points of each of them.
        points: i32,
    },
}

/// Version, language and rules edition. A summary in another language or by other rules is not shown.
fn made_by(game: &str) -> Option<String> {
    let facts = shelf().into_iter().find(|facts| facts.id == game)?;
    Some(format!("{VERSION} {} {}", language(), facts.rules_version))
}

impl Summary {
    /// Parses a summary; `None` if it was made by another version, in another language or by other rules.
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let (made, game, state) = (lines.next()?, lines.next()?, lines.next()?);
        let list = |line: &str| -> Vec<String> { line.split(BETWEEN).map(str::to_owned).collect() };
        let (names, progress, who) = (list(lines.next()?), lines.next()?, lines.next()?);
        let played_ms = lines.next()?.parse().ok()?;
        // Only the summary of a branch has that line.
        let branch = lines.next().map(str::parse).transpose().ok()?;
        if made_by(game)? != made {
            return None;
        }
        let progress = match state {
            "on" => Progress::Unfinished { part: progress.to_owned(), turn: who.to_owned() },
            "new" => Progress::New,
            "season" => Progress::SeasonGoesOn,
            "over" => Progress::Finished { winners: list(who), points: progress.parse().ok()? },
            _ => return None,
        };
        Some(Self { game: game.to_owned(), names, progress, played_ms, branch })
    }

    /// The summary as text.
    pub fn write(&self) -> String {
        let (state, progress, who) = match &self.progress {
            Progress::Unfinished { part, turn } => ("on", part.clone(), turn.clone()),
            Progress::New => ("new", String::new(), String::new()),
            Progress::SeasonGoesOn => ("season", String::new(), String::new()),
            Progress::Finished { winners, points } => ("over", points.to_string(), winners.join(BETWEEN)),
        };
        let made = made_by(&self.game).unwrap_or_default();
        let (names, played) = (self.names.join(BETWEEN), self.played_ms.to_string());
        let text = [&made, &self.game, state, &names, &progress, &who, &played].join("\n");
        match self.branch {
            Some(action) => format!("{text}\n{action}"),
            None => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Progress, Summary};

    fn summaries() -> [Summary; 4] {
        let (part, turn) = ("Round 3 of 8".to_owned(), "Bo".to_owned());
        let winners = vec!["Ana".to_owned(), "Bo".to_owned()];
        [
            Progress::New,
            Progress::Unfinished { part, turn },
            Progress::SeasonGoesOn,
            Progress::Finished { winners, points: 24 },
        ]
        .map(|progress| Summary {
            game: "olympics".to_owned(),
            names: vec!["Ana".to_owned(), "Bo".to_owned()],
            progress,
            played_ms: 1_700_000_000_000,
            branch: None,
        })
    }

    #[test]
    fn a_summary_reads_back_as_itself() {
        for summary in summaries() {
            let branch = Summary { branch: Some(31), ..summary.clone() };
            assert_eq!(branch.write(), summary.write() + "\n31");
            for summary in [summary, branch] {
                assert_eq!(Summary::read(&summary.write()), Some(summary));
            }
        }
    }

    #[test]
    fn a_summary_of_another_version_language_or_rules_is_made_anew() {
        for summary in summaries() {
            let text = summary.write();
            let (made, rest) = text.split_once('\n').unwrap_or_default();
            let words: Vec<&str> = made.split(' ').collect();
            assert_eq!(words.len(), 3);
            for other in 0..words.len() {
                let mut words = words.clone();
                words[other] = "x";
                assert_eq!(Summary::read(&format!("{}\n{rest}", words.join(" "))), None, "{made}");
            }
        }
    }

    #[test]
    fn a_summary_that_is_torn_or_of_no_game_is_made_anew() {
        let text = summaries()[0].write();
        for end in 0..text.rfind('\n').unwrap_or_default() {
            assert_eq!(Summary::read(&text[..end]), None);
        }
        assert_eq!(Summary::read(&text.replace("olympics", "chess")), None);
    }
}
