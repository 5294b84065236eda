//! Lessons: written games, and what a callout says at which point of them.
//!
//! ```text
//! pentathlon record 1
//! …
//! end
//!
//! # The first bid.
//! say bid
//! after 0
//! point [data-action="bid 30"]
//! asks
//! answer bid-low: bid 8 | bid 11
//! otherwise bid-other
//! ```
//!
//! A lesson has one or more parts: a record each, followed by steps that are separated by empty lines. Lines that begin
//! with `#` are comments.
//!
//! | line | meaning |
//! | --- | --- |
//! | `free LIST N` | before the first step: the items of this list of the deal, from number `N` on, are shuffled for each table |
//! | `say KEY` | begins a step; the key of its message |
//! | `after N` | the step speaks when `N` actions of the record have been played |
//! | `after N.K` | it speaks while the `K`-th event of action `N` that has a step of its own is on screen |
//! | `unseen` | the actions since the previous step are played without being shown |
//! | `point SELECTOR` | what is lit: a selector of the page |
//! | `asks` | the learner is asked for the next action of the record; without it the step waits for a tap |
//! | `answer KEY: ACTION \| ACTION` | the message if one of these actions is tried instead, in the notation of the game |
//! | `otherwise KEY` | the message for any other action |
//! | `points 11,8,9` | the points of the seats when the step speaks, checked by a test |

use crate::cards::Chance;
use std::fmt;

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its parts, each with a game of its own.
    pub parts: Vec<LessonPart>,
    /// The keys of the messages, in the order in which the lesson first uses them. A message is named by its place here.
    pub keys: Vec<String>,
}

/// A written game and the steps of the lesson in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonPart {
    /// The record of the game.
    pub record: String,
    /// The lists of the deal whose items from a number on have no part in the lesson.
    pub free: Vec<(String, usize)>,
    /// The steps, in order.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson: something that is said, and perhaps asked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonStep {
    /// The message.
    pub message: usize,
    /// How many actions have been played when it speaks.
    pub after: usize,
    /// During which event of the last action it speaks, from 1; `None` after all of them.
    pub event: Option<usize>,
    /// Whether the actions since the previous step are not shown.
    pub is_unseen: bool,
    /// Selectors of what is lit.
    pub points_at: Vec<String>,
    /// Whether it asks the learner for the next action of the record.
    pub asks: bool,
    /// The messages for other actions, in notation.
    pub answers: Vec<(usize, Vec<String>)>,
    /// The message for all the rest.
    pub otherwise: Option<usize>,
    /// The points of the seats, if the message names them.
    pub points: Vec<i32>,
}

impl LessonPart {
    /// The record with everything that is free shuffled anew, so that who has played the opening before knows nothing of
    /// what follows.
    pub fn fresh_record(&self, chance: &mut Chance) -> String {
        let shuffled = |line: &str, chance: &mut Chance| {
            let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
            for (list, first) in &self.free {
                let place = words.iter().position(|word| word == list).map_or(words.len(), |place| place + 1);
                let Some(word) = words.get_mut(place) else { continue };
                let mut items: Vec<&str> = word.split(',').collect();
                if let Some(rest) = items.get_mut(*first..) {
                    chance.shuffle(rest);
                }
                *word = items.join(",");
            }
            words.join(" ")
        };
        let lines = self.record.lines().map(|line| match line.strip_prefix("deal: ") {
            Some(deal) => format!("deal: {}\n", shuffled(deal, chance)),
            None => format!("{line}\n"),
        });
        lines.collect()
    }
}

impl LessonStep {
    /// The message for an action that was tried instead of the one that the step asks for.
    pub fn answer(&self, notation: &str) -> Option<usize> {
        let named = self.answers.iter().find(|(_, actions)| actions.iter().any(|action| action == notation));
        named.map(|(message, _)| *message).or(self.otherwise)
    }
}

/// A line of a lesson that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonError(
    /// The line.
    pub String,
);

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the line \"{}\" of the lesson cannot be read", self.0)
    }
}

impl std::error::Error for LessonError {}

impl Lesson {
    /// Reads a lesson from the texts of its parts.
    ///
    /// # Errors
    /// If a line cannot be read.
    pub fn read(texts: &[&str]) -> Result<Self, LessonError> {
        let mut lesson = Self { parts: Vec::new(), keys: Vec::new() };
        for text in texts {
            let part = lesson.read_part(text)?;
            lesson.parts.push(part);
        }
        Ok(lesson)
    }

