//! Every lesson fits its messages, and speaks of events that are shown.

#![allow(clippy::unwrap_used)]

use super::display_sync::Screen;
use super::{UiVisitor, visit_all};
use crate::contract::{ActionUi, ViewUi};
use pentathlon_engine::rules::{Seat, Setup, Viewer};
use pentathlon_engine::table::{Lesson, Table};

/// The lines that give the length of steps and tips, and of an answer. The check of the messages counts, in every language.
const LENGTHS: (&str, &str) = ("## Length: 165\n", "# Length: 200\n");

/// The line that says so.
const BUTTON: &str = "# Quote: the button of the move";

/// What a message quotes, if it says that this is the button of the move that the step asks for.
fn button_of_move<'a>(file: &'a str, id: &str) -> Option<&'a str> {
    let (before, message) = file.split_once(&format!("\n{id} = "))?;
    let comment = before.lines().rev().take_while(|line| line.starts_with('#')).collect::<String>();
    let quote = message.lines().next()?.split_once('“')?.1.split_once('”')?.0;
    comment.contains(BUTTON).then_some(quote)
}

struct Lessons;

impl UiVisitor for Lessons {
    fn visit<G: Screen>(&mut self) {
        let game = G::Setup::INFO.id;
        // The messages are fetched, so their source is read here.
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/lang/en/");
        let file = std::fs::read_to_string(format!("{folder}{game}lesson.ftl")).unwrap();
        assert_eq!(file.matches("\nwin-").count(), 3, "{game}: three things win games");
        let topics = file.matches("\nabout-").count();
        assert_eq!(topics, G::UI.teaching().topics.len(), "{game}: each thing has a message");

        let tips: Vec<&str> = file
            .lines()
            .filter_map(|line| line.strip_prefix("tip-")?.split_once(" = "))
            .map(|(_, tip)| tip)
            .collect();
        assert_eq!(file.matches(LENGTHS.0).count(), 5, "{game}: steps, tips and what wins have a length");

        let teaching = G::UI.teaching();
        let games =
            [("say-", &teaching.lesson), ("together-", &teaching.together), ("more-", &teaching.more)];
        for (group, games) in games {
            let lesson = Lesson::read(games.texts).unwrap();
            let messages: Vec<(&str, &str)> =
                file.lines().filter_map(|line| line.strip_prefix(group)?.split_once(" = ")).collect();
            let keys: Vec<&str> = messages.iter().map(|(key, _)| *key).collect();
            assert_eq!(keys, lesson.keys, "{game}, {group}: the messages are in the order of the lesson");
            for step in lesson.parts.iter().flat_map(|part| &part.steps) {
                let may_be_longer =
                    |message: usize| file.contains(&format!("{}{group}{} = ", LENGTHS.1, keys[message]));
                assert!(!may_be_longer(step.message), "{game}: {} is a step", keys[step.message]);
                for message in step.answers.iter().map(|(message, _)| *message).chain(step.otherwise) {
                    assert!(may_be_longer(message), "{game}: {} is an answer", keys[message]);
                }
            }
        }

        for part in teaching.lesson.parts().into_iter().chain(teaching.more.parts()) {
            let table = Table::<G>::read(&part.record).unwrap();
            let (own, view) = (Seat(0), table.view(Viewer::Seat(Seat(0))));
            assert_eq!(tips.len(), view.tips(own).len(), "{game}: each tip has a message");
            let seen = table.history(0, Viewer::Seat(Seat(0)));
            for step in &part.steps {
                if let Some(event) = step.event {
                    let frames = &seen[step.after - 1];
                    let shown =
                        frames.iter().filter(|&frame| G::frame(frame.clone()).display_ms() > 0).count();
                    assert!(event <= shown, "{game}: {shown} events are shown after {}", step.after);
                }
            }
        }

        let mut compared = 0;
        for (group, games) in games {
            let lesson = Lesson::read(games.texts).unwrap();
            for part in &lesson.parts {
                let table = Table::<G>::read(&part.record).unwrap();
                for step in part.steps.iter().filter(|step| step.asks) {
                    let key = &lesson.keys[step.message];
                    let Some(button) = button_of_move(&file, &format!("{group}{key}")) else { continue };
                    let action = table.entries().nth(step.after).unwrap().action;
                    assert_eq!(button, action.name(table.players()), "{game}: {key} quotes the button");
                    compared += 1;
                }
            }
        }
        assert_eq!(compared, file.matches(BUTTON).count(), "{game}: a move is asked for");
    }
}

#[test]
fn every_lesson_has_its_messages_in_order_and_speaks_of_events_that_are_shown() {
    visit_all(&mut Lessons);
}
