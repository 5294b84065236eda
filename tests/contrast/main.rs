//! Checks the contrast of every pair of colours in use, computed from the stylesheets in `style/`.
//!
//! The minimum is 4.5:1 for text and 3:1 for marks and the edges of controls (WCAG 2.2, 1.4.3 and 1.4.11), in both
//! themes and in the palette of every game. The pairs are in `everywhere.rs` and in a file for each game: new colours
//! need a row there, and the tests below fail if one is missing.
//!
//! `cargo test -p pentathlon-checks --test contrast -- --nocapture` prints the whole table with the measured values.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod colour;
mod covers;
mod everywhere;
mod pair;
mod palette;
mod sheet;

/// Lists for each game its pairs, and the colours that need no contrast.
macro_rules! games {
    ($($game:ident $rules:ident),*) => {
        $(mod $game;)*

        /// The games, with their pairs and with the colours that need no contrast.
        const GAMES: &[(&str, &[Pair], &[(&str, &str)])] =
            &[$((stringify!($game), $game::PAIRS, $game::LEFT_OUT)),*];
    };
}

pentathlon_engine::for_each_game!(games);

use colour::Colour;
use pair::Pair;
use palette::{Palette, covers, palettes};
use sheet::{Rule, Sheet, colours_in, sheets, without_fallback};
use std::collections::BTreeSet;

/// The pairs of the parts and screens shared by all games, then those of the covers, then those of each game.
fn table() -> impl Iterator<Item = (&'static str, &'static [Pair])> {
    let shared = [("", everywhere::PAIRS), ("cover", covers::PAIRS)];
    shared.into_iter().chain(GAMES.iter().map(|&(game, pairs, _)| (game, pairs)))
}

/// Colours that need no contrast, with the reason.
fn left_out() -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    everywhere::LEFT_OUT.iter().chain(GAMES.iter().flat_map(|(_, _, left_out)| *left_out))
}

/// The rows that apply in a palette: those of all games, and those of its own.
fn rows(palette: &Palette) -> impl Iterator<Item = &'static Pair> {
    let of_palette = |rows: &str| match palette.theme {
        "cover" => rows == "cover",
        _ => rows.is_empty() || palette.game.as_deref() == Some(rows),
    };
    table()
        .filter(move |(game, _)| of_palette(game))
        .flat_map(|(_, pairs)| pairs)
        .filter(|pair| pair.only.is_none_or(|theme| theme == palette.theme))
}

/// All names in the table and the list of exceptions, without seat numbers: `ink`, `#fff`, `deep-*`.
fn named() -> BTreeSet<&'static str> {
    let pairs = table().flat_map(|(_, pairs)| pairs).flat_map(|pair| [pair.front, pair.ground]);
    let out = left_out().map(|&(colour, _)| colour);
    pairs.chain(out).flat_map(pair::words).collect()
}

#[test]
fn no_game_of_the_shelf_is_forgotten_here() {
    let shelf = pentathlon_engine::games::shelf().map(|info| info.id);
    assert!(GAMES.iter().map(|(game, _, _)| *game).eq(shelf));
}

