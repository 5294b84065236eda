//! The tokens of `style/tokens.css` in both themes, with the palette of each game (`style/palettes.css`) over them.

use super::colour::Colour;
use super::sheet::{Rule, Sheet, sheets};
use std::collections::{BTreeMap, BTreeSet};

/// The values of the tokens on a screen.
#[derive(Debug)]
pub struct Palette {
    /// `light` or `dark`; `cover` for a cover.
    pub theme: &'static str,
    /// The game of the screen or cover; `None` on the shelf and in the settings.
    pub game: Option<String>,
    values: BTreeMap<String, String>,
}

const DARK: &str = "[data-theme=dark]";

/// All palettes.
pub fn palettes() -> Vec<Palette> {
    let palettes = |sheet: &Sheet| sheet.name == "tokens.css" || sheet.name == "palettes.css";
    let rules = sheets().into_iter().filter(palettes).flat_map(|sheet| sheet.rules);
    // What is coloured on a cover is in a class, `p-sun`, or in one of the covers' own elements.
    let on_covers =
        |rule: &Rule| rule.selector.starts_with(".p-") || rule.selector.contains("] :is(.cover, ");
    let tokens: Vec<Rule> = rules.filter(|rule| !on_covers(rule)).collect();
    let games: BTreeSet<Option<String>> = tokens.iter().map(|rule| game_of(&rule.selector)).collect();
    let of_theme = |theme: &'static str| {
        let tokens = &tokens;
        games.iter().map(move |game| Palette {
            theme,
            game: game.clone(),
            // A later rule of the game overrides the theme's.
            values: [None, Some(game)]
                .into_iter()
                .flat_map(|game| {
                    tokens.iter().filter(move |rule| applies(rule, theme, game.and_then(Option::as_deref)))
                })
                .flat_map(|rule| rule.declarations.clone())
                .map(|(name, value)| (name.trim_start_matches("--").to_owned(), value))
                .collect(),
        })
    };
    of_theme("light").chain(of_theme("dark")).collect()
}

/// The covers, each with its own tokens.
pub fn covers() -> Vec<Palette> {
    let rules = sheets().into_iter().flat_map(|sheet| sheet.rules);
    let covers = rules.filter_map(|Rule { selector, declarations }| {
        let game = game_of(&selector).filter(|_| selector.contains("] :is(.cover, "))?;
        let named =
            declarations.into_iter().map(|(name, value)| (name.trim_start_matches("--").to_owned(), value));
        Some(Palette { theme: "cover", game: Some(game), values: named.collect() })
    });
    covers.collect()
}

fn game_of(selector: &str) -> Option<String> {
    let (_, rest) = selector.split_once("[data-game=")?;
    Some(rest.split_once(']')?.0.to_owned())
}

/// Whether a rule applies to exactly this theme and game. Rules for a single seat select the current colour, which
/// `Palette::colour` does itself.
fn applies(rule: &Rule, theme: &str, game: Option<&str>) -> bool {
    let of_one_seat = rule.selector.starts_with(".seat-");
    let of_theme = !rule.selector.starts_with(DARK) || theme == "dark";
    !of_one_seat && of_theme && game_of(&rule.selector).as_deref() == game
}

/// The filter of a card that cannot be played now: `saturate` and `brightness`.
fn dim() -> (f64, f64) {
    let sheets = sheets();
    let mut rules = sheets.iter().flat_map(|sheet| &sheet.rules);
    let rule = rules.find(|rule| rule.selector.ends_with(".card.dim")).expect("a card can be dimmed");
    let (_, filter) = rule.declarations.iter().find(|(name, _)| name == "filter").expect("by a filter");
    let share = |name: &str| filter.split_once(name)?.1.split_once(')')?.0.parse().ok();
    match (share("saturate("), share("brightness(")) {
        (Some(saturate), Some(brightness)) => (saturate, brightness),
        _ => panic!("`filter: {filter}` cannot be computed: saturate and brightness can"),
    }
}

impl Palette {
    /// The name in messages.
    pub fn name(&self) -> String {
        match &self.game {
            Some(game) => format!("{game}, {}", self.theme),
            None => self.theme.to_owned(),
        }
    }

    /// The tokens that are colours.
    pub fn tokens(&self) -> Vec<String> {
        self.values
            .iter()
            .filter(|(_, value)| Colour::read(value).is_some())
            .map(|(name, _)| name.clone())
            .collect()
    }

    /// The colour of an expression (see `pair`).
    pub fn colour(&self, expression: &str) -> Colour {
        match expression.split_whitespace().collect::<Vec<_>>()[..] {
            ["dim", rest] => {
                let (saturate, brightness) = dim();
                self.colour(rest).filtered(saturate, brightness)
            }
            [front, share, "/", ground] => {
                let share: f64 = share.trim_end_matches('%').parse().expect("a share in percent");
                self.colour(front).over(share / 100.0, self.colour(ground))
            }
            [one] => self.single(one),
            _ => panic!("`{expression}` is no colour: see contrast/pair.rs"),
        }
    }

    fn single(&self, name: &str) -> Colour {
        if let Some(fixed) = Colour::read(name) {
            return fixed;
        }
        // For seats: the stylesheet says whether `seat` is the deep or the bright colour in this theme.
        let token = match name.strip_prefix("seat-") {
            Some(number) => {
                let which =
                    self.values.get("seat").map(|value| value.trim_matches(['v', 'a', 'r', '(', ')', '-']));
                format!("{}-{number}", which.unwrap_or_default())
            }
            None => name.to_owned(),
        };
        let value = self.values.get(&token).unwrap_or_else(|| panic!("there is no token `{token}`"));
        Colour::read(value).unwrap_or_else(|| panic!("`{token}: {value}` is not a readable colour"))
    }
}
