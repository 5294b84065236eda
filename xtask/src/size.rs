//! What the first load weighs, and what comes with each game.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use crate::{Failure, Outcome, later, project};

/// What the first load may weigh after compression, in bytes. The rules and tables of the first game had 180,000; the
/// look that all games share (figure, motion, sound, covers) has 40,000 more.
pub const BUDGET: usize = 400_000;

/// What may be loaded later, beside the first load, before the first table of a game that wants it: the pictures of
/// the clues of Olympikos, and the sentences on its sports.
pub const LATER_BUDGET: usize = 200_000;

/// The kinds of file that a first visit fetches before the app can be used.
const FIRST_LOAD: [&str; 4] = ["wasm", "js", "css", "html"];
/// Fetched only by those who are lost.
const NOT_AT_FIRST: [&str; 1] = ["404.html"];

/// One file; sizes in bytes.
#[derive(Debug)]
struct Weight {
    name: String,
    raw: usize,
    compressed: usize,
}

/// Prints the weight of each file in `dist/` that is loaded first, then of what is fetched when a game is opened, then of
/// what is loaded later, with totals and budgets.
///
/// # Errors
/// There is no build, or it is above a budget.
pub fn check() -> Outcome<()> {
    let mut weights = Vec::new();
    weigh_folder(&project::dist(), "", &mut weights)?;
    if weights.is_empty() {
        return Err(Failure::new("There is no build to weigh: run `cargo xtask build` first."));
    }
    weights.sort_by(|one, other| other.compressed.cmp(&one.compressed).then(one.name.cmp(&other.name)));
    let page = fs::read_to_string(project::dist().join("index.html"))?;
    let (later, weights): (Vec<Weight>, Vec<Weight>) =
        weights.into_iter().partition(|weight| later::is_later(&weight.name));
    let (sleeping, first): (Vec<Weight>, Vec<Weight>) =
        weights.into_iter().partition(|weight| sleeps(&page, &weight.name));
    // All are told before any fails.
    let outcomes = [
        report("first load", &first, BUDGET),
        report("with a game, when it is opened", &sleeping, LATER_BUDGET),
        report("later load", &later, LATER_BUDGET),
    ];
    outcomes.into_iter().collect()
}

fn report(title: &str, weights: &[Weight], budget: usize) -> Outcome<()> {
    let sum = |part: fn(&Weight) -> usize| weights.iter().map(part).sum::<usize>();
    let (raw, compressed) = (sum(|weight| weight.raw), sum(|weight| weight.compressed));
    println!("{:<52} {:>10} {:>10}", format!("{title}, bytes"), "raw", "brotli 11");
    for Weight { name, raw, compressed } in weights {
        println!("{name:<52} {raw:>10} {compressed:>10}");
    }
    println!("{:<52} {raw:>10} {compressed:>10}", "total");
    println!("{:<52} {:>10} {budget:>10}", "budget", "");
    if compressed > budget {
        let above = compressed - budget;
        return Err(Failure::new(format!("The {title} is {above} bytes above its budget.")));
    }
    Ok(())
}

/// Whether the page links the file without fetching it: the sheet of a game, until the game is opened.
fn sleeps(page: &str, name: &str) -> bool {
    let links = page.split("<link").skip(1).filter_map(|link| link.split('>').next());
    links.into_iter().any(|link| link.contains(" disabled") && link.contains(name))
}

fn weigh_folder(folder: &Path, prefix: &str, weights: &mut Vec<Weight>) -> Outcome<()> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(()) };
    for entry in entries {
        let path = entry?.path();
        let Some(file) = path.file_name().and_then(|name| name.to_str()) else { continue };
        let name = format!("{prefix}{file}");
        let kind = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        if path.is_dir() {
            weigh_folder(&path, &format!("{name}/"), weights)?;
        } else if later::is_later(&name)
            || FIRST_LOAD.contains(&kind) && !NOT_AT_FIRST.contains(&name.as_str())
        {
            let content = fs::read(&path)?;
            weights.push(Weight { name, raw: content.len(), compressed: compressed_length(&content)? });
        }
    }
    Ok(())
}

/// The length after brotli at quality 11 with a window of 2^22 bytes, as a static host keeps it ready.
fn compressed_length(content: &[u8]) -> Outcome<usize> {
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut Cursor::new(content), &mut compressed, &parameters)?;
    Ok(compressed.len())
}

#[cfg(test)]
mod test {
    use super::{compressed_length, sleeps};

    #[test]
    fn what_repeats_itself_shrinks_and_nothing_vanishes() {
        let length = compressed_length("laurel ".repeat(1000).as_bytes()).unwrap_or_default();
        assert!((1..100).contains(&length), "{length}");
    }

    #[test]
    fn a_sheet_that_sleeps_is_told_from_one_that_is_fetched() {
        let page = "<link rel=stylesheet href=./base-1.css><link rel=stylesheet href=./game-2.css data-sheet=game disabled>";
        assert!(sleeps(page, "game-2.css"));
        assert!(!sleeps(page, "base-1.css"));
        assert!(!sleeps(page, "disabled.wasm"));
    }
}
