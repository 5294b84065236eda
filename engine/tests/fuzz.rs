//! A seeded run of changes to records, links and notations in the normal test suite; longer and with another seed by
//! hand: `FUZZ_INPUTS=1000000 FUZZ_SEED=2 cargo test --release -p pentathlon-engine fuzz:: -- --nocapture`.
//!
//! The inputs are changes of whole records and links, of notations of every kind, and of `engine/tests/hostile/`. The
//! properties are in `fuzz/properties.rs`, shared with the targets of cargo-fuzz.

#[path = "fuzz/changes.rs"]
mod changes;
#[path = "../../fuzz/properties.rs"]
mod properties;

use changes::changed;
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{Table, read_game, with_checksum};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().map_or(usual, |given| given.parse().unwrap())
}

/// The files in a folder of `engine/tests/`.
fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn texts(folder: &str) -> Vec<String> {
    files(folder).iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// Checks a property for changed texts, as many as take about a second, and prints the time of the slowest.
#[track_caller]
fn run(name: &str, inputs: usize, seeds: &[String], holds: impl Fn(&str)) {
    let seed = Seed::from_number(number("FUZZ_SEED", 1) as u64);
    let mut chance = Chance::new(&seed, Stream::Decoration);
    let (mut worst, mut whole, mut bytes) = ((Duration::ZERO, 0.0, String::new()), Duration::ZERO, 0);
    let inputs = number("FUZZ_INPUTS", inputs);
    for _ in 0..inputs {
        let text = changed(seeds, &mut chance);
        let began = Instant::now();
        let held = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| holds(&text)));
        assert!(held.is_ok(), "{name} fails for {text:?}");
        let took = began.elapsed();
        whole += took;
        bytes += text.len();
        // Less than a kilobyte counts as one, so that the fixed cost per text does not distort the result.
        let per_kb = |took: Duration| took.as_secs_f64() * 1_000.0 / (text.len() as f64 / 1_000.0).max(1.0);
        if per_kb(took) > worst.1 {
            // Measured again: the machine may have been busy.
            let began = Instant::now();
            holds(&text);
            let took = took.min(began.elapsed());
            if per_kb(took) > worst.1 {
                worst = (took, per_kb(took), text);
            }
        }
    }
    println!(
        "{name}: {inputs} inputs, {bytes} bytes in {whole:?}; worst {:.2} ms a kB: {:?} for {} bytes, {:?}",
        worst.1,
        worst.0,
        worst.2.len(),
        worst.2.chars().take(600).collect::<String>()
    );
    assert!(worst.1 < 3_000.0, "{name} takes {:?} for {:?}", worst.0, worst.2);
}

/// The links of the frozen records, and those of their deals as challenges.
fn links() -> Vec<String> {
    struct Links<'a>(&'a str);
    impl Visitor for Links<'_> {
        type Output = [String; 2];
        fn visit<R: Game>(self) -> Self::Output {
            let table = Table::<R>::read(self.0).unwrap();
            [table.link().unwrap(), table.challenge(Seat(0)).unwrap()]
        }
    }
    texts("frozen")
        .iter()
        .flat_map(|record| {
            let game = read_game(record).unwrap();
            games::visit(game, Links(record)).unwrap()
        })
        .collect()
}

#[test]
fn any_text_is_read_as_a_record_or_refused() {
    let seeds = [texts("frozen"), texts("hostile")].concat();
    run("record", 20_000, &seeds, properties::record);
}

#[test]
fn any_letters_are_opened_as_a_link_or_refused() {
    run("link", 5_000, &links(), properties::link);
}

#[test]
fn any_text_is_read_in_every_notation_or_refused() {
    let mut seeds: Vec<String> = Vec::new();
    for record in texts("frozen") {
        // Whole lines, and what follows a seat or a key.
        for line in record.lines() {
            let parts = [Some(line), line.split_once(' ').map(|(_, rest)| rest)];
            seeds.extend(parts.into_iter().flatten().map(|part| part.split(" @").next().unwrap().to_owned()));
        }
    }
    seeds.sort();
    seeds.dedup();
    seeds.extend(games::shelf().map(|info| info.title.to_owned()));
    run("notation", 100_000, &seeds, properties::notation);
}

