//! Chance in these tests: all of it is seeded here, and each test that uses it prints the seed, so that a failure can be
//! repeated. Without `--seed` it is always the same.

use std::path::Path;
use std::sync::LazyLock;
use std::{env, fs};

use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::table::Source;
use xtask::check::end_to_end::SEED;
use xtask::check::selection::USUAL_SEED;

/// The seed of this run.
static RUN: LazyLock<u64> = LazyLock::new(|| {
    env::var(SEED).map_or(USUAL_SEED, |seed| seed.parse().unwrap_or_else(|_| panic!("{SEED}={seed}")))
});

/// The seed of this run, for what another seed may choose otherwise: the cases that a test covers.
pub fn of_this_run() -> usize {
    *RUN as usize
}

/// Prints the seed of this run, for the report of a test that fails.
pub fn print() {
    println!("{SEED}={}", *RUN);
}

/// Chance that is the same in each run: the choices of a player in a test, and what is dealt.
pub fn seeded(number: u64, stream: Stream) -> Chance {
    println!("Chance of seed {number}, {stream:?}.");
    Chance::new(&Seed::from_number(number), stream)
}

/// The source of a table's deal; the same in each run.
pub fn dealt<D>(number: u64) -> Source<D> {
    println!("Dealt from seed {number}.");
    Source::Seed(Seed::from_number(number))
}

#[test]
fn no_other_file_seeds_chance() {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|suffix| suffix == "rs") && !path.ends_with("chance.rs") {
                let text = fs::read_to_string(&path).expect("a text");
                for word in ["Seed::", "Chance::new", "SystemTime"] {
                    assert!(!text.contains(word), "{} in {}", word, path.display());
                }
                files += 1;
            }
        }
    }
    assert!(files > 40, "{files} files");
}
