//! A question in everyday words, and which paragraphs answer it best.

/// How many paragraphs are offered at most.
const OFFERED: usize = 5;
/// How much a word counts that people use for the one that was asked for.
const ALIKE: f32 = 0.5;
/// How much a word counts by which people look for a paragraph.
const LOOKED_FOR: f32 = 1.4;
/// How much a word counts that stands in the heading only.
const IN_HEADING: f32 = 0.8;
/// How much a word counts with one wrong letter.
const MISSPELT: f32 = 0.6;
/// How much a word counts that is the second half of another one.
const SECOND_HALF: f32 = 0.5;
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

/// The words of a folded text.
pub fn words(text: &str) -> Vec<String> {
    // Beyond ASCII only the marks of punctuation are no letters.
    let is_letter = |letter: char| match letter {
        '\0'..='\u{7f}' => letter.is_ascii_alphanumeric(),
        '\u{80}'..='\u{bf}' | '\u{2000}'..='\u{206f}' => false,
        _ => true,
    };
    let words = text.split(|letter: char| !is_letter(letter));
    words.filter(|word| !word.is_empty()).map(|word| word.replace('ß', "ss")).collect()
}

/// How alike two folded words are, from 0 to 1: the same, the beginning of the other, with the same beginning, with one wrong
/// letter, or the second half of the other.
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
        1.. if short >= 5 && is_misspelt(asked, word, shared) => MISSPELT,
        _ if is_second_half(asked, word) || is_second_half(word, asked) => SECOND_HALF,
        _ => 0.0,
    }
}

/// Whether two words that differ after so many letters differ by one: another one, one more or less, or two that changed
/// places.
fn is_misspelt(one: &str, other: &str, shared: usize) -> bool {
    let rest = |word: &str| word.chars().skip(shared).collect::<Vec<char>>();
    let (one, other) = (rest(one), rest(other));
    let (Some((first, one_on)), Some((second, other_on))) = (one.split_first(), other.split_first()) else {
        return false;
    };
    let changed_places = || match (one_on.split_first(), other_on.split_first()) {
        (Some((third, one_on)), Some((fourth, other_on))) => {
            first == fourth && second == third && one_on == other_on
        }
        _ => false,
    };
    one_on == other_on || one_on == other || one == other_on || changed_places()
}

