//! Everyday questions find their paragraph in the rules of each game, in all languages.

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

use super::question::{OFFERED, Paragraph, Question};
use crate::browser::Topic;
use crate::contract::GameUi;
use crate::games::every_game_ui;
use crate::messages::language::{ENGLISH, load_english, load_in};
use crate::messages::{Passage, search};
use std::fs;

/// A text as the browser folds it (`browser::folded`), for the letters of our languages.
fn folded(text: &str) -> String {
    const PLAIN: [(&str, char); 7] =
        [("àáâä", 'a'), ("ç", 'c'), ("èéêë", 'e'), ("ìíîï", 'i'), ("ñ", 'n'), ("òóôö", 'o'), ("ùúûü", 'u')];
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
            Passage::Text(_) | Passage::Line(_) | Passage::Picture(_) => all.push((heading, text.to_owned())),
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
        let questions = fs::read_to_string(format!("tests/rules-questions/{}.txt", ui.info().id)).unwrap();
        let (known, further) = questions.split_once("# Further questions\n").unwrap();
        let (further, rulebook) = further.split_once("# Questions from the rulebook\n").unwrap();
        for (sum, questions) in sums.iter_mut().zip([known, further, rulebook]) {
            let (first, asked) = found(ENGLISH, ui, questions);
            assert!(asked > 0, "{}", ui.info().id);
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
            let file = format!("tests/rules-questions/{language}/{}.txt", ui.info().id);
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
            assert!(ui.rules().heading_of(*passage).is_some(), "{}: {selector}", ui.info().id);
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
            assert!(found.contains(&number), "{}: {called}: {found:?}", ui.info().id);
        }
    }
}

#[test]
fn words_by_which_people_look_for_a_paragraph_belong_to_one_on_the_page() {
    for ui in every_game_ui() {
        let page = page(ui);
        for (text, words) in (ui.rules().words)() {
            assert!(page.iter().any(|(_, other)| other == text), "{}: {words}: {text}", ui.info().id);
        }
    }
}
