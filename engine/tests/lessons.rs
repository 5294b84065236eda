//! Every lesson keeps to the rules: its games can be played, every action it asks for or answers is legal at that
//! moment, and the points it names are true.

#![allow(clippy::expect_used, clippy::panic)]

use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{Seat, Viewer};
use pentathlon_engine::table::{Entry, Lesson, LessonPart, Table};
use std::path::Path;

/// The files of openings for several people end like this.
const TOGETHER: &str = "-together";

/// The files of the lessons with their names.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    let files = std::fs::read_dir(folder).expect("the lessons are there");
    files
        .map(|file| {
            let path = file.expect("a file").path();
            let name = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
            (name, std::fs::read_to_string(path).expect("a text"))
        })
        .collect()
}

/// Whether an action of several cards, such as `roster elf,elf,goblin`, has all words of another.
fn is_part_of(part: &str, whole: &str) -> bool {
    let words = |action: &str| -> Vec<String> { action.split([' ', ',']).map(str::to_owned).collect() };
    let all = words(whole);
    words(part).iter().all(|word| all.contains(word))
}

struct Check<'a> {
    name: &'a str,
    part: &'a LessonPart,
    keys: &'a [String],
}

impl Visitor for Check<'_> {
    type Output = ();

    fn visit<R: Game>(self) {
        let Self { name, part, keys } = self;
        let whole = Table::<R>::read(&part.record).unwrap_or_else(|why| panic!("{name}: {why}"));
        let is_together = name.ends_with(TOGETHER);
        let learners = if is_together { whole.players().len() } else { 1 };
        assert_eq!(
            whole.people().iter().collect::<Vec<_>>(),
            Seat::all(learners).collect::<Vec<_>>(),
            "{name}"
        );
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
            let learner = entries.get(step.after).map_or(Seat(0), |entry| entry.seat);
            let legal: Vec<String> = table.legal(learner).iter().map(ToString::to_string).collect();
            if step.asks {
                let entry = entries.get(step.after).unwrap_or_else(|| panic!("{step_name}: nothing follows"));
                assert!(whole.people().contains(entry.seat), "{step_name}: a learner is asked");
                assert!(legal.len() > 1, "{step_name}: there is a choice");
                assert_eq!(step.answer(&entry.action.to_string()).filter(|_| step.otherwise.is_none()), None);
                let unanswered: Vec<&String> = legal
                    .iter()
                    .filter(|action| **action != entry.action.to_string() && step.answer(action).is_none())
                    .collect();
                assert!(unanswered.is_empty(), "{step_name}: nothing is said to {unanswered:?}");
                for selector in &step.points_at {
                    let lit =
                        selector.strip_prefix("[data-action=\"").and_then(|rest| rest.strip_suffix("\"]"));
                    let is_legal = |lit: &&str| legal.iter().any(|action| action == lit);
                    let misleading =
                        lit.filter(is_legal).filter(|lit| !is_part_of(lit, &entry.action.to_string()));
                    assert_eq!(misleading, None, "{step_name}: lit, possible, and not asked for");
                }
            }
            for action in step.answers.iter().flat_map(|(_, actions)| actions) {
                assert!(legal.contains(action), "{step_name}: {action} is not possible: {legal:?}");
            }
        }
        // People who learn together play nothing that they are not asked for, and what is free is free.
        for (number, entry) in entries.iter().enumerate().filter(|_| is_together) {
            let table = whole.branch(number, whole.players().to_vec()).unwrap_or_else(|_| panic!("{name}"));
            let is_asked = part.steps.iter().any(|step| step.asks && step.after == number);
            assert!(
                is_asked || table.legal(entry.seat).len() == 1,
                "{name}: action {number} is not asked for"
            );
        }
        assert!(is_together || part.free.is_empty(), "{name}: only openings leave something free");
        for seed in 0..20 {
            let mut chance = Chance::new(&Seed::from_number(seed), Stream::Decoration);
            let fresh = Table::<R>::read(&part.fresh_record(&mut chance));
            let fresh = fresh.unwrap_or_else(|why| panic!("{name}, shuffled: {why}"));
            // The last action may bring what follows the opening: the next cards are laid out.
            let frames = |table: &Table<R>| -> Vec<Vec<R::Event>> {
                let history =
                    table.history(0, Viewer::Table).into_iter().take(entries.len().saturating_sub(1));
                history.map(|frames| frames.into_iter().map(|frame| frame.event).collect()).collect()
            };
            assert_eq!(frames(&fresh), frames(&whole), "{name}: nothing of the opening changes");
        }
    }
}

#[test]
fn every_game_has_a_lesson_that_keeps_to_its_rules() {
    let files = files();
    for info in games::shelf() {
        let own: Vec<&(String, String)> =
            files.iter().filter(|(name, _)| name.split('-').next() == Some(info.id)).collect();
        assert!(own.iter().any(|(name, _)| name == info.id), "{} has a lesson", info.id);
        for (name, text) in own {
            let lesson = Lesson::read(&[text]).unwrap_or_else(|why| panic!("{name}: {why}"));
            let [part] = lesson.parts.as_slice() else { panic!("{name}: one text is one part") };
            games::visit(info.id, Check { name, part, keys: &lesson.keys })
                .expect("the game is on the shelf");
        }
    }
}