/// Whether a longer word is the second half of another one, where that may have another ending.
fn is_second_half(half: &str, word: &str) -> bool {
    let begins = |end: usize| end.checked_sub(half.len()).is_some_and(|begin| begin >= 3);
    let ends = (word.len().saturating_sub(2)..=word.len()).filter(|end| begins(*end));
    half.len() >= 5 && ends.filter_map(|end| word.get(..end)).any(|stem| stem.ends_with(half))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

    use super::{OFFERED, Paragraph, Question, likeness, words};
    use crate::browser::Topic;
    use crate::contract::GameUi;
    use crate::games::every_game_ui;
    use crate::messages::language::{ENGLISH, load_english, load_in};
    use crate::messages::{Passage, search};
    use std::fs;

    /// A text as the browser folds it (`browser::folded`), for the letters of our languages.
    fn folded(text: &str) -> String {
        const PLAIN: [(&str, char); 7] = [
            ("àáâä", 'a'),
            ("ç", 'c'),
            ("èéêë", 'e'),
            ("ìíîï", 'i'),
            ("ñ", 'n'),
            ("òóôö", 'o'),
            ("ùúûü", 'u'),
        ];
        let plain =
            |letter| PLAIN.iter().find(|(all, _)| all.contains(letter)).map_or(letter, |(_, plain)| *plain);
        text.to_lowercase().chars().map(plain).collect()
    }

    /// The paragraphs of the rules of a game in a language, in the order of the page, each with its heading.
    fn page_in(language: &str, ui: &dyn GameUi) -> Vec<(&'static str, String)> {
        load_in(language, ui.rules().sentences);
        let mut heading = "";
        let mut all = Vec::new();
        for passage in ui.rules().passages {
            let text = (ui.rules().text)(passage.message()).unwrap();
            match passage {
                Passage::Head(_) | Passage::Part(_) => heading = text,
                Passage::Text(_) | Passage::Line(_) => all.push((heading, text.to_owned())),
                Passage::Picture(_) => {}
            }
        }
        all
    }

    fn page(ui: &dyn GameUi) -> Vec<(&'static str, String)> {
        page_in(ENGLISH, ui)
    }

    /// The paragraphs of a page as they are compared with a question.
    fn paragraphs(ui: &dyn GameUi, page: &[(&str, String)]) -> Vec<Paragraph> {
        let looked_for = (ui.rules().words)();
        let paragraph = |(heading, text): &(&str, String)| {
            let looked_for = looked_for.iter().find(|(other, _)| other == text);
            let looked_for = looked_for.map_or("", |(_, words)| words);
            Paragraph::new(&folded(heading), &folded(text), &folded(looked_for))
        };
        page.iter().map(paragraph).collect()
    }

    /// A question, with the words that do not matter and those that mean the same.
    fn asked_of_the_rules(question: &str) -> Question {
        asked_in(ENGLISH, question)
    }

    fn asked_in(language: &str, question: &str) -> Question {
        load_in(language, &search::SENTENCES);
        let sentence = |message| search::find(message).unwrap();
        Question::new(&folded(question), sentence(search::IGNORED), sentence(search::ALIKE))
    }

    /// How many of these questions of a game find their paragraph first, of how many. All find it among those offered.
    fn found(language: &str, ui: &dyn GameUi, questions: &str) -> (usize, usize) {
        let (page, (mut first, mut asked)) = (page_in(language, ui), (0, 0));
        let paragraphs = paragraphs(ui, &page);
        for line in questions.lines().filter(|line| !line.is_empty()) {
            let (question, answer) = line.split_once(" | ").unwrap();
            let is_answer = |index: &usize| {
                page.get(*index)
                    .is_some_and(|(_, text)| answer.split(" / ").any(|answer| text.starts_with(answer)))
            };
            assert!((0..page.len()).any(|index| is_answer(&index)), "{line}");
            let asks = asked_in(language, question);
            let place = asks.rank(&paragraphs).iter().position(is_answer);
            asked += 1;
            first += usize::from(place == Some(0));
            assert!(place.is_some(), "{line}: not among the {OFFERED} offered");
            if place != Some(0) {
                println!("{line}: {place:?}");
            }
        }
        (first, asked)
    }

    /// The everyday questions of each game are in `tests/rules-questions/<game>.txt`, each with the beginning of the
    /// paragraph that answers it, or of each that does. Further questions were written before there were keywords: how well those
    /// work for questions that nobody had in mind. The questions from the rulebook were written from that alone.
    #[test]
    fn everyday_questions_find_their_paragraph() {
        let mut sums = [(0, 0); 3];
        for ui in every_game_ui() {
            let questions =
                fs::read_to_string(format!("tests/rules-questions/{}.txt", ui.facts().id)).unwrap();
            let (known, further) = questions.split_once("# Further questions\n").unwrap();
            let (further, rulebook) = further.split_once("# Questions from the rulebook\n").unwrap();
            for (sum, questions) in sums.iter_mut().zip([known, further, rulebook]) {
                let (first, asked) = found(ENGLISH, ui, questions);
                assert!(asked > 0, "{}", ui.facts().id);
                *sum = (sum.0 + first, sum.1 + asked);
            }
        }
        let [(known, of_known), (further, of_further), (rulebook, of_rulebook)] = sums;
        println!(
            "{known} of {of_known}, {further} of {of_further} further ones, and {rulebook} of {of_rulebook} from the rulebooks find \
             their paragraph first."
        );
        assert!(known * 100 >= of_known * 98 && further * 25 >= of_further * 16);
        assert!(rulebook * 100 >= of_rulebook * 90);
    }

    /// Those of other languages are in a folder of each.
    #[test]
    fn everyday_questions_in_other_languages_find_their_paragraph() {
        for language in ["de", "es", "fr", "nl"] {
            let (mut first, mut asked) = (0, 0);
            for ui in every_game_ui() {
                let file = format!("tests/rules-questions/{language}/{}.txt", ui.facts().id);
                let found = found(language, ui, &fs::read_to_string(file).unwrap());
                (first, asked) = (first + found.0, asked + found.1);
            }
            println!("{language}: {first} of {asked} find their paragraph first.");
            assert!(asked >= 100 && first * 100 >= asked * 90, "{language}: {first} of {asked}");
        }
    }

    #[test]
    fn what_explains_a_thing_leads_to_a_passage_of_the_rules() {
        for ui in every_game_ui() {
            for Topic(selector, passage) in ui.teaching().topics {
                assert!(ui.rules().heading_of(*passage).is_some(), "{}: {selector}", ui.facts().id);
            }
        }
    }

    #[test]
    fn what_a_thing_is_called_leads_to_its_explanation() {
        for ui in every_game_ui() {
            let teaching = ui.teaching();
            load_english(teaching.sentences);
            let things: Vec<&str> = (0..teaching.topics.len()).map_while(teaching.about).collect();
            assert_eq!(things.len(), teaching.topics.len());
            let paragraphs: Vec<Paragraph> =
                things.iter().map(|text| Paragraph::new("", &text.to_lowercase(), "")).collect();
            for (number, text) in things.iter().enumerate() {
                // Its first sentence says what it is called.
                let called = text.split('.').next().unwrap_or_default().to_lowercase();
                let asks = asked_of_the_rules(&called);
                let found = asks.rank(&paragraphs);
                assert!(found.contains(&number), "{}: {called}: {found:?}", ui.facts().id);
            }
        }
    }

    #[test]
    fn words_by_which_people_look_for_a_paragraph_belong_to_one_on_the_page() {
        for ui in every_game_ui() {
            let page = page(ui);
            for (text, words) in (ui.rules().words)() {
                assert!(page.iter().any(|(_, other)| other == text), "{}: {words}: {text}", ui.facts().id);
            }
        }
    }

    fn first(paragraphs: &[&str], question: &str) -> Option<usize> {
        let all: Vec<Paragraph> = paragraphs.iter().map(|text| Paragraph::new("", text, "")).collect();
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
    fn a_word_is_found_with_one_wrong_letter_without_its_hyphen_and_in_a_compound() {
        assert!(likeness("cruthces", "crutches") > 0.0 && likeness("crotches", "crutches") > 0.0);
        assert!(likeness("postpne", "postpone") > 0.0 && likeness("combbination", "combination") > 0.0);
        assert_eq!(likeness("event", "prevent"), 0.0);
        assert_eq!(likeness("eventually", "event"), 0.0);
        assert_eq!(likeness("place", "plates"), 0.0);
        assert!(likeness("karte", "startkarten") > 0.0 && likeness("startkarte", "karte") > 0.0);
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
        assert_eq!(words("no, 2 cards"), ["no", "2", "cards"]);
    }

    #[test]
    fn words_that_are_not_shown_lead_to_their_paragraph() {
        let paragraphs =
            [Paragraph::new("", "the deck is empty", ""), Paragraph::new("", "equal totals", "tie draw")];
        assert_eq!(Question::new("a tie", "a", "").rank(&paragraphs), [1]);
    }
}
