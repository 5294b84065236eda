//! A row of the table: a foreground and a background.
//!
//! A colour is written as a token (`ink`), as a fixed colour of the stylesheets (`#fff`), or as one of
//! - `deep-*`: of each seat in turn (`seat-*` is the deep or the bright one, depending on the theme),
//! - `clay 24% / panel`: this much of one colour over another, as with `opacity` or `color-mix` with `transparent`,
//! - `dim on-clay`: on a card that cannot be played now.

/// The kind of content.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// Text and numbers.
    Text,
    /// Non-text content: a mark, an informative picture, the edge of a control, the focus ring.
    Mark,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// The foreground.
    pub front: &'static str,
    /// The background.
    pub ground: &'static str,
    kind: Kind,
    /// Where it is used.
    pub place: &'static str,
    /// `light` or `dark`, if the stylesheets differ between them.
    pub only: Option<&'static str>,
}

/// Text and numbers: 4.5:1.
pub const fn text(front: &'static str, ground: &'static str, place: &'static str) -> Pair {
    Pair { front, ground, kind: Kind::Text, place, only: None }
}

/// Marks, edges and rings: 3:1.
pub const fn mark(front: &'static str, ground: &'static str, place: &'static str) -> Pair {
    Pair { front, ground, kind: Kind::Mark, place, only: None }
}

/// The seats of the largest table.
const SEATS: usize = 8;

impl Pair {
    /// The same pair, but in only one theme.
    pub const fn only(self, theme: &'static str) -> Self {
        Self { only: Some(theme), ..self }
    }

    /// The required contrast.
    pub fn least(&self) -> f64 {
        match self.kind {
            Kind::Text => 4.5,
            Kind::Mark => 3.0,
        }
    }

    /// The row, once per seat if it refers to seats.
    pub fn of_each_seat(&self) -> Vec<(String, String)> {
        let of = |seat: usize| {
            let number = seat.to_string();
            (self.front.replace('*', &number), self.ground.replace('*', &number))
        };
        let seats = if of(0) == of(1) { 1 } else { SEATS };
        (0..seats).map(of).collect()
    }
}

/// The names in an expression: of `clay 24% / panel`, `clay` and `panel`.
pub fn words(expression: &'static str) -> impl Iterator<Item = &'static str> {
    let names = |word: &&str| !word.ends_with('%') && *word != "/" && *word != "dim";
    expression.split_whitespace().filter(names)
}

/// `deep-3` as `deep-*`, and `deep` as well: the token with the colour of the current seat.
pub fn without_seat(token: &str) -> String {
    let kind = token.strip_suffix(|last: char| last.is_ascii_digit()).unwrap_or(token);
    match kind.trim_end_matches('-') {
        kind @ ("deep" | "bright" | "seat") => format!("{kind}-*"),
        _ => token.to_owned(),
    }
}
