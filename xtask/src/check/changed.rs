//! `cargo xtask test --changed`: what the changed files can affect, for the loop between two commits.

use std::collections::BTreeSet;

use pentathlon_engine::games::shelf;

use crate::build::dist;
use crate::check::report::{Report, Tally};
use crate::check::selection::Selection;
use crate::check::{end_to_end, suite};
use crate::tools::process;
use crate::{Failure, Result};

/// The tests that some changes can affect.
#[derive(Debug, Default, PartialEq, Eq)]
struct Scope {
    /// The packages whose native tests run.
    packages: BTreeSet<&'static str>,
    /// The end-to-end tests run whose names contain one of these. They need a build.
    end_to_end: BTreeSet<String>,
}

/// Checks what the changes since a commit, committed or not, can affect. Where a changed file is in no known place, this
/// is the whole check.
///
/// # Errors
/// Something failed, or git does not know the commit.
pub fn run(revision: &str) -> Result<()> {
    let paths = changed_paths(revision)?;
    let Some(scope) = scope_of(&paths) else {
        println!("The changes can affect everything.");
        return suite::run(Selection::default());
    };
    println!("The changes in {} files can affect {scope:?}.", paths.len());
    let mut report = Report::default();
    if suite::set_up(&mut report) {
        suite::formatting(&mut report);
        if !scope.end_to_end.is_empty()
            && report.step("quick build", || dist::quick().map(|_| Tally::default()))
            && suite::set_up_browser(&mut report)
        {
            let names: Vec<String> = scope.end_to_end.iter().cloned().collect();
            report.step("end-to-end tests", || end_to_end::run_named(&names));
        }
        if !scope.packages.is_empty() {
            let packages: Vec<&str> = scope.packages.iter().copied().collect();
            report.step("native tests", || suite::native_tests(&packages, &[], Selection::default().seed));
        }
    }
    report.close()
}

/// The files that differ from a commit, and those that git does not know yet, from the project's folder.
fn changed_paths(revision: &str) -> Result<Vec<String>> {
    let ask = |arguments: &[&str]| {
        let answer = process::answer(process::program("git").args(arguments));
        answer.ok_or_else(|| Failure::new(format!("git does not know what changed since `{revision}`.")))
    };
    let changed = ask(&["diff", "--name-only", "--relative", revision, "--"])?;
    let new = ask(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(changed.lines().chain(new.lines()).map(str::to_owned).collect())
}

/// What the changed files can affect; `None` if that may be everything.
fn scope_of(paths: &[String]) -> Option<Scope> {
    let mut scope = Scope::default();
    for path in paths {
        let (folder, file) = path.rsplit_once('/').unwrap_or(("", path));
        let stem = file.split('.').next().unwrap_or_default();
        // A game's sentences and styles are named after it: `olympicsrules.ftl`, `olympics.css`.
        let game_of = |name: &str| shelf().into_iter().map(|info| info.id).find(|id| name.starts_with(id));
        let game = match folder.split_once('/') {
            Some(("src", rest)) => rest.strip_prefix("games/").and_then(game_of),
            _ if folder == "style" || folder == "lang/en" => game_of(file),
            _ => None,
        };
        if file.ends_with(".md") || folder == "docs" || folder.starts_with("docs/") {
            scope.packages.insert("pentathlon-checks");
        } else if let Some(game) = game {
            scope.packages.extend(["pentathlon", "pentathlon-checks"]);
            scope.end_to_end.insert(game.to_owned());
        } else if folder.starts_with("engine/tests") {
            scope.packages.extend(["pentathlon-engine", "pentathlon-checks"]);
        } else if folder == "tests"
            || folder.starts_with("tests/contrast")
            || folder.starts_with("tests/messages")
        {
            scope.packages.insert("pentathlon-checks");
        } else if folder.starts_with("tests/rules-questions") {
            scope.packages.insert("pentathlon");
        } else if folder == "tests/browser/tests" && !["main", "game", "records", "chance"].contains(&stem) {
            scope.end_to_end.insert(format!("{stem}::"));
        } else {
            return None;
        }
    }
    Some(scope)
}

#[cfg(test)]
mod tests {
    use super::{Scope, scope_of};

    fn scope(paths: &[&str]) -> Option<(Vec<&'static str>, Vec<String>)> {
        let paths: Vec<String> = paths.iter().map(|&path| path.to_owned()).collect();
        scope_of(&paths)
            .map(|Scope { packages, end_to_end }| (Vec::from_iter(packages), Vec::from_iter(end_to_end)))
    }

    #[test]
    fn a_change_to_a_game_runs_the_tests_with_its_name() {
        let olympics = Some((vec!["pentathlon", "pentathlon-checks"], vec!["olympics".to_owned()]));
        assert_eq!(scope(&["src/games/olympics/board.rs"]), olympics);
        assert_eq!(scope(&["style/olympics.css", "lang/en/olympicsrules.ftl"]), olympics);
    }

    #[test]
    fn a_change_to_a_document_or_a_test_runs_what_reads_it() {
        assert_eq!(scope(&["README.md", "docs/saves.md"]), Some((vec!["pentathlon-checks"], vec![])));
        assert_eq!(scope(&["tests/rules-questions/olympics.txt"]), Some((vec!["pentathlon"], vec![])));
        assert_eq!(scope(&["tests/browser/tests/saves.rs"]), Some((vec![], vec!["saves::".to_owned()])));
    }

    #[test]
    fn a_change_in_an_unknown_place_runs_everything() {
        assert_eq!(scope(&["README.md", "src/session/mod.rs"]), None);
        assert_eq!(scope(&["Cargo.toml"]), None);
        assert_eq!(scope(&["lang/en/app.ftl"]), None);
        assert_eq!(scope(&["engine/src/games/olympics/play.rs"]), None);
    }
}
