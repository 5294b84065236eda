//! Rulings: each one in `docs/rulings/` has a test with its id in its name, and no test cites one that does not exist.

use pentathlon_engine::games;
use std::collections::BTreeSet;
use std::path::Path;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The ids in the table of a game, as written in test names: `z4`.
fn listed(game: &str) -> BTreeSet<String> {
    let path = Path::new(ROOT).join("docs/rulings").join(format!("{game}.md"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let first = |line: &str| line.strip_prefix("| ")?.split(' ').next().map(str::to_lowercase);
    let ids: Vec<String> = text.lines().filter_map(first).filter(|word| is_id(word)).collect();
    let listed: BTreeSet<String> = ids.iter().cloned().collect();
    assert_eq!(ids.len(), listed.len(), "{game}: an id is listed twice");
    listed
}

/// A letter and a number.
fn is_id(word: &str) -> bool {
    let number = word.strip_prefix(|letter: char| letter.is_ascii_lowercase()).unwrap_or_default();
    !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())
}

/// The ids in the names of tests of the files in a folder.
fn cited(folder: &Path) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            cited.append(&mut self::cited(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            for test in text.split("#[test]").skip(1) {
                let name = test.split_once("fn ").expect("a test is a function").1;
                let name: &str = name.split('(').next().unwrap();
                cited.extend(name.split('_').filter(|word| is_id(word)).map(str::to_owned));
            }
        }
    }
    cited
}

#[test]
fn every_ruling_has_a_test_with_its_id_in_its_name() {
    for facts in games::shelf() {
        let listed = listed(facts.id);
        assert!(listed.len() > 10, "{}: {listed:?}", facts.id);
        let cited = cited(&Path::new(ROOT).join("engine/tests").join(facts.id));
        let untested: Vec<_> = listed.difference(&cited).collect();
        assert!(untested.is_empty(), "{}: no test is named after {untested:?}", facts.id);
    }
}

#[test]
fn no_test_cites_a_ruling_that_is_not_listed() {
    let listed: BTreeSet<String> = games::shelf().iter().flat_map(|facts| listed(facts.id)).collect();
    let cited = cited(&Path::new(ROOT).join("engine/tests"));
    let unknown: Vec<_> = cited.difference(&listed).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}