#[test]
fn what_a_run_has_found_stays_found() {
    // A regression: seat 8 was written as the clock.
    properties::notation("2 give 8");
    for record in texts("frozen") {
        let Some(deal) = record.lines().find_map(|line| line.strip_prefix("deal: ")) else { continue };
        if let Some((deal, _)) = deal.rsplit_once(" start ") {
            properties::notation(&format!("{deal} start 8"));
        }
    }
    // A name without visible characters, and a very long option.
    properties::link("hgOwdACeAAAAAAAAAAAAAAAAAAAAAAAI4ZqhTJJ_WtWt3vIMLWMazD0mD");
    properties::link("BUKrTA_DwL0XO7YAAAAAAAAAAAAAC");
}

/// The outcome of reading a text, by its game, if that is on the shelf.
fn said(text: &str) -> String {
    struct Refused<'a>(&'a str);
    impl Visitor for Refused<'_> {
        type Output = String;
        fn visit<R: Game>(self) -> String {
            Table::<R>::read(self.0).map_or_else(|why| why.to_string(), |_| "it was read".to_owned())
        }
    }
    let game = read_game(text).unwrap_or_default();
    let said = games::visit(game, Refused(text));
    said.or_else(|| games::visit("olympia2000", Refused(text))).unwrap()
}

/// `UPDATE_HOSTILE=1` rewrites the sentences after a change of wording: review the difference.
#[test]
fn the_hostile_records_are_refused_with_the_sentence_that_each_begins_with() {
    let files = files("hostile");
    assert!(files.len() > 20, "{}", files.len());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let (first, rest) = text.split_once('\n').unwrap();
        let began = Instant::now();
        let said = format!("# {}", said(&text));
        if std::env::var_os("UPDATE_HOSTILE").is_some() {
            fs::write(&file, format!("{said}\n{rest}")).unwrap();
        } else {
            assert_eq!(said, first, "{}", file.display());
        }
        properties::record(&text);
        assert!(began.elapsed() < Duration::from_secs(20), "{}", file.display());
    }
}

/// One link per line: the game, `sealed` if it gets the correct checksum, the letters, and the sentence.
/// `UPDATE_HOSTILE=1` rewrites the sentences.
#[test]
fn the_hostile_links_are_refused_with_the_sentence_beside_each() {
    struct Refused<'a>(&'a str);
    impl Visitor for Refused<'_> {
        type Output = String;
        fn visit<R: Game>(self) -> String {
            Table::<R>::read_link(self.0).map_or_else(|why| why.to_string(), |_| "it was opened".to_owned())
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile_links.txt");
    let text = fs::read_to_string(&file).unwrap();
    let mut written = String::new();
    for line in text.lines() {
        let [which, letters, sentence] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let (game, is_sealed) = which.strip_suffix(" sealed").map_or((which, false), |game| (game, true));
        let given = if is_sealed { with_checksum(game, letters).unwrap() } else { letters.to_owned() };
        let began = Instant::now();
        let said = games::visit(game, Refused(&given)).unwrap();
        assert!(began.elapsed() < Duration::from_secs(10), "{line}");
        assert_ne!(said, "it was opened", "{line}");
        properties::link(letters);
        // Control characters that a sentence quotes stay out of the file.
        let said: String = said.chars().filter(|c| !c.is_control()).collect();
        written += &format!("{which}\t{letters}\t{said}\n");
        if std::env::var_os("UPDATE_HOSTILE").is_none() {
            assert_eq!(said, sentence, "{line}");
        }
    }
    if std::env::var_os("UPDATE_HOSTILE").is_some() {
        fs::write(&file, written).unwrap();
    }
}
