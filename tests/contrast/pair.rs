//! A row of the table: what is seen on what.
//!
//! A colour is written as a token (`ink`), as a fixed colour of the sheets (`#fff`), or as one of
//! - `deep-*`: of each seat in turn (`seat-*` is the one of the two that the theme takes),
//! - `clay 24% / panel`: so much of one over another, as by `opacity` or `color-mix` with `transparent`,
//! - `dim on-clay`: on a card that cannot be played now.

/// What is to be told apart.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// Words and numbers.
    Text,
    /// What is not read but seen: a mark, a picture that says something, the edge of a control, the ring of the focus.
    Mark,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// What is seen.
    pub front: &'static str,
    /// What it is seen on.
    pub ground: &'static str,
    kind: Kind,
    /// Where.
    pub place: &'static str,
    /// `light` or `dark`, where the sheets make a difference.
    pub only: Option<&'static str>,
}

/// Words and numbers: 4.5:1.
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
    /// The same in one theme alone.
    pub const fn only(self, theme: &'static str) -> Self {
        Self { only: Some(theme), ..self }
    }

    /// How far apart the two must be.
    pub fn least(&self) -> f64 {
        match self.kind {
            Kind::Text => 4.5,
            Kind::Mark => 3.0,
        }
    }

    /// The row, once for each seat if it speaks of seats.
    pub fn of_each_seat(&self) -> Vec<(String, String)> {
        let of = |seat: usize| {
            let number = seat.to_string();
            (self.front.replace('*', &number), self.ground.replace('*', &number))
        };
        let seats = if of(0) == of(1) { 1 } else { SEATS };
        (0..seats).map(of).collect()
    }
}

/// What an expression names: of `clay 24% / panel`, `clay` and `panel`.
pub fn words(expression: &'static str) -> impl Iterator<Item = &'static str> {
    let names = |word: &&str| !word.ends_with('%') && *word != "/" && *word != "dim";
    expression.split_whitespace().filter(names)
}

/// `deep-3` as `deep-*`, and `deep` as well: the token that holds the colour of the seat at hand.
pub fn without_seat(token: &str) -> String {
    let kind = token.strip_suffix(|last: char| last.is_ascii_digit()).unwrap_or(token);
    match kind.trim_end_matches('-') {
        kind @ ("deep" | "bright" | "seat") => format!("{kind}-*"),
        _ => token.to_owned(),
    }
}
