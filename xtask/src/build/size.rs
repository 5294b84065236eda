//! The size of the first load, and of what each game adds.

use std::borrow::Borrow;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use pentathlon_engine::games::shelf;

use crate::build::compressed::{brotli, copy_of};
use crate::build::{lazy, messages, service_worker, split, thinker, typeface};
use crate::tools::project;
use crate::{Failure, Result};

/// The budget of the first load after compression, in bytes: everything until the shelf is usable.
pub const BUDGET: usize = 158_300;

/// The budget of the first load together with a game, when a table is opened directly.
const GAME_BUDGET: usize = 436_000;
/// Games with a larger budget, by short name: Olympikos draws 80 sports.
const HEAVIER_BUDGETS: [(&str, usize); 1] = [("olympikos", 475_500)];

/// The budget of what is loaded later, in addition to the first load: the pictures of the clues of Olympikos and the
/// messages on its sports, before its first table; when the page is idle, the service worker; and podium, sharing, a lesson,
/// a Pentathlon, the story, and what is around the games, when they are needed.
pub const LATER_BUDGET: usize = 435_600;

/// The budget of the search worker, with its script. The reasons of hints are worked out in it, for each game in its own terms.
const THINKER_BUDGET: usize = 163_500;

/// The budget of the typeface. A first visit fetches it beside the first load and does not wait for it. It is
/// compressed already.
pub const TYPEFACE_BUDGET: usize = 34_000;

/// The budget of all messages in one language. The pseudo-language for tests, with its accents, is the longest.
const LANGUAGE_BUDGET: usize = 120_200;

/// The kinds of file that a first visit fetches before the app is usable.
const FIRST_LOAD: [&str; 4] = ["wasm", "js", "css", "html"];
/// Fetched only for unknown addresses.
const NOT_AT_FIRST: [&str; 1] = ["404.html"];

/// One file; sizes in bytes.
#[derive(Debug)]
struct Weight {
    name: String,
    /// What it is fetched for, unless it comes with the first load: see [`part_of`].
    part: Option<String>,
    raw: usize,
    compressed: usize,
}

/// The files of a build, by when they are fetched.
#[derive(Debug)]
struct Weights {
    /// Before the shelf is usable.
    first: Vec<Weight>,
    /// Beside that.
    typeface: Vec<Weight>,
    /// With a game: its own, and what all games share.
    with_games: Vec<Weight>,
    /// With the first search.
    thinker: Vec<Weight>,
    /// On demand, or when the page is idle.
    later: Vec<Weight>,
    /// With a language.
    languages: Vec<Weight>,
}

impl Weights {
    fn of_build() -> Result<Self> {
        let page = fs::read_to_string(project::dist().join("index.html"))
            .map_err(|_| Failure::new("There is no build to measure: run `cargo xtask build` first."))?;
        let mut weights = Vec::new();
        weigh_folder(&project::dist(), "", &page, &mut weights)?;
        weights.sort_by(|one, other| other.compressed.cmp(&one.compressed).then(one.name.cmp(&other.name)));
        let thinks = |weight: &Weight| thinker::NAMES.iter().any(|(own, _)| *own == stem(&weight.name));
        let (thinker, weights) = split_off(weights, thinks);
        let (languages, weights) = split_off(weights, |weight| messages::language_of(&weight.name).is_some());
        let (typeface, weights) = split_off(weights, |weight| typeface::is_typeface(&weight.name));
        let (with_games, weights) =
            split_off(weights, |weight| shelf().iter().any(|game| comes_with(game.id, weight)));
        let (later, first) =
            split_off(weights, |weight| weight.part.is_some() || comes_when_idle(&weight.name));
        Ok(Self { first, typeface, with_games, thinker, later, languages })
    }
}

fn split_off(weights: Vec<Weight>, belongs: impl Fn(&Weight) -> bool) -> (Vec<Weight>, Vec<Weight>) {
    weights.into_iter().partition(belongs)
}

/// Whether a file is fetched together with a game.
fn comes_with(game: &str, weight: &Weight) -> bool {
    weight.part.as_deref().is_some_and(|part| [game, split::SHARED, split::SCREENS].contains(&part))
}

/// The names of the files that are weighed as the first load.
///
/// # Errors
/// There is no build.
pub fn first_load() -> Result<BTreeSet<String>> {
    Ok(Weights::of_build()?.first.into_iter().map(|weight| weight.name).collect())
}

/// The names of the files that are weighed with a game, in addition to the first load.
///
/// # Errors
/// There is no build.
pub fn load_of(game: &str) -> Result<BTreeSet<String>> {
    let weights = Weights::of_build()?.with_games.into_iter();
    Ok(weights.filter(|weight| comes_with(game, weight)).map(|weight| weight.name).collect())
}

/// The names of the files that are loaded later: see [`LATER_BUDGET`].
///
/// # Errors
/// There is no build.
pub fn later_load() -> Result<BTreeSet<String>> {
    Ok(Weights::of_build()?.later.into_iter().map(|weight| weight.name).collect())
}