#[test]
fn every_pair_in_use_has_enough_contrast() {
    let mut faults = Vec::new();
    for palette in palettes().into_iter().chain(covers()) {
        println!("\n{}", palette.name());
        for pair in rows(&palette) {
            for (front, ground) in pair.of_each_seat() {
                let measured = palette.colour(&front).contrast(palette.colour(&ground));
                let line = format!("{measured:>6.2}  {front:<22} on {ground:<22} {}", pair.place);
                println!("{line}");
                // A ratio shown as 4.50 may be slightly below it.
                if measured < pair.least() {
                    faults.push(format!("{:<18} wants {:.1}: {line}", palette.name(), pair.least()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} pairs are too close:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_colour_token_is_in_the_table_or_left_out_for_a_reason() {
    let named = named();
    let forgotten: BTreeSet<String> = palettes()
        .iter()
        .flat_map(Palette::tokens)
        .map(|token| pair::without_seat(&token))
        .filter(|token| !named.contains(token.as_str()))
        .collect();
    assert!(forgotten.is_empty(), "no row names {forgotten:?}");
}

#[test]
fn every_fixed_colour_of_the_sheets_is_in_the_table_or_left_out_for_a_reason() {
    let named = named();
    let fixed: BTreeSet<String> = sheets()
        .iter()
        // Covers define their own colours, and their pictures contain no information beyond the text.
        .filter(|sheet| !["tokens.css", "palettes.css"].contains(&sheet.name.as_str()))
        .flat_map(|sheet| &sheet.rules)
        .flat_map(|rule| &rule.declarations)
        .flat_map(|(_, value)| colours_in(value))
        .filter(|colour| colour.starts_with('#'))
        .collect();
    let forgotten: Vec<&String> = fixed.iter().filter(|colour| !named.contains(colour.as_str())).collect();
    assert!(forgotten.is_empty(), "no row names {forgotten:?}");
    let gone: Vec<&&str> =
        named.iter().filter(|colour| colour.starts_with('#') && !fixed.contains(**colour)).collect();
    assert!(gone.is_empty(), "no sheet paints with {gone:?} any more");
}

/// The pairs of a name that stands for several colours, as `ring` does for the colour of each ring. Rules that assign
/// it a colour are combined with their text colour; empty if a palette defines the background.
fn painted_as(
    front: &str,
    ground: &str,
    rules: &[&Rule],
    tokens: &BTreeSet<String>,
) -> Vec<(String, String)> {
    if tokens.contains(ground) || ground.starts_with('#') {
        return Vec::new();
    }
    let given = |rule: &Rule, property: &str| -> Option<String> {
        let (_, value) = rule.declarations.iter().rfind(|(name, _)| name == property)?;
        Some(pair::without_seat(colours_in(without_fallback(value)).first()?))
    };
    let pairs = rules.iter().filter_map(|rule| {
        let ground = given(rule, &format!("--{ground}"))?;
        let own = given(rule, "color").or_else(|| given(rule, &format!("--{front}")));
        Some((own.unwrap_or_else(|| front.to_owned()), ground))
    });
    pairs.collect()
}

#[test]
fn text_and_ground_of_one_rule_are_a_row_of_the_table() {
    let rows: Vec<(&str, &str)> =
        table().flat_map(|(_, pairs)| pairs).map(|pair| (pair.front, pair.ground)).collect();
    let in_a_row = |front: &str, ground: &str| rows.contains(&(front, ground));
    let tokens = palettes().into_iter().chain(covers());
    let tokens =
        tokens.flat_map(|palette| palette.tokens()).map(|token| pair::without_seat(&token)).collect();
    let sheets = sheets();
    // A name is resolved in its own stylesheet, or in one that all screens share.
    let shared = |sheet: &Sheet| ["base.css", "parts.css", "screens.css"].contains(&sheet.name.as_str());
    let rules_for = |own: &Sheet| -> Vec<&Rule> {
        let known = sheets.iter().filter(|sheet| sheet.name == own.name || shared(sheet));
        known.flat_map(|sheet| &sheet.rules).collect()
    };
    let mut missing = BTreeSet::new();
    for (sheet, Rule { selector, declarations }) in
        sheets.iter().flat_map(|sheet| sheet.rules.iter().map(move |rule| (sheet, rule)))
    {
        let rules = rules_for(sheet);
        let painted = |property: &str| -> Vec<String> {
            let values = declarations.iter().filter(|(name, _)| name == property);
            let colours = values.flat_map(|(_, value)| colours_in(without_fallback(value)));
            colours.map(|colour| pair::without_seat(&colour)).collect()
        };
        for front in painted("color") {
            for ground in painted("background") {
                let pairs = painted_as(&front, &ground, &rules, &tokens);
                let is_named = match pairs.is_empty() {
                    true => in_a_row(&front, &ground),
                    false => pairs.iter().all(|(front, ground)| in_a_row(front, ground)),
                };
                if !is_named {
                    missing.insert(format!("{front} on {ground} ({selector}) {pairs:?}"));
                }
            }
        }
    }
    assert!(missing.is_empty(), "these stand in one rule and in no row:\n{missing:#?}");
}

/// The focus ring has one colour for all backgrounds, except these, where it has the colour of the text.
#[test]
fn on_boards_of_the_other_shade_the_ring_of_the_focus_has_the_colour_of_the_words() {
    let sheets = sheets();
    let rules: Vec<&Rule> = sheets.iter().flat_map(|sheet| &sheet.rules).collect();
    for board in [".result", ".notice"] {
        let ring = rules.iter().find(|rule| {
            let declared =
                rule.declarations.contains(&("outline-color".to_owned(), "currentColor".to_owned()));
            declared && rule.selector.contains(board) && rule.selector.contains(":focus-visible")
        });
        assert!(ring.is_some(), "{board} has no rule for :focus-visible with `outline-color: currentColor`");
    }
}

#[test]
fn contrast_is_measured_as_wcag_says() {
    let of = |one: &str, other: &str| {
        let read = |text| Colour::read(text).expect("a colour");
        (read(one).contrast(read(other)) * 100.0).round() / 100.0
    };
    assert_eq!(of("#000", "#fff"), 21.0);
    assert_eq!(of("#fff", "#ffffff"), 1.0);
    assert_eq!(of("#767676", "#fff"), 4.54);
    assert_eq!(of("#fff", "#777777"), 4.48);
    assert_eq!(of("#0000ff", "#ffff00"), 8.0);
}
