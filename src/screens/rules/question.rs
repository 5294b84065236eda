//! A question in everyday words, and which paragraphs answer it best.

use super::likeness::{likeness, words};

/// How many paragraphs are offered at most.
pub const OFFERED: usize = 5;
/// How much a word counts that people use for the one that was asked for.
const ALIKE: f32 = 0.5;
/// How much a word counts by which people look for a paragraph.
const LOOKED_FOR: f32 = 1.4;
/// How much a word counts that stands in the heading only.
const IN_HEADING: f32 = 0.8;
/// A paragraph of so many words counts half.
const LONG: f32 = 800.0;

/// A paragraph as it is compared with a question.
pub struct Paragraph {
    /// Its own words.
    words: Vec<String>,
    /// The words of the heading above it.
    heading: Vec<String>,
    /// The words by which people look for it.
    looked_for: Vec<String>,
}

impl Paragraph {
    /// A folded paragraph, the folded heading above it, and the folded words by which people look for it.
    pub fn new(heading: &str, text: &str, looked_for: &str) -> Self {
        Self { words: words(text), heading: words(heading), looked_for: words(looked_for) }
    }

    /// How well a word of a question is found here.
    fn has(&self, asked: &Asked) -> f32 {
        let outside = f32::max(
            IN_HEADING * asked.in_words(&self.heading),
            LOOKED_FOR * asked.in_words(&self.looked_for),
        );
        asked.in_words(&self.words).max(outside)
    }
}

/// A question in words that matter.
pub struct Question {
    /// Its words.
    pub asked: Vec<Asked>,
}

/// A word of a question, and the words that people use for it.
pub struct Asked {
    word: String,
    alike: Vec<String>,
}

impl Asked {
    /// How well the word is found in a text, from 0 to 1.
    pub fn in_words(&self, words: &[String]) -> f32 {
        let best = |asked: &str| words.iter().map(|word| likeness(asked, word)).fold(0.0, f32::max);
        let alike = self.alike.iter().map(|word| ALIKE * best(word));
        // "Allrounder" is what the rules call an all-rounder.
        let is_two = |two: &[String]| match two {
            [one, other] => self.word.strip_prefix(one.as_str()).is_some_and(|rest| rest == other),
            _ => false,
        };
        let joined = if words.windows(2).any(is_two) { 1.0 } else { 0.0 };
        alike.fold(best(&self.word).max(joined), f32::max)
    }
}

impl Question {
    /// A folded question. `ignored` lists the words that do not matter, `alike` the groups of words for the same thing.
    pub fn new(question: &str, ignored: &str, alike: &str) -> Self {
        let groups: Vec<Vec<String>> = alike.split(';').map(words).collect();
        let ignored = words(ignored);
        let asked = |word: String| {
            let own = groups.iter().filter(|group| group.contains(&word)).flatten();
            Asked { alike: own.filter(|other| **other != word).cloned().collect(), word }
        };
        let all = words(question);
        let matter: Vec<String> = all.iter().filter(|word| !ignored.contains(word)).cloned().collect();
        let words = if matter.is_empty() { all } else { matter };
        Self { asked: words.into_iter().map(asked).collect() }
    }

    /// The paragraphs in which words of the question are found, best first, as many as are offered. Rare words count more,
    /// long paragraphs less.
    pub fn rank(&self, paragraphs: &[Paragraph]) -> Vec<usize> {
        let mut scores = vec![0.0_f32; paragraphs.len()];
        for asked in &self.asked {
            let likenesses: Vec<f32> = paragraphs.iter().map(|paragraph| paragraph.has(asked)).collect();
            let holders: f32 = likenesses.iter().sum();
            let rarity = 1.0 / (1.0 + holders).sqrt().sqrt();
            for (score, likeness) in scores.iter_mut().zip(likenesses) {
                *score += rarity * likeness;
            }
        }
        for (score, paragraph) in scores.iter_mut().zip(paragraphs) {
            *score /= 1.0 + (paragraph.words.len() + paragraph.heading.len()) as f32 / LONG;
        }
        let mut order = Vec::new();
        // The best of those that are left, the first of equal ones.
        while let Some((index, score)) =
            scores.iter_mut().enumerate().rev().max_by(|(_, one), (_, other)| one.total_cmp(other))
            && *score > 0.0
            && order.len() < OFFERED
        {
            *score = 0.0;
            order.push(index);
        }
        order
    }
}

#[cfg(test)]
mod tests {
    use super::{Paragraph, Question};

    fn first(paragraphs: &[&str], question: &str) -> Option<usize> {
        let all: Vec<Paragraph> = paragraphs.iter().map(|text| Paragraph::new("", text, "")).collect();
        Question::new(question, "can i the", "quit pass").rank(&all).first().copied()
    }

    #[test]
    fn a_word_is_found_without_its_hyphen_and_with_another_spelling() {
        let rules = ["the contest for all-rounders", "the strasse", "a round"];
        assert_eq!(first(&rules, "allrounders"), Some(0));
        assert_eq!(first(&rules, "straße"), Some(1));
    }

    #[test]
    fn a_word_of_a_paragraph_counts_more_than_one_of_its_heading() {
        let paragraphs =
            [Paragraph::new("the deck", "is empty", ""), Paragraph::new("the end", "of the deck", "")];
        assert_eq!(Question::new("deck", "", "").rank(&paragraphs), [1, 0]);
    }

    #[test]
    fn rare_words_decide_and_other_words_for_the_same_help() {
        let rules =
            ["the cards are dealt and the deck", "who passes takes no more cards", "a tie for the cup"];
        assert_eq!(first(&rules, "can i pass the cards"), Some(1));
        assert_eq!(first(&rules, "can i quit"), Some(1));
        assert_eq!(first(&rules, "tie for the cards"), Some(2));
        assert_eq!(first(&rules, "zebra"), None);
    }

    #[test]
    fn words_that_are_not_shown_lead_to_their_paragraph() {
        let paragraphs =
            [Paragraph::new("", "the deck is empty", ""), Paragraph::new("", "equal totals", "tie draw")];
        assert_eq!(Question::new("a tie", "a", "").rank(&paragraphs), [1]);
    }
}
