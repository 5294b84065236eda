//! Every lesson keeps to the rules: its games can be played, every action it asks for or answers is legal at that
//! moment, and the points it names are true.

#![allow(clippy::expect_used)]

use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{Seat, Setup};
use pentathlon_engine::table::{Entry, Lesson, LessonPart, Table};
use std::path::Path;

/// The learner.
const LEARNER: Seat = Seat(0);

/// The files of the lessons with their names, the practice of a game before the lesson itself.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    let files = std::fs::read_dir(folder).expect("the lessons are there");
    let mut files: Vec<(String, String)> = files
        .map(|file| {
            let path = file.expect("a file").path();
            let name = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
            (name, std::fs::read_to_string(path).expect("a text"))
        })
        .collect();
    files.sort();
    files
}

struct Check<'a> {
    name: &'a str,
    part: &'a LessonPart,
    keys: &'a [String],
}

impl Visitor for Check<'_> {
    type Outcome = ();

    fn visit<R: Game>(self) {
        let Self { name, part, keys } = self;
        let whole = Table::<R>::read(&part.record).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(whole.people().iter().collect::<Vec<_>>(), [LEARNER], "{name}: one learner");
        let entries: Vec<Entry<R::Action>> = whole.entries().copied().collect();
        let mut last = 0;
        for step in &part.steps {
            let step_name = format!("{name}, {}", keys[step.message]);
            assert!((last..=entries.len()).contains(&step.after), "{step_name}: the steps are in order");
            last = step.after;
            let players = whole.players().to_vec();
            let table = whole.branch(step.after, players).unwrap_or_else(|_| panic!("{step_name}: no table"));
            if !step.points.is_empty() {
                assert_eq!(table.standing().points, step.points, "{step_name}");
            }
            let legal: Vec<String> = table.legal(LEARNER).iter().map(ToString::to_string).collect();
            if step.asks {
                let entry = entries.get(step.after).unwrap_or_else(|| panic!("{step_name}: nothing follows"));
                assert_eq!(entry.seat, LEARNER, "{step_name}: the learner is asked");
                assert!(legal.len() > 1, "{step_name}: there is a choice");
                assert_eq!(step.answer(&entry.action.to_string()).filter(|_| step.otherwise.is_none()), None);
                let unanswered: Vec<&String> = legal
                    .iter()
                    .filter(|action| **action != entry.action.to_string() && step.answer(action).is_none())
                    .collect();
                assert!(unanswered.is_empty(), "{step_name}: nothing is said to {unanswered:?}");
            }
            for action in step.answers.iter().flat_map(|(_, actions)| actions) {
                assert!(legal.contains(action), "{step_name}: {action} is not possible: {legal:?}");
            }
        }
    }
}

#[test]
fn every_game_has_a_lesson_that_keeps_to_its_rules() {
    let files = files();
    for facts in games::shelf() {
        let own: Vec<&(String, String)> =
            files.iter().filter(|(name, _)| name.split('-').next() == Some(facts.id)).collect();
        assert!(!own.is_empty(), "{} has a lesson", facts.id);
        let texts: Vec<&str> = own.iter().map(|(_, text)| text.as_str()).collect();
        let lesson = Lesson::read(&texts).unwrap_or_else(|why| panic!("{}: {why}", facts.id));
        for (part, (name, _)) in lesson.parts.iter().zip(own) {
            games::visit(facts.id, Check { name, part, keys: &lesson.keys }).expect("the game is on the shelf");
        }
    }
}