/// Prints the size of each file of `dist/` in the first load, of what each game adds when it is opened, of what is
/// loaded later, of the search worker, the typeface and each language, with totals and budgets. A build in one module has
/// no budgets.
///
/// # Errors
/// There is no build, or it exceeds a budget.
pub fn check() -> Result<()> {
    let Weights { first, typeface, with_games, thinker, later, languages } = Weights::of_build()?;
    let is_whole = with_games.iter().all(|weight| !split::is_part(&weight.name));
    let limit = |budget: usize| (!is_whole).then_some(budget);
    // All results are printed before any of them fails.
    let mut outcomes = vec![report("first load", &first, 0, limit(BUDGET))];
    outcomes.push(report("typeface", &typeface, 0, limit(TYPEFACE_BUDGET)));
    let carried = first.iter().map(|weight| weight.compressed).sum();
    for game in shelf().map(|info| info.id) {
        let heavier = HEAVIER_BUDGETS.into_iter().find(|(heavier, _)| *heavier == game);
        let budget = heavier.map_or(GAME_BUDGET, |(_, budget)| budget);
        let comes: Vec<&Weight> = with_games.iter().filter(|weight| comes_with(game, weight)).collect();
        outcomes.push(report(&format!("first load and {game}"), &comes, carried, limit(budget)));
    }
    outcomes.push(report("search worker", &thinker, 0, limit(THINKER_BUDGET)));
    outcomes.push(report("later load", &later, 0, limit(LATER_BUDGET)));
    let tags: BTreeSet<&str> =
        languages.iter().filter_map(|weight| messages::language_of(&weight.name)).collect();
    for tag in tags {
        let own = languages.iter().filter(|weight| messages::language_of(&weight.name) == Some(tag));
        outcomes.push(report(
            &format!("sentences in {tag}"),
            &own.collect::<Vec<_>>(),
            0,
            limit(LANGUAGE_BUDGET),
        ));
    }
    outcomes.into_iter().collect()
}

/// Whether a file is fetched on demand, or when the page is idle.
fn comes_when_idle(name: &str) -> bool {
    lazy::is_lazy(name) || name == service_worker::NAME
}

/// A file's name without its hash.
fn stem(name: &str) -> &str {
    name.split('-').next().unwrap_or(name)
}

/// Prints some files and their sum, including the size `carried` over.
fn report<W: Borrow<Weight>>(
    title: &str,
    weights: &[W],
    carried: usize,
    budget: Option<usize>,
) -> Result<()> {
    println!("{:<52} {:>10} {:>10}", format!("{title}, bytes"), "raw", "brotli 11");
    for weight in weights {
        let Weight { name, raw, compressed, .. } = weight.borrow();
        println!("{name:<52} {raw:>10} {compressed:>10}");
    }
    if carried > 0 {
        println!("{:<52} {:>10} {carried:>10}", "first load", "");
    }
    let compressed = carried + weights.iter().map(|weight| weight.borrow().compressed).sum::<usize>();
    println!("{:<52} {:>10} {compressed:>10}", "total", "");
    let Some(budget) = budget else {
        println!();
        return Ok(());
    };
    println!("{:<52} {:>10} {budget:>10}\n", "budget", "");
    if compressed > budget {
        let above = compressed - budget;
        return Err(Failure::new(format!("The {title}: {above} bytes above the budget.")));
    }
    Ok(())
}

/// The part of the app that a file belongs to: a module's own name, or for a style sheet `data-sheet` in the page. None
/// for what a first visit fetches.
fn part_of<'a>(page: &'a str, name: &'a str) -> Option<&'a str> {
    if split::is_part(name) {
        return Some(stem(name));
    }
    let mut links = page.split("<link").skip(1).filter_map(|link| link.split('>').next());
    let link = links.find(|link| link.contains(" disabled") && link.contains(name))?;
    link.split("data-sheet=").nth(1)?.split([' ', '"']).find(|value| !value.is_empty())
}

fn weigh_folder(folder: &Path, prefix: &str, page: &str, weights: &mut Vec<Weight>) -> Result<()> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(()) };
    for entry in entries {
        let path = entry?.path();
        let Some(file) = path.file_name().and_then(|name| name.to_str()) else { continue };
        let name = format!("{prefix}{file}");
        let kind = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        if path.is_dir() {
            weigh_folder(&path, &format!("{name}/"), page, weights)?;
        } else if lazy::is_lazy(&name)
            || messages::language_of(&name).is_some()
            || typeface::is_typeface(&name)
            || FIRST_LOAD.contains(&kind) && !NOT_AT_FIRST.contains(&name.as_str())
        {
            let content = fs::read(&path)?;
            // `cargo xtask build` has compressed it, `trunk build` has not.
            let compressed = match fs::metadata(copy_of(&path, "br")) {
                Ok(copy) => copy.len() as usize,
                Err(_) if typeface::is_typeface(&name) => content.len(),
                Err(_) => brotli(&content)?.len(),
            };
            let part = part_of(page, &name).map(str::to_owned);
            weights.push(Weight { name, part, raw: content.len(), compressed });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{HEAVIER_BUDGETS, part_of, shelf, stem};

    #[test]
    fn heavier_games_are_on_the_shelf() {
        let shelf = shelf().map(|info| info.id);
        assert!(HEAVIER_BUDGETS.iter().all(|(game, _)| shelf.contains(game)));
        assert_eq!(stem("olympics-0123.wasm"), "olympics");
    }

    #[test]
    fn a_part_is_a_module_or_a_style_sheet_that_the_page_does_not_fetch() {
        let page = "<link href=./base-1.css rel=stylesheet><link data-sheet=screens disabled href=./hand-2.css rel=stylesheet>";
        assert_eq!(part_of(page, "hand-2.css"), Some("screens"));
        assert_eq!(part_of(page, "base-1.css"), None);
        assert_eq!(part_of(page, "olympics-3.wasm"), Some("olympics"));
        assert_eq!(part_of(page, "pentathlon-4_bg.wasm"), None);
    }
}
