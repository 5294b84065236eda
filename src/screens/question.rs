//! A question in everyday words, and which paragraphs answer it best.

/// How many paragraphs are offered at most.
const OFFERED: usize = 5;
/// How much a word counts that people use for the one that was asked for.
const ALIKE: f32 = 0.6;
/// How much more a word counts in a heading.
const IN_HEADING: f32 = 0.3;
/// A paragraph of so many words counts half.
const LONG: f32 = 400.0;

/// A paragraph as it is compared with a question.
pub struct Paragraph {
    /// Its words, with those of the heading above it.
    words: Vec<String>,
    /// The words of that heading.
    heading: Vec<String>,
}

impl Paragraph {
    /// A folded paragraph, and the folded heading above it.
    pub fn new(heading: &str, text: &str) -> Self {
        let heading = words(heading);
        Self { words: [heading.clone(), words(text)].concat(), heading }
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
        alike.fold(best(&self.word), f32::max)
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
            let likenesses: Vec<f32> =
                paragraphs.iter().map(|paragraph| asked.in_words(&paragraph.words)).collect();
            let holders: f32 = likenesses.iter().sum();
            let rarity = 1.0 / (1.0 + holders).sqrt();
            for ((score, likeness), paragraph) in scores.iter_mut().zip(likenesses).zip(paragraphs) {
                *score += rarity * (likeness + IN_HEADING * asked.in_words(&paragraph.heading));
            }
        }
        for (score, paragraph) in scores.iter_mut().zip(paragraphs) {
            *score /= 1.0 + paragraph.words.len() as f32 / LONG;
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

/// The words of a folded text.
pub fn words(text: &str) -> Vec<String> {
    // Beyond ASCII only the marks of punctuation are no letters.
    let is_letter = |letter: char| match letter {
        '\0'..='\u{7f}' => letter.is_ascii_alphanumeric(),
        '\u{80}'..='\u{bf}' | '\u{2000}'..='\u{206f}' => false,
        _ => true,
    };
    let words = text.split(|letter: char| !is_letter(letter));
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// How alike two folded words are, from 0 to 1: the same, the beginning of the other, or with the same beginning.
fn likeness(asked: &str, word: &str) -> f32 {
    if asked == word {
        return 1.0;
    }
    let shared = asked.chars().zip(word.chars()).take_while(|(one, other)| one == other).count();
    let (one, other) = (asked.chars().count(), word.chars().count());
    let (short, long) = (one.min(other), one.max(other));
    match shared {
        3.. if shared == short && long <= short + 3 => 0.9,
        // "Withdraw" is not meant by "with".
        4.. if shared == one => 0.7,
        4.. if shared + 3 >= long => 0.6,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

    use super::{Paragraph, Question, likeness, words};
    use crate::messages::screens;
    use std::fs;

    /// The paragraphs of the rules of a game in the order of the page, each with its heading, from the sources.
    fn page(game: &str) -> Vec<(String, String)> {
        let messages = fs::read_to_string(format!("lang/en/{game}-rules.ftl")).unwrap();
        let text = |id: &str| {
            messages
                .lines()
                .find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "))
                .unwrap_or_default()
                .to_owned()
        };
        let source = fs::read_to_string(format!("src/games/{game}/rules.rs")).unwrap();
        let mut heading = String::new();
        let mut all = Vec::new();
        let (_, body) = source.split_once("pub fn rules()").unwrap();
        for (before, call) in body.split("messages::").zip(body.split("messages::").skip(1)) {
            let id = call.split('(').next().unwrap_or_default().replace('_', "-");
            let is_heading = ["Head(", "Part(", "head(", "part("].iter().any(|kind| before.ends_with(kind));
            if is_heading {
                heading = text(&id);
            } else if id.starts_with("rules-") && !text(&id).is_empty() {
                all.push((heading.clone(), text(&id)));
            }
        }
        all
    }

    #[test]
    fn everyday_questions_find_their_paragraph() {
        let questions = fs::read_to_string("tests/rules-questions.txt").unwrap();
        let (mut asked, mut first, mut offered) = (0, 0, 0);
        for line in questions.lines().filter(|line| !line.starts_with('#')) {
            let [game, question, answer] = line.split(" | ").collect::<Vec<_>>()[..] else {
                panic!("{line}")
            };
            let page = page(game);
            let is_answer =
                |index: &usize| page.get(*index).is_some_and(|(_, text)| text.starts_with(answer));
            assert!((0..page.len()).any(|index| is_answer(&index)), "{line}");
            let paragraphs: Vec<Paragraph> = page
                .iter()
                .map(|(heading, text)| Paragraph::new(&heading.to_lowercase(), &text.to_lowercase()))
                .collect();
            let asks =
                Question::new(question, screens::rules_search_ignored(), screens::rules_search_alike());
            let place = asks.rank(&paragraphs).iter().position(is_answer);
            asked += 1;
            first += usize::from(place == Some(0));
            offered += usize::from(place.is_some());
            if place.is_none() {
                println!("{line}");
            }
        }
        println!(
            "Of {asked} questions {first} find their paragraph first, and {offered} among the five offered."
        );
        assert!(asked == 100 && first >= 44 && offered >= 82, "{first}, {offered} of {asked}");
    }

    fn first(paragraphs: &[&str], question: &str) -> Option<usize> {
        let all: Vec<Paragraph> = paragraphs.iter().map(|text| Paragraph::new("", text)).collect();
        Question::new(question, "can i the", "quit pass").rank(&all).first().copied()
    }

    #[test]
    fn words_are_alike_with_the_same_beginning() {
        assert!(likeness("draw", "draw") > likeness("draw", "draws"));
        assert!(likeness("withdraw", "withdrawing") > 0.0 && likeness("cards", "card") > 0.0);
        assert!(likeness("passing", "passed") > 0.0);
        assert_eq!(likeness("a", "and"), 0.0);
        assert_eq!(likeness("tie", "time"), 0.0);
    }

    #[test]
    fn rare_words_decide_and_other_words_for_the_same_help() {
        let rules =
            ["the cards are dealt and the deck", "who passes takes no more cards", "a tie for the cup"];
        assert_eq!(first(&rules, "can i pass the cards"), Some(1));
        assert_eq!(first(&rules, "can i quit"), Some(1));
        assert_eq!(first(&rules, "tie for the cards"), Some(2));
        assert_eq!(first(&rules, "zebra"), None);
        assert_eq!(words("no, 2 cards"), ["no", "2", "cards"]);
    }
}
