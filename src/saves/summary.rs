//! The summary of a save for the shelf.

use crate::messages::language::language;
use pentathlon_engine::games::info_of;
use pentathlon_engine::table::Timestamp;

/// The version of this format. A summary of another version is made again from the record.
const VERSION: &str = "4";
/// Stands for the language where the summary has no words.
const ANY_LANGUAGE: &str = "any";
/// The start of the line with the result.
const RESULT: &str = "result ";
/// Separates names. No name contains it: names have no whitespace but spaces.
const NAME_SEPARATOR: &str = "\t";

/// What the shelf shows of a save without replaying it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The short name of the game.
    pub game: String,
    /// The names of the players.
    pub names: Vec<String>,
    /// How far the table is.
    pub progress: Progress,
    /// When it was last played.
    pub last_played: Timestamp,
    /// If the table left another one, to go on in another way, the number of the action at which it did. Such a branch
    /// has no result.
    pub branch: Option<usize>,
    /// If it is over, its result, without the table: a line that only the hall of fame reads
    /// (`pentathlon_engine::hall::GameResult`).
    pub result: Option<String>,
}

/// How far a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The table was opened on this device and no person has acted yet: the shelf does not show it.
    New,
    /// The game is in progress.
    Unfinished {
        /// How far it is, in a few words.
        progress: String,
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
fn made_by(game: &str, state: &str) -> Option<String> {
    let info = info_of(game)?;
    let language = if state == "on" { language() } else { ANY_LANGUAGE };
    Some(format!("{VERSION} {language} {}", info.rules_version))
}

impl Summary {
    /// Parses a summary; `None` if it was made by another version, in another language or by other rules.
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let (made, game, state) = (lines.next()?, lines.next()?, lines.next()?);
        let list = |line: &str| -> Vec<String> { line.split(NAME_SEPARATOR).map(str::to_owned).collect() };
        let (names, progress, who) = (list(lines.next()?), lines.next()?, lines.next()?);
        let last_played = lines.next()?.parse().ok()?;
        let (mut branch, mut result) = (None, None);
        for line in lines {
            if line.starts_with(RESULT) {
                result = Some(line.to_owned());
            } else {
                branch = Some(line.parse().ok()?);
            }
        }
        if made_by(game, state)? != made {
            return None;
        }
        let progress = match state {
            "on" => Progress::Unfinished { progress: progress.to_owned(), turn: who.to_owned() },
            "new" => Progress::New,
            "season" => Progress::SeasonGoesOn,
            "over" => Progress::Finished { winners: list(who), points: progress.parse().ok()? },
            _ => return None,
        };
        Some(Self { game: game.to_owned(), names, progress, last_played, branch, result })
    }

    /// The summary as text.
    pub fn write(&self) -> String {
        let (state, progress, who) = match &self.progress {
            Progress::Unfinished { progress, turn } => ("on", progress.clone(), turn.clone()),
            Progress::New => ("new", String::new(), String::new()),
            Progress::SeasonGoesOn => ("season", String::new(), String::new()),
            Progress::Finished { winners, points } => {
                ("over", points.to_string(), winners.join(NAME_SEPARATOR))
            }
        };
        let made = made_by(&self.game, state).unwrap_or_default();
        let (names, last_played) = (self.names.join(NAME_SEPARATOR), self.last_played.to_string());
        let (branch, result) = (self.branch.map(|action| action.to_string()), self.result.clone());
        let lines = [made, self.game.clone(), state.to_owned(), names, progress, who, last_played];
        lines.into_iter().chain(branch).chain(result).collect::<Vec<_>>().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::{Progress, Summary, Timestamp};

    fn summaries() -> [Summary; 4] {
        let (progress, turn) = ("Round 3 of 8".to_owned(), "Bo".to_owned());
        let winners = vec!["Ana".to_owned(), "Bo".to_owned()];
        [
            Progress::New,
            Progress::Unfinished { progress, turn },
            Progress::SeasonGoesOn,
            Progress::Finished { winners, points: 24 },
        ]
        .map(|progress| Summary {
            game: "olympics".to_owned(),
            names: vec!["Ana".to_owned(), "Bo".to_owned()],
            progress,
            last_played: Timestamp::from_ms(1_700_000_000_000),
            branch: None,
            result: None,
        })
    }

    #[test]
    fn a_summary_reads_back_as_itself() {
        for summary in summaries() {
            let branch = Summary { branch: Some(31), ..summary.clone() };
            assert_eq!(branch.write(), summary.write() + "\n31");
            let result = Some("result 1 olympics D1\t1 24 0 person Ana\tend".to_owned());
            let with_result = Summary { result: result.clone(), ..summary.clone() };
            let both = Summary { result, ..branch.clone() };
            for summary in [summary, branch, with_result, both] {
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
            for other in 0..3 {
                let mut words = words.clone();
                words[other] = "x";
                assert_eq!(Summary::read(&format!("{}\n{rest}", words.join(" "))), None, "{made}");
            }
        }
    }

    #[test]
    fn only_what_has_words_is_in_a_language() {
        for summary in summaries() {
            let text = summary.write();
            let has_words = matches!(summary.progress, Progress::Unfinished { .. });
            assert_eq!(text.starts_with("4 en "), has_words, "{text}");
            assert_eq!(text.starts_with("4 any "), !has_words, "{text}");
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