    fn read_part(&mut self, text: &str) -> Result<LessonPart, LessonError> {
        let end = text.find("\nend\n").map_or(text.len(), |end| end + "\nend\n".len());
        let (record, rest) = text.split_at(end);
        let mut steps: Vec<LessonStep> = Vec::new();
        let mut free = Vec::new();
        for line in rest.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let unreadable = || LessonError(line.to_owned());
            let (word, value) = line.split_once(' ').unwrap_or((line, ""));
            if word == "say" {
                steps.push(LessonStep { message: self.message(value), ..LessonStep::default() });
                continue;
            }
            if word == "free" {
                let (list, first) = value.split_once(' ').ok_or_else(unreadable)?;
                free.push((list.to_owned(), first.parse().map_err(|_| unreadable())?));
                continue;
            }
            let step = steps.last_mut().ok_or_else(unreadable)?;
            match word {
                "after" => {
                    let (after, event) =
                        value.split_once('.').map_or((value, None), |(after, event)| (after, Some(event)));
                    step.after = after.parse().map_err(|_| unreadable())?;
                    step.event = event.map(str::parse).transpose().map_err(|_| unreadable())?;
                }
                "unseen" => step.is_unseen = true,
                "point" => step.points_at.push(value.to_owned()),
                "asks" => step.asks = true,
                "answer" => {
                    let (key, actions) = value.split_once(": ").ok_or_else(unreadable)?;
                    let actions = actions.split(" | ").map(str::to_owned).collect();
                    step.answers.push((self.message(key), actions));
                }
                "otherwise" => step.otherwise = Some(self.message(value)),
                "points" => {
                    let points: Result<_, _> = value.split(',').map(str::parse).collect();
                    step.points = points.map_err(|_| unreadable())?;
                }
                _ => return Err(unreadable()),
            }
        }
        Ok(LessonPart { record: record.to_owned(), free, steps })
    }

    /// The place of a message among the keys.
    fn message(&mut self, key: &str) -> usize {
        self.keys.iter().position(|known| known == key).unwrap_or_else(|| {
            self.keys.push(key.to_owned());
            self.keys.len() - 1
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Lesson, LessonError};
    use crate::cards::{Chance, Seed, Stream};

    const RECORD: &str = "pentathlon record 1\ngame: some_game\n--\n0 bid 3\nend\n";

    #[test]
    fn a_lesson_is_a_record_and_its_steps() -> Result<(), LessonError> {
        let steps = "\n# The aim.\nsay aim\nafter 0\n\nsay bid\nafter 2.3\nunseen\npoint .a b\npoint .c\nasks\n\
             answer low: bid 8 | bid 9\notherwise aim\npoints 1,-2\n";
        let lesson = Lesson::read(&[&format!("{RECORD}{steps}")])?;
        assert_eq!(lesson.keys, ["aim", "bid", "low"]);
        assert_eq!(lesson.parts.len(), 1);
        let part = &lesson.parts[0];
        assert_eq!(part.record, RECORD);
        assert_eq!(part.steps.len(), 2);
        let (aim, bid) = (&part.steps[0], &part.steps[1]);
        assert!(!aim.asks && aim.points_at.is_empty() && aim.after == 0 && aim.event.is_none());
        assert!(bid.asks && bid.is_unseen && bid.points_at == [".a b", ".c"] && bid.points == [1, -2]);
        assert_eq!((bid.after, bid.event), (2, Some(3)));
        assert_eq!(
            (bid.answer("bid 9"), bid.answer("bid 10"), aim.answer("bid 9")),
            (Some(2), Some(0), None)
        );
        Ok(())
    }

    #[test]
    fn what_is_free_is_shuffled_and_nothing_else() -> Result<(), LessonError> {
        let record = RECORD.replace("--", "deal: hands 1,2/3,4 stack 5,6,7,8,9,10,11,12 start 0\n--");
        let lesson = Lesson::read(&[&format!("{record}\nfree stack 2\n\nsay aim\nafter 0\n")])?;
        let mut chance = Chance::new(&Seed::from_number(1), Stream::Deal);
        let fresh = lesson.parts[0].fresh_record(&mut chance);
        assert_ne!(fresh, record);
        assert!(
            fresh.contains("deal: hands 1,2/3,4 stack 5,6,")
                && fresh.contains(" start 0\n--\n0 bid 3\nend\n")
        );
        let sorted = |text: &str| {
            let mut items: Vec<String> = text.split([',', ' ', '\n']).map(str::to_owned).collect();
            items.sort();
            items
        };
        assert_eq!(sorted(&fresh), sorted(&record));
        Ok(())
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named() {
        for line in
            ["after x", "say aim\nafter x", "say aim\nanswer low bid 8", "say aim\npoints a", "say aim\nx"]
        {
            let unread = line.lines().last().unwrap_or_default().to_owned();
            assert_eq!(Lesson::read(&[&format!("{RECORD}\n{line}\n")]), Err(LessonError(unread)));
        }
    }
}
