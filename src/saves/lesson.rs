//! How far the lesson of each game has been followed on this device.

use crate::browser::Storage;

/// How far a lesson is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonProgress {
    /// Nobody has begun it.
    New,
    /// It was left in this part, before this step.
    Left {
        /// The part, from 0.
        part: usize,
        /// The step, from 0.
        step: usize,
    },
    /// It was followed to its end.
    Done,
    /// Nobody wants it.
    Declined,
}

impl LessonProgress {
    /// How far the lesson of a game is.
    pub fn of(game: &str) -> Self {
        match Storage.get(&key(game)).as_deref() {
            None => Self::New,
            Some("done") => Self::Done,
            Some("declined") => Self::Declined,
            Some(text) => {
                let read = text.split_once('.').and_then(|(part, step)| {
                    Some(Self::Left { part: part.parse().ok()?, step: step.parse().ok()? })
                });
                read.unwrap_or(Self::New)
            }
        }
    }

    /// Saves how far the lesson of a game is. Without storage it begins anew next time.
    pub fn save(self, game: &str) {
        let text = match self {
            Self::New => return Storage.remove(&key(game)),
            Self::Left { part, step } => format!("{part}.{step}"),
            Self::Done => "done".to_owned(),
            Self::Declined => "declined".to_owned(),
        };
        let _ = Storage.set(&key(game), &text);
    }
}

fn key(game: &str) -> String {
    format!("lesson/{game}")
}
